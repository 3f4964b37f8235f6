/* hdu1043, made from Rust by c-emitter */
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

static u8 m[2031616];
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
static u32 clz32(u32 x) { u32 n = 32, s = 16, k; for (; s; s >>= 1) { k = x >> s ? s : 0; n -= k; x
  >>= k; } return n - x; }
static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }

static void read_refill(void){
 u32 a;
 a=r4(2005224);
 if(a){
  if(a>=65537) abort();
  fwrite(m+1939680, 1, a, stdout); w4(2005224, 0);
 }
 if(!r1(2005228)){
  w8(1939672, r8(1939672)-(u64)r4(2005216)); w4(2005220, 0);
  a=(u32)fread(m+1874128, 1, 65536, stdin); w4(2005216, a); w1(2005228, !a);
 }
}

static void Distances_of(u32 a){
 u32 b, c=0, d=0, e, f, g, h, i, j, k, l=0, n, o, p, q, r, s, t, u, v, w, x, y, s0, s1;
 h=g0-160; g0=h;
 if(a>181439) abort();
 q=a+1491320;
 do{
  if(r1(q)) break;
  i=0; a=r1(1874120)&1; memmove(m+(h+12), m+(a*148+1873824), 148); j=a?1672760U:1773292;
  r=a?1773292U:1672760; s=(u32)!a*148+1873824; f=0; a=0;
  do{
   w4(i+s, a);
   if(f>=36) goto L9;
   b=f>>2; s0=r1(1874120); l=r1((f&3)+65547);
   switch(l-1){
   case 0:
    if(f>=24) goto L9;
    s1=b+3; break;
   case 1:
    if(!((b&255)%3)) goto L9;
    s1=b-1; break;
   case 2:
    if((b&255)%3>=2) goto L9;
    s1=b+1; break;
   default:
    if(f<12) goto L9;
    s1=b-3;
   }
   e=s1; k=s0+(f<<6)+2; n=e*4294947136U; o=b*20160; t=n+o; u=e<<2; p=e*40320+65608; v=b*40320+65608;
   g=0; w=r1((l^1)+65547); x=e>5; y=f>23;
   for(;;){
    if(r1(g+65547)==w) goto L21;
    b=g+u;
    if(b>36) break;
    if(b==36) abort();
    b=h+12+(b<<2); c=r4(b+4); d=r4(b);
    if(c<d||c>25133) abort();
    e=c-d; b=r+(d<<2);
    switch(l-1){
    case 0:
     if(c==d) goto L21;
     do{
      if(y) abort();
      c=r4(b)+n;
      if(c>=20160) abort();
      c=o+r2(v+(c<<1));
      if(c>181439) abort();
      d=c+1491320; s0=d; d=r1(d); w1(s0, d?d:k);
      if(a>=25133) abort();
      w4(j+(a<<2), c); b+=4; a+=!d; e--;
     }while(e);
     break;
    case 1: case 2:
     if(c==d) goto L21;
     do{
      c=t+r4(b);
      if(c>181439) abort();
      d=c+1491320; s0=d; d=r1(d); w1(s0, d?d:k);
      if(a>=25133) abort();
      w4(j+(a<<2), c); b+=4; a+=!d; e--;
     }while(e);
     break;
    default:
     if(c==d) goto L21;
     do{
      if(x) abort();
      c=r4(b)+n;
      if(c>=20160) abort();
      c=r2(p+(c<<1));
      if(c>=20160) abort();
      c=o+r2(p+(c<<1));
      if(c>181439) abort();
      d=c+1491320; s0=d; d=r1(d); w1(s0, d?d:k);
      if(a>=25133) abort();
      w4(j+(a<<2), c); b+=4; a+=!d; e--;
     }while(e);
    }
L21:;
    g++;
    if(g==4) goto L9;
   }
   abort();
L9:;
   f++; i+=4;
  }while(i!=148);
  w1(1874120, r1(1874120)+(a!=0));
 }while(a);
 g0=h+160;
}

