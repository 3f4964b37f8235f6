/* hdu1043, made from Rust by c-emitter */
/* with rustc 1.96.0 and wasm-opt version 108 */
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
 u32 c, d=0, e, f, g=0, h, i=0, j, k, l, n, o, p, q, r, s;
 e=frame(32); c=b<<2; j=N4(c,65580); h=N4(c,65556); f=b<3; c=a;
 do{
  g=d/6; r=c;
  if(f) s=rem_u32(i,j); else s=(d+g)&1?60:0;
  M2(r)=div_u32(s,h); d++; c+=2; i+=60;
 }while(i!=20160);
 d=2; c=0;
 do{
  i=a+c; M2(i+2020)=div_u32(d,h); M2(i+2018)=div_u32(d-1,h); M2(i+2016)=div_u32(d-2,h); d+=3; c+=6;
 }while(c!=120);
 c=j<<1; c=c<20160?c:20160; d=div_u32(c,h); i=d+(c!=d*h);
 if(i){
  l=a+672; n=h<<1; o=a+1344; b=e+(b<<2); p=a+2016; j=p; d=0;
  do{
   M4(e)=d/2520; f=d/3; N4(e,16)=f&3; g=d/12; N4(e,12)=g%5; c=d/60; N4(e,8)=c%6; k=d/360;
   N4(e,4)=k%7; N4(e,20)=d+f*-3; q=c<<2; N4(e,24)=(g-q-k+d)&1; f=N4(b,4); g=M4(b); M4(b)=f+(g<=f);
   N4(e,28)=0; k=N4(b,8); f=g-(f<g); N4(b,4)=k+(f<=k); N4(b,8)=f-(f>k); f=c&67108863;
   if(f>=336) trap();
   c=(M2(j+c*-120)+M2(a+(f<<1)))&65535;
   if(c>335) trap();
   r=l+(c<<1); c=N4(e,20)+(N4(e,4)*384+M4(e)*2688+(N4(e,8)<<6)+N4(e,12)*12+N4(e,16)*3); f=d+q;
   M2(r)=c-f;
   if(c>=21504) trap();
   g=c&63;
   if(g>=60) trap();
   g=(M2(p+(g<<1))+M2(a+(c>>6<<1)))&65535;
   if(g>=336) trap();
   d+=h; M2(o+(g<<1))=f-c; j+=n; i--;
  }while(i);
 }
 g0=e+32;
}

static u32 f_grow(void){
 u32 a, b=0, c, d, e=0, f=0, g, h, i, j, k, l=0, n=0, o=0, p, q, r, s, t, u, v, w, x, y, a0, b0,
   c0, d0, e0, f0, z;
 h=frame(160); a=m[1523644]; d=a&1; copy(h+12,d*148+1523344,148);
 if(a<=30){
  r=d?1422812:1322280; i=d?1322280:1422812; a=-16-(a<<3); j=a|15; s=a&-16; t=!d*148+1523344; d=0;
  do{
   M4(n+t)=d;
   if(f>=36) goto L7;
   a=f>>2; b=f&3; o=N1(b,65547);
   switch(o-1){
   case 0:
    if(f>=24) goto L7;
    z=a+3; break;
   case 1:
    if(!((a&255)%3)) goto L7;
    z=a-1; break;
   case 2:
    if((a&255)%3>=2) goto L7;
    z=a+1; break;
   default:
    if(f<=11) goto L7;
    z=a-3;
   }
   e=z; k=1U<<(b&31)|s; p=e*-21504; q=a*21504; u=p+q; v=e<<2; b=e*2136; w=b+214440; x=b+215112;
   y=b+213096; a*=2136; a0=a+213768; b0=a+215112; c0=a+213096; g=0; d0=N1(o^1,65547); e0=e>5;
   f0=f>23;
   for(;;){
    if(N1(g,65547)==d0) goto L20;
    a=g+v;
    if(a>36) break;
    if(a==36) trap();
    a=h+12+(a<<2); b=N4(a,4); c=M4(a);
    if(b<c||b>25133) trap();
    e=b-c; a=r+(c<<2);
    switch(o-1){
    case 0:
     if(b==c) goto L20;
     do{
      if(f0) trap();
      c=M4(a); b=c+p; l=b>>6;
      if(b>21503) trap();
      c&=63;
      if(c>=60) trap();
      c=(M2(b0+(c<<1))+M2(c0+(l<<1)))&65535;
      if(c>=336) trap();
      b=q+((M2(a0+(c<<1))+b)&65535);
      if(b>193535) trap();
      c=N1(b,1128744); N1(b,1128744)=(c>(j&255)?0:k)|c;
      if(d>=25133) trap();
      M4(i+(d<<2))=b; a+=4; d+=!c; e--;
     }while(e);
     break;
    case 1: case 2:
     if(b==c) goto L20;
     do{
      b=u+M4(a);
      if(b>193535) trap();
      c=N1(b,1128744); N1(b,1128744)=(c>(j&255)?0:k)|c;
      if(d>=25133) trap();
      M4(i+(d<<2))=b; a+=4; d+=!c; e--;
     }while(e);
     break;
    default:
     if(b==c) goto L20;
     do{
      if(e0) trap();
      c=M4(a); b=c+p; l=b>>6;
      if(b>21503) trap();
      c&=63;
      if(c>=60) trap();
      c=(M2(x+(c<<1))+M2(y+(l<<1)))&65535;
      if(c>=336) trap();
      b=q+((M2(w+(c<<1))+b)&65535);
      if(b>193535) trap();
      c=N1(b,1128744); N1(b,1128744)=(c>(j&255)?0:k)|c;
      if(d>=25133) trap();
      M4(i+(d<<2))=b; a+=4; d+=!c; e--;
     }while(e);
    }
L20:;
    g++;
    if(g==4) goto L7;
   }
   trap();
L7:;
   f++; n+=4;
  }while(n!=148);
  e=d!=0; m[1523644]+=e;
 }
 g0=h+160; return e;
}

