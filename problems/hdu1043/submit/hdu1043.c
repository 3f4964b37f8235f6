/* hdu1043, made from Rust by c-emitter */
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

static u8 m[1703936];
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
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }

static void f_refill(void){
 u32 a;
 a=r4(196704);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131160, 1, a, stdout); w4(196704, 0);
 }
 if(!r1(196708)){
  w8(131152, r8(131152)-(u64)r4(196696)); w4(196700, 0); a=(u32)fread(m+65608, 1, 65536, stdin);
  w4(196696, a); w1(196708, !a);
 }
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

static u32 f_grow(void){
 u32 a, b=0, c, d, e=0, f=0, g, h, i, j, k, l=0, n=0, o, p, q, r, s, t, u, v, w, x, y, z, s0;
 h=g0-160; g0=h; a=r1(1692268); c=a&1; memmove(m+(h+12), m+(c*148+1691968), 148);
 if(a<=30){
  r=c?1591436U:1490904; i=c?1490904U:1591436; a=4294967280U-(a<<3); j=a|15; s=a&4294967280U;
  t=(u32)!c*148+1691968; c=0;
  do{
   w4(l+t, c);
   if(f>=36) goto L7;
   a=f>>2; b=f&3; n=r1(b+65547);
   switch(n-1){
   case 0:
    if(f>=24) goto L7;
    s0=a+3; break;
   case 1:
    if(!((a&255)%3)) goto L7;
    s0=a-1; break;
   case 2:
    if((a&255)%3>=2) goto L7;
    s0=a+1; break;
   default:
    if(f<=11) goto L7;
    s0=a-3;
   }
   e=s0; k=1U<<(b&31)|s; o=e*4294947136U; p=a*20160; u=o+p; v=e<<2; q=e*40320+213096;
   w=a*40320+213096; g=0; x=r1((n^1)+65547); y=e>5; z=f>23;
   for(;;){
    if(r1(g+65547)==x) goto L20;
    a=g+v;
    if(a>36) break;
    if(a==36) abort();
    a=h+12+(a<<2); b=r4(a+4); d=r4(a);
    if(b<d||b>25133) abort();
    e=b-d; a=r+(d<<2);
    switch(n-1){
    case 0:
     if(b==d) goto L20;
     do{
      if(z) abort();
      b=r4(a)+o;
      if(b>=20160) abort();
      b=p+r2(w+(b<<1));
      if(b>181439) abort();
      d=r1(b+1309464); w1(b+1309464, (d>(j&255)?0:k)|d);
      if(c>=25133) abort();
      w4(i+(c<<2), b); a+=4; c+=!d; e--;
     }while(e);
     break;
    case 1: case 2:
     if(b==d) goto L20;
     do{
      b=u+r4(a);
      if(b>181439) abort();
      d=r1(b+1309464); w1(b+1309464, (d>(j&255)?0:k)|d);
      if(c>=25133) abort();
      w4(i+(c<<2), b); a+=4; c+=!d; e--;
     }while(e);
     break;
    default:
     if(b==d) goto L20;
     do{
      if(y) abort();
      b=r4(a)+o;
      if(b>=20160) abort();
      b=r2(q+(b<<1));
      if(b>=20160) abort();
      b=p+r2(q+(b<<1));
      if(b>181439) abort();
      d=r1(b+1309464); w1(b+1309464, (d>(j&255)?0:k)|d);
      if(c>=25133) abort();
      w4(i+(c<<2), b); a+=4; c+=!d; e--;
     }while(e);
    }
L20:;
    g++;
    if(g==4) goto L7;
   }
   abort();
L7:;
   f++; l+=4;
  }while(l!=148);
  e=c!=0; w1(1692268, e+r1(1692268));
 }
 g0=h+160; return e;
}

