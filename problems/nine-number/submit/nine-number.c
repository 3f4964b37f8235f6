/* nine-number, made from Rust by c-emitter */
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

static u8 m[1376256];
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

static void f_refill(void){
 u32 a;
 a=r4(196680);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131136, 1, a, stdout); w4(196680, 0);
 }
 if(!r1(196684)){
  w8(131128, r8(131128)-(u64)r4(196672)); w4(196676, 0); a=(u32)fread(m+65584, 1, 65536, stdin);
  w4(196672, a); w1(196684, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c=0;
 if(a>9) f_write_number((u64)((u32)a/10));
 b=r4(196680);
 if(b==65536) { fwrite(m+131136, 1, 65536, stdout); goto L4; }
 if(b>=65536) abort();
 c=b;
L4:;
 w4(196680, c+1); w1(c+131136, (u32)a%10|48);
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w=0, x, y=0, z=0, v25=0, v26, v27, s0, s1;
 u64 v28=0, v29=0, v30=0, v31=0, v32=0, v33=0, v34=0, v35=0, v36=0, t0;
 c=g0-64; g0=c;
 if(!r2(196688)){
  s=c+16; p=c+17; q=c+18; t=c+19; f=c+20; n=c+21; k=c+22; w1(c+23, 7);
  w8(c+15, U64(0x6050403,0x2010800));
  do{
   y=r1(c+15); v29=(u64)(y<<2);
   v31=(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63))-U64(0x1234567,0x89abcdf0); v26=r1(c+21); z=v26<<2;
   v28=(u64)z; a=(u32)(U64(0xfedcba98,0x76543210)>>(v29&63))<<16&983040;
   v33=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v29=v33+v31; v27=r1(c+20); v25=v27<<2;
   s0=((u32)(v31>>(v28&63))&15)*5376+a; v28=(u64)v25; v34=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
   s0=s0+((u32)(v29>>(v28&63))&15)*768; v29+=v34; j=r1(c+16); g=j<<2; v28=(u64)g;
   v35=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); s0=s0+((u32)(v29>>(v28&63))<<7&1920); v29+=v35;
   o=r1(c+18); l=o<<2; v28=(u64)l; v36=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
   s0=s0+((u32)(v29>>(v28&63))&15)*24; v29+=v36; r=r1(c+19); b=r<<2; v28=(u64)b;
   v32=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); s0=s0+((u32)(v29>>(v28&63))&15)*6; v29+=v32;
   u=r1(c+22); e=u<<2; v28=(u64)e; h=r1(c+23); d=h<<2;
   v=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>((u64)
     d&63))&15);
   if(v>=65536) abort();
   v29=v31+v35; w=r1(c+17); s1=((u32)(v31>>((u64)(g&60)&63))&15)*5376+a; a=w<<2; v28=(u64)a;
   s1=s1+((u32)(v29>>(v28&63))&15)*768; v28=(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63))+v29;
   s1=s1+((u32)(v28>>((u64)(l&60)&63))<<7&1920); v28+=v36;
   s1=s1+((u32)(v28>>((u64)(b&60)&63))&15)*24; v28+=v32;
   s1=s1+((u32)(v28>>((u64)(v25&60)&63))&15)*6; v28+=v34;
   x=s1+((u32)(v28>>((u64)(z&60)&63))<<1&30)+((u32)((v28+v33)>>((u64)(e&60)&63))&15);
   w2((v<<1)+196688, x); w4(c+56, 0); w8(c+48, 0); w8(c+40, 0); w8(c+32, 0); w8(c+24, 0);
   if(y>8||v26>8) abort();
   w4(c+24+z, 1);
   if(v27>8) abort();
   w4(c+24+v25, 2);
   if(j>8) abort();
   w4(c+24+g, 3);
   if(o>8) abort();
   w4(c+24+l, 4);
   if(r>8) abort();
   w4(c+24+b, 5);
   if(u>8) abort();
   w4(c+24+e, 6);
   if(h>8) abort();
   w4(c+24+d, 7);
   if(w>8) abort();
   w4(c+24+a, 8); b=r4(c+56); e=(b<<2)+65548; a=r4(c+52);
   if(b<=a){
    if(b>=9) abort();
    s0=v-r4(e); goto L11;
   }
   if(a>=9) abort();
   s0=r4((a<<2)+65548)+v;
