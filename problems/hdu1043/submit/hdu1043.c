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

static void f_learn(u32 a){
 u32 b=0, c, d, e, f=0;
 u64 g;
 if(a>181439) abort();
 e=a<<2;
 if(!r4(e+456040)){
  g=1; b=r1(a+1309464);
  if(!(b&62)) { b=1; goto L9; }
  c=a/20160; d=a-c*20160; f=b>>6;
  switch(r1(f+65547)-1){
  case 0:
   b=1;
   if(a>=120960) goto L9;
   b=c*40320+213096; d=r2(b+(d<<1));
   if(d>=20160) abort();
   a=c+3; d=r2(b+(d<<1)); break;
  case 1:
   b=1;
   if(!((c&255)%3)) goto L9;
   a=c-1; break;
  case 2:
   b=1;
   if((c&255)%3>=2) goto L9;
   a=c+1; break;
  default:
   b=1;
   if(a<=60479) goto L9;
   a=c-3; d=r2(a*40320+(d<<1)+213096);
  }
  a=a*20160+d; f_learn(a);
  if(a>181439) abort();
  c=r4((a<<2)+456040); a=c>>17;
  if(c>=2091515904) abort();
  b=(c<<2&524284)|f; g=r8((a<<3)+1181800);
  if(c&65536) { g=(u64)(b&262143)|g<<18; b=1; goto L9; }
  if(a) goto L8;
L9:;
  a=r4(1309456)+1; w4(1309456, a);
  if(a>=15957) abort();
  w8((a<<3)+1181800, g);
L8:;
  w4(e+456040, a<<17|b);
 }
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d=0, e=0, f=0, g=0, h, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w=0, x=0, y=0, z=0, v25, v26, v27, s0, s1, s2;
 u64 v28=0, v29=0, v30, v31, t0, t2;
 h=g0-208; g0=h;
 if(!r2(213096)){
  p=h+56; k=213096;
  do{
   a=n<<2; i=r4(a+65556); r=i<<1; b=r<20160?r:20160; q=r4(a+65580); a=div_u32(b,q); t=a+(b!=a*q);
   if(t){
    v=q<<1; s=h+200+n; j=0; f=k;
    do{
     w8(h+48, 0); u=j<<1; e=8; g=0; d=p; a=0;
     do{
      b=e; e=b-1; c=9-b; s1=u; u=div_u32(u,c); l=s1-u*c; w1(e+(h+48), l);
      if(b==8) goto L9;
      if(a&3){
       b=g&3; c=0;
       do{
        o=c+d; s0=o; o=r1(o); w1(s0, o+(o>=(l&255))); c++;
       }while(b!=c);
       b=c-a+8;
      }
      if(a-1<3) goto L9;
      c=l&255;
      do{
       l=h+48+b; o=r1(l); w1(l, o+(c<=o)); o=l+1; s0=o; o=r1(o); w1(s0, o+(c<=o)); o=l+2; s0=o;
       o=r1(o); w1(s0, o+(c<=o)); l+=3; s0=l; l=r1(l); w1(s0, l+(c<=l)); b+=4;
      }while(b!=8);
L9:;
      g++; d--; a++;
     }while(e);
     v28=r8(h+48); w8(h+32, v28); cantor_rank_even(h+24, h+32); t--; s0=j+q; s1=h;
     if(r4(h+24)!=1){
      w1(h+39, (u32)(v28>>48)); w1(h+38, (u32)(v28>>56)); t2=r8(h+32);
     }else{
      t2=v28;
     }
     w8(s1+200, t2); a=r2(s+1); w1(s+2, r1(s)); w2(s, a); cantor_rank_even(h+16, h+200);
     d=r4(h+16)&1?r4(h+20):j; c=0; a=f;
     do{
      if(c+j>20159) abort();
      w2(a, c+d); a+=2; c++;
     }while(q!=c);
     f+=v; j=s0;
    }while(t);
   }
   q=div_u32(20160,i);
   if(n){
    s=i<<1; a=2; e=k+(i<<2); l=n<4; g=r;
    do{
     j=0; s0=a+1;
     if(!l) { b=a/5; j=(a-b+a/210+a/30%7+b%6)&1; }
     c=i*j; b=k+j*s; t=(a-j)*i; d=i; j=e; a=g;
     for(;;){
      if(c>20159) abort();
      if(a>=20160) break;
      w2(j, r2(b)+t); b+=2; c++; j+=2; a++; d--;
      if(!d) goto L18;
     }
     abort();
L18:;
     e+=r; g+=i; a=s0;
    }while(a<q);
   }
   n++; k+=40320; w+=40320;
  }while(w!=241920);
 }
 if(r4(1692112)==0-r4(1692260)){
  a=1309464; c=181440;
  do{
   w1(a, 0); b=c<4096?c:4096; d=a+b; w1(d, 0); a=c-b; b=a<4096?a:4096; d+=b; w1(d, 0); a-=b;
   b=a<4096?a:4096; d+=b; w1(d, 0); a-=b; b=a<4096?a:4096; d+=b; w1(d, 0); b=a-b; e=b<4096?b:4096;
   a=d+e; c=b-e;
  }while(c);
  w1(1470744, 1); a=1691968; c=3;
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
    e=c-a;
    if(e<2) goto L29;
    b=a+65608; g=r1(b+1)==32; d=g?17U:9;
    if(e<d) goto L29;
    v28=r8(b);
    if(!g) goto L30;
    v29=r8(b+8);
    if((((v29^U64(0x20002000,0x20002000))|(v28^U64(0x20002000,0x20002000)))
      &U64(0xff00ff00,0xff00ff00))!=0) goto L29;
    v28&=U64(0xff00ff,0xff00ff); v28|=v28>>8; t0=(v28&65535)|(v28>>16&4294901760U);
    v28=v29&U64(0xff00ff,0xff00ff); v28|=v28>>8; v28=t0|((v28>>16&4294901760U)|(v28&65535))<<32;
    goto L30;
   }
   a++; w4(196700, a);
   if(b!=10) continue;
   w8(131152, (u64)a); w8(131144, r8(131144)+1);
  }
  abort();