static void f_learn(u32 a){
 u32 b, c=0, d, e, f;
 u64 g;
 if(a>181439) abort();
 f=a<<2;
 if(!r4(f+456040)){
  g=1; e=ctz32(r1(a+1309464)|256);
  if(e>3) { c=1; goto L9; }
  b=a/20160; d=a-b*20160;
  switch(r1(e+65547)-1){
  case 0:
   c=1;
   if(a>=120960) goto L9;
   c=b*40320+213096; d=r2(c+(d<<1));
   if(d>=20160) abort();
   a=b+3; d=r2(c+(d<<1)); break;
  case 1:
   c=1;
   if(!((b&255)%3)) goto L9;
   a=b-1; break;
  case 2:
   c=1;
   if((b&255)%3>=2) goto L9;
   a=b+1; break;
  default:
   c=1;
   if(a<=60479) goto L9;
   a=b-3; d=r2(a*40320+(d<<1)+213096);
  }
  a=a*20160+d; f_learn(a);
  if(a>181439) abort();
  b=r4((a<<2)+456040); a=b>>17;
  if(b>=2091515904) abort();
  c=(b<<2&524284)|e; g=r8((a<<3)+1181800);
  if(b&65536) { g=(u64)(c&262143)|g<<18; c=1; goto L9; }
  if(a) goto L8;
L9:;
  a=r4(1309456)+1; w4(1309456, a);
  if(a>=15957) abort();
  w8((a<<3)+1181800, g);
L8:;
  w4(f+456040, a<<17|c);
 }
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d=0, e=0, f, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r, s=0, t, u=0,
   v, w, s0, s1;
 u64 x=0, y=0, z, v25=0, v26, t0, t2;
 f=g0-64; g0=f;
 if(!r2(213096)){
  p=f+48; g=213096;
  do{
   a=q<<2; n=r4(a+65556); o=n<<1; b=o<20160?o:20160; r=r4(a+65580); a=div_u32(b,r); t=a+(b!=a*r);
   if(t){
    w=r<<1; s=f+56+q; e=0; b=g;
    do{
     w8(f+40, 0); v=e<<1; i=8; h=0; j=p; a=0;
     do{
      d=i; i=d-1; c=9-d; s1=v; v=div_u32(v,c); k=s1-v*c; w1(i+(f+40), k);
      if(d==8) goto L9;
      if(a&3){
       d=h&3; c=0;
       do{
        l=c+j; s0=l; l=r1(l); w1(s0, l+(l>=(k&255))); c++;
       }while(d!=c);
       d=c-a+8;
      }
      if(a-1<3) goto L9;
      c=k&255;
      do{
       k=f+40+d; l=r1(k); w1(k, l+(c<=l)); l=k+1; s0=l; l=r1(l); w1(s0, l+(c<=l)); l=k+2; s0=l;
       l=r1(l); w1(s0, l+(c<=l)); k+=3; s0=k; k=r1(k); w1(s0, k+(c<=k)); d+=4;
      }while(d!=8);
L9:;
      h++; j--; a++;
     }while(i);
     x=r8(f+40); w8(f+24, x); cantor_rank_even(f+16, f+24); t--; s0=e+r; s1=f;
     if(r4(f+16)!=1){
      w1(f+31, (u32)(x>>48)); w1(f+30, (u32)(x>>56)); t2=r8(f+24);
     }else{
      t2=x;
     }
     w8(s1+56, t2); a=r2(s+1); w1(s+2, r1(s)); w2(s, a); cantor_rank_even(f+8, f+56);
     j=r4(f+8)&1?r4(f+12):e; c=0; a=b;
     do{
      if(c+e>20159) abort();
      w2(a, c+j); a+=2; c++;
     }while(r!=c);
     b+=w; e=s0;
    }while(t);
   }
   r=div_u32(20160,n);
   if(q){
    s=n<<1; a=2; i=g+(n<<2); k=q<4; h=o;
    do{
     b=0; s0=a+1;
     if(!k) { b=a/5; b=(a-b+a/210+a/30%7+b%6)&1; }
     c=b*n; d=g+b*s; t=(a-b)*n; j=n; b=i; a=h;
     for(;;){
      if(c>20159) abort();
      if(a>=20160) break;
      w2(b, r2(d)+t); d+=2; c++; b+=2; a++; j--;
      if(!j) goto L18;
     }
     abort();
L18:;
     i+=o; h+=n; a=s0;
    }while(a<r);
   }
   q++; g+=40320; u+=40320;
  }while(u!=241920);
 }
 if(r4(1692112)==0-r4(1692260)){
  a=1309464; c=181440;
  do{
   w1(a, 0); b=c<4096?c:4096; d=a+b; w1(d, 0); a=c-b; b=a<4096?a:4096; d+=b; w1(d, 0); a-=b;
   b=a<4096?a:4096; d+=b; w1(d, 0); a-=b; b=a<4096?a:4096; d+=b; w1(d, 0); b=a-b; j=b<4096?b:4096;
   a=d+j; c=b-j;
  }while(c);
  w4(1692264, 161280); w1(1470744, 240); a=1691968; c=3;
  for(;;){
   b=c-3; b=b>32?b:32; w4(a, (b<36?b:36)-32); a+=4;
   if(a==1692116) break;
   b=c>32?c:32; w4(a+8, (b<36?b:36)-32); b=c-1; b=b>32?b:32; w4(a+4, (b<36?b:36)-32); b=c-2;
   b=b>32?b:32; w4(a, (b<36?b:36)-32); a+=12; c+=4;
  }
  w8(1490912, U64(0x27600,0x27600)); w8(1490904, U64(0x27600,0x27600));
 }
 for(;;){
  c=r4(196696); a=r4(196700);
  for(;;){
   if(a==c) { f_refill(); c=r4(196696); }
   if(c>=65537) break;
   a=r4(196700);
   if(c<=a) goto L28;
   b=r1(a+65608); d=b-9;
   if(!(1U<<(d&31)&8388627?(u32)(d<=23):0)){
    d=c-a;
    if(d<2) goto L29;
    b=a+65608; i=r1(b+1)==32; j=i?17U:9;
    if(d<j) goto L29;
    x=r8(b);
    if(!i) goto L30;
    v25=r8(b+8);
    if((((v25^U64(0x20002000,0x20002000))|(x^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00)
      )!=0) goto L29;
    x&=U64(0xff00ff,0xff00ff); x|=x>>8; t0=(x&65535)|(x>>16&4294901760U);
    x=v25&U64(0xff00ff,0xff00ff); x|=x>>8; x=t0|((x>>16&4294901760U)|(x&65535))<<32; goto L30;
   }
   a++; w4(196700, a);
   if(b!=10) continue;
   w8(131152, (u64)a); w8(131144, r8(131144)+1);
  }
  abort();
L30:;
  b=r1(b+j-1); d=(b&223)==88?0:b-48;
  x=(((((x&U64(0x5f5f5f5f,0x5f5f5f5f))^U64(0x58585858,0x58585858))+U64(0x7f7f7f7f,0x7f7f7f7f))|x)
    >>7&U64(0x1010101,0x1010101))*255&(x^U64(0x30303030,0x30303030));
  b=(u32)x; i=(u32)(x>>8); h=(u32)(x>>16); e=(u32)(x>>24); g=(u32)(x>>32); n=(u32)(x>>40);
  o=(u32)(x>>48); p=(u32)(x>>56);
  if(((d|b|i|h|e|g|n|o|p)&255)>15||(1U<<(b&31)|1U<<(d&31)|1U<<(i&31)|1U<<(h&31)|1U<<(e&31)
    |1U<<(g&31)|1U<<(n&31)|1U<<(o&31)|1U<<(p&31))!=511) goto L29;
  w4(196700, a+j); w8(f+24, x); goto L27;
L29:;
  d=0; w1(f+48, 0); w8(f+40, 0); j=0;
  for(;;){
   b=d+1; i=f+40+d;
   for(;;){
    if(a==c) { f_refill(); c=r4(196696); }
    if(c>=65537) abort();
    a=r4(196700);
    if(a>=c) goto L28;
    d=r1(a+65608); h=d-9;
    if(!(1U<<(h&31)&8388627?(u32)(h<=23):0)){
     d=(d&223)==88?0:d-48; h=d&255;
     if(h>8) goto L28;
     h=1U<<(h&31);
     if(h&j&65535) goto L28;
     w1(i, d); a++; w4(196700, a); j|=h; d=b;
     if(d!=9) break;
     b=r2(f+47); w2(f+31, b); w4(f+27, r4(f+43)); w2(f+25, r2(f+41)); w1(f+24, r1(f+40)); d=b>>8;
     x=r8(f+24); goto L27;
    }
    a++; w4(196700, a);
    if(d!=10) continue;
    w8(131152, (u64)a); w8(131144, r8(131144)+1);
   }
  }
L28:;
  a=r4(196704);
  if(a){
   if(a>=65537) abort();
   fwrite(m+131160, 1, a, stdout); w4(196704, 0);
  }
  g0=f-4294967232U; return;
L27:;
  c=r4(196704);
  if(c-65501<=35){
   fwrite(m+131160, 1, c, stdout); c=0; w4(196704, 0); goto L40;
  }
  if(c>=65501) abort();
L40:;
  j=c+131160;
  if(r4(1692272)>=8000){
   v25=(x-U64(0x1010101,0x1010101))&(x^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   y=(v25&(0-v25))>>7; x=(((y-1)&x)|((0-y)&((u64)d<<56|x>>8)))-U64(0x1010101,0x1010101);
   x=(x>>5|x)&U64(0x3f003f,0x3f003f); x|=x>>10;
   b=r2((((u32)(x>>32)&4095)<<1)+204904)+r2((((u32)x&4095)<<1)+196712);
   if((i32)(u32)(short)b<(i32)0U) { s0=0; goto L43; }
   b=((u32)ctz64(v25)>>3)*20160+(b&65535);
   if(b>181439) abort();
   d=b<<2; a=r4(d+456040);
   if(!a){
    s0=d+456040; d=b+1309464;
    do{
     if(r1(d)) break;
     s1=f_grow();
    }while(s1);
    f_learn(b); a=r4(s0);
   }
   if(a>2091515903) abort();
   w4(j, r4(((a&255)<<2)+455016)); w4(j+4, r4((a>>6&1020)+455016)); b=31-clz32(a&131071); d=b>>1;
   if(b>=18) abort();
   b=d+j; x=r8(((a>>17)<<3)+1181800); a=(u32)x; w4(b, r4(((a&255)<<2)+455016));
   w4(b+4, r4((a>>6&1020)+455016)); w4(b+8, r4((a>>14&1020)+455016));
   w4(b+12, r4((a>>22&1020)+455016)); w4(b+16, r4((((u32)(x>>32)&255)<<2)+455016));
   w4(b+20, r4((((u32)(x>>40)&255)<<2)+455016)); w4(b+24, r4((((u32)(x>>48)&255)<<2)+455016));
   a=((63-(u32)clz64(x))>>1)+d; s0=1; goto L43;
  }
  g=0; u=0; n=0; a=r4(1692272)+1; w4(1692272, a);
  if(a==8000){
   a=0;
   for(;;){
    b=a; g=b&65535;
    if(g>4095) break;
    a=b+1; h=b&7; i=g>>9; o=g>>6; e=o&7; p=g>>3; g=p&7;
    if(popcnt32((1U<<(h&31)|1U<<(i&31)|1U<<(e&31)|1U<<(g&31))&65535)<4) continue;
    c=(e<<3|g<<6|h<<9|i)<<1; q=(u32)(e>h)+(e>g); e=(u32)(e<i)+(g<i)+(h<i); h=q+e+(g>h);
    w2(c+204904, h<<15|(e*3+q)); w2(c+196712, u*12+((b+o+i+p+h)<<15)); u++;
   }
   e=0; g=258304;
   do{
    w4(g+196712, r1((e&3)+65551)|r1((e>>2&3)+65551)<<8|r1((e>>4&3)+65551)<<16|r1((e>>6&3)+65551)
      <<24);
    e++; g+=4;
   }while(g!=259328);
  }
  v25=(x-U64(0x1010101,0x1010101))&(x^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
  y=(v25&(0-v25))>>7; x=(((y-1)&x)|((0-y)&((u64)d<<56|x>>8)))-U64(0x1010101,0x1010101); y=x<<2;
  z=(U64(0xeeeeeeee,0xeeeeeef0)<<(y&63))-U64(0x1234567,0x89abcdf0); v26=x>>6&60;
  a=(u32)(z>>(v26&63)&15); b=(u32)(U64(0xfedcba98,0x76543210)>>(y&63)&15);
  y=z+(U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63)); z=x>>14&60; d=(u32)(y>>(z&63)&15);
  y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63); z=x>>22&60; i=(u32)(y>>(z&63)&15);
  y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63); z=x>>30&60; h=(u32)(y>>(z&63)&15);
  y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63); z=x>>38&60; e=(u32)(y>>(z&63));
  y+=U64(0xeeeeeeee,0xeeeeeef0)<<(z&63); z=x>>46&60;
  x=((y+(U64(0xeeeeeeee,0xeeeeeef0)<<(z&63)))>>((x>>54&60)&63))<<56&U64(0xf000000,0x0);
  o=(u32)(x>>56); p=(u32)((x|((y>>(z&63))<<48&U64(0xf0000,0x0)))>>48);
  if((a+b+d+i+h+e+o+p)&1) goto L52;
  e=(((((b*7+a)*6+d)*5+i)<<2)+h)*3+(((u32)ctz64(v25)>>3)*20160|(e&15))+(((p&15)+o)>>1);
  if(e>181439) abort();
  a=e+1309464;
  do{
   if(r1(a)) break;
   s0=f_grow();
  }while(s0);
  g=0; n=1;
  do{
   d=ctz32(r1(e+1309464)|256);
   if(d>=4) goto L52;
   b=e/20160; a=e-b*20160; d=r1(d+65547);
   switch(d-1){
   case 0:
    if(e>=120960) goto L52;
    i=b*40320+213096; a=r2(i+(a<<1));
    if(a>=20160) abort();
    e=b+3; a=r2(i+(a<<1)); break;
   case 1:
    if(!((b&255)%3)) goto L52;
    e=b-1; break;
   case 2:
    if((b&255)%3>=2) goto L52;
    e=b+1; break;
   default:
    if(e<=60479) goto L52;
    e=b-3; a=r2(e*40320+(a<<1)+213096);
   }
   if(g==36) abort();
   w1(g+j, r1(d+65551)); g++; e=e*20160+a;
  }while(e<181440);
  abort();
L52:;
  w4(f+4, g); w4(f, n); a=r4(f+4); s0=r4(f);
L43:;
  if(s0==1){
   if(a>=36) break;
   w1(a+j, 10); w4(196704, a+r4(196704)+1); continue;
  }
  c=r4(196704);
  if(c-65526<=10){
   fwrite(m+131160, 1, c, stdout); c=0; w4(196704, 0); goto L64;
  }
  if(c>=65526) abort();
L64:;
  w4(c+131167, r4(65543)); w8(c+131160, r8(65536)); w4(196704, r4(196704)+11);
 }
 abort();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\012\000\001\002\003udlr\000\300N\000\000\330\011\000", 27);
 memcpy(m + 65564, "h\001\000\000<\000\000\000\014\000\000\000\014\000\000\000<\000", 18);
 memcpy(m + 65584, "\014\000\000\000\003\000\000\000\001\000\000\000\001\000\000", 15);
 memcpy(m + 65600, "\001", 1);
 f_solve();
 return 0;
}