static void cantor_rank_even(u32 a, u32 b){
 u32 k, l, n, o, p, q, r, s;
 u64 c, d, e, f, g, h, i, j;
 k=1; e=(u64)r1(b)<<2; c=(U64(0xeeeeeeee,0xeeeeeef0)<<(e&63))-U64(0x1234567,0x89abcdf0);
 d=(u64)r1(b+1)<<2; f=(c>>(d&63))<<8&3840; l=(u32)(f>>8); e=U64(0xfedcba98,0x76543210)>>(e&63)&15;
 n=(u32)e; c+=U64(0xeeeeeeee,0xeeeeeef0)<<(d&63); d=(u64)r1(b+2)<<2; g=(c>>(d&63))<<16&983040;
 o=(u32)(g>>16); c+=U64(0xeeeeeeee,0xeeeeeef0)<<(d&63); d=(u64)r1(b+3)<<2;
 h=(c>>(d&63))<<24&251658240; p=(u32)(h>>24); c+=U64(0xeeeeeeee,0xeeeeeef0)<<(d&63);
 d=(u64)r1(b+4)<<2; i=(c>>(d&63))<<32&U64(0xf,0x0); q=(u32)(i>>32);
 c+=U64(0xeeeeeeee,0xeeeeeef0)<<(d&63); d=(u64)r1(b+5)<<2; j=(c>>(d&63))<<40&U64(0xf00,0x0);
 r=(u32)(j>>40); c+=U64(0xeeeeeeee,0xeeeeeef0)<<(d&63); d=(u64)r1(b+6)<<2;
 e=((c>>(d&63))<<48&U64(0xf0000,0x0))|((((U64(0xeeeeeeee,0xeeeeeef0)<<(d&63))+c)>>(((u64)r1(b+7)<<2)
   &63))<<56&U64(0xf000000,0x0))|(h|j|e|f|g|i);
 b=(u32)(e>>48); s=(u32)(e>>56);
 if((l+n+o+p+q+r+b+s)&1) { k=0; goto L2; }
 b=(((((n*7+l)*6+o)*5+p)<<2)+q)*3+r+(((b&255)+s)>>1);
L2:;
 w4(a+4, b); w4(a, k);
}

