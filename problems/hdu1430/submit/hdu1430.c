/* hdu1430, made from Rust by c-emitter */
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

static u8 m[327680];
#define pages 5
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
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }

static void cantor_unrank(u32 a, u32 b){
 u32 c, d, e, f=0, g, h, i, j, k;
 e=g0-16; N8(e,8)=0; h=e+16; g=8;
 do{
  c=g; g=c-1; d=9-c; k=b; b=div_u32(b,d); i=k-b*d; m[g+(e+8)]=i; d=f;
  if(c!=8){
   do{
    c=d+h; j=c; c=m[c]; m[j]=c+(c>=(i&255)); d++;
   }while(d);
  }
  f--;
 }while(g);
 M8(a)=N8(e,8);
}

static void f_flush(void){
 u32 a;
 a=M4(196680);
 if(a){
  if(a>=65537) trap();
  output(131136,a); M4(196680)=0;
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!m[196684]){
  M8(131128)-=M4(196672); M4(196676)=0; a=input(65584,65536); M4(196672)=a; m[196684]=!a;
 }
}

static void f_board(u32 a){
 u32 b, c, d=0, e=0, f, g=0, h=0, i=0, j=0, k, n, o;
 u64 l;
 f=frame(16); c=M4(196672); b=M4(196676);
 for(;;){
  if(b==c) { f_refill(); c=M4(196672); }
  if(c>=65537) trap();
  b=M4(196676);
  if(c<=b) break;
  d=N1(b,65584); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) goto L5;
  b++; M4(196676)=b;
  if(d!=10) continue;
  M8(131128)=b; M8(131120)++;
 }
 M2(a)=7; goto L4;
L5:;
 N8(f,8)=0; d=0;
 do{
  n=d+1; o=f+8+d;
  for(;;){
   if(b==c) { f_refill(); c=M4(196672); }
   if(c>=65537) trap();
   b=0; g=M4(196676);
   if(c>g){
    e=N1(g,65584); b=e-9;
    if(1U<<(b&31)&8388627?b<=23:0) goto L15;
    b=1;
   }
   h=15; i=65536;
   if(b) break;
   b=2; goto L11;
L15:;
   b=g+1; M4(196676)=b;
   if(e!=10) continue;
   M8(131128)=b; M8(131120)++;
  }
  d=e-49; k=d&255;
  if(k>7) { b=0; goto L11; }
  b=1; h=1U<<(k&31);
  if(!(h&j)) goto L10;
  h=27; i=65554;
L11:;
  l=M8(131128); N8(a,24)=M8(131120)+1; N4(a,20)=h; N4(a,16)=i; N4(a,8)=8; N4(a,4)=d; N1(a,1)=e;
  m[a]=b; N8(a,32)=g-l+1; goto L4;
L10:;
  m[o]=d; b=g+1; M4(196676)=b; j|=h; d=n;
 }while(d!=8);
 N8(a,2)=N8(f,8); M2(a)=263;
L4:;
 g0=f+16;
}

