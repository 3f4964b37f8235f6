/* hdu3567, made from Rust by c-emitter */
/* with rustc 1.85.0 and wasm-opt version 108 */
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

static void write_flush(void){
 u32 a;
 a=r4(1587160);
 if(a){
  if(a>=65537) abort();
  fwrite(m+1521616, 1, a, stdout); w4(1587160, 0);
 }
}

static void read_refill(void){
 u32 a;
 write_flush();
 if(!r1(1587164)){
  w8(1521608, r8(1521608)-(u64)r4(1587152)); w4(1587156, 0);
  a=(u32)fread(m+1456064, 1, 65536, stdin); w4(1587152, a); w1(1587164, !a);
 }
}

static void read_expect_board(u32 a){
 u32 b, c=0, d, e=0, f=0, g=0, h, i=0, j=0, k, l, n, o, s0, s1;
 u64 p, q;
 b=g0-32; g0=b; h=r4(1587152); d=r4(1587156);
 for(;;){
  if(d==h) { read_refill(); h=r4(1587152); }
  if(h>=65537) abort();
  d=r4(1587156);
  if(h<=d) goto L6;
  g=d+1456064; e=r1(g); f=e-9;
  if(f>23||!(1U<<(f&31)&8388627)) break;
  d++; w4(1587156, d);
  if(e!=10) continue;
  w8(1521608, (u64)d); w8(1521600, r8(1521600)+1);
 }
 c=h-d;
 if(c<2) goto L5;
 if(r1(g+1)!=32){
  if(c<9) goto L5;
  w1(b+24, 0); w8(b+16, 0); e=0; c=0;
  do{
   f=r1(c+g); f=(f&223)==88?0:f-48; w1(b+16+c, f); e|=f; j|=1U<<(f&31); c++;
  }while(c!=9);
  if(j!=511||(e&255)>15) goto L5;
  w4(1587156, d+9); goto L4;
 }
 if(c<17) goto L5;
 w1(b+24, 0); w8(b+16, 0); l=g+17; e=0; s0=c>16?g:0; c=0;
 do{
  g+=i; f=r1(g); f=(f&223)==88?0:f-48; w1(b+16+c, f); e|=f; j|=1U<<(f&31);
  if(c==8) break;
  c++; i=1; g++;
 }while(l-g>1);
 if(r1(s0+1)!=32) goto L5;
 i=d+1456067; c=15;
 while(c>=2){
  c-=2; s0=r1(i); i+=2;
  if(s0!=32) goto L5;
 }
 if(j!=511||(e&255)>15) goto L5;
 w4(1587156, d+17); goto L4;
L6:;
 w4(a+20, 24); w4(a+16, 65632); w8(a, r8(65552)); w8(a+8, r8(65560)); w8(a+24, r8(1521600)+1);
 w8(a+32, (u64)d-r8(1521608)+1); goto L2;
L5:;
 w1(b+24, 0); w8(b+16, 0); k=0; e=0;
 do{
  s0=e+1; s1=b+16+e;
  for(;;){
   if(d==h) { read_refill(); h=r4(1587152); }
   if(h>=65537) abort();
   g=65604; j=28; d=r4(1587156);
   if(h<=d) { i=2; goto L17; }
   c=r1(d+1456064); i=c-9;
   if(i>23||!(1U<<(i&31)&8388627)) break;
   d++; w4(1587156, d);
   if(c!=10) continue;
   w8(1521608, (u64)d); w8(1521600, r8(1521600)+1);
  }
  i=0; n=(c&223)==88?0:c-48; o=n&255;
  if(o>8) goto L17;
  i=1; g=1U<<(o&31);
  if(g&k&65535) { g=65568; j=27; goto L17; }
  w1(s1, n); d++; w4(1587156, d); k|=g; e=s0;
 }while(e!=9);
 w4(b+10, r4(b+19)); w2(b+8, r2(b+17)); h=r1(b+16); s0=r2(b+23); goto L3;
L17:;
 w4(b+9, e); p=r8(1521608); q=r8(1521600); w4(a+3, r4(b+8)); w2(a+7, r2(b+12)); w8(a+24, q+1);
 w4(a+20, j); w4(a+16, g); w1(a+1, c); w1(a, i); w8(a+32, (u64)d-p+1); goto L2;
L4:;
 w2(b+12, r2(b+21)); w4(b+8, r4(b+17)); h=r1(b+16); s0=r2(b+23);
L3:;
 e=s0; w4(a+2, r4(b+8)); w2(a+8, e); w1(a+1, h); w1(a, 5); w2(a+6, r2(b+12));
L2:;
 g0=b+32;
}

