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
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q, r=0, s=0, t=0,
   u=0, v=0, w=0, x=0, y, z, v25, v26, v27, v28, v29, v30, s0, s1;
 u64 v31=0, v32=0, v33=0, v34;
 c=g0-256; g0=c;
 if(!r2(196832)){
  u=c+80; k=196832;
  do{
   b=r<<2; n=r4(b+65676); h=n<<1; d=h<20160?h:20160; p=r4(b+65700); b=div_u32(d,p); o=b+(d!=b*p);
   if(o){
    v=p<<1; s=c+56+r; e=0; i=k;
    do{
     w8(c+72, 0); l=e<<1; g=8; j=0;
     do{
      b=g; g=b-1; d=9-b; s1=l; l=div_u32(l,d); d=s1-l*d; w1(g+(c+72), d);
      if(b!=8){
       b=d&255; a=j;
       do{
        d=a+u; s0=d; d=r1(d); w1(s0, d+(b<=d)); a++;
       }while(a);
      }
      j--;
     }while(g);
     v32=r8(c+72); w8(c+224, v32); w8(c+72, 0); o--; d=(u32)(v32>>56); f=(u32)(v32>>48); a=0;
     v31=U64(0xfedcba98,0x76543210);
     do{
      v33=(u64)r1(c+224+a)<<2; w1(c+72+a, (u32)(v31>>(v33&63))&15);
      v31+=U64(0xeeeeeeee,0xeeeeeef0)<<(v33&63); a++;
     }while(a!=8);
     w8(c+240, r8(c+72)); b=0; a=0;
     do{
      b+=r1(c+240+a); a++;
     }while(a!=8);
     if(b&1) { w1(c+231, f); w1(c+230, d); v32=r8(c+224); }
     w8(c+56, v32); b=r2(s+1); w1(s+2, r1(s)); w2(s, b); w8(c+72, 0); a=0;
     v31=U64(0xfedcba98,0x76543210);
     do{
      v33=(u64)r1(c+56+a)<<2; w1(c+72+a, (u32)(v31>>(v33&63))&15);
      v31+=U64(0xeeeeeeee,0xeeeeeef0)<<(v33&63); a++;
     }while(a!=8);
     w8(c+240, r8(c+72)); b=0; a=0;
     do{
      b+=r1(c+240+a); a++;
     }while(a!=8);
     d=e;
     if(!(b&1)){
      d=0; a=8; b=c+240;
      do{
       d=r1(b)+a*d; b++; a--;
      }while(a);
      d>>=1;
     }
     a=0; b=i; s0=e+p;
     do{
      if(a+e>=20160) abort();
      w2(b, a+d); b+=2; a++;
     }while(p!=a);
     i+=v; e=s0;
    }while(o);
   }
   o=div_u32(20160,n);
   if(r){
    l=n<<1; b=2; e=k+(n<<2); p=r<4; f=h;
    do{
     g=0; s0=b+1;
     if(!p) { d=b/5; g=(b-d+b/210+b/30%7+d%6)&1; }
     a=g*n; d=k+g*l; s=(b-g)*n; j=n; g=e; b=f;
     for(;;){
      if(a>20159) abort();
      if(b>=20160) break;
      w2(g, r2(d)+s); d+=2; a++; g+=2; b++; j--;
      if(!j) goto L22;
     }
     abort();
L22:;
     e+=h; f+=n; b=s0;
    }while(b<o);
   }
   r++; k+=40320; t+=40320;
  }while(t!=241920);
 }
 a=r4(196816); b=r4(196820);
 for(;;){
  if(a==b) { f_refill(); a=r4(196816); }
  if(a>=65537) break;
  b=r4(196820);
  if(b>=a) goto L25;
  d=r1(b+65728); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) goto L25;
  b++; w4(196820, b);
  if(d!=10) continue;
  w8(131272, (u64)b); w8(131264, r8(131264)+1);
 }
 abort();
