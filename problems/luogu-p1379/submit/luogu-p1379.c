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

static u8 m[655360];
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
static u32 rem_u32(u32 x, u32 y) { if (!y) abort(); return x % y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }

static void f_flush(void){
 u32 a;
 a=r4(196720);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131176, 1, a, stdout); w4(196720, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196724)){
  w8(131168, r8(131168)-(u64)r4(196712)); w4(196716, 0); a=(u32)fread(m+65624, 1, 65536, stdin);
  w4(196712, a); w1(196724, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=(u32)a;
 if(a>9) f_write_number((u64)(c/10));
 b=r4(196720);
 if(b==65536) { f_flush(); b=r4(196720); }
 if(b>=65536) abort();
 w1(b+131176, c%10|48); w4(196720, r4(196720)+1);
}

static void f_solve(void){
 u32 a, b, c=0, d, e=0, f=0, g=0, h, i=0, j, k=0, l=0, n, o=0, p=0, q=0, r=0, s=0, t=0, u=0, v=0,
   w, x, y, z, v25, v26, v27, v28, v29, v30, v31, v32, s0, s1, s2;
 u64 v33=0, v34=0, v35, t1;
 d=g0-96; g0=d; a=r4(196712); b=r4(196716); s0=d;
 for(;;){
  if(a==b) { f_refill(); a=r4(196712); }
  if(a>=65537) abort();
  b=r4(196716);
  if(b>=a) break;
  c=r1(b+65624); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; w4(196716, b);
  if(c!=10) continue;
  w8(131168, (u64)b); w8(131160, r8(131160)+1);
 }
 for(;;){
  if(a==b){
   f_refill(); a=r4(196712);
   if(a>=65537) abort();
  }
  b=r4(196716);
  if(a<=b) goto L4;
  c=r1(b+65624); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; w4(196716, b);
  if(c!=10) continue;
  w8(131168, (u64)b); w8(131160, r8(131160)+1);
 }
 f=a-b;
 if(f<2) goto L6;
 c=b+65624; i=r1(c+1)==32; e=i?17U:9;
 if(f<e) goto L6;
 v33=r8(c);
 if(!i) { t1=v33; goto L7; }
 v34=r8(c+8);
 if((((v34^U64(0x20002000,0x20002000))|(v33^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))
   !=0) goto L6;
 v33&=U64(0xff00ff,0xff00ff); v33|=v33>>8; t1=(v33&65535)|(v33>>16&4294901760U);
 v33=v34&U64(0xff00ff,0xff00ff); v33|=v33>>8; t1|=((v33>>16&4294901760U)|(v33&65535))<<32;
L7:;
 v33=t1^U64(0x30303030,0x30303030); w8(s0+48, v33); w1(d+56, r1(c+e-1)-48); c=0;
 do{
  g|=1U<<(r1(d+48+c)&31); c++;
 }while(c!=9);
 f=0; c=0;
 do{
  f|=r1(d+48+c); c++;
 }while(c!=9);
 if(g!=511||(f&255)>=16) goto L6;
 w4(196716, b+e); w2(d+20, r2(d+53)); w4(d+16, r4(d+49)); k=r2(d+55); g=(u32)v33; f=r1(d+21);
 a=r1(d+20); goto L5;
L6:;
 w1(d+56, 0); w8(d+48, 0); f=0; c=0;
A16:;
 for(;;){
  e=c+1; i=d+48+c;
  for(;;){
   if(a==b) { f_refill(); a=r4(196712); }
   if(a>=65537) break;
   b=r4(196716);
   if(a>b){
    c=r1(b+65624); g=c-9;
    if((1U<<(g&31)&8388627?(u32)(g<=23):0)) goto L20;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L4;
   c-=48; g=c&255;
   if(g>8) goto L4;
   g=1U<<(g&31);
   if(g&f&65535) goto L4;
   w1(i, c); b++; w4(196716, b); f|=g; c=e;
   if(c!=9) goto A16;
   c=r4(d+51); w4(d+18, c); w2(d+16, r2(d+49)); f=c>>24; a=c>>16; k=r2(d+55); g=r1(d+48); goto L5;
L20:;
   b++; w4(196716, b);
   if(c!=10) continue;
   w8(131168, (u64)b); w8(131160, r8(131160)+1);
  }
  break;
 }
 abort();
L5:;
 j=r4(d+16); w4(d, j); b=0; s0=r2(d+2); w1(d+8, 0); w8(d, 0); i=s0|(a&255)<<16; c=1;
 for(;;){
  a=b-1; e=c+1;
  do{
   b=a;
   if(b==8) goto L22;
   a=b+1;
  }while(a==4);
  b+=2; w1(d+r1(a+65540), c); c=e;
 }
L22:;
 w2(d+19, i); w1(d+21, i>>16); w2(d+23, k); w1(d+22, f); w2(d+17, j); w1(d+16, g); a=0;
 do{
  c=r1(d+16+a);
  if(c>=9) abort();
  w1(d+48+a, r1(c+d)); a++;
 }while(a!=9);
 v33=r8(d+48);
 v34=(v33-U64(0x1010101,0x1010101))&(v33^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
 v35=(v34&(0-v34))>>7;
 w8(d, (((u64)r1(d+56)<<56|v33>>8)&(0-v35))+((v35-1)&v33)-U64(0x1010101,0x1010101)); w8(d+48, 0);
 a=0; v33=U64(0xfedcba98,0x76543210);
 do{
  v35=(u64)r1(a+d)<<2; w1(d+48+a, (u32)(v33>>(v35&63))&15);
  v33+=U64(0xeeeeeeee,0xeeeeeef0)<<(v35&63); a++;
 }while(a!=8);
 w8(d+16, r8(d+48)); b=0; a=0;
 do{
  b+=r1(d+16+a); a++;
 }while(a!=8);
 if(b&1) goto L4;
 a=8; b=d+16; s0=(u32)ctz64(v34)>>3;
 do{
  s=r1(b)+a*s; b++; c=a-1; a=c;
 }while(c);
 n=s/120;
 if(!r2(197400)){
  o=d-4294967232U; k=d+16; e=196728; i=0; f=0;
  do{
   a=i; i=a+1; c=f; f=c+2136; j=c+196728; c=a<<2; g=r4(c+65576); l=r4(c+65552); c=0; p=a<3; b=e;
   a=0;
   do{
    q=a/6; s1=b;
    if(p) s2=rem_u32(c,g); else s2=(a+q)&1?60U:0;
    s2=div_u32(s2,l); w2(s1, s2); a++; b+=2; c+=60;
   }while(c!=20160);
   a=2016; b=0;
   do{
    s2=div_u32(b,l); w2(a+e, s2); b++; a+=2;
   }while(a!=2136);
   c=g<<1; c=c<20160?c:20160; a=div_u32(c,l); p=a+(c!=a*l);
   if(p){
    q=j+2016; t=j+672; u=j+1344; g=0;
    do{
     w8(d+40, 0); w4(d+16, g/2520); c=g/3; w4(d+32, c&3); w4(d+28, g/12%5); v=g/60; w4(d+24, v%6);
     w4(d+20, g/360%7); w4(d+36, g-c*3); a=0; b=0;
     do{
      b+=r4(d+16+a); a+=4;
     }while(a!=32);
     w4(d+40, b&1); a=0;
     do{
      c=a+k; r=c+4; b=r4(c); s1=r; r=r4(r); w4(s1, b-(b>r)); w4(c, r+(b<=r)); a+=4;
     }while(a!=8);
     a=0; w8(o+16, r8(65616)); w8(o+8, r8(65608)); w8(o, r8(65600)); w8(d+88, 0); p--; c=(v<<2)+g;
     b=0;
     do{
      b+=r4(d+16+a)*r4(a+o); a+=4;
     }while(a!=24);
     if(c>21503) abort();
     a=c&63;
     if(a>=60) abort();
     a=(r2(q+(a<<1))+r2(j+((c>>6)<<1)))&65535;
     if(a>335) abort();
     w2(t+(a<<1), b-c);
     if(b>21503) abort();
     a=b&63;
     if(a>=60) abort();
     a=(r2(q+(a<<1))+r2(j+((b>>6)<<1)))&65535;
     if(a>=336) abort();
     w2(u+(a<<1), c-b); g+=l;
    }while(p);
   }
   k+=4; e+=2136;
  }while(f!=12816);
 }
 if(r4(604288)==0-r4(604436)){
  b=209544; a=193536;
  do{
   w1(b, 0); c=a<4096?a:4096; b+=c; a-=c;
  }while(a);
  w4(604440, 86016); w1(295560, 240); b=407416; a=0;
  do{
   w4(b+196728, a<16?0:(a<20?a:20)-16); a++; b+=4;
  }while(b!=407564);
  a=206352;
  do{
   w4(a+196728, 86016); a+=4;
  }while(a!=206368);
 }
 s=s0*21504+(s>>1)+(n<<2);
 if(s>193535) abort();
 t=s+209544;
 do{
  c=r1(t);
  if(c) goto L44;
  e=0; a=0; k=0; g=g0-160; g0=g; b=r1(604444); c=b&1; memmove(m+(g+12), m+(c*148+604144), 148);
  if(b<=30){
   u=c?503612U:403080; j=c?403080U:503612; v=((b+1)^4294967295U)<<3&4294967280U; l=v|15;
   w=(u32)!c*148+604144; c=0;
   for(;;){
    w4(k+w, c);
    if(a>=36) goto L52;
    e=a>>2; f=a&3; p=r1(f+65536);
    switch(p-1){
    case 0:
     if(a>=24) goto L52;
     s0=e+3; break;
    case 1:
     if(!((e&255)%3)) goto L52;
     s0=e-1; break;
    case 2:
     if((e&255)%3>=2) goto L52;
     s0=e+1; break;
    default:
     if(a<=11) goto L52;
     s0=e-3;
    }
    b=s0; o=1U<<(f&31)|v; q=b*4294945792U; r=e*21504; x=q+r; y=b<<2; f=b*2136; z=f+198072;
    v25=f+198744; v26=f+196728; e*=2136; v27=e+197400; v28=e+198744; v29=e+196728; i=0;
    v30=r1((p^1)+65536); v31=b>5; v32=a>23;
    do{
     if(r1(i+65536)==v30) goto L59;
     e=i+y;
     if(e>36) goto L50;
     if(e==36) abort();
     e=g+12+(e<<2); b=r4(e+4); f=r4(e);
     if(!((b>=f)&(b<25134))) abort();
     h=b<<2; n=f<<2; e=u+n;
     switch(p-1){
     case 0:
      if(h==n) goto L59;
      b-=f;
      do{
       if(v32) abort();
       h=r4(e); f=q+h; n=f>>6;
       if(f>21503) abort();
       h&=63;
       if(h>=60) abort();
       h=(r2(v28+(h<<1))+r2(v29+(n<<1)))&65535;
       if(h>=336) abort();
       f=r+((r2(v27+(h<<1))+f)&65535);
       if(f>193535) abort();
       h=r1(f+209544); w1(f+209544, h|(h>(l&255)?0:o));
       if(c>=25133) abort();
       w4(j+(c<<2), f); e+=4; c+=!h; b--;
      }while(b);
      break;
     case 1: case 2:
      if(b==f) goto L59;
      b-=f;
      do{
       f=r4(e)+x;
       if(f>193535) abort();
       h=r1(f+209544); w1(f+209544, h|(h>(l&255)?0:o));
       if(c>=25133) abort();
       w4(j+(c<<2), f); e+=4; c+=!h; b--;
      }while(b);
      break;
     default:
      if(h==n) goto L59;
      b-=f;
      do{
       if(v31) abort();
       h=r4(e); f=q+h; n=f>>6;
       if(f>21503) abort();
       h&=63;
       if(h>=60) abort();
       h=(r2(v25+(h<<1))+r2(v26+(n<<1)))&65535;
       if(h>=336) abort();
       f=r+((r2(z+(h<<1))+f)&65535);
       if(f>193535) abort();
       h=r1(f+209544); w1(f+209544, h|(h>(l&255)?0:o));
       if(c>=25133) abort();
       w4(j+(c<<2), f); e+=4; c+=!h; b--;
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
   abort();
L49:;
   e=c!=0; w1(604444, e+r1(604444));
  }
  g0=g+160; s0=e;
 }while(s0);
 goto L4;
L44:;
 f_write_number((u64)(((r4(604440)/21504+s/21504)&1)|((c^4294967295U)>>3&30))); a=r4(196720);
 if(a==65536) { f_flush(); a=r4(196720); }
 if(a>=65536) abort();
 w1(a+131176, 10); w4(196720, r4(196720)+1); a=r4(196712); b=r4(196716);
 for(;;){
  if(a==b) { f_refill(); a=r4(196712); }
  if(a>=65537) abort();
  c=r4(196716);
  if(c>=a) break;
  e=r1(c+65624); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=c+1; w4(196716, b);
  if(e!=10) continue;
  w8(131168, (u64)b); w8(131160, r8(131160)+1);
 }
L4:;
 f_flush(); g0=d+96;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\001\002\003\010\000\004\007\006\005\000\000\000", 15);
 memcpy(m + 65552, "<\000\000\000\014\000\000\000\003\000\000\000\001\000\000\000", 16);
 memcpy(m + 65568, "\001\000\000\000\001\000\000\000\300N\000\000\330\011\000\000", 16);
 memcpy(m + 65584, "h\001\000\000<\000\000\000<\000\000\000<\000\000\000\200\012", 18);
 memcpy(m + 65604, "\200\001\000\000@\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65620, "\001", 1);
 f_solve();
 return 0;
}
