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
 u32 a=0, b=0, c=0, d, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w=0, x=0, y, z=0, v25=0, v26, v27, s0, s1;
 u64 v28=0, v29=0, v30=0, v31, v32, v33, v34, v35;
 d=g0-64; g0=d;
 if(!r2(196688)){
  n=d+16; r=d+17; s=d+18; i=d+19; p=d+20; o=d+21; f=d+22; w1(d+23, 7);
  w8(d+15, U64(0x6050403,0x2010800));
  do{
   z=r1(d+15); v29=(u64)(z<<2);
   v31=(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63))-U64(0x1234567,0x89abcdf0); v26=r1(d+21); v25=v26<<2;
   v28=(u64)v25; a=(u32)(U64(0xfedcba98,0x76543210)>>(v29&63))<<16&983040;
   v32=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v29=v32+v31; v27=r1(d+20); j=v27<<2;
   s0=((u32)(v31>>(v28&63))&15)*5376+a; v28=(u64)j; v33=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
   s0=s0+((u32)(v29>>(v28&63))&15)*768; v29+=v33; k=r1(d+16); t=k<<2; v28=(u64)t;
   v34=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); s0=s0+((u32)(v29>>(v28&63))<<7&1920); v29+=v34;
   l=r1(d+18); u=l<<2; v28=(u64)u; v35=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
   s0=s0+((u32)(v29>>(v28&63))&15)*24; v29+=v35; q=r1(d+19); b=q<<2; v28=(u64)b;
   v30=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); s0=s0+((u32)(v29>>(v28&63))&15)*6; v29+=v30;
   v=r1(d+22); e=v<<2; v28=(u64)e; g=r1(d+23); c=g<<2;
   w=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>((u64)
     c&63))&15);
   if(w>=65536) abort();
   v29=v31+v34; x=r1(d+17); s1=((u32)(v31>>((u64)(t&60)&63))&15)*5376+a; a=x<<2; v28=(u64)a;
   s1=s1+((u32)(v29>>(v28&63))&15)*768; v28=(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63))+v29;
   s1=s1+((u32)(v28>>((u64)(u&60)&63))<<7&1920); v28+=v35;
   s1=s1+((u32)(v28>>((u64)(b&60)&63))&15)*24; v28+=v30; s1=s1+((u32)(v28>>((u64)(j&60)&63))&15)*6;
   v28+=v33; y=s1+((u32)(v28>>((u64)(v25&60)&63))<<1&30)+((u32)((v28+v32)>>((u64)(e&60)&63))&15);
   w2((w<<1)+196688, y); w4(d+56, 0); w8(d+48, 0); w8(d+40, 0); w8(d+32, 0); w8(d+24, 0);
   if(z>8||v26>8) abort();
   w4(d+24+v25, 1);
   if(v27>8) abort();
   w4(d+24+j, 2);
   if(k>8) abort();
   w4(d+24+t, 3);
   if(l>8) abort();
   w4(d+24+u, 4);
   if(q>8) abort();
   w4(d+24+b, 5);
   if(v>8) abort();
   w4(d+24+e, 6);
   if(g>8) abort();
   w4(d+24+c, 7);
   if(x>8) abort();
   w4(d+24+a, 8); b=r4(d+56); e=(b<<2)+65548; a=r4(d+52);
   if(b<=a){
    if(b>=9) abort();
    s0=w-r4(e); goto L14;
   }
   if(a>=9) abort();
   s0=r4((a<<2)+65548)+w;
