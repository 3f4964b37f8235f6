/* poj1077, made from Rust by c-emitter */
/* with rustc 1.85.0 and wasm-opt version 108 */
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

static void write_flush(void){
 u32 a;
 a=r4(196656);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131112, 1, a, stdout); w4(196656, 0);
 }
}

static void read_refill(void){
 u32 a;
 write_flush();
 if(!r1(196660)){
  w8(131104, r8(131104)-(u64)r4(196648)); w4(196652, 0); a=(u32)fread(m+65560, 1, 65536, stdin);
  w4(196648, a); w1(196660, !a);
 }
}

static u32 deepen_walk(u32 a, u32 b){
 u32 c, d, s0;
 if(!(b&255)) return 0;
 d=b-1; b=(d&255)/3; c=a/3; s0=b>c?b-c:c-b; b=(d-b*3)&255; a-=c*3; return s0+(a<b?b-a:a-b);
}

static u32 Search_within(u32 a, u32 b, u32 c, u32 d, u32 e){
 u32 f, g=0, h, i=0, j, k, l, n, o, p, q, r, s, t, u, v, w, x, y, z, v25, s0, s1;
 if(!d) return 1;
 k=b+1; l=c-3; n=c+3; o=c-1; p=c+1; q=a+b+8; r=a+40; f=r+c; s=r4(a); t=e&255; u=c<9; v=b>30; w=c<6;
 x=c%3; y=x<2;
 do{
  g=r1(i+s);
  switch(g-1){
  case 0:
   e=n;
   if(!w) goto L7;
   break;
  case 1:
   e=o;
   if(!x) goto L7;
   break;
  case 2:
   e=p;
   if(!y) goto L7;
   break;
  default:
   e=l;
   if(c<3) goto L7;
  }
  if(r1((g^1)+65546)==t) goto L7;
  if(e>8) abort();
  h=e+r; j=r1(h); s0=deepen_walk(c, j); s1=deepen_walk(e, j); z=s0+d-s1;
  if(z+b>=r4(a+4)) goto L7;
  if(!u) abort();
  v25=r1(f); w1(f, j); w1(h, v25);
  if(v) abort();
  w1(q, r1(g+65550)); s0=Search_within(a, k, e, z, g);
  if(s0) return 1;
  e=r1(f); w1(f, r1(h)); w1(h, e);
L7:;
  i++;
 }while(i!=4);
 return 0;
}