static void write_write_number(u64 a){
 u32 b, c;
 if(a>9) write_write_number(a/10);
 b=r4(1587160);
 if(b==65536) { write_flush(); b=r4(1587160); }
 c=b+1;
 if(!c||c>65536) abort();
 w1(b+1521616, (u32)(a%10)|48); w4(1587160, r4(1587160)+1);
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w, x, y, z, v25, v26, v27, v28, v29, v30=0, s0, s1;
 u64 v31=0, v32=0, v33=0, v34=0, t1;
 c=g0-256; g0=c;
 if(!r2(65728)){
  k=c+96; l=65728;
  do{
   b=r<<2; v=r4(b+65700);
   if(!v) abort();
   i=r4(b+65676); s=i<<1; a=s<20160?s:20160; b=div_u32(a,v); p=b+(a!=b*v);
   if(p){
    n=v<<1; h=c+48+r; e=0; j=l;
    do{
     w8(c+88, 0); t=e<<1; g=8; o=0;
     do{
      b=g; g=b-1; a=9-b; s1=t; t=div_u32(t,a); a=s1-t*a; w1(g+(c+88), a);
      if(b!=8){
       d=a&255; a=o;
       do{
        b=a+k; s0=b; b=r1(b); w1(s0, b+(b>=d)); a++;
       }while(a);
      }
      o--;
     }while(g);
     v33=r8(c+88); w8(c+64, v33); w8(c+88, 0); p--; f=(u32)(v33>>56); d=(u32)(v33>>48); a=0;
     v32=U64(0xfedcba98,0x76543210);
     do{
      v31=(u64)r1(c-4294967232U+a)<<2; w1(c+88+a, (u32)(v32>>(v31&63))&15);
      v32+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
     }while(a!=8);
     w8(c+240, r8(c+88)); b=0; a=0;
     do{
      b+=r1(c+240+a); a++;
     }while(a!=8);
     s0=c;
     if(b&1) { w1(c+71, d); w1(c+70, f); t1=r8(c+64); } else t1=v33;
     w8(s0+48, t1); a=r1(h); b=2; d=0;
     do{
      b+=h; s0=r1(b); w1(b, a); b=1; q=d&1; d=1; a=s0;
     }while(!q);
     w1(h, a); w8(c+88, 0); a=0; v32=U64(0xfedcba98,0x76543210);
     do{
      v31=(u64)r1(c+48+a)<<2; w1(c+88+a, (u32)(v32>>(v31&63))&15);
      v32+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
     }while(a!=8);
     w8(c+240, r8(c+88)); b=0; a=0;
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
     a=0; b=j; s0=e+v;
     do{
      if(a+e>20159) abort();
      w2(b, a+d); b+=2; a++;
     }while(v!=a);
     j+=n; e=s0;
    }while(p);
   }
   if(!i) abort();
   h=div_u32(20160,i);
   if(i<=6720){
    j=i<<1; b=2; e=l+(i<<2); n=r<4; q=s;
    do{
     g=0; s0=b+1;
     if(!n) { a=b/5; g=(b-a+b/210+b/30%7+a%6)&1; }
     a=g*i; d=l+g*j; p=(b-g)*i; o=i; g=e; b=q;
     for(;;){
      if(a==20160) abort();
      if(b>=20160) break;
      w2(g, r2(d)+p); d+=2; a++; g+=2; b++; o--;
      if(!o) goto L24;
     }
     abort();
L24:;
     e+=s; q+=i; b=s0;
    }while(b<h);
   }
   r++; l+=40320; u+=40320;
  }while(u!=241920);
 }
 a=r4(1587152); b=r4(1587156);
 for(;;){
  if(a==b) { read_refill(); a=r4(1587152); }
  if(a>=65537) break;
  b=r4(1587156);
  if(b>=a) goto L27;
  e=r1(b+1456064); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) goto L27;
  b++; w4(1587156, b);
  if(e!=10) continue;
  w8(1521608, (u64)b); w8(1521600, r8(1521600)+1);
 }
 abort();
