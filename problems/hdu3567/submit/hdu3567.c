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
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w, x=0, y=0, z, v25, v26, v27, v28, v29, v30, v31=0, v32, v33, v34, v35, v36, s0, s1;
 u64 v37=0, v38=0, v39, v40=0, v41=0;
 c=g0-144; g0=c;
 if(!r2(197528)){
  s=c+96; k=c+80; n=c+48; o=196856;
  do{
   b=f; f=b+1; a=p; p=a+2136; q=a+196856; a=b<<2; d=r4(a+65688); r=r4(a+65664); i=b<3; a=o; e=0;
   b=0;
   do{
    g=b/6; s0=a;
    if(i) s1=rem_u32(e,d); else s1=(b+g)&1?60U:0;
    s1=div_u32(s1,r); w2(s0, s1); b++; a+=2; e+=60;
   }while(e!=20160);
   b=2016; a=0;
   do{
    s1=div_u32(a,r); w2(b+o, s1); a++; b+=2;
   }while(b!=2136);
   a=d<<1; b=a<20160?a:20160; a=div_u32(b,r); i=a+(b!=a*r);
   if(i){
    t=q+2016; h=q+672; d=q+1344; e=0;
    do{
     w8(c+72, 0); w4(c+48, e/2520); a=e/3; w4(c+64, a&3); w4(c+60, e/12%5); g=e/60; w4(c+56, g%6);
     w4(c+52, e/360%7); w4(c+68, e-a*3); b=0; a=0;
     do{
      a+=r4(c+48+b); b+=4;
     }while(b!=32);
     w4(c+72, a&1); b=0;
     do{
      u=b+n; a=u+4; v=r4(u); s0=a; a=r4(a); w4(s0, v-(v>a)); w4(u, a+(a>=v)); b+=4;
     }while(b!=8);
     b=0; w8(s, r8(65724)); w8(s+8, r8(65732)); w8(s+16, r8(65740)); w8(c+88, U64(0x6,0x0));
     w4(c+84, k); w8(c+120, 0); i--; g=(g<<2)+e; w4(c+80, c+48); a=0;
     do{
      a+=r4(c+48+b)*r4(b+s); b+=4;
     }while(b!=24);
     if(g>21503) abort();
     b=g&63;
     if(b>=60) abort();
     b=(r2(t+(b<<1))+r2(q+((g>>6)<<1)))&65535;
     if(b>335) abort();
     w2(h+(b<<1), a-g);
     if(a>21503) abort();
     b=a&63;
     if(b>=60) abort();
     b=(r2(t+(b<<1))+r2(q+((a>>6)<<1)))&65535;
     if(b>=336) abort();
     w2(d+(b<<1), g-a); e+=r;
    }while(i);
   }
   n+=4; o+=2136;
  }while(p!=12816);
 }
 i=209672;
 do{
  e=i; p=e+16; f=l; l=f+1; i=e+20; d=65597;
  do{
   d--; g=r1(d);
   if(!f) { a=g; goto L15; }
   b=f; a=g;
   do{
    a=16777731U>>(((a&255)<<3)&31); b--;
   }while(b);
L15:;
   h=a&255; w1(p+h, r1(g+65632)); b=0;
   while(b!=16){
    if(b>>(h&31)&1){
     if(b>15) abort();
     w1(b+e, a);
    }
    b++;
   }
  }while(d!=65593);
 }while(i!=209752);
 b=r4(196840); a=r4(196844);
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) break;
  a=r4(196844);
  if(a>=b) goto L24;
  g=r1(a+65752); f=g-9;
  if(f>23||!(1U<<(f&31)&8388627)) goto L24;
  a++; w4(196844, a);
  if(g!=10) continue;
  w8(131296, (u64)a); w8(131288, r8(131288)+1);
 }
 abort();
L24:;
 e=0;
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) abort();
  a=r4(196844);
  if(b<=a) break;
  g=r1(a+65752); f=g-48;
  if((f&255)>=10){
   if(!(e&1)) goto L29;
   f=g-9;
   if(f>23||!(1U<<(f&31)&8388627)) goto L29;
   goto L30;
  }
  v41=(v40&4294967295U)*10; v38=(v40>>32)*10; v37=v41+(v38<<32); w8(c, v37);
  w8(c+8, (u64)(v37<v41)+(v38>>32));
  if(e&(r8(c+8)!=0)) goto L29;
  v37=e&1?r8(c):0; v40=v37+((u64)f&255);
  if(v40<v37) goto L29;
  e=1; a++; w4(196844, a);
 }
 if(!(e&1)) goto L29;