static void Routes_learn(u32 a){
 u32 b=0, c=0, d=0, e=0, f, s0;
 u64 g=0;
 if(a>181439) abort();
 e=(a<<1)+1034312;
 if(r2(e)) return;
 g=1; d=r1(a+1491320);
 if(!(d&62)) goto L5;
 b=a/20160; c=a-b*20160; d>>=6;
 switch(r1(d+65547)-1){
 case 0:
  if(a>=120960) goto L5;
  f=b*40320+65608; c=r2(f+(c<<1));
  if(c>=20160) abort();
  b+=3; s0=f+(c<<1); break;
 case 1:
  if(!((b&255)%3)) goto L5;
  b--; goto L7;
 case 2:
  if((b&255)%3>=2) goto L5;
  b++; goto L7;
 default:
  if(a<60480) goto L5;
  b-=3;
  if(b>=6) abort();
  s0=b*40320+(c<<1)+65608;
 }
 c=r2(s0);
L7:;
 b=c+b*20160; Routes_learn(b);
 if(b>=181440) abort();
 c=r2((b<<1)+1034312); w2(e, c);
 if(c>=11765) abort();
 g=r8((c<<3)+1397192);
 if((clz64(g)&96)!=32){
  s0=(a<<2)+308552; a=r4((b<<2)+308552)<<2|d; w4(s0, a);
  if(a!=1) return;
  goto L4;
 }
 g=(u64)d|g<<2;
L5:;
 w4((a<<2)+308552, 1);
L4:;
 a=r2(1491316)+1; w2(1491316, a); w2(e, a); a=r2(1491316);
 if(a>11764) abort();
 w8((a<<3)+1397192, g);
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d=0, e=0, f=0, g, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p, q=0, r=0, s=0, t=0,
   u=0, v, w, x=0, s0, s1;
 u64 y=0, z, v25, t1;
 g=g0-48; g0=g;
 if(!r2(65608)){
  u=g+24; n=65608;
  do{
   a=t<<2; p=r4(a+65580);
   if(!p) abort();
   j=r4(a+65556); r=j<<1; a=r<20160?r:20160; b=div_u32(a,p); v=b+(a!=b*p);
   if(v){
    w=p<<1; q=g+32+t; k=0; b=n;
    do{
     w8(g+16, 0); o=k<<1; h=8; i=0; e=u; f=0;
     do{
      c=h; h=c-1; a=9-c; s1=o; o=div_u32(o,a); a=s1-o*a; w1(h+(g+16), a);
      if(c==8) goto L11;
      if(f&3){
       c=i&3; d=0;
       do{
        l=d+e; s0=l; l=r1(l); w1(s0, l+(l>=(a&255))); d++;
       }while(c!=d);
       c=d-f+8;
      }
      if(f-1<3) goto L11;
      a&=255;
      do{
       d=g+16+c; l=r1(d); w1(d, l+(a<=l)); l=d+1; s0=l; l=r1(l); w1(s0, l+(a<=l)); l=d+2; s0=l;
       l=r1(l); w1(s0, l+(a<=l)); d+=3; s0=d; d=r1(d); w1(s0, d+(a<=d)); c+=4;
      }while(c!=8);
L11:;
      i++; e--; f++;
     }while(h);
     y=r8(g+16); w8(g+40, y); cantor_rank_even(g+8, g+40); v--; s0=g;
     if(r4(g+8)!=1){
      w1(g+47, (u32)(y>>48)); w1(g+46, (u32)(y>>56)); t1=r8(g+40);
     }else{
      t1=y;
     }
     w8(s0+32, t1); a=r2(q+1); w1(q+2, r1(q)); w2(q, a); cantor_rank_even(g, g+32);
     c=r4(g)?r4(g+4):k; d=0; a=b;
     do{
      if(d+k>20159) abort();
      w2(a, c+d); a+=2; d++;
     }while(p!=d);
     b+=w; k+=p;
    }while(v);
   }
   if(!j) abort();
   k=div_u32(20160,j);
   if(j<=6720){
    o=j<<1; a=2; h=n+(j<<2); p=t<4; i=r;
    do{
     b=0; s0=a+1;
     if(!p) { b=a/5; b=(a-b+a/210+a/30%7+b%6)&1; }
     d=b*j; c=n+b*o; q=(a-b)*j; e=j; b=h; a=i;
     for(;;){
      if(d==20160) abort();
      if(a>=20160) break;
      w2(b, r2(c)+q); c+=2; d++; b+=2; a++; e--;
      if(!e) goto L19;
     }
     abort();
L19:;
     h+=r; i+=j; a=s0;
    }while(a<k);
   }
   t++; n+=40320; x+=40320;
  }while(x!=241920);
 }
 d=241920;
 do{
  w4(d+65608, r1((s&3)+65551)|r1((s>>2&3)+65551)<<8|r1((s>>4&3)+65551)<<16|r1((s>>6&3)+65551)<<24);
  s++; d+=4;
 }while(d!=242944);
 if(r4(1873968)==0-r4(1874116)){
  d=181440; a=1491320;
  do{
   w1(a, 0); b=d<4096?d:4096; c=a+b; w1(c, 0); a=d-b; b=a<4096?a:4096; c+=b; w1(c, 0); a-=b;
   b=a<4096?a:4096; c+=b; w1(c, 0); a-=b; b=a<4096?a:4096; c+=b; w1(c, 0); b=a-b; e=b<4096?b:4096;
   a=c+e; d=b-e;
  }while(d);
  w1(1652600, 1); a=1873824; d=3;
  for(;;){
   b=d-3; w4(a, (b>32?b:32)-32); a+=4;
   if(a==1873972) break;
   w4(a+8, (d>32?d:32)-32); b=d-1; w4(a+4, (b>32?b:32)-32); b=d-2; w4(a, (b>32?b:32)-32); a+=12;
   d+=4;
  }
  w8(1672768, U64(0x27600,0x27600)); w8(1672760, U64(0x27600,0x27600));
 }
 for(;;){
  d=r4(2005216); a=r4(2005220);
  for(;;){
   if(a==d) { read_refill(); d=r4(2005216); }
   if(d>=65537) abort();
   a=r4(2005220);
   if(d<=a) goto L28;
   b=r1(a+1874128); c=b-9;
   if(c>23||!(1U<<(c&31)&8388627)) break;
   a++; w4(2005220, a);
   if(b!=10) continue;
   w8(1939672, (u64)a); w8(1939664, r8(1939664)+1);
  }
  c=d-a;
  if(c<2) goto L34;
  e=r1(a+1874129);
  if(e!=32){
   if(c<9) goto L34;
   e=(e&223)==88?0:e-48; f=(b&223)==88?0:b-48; b=r1(a+1874130); h=(b&223)==88?0:b-48;
   b=r1(a+1874131); i=(b&223)==88?0:b-48; b=r1(a+1874132); o=(b&223)==88?0:b-48; b=r1(a+1874133);
   k=(b&223)==88?0:b-48; b=r1(a+1874134); j=(b&223)==88?0:b-48; b=r1(a+1874135);
   c=(b&223)==88?0:b-48; b=r1(a+1874136); b=(b&223)==88?0:b-48;
   if((1U<<(e&31)|1U<<(f&31)|1U<<(h&31)|1U<<(i&31)|1U<<(o&31)|1U<<(k&31)|1U<<(j&31)|1U<<(c&31)
     |1U<<(b&31))!=511||((e|f|h|i|o|k|j|c|b)&255)>15) goto L34;
   s1=9; goto L35;
  }
  if(c<17||r1(a+1874131)!=32||r1(a+1874133)!=32||r1(a+1874135)!=32||r1(a+1874137)!=32||r1(a+1874139)
    !=32||r1(a+1874141)!=32||r1(a+1874143)!=32) goto L34;
  c=r1(a+1874130); e=(c&223)==88?0:c-48; f=(b&223)==88?0:b-48; b=r1(a+1874132);
  h=(b&223)==88?0:b-48; b=r1(a+1874134); i=(b&223)==88?0:b-48; b=r1(a+1874136);
  o=(b&223)==88?0:b-48; b=r1(a+1874138); k=(b&223)==88?0:b-48; b=r1(a+1874140);
  j=(b&223)==88?0:b-48; b=r1(a+1874142); c=(b&223)==88?0:b-48; b=r1(a+1874144);
  b=(b&223)==88?0:b-48;
  if((1U<<(e&31)|1U<<(f&31)|1U<<(h&31)|1U<<(i&31)|1U<<(o&31)|1U<<(k&31)|1U<<(j&31)|1U<<(c&31)
    |1U<<(b&31))!=511||((e|f|h|i|o|k|j|c|b)&255)>=16) goto L34;
  s1=17;
L35:;
  w4(2005220, s1+a); e=(e&255)|h<<8; s0=(i&255)|(o&255)<<8|(k&255)<<16|j<<24; goto L33;
L34:;
  e=0; w1(g+24, 0); w8(g+16, 0); c=0;
  do{
   s0=c+1; s1=g+16+c;
   for(;;){
    if(a==d) { read_refill(); d=r4(2005216); }
    if(d>=65537) abort();
    a=r4(2005220);
    if(a>=d) goto L28;
    c=r1(a+1874128); i=c-9;
    if(i>23||!(1U<<(i&31)&8388627)) break;
    a++; w4(2005220, a);
    if(c!=10) continue;
    w8(1939672, (u64)a); w8(1939664, r8(1939664)+1);
   }
   c=(c&223)==88?0:c-48; i=c&255;
   if(i>8) goto L28;
   i=1U<<(i&31);
   if(i&e&65535) goto L28;
   w1(s1, c); a++; w4(2005220, a); e|=i; c=s0;
  }while(c!=9);
  c=r2(g+23); b=c>>8; e=r2(g+17); f=r1(g+16); s0=r4(g+19);
L33:;
  h=s0; w1(g+16, f); k=0; w2(g+17, e); i=e>>8&255; j=h>>8; n=h>>16;
  a=!(e&255)+((u32)!(b&255)<<3|(c&255?0U:7))+((u32)!i<<1)+(h&255?0U:3)+((u32)!(j&255)<<2)
    +(n&255?0U:5)+(h<16777216?6U:0);
  y=(u64)(((r1(!a+(g+16))<<2)+60)&60);
  z=(U64(0xeeeeeeee,0xeeeeeef0)<<(y&63))-U64(0x1234567,0x89abcdf0);
  v25=(u64)((((a<2?i:e)<<2)+60)&60); e=(u32)(z>>(v25&63)&15);
  r=(u32)(U64(0xfedcba98,0x76543210)>>(y&63)&15); y=(U64(0xeeeeeeee,0xeeeeeef0)<<(v25&63))+z;
  z=(u64)((((a<3?h:i)<<2)+60)&60); i=(u32)(y>>(z&63)&15); y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63);
  z=(u64)((((a<4?j:h)<<2)+60)&60); u=(u32)(y>>(z&63)&15); y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63);
  z=(u64)((((a<5?n:j)<<2)+60)&60); j=(u32)(y>>(z&63)&15); y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63);
  h>>=24; z=(u64)((((a<6?h:n)<<2)+60)&60); n=(u32)(y>>(z&63));
  y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63); z=(u64)((((a<7?c:h)<<2)+60)&60);
  v25=((y+(U64(0xeeeeeeee,0xeeeeeef0)<<(z&63)))>>((u64)((((a<8?b:c)<<2)+60)&60)&63))
    <<56&U64(0xf000000,0x0);
  b=(u32)(v25>>56); c=(u32)((v25|((y>>(z&63))<<48&U64(0xf0000,0x0)))>>48);
  if(!((e+r+i+u+j+n+b+c)&1)){
   k=1; f=(((((r*7+e)*6+i)*5+u)<<2)+j)*3+(n&15)+(((c&15)+b)>>1)+a*20160;
  }
  d=r4(2005224);
  if(!k){
   if(d-65526<=10){
    fwrite(m+1939680, 1, d, stdout); d=0; w4(2005224, 0); goto L43;
   }
   if(d>4294967284U||d+11>65536) abort();
L43:;
   w4(d+1939687, r4(65543)); w8(d+1939680, r8(65536)); w4(2005224, r4(2005224)+11); continue;
  }
  if(d-65504>=33){
   if(d>4294967262U) abort();
   if(d+33<=65536) goto L45;
   abort();
  }
  fwrite(m+1939680, 1, d, stdout); d=0; w4(2005224, 0);