L27:;
 d=0;
 for(;;){
  if(a==b) { read_refill(); a=r4(1587152); }
  if(a>=65537) break;
  b=r4(1587156);
  if(a<=b){
   if(!(d&1)) goto L32;
   goto L33;
  }
  f=r1(b+1456064); e=f-48;
  if((e&255)>=10){
   if(!(d&1)) goto L32;
   d=f-9;
   if(d>23) goto L32;
   if(1U<<(d&31)&8388627) goto L33;
   goto L32;
  }
  f=g0-16; g0=f; v31=d&1?v32:0; v34=(v31&4294967295U)*10; v33=(v31>>32)*10; v31=v34+(v33<<32);
  w8(f, v31); w8(f+8, (u64)(v31<v34)+(v33>>32)); v31=r8(f); w8(c+8, r8(f+8)); w8(c, v31); g0=f+16;
  if(r8(c+8)!=0) goto L32;
  v31=r8(c); v32=v31+((u64)e&255);
  if(v32<v31) goto L32;
  d=1; b++; w4(1587156, b);
 }
 abort();
L33:;
 if(!!v32){
  z=c+24; v25=(c+88)|2; v33=1;
  for(;;){
   a=r4(1587152); b=r4(1587156);
   for(;;){
    if(a==b) { read_refill(); a=r4(1587152); }
    if(a>=65537) abort();
    e=r4(1587156);
    if(e>=a) break;
    d=r1(e+1456064); b=d-9;
    if(b>23||!(1U<<(b&31)&8388627)) break;
    b=e+1; w4(1587156, b);
    if(d!=10) continue;
    w8(1521608, (u64)b); w8(1521600, r8(1521600)+1);
   }
   read_expect_board(c+88);
   if(r1(c+88)!=5) goto L32;
   e=r2(c+96); n=r1(c+95); d=r1(c+94); v=r1(c+93); s=r1(c+92); u=r1(c+91); l=r1(c+90); h=r1(c+89);
   read_expect_board(c+88);
   if(r1(c+88)!=5) goto L32;
   w4(z, r4(v25)); w2(z+4, r2(v25+4)); q=r2(c+96); w2(c+30, q); r=r1(c+89); w1(c+23, r); p=q>>8;
   a=0; f=0;
   do{
    f+=r1(c+23+a)?0:a; a++;
   }while(a!=9);
   i=0; t=1;
   for(;;){
    g=690152; j=0; o=0;
    do{
     k=r4(o+65656); a=f;
     if(i){
      b=i;
      do{
       s0=a; a/=3; a=(s0-a*3)*3-a+2; b--;
      }while(b);
     }
     if(a==k) goto L46;
     g+=382804; j++; o+=4;
    }while(o!=12);
    t++; i++;
   }
L46:;
   b=j*382804; k=b+307648;
   if(r4(b+690296)==0-r4(b+690444)){
    j=r4((j<<2)+65656)*20160; a=181440; b=k;
    do{
     w1(b, 0); f=a<4096?a:4096; b+=f; a-=f;
    }while(a);
    if(j>181439) abort();
    w1(j+k, 1); o=j/20160<<2; b=o+4; a=0; f=148;
    do{
     w4(g, a<o?0:(a<b?a:b)-o); g+=4; a++; f-=4;
    }while(f);
    a=k+181440; b=16;
    do{
     w4(a, j); a+=4; b-=4;
    }while(b);
   }
   a=(e&65280)>>8; b=t;
   do{
    s1=e; e=d; s0=a; a=u; d=l; u=h; o=n; h=o; l=s; s=s1; n=s0; b--;
   }while(b);
   w1(c+56, n); w1(c+55, s); w1(c+54, o); w1(c+53, e); w1(c+52, v); w1(c+51, l); w1(c+50, a);
   w1(c+49, d); w1(c+48, u); d=r1(c+29); a=r1(c+28); u=r1(c+27); f=r1(c+26); b=r1(c+25); g=r1(c+24);
   do{
    s1=q; q=a; s0=p; p=b; a=g; b=r; s=d; r=s; g=f; f=s1; d=s0; t--;
   }while(t);
   w1(c+72, d); w1(c+71, f); w1(c+70, s); w1(c+69, q); w1(c+68, u); w1(c+67, g); w1(c+66, p);
   w1(c+65, a); w1(c+64, b); a=0; w1(c+248, 0); w8(c+240, 0); f=1;
   for(;;){
    b=f+1;
    do{
     if(a==9) goto L57;
     s0=c-4294967232U+a; a++; d=r1(s0);
    }while(!d);
    if(d>8) abort();
    w1(c+240+d, f); f=b;
   }
L57:;
   a=0;
   do{
    b=r1(c+48+a);
    if(b>=9) abort();
    w1(c+88+a, r1(c+240+b)); a++;
   }while(a!=9);
   w1(c+40, r1(c+96)); w8(c+32, r8(c+88)); a=0; b=0;
   do{
    b+=r1(c+32+a)?0:a; a++;
   }while(a!=9);
   w8(c+80, 0); a=0;
   do{
    w1(c+80+a, r1(c+32+(a+(a>=b)))-1); a++;
   }while(a!=8);
   w8(c+88, 0); a=0; v34=U64(0xfedcba98,0x76543210);
   do{
    v31=(u64)r1(c+80+a)<<2; w1(c+88+a, (u32)(v34>>(v31&63))&15);
    v34+=U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63); a++;
   }while(a!=8);
   w8(c+240, r8(c+88)); d=0; a=0;
   do{
    d+=r1(c+240+a); a++;
   }while(a!=8);
   if(d&1) goto L32;
   f=0; a=8; d=c+240;
   do{
    f=r1(d)+a*f; d++; a--;
   }while(a);
   l=b*20160+(f>>1);
   if(l>181439) abort();
   v26=k+l; v27=k+382504; v28=k+281972; v29=k+181440;
   do{
    a=r1(v26);
    if(a) goto L66;
    b=r1(k+382800)&1; memmove(m+(c+88), m+(v27+b*148), 148); x=b?v29:v28; o=b?v28:v29;
    u=v27+(u32)!b*148; n=0; p=0; a=0;
    do{
     w4(p+u, a);
     if(n>=36) goto L69;
     d=n>>2; s0=r1(k+382800); v30=r1((n&3)+65668);
     switch(v30-1){
     case 0:
      if(n>=24) goto L69;
      s1=d+3; break;
     case 1:
      if(!((d&255)%3)) goto L69;
      s1=d-1; break;
     case 2:
      if((d&255)%3>=2) goto L69;
      s1=d+1; break;
     default:
      if(n<12) goto L69;
      s1=d-3;
     }
     w=s1; y=s0+(n<<6)+2; v=w*4294947136U; t=d*20160; s=v+t; g=w<<2; r=w*40320+65728;
     q=d*40320+65728; j=0; f=r1((v30^1)+65668);
     for(;;){
      if(r1(j+65668)==f) goto L78;
      b=g+j;
      if(b>36) break;
      if(b==36) abort();
      b=c+88+(b<<2); h=r4(b+4); e=r4(b);
      if(h<e||h>25133) abort();
      d=h-e; b=o+(e<<2);
      switch(v30-1){
      case 0:
       if(e==h) goto L78;
       do{
        if(n>23) abort();
        e=r4(b)+v;
        if(e>=20160) abort();
        h=t+r2(q+(e<<1));
        if(h>181439) abort();
        e=h+k; s0=e; e=r1(e); w1(s0, e?e:y);
        if(a>=25133) abort();
        w4(x+(a<<2), h); b+=4; a+=!e; d--;
       }while(d);
       break;
      case 1: case 2:
       if(e==h) goto L78;
       do{
        h=s+r4(b);
        if(h>181439) abort();
        e=h+k; s0=e; e=r1(e); w1(s0, e?e:y);
        if(a>=25133) abort();
        w4(x+(a<<2), h); b+=4; a+=!e; d--;
       }while(d);
       break;
      default:
       if(e==h) goto L78;
       do{
        if(w>5) abort();
        e=r4(b)+v;
        if(e>=20160) abort();
        e=r2(r+(e<<1));
        if(e>=20160) abort();
        h=t+r2(r+(e<<1));
        if(h>181439) abort();
        e=h+k; s0=e; e=r1(e); w1(s0, e?e:y);
        if(a>=25133) abort();
        w4(x+(a<<2), h); b+=4; a+=!e; d--;
       }while(d);
      }
L78:;
      j++;
      if(j==4) goto L69;
     }
     abort();
L69:;
     n++; p+=4;
    }while(p!=148);
    w1(k+382800, r1(k+382800)+(a!=0));
   }while(a);
   goto L32;
L66:;
   b=r4(1587160);
   if(b-65532<=4) { write_flush(); b=r4(1587160); }
   if(b>4294967290U||b+5>65536) abort();
   w1(b+1521620, r1(65599)); w4(b+1521616, r4(65595)); w4(1587160, r4(1587160)+5);
   write_write_number(v33); b=r4(1587160);
   if(b-65535<=1) { write_flush(); b=r4(1587160); }
   if(b>4294967293U||b+2>65536) abort();
   w2(b+1521616, 8250); w4(1587160, r4(1587160)+2);
   write_write_number((((u64)a&63)+4294967295U)&4294967295U); a=r4(1587160);
   if(a==65536) { write_flush(); a=r4(1587160); }
   b=a+1;
   if(!b||b>65536) abort();
   v31=v33+(u64)(v32>v33); w1(a+1521616, 10); d=0; e=r4(1587160)+1; w4(1587160, e);
   w4(c+240, 197121); f=c+240;
   do{
    a=r1(f);
    if(i){
     b=i;
     do{
      a=16777731U>>(((a&255)<<3)&31); b--;
     }while(b);
    }
    f++; w1(c+88+d, a); d++;
   }while(d!=4);
   w4(c+64, r4(c+88)); b=(r1(v26)&63)-1;
   if(!b) goto L94;
A95:;
   for(;;){
    i=l/20160; d=i*40320; j=d+65728; r=i*4294947136U+l; a=r<<1; n=j+a; u=a+d-55232; s=i-3; g=i+3;
    q=i-1; f=i+1; h=(i&255)%3; a=0; p=l<60480; o=b&255; i=l<120960;
    do{
     switch(r1(c-4294967232U+a)-1){
     case 0:
      if(!i) goto L97;
      b=r2(n);
      if(b>=20160) goto L41;
      d=j+(b<<1); b=g; break;
     case 1:
      b=q;
      if(!h) goto L97;
      s0=r; goto L98;
     case 2:
      b=f;
      if(h>=2) goto L97;
      s0=r; goto L98;
     default:
      if(p) goto L97;
      d=u; b=s;
      if(b>=6) abort();
     }
     s0=r2(d);
L98:;
     l=s0+b*20160;
     if(l>=181440) abort();
     d=k+l;
     if((r1(d)&63)!=o) goto L97;
     if(a>=4) abort();
     a=r1(r1(a+65600)+65672);
     if(e==65536) { write_flush(); e=r4(1587160); }
     b=e+1;
     if(!b||b>65536) abort();
     w1(e+1521616, a); e=r4(1587160)+1; w4(1587160, e); b=(r1(d)&63)-1;
     if(b) goto A95;
     goto L94;
L97:;
     a++;
    }while(a!=4);
    break;
   }
L94:;
   if(e==65536) { write_flush(); e=r4(1587160); }
   b=e+1;
   if(!b||b>65536) abort();
   w1(e+1521616, 10); w4(1587160, r4(1587160)+1);
   if(v32<=v33) goto L40;
   v33=v31;
   if(v33>v32) goto L40;
  }
