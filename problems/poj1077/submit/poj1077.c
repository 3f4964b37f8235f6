/* poj1077, made from Rust by c-emitter */
/* with rustc 1.96.0 and wasm-opt version 108 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned int u32;
typedef int i32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#else
typedef unsigned long long u64;
typedef long long i64;
#endif
#define U64(high, low) ((u64) high << 32 | low)

static u8 m[262144];
static u32 g0 = 65536;

static u32 r1(u32 a) { return m[a]; }
static u32 r2(u32 a) { unsigned short x; memcpy(&x, m + a, 2); return x; }
static u32 r4(u32 a) { u32 x; memcpy(&x, m + a, 4); return x; }
static u64 r8(u32 a) { u64 x; memcpy(&x, m + a, 8); return x; }
static void w1(u32 a, u32 x) { m[a] = (u8) x; }
static void w2(u32 a, u32 x) { unsigned short y = (unsigned short) x; memcpy(m + a, &y, 2); }
static void w4(u32 a, u32 x) { memcpy(m + a, &x, 4); }
static void w8(u32 a, u64 x) { memcpy(m + a, &x, 8); }

static void f_flush(void){
 u32 a;
 a=r4(196656);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131112, 1, a, stdout); w4(196656, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196660)){
  w8(131104, r8(131104)-(u64)r4(196648)); w4(196652, 0); a=(u32)fread(m+65560, 1, 65536, stdin);
  w4(196648, a); w1(196660, !a);
 }
}

static u32 deepen_walk(u32 a, u32 b){
 u32 c, d, e, s0;
 if(!(b&255)) return 0;
 d=a/3; b--; e=(b&255)/3; c=d-e; s0=c; c=(u32)((i32)c>>31); a-=d*3; b=(b-e*3)&255;
 return (s0^c)-c+(a>b?a-b:b-a);
}

static u32 f_within(u32 a, u32 b, u32 c, u32 d, u32 e){
 u32 f, g=0, h, i, j=0, k, l, n, o, p, q, r, s, t, u, v, w, x, y, z, v25, s0, s1;
 if(!d) return 1;
 l=b+1; n=c-3; o=c+3; p=c-1; q=c+1; i=c%3; r=a+b+8; s=a+40; f=s+c; t=r4(a); u=c>2; v=e&255; w=c<9;
 x=b>30; y=c<6;
 do{
  g=r1(j+t);
  switch(g-1){
  case 0:
   e=o;
   if(!y) goto L7;
   break;
  case 1:
   e=p;
   if(!i) goto L7;
   break;
  case 2:
   e=q;
   if(i>=2) goto L7;
   break;
  default:
   e=n;
   if(!u) goto L7;
  }
  if(r1((g^1)+65546)==v) goto L7;
  if(e>8) abort();
  h=e+s; k=r1(h); s0=deepen_walk(c, k); s1=deepen_walk(e, k); z=s0+d-s1;
  if(z+b>=r4(a+4)) goto L7;
  if(!w) abort();
  v25=r1(f); w1(f, k); w1(h, v25);
  if(x) abort();
  w1(r, r1(g+65550)); s0=f_within(a, l, e, z, g);
  if(s0) return 1;
  e=r1(f); w1(f, r1(h)); w1(h, e);
L7:;
  j++;
 }while(j!=4);
 return 0;
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i, j, s0, s1;
 u64 k, l;
 b=g0-112; g0=b; a=r4(196648); c=r4(196652); s0=b;
 for(;;){
  if(a==c) { f_refill(); a=r4(196648); }
  if(a>=65537) abort();
  c=r4(196652);
  if(a<=c) goto L6;
  d=r1(c+65560); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  c++; w4(196652, c);
  if(d!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
 d=a-c;
 if(d<2) goto L12;
 e=c+65560;
 if(r1(e+1)!=32){
  if(d<9) goto L12;
  w1(b+64, 0); w8(b+56, 0); d=0;
  do{
   g=r1(d+e); g=(g&223)==88?0:g-48; w1(b+56+d, g); f|=g; h|=1U<<(g&31); d++;
  }while(d!=9);
  if(h!=511||(f&255)>=16) goto L12;
  w4(196652, c+9); goto L11;
 }
 if(d<17) goto L12;
 w1(b+64, 0); w8(b+56, 0); i=e+17; d=0;
 do{
  j=e+f; e=r1(j); e=(e&223)==88?0:e-48; w1(b+56+d, e); h|=e; g|=1U<<(e&31);
  if(d==8) break;
  d++; f=1; e=j+1;
 }while(i-e>1);
 e=c+65563; d=15;
 while(d>=2){
  d-=2; s1=r1(e); e+=2;
  if(s1!=32) goto L12;
 }
 if(g!=511||(h&255)>=16) goto L12;
 w4(196652, c+17); goto L11;
L12:;
 w1(b+64, 0); w8(b+56, 0); g=0; d=0;
A19:;
 for(;;){
  e=d+1; h=b+56+d;
  for(;;){
   if(a==c) { f_refill(); a=r4(196648); }
   if(a>=65537) break;
   c=r4(196652);
   if(a>c){
    d=r1(c+65560); f=d-9;
    if((1U<<(f&31)&8388627?(u32)(f<=23):0)) goto L23;
    s1=1;
   }else{
    s1=0;
   }
   if(!(s1&1)) goto L6;
   d=(d&223)==88?0:d-48; f=d&255;
   if(f>8) goto L6;
   f=1U<<(f&31);
   if(f&g&65535) goto L6;
   w1(h, d); c++; w4(196652, c); g|=f; d=e;
   if(d!=9) goto A19;
   e=r2(b+63); c=r2(b+57); a=r1(b+56); s1=r4(b+59); goto L7;
L23:;
   c++; w4(196652, c);
   if(d!=10) continue;
   w8(131104, (u64)c); w8(131096, r8(131096)+1);
  }
  break;
 }
 abort();
L11:;
 a=r1(b+56); c=r2(b+57); e=r2(b+63); s1=r4(b+59);
L7:;
 w4(s0+10, s1); w2(b+8, c); w2(b+14, e); w1(b+7, a); a=0; c=0;
 do{
  c+=r1(b+7+a)?0:a; a++;
 }while(a!=9);
 w8(b+48, 0); a=0;
 do{
  w1(b+48+a, r1(b+7+(a+(a>=c)))-1); a++;
 }while(a!=8);
 w8(b+56, 0); a=0; k=U64(0xfedcba98,0x76543210);
 do{
  l=(u64)r1(b+48+a)<<2; w1(b+56+a, (u32)(k>>(l&63))&15); k+=U64(0xeeeeeeee,0xeeeeeef0)<<(l&63); a++;
 }while(a!=8);
 w8(b+16, r8(b+56)); c=0; a=0;
 do{
  c+=r1(b+16+a); a++;
 }while(a!=8);
 if(!(c&1)){
  a=0; d=0;
  do{
   s0=deepen_walk(a, r1(b+7+a)); d+=s0; a++;
  }while(a!=9);
  w8(b+87, 0); w8(b+80, 0); w8(b+72, 0); w8(b+64, 0); w8(b+96, r8(b+7)); w1(b+104, r1(b+15));
  w4(b+60, d); w4(b+56, 65546); a=0; c=0;
  for(;;){
   c+=r1(b+7+a)?0:a; a++;
   if(a!=9) continue;
   s0=f_within(b+56, 0, c, d, 4); e=r4(b+60);
   if(s0) goto L33;
   e+=2; w4(b+60, e); a=0; c=0;
   if(e>=32) break;
  }
  abort();
L33:;
  w8(b+40, r8(b+88)); w8(b+32, r8(b+80)); w8(b+24, r8(b+72)); w8(b+16, r8(b+64));
  if(e>=32) abort();
  c=r4(196656);
  if(65536-c<e) { f_flush(); c=r4(196656); }
  d=c+e;
  if((c<=d)&(d<65537)) goto L30;
  abort();
 }
 a=r4(196656);
 if(a-65527<=9) { f_flush(); a=r4(196656); }
 if(a>=65527) abort();
 w2(a+131120, r2(65544)); w8(a+131112, r8(65536)); a=r4(196656)+10; w4(196656, a); goto L29;
L30:;
 if(e) memmove(m+(c+131112), m+(b+16), e);
 a=r4(196656)+e; w4(196656, a);
L29:;
 if(a==65536) { f_flush(); a=r4(196656); }
 if(a>=65536) abort();
 w1(a+131112, 10); w4(196656, r4(196656)+1); a=r4(196648); c=r4(196652);
 for(;;){
  if(a==c) { f_refill(); a=r4(196648); }
  if(a>=65537) abort();
  d=r4(196652);
  if(d>=a) break;
  e=r1(d+65560); c=e-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  c=d+1; w4(196652, c);
  if(e!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
L6:;
 f_flush(); g0=b+112;
}

int main(void) {
 memcpy(m + 65536, "unsolvable\000\001\002\003udlr", 18);
 f_solve();
 return 0;
}