L14:;
   c=s0;
   if(c>=65536) abort();
   w2((c<<1)+196688, y-5376); a=r4(d+48);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L16;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L16:;
   c=s0;
   if(c>65535) abort();
   w2((c<<1)+196688, y-10752); a=r4(d+44);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L18;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L18:;
   c=s0;
   if(c>65535) abort();
   w2((c<<1)+196688, y-16128); a=r4(d+40);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L20;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L20:;
   c=s0;
   if(c>65535) abort();
   w2((c<<1)+196688, y-21504); a=r4(d+36);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L22;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L22:;
   c=s0;
   if(c>65535) abort();
   w2((c<<1)+196688, y-26880); a=r4(d+32);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L24;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L24:;
   c=s0;
   if(c>65535) abort();
   w2((c<<1)+196688, y-32256); a=r4(d+28);
   if(b<=a){
    if(b>8) abort();
    s0=c-r4(e); goto L26;
   }
   if(a>8) abort();
   s0=r4((a<<2)+65548)+c;
L26:;
   a=s0;
   if(a>65535) abort();
   w2((a<<1)+196688, y+27904);
   if(g>v) { e=8; s0=f; goto L9; }
   if(v>v26) { e=7; s0=o; goto L9; }
   if(v26>v27) { e=6; s0=p; goto L9; }
   if(q<v27) { e=5; s0=i; goto L9; }
   if(l<q) { e=4; s0=s; goto L9; }
   if(l>x) { e=3; s0=r; goto L9; }
   if(k<x) { e=2; s0=n; goto L9; }
   e=0;
   if(k<=z) goto L8;
   e=1; s0=d+15;
L9:;
   t=s0; b=10; u=r1(t);
   do{
    a=b-1;
    if(e>=a) goto L35;
    c=b-2; b=a; g=r1(c+(d+15));
   }while(g<=u);
   if(b<10) goto L34;
   abort();
L35:;
   g=r1(d+15+e); c=e;
L34:;
   w1(t, g); w1(d+15+c, u);
L8:;
   c=(9-e)>>1;
   if(!c) goto L37;
   g=d+15+e; a=r1(g); w1(g, r1(d+23)); w1(d+23, a);
   if(c==1) goto L37;
   a=r1(g+1); w1(g+1, r1(d+22)); w1(d+22, a);
   if(c==2) goto L37;
   a=r1(g+2); w1(g+2, r1(d+21)); w1(d+21, a);
   if(c==3) goto L37;
   a=r1(g+3); w1(g+3, r1(d+20)); w1(d+20, a);
L37:;
   h++;
  }while(h!=5040);
  c=d+33; s=0;
  do{
   o=s<<16; s++; i=56; e=0;
   for(;;){
    n=0; w1(d+32, 0); w8(d+24, 0); a=e|o; r=a>>7; l=((a>>16)*336+(r&510))*120; h=9; k=0; g=c;
    do{
     a=h; h=a-1; f=10-a; s1=l; l=div_u32(l,f); p=s1-l*f; w1(h+(d+24), p);
     if(a==9) goto L42;
     if(n&3){
      f=k&3; b=0;
      do{
       a=b+g; s0=a; a=r1(a); w1(s0, a+(a>=(p&255))); b++;
      }while(f!=b);
      a=b-n+9;
     }
     if(n-1<3) goto L42;
     b=p&255;
     do{
      p=d+24+a; f=r1(p); w1(p, f+(b<=f)); f=p+1; s0=f; f=r1(f); w1(s0, f+(b<=f)); f=p+2; s0=f;
      f=r1(f); w1(s0, f+(b<=f)); f=p+3; s0=f; f=r1(f); w1(s0, f+(b<=f)); a+=4;
     }while(a!=9);
L42:;
     k++; g--; n++;
    }while(h);
    v30=(u64)r1(d+25)<<2; v29=(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63))-U64(0x1234567,0x89abcdf0);
    v28=(u64)r1(d+26)<<2;
    s0=((u32)(v29>>(v28&63))&15)*5376+((u32)(U64(0xfedcba98,0x76543210)>>(v30&63))<<16&983040);
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(d+24)<<2;
    s0=s0+((u32)(v29>>(v28&63))&15)*768; v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
    v28=(u64)r1(d+27)<<2; s0=s0+((u32)(v29>>(v28&63))<<7&1920);
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(d+28)<<2;
    s0=s0+((u32)(v29>>(v28&63))&15)*24; v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63);
    v28=(u64)r1(d+29)<<2; s0=s0+((u32)(v29>>(v28&63))&15)*6;
    v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)r1(d+30)<<2;
    a=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>(((u64)
      r1(d+31)<<2)&63))&15);
    f=a>>7;
    if(a>589823) break;
    w2((f<<1)+327760, r); a=4608-f; g=a>4608?0:a;
    if(g==1) break;
    w2(((f+1)<<1)+327760, r|1);
    if(g==2) break;
    w2(((f+2)<<1)+327760, r+2);
    if(g==3) break;
    w2(((f+3)<<1)+327760, r+3);
    if(g==4) break;
    w2(((f+4)<<1)+327760, r+4);
    if(g==5) break;
    e+=768; w2(((f+5)<<1)+327760, r+5); i--;
    if(!i) goto L39;
   }
   abort();