static void f_solve(void){
 u32 a, b=0, c, d=0, e, f=0, g=0, h=0, i, j, s0, s1, s2;
 u64 k, l;
 e=g0-80; g0=e; a=r4(196648); c=r4(196652); s0=e;
 for(;;){
  if(a==c) { read_refill(); a=r4(196648); }
  if(a>=65537) abort();
  c=r4(196652);
  if(a<=c) goto L3;
  f=c+65560; b=r1(f); d=b-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  c++; w4(196652, c);
  if(b!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
 b=a-c;
 if(b<2) goto L9;
 if(r1(f+1)!=32){
  if(b<9) goto L9;
  w1(e+32, 0); w8(e+24, 0); b=0;
  do{
   d=r1(b+f); d=(d&223)==88?0:d-48; w1(e+24+b, d); g|=d; h|=1U<<(d&31); b++;
  }while(b!=9);
  if(h!=511||(g&255)>15) goto L9;
  w4(196652, c+9); goto L8;
 }
 if(b<17) goto L9;
 w1(e+32, 0); w8(e+24, 0); j=f+17; d=0; s1=b>16?f:0; b=0;
 do{
  f+=d; d=r1(f); d=(d&223)==88?0:d-48; w1(e+24+b, d); g|=d; h|=1U<<(d&31);
  if(b==8) break;
  b++; d=1; f++;
 }while(j-f>1);
 if(r1(s1+1)!=32) goto L9;
 d=c+65563; b=15;
 while(b>=2){
  b-=2; s1=r1(d); d+=2;
  if(s1!=32) goto L9;
 }
 if(h!=511||(g&255)>15) goto L9;
 w4(196652, c+17); goto L8;
L9:;
 w1(e+32, 0); w8(e+24, 0); f=0; b=0;
 do{
  s1=b+1; s2=e+24+b;
  for(;;){
   if(a==c) { read_refill(); a=r4(196648); }
   if(a>=65537) abort();
   b=r4(196652);
   if(b>=a) goto L3;
   g=r1(b+65560); c=g-9;
   if(c>23||!(1U<<(c&31)&8388627)) break;
   c=b+1; w4(196652, c);
   if(g!=10) continue;
   w8(131104, (u64)c); w8(131096, r8(131096)+1);
  }
  c=(g&223)==88?0:g-48; g=c&255;
  if(g>8) goto L3;
  g=1U<<(g&31);
  if(g&f&65535) goto L3;
  w1(s2, c); c=b+1; w4(196652, c); f|=g; b=s1;
 }while(b!=9);
 d=r2(e+31); c=r2(e+25); a=r1(e+24); s1=r4(e+27); goto L4;
L8:;
 a=r1(e+24); c=r2(e+25); d=r2(e+31); s1=r4(e+27);
L4:;
 w4(s0+18, s1); w2(e+16, c); w2(e+22, d); w1(e+15, a); a=0; c=0;
 do{
  c+=r1(e+15+a)?0:a; a++;
 }while(a!=9);
 w8(e+64, 0); a=0;
 do{
  w1(e-4294967232U+a, r1(e+15+(a+(a>=c)))-1); a++;
 }while(a!=8);
 w8(e+24, 0); a=0; k=U64(0xfedcba98,0x76543210);
 do{
  l=(u64)r1(e-4294967232U+a)<<2; w1(e+24+a, (u32)(k>>(l&63))&15);
  k+=U64(0xeeeeeeee,0xeeeeeef0)<<(l&63); a++;
 }while(a!=8);
 w8(e+72, r8(e+24)); c=0; a=0;
 do{
  c+=r1(e+72+a); a++;
 }while(a!=8);
 if(!(c&1)){
  a=e+15; d=0; c=0; f=0; b=g0-64; g0=b; s0=e+24;
  do{
   s1=deepen_walk(d, r1(a+d)); c+=s1; d++;
  }while(d!=9);
  w8(b+43, 0); w8(b+36, 0); w8(b+28, 0); w1(b+60, r1(a+8)); w8(b+20, 0); w4(b+16, c);
  w4(b+12, 65546); w8(b+52, r8(a)); d=0; s1=b+16;
  for(;;){
   f+=r1(a+d)?0:d; d++;
   if(d!=9) continue;
   s2=Search_within(b+12, 0, f, c, 4);
   if(s2) goto L28;
   i=r4(b+16)+2; w4(b+16, i); d=0; f=0;
   if(i>=32) break;
  }
  abort();
L28:;
  memmove(m+s0, m+s1, 36); g0=b-4294967232U; b=r4(e+24);
  if(b>=32) abort();
  c=r4(196656);
  if(b>65536-c) { write_flush(); c=r4(196656); }
  d=b+c;
  if(d<c||d>65536) abort();
  memmove(m+(c+131112), m+(e+28), b); a=r4(196656)+b; w4(196656, a); goto L25;
 }
 a=r4(196656);
 if(a-65527<=9) { write_flush(); a=r4(196656); }
 if(a>4294967285U||a+10>65536) abort();
 w2(a+131120, r2(65544)); w8(a+131112, r8(65536)); a=r4(196656)+10; w4(196656, a);
L25:;
 if(a==65536) { write_flush(); a=r4(196656); }
 b=a+1;
 if(!b||b>65536) abort();
 w1(a+131112, 10); w4(196656, r4(196656)+1); a=r4(196648); c=r4(196652);
 for(;;){
  if(a==c) { read_refill(); a=r4(196648); }
  if(a>=65537) abort();
  b=r4(196652);
  if(b>=a) break;
  d=r1(b+65560); c=d-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  c=b+1; w4(196652, c);
  if(d!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
L3:;
 write_flush(); g0=e+80;
}

int main(void) {
 memcpy(m + 65536, "unsolvable\000\001\002\003udlr", 18);
 f_solve();
 return 0;
}
