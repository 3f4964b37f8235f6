/* hdu1043 0.1.0, made from Rust by cargo single-file */
/* with rustc 1.96.0 and wasm-opt version 108 */
/* Licence: MIT OR Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef short i16;
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

static u8 m[1572864];
#define pages 24
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
static u32 clz32(u32 x) { u32 n = 32, s = 16, k; for (; s; s >>= 1) { k = x >> s ? s : 0; n -= k; x
  >>= k; } return n - x; }
static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }
#define copy(a, b, n) memmove(m + (a), m + (b), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196704);
 if(a){
  if(a>=65537) trap();
  output(131160,a); M4(196704)=0;
 }
 if(!m[196708]){
  M8(131152)-=M4(196696); M4(196700)=0; a=input(65608,65536); M4(196696)=a; m[196708]=!a;
 }
}

static void f_fill(u32 a, u32 b){
 u32 c, d=0, e, f, g, h, i=0, j=0, k, l, n, o, p, q, r, s;
 e=g0-32; c=b<<2; f=N4(c,65580); h=N4(c,65556); g=b<3; c=a;
 do{
  i=d/6; r=c;
  if(g) s=rem_u32(j,f); else s=(d+i)&1?60:0;
  M2(r)=div_u32(s,h); d++; c+=2; j+=60;
 }while(j!=20160);
 d=2; c=0;
 do{
  i=a+c; M2(i+2020)=div_u32(d,h); M2(i+2018)=div_u32(d-1,h); M2(i+2016)=div_u32(d-2,h); d+=3; c+=6;
 }while(c!=120);
 c=f<<1; c=c<20160?c:20160; d=div_u32(c,h); j=d+(c!=d*h);
 if(j){
  l=a+672; n=h<<1; o=a+1344; b=e+(b<<2); p=a+2016; i=p; d=0;
  do{
   M4(e)=d/2520; f=d/3; N4(e,16)=f&3; g=d/12; N4(e,12)=g%5; c=d/60; N4(e,8)=c%6; k=d/360;
   N4(e,4)=k%7; N4(e,20)=d+f*-3; q=c<<2; N4(e,24)=(g-q-k+d)&1; f=N4(b,4); g=M4(b); M4(b)=f+(g<=f);
   N4(e,28)=0; k=N4(b,8); f=g-(f<g); N4(b,4)=k+(f<=k); N4(b,8)=f-(f>k); f=c&67108863;
   if(f>=336) trap();
   c=(M2(i+c*-120)+M2(a+(f<<1)))&65535;
   if(c>335) trap();
   r=l+(c<<1); c=N4(e,20)+(N4(e,4)*384+M4(e)*2688+(N4(e,8)<<6)+N4(e,12)*12+N4(e,16)*3); f=d+q;
   M2(r)=c-f;
   if(c>=21504) trap();
   g=c&63;
   if(g>=60) trap();
   g=(M2(p+(g<<1))+M2(a+(c>>6<<1)))&65535;
   if(g>=336) trap();
   d+=h; M2(o+(g<<1))=f-c; i+=n; j--;
  }while(j);
 }
}

static u32 f_grow(void){
 u32 a=0, b, c, d, e=0, f=0, g, h, i, j, k=0, l, n=0, o, p, q, r, s, t, u, v, w, x, y, a0, b0, c0,
   d0, e0, z;
 h=frame(160); c=M4(1523644);
 if(c!=31){
  e=c&1; copy(h+12,e*148+1523344,148); c++;
  if(c>31) trap();
  q=e?1422812:1322280; i=e?1322280:1422812; r=(c&1)*148+1523344; s=~c<<3&-16; j=s|15; e=0;
  do{
   M4(k+r)=e;
   if(f>=36) goto L5;
   d=f>>2; a=f&3; n=N1(a,65547);
   switch(n-1){
   case 0:
    if(f>=24) goto L5;
    z=d+3; break;
   case 1:
    if(!((d&255)%3)) goto L5;
    z=d-1; break;
   case 2:
    if((d&255)%3>=2) goto L5;
    z=d+1; break;
   default:
    if(f<=11) goto L5;
    z=d-3;
   }
   c=z; l=1U<<(a&31)|s; o=c*-21504; p=d*21504; t=o+p; u=c<<2; a=c*2136; v=a+214440; w=a+215112;
   x=a+213096; d*=2136; y=d+213768; a0=d+215112; b0=d+213096; g=0; c0=N1(n^1,65547); d0=c>5;
   e0=f>23;
   do{
    if(N1(g,65547)==c0) goto L12;
    c=g+u;
    if(c>36||c==36) trap();
    c=h+12+(c<<2); a=N4(c,4); b=M4(c);
    if(a<b||a>=25134) trap();
    c=a-b; d=q+(b<<2);
    switch(n-1){
    case 0:
     if(a==b) goto L12;
     do{
      if(e0) trap();
      b=M4(d); a=b+o;
      if(a>21503) trap();
      b&=63;
      if(b>=60) trap();
      b=(M2(a0+(b<<1))+M2(b0+(a>>6<<1)))&65535;
      if(b>=336) trap();
      a=p+((M2(y+(b<<1))+a)&65535);
      if(a>193535) trap();
      b=N1(a,1128744); N1(a,1128744)=(b>(j&255)?0:l)|b;
      if(e>=25133) trap();
      M4(i+(e<<2))=a; d+=4; e+=!b; c--;
     }while(c);
     break;
    case 1: case 2:
     if(a==b) goto L12;
     do{
      a=t+M4(d);
      if(a>193535) trap();
      b=N1(a,1128744); N1(a,1128744)=(b>(j&255)?0:l)|b;
      if(e>=25133) trap();
      M4(i+(e<<2))=a; d+=4; e+=!b; c--;
     }while(c);
     break;
    default:
     if(a==b) goto L12;
     do{
      if(d0) trap();
      b=M4(d); a=b+o;
      if(a>21503) trap();
      b&=63;
      if(b>=60) trap();
      b=(M2(w+(b<<1))+M2(x+(a>>6<<1)))&65535;
      if(b>=336) trap();
      a=p+((M2(v+(b<<1))+a)&65535);
      if(a>193535) trap();
      b=N1(a,1128744); N1(a,1128744)=(b>(j&255)?0:l)|b;
      if(e>=25133) trap();
      M4(i+(e<<2))=a; d+=4; e+=!b; c--;
     }while(c);
    }
L12:;
    g++;
   }while(g!=4);
L5:;
   f++; k+=4;
  }while(k!=148);
  e=e!=0; M4(1523644)+=e;
 }
 g0=h+160; return e;
}

static void f_descend(u32 a, u32 b){
 u32 c, d=0, e, f, g;
 if(b>=193536) trap();
 f=ctz32(N1(b,1128744)&15);
 if(f>3) goto L3;
 c=b/21504; e=b-c*21504;
 switch(N1(f,65547)-1){
 case 0:
  if(b>=129024) goto L3;
  b=e&63;
  if(b>59) trap();
  d=c*2136+213096; g=(N2(d+(b<<1),2016)+M2(d+(e>>5&134217726)))&65535;
  if(g>=336) trap();
  b=c+3; e=(N2(d+(g<<1),1344)+e)&65535; break;
 case 1:
  if(!((c&255)%3)) goto L3;
  b=c-1; break;
 case 2:
  if((c&255)%3>=2) goto L3;
  b=c+1; break;
 default:
  if(b<=64511) goto L3;
  d=e&63;
  if(d>59) trap();
  b=c-3; c=b*2136+213096; d=(N2(c+(d<<1),2016)+M2(c+(e>>5&134217726)))&65535;
  if(d>=336) trap();
  e=(N2(c+(d<<1),672)+e)&65535;
 }
 N4(a,4)=f; N4(a,8)=b*21504+e; d=1;
L3:;
 M4(a)=d;
}

static void f_learn(u32 a){
 u32 b=0, c, d, e, f;
 u64 g;
 c=frame(16);
 if(a>193535) trap();
 e=a<<2;
 if(!N4(e,225912)){
  f_descend(c+4,a); d=1; g=1;
  if(N4(c,4)!=1) goto L5;
  f=N4(c,8); a=N4(c,12); f_learn(a);
  if(a>=193536) trap();
  b=N4(a<<2,225912);
  if(b>=2091515904) trap();
  a=b>>17; g=N8(a<<3,1001080); b=(b<<2&524284)|f;
  if(((31-clz32(b))&-2)==18) { g=(b^262144)|g<<18; goto L5; }
  d=b;
  if(a) goto L4;
L5:;
  a=M4(1128736)+1; M4(1128736)=a;
  if(a>=15957) trap();
  N8(a<<3,1001080)=g; b=d;
L4:;
  M4(e+225912)=a<<17|b;
 }
 g0=c+16;
}

static u32 f___main_void(void){
 u32 a=0, b=0, c=0, d=0, e=0, f=0, g, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p, q, r, x, z;
 u64 s=0, t=0, u, v=0, w, y;
 g=frame(48);
 if(!M2(213768)){
  f_fill(213096,0); f_fill(215232,1); f_fill(217368,2); f_fill(219504,3); f_fill(221640,4);
  f_fill(223776,5);
 }
 if(M4(1523488)==-M4(1523636)){
  for(;;){
   b=a/21504;
   if(a!=196608){
    if(((a+b*-21504)&60)!=60) goto L8;
    a+=4096; continue;
   }
   M4(1523640)=172032; m[1300776]=240; a=1523344; b=3; f=2; e=1;
   for(;;){
    d=c-32; M4(a)=c<d?0:d; a+=4;
    if(a==1523492) goto L7;
    d=e-32; M4(a)=d>e?0:d; d=b-32; M4(a+8)=b<d?0:d; d=f-32; M4(a+4)=d>f?0:d; a+=12; e+=4; f+=4;
    b+=4; c+=4;
   }
L8:;
   if(a<193536) goto L6;
   trap();
L7:;
   M8(1322288)=U64(738871814037504); M8(1322280)=U64(738871814037504); break;
L6:;
   m[a+1128744]=0; a+=4096;
  }
 }
 for(;;){
  a=M4(196696); c=M4(196700);
  for(;;){
   if(a==c) { f_refill(); a=M4(196696); }
   if(a>=65537) trap();
   c=M4(196700);
   if(a<=c) goto L13;
   b=N1(c,65608); f=b-9;
   if(!(1U<<(f&31)&8388627?f<=23:0)){
    e=a-c;
    if(e<2) goto L14;
    b=c+65608; d=N1(b,1)==32; f=d?17:9;
    if(e<f) goto L14;
    s=M8(b);
    if(!d) break;
    v=N8(b,8);
    if(((v^U64(0x2000200020002000))|(s^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L14;
    s&=U64(0xff00ff00ff00ff); s|=s>>8; y=(s&65535)|(s>>16&4294901760U); s=v&U64(0xff00ff00ff00ff);
    s|=s>>8; s=y|((s>>16&4294901760U)|(s&65535))<<32; break;
   }
   c++; M4(196700)=c;
   if(b!=10) continue;
   M8(131152)=c; M8(131144)++;
  }
  b=m[b+f-1]; b=(b&223)==88?0:b-48;
  s=(((((s&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|s)
    >>7&U64(72340172838076673))*255&(s^U64(0x3030303030303030));
  e=s; d=s>>8; h=s>>16; j=s>>24; i=s>>32; k=s>>40; l=s>>48; n=s>>56;
  if(((b|e|d|h|j|i|k|l|n)&255)>15||(1U<<(e&31)|1U<<(b&31)|1U<<(d&31)|1U<<(h&31)|1U<<(j&31)
    |1U<<(i&31)|1U<<(k&31)|1U<<(l&31)|1U<<(n&31))!=511) goto L14;
  M4(196700)=c+f; goto L12;
L14:;
  b=0; N1(g,40)=0; N8(g,32)=0; e=0;
  for(;;){
   f=b+1; h=g+32+b;
   for(;;){
    if(a==c) { f_refill(); a=M4(196696); }
    if(a>=65537) trap();
    b=M4(196700);
    if(b>=a) goto L13;
    d=N1(b,65608); c=d-9;
    if(!(1U<<(c&31)&8388627?c<=23:0)){
     c=(d&223)==88?0:d-48; d=c&255;
     if(d>8) goto L13;
     d=1U<<(d&31);
     if(d&e) goto L13;
     m[h]=c; c=b+1; M4(196700)=c; e|=d; b=f;
     if(b!=9) break;
     b=N2(g,39); N2(g,23)=b; N4(g,19)=N4(g,35); N2(g,17)=N2(g,33); N1(g,16)=N1(g,32); b>>=8;
     s=N8(g,16); goto L12;
    }
    c=b+1; M4(196700)=c;
    if(d!=10) continue;
    M8(131152)=c; M8(131144)++;
   }
  }
L13:;
  b=M4(196704);
  if(b){
   if(b>=65537) trap();
   output(131160,b); M4(196704)=0;
  }
  g0=g+48; return 0;
L12:;
  a=M4(196704);
  if(a-65501<=35) { output(131160,a); a=0; M4(196704)=0; goto L24; }
  if(a>=65501) trap();
L24:;
  f=a+131160;
  if(M4(1523648)>=8000){
   v=(s-U64(72340172838076673))&~s&U64(0x8080808080808080); t=(v&-v)>>7;
   s=(((t-1)&s)|(-t&((u64)b<<56|s>>8)))-U64(72340172838076673); s=(s>>5|s)&U64(0x3f003f003f003f);
   s|=s>>10; b=(i16)(N2(((u32)(s>>32)&4095)<<1,204904)+N2(((u32)s&4095)<<1,196712));
   if((i32)b<0) { x=0; goto L26; }
   a=((u32)ctz64(v)>>3)*21504+((((b&65535)/60<<2)+b)&65535);
   if(a>193535) trap();
   c=a<<2; b=N4(c,225912);
   if(!b){
    x=c+225912; c=a+1128744;
    do{
    }while(!m[c]&&f_grow());
    f_learn(a); b=M4(x);
   }
   if(b>2091515903) trap();
   M4(f)=N4((b&255)<<2,1000056); N4(f,4)=N4(b>>6&1020,1000056); a=31-clz32(b&131071);
   if(a>=18) trap();
   c=a>>1; a=f+c; s=N8(b>>14&262136,1001080); b=s; M4(a)=N4((b&255)<<2,1000056);
   N4(a,4)=N4(b>>6&1020,1000056); N4(a,8)=N4(b>>14&1020,1000056); N4(a,12)=N4(b>>22&1020,1000056);
   N4(a,16)=N4(((u32)(s>>32)&255)<<2,1000056); N4(a,20)=N4(((u32)(s>>40)&255)<<2,1000056);
   N4(a,24)=N4(((u32)(s>>48)&255)<<2,1000056); c+=(63-(u32)clz64(s))>>1; x=1; goto L26;
  }
  l=g+8; c=b; b=0; k=0; n=0; e=g0-16; g0=e; a=M4(1523648)+1; M4(1523648)=a;
  if(a==8000){
   for(;;){
    a=b; i=a&65535;
    if(i>4095) break;
    b=a+1; h=a&7; d=i>>9; o=i>>6; j=o&7; p=i>>3; i=p&7;
    if(popcnt32((1U<<(h&31)|1U<<(d&31)|1U<<(j&31)|1U<<(i&31))&65535)<4) continue;
    q=(j<<3|i<<6|h<<9|d)<<1; r=(h<j)+(i<j); j=(d>j)+(d>i)+(d>h); h=r+j+(h<i);
    N2(q,204904)=h<<15|(j*3+r); N2(q,196712)=k*12+((a+o+d+p+h)<<15); k++;
   }
   a=0; b=803344;
   do{
    M4(b+196712)=N1(a&3,65551)|N1(a>>2&3,65551)<<8|N1(a>>4&3,65551)<<16|(u32)N1(a>>6&3,65551)<<24;
    a++; b+=4;
   }while(b!=804368);
  }
  v=(s-U64(72340172838076673))&~s&U64(0x8080808080808080); t=(v&-v)>>7;
  s=(((t-1)&s)|(-t&((u64)c<<56|s>>8)))-U64(72340172838076673); t=s<<2;
  u=(U64(0xeeeeeeeeeeeeeef0)<<(t&63))-U64(81985529216486896); w=s>>6&60; b=u>>(w&63)&15;
  c=U64(0xfedcba9876543210)>>(t&63)&15; t=u+(U64(0xeeeeeeeeeeeeeef0)<<(w&63)); u=s>>14&60;
  d=t>>(u&63)&15; t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=s>>22&60; h=t>>(u&63)&15;
  t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=s>>30&60; j=t>>(u&63)&15;
  t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=s>>38&60; i=t>>(u&63); t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63);
  u=s>>46&60; s=(t+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)))>>(s>>54&60&63)<<56&U64(0xf00000000000000);
  k=s>>56; o=(s|(t>>(u&63)<<48&U64(0xf000000000000)))>>48;
  if(!((b+c+d+h+j+i+k+o)&1)){
   b=(((((c*7+b)*6+d)*5+h)<<2)+j)*3+(i&15)+(((o&15)+k)>>1); z=b; b=(b&65535)/60;
   b=(((u32)ctz64(v)>>3)*21504|((z-b*60)&65535))+(b<<6);
   if(b>193535) trap();
   a=b+1128744;
   do{
   }while(!m[a]&&f_grow());
   a=0;
   for(;;){
    f_descend(e+4,b);
    if(N4(e,4)==1){
     c=N4(e,8);
     if(c<4) goto L41;
     trap();
    }
    n=1; break;
L41:;
    if(a==36) trap();
    b=N4(e,12); m[a+f]=N1(N1(c,65547),65551); a++;
   }
  }
  N4(l,4)=a; M4(l)=n; g0=e+16; c=N4(g,12); x=N4(g,8);
L26:;
  if(x==1){
   if(c>=36) trap();
   m[c+f]=10; M4(196704)=c+M4(196704)+1; continue;
  }
  a=M4(196704);
  if(a-65526<=10) { output(131160,a); a=0; M4(196704)=0; goto L44; }
  if(a>=65526) trap();
L44:;
  N4(a,131167)=M4(65543); N8(a,131160)=M8(65536); M4(196704)+=11;
 }
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\n\0\1\2\3udlr\0<\0\0\0\14\0\0\0\3\0\0\0\1\0\0\0\1"
   "\0\0\0\1\0\0\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<", 65);
 f__start();
 return 0;
}
