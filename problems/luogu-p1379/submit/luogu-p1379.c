/* luogu-p1379, made from Rust by c-emitter */
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

static u8 m[851968];
static u32 g0 = 65536;

static u32 r1(u32 a) { return m[a]; }
static u32 r2(u32 a) { unsigned short x; memcpy(&x, m + a, 2); return x; }
static u32 r4(u32 a) { u32 x; memcpy(&x, m + a, 4); return x; }
static u64 r8(u32 a) { u64 x; memcpy(&x, m + a, 8); return x; }
static void w1(u32 a, u32 x) { m[a] = (u8) x; }
static void w2(u32 a, u32 x) { unsigned short y = (unsigned short) x; memcpy(m + a, &y, 2); }
static void w4(u32 a, u32 x) { memcpy(m + a, &x, 4); }
static void w8(u32 a, u64 x) { memcpy(m + a, &x, 8); }
static u32 div_u32(u32 x, u32 y) { if (!y) abort(); return x / y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }

static void f_flush(void){
 u32 a;
 a=r4(196696);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131152, 1, a, stdout); w4(196696, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196700)){
  w8(131144, r8(131144)-(u64)r4(196688)); w4(196692, 0); a=(u32)fread(m+65600, 1, 65536, stdin);
  w4(196688, a); w1(196700, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=(u32)a;
 if(a>9) f_write_number((u64)(c/10));
 b=r4(196696);
 if(b==65536) { f_flush(); b=r4(196696); }
 if(b>=65536) abort();
 w1(b+131152, c%10|48); w4(196696, r4(196696)+1);
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, u=0, v,
   w, x, y, z, v25, s0, s1;
 u64 v26=0, v27=0, v28, v29, t1;
 c=g0-64; g0=c; a=r4(196688); b=r4(196692); s0=c;
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  b=r4(196692);
  if(b>=a) break;
  e=r1(b+65600); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; w4(196692, b);
  if(e!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 for(;;){
  if(a==b){
   f_refill(); a=r4(196688);
   if(a>=65537) abort();
  }
  b=r4(196692);
  if(a<=b) goto L4;
  e=r1(b+65600); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; w4(196692, b);
  if(e!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 d=a-b;
 if(d<2) goto L6;
 e=b+65600; g=r1(e+1)==32; f=g?17U:9;
 if(d<f) goto L6;
 v26=r8(e);
 if(!g) { t1=v26; goto L7; }
 v27=r8(e+8);
 if((((v27^U64(0x20002000,0x20002000))|(v26^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))
   !=0) goto L6;
 v26&=U64(0xff00ff,0xff00ff); v26|=v26>>8; t1=(v26&65535)|(v26>>16&4294901760U);
 v26=v27&U64(0xff00ff,0xff00ff); v26|=v26>>8; t1|=((v26>>16&4294901760U)|(v26&65535))<<32;
L7:;
 v26=t1^U64(0x30303030,0x30303030); w8(s0+40, v26); w1(c+48, r1(e+f-1)-48); d=0;
 do{
  h|=1U<<(r1(c+40+d)&31); d++;
 }while(d!=9);
 g=0; d=0;
 do{
  g|=r1(c+40+d); d++;
 }while(d!=9);
 if(h!=511||(g&255)>=16) goto L6;
 w4(196692, b+f); w2(c+28, r2(c+45)); w4(c+24, r4(c+41)); h=r2(c+47); k=(u32)v26; f=r1(c+29);
 a=r1(c+28); goto L5;
L6:;
 w1(c+48, 0); w8(c+40, 0); g=0; d=0;
A16:;
 for(;;){
  e=d+1; f=c+40+d;
  for(;;){
   if(a==b) { f_refill(); a=r4(196688); }
   if(a>=65537) break;
   b=r4(196692);
   if(a>b){
    d=r1(b+65600); h=d-9;
    if((1U<<(h&31)&8388627?(u32)(h<=23):0)) goto L20;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L4;
   d-=48; h=d&255;
   if(h>8) goto L4;
   h=1U<<(h&31);
   if(h&g&65535) goto L4;
   w1(f, d); b++; w4(196692, b); g|=h; d=e;
   if(d!=9) goto A16;
   e=r4(c+43); w4(c+26, e); w2(c+24, r2(c+41)); f=e>>24; a=e>>16; h=r2(c+47); k=r1(c+40); goto L5;
L20:;
   b++; w4(196692, b);
   if(d!=10) continue;
   w8(131144, (u64)b); w8(131136, r8(131136)+1);
  }
  break;
 }
 abort();
L5:;
 j=r4(c+24); w4(c+8, j); b=0; s0=r2(c+10); w1(c+16, 0); w8(c+8, 0); g=s0|(a&255)<<16; d=1;
 for(;;){
  a=b-1; e=d+1;
  do{
   b=a;
   if(b==8) goto L22;
   a=b+1;
  }while(a==4);
  b+=2; w1(r1(a+65540)+(c+8), d); d=e;
 }
L22:;
 w2(c+27, g); w1(c+29, g>>16); w2(c+31, h); w1(c+30, f); w2(c+25, j); w1(c+24, k); a=0;
 do{
  e=r1(c+24+a);
  if(e>=9) abort();
  w1(c+40+a, r1(c+8+e)); a++;
 }while(a!=9);
 v26=r8(c+40);
 v28=(v26-U64(0x1010101,0x1010101))&(v26^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
 v27=(v28&(0-v28))>>7;
 w8(c+8, (((u64)r1(c+48)<<56|v26>>8)&(0-v27))+((v27-1)&v26)-U64(0x1010101,0x1010101)); w8(c+40, 0);
 a=0; v26=U64(0xfedcba98,0x76543210);
 do{
  v27=(u64)r1(c+8+a)<<2; w1(c+40+a, (u32)(v26>>(v27&63))&15);
  v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
 }while(a!=8);
 w8(c+24, r8(c+40)); b=0; a=0;
 do{
  b+=r1(c+24+a); a++;
 }while(a!=8);
 if(b&1) goto L4;
 a=8; b=c+24;
 do{
  r=r1(b)+a*r; b++; e=a-1; a=e;
 }while(e);
 if(!r2(196704)){
  t=c+48; l=196704;
  do{
   e=p<<2; j=r4(e+65552); q=j<<1; d=q<20160?q:20160; n=r4(e+65576); e=div_u32(d,n); i=e+(d!=e*n);
   if(i){
    s=n<<1; o=c+56+p; f=0; e=l;
    do{
     w8(c+40, 0); k=f<<1; g=8; h=0;
     do{
      d=g; g=d-1; b=9-d; s1=k; k=div_u32(k,b); b=s1-k*b; w1(g+(c+40), b);
      if(d!=8){
       d=b&255; a=h;
       do{
        b=a+t; s0=b; b=r1(b); w1(s0, b+(b>=d)); a++;
       }while(a);
      }
      h--;
     }while(g);
     v27=r8(c+40); w8(c+8, v27); w8(c+40, 0); i--; d=(u32)(v27>>56); g=(u32)(v27>>48); a=0;
     v26=U64(0xfedcba98,0x76543210);
     do{
      v29=(u64)r1(c+8+a)<<2; w1(c+40+a, (u32)(v26>>(v29&63))&15);
      v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63); a++;
     }while(a!=8);
     w8(c+24, r8(c+40)); b=0; a=0;
     do{
      b+=r1(c+24+a); a++;
     }while(a!=8);
     s0=c;
     if(b&1) { w1(c+15, g); w1(c+14, d); t1=r8(c+8); } else t1=v27;
     w8(s0+56, t1); d=r2(o+1); w1(o+2, r1(o)); w2(o, d); w8(c+40, 0); a=0;
     v26=U64(0xfedcba98,0x76543210);
     do{
      v27=(u64)r1(c+56+a)<<2; w1(c+40+a, (u32)(v26>>(v27&63))&15);
      v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
     }while(a!=8);
     w8(c+24, r8(c+40)); b=0; a=0;
     do{
      b+=r1(c+24+a); a++;
     }while(a!=8);
     d=f;
     if(!(b&1)){
      d=0; a=8; b=c+24;
      do{
       d=r1(b)+a*d; b++; a--;
      }while(a);
      d>>=1;
     }
     a=0; b=e; s0=f+n;
     do{
      if(a+f>=20160) abort();
      w2(b, a+d); b+=2; a++;
     }while(n!=a);
     e+=s; f=s0;
    }while(i);
   }
   n=div_u32(20160,j);
   if(p){
    o=j<<1; b=2; f=l+(j<<2); i=p<4; e=q;
    do{
     g=0; s0=b+1;
     if(!i) { d=b/5; g=(b-d+b/210+b/30%7+d%6)&1; }
     a=g*j; d=l+g*o; s=(b-g)*j; h=j; g=f; b=e;
     for(;;){
      if(a>20159) abort();
      if(b>=20160) break;
      w2(g, r2(d)+s); d+=2; a++; g+=2; b++; h--;
      if(!h) goto L48;
     }
     abort();
L48:;
     f+=q; e+=j; b=s0;
    }while(b<n);
   }
   p++; l+=40320; u+=40320;
  }while(u!=241920);
 }
 if(r4(821272)==0-r4(821420)){
  b=438624; a=181440;
  do{
   w1(b, 0); e=a<4096?a:4096; b+=e; a-=e;
  }while(a);
  w1(519264, 1); b=624424; a=0;
  do{
   w4(b+196704, a<16?0:(a<20?a:20)-16); a++; b+=4;
  }while(b!=624572);
  a=423360;
  do{
   w4(a+196704, 80640); a+=4;
  }while(a!=423376);
 }
 e=((u32)ctz64(v28)>>3)*20160+(r>>1);
 if(e>181439) abort();
 t=e+438624;
 for(;;){
  e=r1(t);
  if(e) break;
  d=0; h=0; j=g0-160; g0=j; e=r1(821424)&1; memmove(m+(j+12), m+(e*148+821128), 148);
  s=e?720596U:620064; l=e?620064U:720596; u=(u32)!e*148+821128; e=0;
  do{
   w4(h+u, e);
   if(d>=36) goto L63;
   b=d>>2; s0=r1(821424); k=r1((d&3)+65536);
   switch(k-1){
   case 0:
    if(d>=24) goto L63;
    s1=b+3; break;
   case 1:
    if(!((b&255)%3)) goto L63;
    s1=b-1; break;
   case 2:
    if((b&255)%3>=2) goto L63;
    s1=b+1; break;
   default:
    if(d<=11) goto L63;
    s1=b-3;
   }
   f=s1; q=s0+(d<<6)+2; p=f*4294947136U; n=b*20160; v=p+n; w=f<<2; o=f*40320+196704;
   x=b*40320+196704; g=0; y=r1((k^1)+65536); z=f>5; v25=d>23;
   for(;;){
    if(r1(g+65536)==y) goto L72;
    b=g+w;
    if(b>36) break;
    if(b==36) abort();
    b=j+12+(b<<2); f=r4(b+4); a=r4(b);
    if(!((f>=a)&(f<25134))) abort();
    i=f<<2; r=a<<2; b=s+r;
    switch(k-1){
    case 0:
     if(i==r) goto L72;
     f-=a;
     do{
      if(v25) abort();
      a=p+r4(b);
      if(a>=20160) abort();
      a=n+r2(x+(a<<1));
      if(a>181439) abort();
      i=r1(a+438624); w1(a+438624, i?i:q);
      if(e>=25133) abort();
      w4(l+(e<<2), a); b+=4; e+=!i; f--;
     }while(f);
     break;
    case 1: case 2:
     if(a==f) goto L72;
     f-=a;
     do{
      a=r4(b)+v;
      if(a>181439) abort();
      i=r1(a+438624); w1(a+438624, i?i:q);
      if(e>=25133) abort();
      w4(l+(e<<2), a); b+=4; e+=!i; f--;
     }while(f);
     break;
    default:
     if(i==r) goto L72;
     f-=a;
     do{
      if(z) abort();
      a=p+r4(b);
      if(a>=20160) abort();
      a=r2(o+(a<<1));
      if(a>=20160) abort();
      a=n+r2(o+(a<<1));
      if(a>181439) abort();
      i=r1(a+438624); w1(a+438624, i?i:q);
      if(e>=25133) abort();
      w4(l+(e<<2), a); b+=4; e+=!i; f--;
     }while(f);
    }
L72:;
    g++;
    if(g==4) goto L63;
   }
   abort();
L63:;
   d++; h+=4;
  }while(h!=148);
  e=e!=0; w1(821424, e+r1(821424)); g0=j+160; s0=e;
  if(!s0) goto L4;
 }
 f_write_number((((u64)e&63)-1)&4294967295U); a=r4(196696);
 if(a==65536) { f_flush(); a=r4(196696); }
 if(a>=65536) abort();
 w1(a+131152, 10); w4(196696, r4(196696)+1); a=r4(196688); b=r4(196692);
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  e=r4(196692);
  if(e>=a) break;
  d=r1(e+65600); b=d-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=e+1; w4(196692, b);
  if(d!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
L4:;
 f_flush(); g0=c-4294967232U;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\001\002\003\010\000\004\007\006\005\000\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
