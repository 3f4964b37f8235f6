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

static u8 m[1441792];
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
 a=r4(196848);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131304, 1, a, stdout); w4(196848, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196852)){
  w8(131296, r8(131296)-(u64)r4(196840)); w4(196844, 0); a=(u32)fread(m+65752, 1, 65536, stdin);
  w4(196840, a); w1(196852, !a);
 }
}

static void f_expect_board(u32 a){
 u32 b, c=0, d, e=0, f=0, g, h=0, i=0, j=0, k=0, n, s0, s1;
 u64 o=0, p=0, t0;
 b=g0-32; g0=b; g=r4(196840); d=r4(196844);
 for(;;){
  if(d==g) { f_refill(); g=r4(196840); }
  if(g>=65537) abort();
  d=r4(196844);
  if(g<=d) goto L9;
  c=r1(d+65752); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  d++; w4(196844, d);
  if(c!=10) continue;
  w8(131296, (u64)d); w8(131288, r8(131288)+1);
 }
 f=g-d;
 if(f<2) goto L6;
 c=d+65752; e=r1(c+1)==32; h=e?17U:9;
 if(h>f) goto L6;
 o=r8(c);
 if(!e) goto L7;
 p=r8(c+8);
 if((((p^U64(0x20002000,0x20002000))|(o^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))!=0)
   goto L6;
 o&=U64(0xff00ff,0xff00ff); o|=o>>8; t0=(o&65535)|(o>>16&4294901760U); o=p&U64(0xff00ff,0xff00ff);
 o|=o>>8; o=t0|((o>>16&4294901760U)|(o&65535))<<32; goto L7;
L9:;
 w8(a, r8(65616)); w8(a+8, r8(65624)); w4(a+20, 24); w4(a+16, 65569); w8(a+24, r8(131288)+1);
 w8(a+32, (u64)d-r8(131296)+1); goto L2;
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
 w4(196844, d+h); w4(b+8, r4(b+17)); w2(b+12, r2(b+21)); g=r2(b+23); s0=(u32)o; goto L5;
L6:;
 w1(b+24, 0); w8(b+16, 0); c=0;
 do{
  s0=c+1; s1=b+16+c;
  for(;;){
   if(d==g) { f_refill(); g=r4(196840); }
   if(g>=65537) abort();
   e=0; d=r4(196844);
   if(g>d){
    f=r1(d+65752); e=f-9;
    if((1U<<(e&31)&8388627?(u32)(e<=23):0)) goto L19;
    e=1;
   }
   i=28; j=65541;
   if(e&1) break;
   e=2; goto L3;
L19:;
   d++; w4(196844, d);
   if(f!=10) continue;
   w8(131296, (u64)d); w8(131288, r8(131288)+1);
  }
  e=0; n=(f&223)==88?0:f-48; c=n&255;
  if(c>8) goto L3;
  e=1; c=1U<<(c&31);
  if(c&k&65535) { i=27; j=65636; goto L3; }
  w1(s1, n); d++; w4(196844, d); k|=c; c=s0;
 }while(c!=9);
 w4(b+10, r4(b+19)); w2(b+8, r2(b+17)); g=r2(b+23); s0=r1(b+16);
L5:;
 c=s0; h=r2(b+12); w2(b+4, h); d=r4(b+8); w4(b, d); w2(a+6, h); w4(a+2, d); w2(a+8, g); w1(a+1, c);
 w1(a, 5); goto L2;
L3:;
 w4(b+9, c); c=r4(b+8); w4(b, c); h=r2(b+12); w2(b+4, h); o=r8(131288); p=r8(131296); w2(a+7, h);
 w4(a+3, c); w8(a+32, (u64)d-p+1); w8(a+24, o+1); w4(a+20, i); w4(a+16, j); w1(a+1, f); w1(a, e);
L2:;
 g0=b+32;
}

static void f_write_number(u64 a){
 u32 b;
 if(a>9) f_write_number(a/10);
 b=r4(196848);
 if(b==65536) { f_flush(); b=r4(196848); }
 if(b>=65536) abort();
 w1(b+131304, (u32)(a%10)|48); w4(196848, r4(196848)+1);
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w=0, x, y=0, z=0, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, s0, s1;
 u64 v37=0, v38=0, v39=0, v40, v41;
 d=g0-144; g0=d;
 if(!r2(197528)){
  k=d+96; s=d+80; n=d+48; j=196856;
  do{
   g=f+196856; a=p<<2; h=r4(a+65700); i=r4(a+65676); e=p<3; a=j; c=0; b=0;
   do{
    o=b/6; s0=a;
    if(e) s1=rem_u32(c,h); else s1=(b+o)&1?60U:0;
    s1=div_u32(s1,i); w2(s0, s1); b++; a+=2; c+=60;
   }while(c!=20160);
   b=2016; a=0;
   do{
    s1=div_u32(a,i); w2(b+j, s1); a++; b+=2;
   }while(b!=2136);
   a=h<<1; a=a<20160?a:20160; b=div_u32(a,i); h=b+(a!=b*i);
   if(!h) goto L8;
   o=g+2016; t=g+672; u=g+1344; c=0;
   for(;;){
    w8(d+72, 0); w4(d+48, c/2520); a=c/3; w4(d+64, a&3); w4(d+60, c/12%5); v=c/60; w4(d+56, v%6);
    w4(d+52, c/360%7); w4(d+68, c-a*3); b=0; a=0;
    do{
     a+=r4(d+48+b); b+=4;
    }while(b!=32);
    w4(d+72, a&1); b=0;
    do{
     a=b+n; q=a+4; e=r4(a); s0=q; q=r4(q); w4(s0, e-(e>q)); w4(a, q+(e<=q)); b+=4;
    }while(b!=8);
    b=0; w8(k, r8(65724)); w8(k+8, r8(65732)); w8(k+16, r8(65740)); w8(d+88, U64(0x6,0x0));
    w4(d+84, s); w8(d+120, 0); h--; e=(v<<2)+c; w4(d+80, d+48); a=0;
    do{
     a+=r4(d+48+b)*r4(b+k); b+=4;
    }while(b!=24);
    if(e>21503) abort();
    b=e&63;
    if(b>=60) abort();
    b=(r2(o+(b<<1))+r2(g+((e>>6)<<1)))&65535;
    if(b>335) abort();
    w2(t+(b<<1), a-e);
    if(a>21503) abort();
    b=a&63;
    if(b>=60) abort();
    c+=i; b=(r2(o+(b<<1))+r2(g+((a>>6)<<1)))&65535;
    if(b>=336) break;
    w2(u+(b<<1), e-a);
    if(!h) goto L8;
   }
   abort();
L8:;
   p++; n+=4; j+=2136; f+=2136;
  }while(f!=12816);
 }
 h=209672;
 do{
  i=h; j=i+16; g=r; r=g+1; h+=20; f=65597;
  do{
   f--; c=r1(f);
   if(!g) { a=c; goto L17; }
   b=g; a=c;
   do{
    a=16777731U>>(((a&255)<<3)&31); b--;
   }while(b);
L17:;
   e=a&255; w1(j+e, r1(c+65632)); b=0;
   while(b!=16){
    if(b>>(e&31)&1){
     if(b>15) abort();
     w1(b+i, a);
    }
    b++;
   }
  }while(f!=65593);
 }while(h!=209752);
 b=r4(196840); a=r4(196844);
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) break;
  a=r4(196844);
  if(a>=b) goto L26;
  c=r1(a+65752); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) goto L26;
  a++; w4(196844, a);
  if(c!=10) continue;
  w8(131296, (u64)a); w8(131288, r8(131288)+1);
 }
 abort();