L25:;
 d=0;
 for(;;){
  if(a==b) { f_refill(); a=r4(196816); }
  if(a>=65537) abort();
  b=r4(196820);
  if(a<=b) break;
  e=r1(b+65728); f=e-48;
  if((f&255)>=10){
   if(!(d&1)) goto L29;
   d=e-9;
   if(d>23) goto L29;
   if(1U<<(d&31)&8388627) goto L30;
   goto L29;
  }
  v33=(v32&4294967295U)*10; v31=(v32>>32)*10; v32=v33+(v31<<32); w8(c, v32);
  w8(c+8, (u64)(v32<v33)+(v31>>32));
  if(d&(r8(c+8)!=0)) goto L29;
  v33=d&1?r8(c):0; v32=v33+((u64)f&255);
  if(v32<v33) goto L29;
  d=1; b++; w4(196820, b);
 }
 if(!(d&1)) goto L29;
L30:;
 if(!!v32){
  z=c+32; v25=(c+72)|2; v33=1;
  for(;;){
   a=r4(196816); b=r4(196820);
   for(;;){
    if(a==b) { f_refill(); a=r4(196816); }
    if(a>=65537) abort();
    b=r4(196820);
    if(b>=a) break;
    d=r1(b+65728); e=d-9;
    if(e>23||!(1U<<(e&31)&8388627)) break;
    b++; w4(196820, b);
    if(d!=10) continue;
    w8(131272, (u64)b); w8(131264, r8(131264)+1);
   }
   f_expect_board(c+72);
   if(r1(c+72)!=5) goto L29;
   f=r2(c+80); k=r1(c+79); e=r1(c+78); y=r1(c+77); s=r1(c+76); o=r1(c+75); u=r1(c+74); r=r1(c+73);
   f_expect_board(c+72);
   if(r1(c+72)!=5) goto L29;
   w4(z, r4(v25)); w2(z+4, r2(v25+4)); p=r2(c+80); w2(c+38, p); t=r1(c+73); w1(c+31, t); i=p>>8;
   h=0; a=0;
   do{
    h+=r1(c+31+a)?0:a; a++;
   }while(a!=9);
   n=0;
   for(;;){
    g=821256; l=0; j=0;
    do{
     d=r4(j+65664); a=h;
     if(n){
      b=n;
      do{
       s0=a; a/=3; a=(s0-a*3)*3-a+2; b--;
      }while(b);
     }
     if(a==d) goto L42;
     g+=382804; l++; j+=4;
    }while(j!=12);
    n++;
   }
L42:;
   b=l*382804; q=b+438752;
   if(r4(b+821400)==0-r4(b+821548)){
    d=r4((l<<2)+65664)*20160; a=181440; b=q;
    do{
     w1(b, 0); h=a<4096?a:4096; b+=h; a-=h;
    }while(a);
    if(d>181439) abort();
    w1(d+q, 1); b=d/20160<<2; j=b+4; a=0; h=148;
    do{
     w4(g, a<b?0:(a<j?a:j)-b); g+=4; a++; h-=4;
    }while(h);
    a=q+181440; b=16;
    do{
     w4(a, d); a+=4; b-=4;
    }while(b);
   }
   d=(f&65280)>>8;
   if(n){
    a=n;
    do{
     j=u; u=s; s0=r; r=k; s=f; k=d; v=o; d=v; x=e; f=x; e=j; o=s0; a--;
    }while(a);
    a=r1(c+37); d=r1(c+36); w=r1(c+35); b=r1(c+34); f=r1(c+33); h=r1(c+32); e=n;
    do{
     g=t; l=h; h=b; t=a; b=p; a=i; i=f; p=d; d=l; f=g; e--;
    }while(e);
    d=v; e=j; f=x; goto L51;
   }
   a=r1(c+37); l=r1(c+36); w=r1(c+35); b=r1(c+34); g=r1(c+33); h=r1(c+32);
L51:;
   w1(c+64, i); w1(c+63, p); w1(c+62, a); w1(c+61, l); w1(c+60, w); w1(c+59, b); w1(c+58, g);
   w1(c+57, h); w1(c+56, t); a=0; w1(c+232, 0); w8(c+224, 0); g=1;
   for(;;){
    b=g+1;
    do{
     if(a==9) goto L55;
     s0=c+56+a; a++; i=r1(s0);
    }while(!i);
    if(i>=9) abort();
    w1(c+224+i, g); g=b;
   }
L55:;
   w1(c+248, d); w1(c+247, f); w1(c+246, k); w1(c+245, e); w1(c+244, y); w1(c+243, s); w1(c+242, o);
   w1(c+241, u); w1(c+240, r); a=0;
   do{
    b=r1(c+240+a);
    if(b>=9) abort();
    w1(c+72+a, r1(c+224+b)); a++;
   }while(a!=9);
   w1(c+48, r1(c+80)); w8(c+40, r8(c+72)); a=0; b=0;
   do{
    b+=r1(c+40+a)?0:a; a++;
   }while(a!=9);
   w8(c+224, 0); a=0;
   do{
    w1(c+224+a, r1(c+40+(a+(a>=b)))-1); a++;
   }while(a!=8);
   w8(c+72, 0); a=0; v31=U64(0xfedcba98,0x76543210);
   do{
    v34=(u64)r1(c+224+a)<<2; w1(c+72+a, (u32)(v31>>(v34&63))&15);
    v31+=U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63); a++;
   }while(a!=8);
   w8(c+240, r8(c+72)); d=0; a=0;
   do{
    d+=r1(c+240+a); a++;
   }while(a!=8);
   if(d&1) goto L29;
   h=0; a=8; d=c+240;
   do{
    h=r1(d)+a*h; d++; a--;
   }while(a);
   o=b*20160+(h>>1);
   if(o>181439) abort();
   r=o+q; t=q+382504; p=q+281972; s=q+181440;
   do{
    d=r1(r);
    if(d) goto L64;
    b=r1(q+382800)&1; memmove(m+(c+72), m+(t+b*148), 148); y=b?p:s; h=b?s:p; v26=t+(u32)!b*148; k=0;
    j=0; a=0;
    do{
     w4(j+v26, a);
     if(k>=36) goto L68;
     b=k>>2; s0=r1(q+382800); u=r1((k&3)+65597);
     switch(u-1){
     case 0:
      if(k>=24) goto L68;
      s1=b+3; break;
     case 1:
      if(!((b&255)%3)) goto L68;
      s1=b-1; break;
     case 2:
      if((b&255)%3>=2) goto L68;
      s1=b+1; break;
     default:
      if(k<=11) goto L68;
      s1=b-3;
     }
     g=s1; l=s0+(k<<6)+2; v=g*4294947136U; x=b*20160; v27=v+x; v28=g<<2; w=g*40320+196832;
     v29=b*40320+196832; i=0; v30=r1((u^1)+65597);
     for(;;){
      if(r1(i+65597)==v30) goto L77;
      b=i+v28;
      if(b>36) break;
      if(b==36) abort();
      b=c+72+(b<<2); e=r4(b+4); f=r4(b);
      if(!((e>=f)&(e<25134))) abort();
      d=e-f; b=y+(f<<2);
      switch(u-1){
      case 0:
       if(e==f) goto L77;
       do{
        if(k>23) abort();
        e=r4(b)+v;
        if(e>=20160) abort();
        e=x+r2(v29+(e<<1));
        if(e>181439) abort();
        f=e+q; s0=f; f=r1(f); w1(s0, f?f:l);
        if(a>=25133) abort();
        w4(h+(a<<2), e); b+=4; a+=!f; d--;
       }while(d);
       break;
      case 1: case 2:
       if(e==f) goto L77;
       do{
        e=v27+r4(b);
        if(e>181439) abort();
        f=e+q; s0=f; f=r1(f); w1(s0, f?f:l);
        if(a>=25133) abort();
        w4(h+(a<<2), e); b+=4; a+=!f; d--;
       }while(d);
       break;
      default:
       if(e==f) goto L77;
       do{
        if(g>5) abort();
        e=r4(b)+v;
        if(e>=20160) abort();
        e=r2(w+(e<<1));
        if(e>=20160) abort();
        e=x+r2(w+(e<<1));
        if(e>181439) abort();
        f=e+q; s0=f; f=r1(f); w1(s0, f?f:l);
        if(a>=25133) abort();
        w4(h+(a<<2), e); b+=4; a+=!f; d--;
       }while(d);
      }
L77:;
      i++;
      if(i==4) goto L68;
     }
     abort();
L68:;
     k++; j+=4;
    }while(j!=148);
    w1(q+382800, r1(q+382800)+(a!=0));
   }while(a);
   goto L29;
L64:;
   b=r4(196824);
   if(b-65532<=4) { f_flush(); b=r4(196824); }
   if(b>=65532) abort();
   w1(b+131284, r1(65540)); w4(b+131280, r4(65536)); w4(196824, r4(196824)+5); f_write_number(v33);
   b=r4(196824);
   if(b-65535<=1) { f_flush(); b=r4(196824); }
   if(b>=65535) abort();
   w2(b+131280, 8250); w4(196824, r4(196824)+2);
   f_write_number((((u64)d&63)+4294967295U)&4294967295U); a=r4(196824);
   if(a==65536) { f_flush(); a=r4(196824); }
   if(a>=65536) abort();
   v31=v33+(u64)(v32>v33); w1(a+131280, 10); d=0; e=r4(196824)+1; w4(196824, e); w4(c+72, 197121);
   h=c+72;
   do{
    a=r1(h);
    if(n){
     b=n;
     do{
      a=16777731U>>(((a&255)<<3)&31); b--;
     }while(b);
    }
    h++; w1(c+220+d, a); d++;
   }while(d!=4);
   b=(r1(r)&63)-1;
   if(!b) goto L93;
A94:;
   for(;;){
    d=o/20160; g=d*40320; n=g+196832; f=o-d*20160; a=f<<1; k=n+a; h=a+g+75872; g=d-3; j=d+3; l=d-1;
    r=d+1; i=(d&255)%3; a=0; t=o>60479; b&=255; p=o<120960;
    do{
     switch(r1(c+220+a)-1){
     case 0:
      if(!p) goto L96;
      d=r2(k);
      if(d>=20160) abort();
      d=r2(n+(d<<1)); s0=j; break;
     case 1:
      d=f;
      if(!i) goto L96;
      s0=l; break;
     case 2:
      d=f;
      if(i>=2) goto L96;
      s0=r; break;
     default:
      if(!t) goto L96;
      if(g>=6) goto L37;
      d=r2(h); s0=g;
     }
     o=s0*20160+d;
     if(o>=181440) abort();
     d=o+q;
     if((r1(d)&63)!=b) goto L96;
     b=r1(r1(a+65541)+65632);
     if(e==65536) { f_flush(); e=r4(196824); }
     if(e>=65536) abort();
     w1(e+131280, b); e=r4(196824)+1; w4(196824, e); b=(r1(d)&63)-1;
     if(b) goto A94;
     goto L93;
L96:;
     a++;
    }while(a!=4);
    break;
   }
L93:;
   if(e==65536) { f_flush(); e=r4(196824); }
   if(e>=65536) abort();
   w1(e+131280, 10); w4(196824, r4(196824)+1);
   if(v32<=v33) goto L36;
   v33=v31;
   if(v33>v32) goto L36;
  }
L37:;
  abort();
L36:;
  a=r4(196816); b=r4(196820);
 }
 for(;;){
  if(a==b) { f_refill(); a=r4(196816); }
  if(a>=65537) break;
  b=r4(196820);
  if(b>=a) goto L29;
  d=r1(b+65728); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) goto L29;
  b++; w4(196820, b);
  if(d!=10) continue;
  w8(131272, (u64)b); w8(131264, r8(131264)+1);
 }
 abort();
L29:;
 f_flush(); g0=c+256;
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
