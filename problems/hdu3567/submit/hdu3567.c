/* hdu3567, made from Rust by c-emitter */
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

static u8 m[1638400];
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
 a=r4(196824);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131280, 1, a, stdout); w4(196824, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196828)){
  w8(131272, r8(131272)-(u64)r4(196816)); w4(196820, 0); a=(u32)fread(m+65728, 1, 65536, stdin);
  w4(196816, a); w1(196828, !a);
 }
}

static void f_expect_board(u32 a){
 u32 b, c=0, d, e=0, f=0, g, h=0, i=0, j=0, k=0, n, s0, s1;
 u64 o=0, p=0, t0;
 b=g0-32; g0=b; g=r4(196816); d=r4(196820);
 for(;;){
  if(d==g) { f_refill(); g=r4(196816); }
  if(g>=65537) abort();
  d=r4(196820);
  if(g<=d) goto L9;
  c=r1(d+65728); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  d++; w4(196820, d);
  if(c!=10) continue;
  w8(131272, (u64)d); w8(131264, r8(131264)+1);
 }
 f=g-d;
 if(f<2) goto L6;
 c=d+65728; e=r1(c+1)==32; h=e?17U:9;
 if(h>f) goto L6;
 o=r8(c);
 if(!e) goto L7;
 p=r8(c+8);
 if((((p^U64(0x20002000,0x20002000))|(o^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))!=0)
   goto L6;
 o&=U64(0xff00ff,0xff00ff); o|=o>>8; t0=(o&65535)|(o>>16&4294901760U); o=p&U64(0xff00ff,0xff00ff);
 o|=o>>8; o=t0|((o>>16&4294901760U)|(o&65535))<<32; goto L7;
L9:;
 w8(a, r8(65616)); w8(a+8, r8(65624)); w4(a+20, 24); w4(a+16, 65573); w8(a+24, r8(131264)+1);
 w8(a+32, (u64)d-r8(131272)+1); goto L2;
L7:;
 f=0; c=r1(c+h-1); w1(b+24, (c&223)==88?0:c-48);
 o=(((((o&U64(0x5f5f5f5f,0x5f5f5f5f))^U64(0x58585858,0x58585858))+U64(0x7f7f7f7f,0x7f7f7f7f))|o)
   >>7&U64(0x1010101,0x1010101))*255&(o^U64(0x30303030,0x30303030));
 w8(b+16, o); e=0;
 do{
  e|=1U<<(r1(b+16+f)&31); f++;
 }while(f!=9);
 c=0; f=0;
 do{
  c|=r1(b+16+f); f++;
 }while(f!=9);
 if(e!=511||(c&255)>=16) goto L6;
 w4(196820, d+h); w4(b+8, r4(b+17)); w2(b+12, r2(b+21)); g=r2(b+23); s0=(u32)o; goto L5;
L6:;
 w1(b+24, 0); w8(b+16, 0); c=0;
 do{
  s0=c+1; s1=b+16+c;
  for(;;){
   if(d==g) { f_refill(); g=r4(196816); }
   if(g>=65537) abort();
   e=0; d=r4(196820);
   if(g>d){
    f=r1(d+65728); e=f-9;
    if((1U<<(e&31)&8388627?(u32)(e<=23):0)) goto L19;
    e=1;
   }
   i=28; j=65545;
   if(e&1) break;
   e=2; goto L3;
L19:;
   d++; w4(196820, d);
   if(f!=10) continue;
   w8(131272, (u64)d); w8(131264, r8(131264)+1);
  }
  e=0; n=(f&223)==88?0:f-48; c=n&255;
  if(c>8) goto L3;
  e=1; c=1U<<(c&31);
  if(c&k&65535) { i=27; j=65636; goto L3; }
  w1(s1, n); d++; w4(196820, d); k|=c; c=s0;
 }while(c!=9);
 w4(b+10, r4(b+19)); w2(b+8, r2(b+17)); g=r2(b+23); s0=r1(b+16);
L5:;
 c=s0; h=r2(b+12); w2(b+4, h); d=r4(b+8); w4(b, d); w2(a+6, h); w4(a+2, d); w2(a+8, g); w1(a+1, c);
 w1(a, 5); goto L2;
L3:;
 w4(b+9, c); c=r4(b+8); w4(b, c); h=r2(b+12); w2(b+4, h); o=r8(131264); p=r8(131272); w2(a+7, h);
 w4(a+3, c); w8(a+32, (u64)d-p+1); w8(a+24, o+1); w4(a+20, i); w4(a+16, j); w1(a+1, f); w1(a, e);
L2:;
 g0=b+32;
}

static void f_write_number(u64 a){
 u32 b;
 if(a>9) f_write_number(a/10);
 b=r4(196824);
 if(b==65536) { f_flush(); b=r4(196824); }
 if(b>=65536) abort();
 w1(b+131280, (u32)(a%10)|48); w4(196824, r4(196824)+1);
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q=0, r=0, s=0, t=0, u=0,
   v=0, w=0, x, y, z, v25=0, v26, v27, v28, v29, s0, s1;
 u64 v30=0, v31=0, v32=0, v33=0, v34=0;
 d=g0-128; g0=d;
 if(!r2(196832)){
  u=d+48; q=196832;
  do{
   b=r<<2; g=r4(b+65676); i=g<<1; c=i<20160?i:20160; l=r4(b+65700); b=div_u32(c,l); v=b+(c!=b*l);
   if(v){
    j=l<<1; n=d+80+r; f=0; s=q;
    do{
     w8(d+40, 0); k=f<<1; e=8; h=0;
     do{
      b=e; e=b-1; c=9-b; s1=k; k=div_u32(k,c); c=s1-k*c; w1(e+(d+40), c);
      if(b!=8){
       c&=255; a=h;
       do{
        b=a+u; s0=b; b=r1(b); w1(s0, b+(b>=c)); a++;
       }while(a);
      }
      h--;
     }while(e);
     v32=r8(d+40); w8(d+96, v32); w8(d+40, 0); v--; e=(u32)(v32>>56); b=(u32)(v32>>48); a=0;
     v30=U64(0xfedcba98,0x76543210);
     do{
      v31=(u64)r1(d+96+a)<<2; w1(d+40+a, (u32)(v30>>(v31&63))&15);
      v30+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
     }while(a!=8);
     w8(d+112, r8(d+40)); c=0; a=0;
     do{
      c+=r1(d+112+a); a++;
     }while(a!=8);
     if(c&1) { w1(d+103, b); w1(d+102, e); v32=r8(d+96); }
     w8(d+80, v32); b=r2(n+1); w1(n+2, r1(n)); w2(n, b); w8(d+40, 0); a=0;
     v30=U64(0xfedcba98,0x76543210);
     do{
      v31=(u64)r1(d+80+a)<<2; w1(d+40+a, (u32)(v30>>(v31&63))&15);
      v30+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
     }while(a!=8);
     w8(d+112, r8(d+40)); c=0; a=0;
     do{
      c+=r1(d+112+a); a++;
     }while(a!=8);
     b=f;
     if(!(c&1)){
      b=0; a=8; c=d+112;
      do{
       b=r1(c)+a*b; c++; a--;
      }while(a);
      b>>=1;
     }
     a=0; c=s; s0=f+l;
     do{
      if(a+f>=20160) abort();
      w2(c, a+b); c+=2; a++;
     }while(l!=a);
     s+=j; f=s0;
    }while(v);
   }
   w=div_u32(20160,g);
   if(r){
    l=g<<1; c=2; f=q+(g<<2); n=r<4; j=i;
    do{
     e=0; s0=c+1;
     if(!n) { b=c/5; e=(c-b+c/210+c/30%7+b%6)&1; }
     a=e*g; b=q+e*l; k=(c-e)*g; h=g; e=f; c=j;
     for(;;){
      if(a>20159) abort();
      if(c>=20160) break;
      w2(e, r2(b)+k); b+=2; a++; e+=2; c++; h--;
      if(!h) goto L22;
     }
     abort();
L22:;
     f+=i; j+=g; c=s0;
    }while(c<w);
   }
   r++; q+=40320; t+=40320;
  }while(t!=241920);
 }
 a=r4(196816); c=r4(196820);
 for(;;){
  if(a==c) { f_refill(); a=r4(196816); }
  if(a>=65537) break;
  c=r4(196820);
  if(c>=a) goto L25;
  e=r1(c+65728); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) goto L25;
  c++; w4(196820, c);
  if(e!=10) continue;
  w8(131272, (u64)c); w8(131264, r8(131264)+1);
 }
 abort();
L25:;
 b=0;
 for(;;){
  if(a==c) { f_refill(); a=r4(196816); }
  if(a>=65537) abort();
  c=r4(196820);
  if(a<=c) break;
  f=r1(c+65728); e=f-48;
  if((e&255)>=10){
   if(!(b&1)) goto L30;
   b=f-9;
   if(b>23) goto L30;
   if(1U<<(b&31)&8388627) goto L31;
   goto L30;
  }
  v34=(v32&4294967295U)*10; v33=(v32>>32)*10; v31=v34+(v33<<32); w8(d, v31);
  w8(d+8, (u64)(v31<v34)+(v33>>32));
  if(b&(r8(d+8)!=0)) goto L30;
  v31=b&1?r8(d):0; v32=v31+((u64)e&255);
  if(v32<v31) goto L30;
  b=1; c++; w4(196820, c);
 }
 if(!(b&1)) goto L30;
L31:;
 if(!!v32){
  v28=d+32; v29=(d+40)|2; v33=1;
  for(;;){
   a=r4(196816); c=r4(196820);
   for(;;){
    if(a==c) { f_refill(); a=r4(196816); }
    if(a>=65537) abort();
    c=r4(196820);
    if(c>=a) break;
    e=r1(c+65728); b=e-9;
    if(b>23||!(1U<<(b&31)&8388627)) break;
    c++; w4(196820, c);
    if(e!=10) continue;
    w8(131272, (u64)c); w8(131264, r8(131264)+1);
   }
   f_expect_board(d+40);
   if(r1(d+40)!=5) goto L30;
   x=r2(d+48); w=r1(d+47); v=r1(d+46); v27=r1(d+45); l=r1(d+44); s=r1(d+43); r=r1(d+42); t=r1(d+41);
   f_expect_board(d+40);
   if(r1(d+40)!=5) goto L30;
   w4(v28, r4(v29)); w2(v28+4, r2(v29+4)); u=r2(d+48); w2(d+38, u); n=r1(d+41); w1(d+31, n); q=u>>8;
   i=0; a=0;
   do{
    i+=r1(d+31+a)?0:a; a++;
   }while(a!=9);
   k=0;
   for(;;){
    e=821256; f=0; h=0;
    do{
     j=r4(h+65664); a=i;
     if(k){
      c=k;
      do{
       b=a/3; a=(a-b*3)*3-b+2; c--;
      }while(c);
     }
     if(a==j) goto L43;
     e+=382804; f++; h+=4;
    }while(h!=12);
    k++;
   }
L43:;
   b=f*382804; o=b+438752;
   if(r4(b+821400)==0-r4(b+821548)){
    f=r4((f<<2)+65664)*20160; a=181440; c=o;
    do{
     w1(c, 0); b=a<4096?a:4096; c+=b; a-=b;
    }while(a);
    if(f>181439) abort();
    w1(f+o, 1); c=f/20160<<2; b=c+4; a=0; i=148;
    do{
     w4(e, a<c?0:(a<b?a:b)-c); e+=4; a++; i-=4;
    }while(i);
    a=o+181440; c=16;
    do{
     w4(a, f); a+=4; c-=4;
    }while(c);
   }
   b=(x&65280)>>8;
   if(k){
    a=k;
    do{
     s1=r; r=l; s0=t; t=w; l=x; w=b; g=s; b=g; x=v; v=s1; s=s0; a--;
    }while(a);
    a=r1(d+37); b=r1(d+36); v25=r1(d+35); c=r1(d+34); f=r1(d+33); i=r1(d+32); j=k;
    do{
     e=n; h=i; i=c; n=a; c=u; a=q; q=f; u=b; b=h; f=e; j--;
    }while(j);
    b=g; goto L52;
   }
   a=r1(d+37); h=r1(d+36); v25=r1(d+35); c=r1(d+34); e=r1(d+33); i=r1(d+32);
L52:;
   w1(d+88, q); w1(d+87, u); w1(d+86, a); w1(d+85, h); w1(d+84, v25); w1(d+83, c); w1(d+82, e);
   w1(d+81, i); w1(d+80, n); a=0; w1(d+104, 0); w8(d+96, 0); e=1;
   for(;;){
    c=e+1;
    do{
     if(a==9) goto L56;
     s0=d+80+a; a++; f=r1(s0);
    }while(!f);
    if(f>=9) abort();
    w1(d+96+f, e); e=c;
   }
L56:;
   w1(d+120, b); w1(d+119, x); w1(d+118, w); w1(d+117, v); w1(d+116, v27); w1(d+115, l);
   w1(d+114, s); w1(d+113, r); w1(d+112, t); a=0;
   do{
    b=r1(d+112+a);
    if(b>=9) abort();
    w1(d+40+a, r1(d+96+b)); a++;
   }while(a!=9);
   v30=r8(d+40);
   v34=(v30-U64(0x1010101,0x1010101))&(v30^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   v31=(v34&(0-v34))>>7;
   w8(d+96, (((u64)r1(d+48)<<56|v30>>8)&(0-v31))+((v31-1)&v30)-U64(0x1010101,0x1010101));
   w8(d+40, 0); a=0; v30=U64(0xfedcba98,0x76543210);
   do{
    v31=(u64)r1(d+96+a)<<2; w1(d+40+a, (u32)(v30>>(v31&63))&15);
    v30+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
   }while(a!=8);
   w8(d+112, r8(d+40)); c=0; a=0;
   do{
    c+=r1(d+112+a); a++;
   }while(a!=8);
   if(c&1) goto L30;
   b=0; a=8; c=d+112; s0=(u32)ctz64(v34)>>3;
   do{
    b=r1(c)+a*b; c++; a--;
   }while(a);
   h=s0*20160+(b>>1);
   if(h>181439) abort();
   v31=v33+(u64)(v32>v33); x=h+o;
   for(;;){
    b=r1(x);
    if(b) break;
    v27=0; r=g0-160; g0=r; e=o+382504; f=r1(o+382800)&1; memmove(m+(r+12), m+(e+f*148), 148);
    c=o+281972; b=o+181440; i=f?c:b; v=f?b:c; q=e+(u32)!f*148; y=0; p=0;
    do{
     w4(q+v27, p);
     if(y>=36) goto L68;
     e=y>>2; s0=r1(o+382800); u=r1((y&3)+65597);
     switch(u-1){
     case 0:
      if(y>=24) goto L68;
      s1=e+3; break;
     case 1:
      if(!((e&255)%3)) goto L68;
      s1=e-1; break;
     case 2:
      if((e&255)%3>=2) goto L68;
      s1=e+1; break;
     default:
      if(y<=11) goto L68;
      s1=e-3;
     }
     c=s1; t=s0+(y<<6)+2; w=c*4294947136U; l=e*20160; j=w+l; s=c<<2; n=c*40320+196832;
     a=e*40320+196832; v25=0; f=r1((u^1)+65597); e=c>5; c=y>23;
     for(;;){
      if(r1(v25+65597)==f) goto L77;
      b=s+v25;
      if(b>36) break;
      if(b==36) abort();
      b=r+12+(b<<2); g=r4(b+4); b=r4(b);
      if(!((g>=b)&(g<25134))) abort();
      v26=g-b; z=i+(b<<2);
      switch(u-1){
      case 0:
       if(b==g) goto L77;
       do{
        if(c) abort();
        b=r4(z)+w;
        if(b>=20160) abort();
        g=l+r2(a+(b<<1));
        if(g>181439) abort();
        b=g+o; s0=b; b=r1(b); w1(s0, b?b:t);
        if(p>=25133) abort();
        w4(v+(p<<2), g); z+=4; p+=!b; v26--;
       }while(v26);
       break;
      case 1: case 2:
       if(b==g) goto L77;
       do{
        g=j+r4(z);
        if(g>181439) abort();
        b=g+o; s0=b; b=r1(b); w1(s0, b?b:t);
        if(p>=25133) abort();
        w4(v+(p<<2), g); z+=4; p+=!b; v26--;
       }while(v26);
       break;
      default:
       if(b==g) goto L77;
       do{
        if(e) abort();
        b=r4(z)+w;
        if(b>=20160) abort();
        b=r2(n+(b<<1));
        if(b>=20160) abort();
        g=l+r2(n+(b<<1));
        if(g>181439) abort();
        b=g+o; s0=b; b=r1(b); w1(s0, b?b:t);
        if(p>=25133) abort();
        w4(v+(p<<2), g); z+=4; p+=!b; v26--;
       }while(v26);
      }
L77:;
      v25++;
      if(v25==4) goto L68;
     }
     abort();
L68:;
     y++; v27+=4;
    }while(v27!=148);
    b=p!=0; w1(o+382800, b+r1(o+382800)); g0=r+160; s0=b;
    if(!s0) goto L30;
   }
   c=r4(196824);
   if(c-65532<=4) { f_flush(); c=r4(196824); }
   if(c>=65532) abort();
   w1(c+131284, r1(65540)); w4(c+131280, r4(65536)); w4(196824, r4(196824)+5); f_write_number(v33);
   c=r4(196824);
   if(c-65535<=1) { f_flush(); c=r4(196824); }
   if(c>=65535) abort();
   w2(c+131280, 8250); w4(196824, r4(196824)+2);
   f_write_number((((u64)b&63)+4294967295U)&4294967295U); a=r4(196824);
   if(a==65536) { f_flush(); a=r4(196824); }
   if(a>=65536) abort();
   w1(a+131280, 10); b=0; f=r4(196824)+1; w4(196824, f); w4(d+40, 197121); i=d+40;
   do{
    a=r1(i);
    if(k){
     c=k;
     do{
      a=16777731U>>(((a&255)<<3)&31); c--;
     }while(c);
    }
    i++; w1(d+92+b, a); b++;
   }while(b!=4);
   b=(r1(x)&63)-1;
   if(!b) goto L93;
A94:;
   for(;;){
    j=h/20160; e=j*40320; u=e+196832; t=h-j*20160; c=t<<1; w=u+c; l=c+e+75872; k=j+3; s=j-1; e=j+1;
    x=(j&255)%3; a=0; n=h>60479; c=j-3; g=c<6; i=b&255; q=h<120960;
    do{
     switch(r1(d+92+a)-1){
     case 0:
      if(!q) goto L96;
      h=r2(w);
      if(h>=20160) abort();
      b=k; s0=r2(u+(h<<1)); break;
     case 1:
      b=s;
      if(!x) goto L96;
      s0=t; break;
     case 2:
      b=e;
      if(x>=2) goto L96;
      s0=t; break;
     default:
      if(!n) goto L96;
      if(!g) goto L38;
      b=c; s0=r2(l);
     }
     h=s0+b*20160;
     if(h>=181440) abort();
     j=h+o;
     if((r1(j)&63)!=i) goto L96;
     b=r1(r1(a+65541)+65632);
     if(f==65536) { f_flush(); f=r4(196824); }
     if(f>=65536) abort();
     w1(f+131280, b); f=r4(196824)+1; w4(196824, f); b=(r1(j)&63)-1;
     if(b) goto A94;
     goto L93;
L96:;
     a++;
    }while(a!=4);
    break;
   }
L93:;
   if(f==65536) { f_flush(); f=r4(196824); }
   if(f>=65536) abort();
   w1(f+131280, 10); w4(196824, r4(196824)+1);
   if(v32<=v33) goto L37;
   v33=v31;
   if(v33>v32) goto L37;
  }
L38:;
  abort();
L37:;
  a=r4(196816); c=r4(196820);
 }
 for(;;){
  if(a==c) { f_refill(); a=r4(196816); }
  if(a>=65537) break;
  c=r4(196820);
  if(c>=a) goto L30;
  e=r1(c+65728); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) goto L30;
  c++; w4(196820, c);
  if(e!=10) continue;
  w8(131272, (u64)c); w8(131264, r8(131264)+1);
 }
 abort();
L30:;
 f_flush(); g0=d+128;
}

int main(void) {
 memcpy(m + 65536, "Case\040\001\002\003\000a\040tile\0401\040to\0408\040or\040t", 27);
 memcpy(m + 65563, "he\040blank\040xtwo\040boards\040for\040each\040case\000\001", 36);
 memcpy(m + 65599, "\002\003the\040input\040ends\000\004\000\000\000A\000\001\000", 25);
 memcpy(m + 65624, "\016\000\000\000\000\000\000\000udlreach\040symbol\040once\040", 29);
 memcpy(m + 65653, "on\040a\040board\000\004\000\000\000\007\000\000\000\010\000", 21);
 memcpy(m + 65676, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65696, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65712, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