L39:;
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
  b=r4(196672); c=r4(196676);
  for(;;){
   if(b==c) { f_refill(); b=r4(196672); }
   if(b>=65537) abort();
   c=r4(196676);
   if(b<=c) goto L54;
   e=r1(c+65584); a=e-9;
   if(a>23||!(1U<<(a&31)&8388627)) break;
   c++; w4(196676, c);
   if(e!=10) continue;
   w8(131128, (u64)c); w8(131120, r8(131120)+1);
  }
  h=b-c;
  if(h<2) goto L61;
  a=r1(c+65585);
  if(a!=32){
   if(h<9) goto L61;
   g=a-48; e-=48; n=r1(c+65586)-48; a=r1(c+65587)-48; h=r1(c+65588)-48; k=r1(c+65589)-48;
   l=r1(c+65590)-48; o=r1(c+65591)-48; f=r1(c+65592)-48;
   if((1U<<(g&31)|1U<<(e&31)|1U<<(n&31)|1U<<(a&31)|1U<<(h&31)|1U<<(k&31)|1U<<(l&31)|1U<<(o&31)
     |1U<<(f&31))!=511||((e|g|n|a|h|k|l|o|f)&255)>15) goto L61;
   s1=9; goto L62;
  }
  if(h<17||r1(c+65587)!=32||r1(c+65589)!=32||r1(c+65591)!=32||r1(c+65593)!=32||r1(c+65595)
    !=32||r1(c+65597)!=32||r1(c+65599)!=32) goto L61;
  g=r1(c+65586)-48; e-=48; n=r1(c+65588)-48; a=r1(c+65590)-48; h=r1(c+65592)-48; k=r1(c+65594)-48;
  l=r1(c+65596)-48; o=r1(c+65598)-48; f=r1(c+65600)-48;
  if((1U<<(g&31)|1U<<(e&31)|1U<<(n&31)|1U<<(a&31)|1U<<(h&31)|1U<<(k&31)|1U<<(l&31)|1U<<(o&31)
    |1U<<(f&31))!=511||((e|g|n|a|h|k|l|o|f)&255)>15) goto L61;
  s1=17;
L62:;
  w4(196676, s1+c); goto L60;
L61:;
  a=0; w1(d+32, 0); w8(d+24, 0); g=0;
  do{
   s0=a+1; s1=d+24+a;
   for(;;){
    if(b==c) { f_refill(); b=r4(196672); }
    if(b>=65537) abort();
    o=r4(196676);
    if(o>=b) goto L54;
    f=r1(o+65584); a=f-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    c=o+1; w4(196676, c);
    if(f!=10) continue;
    w8(131128, (u64)c); w8(131120, r8(131120)+1);
   }
   c=f-48; a=c&255;
   if(a>8) goto L54;
   a=1U<<(a&31);
   if(a&g&65535) goto L54;
   w1(s1, c); c=o+1; w4(196676, c); g|=a; a=s0;
  }while(a!=9);
  a=r4(d+27); l=a>>24; k=a>>16; h=a>>8; g=r2(d+25); n=g>>8; o=r1(d+31); e=r1(d+24);
