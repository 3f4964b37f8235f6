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
 u32 a, b, c=0, d, e=0, f=0, g=0, h=0, i, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, u=0, v,
   w, x, y, z, v25, v26, v27, v28, s0, s1;
 u64 v29=0, v30=0, v31, v32, t1;
 d=g0-64; g0=d; a=r4(196688); b=r4(196692); s0=d;
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  b=r4(196692);
  if(b>=a) break;
  e=r1(b+65600); c=e-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
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
  e=r1(b+65600); c=e-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  b++; w4(196692, b);
  if(e!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 c=a-b;
 if(c<2) goto L6;
 e=b+65600; g=r1(e+1)==32; f=g?17U:9;
 if(c<f) goto L6;
 v29=r8(e);
 if(!g) { t1=v29; goto L7; }
 v30=r8(e+8);
 if((((v30^U64(0x20002000,0x20002000))|(v29^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))
   !=0) goto L6;
 v29&=U64(0xff00ff,0xff00ff); v29|=v29>>8; t1=(v29&65535)|(v29>>16&4294901760U);
 v29=v30&U64(0xff00ff,0xff00ff); v29|=v29>>8; t1|=((v29>>16&4294901760U)|(v29&65535))<<32;
L7:;
 v29=t1^U64(0x30303030,0x30303030); w8(s0+40, v29); w1(d+48, r1(e+f-1)-48); c=0;
 do{
  h|=1U<<(r1(d+40+c)&31); c++;
 }while(c!=9);
 g=0; c=0;
 do{
  g|=r1(d+40+c); c++;
 }while(c!=9);
 if(h!=511||(g&255)>=16) goto L6;
 w4(196692, b+f); w2(d+28, r2(d+45)); w4(d+24, r4(d+41)); h=r2(d+47); k=(u32)v29; f=r1(d+29);
 a=r1(d+28); goto L5;
L6:;
 w1(d+48, 0); w8(d+40, 0); g=0; c=0;
A16:;
 for(;;){
  e=c+1; f=d+40+c;
  for(;;){
   if(a==b) { f_refill(); a=r4(196688); }
   if(a>=65537) break;
   b=r4(196692);
   if(a>b){
    c=r1(b+65600); h=c-9;
    if((1U<<(h&31)&8388627?(u32)(h<=23):0)) goto L20;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L4;
   c-=48; h=c&255;
   if(h>8) goto L4;
   h=1U<<(h&31);
   if(h&g&65535) goto L4;
   w1(f, c); b++; w4(196692, b); g|=h; c=e;
   if(c!=9) goto A16;
   e=r4(d+43); w4(d+26, e); w2(d+24, r2(d+41)); f=e>>24; a=e>>16; h=r2(d+47); k=r1(d+40); goto L5;
L20:;
   b++; w4(196692, b);
   if(c!=10) continue;
   w8(131144, (u64)b); w8(131136, r8(131136)+1);
  }
  break;
 }
 abort();
L5:;
 i=r4(d+24); w4(d+8, i); b=0; s0=r2(d+10); w1(d+16, 0); w8(d+8, 0); g=s0|(a&255)<<16; c=1;
 for(;;){
  a=b-1; e=c+1;
  do{
   b=a;
   if(b==8) goto L22;
   a=b+1;
  }while(a==4);
  b+=2; w1(r1(a+65540)+(d+8), c); c=e;
 }
L22:;
 w2(d+27, g); w1(d+29, g>>16); w2(d+31, h); w1(d+30, f); w2(d+25, i); w1(d+24, k); a=0;
 do{
  e=r1(d+24+a);
  if(e>=9) abort();
  w1(d+40+a, r1(d+8+e)); a++;
 }while(a!=9);
 v29=r8(d+40);
 v31=(v29-U64(0x1010101,0x1010101))&(v29^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
 v30=(v31&(0-v31))>>7;
 w8(d+8, (((u64)r1(d+48)<<56|v29>>8)&(0-v30))+((v30-1)&v29)-U64(0x1010101,0x1010101)); w8(d+40, 0);
 a=0; v29=U64(0xfedcba98,0x76543210);
 do{
  v30=(u64)r1(d+8+a)<<2; w1(d+40+a, (u32)(v29>>(v30&63))&15);
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63); a++;
 }while(a!=8);
 w8(d+24, r8(d+40)); b=0; a=0;
 do{
  b+=r1(d+24+a); a++;
 }while(a!=8);
 if(b&1) goto L4;
 a=8; b=d+24;
 do{
  t=r1(b)+a*t; b++; e=a-1; a=e;
 }while(e);
 if(!r2(196704)){
  j=d+48; l=196704;
  do{
   e=p<<2; i=r4(e+65552); r=i<<1; c=r<20160?r:20160; n=r4(e+65576); e=div_u32(c,n); q=e+(c!=e*n);
   if(q){
    s=n<<1; o=d+56+p; f=0; e=l;
    do{
     w8(d+40, 0); k=f<<1; g=8; h=0;
     do{
      c=g; g=c-1; b=9-c; s1=k; k=div_u32(k,b); b=s1-k*b; w1(g+(d+40), b);
      if(c!=8){
       c=b&255; a=h;
       do{
        b=a+j; s0=b; b=r1(b); w1(s0, b+(b>=c)); a++;
       }while(a);
      }
      h--;
     }while(g);
     v30=r8(d+40); w8(d+8, v30); w8(d+40, 0); q--; c=(u32)(v30>>56); g=(u32)(v30>>48); a=0;
     v29=U64(0xfedcba98,0x76543210);
     do{
      v32=(u64)r1(d+8+a)<<2; w1(d+40+a, (u32)(v29>>(v32&63))&15);
      v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63); a++;
     }while(a!=8);
     w8(d+24, r8(d+40)); b=0; a=0;
     do{
      b+=r1(d+24+a); a++;
     }while(a!=8);
     s0=d;
     if(b&1) { w1(d+15, g); w1(d+14, c); t1=r8(d+8); } else t1=v30;
     w8(s0+56, t1); c=r2(o+1); w1(o+2, r1(o)); w2(o, c); w8(d+40, 0); a=0;
     v29=U64(0xfedcba98,0x76543210);
     do{
      v30=(u64)r1(d+56+a)<<2; w1(d+40+a, (u32)(v29>>(v30&63))&15);
      v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63); a++;
     }while(a!=8);
     w8(d+24, r8(d+40)); b=0; a=0;
     do{
      b+=r1(d+24+a); a++;
     }while(a!=8);
     c=f;
     if(!(b&1)){
      c=0; a=8; b=d+24;
      do{
       c=r1(b)+a*c; b++; a--;
      }while(a);
      c>>=1;
     }
     a=0; b=e; s0=f+n;
     do{
      if(a+f>=20160) abort();
      w2(b, a+c); b+=2; a++;
     }while(n!=a);
     e+=s; f=s0;
    }while(q);
   }
   n=div_u32(20160,i);
   if(p){
    o=i<<1; b=2; f=l+(i<<2); q=p<4; e=r;
    do{
     g=0; s0=b+1;
     if(!q) { c=b/5; g=(b-c+b/210+b/30%7+c%6)&1; }
     a=g*i; c=l+g*o; s=(b-g)*i; h=i; g=f; b=e;
     for(;;){
      if(a>20159) abort();
      if(b>=20160) break;
      w2(g, r2(c)+s); c+=2; a++; g+=2; b++; h--;
      if(!h) goto L48;
     }
     abort();
L48:;
     f+=r; e+=i; b=s0;
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
  w4(821424, 80640); w1(519264, 240); b=624424; a=0;
  do{
   w4(b+196704, a<16?0:(a<20?a:20)-16); a++; b+=4;
  }while(b!=624572);
  a=423360;
  do{
   w4(a+196704, 80640); a+=4;
  }while(a!=423376);
 }
 p=((u32)ctz64(v31)>>3)*20160+(t>>1);
 if(p>181439) abort();
 u=p+438624;
 for(;;){
  e=r1(u);
  if(e) break;
  c=0; b=0; h=0; i=g0-160; g0=i; f=r1(821428); e=f&1; memmove(m+(i+12), m+(e*148+821128), 148);
  if(f<=30){
   v=e?720596U:620064; l=e?620064U:720596; w=(u32)!e*148+821128;
   x=((f+1)^4294967295U)<<3&4294967280U; r=(x|15)&255; e=0;
   for(;;){
    w4(h+w, e);
    if(b>=36) goto L66;
    c=b>>2; a=b&3; n=r1(a+65536);
    switch(n-1){
    case 0:
     if(b>=24) goto L66;
     s0=c+3; break;
    case 1:
     if(!((c&255)%3)) goto L66;
     s0=c-1; break;
    case 2:
     if((c&255)%3>=2) goto L66;
     s0=c+1; break;
    default:
     if(b<=11) goto L66;
     s0=c-3;
    }
    f=s0; k=1U<<(a&31)|x; o=f*4294947136U; q=c*20160; y=o+q; z=f<<2; t=f*40320+196704;
    v25=c*40320+196704; g=0; v26=r1((n^1)+65536); v27=f>5; v28=b>23;
    do{
     if(r1(g+65536)==v26) goto L73;
     c=g+z;
     if(c>36) goto L64;
     if(c==36) abort();
     c=i+12+(c<<2); f=r4(c+4); a=r4(c);
     if(!((f>=a)&(f<25134))) abort();
     j=f<<2; s=a<<2; c=v+s;
     switch(n-1){
     case 0:
      if(j==s) goto L73;
      f-=a;
      do{
       if(v28) abort();
       a=o+r4(c);
       if(a>=20160) abort();
       a=q+r2(v25+(a<<1));
       if(a>181439) abort();
       j=r1(a+438624); w1(a+438624, j|(j>r?0:k));
       if(e>=25133) abort();
       w4(l+(e<<2), a); c+=4; e+=!j; f--;
      }while(f);
      break;
     case 1: case 2:
      if(a==f) goto L73;
      f-=a;
      do{
       a=r4(c)+y;
       if(a>181439) abort();
       j=r1(a+438624); w1(a+438624, j|(j>r?0:k));
       if(e>=25133) abort();
       w4(l+(e<<2), a); c+=4; e+=!j; f--;
      }while(f);
      break;
     default:
      if(j==s) goto L73;
      f-=a;
      do{
       if(v27) abort();
       a=o+r4(c);
       if(a>=20160) abort();
       a=r2(t+(a<<1));
       if(a>=20160) abort();
       a=q+r2(t+(a<<1));
       if(a>181439) abort();
       j=r1(a+438624); w1(a+438624, j|(j>r?0:k));
       if(e>=25133) abort();
       w4(l+(e<<2), a); c+=4; e+=!j; f--;
      }while(f);
     }
L73:;
     g++;
    }while(g!=4);
L66:;
    b++; h+=4;
    if(h==148) goto L63;
   }
L64:;
   abort();
L63:;
   c=e!=0; w1(821428, c+r1(821428));
  }
  g0=i+160; s0=c;
  if(!s0) goto L4;
 }
 f_write_number((u64)(((r4(821424)/20160+p/20160)&1)|((e^4294967295U)>>3&30))); a=r4(196696);
 if(a==65536) { f_flush(); a=r4(196696); }
 if(a>=65536) abort();
 w1(a+131152, 10); w4(196696, r4(196696)+1); a=r4(196688); b=r4(196692);
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  e=r4(196692);
  if(e>=a) break;
  c=r1(e+65600); b=c-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=e+1; w4(196692, b);
  if(c!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
L4:;
 f_flush(); g0=d-4294967232U;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\001\002\003\010\000\004\007\006\005\000\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