L45:;
  a=d+1939680; b=r4(1491312);
  if(b>=4000){
   if(f>=181440) abort();
   b=(f<<1)+1034312; c=r2(b);
   if(c) s0=c; else { Distances_of(f); Routes_learn(f); s0=r2(b); }
   c=s0&65535;
   if(c>11764) abort();
   b=r4((f<<2)+308552); w4(a, r4(((b&255)<<2)+307528)); w4(a+4, r4((b>>6&1020)+307528));
   w4(a+8, r4((b>>14&1020)+307528)); w4(a+12, r4((b>>22&1020)+307528)); b=31-clz32(b); e=b>>1;
   if(b>=36) abort();
   b=a+e; y=r8((c<<3)+1397192); c=(u32)y; w4(b, r4(((c&255)<<2)+307528));
   w4(b+4, r4((c>>6&1020)+307528)); w4(b+8, r4((c>>14&1020)+307528));
   w4(b+12, r4((c>>22&1020)+307528)); s0=((63-(u32)clz64(y))>>1)+e; goto L47;
  }
  w4(1491312, b+1); Distances_of(f); c=0;
  if(f<=181439){
   do{
    h=r1(f+1491320);
    if(!(h&62)) goto L58;
    b=f/20160; e=f-b*20160; h=r1((h>>6)+65547);
    switch(h-1){
    case 0:
     if(f<120960) goto L56;
     break;
    case 1:
     if(!((b&255)%3)) goto L58;
     f=b-1; goto L55;
    case 2:
     if((b&255)%3>=2) goto L58;
     f=b+1; goto L55;
    default:
     if(f<60480) goto L58;
     f=b-3;
     if(f<6) goto L57;
     abort();
    }
L58:;
    s0=c; goto L47;
L57:;
    e=r2(f*40320+(e<<1)+65608); goto L55;
L56:;
    i=b*40320+65608; e=r2(i+(e<<1));
    if(e>=20160) abort();
    f=b+3; e=r2(i+(e<<1));
L55:;
    if(c==33) abort();
    w1(a+c, r1(h+65551)); c++; f=e+f*20160;
   }while(f<181440);
  }
  abort();
L47:;
  b=s0;
  if(b>32) break;
  w1(a+b, 10); w4(2005224, b+r4(2005224)+1);
 }
 abort();
L28:;
 a=r4(2005224);
 if(a){
  if(a>=65537) abort();
  fwrite(m+1939680, 1, a, stdout); w4(2005224, 0);
 }
 g0=g+48;
}

int main(void) {
 memcpy(m + 65536, "unsolvable\012\000\001\002\003udlr\000\300N\000\000\330\011\000", 27);
 memcpy(m + 65564, "h\001\000\000<\000\000\000\014\000\000\000\014\000\000\000<\000", 18);
 memcpy(m + 65584, "\014\000\000\000\003\000\000\000\001\000\000\000\001\000\000", 15);
 memcpy(m + 65600, "\001", 1);
 f_solve();
 return 0;
}