static void f_solve(void){
 u32 a=0, b, c=0, d, e, f, g=0, h=0, i=0, j=0, k=0, l, n, o=0, p=0, q=0, r=0, s, t, u, v, w, a0,
   b0, c0, x, d0, e0, f0;
 u64 y, z;
 b=frame(80);
 if(M4(287080)==-M4(287228)){
  a=-40960;
  do{
   m[a+237648]=0; a+=4096;
  }while(a);
  m[196688]=248; M4(287232)=0; a=90248;
  do{
   M4(a+196688)=a!=90248; a+=4;
  }while(a!=90396);
  M4(237008)=0;
 }
 for(;;){
  f_board(b+16);
  if(N1(b,16)!=7||!(N1(b,17)&1)) break;
  z=N8(b,18); f_board(b+16);
  if(N1(b,16)!=7||!(N1(b,17)&1)) break;
  N8(b,8)=N8(b,18); N8(b,56)=0; d=0; f=1; a=0;
  do{
   c=m[b+8+a];
   if(c>=8) trap();
   m[b+56+c]=d; d=f; f=d+1; a++;
  }while(a!=8);
  N8(b,72)=z; a=0;
  do{
   f=m[b+72+a];
   if(f>=8) trap();
   m[b+16+a]=m[b+56+f]; a++;
  }while(a!=8);
  N8(b,64)=N8(b,16); N8(b,16)=0; a=0; y=U64(0xfedcba9876543210);
  do{
   z=m[b+64+a]<<2; m[b+16+a]=(u32)(y>>(z&63))&15; y+=U64(0xeeeeeeeeeeeeeef0)<<(z&63); a++;
  }while(a!=8);
  N8(b,72)=N8(b,16); f=0; a=8; c=b+72;
  do{
   f=m[c]+a*f; c++; a--;
  }while(a);
  if(f>40319) trap();
  v=f+196688;
  do{
   if(m[v]) break;
   d=0; l=0; n=0; s=0; e=g0-32; g0=e; c=M4(287236);
   if(c!=22){
    a=c+1;
    if(a>=32) trap();
    c&=1; w=c?261972:237008; a0=c?237008:261972; b0=(a&1)*148+286936; u=N4(c*148,287080); c0=u<6242;
    x=~a<<3; d0=(x|7)&255;
    do{
     M4(s+b0)=l;
     if(n>=3) goto L24;
     if(!c0) trap();
     if(!u) goto L24;
     e0=1U<<(n&31)|x; f0=N1(n,65551); t=0;
     do{
      cantor_unrank(e+8,M4(w+(t<<2))); d=N1(e,11); c=N1(e,10); g=N1(e,9); a=N1(e,8); o=N1(e,15);
      h=o; p=N1(e,14); i=p; q=N1(e,13); j=q; r=N1(e,12); k=r;
      switch(f0-1){
      case 0:
       h=g; i=c; j=d; k=a; d=o; c=r; g=q; a=p; break;
      case 1:
       h=a; i=c; j=q; k=d; d=r; c=p; a=o; break;
      }
      N1(e,7)=a; N1(e,6)=g; N1(e,5)=c; N1(e,4)=d; N1(e,3)=k; N1(e,2)=j; N1(e,1)=i; m[e]=h;
      N8(e,24)=0; d=0; y=U64(0xfedcba9876543210);
      do{
       z=m[d+e]<<2; m[e+24+d]=(u32)(y>>(z&63))&15; y+=U64(0xeeeeeeeeeeeeeef0)<<(z&63); d++;
      }while(d!=8);
      N8(e,16)=N8(e,24); a=0; d=8; c=e+16;
      do{
       a=m[c]+a*d; c++; d--;
      }while(d);
      if(a>40319) trap();
      c=N1(a,196688); N1(a,196688)=(c>d0?0:e0)|c;
      if(l>=6241) trap();
      M4(a0+(l<<2))=a; l+=!c; t++;
     }while(t!=u);
L24:;
     n++; s+=4;
    }while(s!=148);
    d=l!=0; M4(287236)+=d;
   }
   g0=e+32;
  }while(d);
  do{
   g=ctz32(N1(f,196688)&7);
   if(g>2) goto L31;
   cantor_unrank(b+64,f); a=N1(b,67); d=N1(b,66); c=N1(b,65); f=N1(b,64); o=N1(b,71); h=o;
   p=N1(b,70); i=p; q=N1(b,69); j=q; r=N1(b,68); k=r; g=N1(g,65551);
   switch(g-1){
   case 0:
    h=a; i=f; j=c; k=d; a=q; d=p; c=o; f=r; break;
   case 1:
    h=f; i=p; j=c; k=a; a=r; c=q; f=o; break;
   }
   N1(b,63)=f; N1(b,62)=c; N1(b,61)=d; N1(b,60)=a; N1(b,59)=k; N1(b,58)=j; N1(b,57)=i; N1(b,56)=h;
   N8(b,16)=0; a=0; y=U64(0xfedcba9876543210);
   do{
    z=m[b+56+a]<<2; m[b+16+a]=(u32)(y>>(z&63))&15; y+=U64(0xeeeeeeeeeeeeeef0)<<(z&63); a++;
   }while(a!=8);
   N8(b,72)=N8(b,16); f=0; a=8; c=b+72;
   do{
    f=m[c]+a*f; c++; a--;
   }while(a);
   c=N1(g,65581); a=M4(196680);
   if(a==65536) { f_flush(); a=M4(196680); }
   if(a>=65536) trap();
   N1(a,131136)=c; M4(196680)++;
  }while(f<40320);
  trap();
L31:;
  a=M4(196680);
  if(a==65536) { f_flush(); a=M4(196680); }
  if(a>=65536) trap();
  N1(a,131136)=10; M4(196680)++;
 }
 f_flush(); g0=b+80;
}

int main(void) {
 memcpy(m + 65536, "a\40number\0401\40to\0408\0\1\2each\40symbol\40once\40on\40a" "\40boardABC",
   48);
 f_solve();
 return 0;
}
