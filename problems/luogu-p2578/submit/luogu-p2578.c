/* luogu-p2578 0.1.0, made from Rust by cargo single-file */
/* with rustc 1.96.0 and wasm-opt version 108 */
/* Licence: MIT OR Apache-2.0 */
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
#define fill(a, x, n) memset(m + (a), (int) ((x) & 255), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void luogu_p2578_write_board(u32 a){
 u32 b=0, c, d, e, f, g;
 c=M4(196728); d=12;
 do{
  e=m[a]; f=m[a+2]; g=m[a+1];
  if(c-65531<=5) { output(131184,c); b=0; goto L4; }
  b=c;
  if(b>=65531) trap();
L4:;
  N1(b,131189)=10; N1(b,131188)=f+48; N1(b,131187)=32; N1(b,131186)=g+48; N1(b,131185)=32;
  N1(b,131184)=e+48; c=b+6; M4(196728)=c; a+=3; d-=3;
 }while(d>=6);
 if(c==65536) { output(131184,65536); c=0; goto L6; }
 if(b>=65530) trap();
L6:;
 N1(c,131184)=10; M4(196728)=c+1;
}

static void f_refill(void){
 u32 a;
 a=M4(196728);
 if(a){
  if(a>=65537) trap();
  output(131184,a); M4(196728)=0;
 }
 if(!m[196732]){
  M8(131176)-=M4(196720); M4(196724)=0; a=input(65632,65536); M4(196720)=a; m[196732]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0;
 if(a>9) f_write_number((u32)a/10);
 b=M4(196728);
 if(b==65536) { output(131184,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196728)=b+1; N1(b,131184)=((u32)a&255)%10|48;
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

static u32 f___main_void(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s, t, u, v, b0, c0, d0,
   e0, f0, a0, y;
 u64 w=0, x=0, z;
 c=frame(112); a=M4(196720); b=M4(196724);
 for(;;){
  if(a==b) { f_refill(); a=M4(196720); }
  if(a>=65537) trap();
  b=M4(196724);
  if(a<=b) goto L3;
  d=N1(b,65632); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196724)=b;
  if(d!=10) continue;
  M8(131176)=b; M8(131168)++;
 }
 e=a-b;
 if(e<2) goto L8;
 d=b+65632; h=N1(d,1); g=h==32?17:9;
 if(e<g) goto L8;
 w=M8(d); y=c;
 if(h==32){
  x=N8(d,8);
  if(((x^U64(0x2000200020002000))|(w^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L8;
  w&=U64(0xff00ff00ff00ff); w|=w>>8; z=(w&65535)|(w>>16&4294901760U); w=x&U64(0xff00ff00ff00ff);
  w|=w>>8; z|=((w>>16&4294901760U)|(w&65535))<<32;
 }else{
  z=w;
 }
 x=z^U64(0x3030303030303030); N8(y,32)=x; N1(c,40)=m[d+g-1]-48; d=0; e=0;
 do{
  e|=1U<<(m[c+32+d]&31); d++;
 }while(d!=9);
 d=0;
 do{
  j|=m[c+32+d]; d++;
 }while(d!=9);
 if(e!=511||(j&255)>=16) goto L8;
 M4(196724)=b+g; w=N8(c,33); a=x; goto L7;
L8:;
 N1(c,40)=0; N8(c,32)=0; j=0; d=0;
 for(;;){
  e=d+1; g=c+32+d;
  for(;;){
   if(a==b) { f_refill(); a=M4(196720); }
   if(a>=65537) trap();
   b=M4(196724);
   if(a>b){
    d=N1(b,65632); h=d-9;
    if(1U<<(h&31)&8388627?h<=23:0) goto L15;
    y=1;
   }else{
    y=0;
   }
   if(!(y&1)) goto L3;
   d-=48; h=d&255;
   if(h>8) goto L3;
   h=1U<<(h&31);
   if(h&j) goto L3;
   m[g]=d; b++; M4(196724)=b; j|=h; d=e;
   if(d!=9) break;
   w=N8(c,33); a=N1(c,32); goto L7;
L15:;
   b++; M4(196724)=b;
   if(d!=10) continue;
   M8(131176)=b; M8(131168)++;
  }
 }
L7:;
 N8(c,15)=w; N1(c,14)=a;
 if(!M2(196736)){
  N1(c,31)=7; N8(c,23)=U64(0x605040302010800); j=c+31;
  do{
   N1(c,80)=0; N8(c,72)=0; a=-36; b=c+23;
   do{
    m[M4(a+65596)+(c+72)]=m[b]; b++; a+=4;
   }while(a);
   N1(c,95)=N1(c,77); N1(c,94)=N1(c,80); N1(c,93)=N1(c,79); N1(c,92)=N1(c,74); N1(c,91)=N1(c,76);
   N1(c,90)=N1(c,78); N2(c,88)=N2(c,72); N1(c,87)=N1(c,75); N1(c,104)=0; N8(c,96)=0; a=-36; b=c+96;
   do{
    m[b]=m[M4(a+65596)+(c+72)]; b++; a+=4;
   }while(a);
   a=0; N1(c,40)=0; N8(c,32)=0; w=U64(0xfedcba9876543210);
   do{
    x=m[c+96+a]<<2; m[c+32+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
   }while(a!=9);
   e=0; a=-36; b=c+32;
   do{
    h=M4(a+65632)*m[b]; g=e; e=h+g; b++; d=a+4; a=d;
   }while(d);
   N1(c,104)=0; N8(c,96)=0; a=-36; b=c+96;
   do{
    m[b]=m[M4(a+65596)+(c+87)]; b++; a+=4;
   }while(a);
   a=0; N1(c,40)=0; N8(c,32)=0; w=U64(0xfedcba9876543210);
   do{
    x=m[c+96+a]<<2; m[c+32+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
   }while(a!=9);
   a=0; b=-36; d=c+32;
   do{
    a+=M4(b+65632)*m[d]; d++; b+=4;
   }while(b);
   if(a>=65536) trap();
   n++; N2(a<<1,196736)=e; d=0; fill(c+32,0,36); b=-36;
   do{
    e=M4(b+65596);
    if(e>=9) trap();
    e=m[c+87+e];
    if(e>=9) trap();
    M4(c+32+(e<<2))=d; d++; b+=4;
   }while(b);
   e=N4(c,64); f=(e<<2)+65596; d=g+h-5376; b=28;
   do{
    g=M4(c+32+b);
    if(e<=g){
     if(e>=9) trap();
     y=a-M4(f); goto L28;
    }
    if(g>=9) trap();
    y=N4(g<<2,65596)+a;
L28:;
    a=y;
    if(a>=65536) trap();
    N2(a<<1,196736)=d; d-=5376; b-=4;
   }while(b);
   b=10; d=1; e=j;
   do{
    g=d; a=e; h=b; b=h-1;
    if(b<2) { d=0; goto L30; }
    e=a-1; d=g+1; l=c+23+h; f=m[l-3];
   }while(f>=m[l-2]);
   d=h-2; y=b+c+21; b=9;
   do{
    if(b<=d) { b=d; break; }
    b--;
   }while(m[b+(c+23)]<=f);
   if(b>=9) trap();
   b+=c+23; m[y]=m[b]; m[b]=f;
L30:;
   if((9-d)>>1){
    d=g>>1; b=j;
    do{
     e=m[a]; m[a]=m[b]; m[b]=e; b--; a++; d--;
    }while(d);
   }
  }while(n!=5040);
  g=0;
  do{
   n=g<<16; g++; j=56; h=0;
   do{
    f=h|n; rotate_board(c+87,f); N1(c,80)=N1(c,95); N1(c,79)=N1(c,94); N1(c,78)=N1(c,93);
    N1(c,77)=N1(c,91); N1(c,76)=N1(c,90); N1(c,75)=N1(c,92); N1(c,74)=N1(c,89); N2(c,72)=N2(c,87);
    N1(c,104)=0; N8(c,96)=0; a=-36; b=c+96;
    do{
     m[b]=m[M4(a+65596)+(c+72)]; b++; a+=4;
    }while(a);
    a=0; N1(c,40)=0; N8(c,32)=0; w=U64(0xfedcba9876543210);
    do{
     x=m[c+96+a]<<2; m[c+32+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
    }while(a!=9);
    d=0; a=-36; b=c+32;
    do{
     e=d; d=e+M4(a+65632)*m[b]; b++; a+=4;
    }while(a);
    b=4608-(e>>7);
    if((b>4608?0:b)<6) trap();
    e=f>>7; j--; h+=768; a=(d>>6&67108862)+327808; b=0;
    do{
     M2(a)=b+e; a+=2; b++;
    }while(b!=6);
   }while(j);
  }while(g!=9);
 }
 N1(c,104)=0; N8(c,96)=0; a=-36; b=c+96;
 do{
  m[b]=N1(M4(a+65596),65549); b++; a+=4;
 }while(a);
 a=0; N1(c,40)=0; N8(c,32)=0; w=U64(0xfedcba9876543210);
 do{
  x=m[c+96+a]<<2; m[c+32+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
 }while(a!=9);
 d=0; a=-36; b=c+32;
 do{
  d+=M4(a+65632)*m[b]; b++; e=a+4; a=e;
 }while(e);
 if(M4(1319440)==-M4(1319588)){
  a=140288;
  for(;;){
   if(a!=730112){
    b=a-140288;
    if((b&63488)>43007) goto L49;
    if((b&120)!=120) goto L50;
    goto L49;
   }
   if(d>589823) trap();
   N1(d,337024)=252; M4(1319592)=d; a=1122560;
   do{
    M4(a+196736)=a!=1122560; a+=4;
   }while(a!=1122708);
   M4(926848)=d; break;
L50:;
   if(b>=589824) trap();
   m[a+196736]=0;
L49:;
   a+=4096;
  }
 }
 d=rotate_state(c+14);
 if(d>589823) trap();
 b0=d+337024;
 do{
  d=m[b0];
  if(d) goto L56;
  d=0; f=0; o=0; p=0; b=M4(1319596);
  if(b!=4294967295U){
   if(b>=63) trap();
   e=b&1; q=e?926848:1123072; d=e*148; l=N4(d,1319300); r=N4(d,1319296); j=(l-r)<<2;
   c0=(l<r)|(l>49056); s=N4(d,1319304); a=(s-l)<<2; d0=(l>s)|(s>49056); v=N4(d,1319440); g=v<<2;
   d=b+1; e0=(d&1)*148+1319296; e=e?1123072:926848; h=e+(r<<2); n=e+(l<<2); f0=v<49057; a0=~d<<2;
   t=(a0|3)&255;
   do{
    M4(p+e0)=f;
    if(o>=4) goto L62;
    u=1U<<(o&1&31)|a0;
    switch(o-1){
    case 0:
     if(c0) trap();
     if(l==r) goto L62;
     b=j; d=h;
     do{
      i=M4(d);
      if(i>=589824) trap();
      k=N2(i>>6&67108862,327808);
      if(k>4607) trap();
      i=(i&127)|k<<7; k=N1(i,337024); N1(i,337024)=(k>t?0:u)|k;
      if(f>=49056) trap();
      d+=4; M4(q+(f<<2))=i; f+=!k; b-=4;
     }while(b);
     break;
    case 1:
     break;
    case 2:
     if(d0) trap();
     if(l==s) goto L62;
     b=a; d=n;
     do{
      i=M4(d);
      if(i>=589824) trap();
      k=N2(i>>6&67108862,327808);
      if(k>4607) trap();
      i=(i&127)|k<<7; k=N1(i,337024); N1(i,337024)=(k>t?0:u)|k;
      if(f>=49056) trap();
      d+=4; M4(q+(f<<2))=i; f+=!k; b-=4;
     }while(b);
     break;
    default:
     if(!f0) trap();
     if(!v) goto L62;
     b=g; d=e;
     do{
      i=M4(d);
      if(i>589823) trap();
      i=N2((i&65535)<<1,196736)|(i&-65536); k=N1(i,337024); N1(i,337024)=(k>t?0:u)|k;
      if(f>=49056) trap();
      d+=4; M4(q+(f<<2))=i; f+=!k; b-=4;
     }while(b);
    }
L62:;
    o++; p+=4;
   }while(p!=148);
   d=f!=0; M4(1319596)+=d;
  }
 }while(d);
 a=M4(196728);
 if(a-65526>10) goto L55;
 output(131184,a); M4(196728)=0; a=0; goto L54;
L56:;
 f_write_number((~d&252)>>2); a=M4(196728);
 if(a==65536) { output(131184,65536); a=0; goto L69; }
 if(a>=65536) trap();
L69:;
 N1(a,131184)=10; M4(196728)=a+1; d=c+14; luogu_p2578_write_board(d); a=rotate_state(d);
 for(;;){
  if(a>=589824) trap();
  d=ctz32(N1(a,337024)&3);
  if(d>1) goto L53;
  if(!N1(d,65547)){
   b=7;
   do{
    a=N2((a&65535)<<1,196736)|(a&-65536); b--;
   }while(b);
   goto L72;
  }
  b=1;
  do{
   if(a>=589824) trap();
   a=(a&127)|N2(a>>6&67108862,327808)<<7; y=b&1; b=0;
  }while(y);
L72:;
  d=c+32; rotate_board(d,a); luogu_p2578_write_board(d);
 }
L55:;
 if(a>=65526) trap();
L54:;
 N4(a,131191)=M4(65543); N8(a,131184)=M8(65536); M4(196728)+=11;
L53:;
 a=M4(196720); b=M4(196724);
 for(;;){
  if(a==b) { f_refill(); a=M4(196720); }
  if(a>=65537) trap();
  d=M4(196724);
  if(d>=a) break;
  e=N1(d,65632); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=d+1; M4(196724)=b;
  if(e!=10) continue;
  M8(131176)=b; M8(131168)++;
 }
L3:;
 d=M4(196728);
 if(d){
  if(d>=65537) trap();
  output(131184,d); M4(196728)=0;
 }
 g0=c+112; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\n\0\1\0\1\2\3\4\5\6\7\10\0\0\4\0\0\0\3\0\0\0\5\0\0"
   "\0\0\0\0\0\1\0\0\0\2\0\0\0\6\0\0\0\7\0\0\0\10\0\0\0\0\0\1\0\0"
   "\25\0\0\0\3\0\0\200\0\0\0\30\0\0\0\6\0\0\0\2\0\0\0\1", 89);
 f__start();
 return 0;
}
