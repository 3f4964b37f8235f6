/* nine-number 0.1.0, made from Rust by cargo single-file */
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
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196680);
 if(a){
  if(a>=65537) trap();
  output(131136,a); M4(196680)=0;
 }
 if(!m[196684]){
  M8(131128)-=M4(196672); M4(196676)=0; a=input(65584,65536); M4(196672)=a; m[196684]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0;
 if(a>9) f_write_number((u32)a/10);
 b=M4(196680);
 if(b==65536) { output(131136,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196680)=b+1; N1(b,131136)=((u32)a&255)%10|48;
}

static u32 f___main_void(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, d0=0,
   e0=0, f0=0, k0=0, l0=0, n0=0, o0=0, i0=0, j0=0, p0=0, y, z, c0;
 u64 t=0, u=0, v=0, w=0, x=0, a0=0, b0=0, h0=0, q0;
 c=frame(64);
 if(!M2(196688)){
  f0=c+16; k=c+17; p=c+18; k0=c+19; l0=c+20; n0=c+21; o0=c+22; N1(c,23)=7;
  N8(c,15)=U64(0x605040302010800);
  do{
   q=N1(c,15); u=q<<2; t=(U64(0xeeeeeeeeeeeeeef0)<<(u&63))-U64(81985529216486896); i=N1(c,21);
   a=i<<2; v=a; b=(u32)(U64(0xfedcba9876543210)>>(u&63))<<16&983040;
   u=U64(0xeeeeeeeeeeeeeef0)<<(v&63); y=((u32)(t>>(v&63))&15)*5376+b; v=u+t; n=N1(c,20); d=n<<2;
   w=d; y+=((u32)(v>>(w&63))&15)*768; w=U64(0xeeeeeeeeeeeeeef0)<<(w&63); v+=w; h=N1(c,16); g=h<<2;
   x=g; y+=(u32)(v>>(x&63))<<7&1920; x=U64(0xeeeeeeeeeeeeeef0)<<(x&63); v+=x; l=N1(c,18); s=l<<2;
   a0=s; y+=((u32)(v>>(a0&63))&15)*24; a0=U64(0xeeeeeeeeeeeeeef0)<<(a0&63); v+=a0; r=N1(c,19);
   j=r<<2; b0=j; y+=((u32)(v>>(b0&63))&15)*6; b0=U64(0xeeeeeeeeeeeeeef0)<<(b0&63); v+=b0;
   f=N1(c,22); d0=f<<2; h0=d0; e0=N1(c,23); i0=e0<<2;
   e=y+((u32)(v>>(h0&63))<<1&30)+((u32)((v+(U64(0xeeeeeeeeeeeeeef0)<<(h0&63)))>>(i0&63))&15);
   if(e>=65536) trap();
   z=((u32)(t>>(g&60&63))&15)*5376+b; t+=x; o=N1(c,17); j0=o<<2; v=j0; z+=((u32)(t>>(v&63))&15)*768;
   t+=U64(0xeeeeeeeeeeeeeef0)<<(v&63); z+=(u32)(t>>(s&60&63))<<7&1920; t+=a0;
   z+=((u32)(t>>(j&60&63))&15)*24; t+=b0; z+=((u32)(t>>(d&60&63))&15)*6; t+=w;
   b=z+((u32)(t>>(a&60&63))<<1&30)+((u32)((t+u)>>(d0&60&63))&15); N2(e<<1,196688)=b; N4(c,56)=0;
   N8(c,48)=0; N8(c,40)=0; N8(c,32)=0; N8(c,24)=0;
   if(q>8||i>8) trap();
   M4(c+24+a)=1;
   if(n>8) trap();
   M4(c+24+d)=2;
   if(h>8) trap();
   M4(c+24+g)=3;
   if(l>8) trap();
   M4(c+24+s)=4;
   if(r>8) trap();
   M4(c+24+j)=5;
   if(f>8) trap();
   M4(c+24+d0)=6;
   if(e0>8) trap();
   M4(c+24+i0)=7;
   if(o>8) trap();
   M4(c+24+j0)=8; a=N4(c,56); d=(a<<2)+65548; g=N4(c,52);
   if(a<=g){
    if(a>=9) trap();
    y=e-M4(d); goto L5;
   }
   if(g>=9) trap();
   y=N4(g<<2,65548)+e;
L5:;
   e=y;
   if(e>=65536) trap();
   N2(e<<1,196688)=b-5376; g=N4(c,48);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L7;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L7:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-10752; g=N4(c,44);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L9;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L9:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-16128; g=N4(c,40);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L11;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L11:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-21504; g=N4(c,36);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L13;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L13:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-26880; g=N4(c,32);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L15;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L15:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-32256; g=N4(c,28);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L17;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L17:;
   a=y;
   if(a>65535) trap();
   N2(a<<1,196688)=b+27904;
   if(f<e0) { a=8; y=o0; goto L20; }
   if(f>i) { a=7; y=n0; goto L20; }
   if(i>n) { a=6; y=l0; goto L20; }
   if(n>r) { a=5; y=k0; goto L20; }
   if(l<r) { a=4; y=p; goto L20; }
   if(l>o) { a=3; y=k; goto L20; }
   if(h<o) { a=2; y=f0; goto L20; }
   a=0;
   if(h<=q) goto L19;
   a=1; y=c+15;
L20:;
   l=y; n=m[l]; b=10;
   do{
    i=b-1;
    if(a>=i) goto L29;
    d=b-2; b=i; h=m[d+(c+15)];
   }while(h<=n);
   if(b<10) goto L28;
   trap();
L29:;
   h=m[c+15+a]; d=a;
L28:;
   m[l]=h; m[c+15+d]=n;
L19:;
   b=(9-a)>>1;
   if(!b) goto L31;
   a+=c+15; d=m[a]; m[a]=N1(c,23); N1(c,23)=d;
   if(b==1) goto L31;
   d=N1(a,1); N1(a,1)=N1(c,22); N1(c,22)=d;
   if(b==2) goto L31;
   d=N1(a,2); N1(a,2)=N1(c,21); N1(c,21)=d;
   if(b==3) goto L31;
   b=N1(a,3); N1(a,3)=N1(c,20); N1(c,20)=b;
L31:;
   p0++;
  }while(p0!=5040);
  n=c+33; r=0;
  do{
   s=r<<16; r++; g=56; e=0;
   do{
    h=0; N1(c,32)=0; N8(c,24)=0; a=e|s; l=a>>7; o=((a>>16)*336+(l&510))*120; d=9; q=0; i=n;
    do{
     a=d; d=a-1; b=10-a; z=o; o=div_u32(o,b); f=z-o*b; m[d+(c+24)]=f;
     if(a==9) goto L35;
     if(h&3){
      a=q&3; b=0;
      do{
       j=b+i; y=j; j=m[j]; m[y]=j+(j>=(f&255)); b++;
      }while(a!=b);
      a=b-h+9;
     }
     if(h-1<3) goto L35;
     b=f&255;
     do{
      f=c+24+a; j=m[f]; m[f]=j+(b<=j); j=f+1; y=j; j=m[j]; m[y]=j+(b<=j); j=f+2; y=j; j=m[j];
      m[y]=j+(b<=j); f+=3; y=f; f=m[f]; m[y]=f+(b<=f); a+=4;
     }while(a!=9);
L35:;
     q++; i--; h++;
    }while(d);
    t=N1(c,25)<<2; u=(U64(0xeeeeeeeeeeeeeef0)<<(t&63))-U64(81985529216486896); v=N1(c,26)<<2;
    c0=((u32)(u>>(v&63))&15)*5376+((u32)(U64(0xfedcba9876543210)>>(t&63))<<16&983040);
    t=(U64(0xeeeeeeeeeeeeeef0)<<(v&63))+u; u=N1(c,24)<<2; c0+=((u32)(t>>(u&63))&15)*768;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,27)<<2; c0+=(u32)(t>>(u&63))<<7&1920;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,28)<<2; c0+=((u32)(t>>(u&63))&15)*24;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,29)<<2; c0+=((u32)(t>>(u&63))&15)*6;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,30)<<2;
    a=(c0+((u32)(t>>(u&63))<<1&30)+((u32)((t+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)))>>(N1(c,31)<<2&63))
      &15))>>7;
    b=4608-a;
    if((b>4608?0:b)<6) trap();
    a<<=1; N2(a,327770)=l+5; N2(a,327768)=l+4; N2(a,327766)=l+3; N2(a,327764)=l+2; N2(a,327762)=l|1;
    N2(a,327760)=l; e+=768; g--;
   }while(g);
  }while(r!=9);
 }
 if(M4(1319392)==-M4(1319540)){
  b=140288;
  for(;;){
   if(b!=730112){
    a=b-140288;
    if(((a&63488)<=43007)&((a&120)!=120)) goto L42;
    b+=4096; continue;
   }
   M4(1319544)=280576; m[617552]=252; b=0;
   for(;;){
    M4(b+1319248)=b!=0;
    if(b==144) goto L40;
    M4(b+1319260)=1; M8(b+1319252)=U64(4294967297); b+=16;
   }
L42:;
   if(a>=589824) trap();
   m[b+196688]=0; b+=4096;
  }
L40:;
  M4(926800)=280576;
 }
 for(;;){
  b=M4(196672); d=M4(196676);
  for(;;){
   if(b==d) { f_refill(); b=M4(196672); }
   if(b>=65537) trap();
   d=M4(196676);
   if(b<=d) goto L48;
   a=N1(d,65584); i=a-9;
   if(!(1U<<(i&31)&8388627?i<=23:0)){
    n=b-d;
    if(n<2) goto L50;
    a=d+65584; h=N1(a,1)==32; i=h?17:9;
    if(n<i) goto L50;
    t=M8(a);
    if(!h) break;
    u=N8(a,8);
    if(((u^U64(0x2000200020002000))|(t^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L50;
    t&=U64(0xff00ff00ff00ff); t|=t>>8; q0=(t&65535)|(t>>16&4294901760U); t=u&U64(0xff00ff00ff00ff);
    t|=t>>8; t=q0|((t>>16&4294901760U)|(t&65535))<<32; break;
   }
   d++; M4(196676)=d;
   if(a!=10) continue;
   M8(131128)=d; M8(131120)++;
  }
  n=m[a+i-1]-48; t^=U64(0x3030303030303030); a=t; u=t>>8; h=u; v=t>>16; l=v; w=t>>24; r=w; x=t>>32;
  f=x; a0=t>>40; e=a0; b0=t>>48; o=b0; t>>=56; q=t;
  if(((n|a|h|l|r|f|e|o|q)&255)>15||(1U<<(n&31)|1U<<(a&31)|1U<<(h&31)|1U<<(l&31)|1U<<(r&31)
    |1U<<(f&31)|1U<<(e&31)|1U<<(o&31)|1U<<(q&31))!=511) goto L50;
  M4(196676)=d+i; goto L49;
L50:;
  a=0; N1(c,32)=0; N8(c,24)=0; i=0;
  do{
   y=a+1; z=c+24+a;
   for(;;){
    if(b==d) { f_refill(); b=M4(196672); }
    if(b>=65537) trap();
    a=M4(196676);
    if(a>=b) goto L48;
    h=N1(a,65584); d=h-9;
    if(d>23||!(1U<<(d&31)&8388627)) break;
    d=a+1; M4(196676)=d;
    if(h!=10) continue;
    M8(131128)=d; M8(131120)++;
   }
   d=h-48; h=d&255;
   if(h>8) goto L48;
   h=1U<<(h&31);
   if(h&i) goto L48;
   m[z]=d; d=a+1; M4(196676)=d; i|=h; a=y;
  }while(a!=9);
  b=N4(c,27); b0=b>>24; a0=b>>16; x=b>>8; d=N2(c,25); v=d>>8; t=N2(c,31); a=N1(c,24); w=b; u=d;
L49:;
  x<<=2; h0=(U64(0xeeeeeeeeeeeeeef0)<<(x&63))-U64(81985529216486896); w<<=2;
  y=((u32)(h0>>(w&63))&15)*5376+((u32)(U64(0xfedcba9876543210)>>(x&63))<<16&983040);
  w=h0+(U64(0xeeeeeeeeeeeeeef0)<<(w&63)); x=a0<<2; y+=((u32)(w>>(x&63))&15)*768;
  w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); x=a<<2; y+=(u32)(w>>(x&63))<<7&1920;
  w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); u<<=2; y+=((u32)(w>>(u&63))&15)*24;
  u=w+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)); v<<=2; y+=((u32)(u>>(v&63))&15)*6;
  u+=U64(0xeeeeeeeeeeeeeef0)<<(v&63); v=b0<<2;
  a=y+((u32)(u>>(v&63))<<1&30)+((u32)((u+(U64(0xeeeeeeeeeeeeeef0)<<(v&63)))>>(t<<2&63))&15);
  if(a>589823) trap();
  k0=a+336976;
  do{
   a=m[k0];
   if(a) goto L47;
   a=0; f=0; o=0; q=0; b=M4(1319548);
   if(b!=4294967295U){
    if(b>62) trap();
    a=b&1; g=a?926800:1123024; d=a*148; e=N4(d,1319252); s=N4(d,1319248); i=(e-s)<<2;
    l0=(e<s)|(e>49056); j=N4(d,1319256); n=(j-e)<<2; n0=(e>j)|(j>49056); b<<=2; o0=-8-b;
    f0=N4(d,1319392); h=f0<<2; i0=!a*148+1319248; d=a?1123024:926800; l=d+(s<<2); r=d+(e<<2);
    j0=f0<49057; d0=(-5-b)&255;
    do{
     M4(q+i0)=f;
     if(o>=4) goto L64;
     e0=1U<<(o&1&31)|o0;
     switch(o-1){
     case 0:
      if(l0) trap();
      if(e==s) goto L64;
      b=i; a=l;
      do{
       k=M4(a);
       if(k>589823) trap();
       p=N2(k>>6&67108862,327760);
       if(p>4607) trap();
       k=(k&127)|p<<7; p=N1(k,336976); N1(k,336976)=(p>d0?0:e0)|p;
       if(f>=49056) trap();
       a+=4; M4(g+(f<<2))=k; f+=!p; b-=4;
      }while(b);
      break;
     case 1:
      break;
     case 2:
      if(n0) trap();
      if(e==j) goto L64;
      b=n; a=r;
      do{
       k=M4(a);
       if(k>589823) trap();
       p=N2(k>>6&67108862,327760);
       if(p>4607) trap();
       k=(k&127)|p<<7; p=N1(k,336976); N1(k,336976)=(p>d0?0:e0)|p;
       if(f>=49056) trap();
       a+=4; M4(g+(f<<2))=k; f+=!p; b-=4;
      }while(b);
      break;
     default:
      if(!j0) trap();
      if(!f0) goto L64;
      b=h; a=d;
      do{
       k=M4(a);
       if(k>589823) trap();
       k=N2((k&65535)<<1,196688)|(k&-65536); p=N1(k,336976); N1(k,336976)=(p>d0?0:e0)|p;
       if(f>=49056) trap();
       a+=4; M4(g+(f<<2))=k; f+=!p; b-=4;
      }while(b);
     }
L64:;
     o++; q+=4;
    }while(q!=148);
    a=f!=0; M4(1319548)+=a;
   }
   y=a;
  }while(y);
  b=M4(196680);
  if(b-65527<=9) { output(131136,b); b=0; M4(196680)=0; goto L71; }
  if(b>=65527) trap();
L71:;
  N2(b,131144)=M2(65544); N8(b,131136)=M8(65536); b=M4(196680)+10; M4(196680)=b; goto L46;
L48:;
  a=M4(196680);
  if(a){
   if(a>=65537) trap();
   output(131136,a); M4(196680)=0;
  }
  g0=c+64; return 0;
L47:;
  f_write_number((~a&252)>>2); b=M4(196680);
L46:;
  if(b==65536) { output(131136,65536); b=0; goto L74; }
  if(b>=65536) trap();
L74:;
  N1(b,131136)=10; M4(196680)=b+1;
 }
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\0\0\0\0\1\0\0\25\0\0\0\3\0\0\200\0\0\0\30\0\0\0\6"
   "\0\0\0\2\0\0\0\1", 41);
 f__start();
 return 0;
}