L26:;
 c=0;
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) abort();
  a=r4(196844);
  if(b<=a) break;
  h=r1(a+65752); g=h-48;
  if((g&255)>=10){
   if(!(c&1)) goto L31;
   c=h-9;
   if(c>23||!(1U<<(c&31)&8388627)) goto L31;
   goto L32;
  }
  v38=(v39&4294967295U)*10; v37=(v39>>32)*10; v39=v38+(v37<<32); w8(d, v39);
  w8(d+8, (u64)(v38>v39)+(v37>>32));
  if(c&(r8(d+8)!=0)) goto L31;
  v38=c&1?r8(d):0; v39=v38+((u64)g&255);
  if(v39<v38) goto L31;
  c=1; a++; w4(196844, a);
 }
 if(!(c&1)) goto L31;
L32:;
 if(!!v39){
  v25=d+31; v26=(d+80)|2; v38=1;
A41:;
  for(;;){
   b=r4(196840); a=r4(196844);
   for(;;){
    if(a==b) { f_refill(); b=r4(196840); }
    if(b>=65537) abort();
    a=r4(196844);
    if(a>=b) break;
    c=r1(a+65752); h=c-9;
    if(h>23||!(1U<<(h&31)&8388627)) break;
    a++; w4(196844, a);
    if(c!=10) continue;
    w8(131296, (u64)a); w8(131288, r8(131288)+1);
   }
   f_expect_board(d+80);
   if(r1(d+80)!=5) goto L31;
   g=r2(d+88); q=r1(d+87); i=r1(d+86); x=r1(d+85); s=r1(d+84); t=r1(d+83); u=r1(d+82); r=r1(d+81);
   f_expect_board(d+80);
   if(r1(d+80)!=5) goto L31;
   w4(v25, r4(v26)); w2(v25+4, r2(v26+4)); o=r2(d+88); w2(d+37, o); p=r1(d+81); w1(d+30, p); j=o>>8;
   e=0; b=0;
   do{
    e+=r1(d+30+b)?0:b; b++;
   }while(b!=9);
   h=0;
   for(;;){
    f=604352; c=0; n=0;
    do{
     k=r4(n+65664); b=e;
     if(h){
      a=h;
      do{
       s0=b; b/=3; b=(s0-b*3)*3-b+2; a--;
      }while(a);
     }
     if(b==k) goto L46;
     f+=394904; c++; n+=4;
    }while(n!=12);
    h++;
   }
L46:;
   a=c*394904; l=a+209752;
   if(r4(a+604496)==0-r4(a+604644)){
    c=r4((c<<2)+65664)*21504; b=193536; a=l;
    do{
     w1(a, 0); e=b<4096?b:4096; a+=e; b-=e;
    }while(b);
    if(c>193535) abort();
    w4(l+394896, c); w1(c+l, 240); a=c/21504<<2; k=a+4; b=0; e=148;
    do{
     w4(f, a>b?0:(b<k?b:k)-a); f+=4; b++; e-=4;
    }while(e);
    b=l+193536; a=16;
    do{
     w4(b, c); b+=4; a-=4;
    }while(a);
   }
   c=(g&65280)>>8;
   if(h){
    b=h;
    do{
     k=u; u=s; s0=r; r=q; s=g; q=c; v=t; c=v; y=i; g=y; i=k; t=s0; b--;
    }while(b);
    b=r1(d+36); c=r1(d+35); w=r1(d+34); a=r1(d+33); g=r1(d+32); e=r1(d+31); i=h;
    do{
     f=p; n=e; e=a; p=b; a=o; b=j; j=g; o=c; c=n; g=f; i--;
    }while(i);
    c=v; i=k; g=y; goto L55;
   }
   b=r1(d+36); n=r1(d+35); w=r1(d+34); a=r1(d+33); f=r1(d+32); e=r1(d+31);
L55:;
   w1(d+47, j); w1(d+46, o); w1(d+45, b); w1(d+44, n); w1(d+43, w); w1(d+42, a); w1(d+41, f);
   w1(d+40, e); w1(d+39, p); b=0; w1(d+136, 0); w8(d+128, 0); f=1;
   for(;;){
    a=f+1;
    do{
     if(b==9) goto L59;
     s0=d+39+b; b++; j=r1(s0);
    }while(!j);
    if(j>=9) abort();
    w1(d+128+j, f); f=a;
   }
L59:;
   w1(d+56, c); w1(d+55, g); w1(d+54, q); w1(d+53, i); w1(d+52, x); w1(d+51, s); w1(d+50, t);
   w1(d+49, u); w1(d+48, r); b=0;
   do{
    a=r1(d+48+b);
    if(a>=9) abort();
    w1(d+80+b, r1(d+128+a)); b++;
   }while(b!=9);
   v37=r8(d+80);
   v41=(v37-U64(0x1010101,0x1010101))&(v37^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   v40=(v41&(0-v41))>>7;
   w8(d+128, (((u64)r1(d+88)<<56|v37>>8)&(0-v40))+((v40-1)&v37)-U64(0x1010101,0x1010101));
   w8(d+80, 0); b=0; v37=U64(0xfedcba98,0x76543210);
   do{
    v40=(u64)r1(d+128+b)<<2; w1(d+80+b, (u32)(v37>>(v40&63))&15);
    v37+=U64(0xeeeeeeee,0xeeeeeef0)<<(v40&63); b++;
   }while(b!=8);
   w8(d+48, r8(d+80)); a=0; b=0;
   do{
    a+=r1(d+48+b); b++;
   }while(b!=8);
   if(a&1) goto L31;
   c=0; b=8; a=d+48; s0=(u32)ctz64(v41)>>3;
   do{
    c=r1(a)+b*c; a++; b--;
   }while(b);
   b=s0*21504+(c>>1)+(c/120<<2);
   if(b>193535) abort();
   v37=v38+(u64)(v38<v39); u=b+l;
   for(;;){
    c=r1(u);
    if(c) break;
    c=0; r=0; k=g0-160; g0=k; i=l+394600; g=r1(l+394900); a=g&1;
    memmove(m+(k+12), m+(i+a*148), 148);
    if(g<=30){
     c=l+294068; f=l+193536; v=a?c:f; n=a?f:c; y=((g+1)^4294967295U)<<3&4294967280U; p=y|15;
     w=i+(u32)!a*148; i=0; a=0;
     for(;;){
      w4(r+w, a);
      if(i>=36) goto L74;
      c=i>>2; f=i&3; q=r1(f+65597);
      switch(q-1){
      case 0:
       if(i>=24) goto L74;
       s0=c+3; break;
      case 1:
       if(!((c&255)%3)) goto L74;
       s0=c-1; break;
      case 2:
       if((c&255)%3>=2) goto L74;
       s0=c+1; break;
      default:
       if(i<=11) goto L74;
       s0=c-3;
      }
      g=s0; o=1U<<(f&31)|y; s=g*4294945792U; t=c*21504; x=s+t; v27=g<<2; f=g*2136; v28=f+198200;
      v29=f+198872; v30=f+196856; c*=2136; v31=c+197528; v32=c+198872; v33=c+196856; j=0;
      v34=r1((q^1)+65597); v35=g>5; v36=i>23;
      do{
       if(r1(j+65597)==v34) goto L81;
       c=j+v27;
       if(c>36) goto L72;
       if(c==36) abort();
       c=k+12+(c<<2); f=r4(c+4); e=r4(c);
       if(!((f>=e)&(f<25134))) abort();
       c=f-e; g=v+(e<<2);
       switch(q-1){
       case 0:
        if(e==f) goto L81;
        do{
         if(v36) abort();
         e=r4(g); f=e+s; z=f>>6;
         if(f>21503) abort();
         e&=63;
         if(e>=60) abort();
         e=(r2(v32+(e<<1))+r2(v33+(z<<1)))&65535;
         if(e>=336) abort();
         f=t+((r2(v31+(e<<1))+f)&65535);
         if(f>193535) abort();
         e=f+l; s0=e; e=r1(e); w1(s0, (e>(p&255)?0:o)|e);
         if(a>=25133) abort();
         w4(n+(a<<2), f); g+=4; a+=!e; c--;
        }while(c);
        break;
       case 1: case 2:
        if(e==f) goto L81;
        do{
         f=x+r4(g);
         if(f>193535) abort();
         e=f+l; s0=e; e=r1(e); w1(s0, (e>(p&255)?0:o)|e);
         if(a>=25133) abort();
         w4(n+(a<<2), f); g+=4; a+=!e; c--;
        }while(c);
        break;
       default:
        if(e==f) goto L81;
        do{
         if(v35) abort();
         e=r4(g); f=e+s; z=f>>6;
         if(f>21503) abort();
         e&=63;
         if(e>=60) abort();
         e=(r2(v29+(e<<1))+r2(v30+(z<<1)))&65535;
         if(e>=336) abort();
         f=t+((r2(v28+(e<<1))+f)&65535);
         if(f>193535) abort();
         e=f+l; s0=e; e=r1(e); w1(s0, (e>(p&255)?0:o)|e);
         if(a>=25133) abort();
         w4(n+(a<<2), f); g+=4; a+=!e; c--;
        }while(c);
       }
L81:;
       j++;
      }while(j!=4);
L74:;
      i++; r+=4;
      if(r==148) goto L71;
     }
L72:;
     abort();
L71:;
     c=a!=0; w1(l+394900, c+r1(l+394900));
    }
    g0=k+160; s0=c;
    if(!s0) goto L31;
   }
   a=r4(196848); s0=r4(l+394896)/21504;
   if(a-65532<=4) { f_flush(); a=r4(196848); }
   if(a>=65532) abort();
   w1(a+131308, r1(65540)); w4(a+131304, r4(65536)); w4(196848, r4(196848)+5); f_write_number(v38);
   a=r4(196848);
   if(a-65535<=1) { f_flush(); a=r4(196848); }
   if(a>=65535) abort();
   w2(a+131304, 8250); w4(196848, r4(196848)+2);
   f_write_number((u64)(((s0+b/21504)&1)|((c^4294967295U)>>3&30))); a=r4(196848);
   if(a==65536) { f_flush(); a=r4(196848); }
   if(a>=65536) abort();
   w1(a+131304, 10); a=r4(196848)+1; w4(196848, a);
   if(h>3) abort();
   c=h*20; f=c+209688; j=c+209672;
   do{
    c=r1(b+l)&15;
    if(!c) goto L100;
    g=r1(c+j);
    if(g>3) abort();
    h=b/21504; c=b-h*21504;
    switch(r1(g+65597)-1){
    case 0:
     if(b>=129024) goto L100;
     b=c&63;
     if(b>=60) abort();
     i=h*2136+196856; e=(r2(i+(b<<1)+2016)+r2(i+(c>>5&134217726)))&65535;
     if(e>=336) abort();
     b=h+3; c=(r2(i+(e<<1)+1344)+c)&65535; goto L98;
    case 1:
     if(!((h&255)%3)) goto L100;
     b=h-1; goto L98;
    case 2:
     if((h&255)%3>=2) goto L100;
     b=h+1; goto L98;
    default:
     if(b>64511) goto L99;
    }
L100:;
    if(a==65536) { f_flush(); a=r4(196848); }
    if(a>=65536) abort();
    w1(a+131304, 10); w4(196848, r4(196848)+1);
    if(v38>=v39) goto L38;
    v38=v37;
    if(v38<=v39) goto A41;
    goto L38;
L99:;
    b=h-3;
    if(b>5) abort();
    i=c&63;
    if(i>=60) abort();
    h=b*2136+196856; i=(r2(h+(i<<1)+2016)+r2(h+(c>>5&134217726)))&65535;
    if(i>=336) abort();
    c=(r2(h+(i<<1)+672)+c)&65535;
L98:;
    h=r1(f+g);
    if(a==65536) { f_flush(); a=r4(196848); }
    if(a>=65536) abort();
    w1(a+131304, h); a=r4(196848)+1; w4(196848, a); b=c+b*21504;
   }while(b<193536);
   break;
  }
  abort();
L38:;
  b=r4(196840); a=r4(196844);
 }
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) abort();
  a=r4(196844);
  if(a>=b) break;
  c=r1(a+65752); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  a++; w4(196844, a);
  if(c!=10) continue;
  w8(131296, (u64)a); w8(131288, r8(131288)+1);
 }
L31:;
 f_flush(); g0=d+144;
}

int main(void) {
 memcpy(m + 65536, "Case\040a\040tile\0401\040to\0408\040or\040the\040blank\040x", 33);
 memcpy(m + 65569, "two\040boards\040for\040each\040case\001\002\003\000\000\001", 30);
 memcpy(m + 65599, "\002\003the\040input\040ends\000\004\000\000\000A\000\001\000", 25);
 memcpy(m + 65624, "\016\000\000\000\000\000\000\000udlreach\040symbol\040once\040", 29);
 memcpy(m + 65653, "on\040a\040board\000\004\000\000\000\007\000\000\000\010\000", 21);
 memcpy(m + 65676, "<\000\000\000\014\000\000\000\003\000\000\000\001\000\000\000", 16);
 memcpy(m + 65692, "\001\000\000\000\001\000\000\000\300N\000\000\330\011\000\000", 16);
 memcpy(m + 65708, "h\001\000\000<\000\000\000<\000\000\000<\000\000\000\200\012", 18);
 memcpy(m + 65728, "\200\001\000\000@\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65744, "\001", 1);
 f_solve();
 return 0;
}
