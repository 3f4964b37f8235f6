/* poj1077, made from Rust by c-emitter */
/* with rustc 1.96.0 and wasm-opt version 108 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef int i32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U64(x) x##ULL
#endif

static u8 m[262144];
#define pages 4
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
#define copy(a, b, n) memmove(m + (a), m + (b), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }

static void f_flush(void){
 u32 a;
 a=M4(196656);
 if(a){
  if(a>=65537) trap();
  output(131112,a); M4(196656)=0;
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!m[196660]){
  M8(131104)-=M4(196648); M4(196652)=0; a=input(65560,65536); M4(196648)=a; m[196660]=!a;
 }
}

static u32 deepen_walk(u32 a, u32 b){
 u32 c, d, e, f;
 if(!(b&255)) return 0;
 d=a/3; b--; e=(b&255)/3; c=d-e; f=c; c=(i32)c>>31; a-=d*3; b=(b-e*3)&255;
 return (f^c)-c+(a>b?a-b:b-a);
}

static u32 f_within(u32 a, u32 b, u32 c, u32 d, u32 e){
 u32 f, g=0, h, i, j=0, k, l, n, o, p, q, r, s, t, u, v, w, x, y, z, a0, b0;
 if(!d) return 1;
 l=b+1; n=c-3; o=c+3; p=c-1; q=c+1; i=c%3; r=a+b+8; s=a+40; f=s+c; t=M4(a); u=c>2; v=e&255; w=c<9;
 x=b>30; y=c<6;
 do{
  g=m[j+t];
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
  if(N1(g^1,65546)==v) goto L7;
  if(e>8) trap();
  h=e+s; k=m[h]; b0=deepen_walk(c,k)+d; z=b0-deepen_walk(e,k);
  if(z+b>=N4(a,4)) goto L7;
  if(!w) trap();
  a0=m[f]; m[f]=k; m[h]=a0;
  if(x) trap();
  m[r]=N1(g,65550);
  if(f_within(a,l,e,z,g)) return 1;
  e=m[f]; m[f]=m[h]; m[h]=e;
L7:;
  j++;
 }while(j!=4);
 return 0;
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i, l;
 u64 j=0, k=0, n;
 a=frame(112); b=M4(196648); c=M4(196652);
 for(;;){
  if(b==c) { f_refill(); b=M4(196648); }
  if(b>=65537) trap();
  c=M4(196652);
  if(b<=c) goto L6;
  d=N1(c,65560); f=d-9;
  if(f>23||!(1U<<(f&31)&8388627)) break;
  c++; M4(196652)=c;
  if(d!=10) continue;
  M8(131104)=c; M8(131096)++;
 }
 d=b-c;
 if(d<2) goto L8;
 f=c+65560; i=N1(f,1)==32; g=i?17:9;
 if(d<g) goto L8;
 j=M8(f);
 if(!i) { n=j; goto L9; }
 k=N8(f,8);
 if(((k^U64(0x2000200020002000))|(j^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L8;
 j&=U64(0xff00ff00ff00ff); j|=j>>8; n=(j&65535)|(j>>16&4294901760U); j=k&U64(0xff00ff00ff00ff);
 j|=j>>8; n|=((j>>16&4294901760U)|(j&65535))<<32;
L9:;
 j=n; d=0; f=m[f+g-1]; N1(a,64)=(f&223)==88?0:f-48;
 j=(((((j&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|j)
   >>7&U64(72340172838076673))*255&(j^U64(0x3030303030303030));
 N8(a,56)=j;
 do{
  e|=1U<<(m[a+56+d]&31); d++;
 }while(d!=9);
 d=0;
 do{
  h|=m[a+56+d]; d++;
 }while(d!=9);
 if(e!=511||(h&255)>=16) goto L8;
 M4(196652)=c+g; N2(a,20)=N2(a,61); N4(a,16)=N4(a,57); b=N2(a,63); c=j; d=N1(a,21); e=N1(a,20);
 goto L7;
L8:;
 N1(a,64)=0; N8(a,56)=0; h=0; d=0;
A15:;
 for(;;){
  e=d+1; f=a+56+d;
  for(;;){
   if(b==c) { f_refill(); b=M4(196648); }
   if(b>=65537) break;
   c=M4(196652);
   if(b>c){
    d=N1(c,65560); g=d-9;
    if(1U<<(g&31)&8388627?g<=23:0) goto L19;
    l=1;
   }else{
    l=0;
   }
   if(!(l&1)) goto L6;
   d=(d&223)==88?0:d-48; g=d&255;
   if(g>8) goto L6;
   g=1U<<(g&31);
   if(g&h&65535) goto L6;
   m[f]=d; c++; M4(196652)=c; h|=g; d=e;
   if(d!=9) goto A15;
   e=N4(a,59); N4(a,18)=e; N2(a,16)=N2(a,57); d=e>>24; e>>=16; b=N2(a,63); c=N1(a,56); goto L7;
L19:;
   c++; M4(196652)=c;
   if(d!=10) continue;
   M8(131104)=c; M8(131096)++;
  }
  break;
 }
 trap();
L7:;
 N1(a,5)=e; N4(a,1)=N4(a,16); N1(a,6)=d; m[a]=c; N2(a,7)=b; j=M8(a);
 k=(j-U64(72340172838076673))&~j&U64(0x8080808080808080); k=(k&-k)>>7;
 N8(a,48)=(((u64)(b>>8)<<56|j>>8)&-k)+((k-1)&j)-U64(72340172838076673); N8(a,56)=0; b=0;
 j=U64(0xfedcba9876543210);
 do{
  k=m[a+48+b]<<2; m[a+56+b]=(u32)(j>>(k&63))&15; j+=U64(0xeeeeeeeeeeeeeef0)<<(k&63); b++;
 }while(b!=8);
 N8(a,16)=N8(a,56); c=0; b=0;
 do{
  c+=m[a+16+b]; b++;
 }while(b!=8);
 if(!(c&1)){
  b=0; d=0;
  do{
   d+=deepen_walk(b,m[a+b]); b++;
  }while(b!=9);
  N8(a,87)=0; N8(a,80)=0; N8(a,72)=0; N8(a,64)=0; N8(a,96)=M8(a); N1(a,104)=N1(a,8); N4(a,60)=d;
  N4(a,56)=65546; b=0; c=0;
  for(;;){
   c+=m[a+b]?0:b; b++;
   if(b!=9) continue;
   l=f_within(a+56,0,c,d,4); e=N4(a,60);
   if(l) goto L27;
   e+=2; N4(a,60)=e; b=0; c=0;
   if(e>=32) break;
  }
  trap();
L27:;
  N8(a,40)=N8(a,88); N8(a,32)=N8(a,80); N8(a,24)=N8(a,72); N8(a,16)=N8(a,64);
  if(e>=32) trap();
  c=M4(196656);
  if(65536-c<e) { f_flush(); c=M4(196656); }
  d=c+e;
  if((c<=d)&(d<65537)) goto L24;
  trap();
 }
 b=M4(196656);
 if(b-65527<=9) { f_flush(); b=M4(196656); }
 if(b>=65527) trap();
 N2(b,131120)=M2(65544); N8(b,131112)=M8(65536); b=M4(196656)+10; M4(196656)=b; goto L23;
L24:;
 if(e) copy(c+131112,a+16,e);
 b=M4(196656)+e; M4(196656)=b;
L23:;
 if(b==65536) { f_flush(); b=M4(196656); }
 if(b>=65536) trap();
 N1(b,131112)=10; M4(196656)++; b=M4(196648); c=M4(196652);
 for(;;){
  if(b==c) { f_refill(); b=M4(196648); }
  if(b>=65537) trap();
  d=M4(196652);
  if(d>=b) break;
  e=N1(d,65560); c=e-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  c=d+1; M4(196652)=c;
  if(e!=10) continue;
  M8(131104)=c; M8(131096)++;
 }
L6:;
 f_flush(); g0=a+112;
}

int main(void) {
 memcpy(m + 65536, "unsolvable\0\1\2\3udlr", 18);
 f_solve();
 return 0;
}