L11:;
   d=s0;
   if(d>=65536) abort();
   w2((d<<1)+196688, x-5376); a=r4(c+48);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L13;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L13:;
   d=s0;
   if(d>65535) abort();
   w2((d<<1)+196688, x-10752); a=r4(c+44);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L15;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L15:;
   d=s0;
   if(d>65535) abort();
   w2((d<<1)+196688, x-16128); a=r4(c+40);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L17;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L17:;
   d=s0;
   if(d>65535) abort();
   w2((d<<1)+196688, x-21504); a=r4(c+36);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L19;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L19:;
   d=s0;
   if(d>65535) abort();
   w2((d<<1)+196688, x-26880); a=r4(c+32);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L21;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L21:;
   d=s0;
   if(d>65535) abort();
   w2((d<<1)+196688, x-32256); a=r4(c+28);
   if(b<=a){
    if(b>8) abort();
    s0=d-r4(e); goto L23;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+d;
L23:;
   a=s0;
   if(a>65535) abort();
   w2((a<<1)+196688, x+27904);
   if(h>u) { e=8; s0=k; goto L10; }
   if(u>v26) { e=7; s0=n; goto L10; }
   if(v26>v27) { e=6; s0=f; goto L10; }
   if(r<v27) { e=5; s0=t; goto L10; }
   if(o<r) { e=4; s0=q; goto L10; }
   if(o>w) { e=3; s0=p; goto L10; }
   if(j<w) { e=2; s0=s; goto L10; }
   e=0;
   if(j<=y) goto L9;
   e=1; s0=c+15;
L10:;
   g=s0; b=10; l=r1(g);
   do{
    a=b-1;
    if(e>=a) goto L33;
    d=b-2; b=a; h=r1(d+(c+15));
   }while(h<=l);
   if(b<10) goto L32;
   abort();
L33:;
   h=r1(c+15+e); d=e;
L32:;
   w1(g, h); w1(c+15+d, l);
L9:;
   d=(9-e)>>1;
   if(!d) goto L35;
   h=c+15+e; a=r1(h); w1(h, r1(c+23)); w1(c+23, a);
   if(d==1) goto L35;
   a=r1(h+1); w1(h+1, r1(c+22)); w1(c+22, a);
   if(d==2) goto L35;
   a=r1(h+2); w1(h+2, r1(c+21)); w1(c+21, a);
   if(d==3) goto L35;
   a=r1(h+3); w1(h+3, r1(c+20)); w1(c+20, a);
L35:;
   i++;
  }while(i!=5040);
  i=c+33; s=0;
  do{
   n=s<<16; s++; t=56; p=0;
   for(;;){
    l=0; w1(c+32, 0); w8(c+24, 0); a=n|p; g=a>>7; e=((a>>16)*336+(g&510))*120; d=9; q=0; h=i;
    do{
     a=d; d=a-1; b=10-a; s1=e; e=div_u32(e,b); f=s1-e*b; w1(d+(c+24), f);
     if(a==9) goto L40;
     if(l&3){
      k=q&3; b=0;
      do{
       a=b+h; s0=a; a=r1(a); w1(s0, a+(a>=(f&255))); b++;
      }while(k!=b);
      a=b-l+9;
     }
     if(l-1<3) goto L40;
     f&=255;
     do{
      k=c+24+a; b=r1(k); w1(k, b+(b>=f)); b=k+1; s0=b; b=r1(b); w1(s0, b+(b>=f)); b=k+2; s0=b;
      b=r1(b); w1(s0, b+(b>=f)); b=k+3; s0=b; b=r1(b); w1(s0, b+(b>=f)); a+=4;
     }while(a!=9);
L40:;
     q++; h--; l++;
    }while(d);
    v32=(u64)r1(c+25)<<2; v29=(U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63))-U64(0x1234567,0x89abcdf0);
    v28=(u64)r1(c+26)<<2;
    s0=((u32)(v29>>(v28&63))&15)*5376+((u32)(U64(0xfedcba98,0x76543210)>>(v32&63))<<16&983040);
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(c+24)<<2;
    s0=s0+((u32)(v29>>(v28&63))&15)*768; v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
    v28=(u64)r1(c+27)<<2; s0=s0+((u32)(v29>>(v28&63))<<7&1920);
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(c+28)<<2;
    s0=s0+((u32)(v29>>(v28&63))&15)*24; v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
    v28=(u64)r1(c+29)<<2; s0=s0+((u32)(v29>>(v28&63))&15)*6;
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(c+30)<<2;
    a=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>(((u64)
      r1(c+31)<<2)&63))&15);
    d=a>>7;
    if(a>589823) break;
    w2((d<<1)+327760, g); a=4608-d; a=a>4608?0:a;
    if(a==1) break;
    w2(((d+1)<<1)+327760, g|1);
    if(a==2) break;
    w2(((d+2)<<1)+327760, g+2);
    if(a==3) break;
    w2(((d+3)<<1)+327760, g+3);
    if(a==4) break;
    w2(((d+4)<<1)+327760, g+4);
    if(a==5) break;
    p+=768; w2(((d+5)<<1)+327760, g+5); t--;
    if(!t) goto L37;
   }
   abort();