L30:;
  b=r1(b+d-1); b=(b&223)==88?0:b-48;
  v28=(((((v28&U64(0x5f5f5f5f,0x5f5f5f5f))^U64(0x58585858,0x58585858))+U64(0x7f7f7f7f,0x7f7f7f7f))
    |v28)>>7&U64(0x1010101,0x1010101))*255&(v28^U64(0x30303030,0x30303030));
  e=(u32)v28; g=(u32)(v28>>8); j=(u32)(v28>>16); f=(u32)(v28>>24); k=(u32)(v28>>32);
  i=(u32)(v28>>40); r=(u32)(v28>>48); p=(u32)(v28>>56);
  if(((b|e|g|j|f|k|i|r|p)&255)>15||(1U<<(e&31)|1U<<(b&31)|1U<<(g&31)|1U<<(j&31)|1U<<(f&31)
    |1U<<(k&31)|1U<<(i&31)|1U<<(r&31)|1U<<(p&31))!=511) goto L29;
  w4(196700, a+d); w1(h+40, b); w8(h+32, v28); goto L27;
L29:;
  b=0; w1(h+56, 0); w8(h+48, 0); d=0;
  for(;;){
   e=b+1; g=h+48+b;
   for(;;){
    if(a==c) { f_refill(); c=r4(196696); }
    if(c>=65537) abort();
    a=r4(196700);
    if(a>=c) goto L28;
    b=r1(a+65608); j=b-9;
    if(!(1U<<(j&31)&8388627?(u32)(j<=23):0)){
     b=(b&223)==88?0:b-48; j=b&255;
     if(j>8) goto L28;
     j=1U<<(j&31);
     if(j&d&65535) goto L28;
     w1(g, b); a++; w4(196700, a); d|=j; b=e;
     if(b!=9) break;
     w2(h+39, r2(h+55)); w4(h+35, r4(h+51)); w2(h+33, r2(h+49)); w1(h+32, r1(h+48)); goto L27;
    }
    a++; w4(196700, a);
    if(b!=10) continue;
    w8(131152, (u64)a); w8(131144, r8(131144)+1);
   }
  }
