/* luogu-p1379, made from Rust by c-emitter */
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
#define N2(a, n) (((u16_cell *) (m + (a) + n))->x)
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

static void f_flush(void){
 u32 a;
 a=M4(196720);
 if(a){
  if(a>=65537) trap();
  output(131176,a); M4(196720)=0;
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!m[196724]){
  M8(131168)-=M4(196712); M4(196716)=0; a=input(65624,65536); M4(196712)=a; m[196724]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=a;
 if(a>9) f_write_number(c/10);
 b=M4(196720);
 if(b==65536) { f_flush(); b=M4(196720); }
 if(b>=65536) trap();
 N1(b,131176)=c%10|48; M4(196720)++;
}

static void f_solve(void){
 u32 a, b, c=0, d, e=0, f=0, g=0, h, i=0, j, k=0, l=0, n, o=0, p=0, q=0, r=0, s=0, t=0, a0=0, u=0,
   d0, e0, f0, h0, i0, j0, k0, l0, n0, o0, p0, q0, y, b0, c0;
 u64 v=0, w=0, x, z;
 d=frame(96); a=M4(196712); b=M4(196716); y=d;
 for(;;){
  if(a==b) { f_refill(); a=M4(196712); }
  if(a>=65537) trap();
  b=M4(196716);
  if(b>=a) break;
  c=N1(b,65624); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
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
  if(a<=b) goto L4;
  c=N1(b,65624); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196716)=b;
  if(c!=10) continue;
  M8(131168)=b; M8(131160)++;
 }
 f=a-b;
 if(f<2) goto L6;
 c=b+65624; i=N1(c,1)==32; e=i?17:9;
 if(f<e) goto L6;
 v=M8(c);
 if(!i) { z=v; goto L7; }
 w=N8(c,8);
 if(((w^U64(0x2000200020002000))|(v^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L6;
 v&=U64(0xff00ff00ff00ff); v|=v>>8; z=(v&65535)|(v>>16&4294901760U); v=w&U64(0xff00ff00ff00ff);
 v|=v>>8; z|=((v>>16&4294901760U)|(v&65535))<<32;
L7:;
 v=z^U64(0x3030303030303030); N8(y,48)=v; N1(d,56)=m[c+e-1]-48; c=0;
 do{
  g|=1U<<(m[d+48+c]&31); c++;
 }while(c!=9);
 f=0; c=0;
 do{
  f|=m[d+48+c]; c++;
 }while(c!=9);
 if(g!=511||(f&255)>=16) goto L6;
 M4(196716)=b+e; N2(d,20)=N2(d,53); N4(d,16)=N4(d,49); k=N2(d,55); g=v; f=N1(d,21); a=N1(d,20);
 goto L5;
L6:;
 N1(d,56)=0; N8(d,48)=0; f=0; c=0;
A16:;
 for(;;){
  e=c+1; i=d+48+c;
  for(;;){
   if(a==b) { f_refill(); a=M4(196712); }
   if(a>=65537) break;
   b=M4(196716);
   if(a>b){
    c=N1(b,65624); g=c-9;
    if(1U<<(g&31)&8388627?g<=23:0) goto L20;
    y=1;
   }else{
    y=0;
   }
   if(!(y&1)) goto L4;
   c-=48; g=c&255;
   if(g>8) goto L4;
   g=1U<<(g&31);
   if(g&f&65535) goto L4;
   m[i]=c; b++; M4(196716)=b; f|=g; c=e;
   if(c!=9) goto A16;
   c=N4(d,51); N4(d,18)=c; N2(d,16)=N2(d,49); f=c>>24; a=c>>16; k=N2(d,55); g=N1(d,48); goto L5;
L20:;
   b++; M4(196716)=b;
   if(c!=10) continue;
   M8(131168)=b; M8(131160)++;
  }
  break;
 }
 trap();
L5:;
 j=N4(d,16); M4(d)=j; b=0; y=N2(d,2); N1(d,8)=0; M8(d)=0; i=y|(a&255)<<16; c=1;
 for(;;){
  a=b-1; e=c+1;
  do{
   b=a;
   if(b==8) goto L22;
   a=b+1;
  }while(a==4);
  b+=2; m[d+N1(a,65540)]=c; c=e;
 }
L22:;
 N2(d,19)=i; m[d+21]=i>>16; N2(d,23)=k; N1(d,22)=f; N2(d,17)=j; N1(d,16)=g; a=0;
 do{
  c=m[d+16+a];
  if(c>=9) trap();
  m[d+48+a]=m[c+d]; a++;
 }while(a!=9);
 v=N8(d,48); w=(v-U64(72340172838076673))&~v&U64(0x8080808080808080); x=(w&-w)>>7;
 M8(d)=(((u64)N1(d,56)<<56|v>>8)&-x)+((x-1)&v)-U64(72340172838076673); N8(d,48)=0; a=0;
 v=U64(0xfedcba9876543210);
 do{
  x=m[a+d]<<2; m[d+48+a]=(u32)(v>>(x&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); a++;
 }while(a!=8);
 N8(d,16)=N8(d,48); b=0; a=0;
 do{
  b+=m[d+16+a]; a++;
 }while(a!=8);
 if(b&1) goto L4;
 a=8; b=d+16; y=(u32)ctz64(w)>>3;
 do{
  s=m[b]+a*s; b++; c=a-1; a=c;
 }while(c);
 n=s/120;
 if(!M2(197400)){
  o=d+64; k=d+16; e=196728; i=0; f=0;
  do{
   a=i; i=a+1; c=f; f=c+2136; j=c+196728; c=a<<2; g=N4(c,65576); l=N4(c,65552); c=0; p=a<3; b=e;
   a=0;
   do{
    q=a/6; b0=b;
    if(p) c0=rem_u32(c,g); else c0=(a+q)&1?60:0;
    M2(b0)=div_u32(c0,l); a++; b+=2; c+=60;
   }while(c!=20160);
   a=2016; b=0;
   do{
    M2(a+e)=div_u32(b,l); b++; a+=2;
   }while(a!=2136);
   c=g<<1; c=c<20160?c:20160; a=div_u32(c,l); p=a+(c!=a*l);
   if(p){
    q=j+2016; t=j+672; a0=j+1344; g=0;
    do{
     N8(d,40)=0; N4(d,16)=g/2520; c=g/3; N4(d,32)=c&3; N4(d,28)=g/12%5; u=g/60; N4(d,24)=u%6;
     N4(d,20)=g/360%7; N4(d,36)=g-c*3; a=0; b=0;
     do{
      b+=M4(d+16+a); a+=4;
     }while(a!=32);
     N4(d,40)=b&1; a=0;
     do{
      c=a+k; r=c+4; b=M4(c); b0=r; r=M4(r); M4(b0)=b-(b>r); M4(c)=r+(b<=r); a+=4;
     }while(a!=8);
     a=0; N8(o,16)=M8(65616); N8(o,8)=M8(65608); M8(o)=M8(65600); N8(d,88)=0; p--; c=(u<<2)+g; b=0;
     do{
      b+=M4(d+16+a)*M4(a+o); a+=4;
     }while(a!=24);
     if(c>21503) trap();
     a=c&63;
     if(a>=60) trap();
     a=(M2(q+(a<<1))+M2(j+(c>>6<<1)))&65535;
     if(a>335) trap();
     M2(t+(a<<1))=b-c;
     if(b>21503) trap();
     a=b&63;
     if(a>=60) trap();
     a=(M2(q+(a<<1))+M2(j+(b>>6<<1)))&65535;
     if(a>=336) trap();
     M2(a0+(a<<1))=c-b; g+=l;
    }while(p);
   }
   k+=4; e+=2136;
  }while(f!=12816);
 }
 if(M4(604288)==-M4(604436)){
  b=209544; a=193536;
  do{
   m[b]=0; c=a<4096?a:4096; b+=c; a-=c;
  }while(a);
  M4(604440)=86016; m[295560]=240; b=407416; a=0;
  do{
   M4(b+196728)=a<16?0:(a<20?a:20)-16; a++; b+=4;
  }while(b!=407564);
  a=206352;
  do{
   M4(a+196728)=86016; a+=4;
  }while(a!=206368);
 }
 s=y*21504+(s>>1)+(n<<2);
 if(s>193535) trap();
 t=s+209544;
 do{
  c=m[t];
  if(c) goto L44;
  e=0; a=0; k=0; g=g0-160; g0=g; b=m[604444]; c=b&1; copy(g+12,c*148+604144,148);
  if(b<=30){
   a0=c?503612:403080; j=c?403080:503612; u=~(b+1)<<3&-16; l=u|15; d0=!c*148+604144; c=0;
   for(;;){
    M4(k+d0)=c;
    if(a>=36) goto L52;
    e=a>>2; f=a&3; p=N1(f,65536);
    switch(p-1){
    case 0:
     if(a>=24) goto L52;
     y=e+3; break;
    case 1:
     if(!((e&255)%3)) goto L52;
     y=e-1; break;
    case 2:
     if((e&255)%3>=2) goto L52;
     y=e+1; break;
    default:
     if(a<=11) goto L52;
     y=e-3;
    }
    b=y; o=1U<<(f&31)|u; q=b*-21504; r=e*21504; e0=q+r; f0=b<<2; f=b*2136; h0=f+198072; i0=f+198744;
    j0=f+196728; e*=2136; k0=e+197400; l0=e+198744; n0=e+196728; i=0; o0=N1(p^1,65536); p0=b>5;
    q0=a>23;
    do{
     if(N1(i,65536)==o0) goto L59;
     e=i+f0;
     if(e>36) goto L50;
     if(e==36) trap();
     e=g+12+(e<<2); b=N4(e,4); f=M4(e);
     if(!((b>=f)&(b<25134))) trap();
     h=b<<2; n=f<<2; e=a0+n;
     switch(p-1){
     case 0:
      if(h==n) goto L59;
      b-=f;
      do{
       if(q0) trap();
       h=M4(e); f=q+h; n=f>>6;
       if(f>21503) trap();
       h&=63;
       if(h>=60) trap();
       h=(M2(l0+(h<<1))+M2(n0+(n<<1)))&65535;
       if(h>=336) trap();
       f=r+((M2(k0+(h<<1))+f)&65535);
       if(f>193535) trap();
       h=N1(f,209544); N1(f,209544)=h|(h>(l&255)?0:o);
       if(c>=25133) trap();
       M4(j+(c<<2))=f; e+=4; c+=!h; b--;
      }while(b);
      break;
     case 1: case 2:
      if(b==f) goto L59;
      b-=f;
      do{
       f=M4(e)+e0;
       if(f>193535) trap();
       h=N1(f,209544); N1(f,209544)=h|(h>(l&255)?0:o);
       if(c>=25133) trap();
       M4(j+(c<<2))=f; e+=4; c+=!h; b--;
      }while(b);
      break;
     default:
      if(h==n) goto L59;
      b-=f;
      do{
       if(p0) trap();
       h=M4(e); f=q+h; n=f>>6;
       if(f>21503) trap();
       h&=63;
       if(h>=60) trap();
       h=(M2(i0+(h<<1))+M2(j0+(n<<1)))&65535;
       if(h>=336) trap();
       f=r+((M2(h0+(h<<1))+f)&65535);
       if(f>193535) trap();
       h=N1(f,209544); N1(f,209544)=h|(h>(l&255)?0:o);
       if(c>=25133) trap();
       M4(j+(c<<2))=f; e+=4; c+=!h; b--;
      }while(b);
     }
L59:;
     i++;
    }while(i!=4);
L52:;
    a++; k+=4;
    if(k==148) goto L49;
   }
L50:;
   trap();
L49:;
   e=c!=0; m[604444]+=e;
  }
  g0=g+160; y=e;
 }while(y);
 goto L4;
L44:;
 f_write_number(((M4(604440)/21504+s/21504)&1)|(~c>>3&30)); a=M4(196720);
 if(a==65536) { f_flush(); a=M4(196720); }
 if(a>=65536) trap();
 N1(a,131176)=10; M4(196720)++; a=M4(196712); b=M4(196716);
 for(;;){
  if(a==b) { f_refill(); a=M4(196712); }
  if(a>=65537) trap();
  c=M4(196716);
  if(c>=a) break;
  e=N1(c,65624); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=c+1; M4(196716)=b;
  if(e!=10) continue;
  M8(131168)=b; M8(131160)++;
 }
L4:;
 f_flush(); g0=d+96;
}

int main(void) {
 memcpy(m + 65537, "\1\2\3\1\2\3\10\0\4\7\6\5\0\0\0<\0\0\0\14\0\0\0\3\0\0\0\1\0\0"
   "\0\1\0\0\0\1\0\0\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<"
   "\0\0\0\200\n\0\0\200\1\0\0@\0\0\0\14\0\0\0\3\0\0\0\1", 84);
 f_solve();
 return 0;
}
