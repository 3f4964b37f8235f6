/* aoj-alds1-13-b 0.1.0, made from Rust by cargo single-file */
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
 a=M4(196712);
 if(a){
  if(a>=65537) trap();
  output(131168,a); M4(196712)=0;
 }
 if(!m[196716]){
  M8(131160)-=M4(196704); M4(196708)=0; a=input(65616,65536); M4(196704)=a; m[196716]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0, c;
 c=a;
 if(a>9) f_write_number(c/10);
 b=M4(196712);
 if(b==65536) { output(131168,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196712)=b+1; N1(b,131168)=c%10|48;
}

static u32 f___main_void(void){
 u32 a, b, c=0, d=0, e, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, b0,
   c0, u, d0, e0, f0, h0, i0, j0, k0, l0, n0, o0, p0, y, a0;
 u64 v=0, w=0, x, z;
 e=frame(112); b=M4(196704); a=M4(196708);
 for(;;){
  if(a==b) { f_refill(); b=M4(196704); }
  if(b>=65537) trap();
  a=M4(196708);
  if(a>=b) break;
  c=N1(a,65616); g=c-9;
  if(g>23||!(1U<<(g&31)&8388627)) break;
  a++; M4(196708)=a;
  if(c!=10) continue;
  M8(131160)=a; M8(131152)++;
 }
 for(;;){
  if(a==b){
   f_refill(); b=M4(196704);
   if(b>=65537) trap();
  }
  a=M4(196708);
  if(b<=a) goto L6;
  c=N1(a,65616); g=c-9;
  if(g>23||!(1U<<(g&31)&8388627)) break;
  a++; M4(196708)=a;
  if(c!=10) continue;
  M8(131160)=a; M8(131152)++;
 }
 g=b-a;
 if(g<2) goto L11;
 c=a+65616; i=N1(c,1)==32; f=i?17:9;
 if(g<f) goto L11;
 v=M8(c); y=e;
 if(i){
  w=N8(c,8);
  if(((w^U64(0x2000200020002000))|(v^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L11;
  v&=U64(0xff00ff00ff00ff); v|=v>>8; z=(v&65535)|(v>>16&4294901760U); v=w&U64(0xff00ff00ff00ff);
  v|=v>>8; z|=((v>>16&4294901760U)|(v&65535))<<32;
 }else{
  z=v;
 }
 w=z^U64(0x3030303030303030); N8(y,64)=w; N1(e,72)=m[c+f-1]-48; c=0;
 do{
  d|=1U<<(m[e+64+c]&31); c++;
 }while(c!=9);
 g=0; c=0;
 do{
  g|=m[e+64+c]; c++;
 }while(c!=9);
 if(d!=511||(g&255)>=16) goto L11;
 M4(196708)=a+f; v=N8(e,65); b=w; goto L10;
L11:;
 N1(e,72)=0; N8(e,64)=0; g=0; c=0;
 for(;;){
  f=c+1; d=e+64+c;
  for(;;){
   if(a==b) { f_refill(); b=M4(196704); }
   if(b>=65537) trap();
   a=M4(196708);
   if(b>a){
    c=N1(a,65616); i=c-9;
    if(1U<<(i&31)&8388627?i<=23:0) goto L18;
    y=1;
   }else{
    y=0;
   }
   if(!(y&1)) goto L6;
   c-=48; i=c&255;
   if(i>8) goto L6;
   i=1U<<(i&31);
   if(i&g) goto L6;
   m[d]=c; a++; M4(196708)=a; g|=i; c=f;
   if(c!=9) break;
   v=N8(e,65); b=N1(e,64); goto L10;
L18:;
   a++; M4(196708)=a;
   if(c!=10) continue;
   M8(131160)=a; M8(131152)++;
  }
 }
L10:;
 N1(e,8)=b; N8(e,9)=v; z=v&U64(0xff00000000000000); v=N8(e,8);
 w=(v-U64(72340172838076673))&~v&U64(0x8080808080808080); x=(w&-w)>>7;
 N8(e,24)=((z|v>>8)&-x)+((x-1)&v)-U64(72340172838076673); N8(e,64)=0; b=0;
 v=U64(0xfedcba9876543210);
 do{
  x=m[e+24+b]<<2; m[e+64+b]=(u32)(v>>(x&63))&15; v+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); b++;
 }while(b!=8);
 N8(e,32)=N8(e,64); a=0; b=0;
 do{
  a+=m[e+32+b]; b++;
 }while(b!=8);
 if(a&1) goto L6;
 b=8; a=e+32;
 do{
  o=m[a]+b*o; a++; c=b-1; b=c;
 }while(c);
 if(!M2(197392)){
  l=e+80; r=e+32; f=196720; d=0; g=0;
  do{
   a=d; d=a+1; c=g; g=c+2136; i=c+196720; c=a<<2; j=N4(c,65564); k=N4(c,65540); c=0; n=a<3; a=f;
   b=0;
   do{
    p=b/6; y=a;
    if(n) a0=rem_u32(c,j); else a0=(b+p)&1?60:0;
    M2(y)=div_u32(a0,k); b++; a+=2; c+=60;
   }while(c!=20160);
   b=2016; a=0;
   do{
    M2(b+f)=div_u32(a,k); a++; b+=2;
   }while(b!=2136);
   a=j<<1; a=a<20160?a:20160; c=div_u32(a,k); n=c+(a!=c*k);
   if(n){
    p=i+2016; h=i+672; s=i+1344; c=0;
    do{
     N8(e,56)=0; N4(e,32)=c/2520; a=c/3; N4(e,48)=a&3; N4(e,44)=c/12%5; t=c/60; N4(e,40)=t%6;
     N4(e,36)=c/360%7; N4(e,52)=c-a*3; b=0; a=0;
     do{
      a+=M4(e+32+b); b+=4;
     }while(b!=32);
     N4(e,56)=a&1; b=0;
     do{
      a=b+r; q=a+4; j=M4(a); y=q; q=M4(q); M4(y)=j-(j>q); M4(a)=q+(j<=q); b+=4;
     }while(b!=8);
     b=0; N8(l,16)=M8(65604); N8(l,8)=M8(65596); M8(l)=M8(65588); N8(e,104)=0; n--; j=(t<<2)+c; a=0;
     do{
      a+=M4(e+32+b)*M4(b+l); b+=4;
     }while(b!=24);
     if(j>21503) trap();
     b=j&63;
     if(b>=60) trap();
     b=(M2(p+(b<<1))+M2(i+(j>>5&134217726)))&65535;
     if(b>335) trap();
     M2(h+(b<<1))=a-j;
     if(a>21503) trap();
     b=a&63;
     if(b>=60) trap();
     b=(M2(p+(b<<1))+M2(i+(a>>5&134217726)))&65535;
     if(b>=336) trap();
     M2(s+(b<<1))=j-a; c+=k;
    }while(n);
   }
   r+=4; f+=2136;
  }while(g!=12816);
 }
 g=o/120; y=(u32)ctz64(w)>>3;
 if(M4(604280)==-M4(604428)){
  b=0;
  for(;;){
   a=b/21504;
   if(b!=196608){
    if(((b+a*-21504)&60)!=60) goto L36;
    goto L35;
   }
   M4(604432)=172032; m[381568]=240; a=407416; b=0;
   do{
    f=b-32; M4(a+196720)=b<f?0:f; b++; a+=4;
   }while(a!=407564);
   b=206352;
   do{
    M4(b+196720)=172032; b+=4;
   }while(b!=206368);
   break;
L36:;
   if(b>=193536) trap();
   m[b+209536]=0;
L35:;
   b+=4096;
  }
 }
 r=y*21504+(o>>1)+(g<<2);
 if(r>193535) trap();
 t=r+209536;
 for(;;){
  a=m[t];
  if(a) break;
  a=0; g=0; i=0; k=g0-160; g0=k; c=M4(604436);
  if(c!=31){
   a=c&1; copy(k+12,a*148+604136,148); c++;
   if(c>=32) trap();
   b0=a?503604:403072; j=a?403072:503604; c0=(c&1)*148+604136; u=~c<<3&-16; l=u|15; a=0;
   do{
    M4(i+c0)=a;
    if(g>=36) goto L46;
    c=g>>2; d=g&3; n=N1(d,65536);
    switch(n-1){
    case 0:
     if(g>=24) goto L46;
     y=c+3; break;
    case 1:
     if(!((c&255)%3)) goto L46;
     y=c-1; break;
    case 2:
     if((c&255)%3>=2) goto L46;
     y=c+1; break;
    default:
     if(g<=11) goto L46;
     y=c-3;
    }
    f=y; o=u|1U<<(d&31); p=f*-21504; q=c*21504; d0=p+q; e0=f<<2; d=f*2136; f0=d+198064; h0=d+198736;
    i0=d+196720; c*=2136; j0=c+197392; k0=c+198736; l0=c+196720; b=0; n0=N1(n^1,65536); o0=f>5;
    p0=g>23;
    do{
     if(N1(b,65536)==n0) goto L53;
     c=b+e0;
     if(c>36||c==36) trap();
     c=k+12+(c<<2); f=N4(c,4); d=M4(c);
     if(f<d||f>=25134) trap();
     h=f<<2; s=d<<2; c=b0+s;
     switch(n-1){
     case 0:
      if(h==s) goto L53;
      f-=d;
      do{
       if(p0) trap();
       h=M4(c); d=p+h;
       if(d>21503) trap();
       h&=63;
       if(h>=60) trap();
       h=(M2(k0+(h<<1))+M2(l0+(d>>5&134217726)))&65535;
       if(h>=336) trap();
       d=q+((M2(j0+(h<<1))+d)&65535);
       if(d>193535) trap();
       h=N1(d,209536); N1(d,209536)=h|(h>(l&255)?0:o);
       if(a>=25133) trap();
       M4(j+(a<<2))=d; c+=4; a+=!h; f--;
      }while(f);
      break;
     case 1: case 2:
      if(d==f) goto L53;
      f-=d;
      do{
       d=M4(c)+d0;
       if(d>193535) trap();
       h=N1(d,209536); N1(d,209536)=h|(h>(l&255)?0:o);
       if(a>=25133) trap();
       M4(j+(a<<2))=d; c+=4; a+=!h; f--;
      }while(f);
      break;
     default:
      if(h==s) goto L53;
      f-=d;
      do{
       if(o0) trap();
       h=M4(c); d=p+h;
       if(d>21503) trap();
       h&=63;
       if(h>=60) trap();
       h=(M2(h0+(h<<1))+M2(i0+(d>>5&134217726)))&65535;
       if(h>=336) trap();
       d=q+((M2(f0+(h<<1))+d)&65535);
       if(d>193535) trap();
       h=N1(d,209536); N1(d,209536)=h|(h>(l&255)?0:o);
       if(a>=25133) trap();
       M4(j+(a<<2))=d; c+=4; a+=!h; f--;
      }while(f);
     }
L53:;
     b++;
    }while(b!=4);
L46:;
    g++; i+=4;
   }while(i!=148);
   a=a!=0; M4(604436)+=a;
  }
  g0=k+160;
  if(!a) goto L6;
 }
 f_write_number(((M4(604432)/21504+r/21504)&1)|(~a>>3&30)); b=M4(196712);
 if(b==65536) { output(131168,65536); b=0; goto L60; }
 if(b>=65536) trap();
L60:;
 N1(b,131168)=10; M4(196712)=b+1; b=M4(196704); a=M4(196708);
 for(;;){
  if(a==b) { f_refill(); b=M4(196704); }
  if(b>=65537) trap();
  a=M4(196708);
  if(a>=b) break;
  c=N1(a,65616); g=c-9;
  if(g>23||!(1U<<(g&31)&8388627)) break;
  a++; M4(196708)=a;
  if(c!=10) continue;
  M8(131160)=a; M8(131152)++;
 }
L6:;
 a=M4(196712);
 if(a){
  if(a>=65537) trap();
  output(131168,a); M4(196712)=0;
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
 memcpy(m + 65537, "\1\2\3<\0\0\0\14\0\0\0\3\0\0\0\1\0\0\0\1\0\0\0\1\0\0\0\300N\0"
   "\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<\0\0\0\200\n\0\0\200\1\0\0" "@\0\0\0\14\0\0\0\3\0\0\0\1",
   72);
 f__start();
 return 0;
}