L37:;
  }while(s!=9);
 }
 if(r4(1319392)==0-r4(1319540)){
  w1(902224, 0); w1(898128, 0); w1(894032, 0); w1(889936, 0); w1(885840, 0); w1(881744, 0);
  w1(877648, 0); w1(873552, 0); w1(869456, 0); w1(865360, 0); w1(861264, 0); w1(836688, 0);
  w1(832592, 0); w1(828496, 0); w1(824400, 0); w1(820304, 0); w1(816208, 0); w1(812112, 0);
  w1(808016, 0); w1(803920, 0); w1(799824, 0); w1(795728, 0); w1(771152, 0); w1(767056, 0);
  w1(762960, 0); w1(758864, 0); w1(754768, 0); w1(750672, 0); w1(746576, 0); w1(742480, 0);
  w1(738384, 0); w1(734288, 0); w1(730192, 0); w1(705616, 0); w1(701520, 0); w1(697424, 0);
  w1(693328, 0); w1(689232, 0); w1(685136, 0); w1(681040, 0); w1(676944, 0); w1(672848, 0);
  w1(668752, 0); w1(664656, 0); w1(640080, 0); w1(635984, 0); w1(631888, 0); w1(627792, 0);
  w1(623696, 0); w1(619600, 0); w1(615504, 0); w1(611408, 0); w1(607312, 0); w1(603216, 0);
  w1(599120, 0); w1(574544, 0); w1(570448, 0); w1(566352, 0); w1(562256, 0); w1(558160, 0);
  w1(554064, 0); w1(549968, 0); w1(545872, 0); w1(541776, 0); w1(537680, 0); w1(533584, 0);
  w1(509008, 0); w1(504912, 0); w1(500816, 0); w1(496720, 0); w1(492624, 0); w1(488528, 0);
  w1(484432, 0); w1(480336, 0); w1(476240, 0); w1(472144, 0); w1(468048, 0); w1(443472, 0);
  w1(439376, 0); w1(435280, 0); w1(431184, 0); w1(427088, 0); w1(422992, 0); w1(418896, 0);
  w1(414800, 0); w1(410704, 0); w1(406608, 0); w1(402512, 0); w1(377936, 0); w1(373840, 0);
  w1(369744, 0); w1(365648, 0); w1(361552, 0); w1(357456, 0); w1(353360, 0); w1(349264, 0);
  w1(345168, 0); w1(341072, 0); w1(336976, 0); w1(617552, 1); b=1122560;
  for(;;){
   w4(b+196688, b!=1122560); a=b+196692;
   if(a==1319396) break;
   w4(b+196700, 1); w8(a, U64(0x1,0x1)); b+=16;
  }
  w4(926800, 280576);
 }
 for(;;){
  b=r4(196672); d=r4(196676);
  for(;;){
   if(b==d) { f_refill(); b=r4(196672); }
   if(b>=65537) break;
   d=r4(196676);
   if(b<=d) goto L51;
   i=r1(d+65584); a=i-9;
   if(!(1U<<(a&31)&8388627?(u32)(a<=23):0)){
    i=b-d;
    if(i<2) goto L53;
    h=d+65584; a=r1(h+1)==32; p=a?17U:9;
    if(i<p) goto L53;
    v30=r8(h);
    if(!a) goto L54;
    v29=r8(h+8);
    if((((v29^U64(0x20002000,0x20002000))|(v30^U64(0x20002000,0x20002000)))
      &U64(0xff00ff00,0xff00ff00))!=0) goto L53;
    v28=v30&U64(0xff00ff,0xff00ff); v28|=v28>>8; t0=(v28&65535)|(v28>>16&4294901760U);
    v28=v29&U64(0xff00ff,0xff00ff); v28|=v28>>8; v30=t0|((v28>>16&4294901760U)|(v28&65535))<<32;
    goto L54;
   }
   d++; w4(196676, d);
   if(i!=10) continue;
   w8(131128, (u64)d); w8(131120, r8(131120)+1);
  }
  abort();
L54:;
  q=r1(h+p-1)-48; v29=v30^U64(0x30303030,0x30303030); a=(u32)v29; v31=v29>>8; t=(u32)v31;
  v33=v29>>16; f=(u32)v33; v34=v29>>24; n=(u32)v34; v28=v29>>32; k=(u32)v28; v35=v29>>40;
  e=(u32)v35; v36=v29>>48; h=(u32)v36; v30=v29>>56; i=(u32)v30;
  if(((q|a|t|f|n|k|e|h|i)&255)>15||(1U<<(q&31)|1U<<(a&31)|1U<<(t&31)|1U<<(f&31)|1U<<(n&31)
    |1U<<(k&31)|1U<<(e&31)|1U<<(h&31)|1U<<(i&31))!=511) goto L53;
  w4(196676, d+p); goto L52;
L53:;
  a=0; w1(c+32, 0); w8(c+24, 0); h=0;
  do{
   s0=a+1; s1=c+24+a;
   for(;;){
    if(b==d) { f_refill(); b=r4(196672); }
    if(b>=65537) abort();
    n=r4(196676);
    if(n>=b) goto L51;
    k=r1(n+65584); a=k-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    d=n+1; w4(196676, d);
    if(k!=10) continue;
    w8(131128, (u64)d); w8(131120, r8(131120)+1);
   }
   d=k-48; a=d&255;
   if(a>8) goto L51;
   a=1U<<(a&31);
   if(a&h&65535) goto L51;
   w1(s1, d); d=n+1; w4(196676, d); h|=a; a=s0;
  }while(a!=9);
  d=r4(c+27); v36=(u64)(d>>24); v35=(u64)(d>>16); v28=(u64)(d>>8); i=r2(c+25); v33=(u64)(i>>8);
  v30=(u64)r2(c+31); a=r1(c+24); v34=(u64)d; v31=(u64)i;
L52:;
  v32=v28<<2; v29=(U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63))-U64(0x1234567,0x89abcdf0); v28=v34<<2;
  s0=((u32)(v29>>(v28&63))&15)*5376+((u32)(U64(0xfedcba98,0x76543210)>>(v32&63))<<16&983040);
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=v35<<2; s0=s0+((u32)(v29>>(v28&63))&15)*768;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(a<<2); s0=s0+((u32)(v29>>(v28&63))<<7&1920);
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=v31<<2; s0=s0+((u32)(v29>>(v28&63))&15)*24;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=v33<<2; s0=s0+((u32)(v29>>(v28&63))&15)*6;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=v36<<2;
  a=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>((v30<<2)
    &63))&15);
  if(a>589823) abort();
  l=a+336976;
  do{
   a=r1(l);
   if(a) goto L50;
   j=0; r=0; u=0; i=r1(1319544)&1; a=i*148; o=r4(a+1319252); v=r4(a+1319248); k=(o-v)<<2;
   n=i?1123024U:926800; b=n+(v<<2); s=(o<v)|(o>49056); w=r4(a+1319256); e=(w-o)<<2; h=n+(o<<2);
   p=(o>w)|(w>49056); y=i?926800U:1123024; v25=r4(a+1319392); d=v25<<2; q=(u32)!i*148+1319248;
   t=v25<49057;
   do{
    w4(q+u, j);
    if(r>=4) goto L67;
    z=r1(1319544)+(r<<6&64)+2;
    switch(r-1){
    case 0:
     if(s) abort();
     if(o==v) goto L67;
     a=k; i=b;
     do{
      g=r4(i); f=g>>7;
      if(g>589823) abort();
      f=r2((f<<1)+327760); g=(g&127)|f<<7;
      if(f>4607) abort();
      f=r1(g+336976); w1(g+336976, f?f:z);
      if(j>=49056) abort();
      i+=4; w4(y+(j<<2), g); j+=!f; a-=4;
     }while(a);
     break;
    case 1:
     break;
    case 2:
     if(p) abort();
     if(o==w) goto L67;
     a=e; i=h;
     do{
      g=r4(i); f=g>>7;
      if(g>589823) abort();
      f=r2((f<<1)+327760); g=(g&127)|f<<7;
      if(f>4607) abort();
      f=r1(g+336976); w1(g+336976, f?f:z);
      if(j>=49056) abort();
      i+=4; w4(y+(j<<2), g); j+=!f; a-=4;
     }while(a);
     break;
    default:
     if(!t) abort();
     if(!v25) goto L67;
     a=d; i=n;
     do{
      f=r4(i); g=(f&4294901760U)|r2(((f&65535)<<1)+196688);
      if(f>589823) abort();
      f=r1(g+336976); w1(g+336976, f?f:z);
      if(j>=49056) abort();
      i+=4; w4(y+(j<<2), g); j+=!f; a-=4;
     }while(a);
    }
L67:;
    r++; u+=4;
   }while(u!=148);
   a=j!=0; w1(1319544, a+r1(1319544)); s0=a;
  }while(s0);
  b=r4(196680);
  if(b-65527<=9){
   fwrite(m+131136, 1, b, stdout); b=0; w4(196680, 0); goto L79;
  }
  if(b>=65527) abort();
L79:;
  w2(b+131144, r2(65544)); w8(b+131136, r8(65536)); b=r4(196680)+10; w4(196680, b); goto L49;
L51:;
  a=r4(196680);
  if(a){
   if(a>=65537) abort();
   fwrite(m+131136, 1, a, stdout); w4(196680, 0);
  }
  g0=c-4294967232U; return;
L50:;
  f_write_number((((u64)a&63)-1)&4294967295U); b=r4(196680);
L49:;
  if(b==65536) { fwrite(m+131136, 1, 65536, stdout); b=0; goto L83; }
  if(b>=65536) break;
L83:;
  w1(b+131136, 10); w4(196680, b+1);
 }
 abort();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\000\000\000\000\001\000\000\025\000\000\000\003\000", 23);
 memcpy(m + 65560, "\200\000\000\000\030\000\000\000\006\000\000\000\002\000\000", 15);
 memcpy(m + 65576, "\001", 1);
 f_solve();
 return 0;
}