L28:;
  a=r4(196704);
  if(a){
   if(a>=65537) abort();
   fwrite(m+131160, 1, a, stdout); w4(196704, 0);
  }
  g0=h+208; return;
L27:;
  v30=(u64)r1(h+40); v28=r8(h+32); c=r4(196704);
  if(c-65501<=35){
   fwrite(m+131160, 1, c, stdout); c=0; w4(196704, 0); goto L42;
  }
  if(c>=65501) abort();
L42:;
  j=c+131160;
  if(r4(1692268)>=8000){
   v29=(v28-U64(0x1010101,0x1010101))&(v28^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   v31=(v29&(0-v29))>>7; v28=(((v31-1)&v28)|((0-v31)&(v30<<56|v28>>8)))-U64(0x1010101,0x1010101);
   v28=(v28>>5|v28)&U64(0x3f003f,0x3f003f); v28|=v28>>10;
   a=r2((((u32)(v28>>32)&4095)<<1)+204904)+r2((((u32)v28&4095)<<1)+196712);
   if((i32)(u32)(short)a<(i32)0U) { s0=0; goto L41; }
   k=((u32)ctz64(v29)>>3)*20160+(a&65535);
   if(k>181439) abort();
   a=k<<2; c=r4(a+456040);
   if(!c){
    s0=a+456040;
    do{
     if(r1(k+1309464)) break;
     d=0; a=r1(1692264)&1; memmove(m+(h+48), m+(a*148+1691968), 148); u=a?1591436U:1490904;
     i=a?1490904U:1591436; v=(u32)!a*148+1691968; n=0; c=0;
     do{
      w4(n+v, c);
      if(d>=36) goto L50;
      a=d>>2; s1=r1(1692264); p=r1((d&3)+65547);
      switch(p-1){
      case 0:
       if(d>=24) goto L50;
       s2=a+3; break;
      case 1:
       if(!((a&255)%3)) goto L50;
       s2=a-1; break;
      case 2:
       if((a&255)%3>=2) goto L50;
       s2=a+1; break;
      default:
       if(d<=11) goto L50;
       s2=a-3;
      }
      b=s2; r=s1+(d<<6)+2; q=b*4294947136U; s=a*20160; o=q+s; w=b<<2; l=b*40320+213096;
      x=a*40320+213096; f=0; y=r1((p^1)+65547); z=b>5;
      for(;;){
       if(r1(f+65547)==y) goto L59;
       a=f+w;
       if(a>36) break;
       if(a==36) abort();
       a=h+48+(a<<2); e=r4(a+4); g=r4(a);
       if(e<g||e>25133) abort();
       b=e-g; a=u+(g<<2);
       switch(p-1){
       case 0:
        if(e==g) goto L59;
        do{
         if(d>23) abort();
         e=r4(a)+q;
         if(e>=20160) goto L25;
         e=s+r2(x+(e<<1));
         if(e>181439) goto L25;
         g=r1(e+1309464); w1(e+1309464, g?g:r);
         if(c>=25133) goto L25;
         w4(i+(c<<2), e); a+=4; c+=!g; b--;
        }while(b);
        break;
       case 1: case 2:
        if(e==g) goto L59;
        do{
         e=o+r4(a);
         if(e>181439) goto L25;
         g=r1(e+1309464); w1(e+1309464, g?g:r);
         if(c>=25133) goto L25;
         w4(i+(c<<2), e); a+=4; c+=!g; b--;
        }while(b);
        break;
       default:
        if(e==g) goto L59;
        do{
         if(z) abort();
         e=r4(a)+q;
         if(e>=20160) goto L25;
         e=r2(l+(e<<1));
         if(e>=20160) goto L25;
         e=s+r2(l+(e<<1));
         if(e>181439) goto L25;
         g=r1(e+1309464); w1(e+1309464, g?g:r);
         if(c>=25133) goto L25;
         w4(i+(c<<2), e); a+=4; c+=!g; b--;
        }while(b);
       }
L59:;
       f++;
       if(f==4) goto L50;
      }
      abort();
L50:;
      d++; n+=4;
     }while(n!=148);
     w1(1692264, r1(1692264)+(c!=0));
    }while(c);
    f_learn(k); c=r4(s0);
   }
   b=c>>17;
   if(c>2091515903) abort();
   w4(j, r4(((c&255)<<2)+455016)); w4(j+4, r4((c>>6&1020)+455016)); a=31-clz32(c&131071); d=a>>1;
   if(a>=18) abort();
   a=d+j; v28=r8((b<<3)+1181800); b=(u32)v28; w4(a, r4(((b&255)<<2)+455016));
   w4(a+4, r4((b>>6&1020)+455016)); w4(a+8, r4((b>>14&1020)+455016));
   w4(a+12, r4((b>>22&1020)+455016)); w4(a+16, r4((((u32)(v28>>32)&255)<<2)+455016));
   w4(a+20, r4((((u32)(v28>>40)&255)<<2)+455016)); w4(a+24, r4((((u32)(v28>>48)&255)<<2)+455016));
   c=((63-(u32)clz64(v28))>>1)+d; s0=1; goto L41;
  }
  a=0; i=0; k=0; r=g0-160; g0=r; b=r4(1692268)+1; w4(1692268, b);
  if(b==8000){
   for(;;){
    b=a; f=b&65535;
    if(f>4095) break;
    a=b+1; e=b&7; d=f>>9; p=f>>6; g=p&7; c=f>>3; f=c&7;
    if(popcnt32((1U<<(e&31)|1U<<(d&31)|1U<<(g&31)|1U<<(f&31))&65535)<4) continue;
    n=(g<<3|f<<6|e<<9|d)<<1; q=(u32)(e<g)+(f<g); g=(u32)(d>g)+(d>f)+(d>e); e=q+g+(e<f);
    w2(n+204904, e<<15|(g*3+q)); w2(n+196712, k*12+((b+p+d+c+e)<<15)); k++;
   }
   b=0; d=258304;
   do{
    w4(d+196712, r1((b&3)+65551)|r1((b>>2&3)+65551)<<8|r1((b>>4&3)+65551)<<16|r1((b>>6&3)+65551)
      <<24);
    b++; d+=4;
   }while(d!=259328);
  }
  q=h+8; a=h+32;
  d=(!r1(a+1)|(r1(a+2)?0U:2))+(r1(a+3)?0U:3)+(r1(a+4)?0U:4)+(r1(a+5)?0U:5)+(r1(a+6)?0U:6)+(r1(a+7)
    ?0U:7)+(r1(a+8)?0U:8);
  v28=(u64)((r1(!d+a)<<2)+60); v29=(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63))-U64(0x1234567,0x89abcdf0);
  v30=(u64)((r1(a+(d<2?2U:1))<<2)+60); e=(u32)(v29>>(v30&63)&15);
  g=(u32)(U64(0xfedcba98,0x76543210)>>(v28&63)&15); v28=(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63))+v29;
  v29=(u64)((r1(a+(d<3?3U:2))<<2)+60); f=(u32)(v28>>(v29&63)&15);
  v28+=U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63); v29=(u64)((r1(a+(d<4?4U:3))<<2)+60);
  k=(u32)(v28>>(v29&63)&15); v28+=U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63);
  v29=(u64)((r1(a+(d<5?5U:4))<<2)+60); p=(u32)(v28>>(v29&63)&15);
  v28+=U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63); v29=(u64)((r1(a+(d<6?6U:5))<<2)+60);
  c=(u32)(v28>>(v29&63)); v28+=U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63);
  v29=(u64)((r1(a+(d<7?7U:6))<<2)+60);
  v30=((v28+(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63)))>>((u64)((r1(a+(d<8?8U:7))<<2)+60)&63))
    <<56&U64(0xf000000,0x0);
  a=(u32)(v30>>56); n=(u32)((v30|((v28>>(v29&63))<<48&U64(0xf0000,0x0)))>>48);
  if((e+g+f+k+p+c+a+n)&1) goto L74;
  g=(((((g*7+e)*6+f)*5+k)<<2)+p)*3+(d*20160|(c&15))+(((n&15)+a)>>1);
  if(g<=181439){
   v=g+1309464;
   do{
    if(r1(v)) break;
    e=0; a=r1(1692264)&1; memmove(m+(r+12), m+(a*148+1691968), 148); o=a?1591436U:1490904;
    p=a?1490904U:1591436; w=(u32)!a*148+1691968; c=0; b=0;
    do{
     w4(c+w, b);
     if(e>=36) goto L79;
     a=e>>2; s0=r1(1692264); s=r1((e&3)+65547);
     switch(s-1){
     case 0:
      if(e>=24) goto L79;
      s1=a+3; break;
     case 1:
      if(!((a&255)%3)) goto L79;
      s1=a-1; break;
     case 2:
      if((a&255)%3>=2) goto L79;
      s1=a+1; break;
     default:
      if(e<=11) goto L79;
      s1=a-3;
     }
     d=s1; n=s0+(e<<6)+2; l=d*4294947136U; t=a*20160; x=l+t; y=d<<2; u=d*40320+213096;
     z=a*40320+213096; k=0; v25=r1((s^1)+65547); v26=d>5; v27=e>23;
     for(;;){
      if(r1(k+65547)==v25) goto L88;
      a=k+y;
      if(a>36) break;
      if(a==36) abort();
      a=r+12+(a<<2); f=r4(a+4); i=r4(a);
      if(f<i||f>25133) abort();
      a=f-i; d=o+(i<<2);
      switch(s-1){
      case 0:
       if(f==i) goto L88;
       do{
        if(v27) abort();
        f=r4(d)+l;
        if(f>=20160) abort();
        f=t+r2(z+(f<<1));
        if(f>181439) abort();
        i=r1(f+1309464); w1(f+1309464, i?i:n);
        if(b>=25133) abort();
        w4(p+(b<<2), f); d+=4; b+=!i; a--;
       }while(a);
       break;
      case 1: case 2:
       if(f==i) goto L88;
       do{
        f=x+r4(d);
        if(f>181439) abort();
        i=r1(f+1309464); w1(f+1309464, i?i:n);
        if(b>=25133) abort();
        w4(p+(b<<2), f); d+=4; b+=!i; a--;
       }while(a);
       break;
      default:
       if(f==i) goto L88;
       do{
        if(v26) abort();
        f=r4(d)+l;
        if(f>=20160) abort();
        f=r2(u+(f<<1));
        if(f>=20160) abort();
        f=t+r2(u+(f<<1));
        if(f>181439) abort();
        i=r1(f+1309464); w1(f+1309464, i?i:n);
        if(b>=25133) abort();
        w4(p+(b<<2), f); d+=4; b+=!i; a--;
       }while(a);
      }
L88:;
      k++;
      if(k==4) goto L79;
     }
     abort();
L79:;
     e++; c+=4;
    }while(c!=148);
    w1(1692264, r1(1692264)+(b!=0));
   }while(b);
   b=0; i=1;
   do{
    e=r1(g+1309464);
    if(!(e&62)) goto L74;
    a=g/20160; d=g-a*20160; e=r1((e>>6)+65547);
    switch(e-1){
    case 0:
     if(g>=120960) goto L74;
     g=a*40320+213096; d=r2(g+(d<<1));
     if(d>=20160) abort();
     a+=3; d=r2(g+(d<<1)); break;
    case 1:
     if(!((a&255)%3)) goto L74;
     a--; break;
    case 2:
     if((a&255)%3>=2) goto L74;
     a++; break;
    default:
     if(g<=60479) goto L74;
     a-=3; d=r2(a*40320+(d<<1)+213096);
    }
    if(b==36) abort();
    w1(b+j, r1(e+65551)); b++; g=a*20160+d;
   }while(g<181440);
  }
  abort();
L74:;
  w4(q+4, b); w4(q, i); g0=r+160; c=r4(h+12); s0=r4(h+8);
L41:;
  if(s0==1){
   if(c>=36) break;
   w1(c+j, 10); w4(196704, c+r4(196704)+1); continue;
  }
  c=r4(196704);
  if(c-65526<=10){
   fwrite(m+131160, 1, c, stdout); c=0; w4(196704, 0); goto L105;
  }
  if(c>=65526) abort();
L105:;
  w4(c+131167, r4(65543)); w8(c+131160, r8(65536)); w4(196704, r4(196704)+11);
 }
L25:;
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