L30:;
 if(!!v40){
  v29=c+31; v30=(c+80)|2; v38=1;
A39:;
  for(;;){
   b=r4(196840); a=r4(196844);
   for(;;){
    if(a==b) { f_refill(); b=r4(196840); }
    if(b>=65537) abort();
    g=r4(196844);
    if(g>=b) break;
    f=r1(g+65752); a=f-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    a=g+1; w4(196844, a);
    if(f!=10) continue;
    w8(131296, (u64)a); w8(131288, r8(131288)+1);
   }
   f_expect_board(c+80);
   if(r1(c+80)!=5) goto L29;
   f=r2(c+88); q=r1(c+87); g=r1(c+86); z=r1(c+85); r=r1(c+84); s=r1(c+83); t=r1(c+82); l=r1(c+81);
   f_expect_board(c+80);
   if(r1(c+80)!=5) goto L29;
   w4(v29, r4(v30)); w2(v29+4, r2(v30+4)); w=r2(c+88); w2(c+37, w); p=r1(c+81); w1(c+30, p); o=w>>8;
   k=0; b=0;
   do{
    k+=r1(c+30+b)?0:b; b++;
   }while(b!=9);
   i=0;
   for(;;){
    d=604352; e=0; n=0;
    do{
     h=r4(n+65712); b=k;
     if(i){
      a=i;
      do{
       s0=b; b/=3; b=(s0-b*3)*3-b+2; a--;
      }while(a);
     }
     if(b==h) goto L44;
     d+=394904; e++; n+=4;
    }while(n!=12);
    i++;
   }
L44:;
   a=e*394904; j=a+209752;
   if(r4(a+604496)==0-r4(a+604644)){
    h=r4((e<<2)+65712)*21504; b=193536; a=j;
    do{
     w1(a, 0); e=b<4096?b:4096; a+=e; b-=e;
    }while(b);
    if(h>193535) abort();
    w4(j+394896, h); w1(h+j, 240); e=h/21504<<2; a=e+4; b=0; k=148;
    do{
     w4(d, b<e?0:(a>b?b:a)-e); d+=4; b++; k-=4;
    }while(k);
    b=j+193536; a=16;
    do{
     w4(b, h); b+=4; a-=4;
    }while(a);
   }
   e=(f&65280)>>8;
   if(i){
    b=i;
    do{
     h=t; t=r; s0=l; l=q; r=f; q=e; u=s; e=u; v=g; f=v; g=h; s=s0; b--;
    }while(b);
    b=r1(c+36); e=r1(c+35); y=r1(c+34); a=r1(c+33); f=r1(c+32); k=r1(c+31); g=i;
    do{
     d=p; n=k; k=a; p=b; a=w; b=o; o=f; w=e; e=n; f=d; g--;
    }while(g);
    e=u; g=h; f=v; goto L53;
   }
   b=r1(c+36); n=r1(c+35); y=r1(c+34); a=r1(c+33); d=r1(c+32); k=r1(c+31);
L53:;
   w1(c+47, o); w1(c+46, w); w1(c+45, b); w1(c+44, n); w1(c+43, y); w1(c+42, a); w1(c+41, d);
   w1(c+40, k); w1(c+39, p); b=0; w1(c+136, 0); w8(c+128, 0); d=1;
   for(;;){
    a=d+1;
    do{
     if(b==9) goto L57;
     s0=c+39+b; b++; h=r1(s0);
    }while(!h);
    if(h>=9) abort();
    w1(c+128+h, d); d=a;
   }
L57:;
   w1(c+56, e); w1(c+55, f); w1(c+54, q); w1(c+53, g); w1(c+52, z); w1(c+51, r); w1(c+50, s);
   w1(c+49, t); w1(c+48, l); b=0;
   do{
    a=r1(c+48+b);
    if(a>=9) abort();
    w1(c+80+b, r1(c+128+a)); b++;
   }while(b!=9);
   v39=r8(c+80);
   v41=(v39-U64(0x1010101,0x1010101))&(v39^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   v37=(v41&(0-v41))>>7;
   w8(c+128, (((u64)r1(c+88)<<56|v39>>8)&(0-v37))+((v37-1)&v39)-U64(0x1010101,0x1010101));
   w8(c+80, 0); b=0; v39=U64(0xfedcba98,0x76543210);
   do{
    v37=(u64)r1(c+128+b)<<2; w1(c+80+b, (u32)(v39>>(v37&63))&15);
    v39+=U64(0xeeeeeeee,0xeeeeeef0)<<(v37&63); b++;
   }while(b!=8);
   w8(c+48, r8(c+80)); a=0; b=0;
   do{
    a+=r1(c+48+b); b++;
   }while(b!=8);
   if(a&1) goto L29;
   e=0; b=8; a=c+48; s0=(u32)ctz64(v41)>>3;
   do{
    e=r1(a)+b*e; a++; b--;
   }while(b);
   b=s0*21504+(e>>1)+(e/120<<2);
   if(b>193535) abort();
   v37=v38+(u64)(v38<v40); v34=b+j;
   for(;;){
    g=r1(v34);
    if(g) break;
    f=0; p=0; v25=g0-160; g0=v25; g=j+394600; e=r1(j+394900); d=e&1;
    memmove(m+(v25+12), m+(g+d*148), 148);
    if(e<=30){
     f=j+294068; a=j+193536; v35=d?f:a; v26=d?a:f; v36=((e+1)^4294967295U)<<3&4294967280U;
     v27=v36|15; y=g+(u32)!d*148; g=0; a=0;
     for(;;){
      w4(p+y, a);
      if(g>=36) goto L72;
      d=g>>2; f=g&3; v31=r1(f+65597);
      switch(v31-1){
      case 0:
       if(g>=24) goto L72;
       s0=d+3; break;
      case 1:
       if(!((d&255)%3)) goto L72;
       s0=d-1; break;
      case 2:
       if((d&255)%3>=2) goto L72;
       s0=d+1; break;
      default:
       if(g<=11) goto L72;
       s0=d-3;
      }
      e=s0; v28=1U<<(f&31)|v36; v32=e*4294945792U; v33=d*21504; z=v32+v33; n=e<<2; f=e*2136;
      w=f+198200; q=f+198872; r=f+196856; f=d*2136; s=f+197528; t=f+198872; u=f+196856; o=0;
      v=r1((v31^1)+65597); k=e>5; l=g>23;
      do{
       if(r1(o+65597)==v) goto L79;
       f=n+o;
       if(f>36) goto L70;
       if(f==36) abort();
       f=v25+12+(f<<2); h=r4(f+4); d=r4(f);
       if(!((h>=d)&(h<25134))) abort();
       f=h-d; e=v35+(d<<2);
       switch(v31-1){
       case 0:
        if(d==h) goto L79;
        do{
         if(l) abort();
         d=r4(e); x=d+v32; h=x>>6;
         if(x>21503) abort();
         d&=63;
         if(d>=60) abort();
         d=(r2(t+(d<<1))+r2(u+(h<<1)))&65535;
         if(d>=336) abort();
         h=v33+((r2(s+(d<<1))+x)&65535);
         if(h>193535) abort();
         d=h+j; s0=d; d=r1(d); w1(s0, (d>(v27&255)?0:v28)|d);
         if(a>=25133) abort();
         w4(v26+(a<<2), h); e+=4; a+=!d; f--;
        }while(f);
        break;
       case 1: case 2:
        if(d==h) goto L79;
        do{
         h=z+r4(e);
         if(h>193535) abort();
         d=h+j; s0=d; d=r1(d); w1(s0, (d>(v27&255)?0:v28)|d);
         if(a>=25133) abort();
         w4(v26+(a<<2), h); e+=4; a+=!d; f--;
        }while(f);
        break;
       default:
        if(d==h) goto L79;
        do{
         if(k) abort();
         d=r4(e); x=d+v32; h=x>>6;
         if(x>21503) abort();
         d&=63;
         if(d>=60) abort();
         d=(r2(q+(d<<1))+r2(r+(h<<1)))&65535;
         if(d>=336) abort();
         h=v33+((r2(w+(d<<1))+x)&65535);
         if(h>193535) abort();
         d=h+j; s0=d; d=r1(d); w1(s0, (d>(v27&255)?0:v28)|d);
         if(a>=25133) abort();
         w4(v26+(a<<2), h); e+=4; a+=!d; f--;
        }while(f);
       }
L79:;
       o++;
      }while(o!=4);
L72:;
      g++; p+=4;
      if(p==148) goto L69;
     }
L70:;
     abort();
L69:;
     f=a!=0; w1(j+394900, f+r1(j+394900));
    }
    g0=v25+160; s0=f;
    if(!s0) goto L29;
   }
   a=r4(196848); s0=r4(j+394896)/21504;
   if(a-65532<=4) { f_flush(); a=r4(196848); }
   if(a>=65532) abort();
   w1(a+131308, r1(65540)); w4(a+131304, r4(65536)); w4(196848, r4(196848)+5); f_write_number(v38);
   a=r4(196848);
   if(a-65535<=1) { f_flush(); a=r4(196848); }
   if(a>=65535) abort();
   w2(a+131304, 8250); w4(196848, r4(196848)+2);
   f_write_number((u64)(((s0+b/21504)&1)|((g^4294967295U)>>3&30))); a=r4(196848);
   if(a==65536) { f_flush(); a=r4(196848); }
   if(a>=65536) abort();
   w1(a+131304, 10); a=r4(196848)+1; w4(196848, a);
   if(i>3) abort();
   f=i*20; i=f+209688; g=f+209672;
   do{
    f=r1(b+j)&15;
    if(!f) goto L98;
    h=r1(f+g);
    if(h>3) abort();
    l=b/21504; e=b-l*21504;
    switch(r1(h+65597)-1){
    case 0:
     if(b>=129024) goto L98;
     f=e&63;
     if(f>=60) abort();
     d=l*2136+196856; f=(r2(d+(f<<1)+2016)+r2(d+(e>>5&134217726)))&65535;
     if(f>=336) abort();
     b=l+3; e=(r2(d+(f<<1)+1344)+e)&65535; goto L96;
    case 1:
     if(!((l&255)%3)) goto L98;
     b=l-1; goto L96;
    case 2:
     if((l&255)%3>=2) goto L98;
     b=l+1; goto L96;
    default:
     if(b>64511) goto L97;
    }
L98:;
    if(a==65536) { f_flush(); a=r4(196848); }
    if(a>=65536) abort();
    w1(a+131304, 10); w4(196848, r4(196848)+1);
    if(v38>=v40) goto L36;
    v38=v37;
    if(v38<=v40) goto A39;
    goto L36;
L97:;
    b=l-3;
    if(b>5) abort();
    f=e&63;
    if(f>=60) abort();
    d=b*2136+196856; f=(r2(d+(f<<1)+2016)+r2(d+(e>>5&134217726)))&65535;
    if(f>=336) abort();
    e=(r2(d+(f<<1)+672)+e)&65535;
L96:;
    f=r1(h+i);
    if(a==65536) { f_flush(); a=r4(196848); }
    if(a>=65536) abort();
    w1(a+131304, f); a=r4(196848)+1; w4(196848, a); b=e+b*21504;
   }while(b<193536);
   break;
  }
  abort();
L36:;
  b=r4(196840); a=r4(196844);
 }
 for(;;){
  if(a==b) { f_refill(); b=r4(196840); }
  if(b>=65537) abort();
  g=r4(196844);
  if(g>=b) break;
  f=r1(g+65752); a=f-9;
  if(a>23||!(1U<<(a&31)&8388627)) break;
  a=g+1; w4(196844, a);
  if(f!=10) continue;
  w8(131296, (u64)a); w8(131288, r8(131288)+1);
 }
L29:;
 f_flush(); g0=c+144;
}

int main(void) {
 memcpy(m + 65536, "Case\040a\040tile\0401\040to\0408\040or\040the\040blank\040x", 33);
 memcpy(m + 65569, "two\040boards\040for\040each\040case\001\002\003\000\000\001", 30);
 memcpy(m + 65599, "\002\003the\040input\040ends\000\004\000\000\000A\000\001\000", 25);
 memcpy(m + 65624, "\016\000\000\000\000\000\000\000udlreach\040symbol\040once\040", 29);
 memcpy(m + 65653, "on\040a\040board\000<\000\000\000\014\000\000\000\003\000\000", 22);
 memcpy(m + 65676, "\001\000\000\000\001\000\000\000\001\000\000\000\300N\000\000", 16);
 memcpy(m + 65692, "\330\011\000\000h\001\000\000<\000\000\000<\000\000\000<\000", 18);
 memcpy(m + 65712, "\004\000\000\000\007\000\000\000\010\000\000\000\200\012\000", 15);
 memcpy(m + 65728, "\200\001\000\000@\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65744, "\001", 1);
 f_solve();
 return 0;
}
