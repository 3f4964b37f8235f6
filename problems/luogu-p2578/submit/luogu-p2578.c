/* luogu-p2578, made from Rust by c-emitter */
/* with rustc 1.96.0 and wasm-opt version 108 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U64(x) x##ULL
#endif

static u8 m[1376256];
#define pages 21
static u32 g0 = 65536;
#define trap() exit(101)
#ifdef __GNUC__
#define CELL __attribute__((packed, may_alias))
#else
#define CELL
#endif
#define N1(a, n) (*(m + (a) + n))
typedef struct CELL { u16 x; } u16_cell;
#define M2(a) (((u16_cell *) (m + (a)))->x)
#define N2(a, n) (((u16_cell *) (m + (a) + n))->x)
typedef struct CELL { u32 x; } u32_cell;
#define M4(a) (((u32_cell *) (m + (a)))->x)
#define N4(a, n) (((u32_cell *) (m + (a) + n))->x)
typedef struct CELL { u64 x; } u64_cell;
#define M8(a) (((u64_cell *) (m + (a)))->x)
#define N8(a, n) (((u64_cell *) (m + (a) + n))->x)
static u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }
#define copy(a, b, n) memmove(m + (a), m + (b), n)
#define fill(a, x, n) memset(m + (a), (int) ((x) & 255), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }

static void f_flush(void){
 u32 a;
 a=M4(196728);
 if(a){
  if(a>=65537) trap();
  output(131184,a); M4(196728)=0;
 }
}

static void problem_write_board(u32 a){
 u32 b, c, d, e, f;
 b=M4(196728); c=12;
 do{
  d=m[a]; e=m[a+2]; f=m[a+1];
  if(b-65531<=5) { f_flush(); b=M4(196728); }
  if(b>=65531) trap();
  N1(b,131189)=10; N1(b,131188)=e+48; N1(b,131187)=32; N1(b,131186)=f+48; N1(b,131185)=32;
  N1(b,131184)=d+48; b=M4(196728)+6; M4(196728)=b; a+=3; c-=3;
 }while(c>=6);
 if(b==65536) { f_flush(); b=M4(196728); }
 if(b>=65536) trap();
 N1(b,131184)=10; M4(196728)++;
}

static void f_group(u32 a, u32 b, u32 c){
 u32 d;
 d=N4(b,8)+(c<<2); c=N4(d,4); d=M4(d);
 if(!((c>=d)&(c<=N4(b,4)))) trap();
 N4(a,4)=c-d; M4(a)=M4(b)+(d<<2);
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!m[196732]){
  M8(131176)-=M4(196720); M4(196724)=0; a=input(65632,65536); M4(196720)=a; m[196732]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=a;
 if(a>9) f_write_number(c/10);
 b=M4(196728);
 if(b==65536) { f_flush(); b=M4(196728); }
 if(b>=65536) trap();
 N1(b,131184)=c%10|48; M4(196728)++;
}

static u32 rotate_state(u32 a){
 u32 b, c, d;
 u64 e, f;
 c=g0-32; N1(c,8)=0; M8(c)=0; b=-36; d=c;
 do{
  m[d]=m[a+M4(b+65596)]; d++; b+=4;
 }while(b);
 b=0; N1(c,24)=0; N8(c,16)=0; e=U64(0xfedcba9876543210);
 do{
  f=m[b+c]<<2; m[c+16+b]=(u32)(e>>(f&63))&15; e+=U64(0xeeeeeeeeeeeeeef0)<<(f&63); b++;
 }while(b!=9);
 a=0; b=c+16; d=-36;
 do{
  a+=M4(d+65632)*m[b]; c=d+4; d=c; b++;
 }while(c);
 return a;
}

static void rotate_board(u32 a, u32 b){
 u32 c, d, e=0, f, g, h, i, j, k;
 c=g0-16; N1(c,8)=0; M8(c)=0; f=((b>>16)*336+(b>>7&511))*120+(b&127); i=c+9; g=9;
 do{
  b=g; g=b-1; d=10-b; k=f; f=div_u32(f,d); d=k-f*d; m[c+g]=d;
  if(b!=9){
   d&=255; b=e;
   do{
    h=b+i; j=h; h=m[h]; m[j]=h+(d<=h); b++;
   }while(b);
  }
  e--;
 }while(g);
 N1(a,8)=0; M8(a)=0; b=-36;
 do{
  m[a+M4(b+65596)]=m[c]; c++; b+=4;
 }while(b);
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s, t, u, x;
 u64 v=0, w=0, y;
 a=frame(128); c=M4(196720); b=M4(196724); x=a;
 for(;;){
  if(b==c) { f_refill(); c=M4(196720); }
  if(c>=65537) trap();
  b=M4(196724);
  if(c<=b) goto L4;
  d=N1(b,65632); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196724)=b;
  if(d!=10) continue;
  M8(131176)=b; M8(131168)++;
 }
 e=c-b;
 if(e<2) goto L6;
 d=b+65632; f=N1(d,1)==32; g=f?17:9;
 if(e<g) goto L6;
 v=M8(d);
 if(!f) { y=v; goto L7; }
 w=N8(d,8);
 if(((w^U64(0x2000200020002000))|(v^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L6;
 v&=U64(0xff00ff00ff00ff); v|=v>>8; y=(v&65535)|(v>>16&4294901760U); v=w&U64(0xff00ff00ff00ff);
 v|=v>>8; y|=((v>>16&4294901760U)|(v&65535))<<32;
L7:;
 v=y^U64(0x3030303030303030); N8(x,32)=v; N1(a,40)=m[d+g-1]-48; d=0; e=0;
 do{
  e|=1U<<(m[a+32+d]&31); d++;
 }while(d!=9);
 d=0;
 do{
  h|=m[a+32+d]; d++;
 }while(d!=9);
 if(e!=511||(h&255)>=16) goto L6;
 M4(196724)=b+g; N2(a,116)=N2(a,37); N4(a,112)=N4(a,33); c=N2(a,39); b=v; d=N1(a,117); e=N1(a,116);
 goto L5;
L6:;
 N1(a,40)=0; N8(a,32)=0; h=0; d=0;
A13:;
 for(;;){
  e=d+1; g=a+32+d;
  for(;;){
   if(b==c) { f_refill(); c=M4(196720); }
   if(c>=65537) break;
   b=M4(196724);
   if(c>b){
    d=N1(b,65632); f=d-9;
    if(1U<<(f&31)&8388627?f<=23:0) goto L17;
    x=1;
   }else{
    x=0;
   }
   if(!(x&1)) goto L4;
   d-=48; f=d&255;
   if(f>8) goto L4;
   f=1U<<(f&31);
   if(f&h&65535) goto L4;
   m[g]=d; b++; M4(196724)=b; h|=f; d=e;
   if(d!=9) goto A13;
   b=N4(a,35); N4(a,114)=b; N2(a,112)=N2(a,33); d=b>>24; e=b>>16; c=N2(a,39); b=N1(a,32); goto L5;
L17:;
   b++; M4(196724)=b;
   if(d!=10) continue;
   M8(131176)=b; M8(131168)++;
  }
  break;
 }
 trap();
L5:;
 N1(a,19)=e; N4(a,15)=N4(a,112); N2(a,21)=c; N1(a,20)=d; N1(a,14)=b;
 if(!M2(196736)){
  N1(a,31)=7; N8(a,23)=U64(0x605040302010800); h=a+31;
  do{
   N1(a,80)=0; N8(a,72)=0; c=-36; b=a+23;
   do{
    m[M4(c+65596)+(a+72)]=m[b]; b++; c+=4;
   }while(c);
   N1(a,95)=N1(a,77); N1(a,94)=N1(a,80); N1(a,93)=N1(a,79); N1(a,92)=N1(a,74); N1(a,91)=N1(a,76);
   N1(a,90)=N1(a,78); N2(a,88)=N2(a,72); N1(a,87)=N1(a,75); N1(a,104)=0; N8(a,96)=0; c=-36; b=a+96;
   do{
    m[b]=m[M4(c+65596)+(a+72)]; b++; c+=4;
   }while(c);
   c=0; N1(a,40)=0; N8(a,32)=0; k++; v=U64(0xfedcba9876543210);
   do{
    w=m[a+96+c]<<2; m[a+32+c]=(u32)(v>>(w&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(w&63); c++;
   }while(c!=9);
   N1(a,120)=N1(a,40); N8(a,112)=N8(a,32); e=0; c=-36; b=a+112;
   do{
    f=M4(c+65632)*m[b]; g=e; e=f+g; b++; d=c+4; c=d;
   }while(d);
   N1(a,104)=0; N8(a,96)=0; c=-36; b=a+96;
   do{
    m[b]=m[M4(c+65596)+(a+87)]; b++; c+=4;
   }while(c);
   c=0; N1(a,40)=0; N8(a,32)=0; v=U64(0xfedcba9876543210);
   do{
    w=m[a+96+c]<<2; m[a+32+c]=(u32)(v>>(w&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(w&63); c++;
   }while(c!=9);
   N1(a,120)=N1(a,40); N8(a,112)=N8(a,32); c=0; b=-36; d=a+112;
   do{
    c+=M4(b+65632)*m[d]; d++; b+=4;
   }while(b);
   if(c>=65536) trap();
   N2(c<<1,196736)=e; d=0; fill(a+32,0,36); b=-36;
   do{
    e=M4(b+65596);
    if(e>=9) trap();
    e=m[a+87+e];
    if(e>=9) trap();
    M4(a+32+(e<<2))=d; d++; b+=4;
   }while(b);
   e=N4(a,64); l=(e<<2)+65596; d=f+g-5376; b=28;
   do{
    g=M4(a+32+b);
    if(e<=g){
     if(e>=9) trap();
     x=c-M4(l); goto L33;
    }
    if(g>=9) trap();
    x=N4(g<<2,65596)+c;
L33:;
    c=x;
    if(c>=65536) trap();
    N2(c<<1,196736)=d; d-=5376; b-=4;
   }while(b);
   b=10; d=1; e=h;
   do{
    g=d; c=e; f=b; b=f-1;
    if(b<2) { d=0; goto L28; }
    e=c-1; d=g+1; n=a+23+f; l=m[n-3];
   }while(l>=m[n-2]);
   d=f-2; e=a+b+21; b=9;
   do{
    if(b<=d) { b=d; break; }
    b--;
   }while(m[b+(a+23)]<=l);
   if(b>=9) trap();
   b+=a+23; m[e]=m[b]; m[b]=l;
L28:;
   if((9-d)>>1){
    d=g>>1; b=h;
    do{
     e=m[c]; m[c]=m[b]; m[b]=e; b--; c++; d--;
    }while(d);
   }
  }while(k!=5040);
  k=0;
  do{
   g=k<<16; k++; e=56; h=0;
   do{
    f=g|h; rotate_board(a+87,f); N1(a,80)=N1(a,95); N1(a,79)=N1(a,94); N1(a,78)=N1(a,93);
    N1(a,77)=N1(a,91); N1(a,76)=N1(a,90); N1(a,75)=N1(a,92); N1(a,74)=N1(a,89); N2(a,72)=N2(a,87);
    N1(a,104)=0; N8(a,96)=0; c=-36; b=a+96;
    do{
     m[b]=m[M4(c+65596)+(a+72)]; b++; c+=4;
    }while(c);
    c=0; N1(a,40)=0; N8(a,32)=0; e--; h+=768; v=U64(0xfedcba9876543210);
    do{
     w=m[a+96+c]<<2; m[a+32+c]=(u32)(v>>(w&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(w&63); c++;
    }while(c!=9);
    N1(a,120)=N1(a,40); N8(a,112)=N8(a,32); d=0; c=-36; b=a+112;
    do{
     d+=M4(c+65632)*m[b]; b++; c+=4;
    }while(c);
    c=0; b=d>>7; d=4608-b; d=d>4608?0:d; f>>=7; b=(b<<1)+327808;
    while(c!=d){
     M2(b)=c+f; b+=2; c++;
     if(c==6) goto L49;
    }
    trap();
L49:;
   }while(e);
  }while(k!=9);
 }
 d=rotate_state(65536);
 if(M4(1319440)==-M4(1319588)){
  h=337024; e=589824;
  do{
   c=43008; b=h;
   do{
    m[b]=0; g=c<4096?c:4096; b+=g; c-=g;
   }while(c);
   b=e<65536?e:65536; h+=b; e-=b;
  }while(e);
  if(d>589823) trap();
  N1(d,337024)=252; M4(1319592)=d; c=1122560;
  do{
   M4(c+196736)=c!=1122560; c+=4;
  }while(c!=1122708);
  M4(926848)=d;
 }
 c=rotate_state(a+14);
 if(c>589823) trap();
 r=c+337024;
 do{
  b=m[r];
  if(b) goto L58;
  h=0; k=0; l=0; g=g0-176; g0=g; f=m[1319596]; d=f&1; copy(g+16,d*148+1319296,148);
  if(f<=62){
   b=d?1123072:926848; n=d?926848:1123072; q=N4(g,160); e=q<<2; s=!d*148+1319296; t=q<49057;
   u=-8-(f<<2); o=(u|3)&255; f=0;
   for(;;){
    M4(l+s)=f;
    if(k>=4) goto L66;
    N4(g,168)=49056; N4(g,164)=b; p=1U<<(k&1&31)|u; N4(g,172)=g+16;
    switch(k-1){
    case 0:
     f_group(g,g+164,0); d=N4(g,4);
     if(!d) goto L66;
     h=d<<2; d=M4(g);
     do{
      j=M4(d); i=j>>7;
      if(j>=589824) trap();
      i=N2(i<<1,327808); j=(j&127)|i<<7;
      if(i>4607) trap();
      i=N1(j,337024); N1(j,337024)=(i>o?0:p)|i;
      if(f>=49056) trap();
      d+=4; M4(n+(f<<2))=j; f+=!i; h-=4;
     }while(h);
     break;
    case 1:
     break;
    case 2:
     f_group(g+8,g+164,1); d=N4(g,12);
     if(!d) goto L66;
     h=d<<2; d=N4(g,8);
     do{
      j=M4(d); i=j>>7;
      if(j>=589824) trap();
      i=N2(i<<1,327808); j=(j&127)|i<<7;
      if(i>4607) trap();
      i=N1(j,337024); N1(j,337024)=(i>o?0:p)|i;
      if(f>=49056) trap();
      d+=4; M4(n+(f<<2))=j; f+=!i; h-=4;
     }while(h);
     break;
    default:
     if(!t) goto L64;
     if(!q) goto L66;
     h=e; d=b;
     do{
      i=M4(d); j=(i&-65536)|N2((i&65535)<<1,196736);
      if(i>589823) trap();
      i=N1(j,337024); N1(j,337024)=(i>o?0:p)|i;
      if(f>=49056) trap();
      d+=4; M4(n+(f<<2))=j; f+=!i; h-=4;
     }while(h);
    }
L66:;
    k++; l+=4;
    if(l==148) goto L63;
   }
L64:;
   trap();
L63:;
   h=f!=0; m[1319596]+=h;
  }
  g0=g+176; x=h;
 }while(x);
 c=M4(196728);
 if(c-65526<=10) { f_flush(); c=M4(196728); }
 if(c>=65526) trap();
 N4(c,131191)=M4(65552); N8(c,131184)=M8(65545); M4(196728)+=11; goto L56;
L58:;
 f_write_number((~b&252)>>2); b=M4(196728);
 if(b==65536) { f_flush(); b=M4(196728); }
 if(b<65536){
  N1(b,131184)=10; M4(196728)++; problem_write_board(a+14);
  do{
   b=ctz32(N1(c,337024)|256);
   if(b>1) goto L56;
   if(!N1(b,65556)){
    b=7;
    do{
     c=N2((c&65535)<<1,196736)|(c&-65536); b--;
    }while(b);
    goto L77;
   }
   b=1;
   do{
    if(c>=589824) trap();
    c=(c&127)|N2(c>>7<<1,327808)<<7; x=b&1; b=0;
   }while(x);
L77:;
   b=a+32; rotate_board(b,c); problem_write_board(b);
  }while(c<589824);
 }
 trap();
L56:;
 c=M4(196720); b=M4(196724);
 for(;;){
  if(b==c) { f_refill(); c=M4(196720); }
  if(c>=65537) trap();
  b=M4(196724);
  if(b>=c) break;
  d=N1(b,65632); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196724)=b;
  if(d!=10) continue;
  M8(131176)=b; M8(131168)++;
 }
L4:;
 f_flush(); g0=a+128;
}

int main(void) {
 memcpy(m + 65537, "\1\2\3\4\5\6\7\10UNSOLVABLE\n\0\1\0\0\4\0\0\0\3\0\0\0\5\0\0\0"
   "\0\0\0\0\1\0\0\0\2\0\0\0\6\0\0\0\7\0\0\0\10\0\0\0\0\0\1\0\0\25"
   "\0\0\0\3\0\0\200\0\0\0\30\0\0\0\6\0\0\0\2\0\0\0\1", 88);
 f_solve();
 return 0;
}
