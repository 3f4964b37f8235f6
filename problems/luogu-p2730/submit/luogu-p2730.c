/* luogu-p2730 0.1.0, made from Rust by cargo single-file */
/* with rustc 1.96.0 and wasm-opt version 108 */
/* Licence: MIT OR Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
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
#define proc_exit(code) exit((int) (code))

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

static void f_refill(void){
 u32 a;
 a=M4(196640);
 if(a){
  if(a>=65537) trap();
  output(131096,a); M4(196640)=0;
 }
 if(!m[196644]){
  M8(131088)-=M4(196632); M4(196636)=0; a=input(65544,65536); M4(196632)=a; m[196644]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0;
 if(a>9) f_write_number(a/10);
 b=M4(196640);
 if(b==65536) { output(131096,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196640)=b+1; N1(b,131096)=(u32)(a%10)|48;
}

static u32 f___main_void(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l, n=0, o, p=0, q=0, r=0, s, t, u, a0, b0,
   c0, d0, e0, v, f0, h0, i0, y;
 u64 w, x=0, z;
 c=frame(48); a=M4(196632); b=M4(196636);
 for(;;){
  if(a==b) { f_refill(); a=M4(196632); }
  if(a>=65537) trap();
  d=M4(196636);
  if(d>=a) goto L3;
  f=N1(d,65544); b=f-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=d+1; M4(196636)=b;
  if(f!=10) continue;
  M8(131088)=b; M8(131080)++;
 }
 N8(c,40)=0; b=0;
A7:;
 for(;;){
  f=b+1; i=c+40+b;
  for(;;){
   if(a==d) { f_refill(); a=M4(196632); }
   if(a>=65537) trap();
   d=M4(196636);
   if(a>d){
    b=N1(d,65544); h=b-9;
    if(1U<<(h&31)&8388627?h<=23:0) goto L11;
    y=1;
   }else{
    y=0;
   }
   if(!(y&1)) goto L3;
   b-=49; h=b&255;
   if(h>7) goto L3;
   h=1U<<(h&31);
   if(h&g) goto L3;
   m[i]=b; d++; M4(196636)=d; g|=h; b=f;
   if(b!=8) goto A7;
   N8(c,8)=N8(c,40); f=0;
   if(M4(287040)==-M4(287188)){
    a=-40960;
    do{
     m[a+237608]=0; a+=4096;
    }while(a);
    m[196648]=248; M4(287192)=0; a=90248;
    do{
     M4(a+196648)=a!=90248; a+=4;
    }while(a!=90396);
    M4(236968)=0;
   }
   N8(c,16)=0; d=1; a=0;
   do{
    b=m[c+8+a];
    if(b>=8) trap();
    m[c+16+b]=f; f=d; d=f+1; a++;
   }while(a!=8);
   N8(c,32)=U64(0x706050403020100); d=(c+32)|1; a=0; b=0; break;
L11:;
   d++; M4(196636)=d;
   if(b!=10) continue;
   M8(131088)=d; M8(131080)++;
  }
  break;
 }
 for(;;){
  b&=255;
  if(b>=8) trap();
  m[c+40+a]=m[c+16+b];
  if(a==7) break;
  b=m[a+d]; a++;
 }
 N8(c,24)=N8(c,40); N8(c,40)=0; a=0; w=U64(0xfedcba9876543210);
 do{
  x=m[c+24+a]<<2; m[c+40+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
 }while(a!=8);
 d=0; a=8; b=c+40;
 do{
  d=m[b]+a*d; b++; a--;
 }while(a);
 if(d>40319) trap();
 a0=d+196648;
 do{
  b=m[a0];
  if(b) goto L22;
  b=0; l=0; o=0; s=0; e=g0-32; g0=e; a=M4(287196);
  if(a!=22){
   b=a+1;
   if(b>=32) trap();
   a&=1; b0=a?261932:236968; c0=a?236968:261932; d0=(b&1)*148+286896; u=N4(a*148,287040); e0=u<6242;
   v=~b<<3; f0=(v|7)&255;
   do{
    M4(s+d0)=l;
    if(o>=3) goto L28;
    if(!e0) trap();
    if(!u) goto L28;
    h0=1U<<(o&31)|v; i0=N1(o,65536); t=0;
    do{
     cantor_unrank(e+16,M4(b0+(t<<2))); b=N1(e,19); f=N1(e,18); i=N1(e,17); a=N1(e,16); p=N1(e,23);
     h=p; q=N1(e,22); j=q; r=N1(e,21); k=r; g=N1(e,20); n=g;
     switch(i0-1){
     case 0:
      h=i; j=f; k=b; n=a; b=p; f=g; i=r; a=q; break;
     case 1:
      h=a; j=f; k=r; n=b; b=g; f=q; a=p; break;
     }
     N1(e,15)=a; N1(e,14)=i; N1(e,13)=f; N1(e,12)=b; N1(e,11)=n; N1(e,10)=k; N1(e,9)=j; N1(e,8)=h;
     N8(e,24)=0; b=0; w=U64(0xfedcba9876543210);
     do{
      x=m[e+8+b]<<2; m[e+24+b]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); b++;
     }while(b!=8);
     a=0; b=8; f=e+24;
     do{
      a=m[f]+a*b; f++; b--;
     }while(b);
     if(a>40319) trap();
     b=N1(a,196648); N1(a,196648)=(b>f0?0:h0)|b;
     if(l>=6241) trap();
     M4(c0+(l<<2))=a; l+=!b; t++;
    }while(t!=u);
L28:;
    o++; s+=4;
   }while(s!=148);
   b=l!=0; M4(287196)+=b;
  }
  g0=e+32;
 }while(b);
 z=0; goto L21;
L22:;
 z=(~b&248)>>3;
L21:;
 f_write_number(z); a=M4(196640);
 if(a==65536) { output(131096,65536); a=0; goto L35; }
 if(a>=65536) trap();
L35:;
 N1(a,131096)=10; g=a+1; M4(196640)=g; e=ctz32(m[d+196648]&7);
 if(e<=2){
  do{
   cantor_unrank(c+32,d); a=N1(c,35); f=N1(c,34); b=N1(c,33); d=N1(c,32); n=N1(c,39); i=n;
   p=N1(c,38); h=p; q=N1(c,37); j=q; r=N1(c,36); k=r; e=N1(e,65536);
   switch(e-1){
   case 0:
    i=a; h=d; j=b; k=f; a=q; f=p; b=n; d=r; break;
   case 1:
    i=d; h=p; j=b; k=a; a=r; b=q; d=n; break;
   }
   N1(c,31)=d; N1(c,30)=b; N1(c,29)=f; N1(c,28)=a; N1(c,27)=k; N1(c,26)=j; N1(c,25)=h; N1(c,24)=i;
   N8(c,40)=0; a=0; w=U64(0xfedcba9876543210);
   do{
    x=m[c+24+a]<<2; m[c+40+a]=(u32)(w>>(x&63))&15; w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
   }while(a!=8);
   d=0; a=8; b=c+40;
   do{
    d=m[b]+a*d; b++; a--;
   }while(a);
   b=N1(e,65539);
   if(g==65536) { output(131096,65536); g=0; }
   N1(g,131096)=b; g++; M4(196640)=g;
   if(d>=40320) trap();
   e=ctz32(N1(d,196648)&7);
  }while(e<=2);
 }
 if(g==65536) { output(131096,65536); g=0; }
 N1(g,131096)=10; M4(196640)=g+1; a=M4(196632); b=M4(196636);
 for(;;){
  if(a==b) { f_refill(); a=M4(196632); }
  if(a>=65537) trap();
  b=M4(196636);
  if(b>=a) break;
  d=N1(b,65544); f=d-9;
  if(f>23||!(1U<<(f&31)&8388627)) break;
  b++; M4(196636)=b;
  if(d!=10) continue;
  M8(131088)=b; M8(131080)++;
 }
L3:;
 b=M4(196640);
 if(b){
  if(b>=65537) trap();
  output(131096,b); M4(196640)=0;
 }
 g0=c+48; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65537, "\1\2ABC", 5);
 f__start();
 return 0;
}