static void f_nearer(u32 a, u32 b){
 u32 c, d, e=0, f, g;
 if(b>193535) trap();
 f=ctz32(N1(b,1128744)|256);
 if(f>=4) goto L7;
 c=b/21504; d=b-c*21504;
 switch(N1(f,65547)-1){
 case 0:
  if(b>=129024) goto L7;
  b=d&63;
  if(b>59) trap();
  e=c*2136+213096; g=(N2(e+(b<<1),2016)+M2(e+(d>>5&134217726)))&65535;
  if(g>=336) trap();
  b=c+3; d=(N2(e+(g<<1),1344)+d)&65535; break;
 case 1:
  if(!((c&255)%3)) goto L7;
  b=c-1; break;
 case 2:
  if((c&255)%3>=2) goto L7;
  b=c+1; break;
 default:
  if(b<=64511) goto L7;
  e=d&63;
  if(e>59) trap();
  b=c-3; c=b*2136+213096; e=(N2(c+(e<<1),2016)+M2(c+(d>>5&134217726)))&65535;
  if(e>=336) trap();
  d=(N2(c+(e<<1),672)+d)&65535;
 }
 N4(a,4)=f; N4(a,8)=b*21504+d; e=1;
L7:;
 M4(a)=e;
}

static void f_learn(u32 a){
 u32 b=0, c, d, e, f;
 u64 g;
 c=frame(16);
 if(a>193535) trap();
 e=a<<2;
 if(!N4(e,225912)){
  f_nearer(c+4,a); d=1; g=1;
  if(N4(c,4)!=1) goto L8;
  f=N4(c,8); a=N4(c,12); f_learn(a);
  if(a>=193536) trap();
  b=N4(a<<2,225912); a=b>>17;
  if(b>=2091515904) trap();
  g=N8(a<<3,1001080); b=(b<<2&524284)|f;
  if(((31-clz32(b))&-2)==18) { g=(b^262144)|g<<18; goto L8; }
  d=b;
  if(a) goto L7;
L8:;
  a=M4(1128736)+1; M4(1128736)=a;
  if(a>=15957) trap();
  N8(a<<3,1001080)=g; b=d;
L7:;
  M4(e+225912)=a<<17|b;
 }
 g0=c+16;
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d=0, e, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p, q, w, y;
 u64 r=0, s=0, t, u=0, v, x;
 e=frame(48);
 if(!M2(213768)){
  f_fill(213096,0); f_fill(215232,1); f_fill(217368,2); f_fill(219504,3); f_fill(221640,4);
  f_fill(223776,5);
 }
 if(M4(1523488)==-M4(1523636)){
  b=1128744; d=193536;
  do{
   m[b]=0; a=d<4096?d:4096; c=b+a; m[c]=0; a=d-a; b=a<4096?a:4096; c+=b; m[c]=0; a-=b;
   b=a<4096?a:4096; c+=b; m[c]=0; a-=b; d=a<4096?a:4096; b=c+d; d=a-d;
  }while(d);
  M4(1523640)=172032; m[1300776]=240; b=1523344; d=3;
  for(;;){
   a=d-3; a=a>32?a:32; M4(b)=(a<36?a:36)-32; a=b+4;
   if(a==1523492) break;
   c=d>32?d:32; M4(a+8)=(c<36?c:36)-32; c=d-1; c=c>32?c:32; M4(a+4)=(c<36?c:36)-32; c=d-2;
   c=c>32?c:32; M4(a)=(c<36?c:36)-32; b=a+12; d+=4;
  }
  M8(1322288)=U64(738871814037504); M8(1322280)=U64(738871814037504);
 }
 for(;;){
  d=M4(196696); b=M4(196700);
  for(;;){
   if(b==d) { f_refill(); d=M4(196696); }
   if(d>=65537) break;
   b=M4(196700);
   if(d<=b) goto L11;
   a=N1(b,65608); c=a-9;
   if(!(1U<<(c&31)&8388627?c<=23:0)){
    c=d-b;
    if(c<2) goto L12;
    a=b+65608; f=N1(a,1)==32; g=f?17:9;
    if(c<g) goto L12;
    r=M8(a);
    if(!f) goto L13;
    u=N8(a,8);
    if(((u^U64(0x2000200020002000))|(r^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L12;
    r&=U64(0xff00ff00ff00ff); r|=r>>8; x=(r&65535)|(r>>16&4294901760U); r=u&U64(0xff00ff00ff00ff);
    r|=r>>8; r=x|((r>>16&4294901760U)|(r&65535))<<32; goto L13;
   }
   b++; M4(196700)=b;
   if(a!=10) continue;
   M8(131152)=b; M8(131144)++;
  }
  trap();
L13:;
  a=m[a+g-1]; c=(a&223)==88?0:a-48;
  r=(((((r&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|r)
    >>7&U64(72340172838076673))*255&(r^U64(0x3030303030303030));
  a=r; f=r>>8; h=r>>16; j=r>>24; k=r>>32; i=r>>40; l=r>>48; n=r>>56;
  if(((c|a|f|h|j|k|i|l|n)&255)>15||(1U<<(a&31)|1U<<(c&31)|1U<<(f&31)|1U<<(h&31)|1U<<(j&31)
    |1U<<(k&31)|1U<<(i&31)|1U<<(l&31)|1U<<(n&31))!=511) goto L12;
  M4(196700)=b+g; N8(e,16)=r; goto L10;
L12:;
  c=0; N1(e,40)=0; N8(e,32)=0; g=0;
  for(;;){
   a=c+1; h=e+32+c;
   for(;;){
    if(b==d) { f_refill(); d=M4(196696); }
    if(d>=65537) trap();
    c=M4(196700);
    if(c>=d) goto L11;
    f=N1(c,65608); b=f-9;
    if(!(1U<<(b&31)&8388627?b<=23:0)){
     b=(f&223)==88?0:f-48; f=b&255;
     if(f>8) goto L11;
     f=1U<<(f&31);
     if(f&g&65535) goto L11;
     m[h]=b; b=c+1; M4(196700)=b; g|=f; c=a;
     if(c!=9) break;
     a=N2(e,39); N2(e,23)=a; N4(e,19)=N4(e,35); N2(e,17)=N2(e,33); N1(e,16)=N1(e,32); c=a>>8;
     r=N8(e,16); goto L10;
    }
    b=c+1; M4(196700)=b;
    if(f!=10) continue;
    M8(131152)=b; M8(131144)++;
   }
  }
L11:;
  a=M4(196704);
  if(a){
   if(a>=65537) trap();
   output(131160,a); M4(196704)=0;
  }
  g0=e+48; return;
L10:;
  d=M4(196704);
  if(d-65501<=35) { output(131160,d); d=0; M4(196704)=0; goto L23; }
  if(d>=65501) trap();
L23:;
  g=d+131160;
  if(M4(1523648)>=8000){
   u=(r-U64(72340172838076673))&~r&U64(0x8080808080808080); s=(u&-u)>>7;
   r=(((s-1)&r)|(-s&((u64)c<<56|r>>8)))-U64(72340172838076673); r=(r>>5|r)&U64(0x3f003f003f003f);
   r|=r>>10; a=(i16)(N2(((u32)(r>>32)&4095)<<1,204904)+N2(((u32)r&4095)<<1,196712));
   if((i32)a<0) { w=0; goto L26; }
   a=((u32)ctz64(u)>>3)*21504+((((a&65535)/60<<2)+a)&65535);
   if(a>193535) trap();
   c=a<<2; b=N4(c,225912);
   if(!b){
    b=a+1128744; w=c+225912;
    do{
    }while(!m[b]&&f_grow());
    f_learn(a); b=M4(w);
   }
   if(b>2091515903) trap();
   M4(g)=N4((b&255)<<2,1000056); N4(g,4)=N4(b>>6&1020,1000056); a=31-clz32(b&131071); d=a>>1;
   if(a>=18) trap();
   a=d+g; r=N8(b>>17<<3,1001080); c=r; M4(a)=N4((c&255)<<2,1000056); N4(a,4)=N4(c>>6&1020,1000056);
   N4(a,8)=N4(c>>14&1020,1000056); N4(a,12)=N4(c>>22&1020,1000056);
   N4(a,16)=N4(((u32)(r>>32)&255)<<2,1000056); N4(a,20)=N4(((u32)(r>>40)&255)<<2,1000056);
   N4(a,24)=N4(((u32)(r>>48)&255)<<2,1000056); b=((63-(u32)clz64(r))>>1)+d; w=1; goto L26;
  }
  a=0; l=0; d=0; f=g0-16; g0=f; b=M4(1523648)+1; M4(1523648)=b;
  if(b==8000){
   for(;;){
    b=a; i=b&65535;
    if(i>4095) break;
    a=b+1; j=b&7; h=i>>9; n=i>>6; k=n&7; o=i>>3; i=o&7;
    if(popcnt32((1U<<(j&31)|1U<<(h&31)|1U<<(k&31)|1U<<(i&31))&65535)<4) continue;
    p=(k<<3|i<<6|j<<9|h)<<1; q=(j<k)+(i<k); k=(h>k)+(h>i)+(h>j); j=q+k+(i>j);
    N2(p,204904)=j<<15|(k*3+q); N2(p,196712)=l*12+((b+n+h+o+j)<<15); l++;
   }
   b=0; a=803344;
   do{
    M4(a+196712)=N1(b&3,65551)|N1(b>>2&3,65551)<<8|N1(b>>4&3,65551)<<16|(u32)N1(b>>6&3,65551)<<24;
    b++; a+=4;
   }while(a!=804368);
  }
  h=e+8; u=(r-U64(72340172838076673))&~r&U64(0x8080808080808080); s=(u&-u)>>7;
  r=(((s-1)&r)|(-s&((u64)c<<56|r>>8)))-U64(72340172838076673); s=r<<2;
  t=(U64(0xeeeeeeeeeeeeeef0)<<(s&63))-U64(81985529216486896); v=r>>6&60; a=t>>(v&63)&15;
  c=U64(0xfedcba9876543210)>>(s&63)&15; s=t+(U64(0xeeeeeeeeeeeeeef0)<<(v&63)); t=r>>14&60;
  j=s>>(t&63)&15; s+=U64(0xeeeeeeeeeeeeeef0)<<(t&63); t=r>>22&60; k=s>>(t&63)&15;
  s+=U64(0xeeeeeeeeeeeeeef0)<<(t&63); t=r>>30&60; i=s>>(t&63)&15;
  s+=U64(0xeeeeeeeeeeeeeef0)<<(t&63); t=r>>38&60; l=s>>(t&63); s+=U64(0xeeeeeeeeeeeeeef0)<<(t&63);
  t=r>>46&60; r=(s+(U64(0xeeeeeeeeeeeeeef0)<<(t&63)))>>(r>>54&60&63)<<56&U64(0xf00000000000000);
  n=r>>56; o=(r|(s>>(t&63)<<48&U64(0xf000000000000)))>>48;
  if((a+c+j+k+i+l+n+o)&1) goto L35;
  a=(((((c*7+a)*6+j)*5+k)<<2)+i)*3+(l&15)+(((o&15)+n)>>1); y=a; a=(a&65535)/60;
  a=(((u32)ctz64(u)>>3)*21504|((y-a*60)&65535))+(a<<6);
  if(a<=193535){
   c=a+1128744;
   do{
   }while(!m[c]&&f_grow());
   b=0;
   for(;;){
    f_nearer(f+4,a);
    if(N4(f,4)==1){
     c=N4(f,8);
     if(c<4) goto L40;
     trap();
    }
    d=1; goto L35;
L40:;
    if(b==36) break;
    a=N4(f,12); m[b+g]=N1(N1(c,65547),65551); b++;
   }
  }
  trap();
L35:;
  N4(h,4)=b; M4(h)=d; g0=f+16; b=N4(e,12); w=N4(e,8);
L26:;
  if(w==1){
   if(b>=36) break;
   m[b+g]=10; M4(196704)=b+M4(196704)+1; continue;
  }
  d=M4(196704);
  if(d-65526<=10) { output(131160,d); d=0; M4(196704)=0; goto L44; }
  if(d>=65526) trap();
L44:;
  N4(d,131167)=M4(65543); N8(d,131160)=M8(65536); M4(196704)+=11;
 }
 trap();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\n\0\1\2\3udlr\0<\0\0\0\14\0\0\0\3\0\0\0\1\0\0\0\1"
   "\0\0\0\1\0\0\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<", 65);
 f_solve();
 return 0;
}