L60:;
  v30=(u64)(h<<2); v29=(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63))-U64(0x1234567,0x89abcdf0);
  v28=(u64)(a<<2);
  s0=((u32)(v29>>(v28&63))&15)*5376+((u32)(U64(0xfedcba98,0x76543210)>>(v30&63))<<16&983040);
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(k<<2); s0=s0+((u32)(v29>>(v28&63))&15)*768;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(e<<2); s0=s0+((u32)(v29>>(v28&63))<<7&1920);
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(g<<2); s0=s0+((u32)(v29>>(v28&63))&15)*24;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(n<<2); s0=s0+((u32)(v29>>(v28&63))&15)*6;
  v29+=U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63); v28=(u64)(l<<2);
  a=s0+((u32)(v29>>(v28&63))<<1&30)+((u32)((v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)))>>((u64)
    (o<<2)&63))&15);
  if(a>589823) abort();
  t=a+336976;
  do{
   a=r1(t);
   if(a) goto L53;
   k=0; h=r1(1319544)&1; a=h*148; q=r4(a+1319252); v=r4(a+1319248); o=(q-v)<<2; p=h?1123024U:926800;
   f=p+(v<<2); u=(q<v)|(q>49056); w=r4(a+1319256); e=(w-q)<<2; g=p+(q<<2); n=(q>w)|(w>49056);
   x=h?926800U:1123024; v25=r4(a+1319392); c=v25<<2; r=(u32)!h*148+1319248; s=v25<49057; l=0; b=0;
   do{
    w4(l+r, b);
    if(k>=4) goto L71;
    z=r1(1319544)+(k<<6&64)+2;
    switch(k-1){
    case 0:
     if(u) abort();
     if(q==v) goto L71;
     h=o; a=f;
     do{
      j=r4(a); i=j>>7;
      if(j>589823) abort();
      i=r2((i<<1)+327760); j=(j&127)|i<<7;
      if(i>4607) abort();
      i=r1(j+336976); w1(j+336976, i?i:z);
      if(b>=49056) abort();
      a+=4; w4(x+(b<<2), j); b+=!i; h-=4;
     }while(h);
     break;
    case 1:
     break;
    case 2:
     if(n) abort();
     if(q==w) goto L71;
     h=e; a=g;
     do{
      j=r4(a); i=j>>7;
      if(j>589823) abort();
      i=r2((i<<1)+327760); j=(j&127)|i<<7;
      if(i>4607) abort();
      i=r1(j+336976); w1(j+336976, i?i:z);
      if(b>=49056) abort();
      a+=4; w4(x+(b<<2), j); b+=!i; h-=4;
     }while(h);
     break;
    default:
     if(!s) abort();
     if(!v25) goto L71;
     h=c; a=p;
     do{
      i=r4(a); j=(i&4294901760U)|r2(((i&65535)<<1)+196688);
      if(i>589823) abort();
      i=r1(j+336976); w1(j+336976, i?i:z);
      if(b>=49056) abort();
      a+=4; w4(x+(b<<2), j); b+=!i; h-=4;
     }while(h);
    }
L71:;
    k++; l+=4;
   }while(l!=148);
   w1(1319544, r1(1319544)+(b!=0));
  }while(b);
  b=r4(196680);
  if(b-65527<=9){
   fwrite(m+131136, 1, b, stdout); b=0; w4(196680, 0); goto L88;
  }
  if(b>=65527) abort();
L88:;
  w2(b+131144, r2(65544)); w8(b+131136, r8(65536)); b=r4(196680)+10; w4(196680, b); goto L52;
L54:;
  a=r4(196680);
  if(a){
   if(a>=65537) abort();
   fwrite(m+131136, 1, a, stdout); w4(196680, 0);
  }
  g0=d-4294967232U; return;
L53:;
  f_write_number((((u64)a&63)-1)&4294967295U); b=r4(196680);
L52:;
  if(b==65536) { fwrite(m+131136, 1, 65536, stdout); b=0; goto L93; }
  if(b>=65536) break;
L93:;
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