L41:;
  abort();
L40:;
  a=r4(1587152); b=r4(1587156);
 }
 for(;;){
  if(a==b) { read_refill(); a=r4(1587152); }
  if(a>=65537) break;
  e=r4(1587156);
  if(e>=a) goto L32;
  d=r1(e+1456064); b=d-9;
  if(b>23||!(1U<<(b&31)&8388627)) goto L32;
  b=e+1; w4(1587156, b);
  if(d!=10) continue;
  w8(1521608, (u64)b); w8(1521600, r8(1521600)+1);
 }
 abort();
L32:;
 write_flush(); g0=c+256;
}

int main(void) {
 memcpy(m + 65536, "the\040input\040ends\000\000\004\000\000\000\000\000\001\000", 24);
 memcpy(m + 65560, "\016\000\000\000\000\000\000\000each\040symbol\040once\040on", 27);
 memcpy(m + 65587, "\040a\040boardCase\040\001\002\003\000a\040tile\0401\040to\040", 29);
 memcpy(m + 65616, "8\040or\040the\040blank\040xtwo\040boards\040for\040each\040", 36);
 memcpy(m + 65652, "case\004\000\000\000\007\000\000\000\010\000\000\000\000\001", 18);
 memcpy(m + 65670, "\002\003udlr\300N\000\000\330\011\000\000h\001\000\000<\000\000", 21);
 memcpy(m + 65692, "\014\000\000\000\014\000\000\000<\000\000\000\014\000\000\000", 16);
 memcpy(m + 65708, "\003\000\000\000\001\000\000\000\001\000\000\000\001", 13);
 f_solve();
 return 0;
}
