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
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i, s0;
 u64 j=0, k=0, t0;
 a=g0-112; g0=a; b=r4(196648); c=r4(196652);
 for(;;){
  if(b==c) { f_refill(); b=r4(196648); }
  if(b>=65537) abort();
  c=r4(196652);
  if(b<=c) goto L6;
  d=r1(c+65560); f=d-9;
  if(f>23||!(1U<<(f&31)&8388627)) break;
  c++; w4(196652, c);
  if(d!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
 d=b-c;
 if(d<2) goto L8;
 f=c+65560; i=r1(f+1)==32; g=i?17U:9;
 if(d<g) goto L8;
 j=r8(f);
 if(!i) { t0=j; goto L9; }
 k=r8(f+8);
 if((((k^U64(0x20002000,0x20002000))|(j^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))!=0)
   goto L8;
 j&=U64(0xff00ff,0xff00ff); j|=j>>8; t0=(j&65535)|(j>>16&4294901760U); j=k&U64(0xff00ff,0xff00ff);
 j|=j>>8; t0|=((j>>16&4294901760U)|(j&65535))<<32;
L9:;
 j=t0; d=0; f=r1(f+g-1); w1(a+64, (f&223)==88?0:f-48);
 j=(((((j&U64(0x5f5f5f5f,0x5f5f5f5f))^U64(0x58585858,0x58585858))+U64(0x7f7f7f7f,0x7f7f7f7f))|j)
   >>7&U64(0x1010101,0x1010101))*255&(j^U64(0x30303030,0x30303030));
 w8(a+56, j);
 do{
  e|=1U<<(r1(a+56+d)&31); d++;
 }while(d!=9);
 d=0;
 do{
  h|=r1(a+56+d); d++;
 }while(d!=9);
 if(e!=511||(h&255)>=16) goto L8;
 w4(196652, c+g); w2(a+20, r2(a+61)); w4(a+16, r4(a+57)); b=r2(a+63); c=(u32)j; d=r1(a+21);
 e=r1(a+20); goto L7;
L8:;
 w1(a+64, 0); w8(a+56, 0); h=0; d=0;
A15:;
 for(;;){
  e=d+1; f=a+56+d;
  for(;;){
   if(b==c) { f_refill(); b=r4(196648); }
   if(b>=65537) break;
   c=r4(196652);
   if(b>c){
    d=r1(c+65560); g=d-9;
    if((1U<<(g&31)&8388627?(u32)(g<=23):0)) goto L19;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L6;
   d=(d&223)==88?0:d-48; g=d&255;
   if(g>8) goto L6;
   g=1U<<(g&31);
   if(g&h&65535) goto L6;
   w1(f, d); c++; w4(196652, c); h|=g; d=e;
   if(d!=9) goto A15;
   e=r4(a+59); w4(a+18, e); w2(a+16, r2(a+57)); d=e>>24; e>>=16; b=r2(a+63); c=r1(a+56); goto L7;
L19:;
   c++; w4(196652, c);
   if(d!=10) continue;
   w8(131104, (u64)c); w8(131096, r8(131096)+1);
  }
  break;
 }
 abort();
L7:;
 w1(a+5, e); w4(a+1, r4(a+16)); w1(a+6, d); w1(a, c); w2(a+7, b); j=r8(a);
 k=(j-U64(0x1010101,0x1010101))&(j^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
 k=(k&(0-k))>>7; w8(a+48, (((u64)(b>>8)<<56|j>>8)&(0-k))+((k-1)&j)-U64(0x1010101,0x1010101));
 w8(a+56, 0); b=0; j=U64(0xfedcba98,0x76543210);
 do{
  k=(u64)r1(a+48+b)<<2; w1(a+56+b, (u32)(j>>(k&63))&15); j+=U64(0xeeeeeeee,0xeeeeeef0)<<(k&63); b++;
 }while(b!=8);
 w8(a+16, r8(a+56)); c=0; b=0;
 do{
  c+=r1(a+16+b); b++;
 }while(b!=8);
 if(!(c&1)){
  b=0; d=0;
  do{
   s0=deepen_walk(b, r1(a+b)); d+=s0; b++;
  }while(b!=9);
  w8(a+87, 0); w8(a+80, 0); w8(a+72, 0); w8(a+64, 0); w8(a+96, r8(a)); w1(a+104, r1(a+8));
  w4(a+60, d); w4(a+56, 65546); b=0; c=0;
  for(;;){
   c+=r1(a+b)?0:b; b++;
   if(b!=9) continue;
   s0=f_within(a+56, 0, c, d, 4); e=r4(a+60);
   if(s0) goto L27;
   e+=2; w4(a+60, e); b=0; c=0;
   if(e>=32) break;
  }
  abort();
L27:;
  w8(a+40, r8(a+88)); w8(a+32, r8(a+80)); w8(a+24, r8(a+72)); w8(a+16, r8(a+64));
  if(e>=32) abort();
  c=r4(196656);
  if(65536-c<e) { f_flush(); c=r4(196656); }
  d=c+e;
  if((c<=d)&(d<65537)) goto L24;
  abort();
 }
 b=r4(196656);
 if(b-65527<=9) { f_flush(); b=r4(196656); }
 if(b>=65527) abort();
 w2(b+131120, r2(65544)); w8(b+131112, r8(65536)); b=r4(196656)+10; w4(196656, b); goto L23;
L24:;
 if(e) memmove(m+(c+131112), m+(a+16), e);
 b=r4(196656)+e; w4(196656, b);
L23:;
 if(b==65536) { f_flush(); b=r4(196656); }
 if(b>=65536) abort();
 w1(b+131112, 10); w4(196656, r4(196656)+1); b=r4(196648); c=r4(196652);
 for(;;){
  if(b==c) { f_refill(); b=r4(196648); }
  if(b>=65537) abort();
  d=r4(196652);
  if(d>=b) break;
  e=r1(d+65560); c=e-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  c=d+1; w4(196652, c);
  if(e!=10) continue;
  w8(131104, (u64)c); w8(131096, r8(131096)+1);
 }
L6:;
 f_flush(); g0=a+112;
}

int main(void) {
 memcpy(m + 65536, "unsolvable\000\001\002\003udlr", 18);
 f_solve();
 return 0;
}
