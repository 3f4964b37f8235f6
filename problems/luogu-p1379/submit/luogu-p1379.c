/* luogu-p1379 0.1.0, made from Rust by cargo single-file */
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

static u8 m[655360];
#define pages 10
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
static u32 rem_u32(u32 x, u32 y) { if (!y) trap(); return x % y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }
#define copy(a, b, n) memmove(m + (a), m + (b), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196720);
 if(a){
  if(a>=65537) trap();
  output(131176,a); M4(196720)=0;
 }
 if(!m[196724]){
  M8(131168)-=M4(196712); M4(196716)=0; a=input(65624,65536); M4(196712)=a; m[196724]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0, c;
 c=a;
 if(a>9) f_write_number(c/10);
 b=M4(196720);
 if(b==65536) { output(131176,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196720)=b+1; N1(b,131176)=c%10|48;
}

static u32 f___main_void(void){
 u32 a, b, c=0, d=0, e, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, b0,
   c0, u, d0, e0, f0, h0, i0, j0, k0, l0, n0, o0, p0, y, a0;
 u64 v=0, w=0, x, z;
 e=frame(112); a=M4(196712); b=M4(196716);
 for(;;){
  if(a==b) { f_refill(); a=M4(196712); }
  if(a>=65537) trap();
  b=M4(196716);
  if(b>=a) break;
  c=N1(b,65624); d=c-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; M4(196716)=b;
  if(c!=10) continue;
  M8(131168)=b; M8(131160)++;
 }
 for(;;){
  if(a==b){
   f_refill(); a=M4(196712);
   if(a>=65537) trap();
  }
  b=M4(196716);
  if(a<=b) goto L6;
  c=N1(b,65624); d=c-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; M4(196716)=b;
  if(c!=10) continue;
  M8(131168)=b; M8(131160)++;
 }
 d=a-b;
 if(d<2) goto L11;
 c=b+65624; h=N1(c,1)==32; f=h?17:9;
 if(d<f) goto L11;
 v=M8(c); y=e;
 if(h){
  w=N8(c,8);
  if(((w^U64(0x2000200020002000))|(v^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L11;
  v&=U64(0xff00ff00ff00ff); v|=v>>8; z=(v&65535)|(v>>16&4294901760U); v=w&U64(0xff00ff00ff00ff);
  v|=v>>8; z|=((v>>16&4294901760U)|(v&65535))<<32;
 }else{
  z=v;
 }
 w=z^U64(0x3030303030303030); N8(y,64)=w; N1(e,72)=m[c+f-1]-48; c=0;
 do{
  j|=1U<<(m[e+64+c]&31); c++;
 }while(c!=9);
 d=0; c=0;
 do{
  d|=m[e+64+c]; c++;
 }while(c!=9);
 if(j!=511||(d&255)>=16) goto L11;
 M4(196716)=b+f; v=N8(e,65); a=w; goto L10;
L11:;
 N1(e,72)=0; N8(e,64)=0; d=0; c=0;
 for(;;){
  f=c+1; j=e+64+c;
  for(;;){
   if(a==b) { f_refill(); a=M4(196712); }
   if(a>=65537) trap();
   b=M4(196716);
   if(a>b){
    c=N1(b,65624); h=c-9;
    if(1U<<(h&31)&8388627?h<=23:0) goto L18;
    y=1;
   }else{
    y=0;
   }
   if(!(y&1)) goto L6;
   c-=48; h=c&255;
   if(h>8) goto L6;
   h=1U<<(h&31);
   if(h&d) goto L6;
   m[j]=c; b++; M4(196716)=b; d|=h; c=f;
   if(c!=9) break;
   v=N8(e,65); a=N1(e,64); goto L10;
L18:;
   b++; M4(196716)=b;
   if(c!=10) continue;
   M8(131168)=b; M8(131160)++;
  }
 }
L10:;
 N8(e,16)=v; N1(e,15)=a; b=0; N1(e,40)=0; N8(e,32)=0; c=1;
 for(;;){
  a=b-1; d=c+1;
  do{
   b=a;
   if(b==8) goto L20;
   a=b+1;
  }while(a==4);
  b+=2; m[N1(a,65540)+(e+32)]=c; c=d;
 }
L20:;
 a=0;
 do{
  c=m[e+15+a];
  if(c>=9) trap();
  m[e+64+a]=m[e+32+c]; a++;
 }while(a!=9);
 v=N8(e,64); w=(v-U64(72340172838076673))&~v&U64(0x8080808080808080); x=(w&-w)>>7;
 N8(e,24)=(((u64)N1(e,72)<<56|v>>8)&-x)+((x-1)&v)-U64(72340172838076673); N8(e,64)=0; a=0;
 v=U64(0xfedcba9876543210);
 do{
  x=m[e+24+a]<<2; m[e+64+a]=(u32)(v>>(x&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
 }while(a!=8);
 N8(e,32)=N8(e,64); b=0; a=0;
 do{
  b+=m[e+32+a]; a++;
 }while(a!=8);
 if(b&1) goto L6;
 a=8; b=e+32;
 do{
  o=m[b]+a*o; b++; c=a-1; a=c;
 }while(c);
 if(!M2(197400)){
  l=e+80; r=e+32; f=196728; j=0; d=0;
  do{
   a=j; j=a+1; c=d; d=c+2136; h=c+196728; c=a<<2; i=N4(c,65576); k=N4(c,65552); c=0; n=a<3; b=f;
   a=0;
   do{
    p=a/6; y=b;
    if(n) a0=rem_u32(c,i); else a0=(a+p)&1?60:0;
    M2(y)=div_u32(a0,k); a++; b+=2; c+=60;
   }while(c!=20160);
   a=2016; b=0;
   do{
    M2(a+f)=div_u32(b,k); b++; a+=2;
   }while(a!=2136);
   c=i<<1; c=c<20160?c:20160; a=div_u32(c,k); n=a+(c!=a*k);
   if(n){
    p=h+2016; g=h+672; s=h+1344; c=0;
    do{
     N8(e,56)=0; N4(e,32)=c/2520; a=c/3; N4(e,48)=a&3; N4(e,44)=c/12%5; t=c/60; N4(e,40)=t%6;
     N4(e,36)=c/360%7; N4(e,52)=c-a*3; a=0; b=0;
     do{
      b+=M4(e+32+a); a+=4;
     }while(a!=32);
     N4(e,56)=b&1; a=0;
     do{
      b=a+r; q=b+4; i=M4(b); y=q; q=M4(q); M4(y)=i-(i>q); M4(b)=q+(i<=q); a+=4;
     }while(a!=8);
     a=0; N8(l,16)=M8(65616); N8(l,8)=M8(65608); M8(l)=M8(65600); N8(e,104)=0; n--; i=(t<<2)+c; b=0;
     do{
      b+=M4(e+32+a)*M4(a+l); a+=4;
     }while(a!=24);
     if(i>21503) trap();
     a=i&63;
     if(a>=60) trap();
     a=(M2(p+(a<<1))+M2(h+(i>>5&134217726)))&65535;
     if(a>335) trap();
     M2(g+(a<<1))=b-i;
     if(b>21503) trap();
     a=b&63;
     if(a>=60) trap();
     a=(M2(p+(a<<1))+M2(h+(b>>5&134217726)))&65535;
     if(a>=336) trap();
     M2(s+(a<<1))=i-b; c+=k;
    }while(n);
   }
   r+=4; f+=2136;
  }while(d!=12816);
 }
 d=o/120; y=(u32)ctz64(w)>>3;
 if(M4(604288)==-M4(604436)){
  a=0;
  for(;;){
   b=a/21504;
   if(a!=196608){
    if(((a+b*-21504)&60)!=60) goto L40;
    goto L39;
   }
   M4(604440)=86016; m[295560]=240; b=407416; a=0;
   do{
    M4(b+196728)=a<16?0:(a<20?a:20)-16; a++; b+=4;
   }while(b!=407564);
   a=206352;
   do{
    M4(a+196728)=86016; a+=4;
   }while(a!=206368);
   break;
L40:;
   if(a>=193536) trap();
   m[a+209544]=0;
L39:;
   a+=4096;
  }
 }
 r=y*21504+(o>>1)+(d<<2);
 if(r>193535) trap();
 t=r+209544;
 for(;;){
  c=m[t];
  if(c) break;
  c=0; a=0; h=0; k=g0-160; g0=k; d=M4(604444);
  if(d!=31){
   c=d&1; copy(k+12,c*148+604144,148); d++;
   if(d>=32) trap();
   b0=c?503612:403080; i=c?403080:503612; c0=(d&1)*148+604144; u=~d<<3&-16; l=u|15; c=0;
   do{
    M4(h+c0)=c;
    if(a>=36) goto L50;
    d=a>>2; f=a&3; n=N1(f,65536);
    switch(n-1){
    case 0:
     if(a>=24) goto L50;
     y=d+3; break;
    case 1:
     if(!((d&255)%3)) goto L50;
     y=d-1; break;
    case 2:
     if((d&255)%3>=2) goto L50;
     y=d+1; break;
    default:
     if(a<=11) goto L50;
     y=d-3;
    }
    b=y; o=u|1U<<(f&31); p=b*-21504; q=d*21504; d0=p+q; e0=b<<2; f=b*2136; f0=f+198072; h0=f+198744;
    i0=f+196728; d*=2136; j0=d+197400; k0=d+198744; l0=d+196728; j=0; n0=N1(n^1,65536); o0=b>5;
    p0=a>23;
    do{
     if(N1(j,65536)==n0) goto L57;
     d=j+e0;
     if(d>36||d==36) trap();
     d=k+12+(d<<2); b=N4(d,4); f=M4(d);
     if(b<f||b>=25134) trap();
     g=b<<2; s=f<<2; d=b0+s;
     switch(n-1){
     case 0:
      if(g==s) goto L57;
      b-=f;
      do{
       if(p0) trap();
       g=M4(d); f=p+g;
       if(f>21503) trap();
       g&=63;
       if(g>=60) trap();
       g=(M2(k0+(g<<1))+M2(l0+(f>>5&134217726)))&65535;
       if(g>=336) trap();
       f=q+((M2(j0+(g<<1))+f)&65535);
       if(f>193535) trap();
       g=N1(f,209544); N1(f,209544)=g|(g>(l&255)?0:o);
       if(c>=25133) trap();
       M4(i+(c<<2))=f; d+=4; c+=!g; b--;
      }while(b);
      break;
     case 1: case 2:
      if(b==f) goto L57;
      b-=f;
      do{
       f=M4(d)+d0;
       if(f>193535) trap();
       g=N1(f,209544); N1(f,209544)=g|(g>(l&255)?0:o);
       if(c>=25133) trap();
       M4(i+(c<<2))=f; d+=4; c+=!g; b--;
      }while(b);
      break;
     default:
      if(g==s) goto L57;
      b-=f;
      do{
       if(o0) trap();
       g=M4(d); f=p+g;
       if(f>21503) trap();
       g&=63;
       if(g>=60) trap();
       g=(M2(h0+(g<<1))+M2(i0+(f>>5&134217726)))&65535;
       if(g>=336) trap();
       f=q+((M2(f0+(g<<1))+f)&65535);
       if(f>193535) trap();
       g=N1(f,209544); N1(f,209544)=g|(g>(l&255)?0:o);
       if(c>=25133) trap();
       M4(i+(c<<2))=f; d+=4; c+=!g; b--;
      }while(b);
     }
L57:;
     j++;
    }while(j!=4);
L50:;
    a++; h+=4;
   }while(h!=148);
   c=c!=0; M4(604444)+=c;
  }
  g0=k+160;
  if(!c) goto L6;
 }
 f_write_number(((M4(604440)/21504+r/21504)&1)|(~c>>3&30)); a=M4(196720);
 if(a==65536) { output(131176,65536); a=0; goto L64; }
 if(a>=65536) trap();
L64:;
 N1(a,131176)=10; M4(196720)=a+1; a=M4(196712); b=M4(196716);
 for(;;){
  if(a==b) { f_refill(); a=M4(196712); }
  if(a>=65537) trap();
  c=M4(196716);
  if(c>=a) break;
  d=N1(c,65624); b=d-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=c+1; M4(196716)=b;
  if(d!=10) continue;
  M8(131168)=b; M8(131160)++;
 }
L6:;
 c=M4(196720);
 if(c){
  if(c>=65537) trap();
  output(131176,c); M4(196720)=0;
 }
 g0=e+112; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65537, "\1\2\3\1\2\3\10\0\4\7\6\5\0\0\0<\0\0\0\14\0\0\0\3\0\0\0\1\0\0"
   "\0\1\0\0\0\1\0\0\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<"
   "\0\0\0\200\n\0\0\200\1\0\0@\0\0\0\14\0\0\0\3\0\0\0\1", 84);
 f__start();
 return 0;
}
