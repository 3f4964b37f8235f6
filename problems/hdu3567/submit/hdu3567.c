/* hdu3567, made from Rust by c-emitter */
/* with rustc 1.96.0 and wasm-opt version 108 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U64(x) x##ULL
#endif

static u8 m[1441792];
#define pages 22
static u32 g0 = 65536;
#define trap() exit(101)
#ifdef __GNUC__
#define CELL __attribute__((packed, may_alias))
#else
#define CELL
#endif
#define N1(a, n) (*(m + (a) + n))
typedef struct CELL { u16 x; } u16_cell;
#define M2(a) (((u16_cell *) (m + (a)))->x)
#define N2(a, n) (((u16_cell *) (m + (a) + n))->x)
typedef struct CELL { u32 x; } u32_cell;
#define M4(a) (((u32_cell *) (m + (a)))->x)
#define N4(a, n) (((u32_cell *) (m + (a) + n))->x)
typedef struct CELL { u64 x; } u64_cell;
#define M8(a) (((u64_cell *) (m + (a)))->x)
#define N8(a, n) (((u64_cell *) (m + (a) + n))->x)
static u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }
static u32 rem_u32(u32 x, u32 y) { if (!y) trap(); return x % y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }
#define copy(a, b, n) memmove(m + (a), m + (b), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }

static void f_flush(void){
 u32 a;
 a=M4(196848);
 if(a){
  if(a>=65537) trap();
  output(131304,a); M4(196848)=0;
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!m[196852]){
  M8(131296)-=M4(196840); M4(196844)=0; a=input(65752,65536); M4(196840)=a; m[196852]=!a;
 }
}

static void f_expect_board(u32 a){
 u32 b, c=0, d, e=0, f=0, g, h=0, i=0, j=0, k=0, l, p, r;
 u64 n=0, o=0, q;
 b=frame(32); g=M4(196840); d=M4(196844);
 for(;;){
  if(d==g) { f_refill(); g=M4(196840); }
  if(g>=65537) trap();
  d=M4(196844);
  if(g<=d) goto L9;
  c=N1(d,65752); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  d++; M4(196844)=d;
  if(c!=10) continue;
  M8(131296)=d; M8(131288)++;
 }
 f=g-d;
 if(f<2) goto L6;
 c=d+65752; e=N1(c,1)==32; h=e?17:9;
 if(h>f) goto L6;
 n=M8(c);
 if(!e) goto L7;
 o=N8(c,8);
 if(((o^U64(0x2000200020002000))|(n^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L6;
 n&=U64(0xff00ff00ff00ff); n|=n>>8; q=(n&65535)|(n>>16&4294901760U); n=o&U64(0xff00ff00ff00ff);
 n|=n>>8; n=q|((n>>16&4294901760U)|(n&65535))<<32; goto L7;
L9:;
 M8(a)=M8(65616); N8(a,8)=M8(65624); N4(a,20)=24; N4(a,16)=65569; N8(a,24)=M8(131288)+1;
 N8(a,32)=d-M8(131296)+1; goto L2;
L7:;
 f=0; c=m[c+h-1]; N1(b,24)=(c&223)==88?0:c-48;
 n=(((((n&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|n)
   >>7&U64(72340172838076673))*255&(n^U64(0x3030303030303030));
 N8(b,16)=n; e=0;
 do{
  e|=1U<<(m[b+16+f]&31); f++;
 }while(f!=9);
 c=0; f=0;
 do{
  c|=m[b+16+f]; f++;
 }while(f!=9);
 if(e!=511||(c&255)>=16) goto L6;
 M4(196844)=d+h; N4(b,8)=N4(b,17); N2(b,12)=N2(b,21); g=N2(b,23); p=n; goto L5;
L6:;
 N1(b,24)=0; N8(b,16)=0; c=0;
 do{
  p=c+1; r=b+16+c;
  for(;;){
   if(d==g) { f_refill(); g=M4(196840); }
   if(g>=65537) trap();
   e=0; d=M4(196844);
   if(g>d){
    f=N1(d,65752); e=f-9;
    if(1U<<(e&31)&8388627?e<=23:0) goto L19;
    e=1;
   }
   i=28; j=65541;
   if(e&1) break;
   e=2; goto L3;
L19:;
   d++; M4(196844)=d;
   if(f!=10) continue;
   M8(131296)=d; M8(131288)++;
  }
  e=0; l=(f&223)==88?0:f-48; c=l&255;
  if(c>8) goto L3;
  e=1; c=1U<<(c&31);
  if(c&k&65535) { i=27; j=65636; goto L3; }
  m[r]=l; d++; M4(196844)=d; k|=c; c=p;
 }while(c!=9);
 N4(b,10)=N4(b,19); N2(b,8)=N2(b,17); g=N2(b,23); p=N1(b,16);
L5:;
 c=p; h=N2(b,12); N2(b,4)=h; d=N4(b,8); M4(b)=d; N2(a,6)=h; N4(a,2)=d; N2(a,8)=g; N1(a,1)=c; m[a]=5;
 goto L2;
L3:;
 N4(b,9)=c; c=N4(b,8); M4(b)=c; h=N2(b,12); N2(b,4)=h; n=M8(131288); o=M8(131296); N2(a,7)=h;
 N4(a,3)=c; N8(a,32)=d-o+1; N8(a,24)=n+1; N4(a,20)=i; N4(a,16)=j; N1(a,1)=f; m[a]=e;
L2:;
 g0=b+32;
}

static void f_write_number(u64 a){
 u32 b;
 if(a>9) f_write_number(a/10);
 b=M4(196848);
 if(b==65536) { f_flush(); b=M4(196848); }
 if(b>=65536) trap();
 N1(b,131304)=(u32)(a%10)|48; M4(196848)++;
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, a0, b0=0, e0=0, h0, f0, i0, j0, k0, p0, q0, l0=0, n0, o0, u0, v0, s0, z, t0;
 u64 w=0, x=0, y, c0=0, d0=0;
 c=frame(144);
 if(!M2(197528)){
  s=c+96; k=c+80; n=c+48; o=196856;
  do{
   b=f; f=b+1; a=p; p=a+2136; q=a+196856; a=b<<2; d=N4(a,65688); r=N4(a,65664); i=b<3; a=o; e=0;
   b=0;
   do{
    g=b/6; z=a;
    if(i) t0=rem_u32(e,d); else t0=(b+g)&1?60:0;
    M2(z)=div_u32(t0,r); b++; a+=2; e+=60;
   }while(e!=20160);
   b=2016; a=0;
   do{
    M2(b+o)=div_u32(a,r); a++; b+=2;
   }while(b!=2136);
   a=d<<1; b=a<20160?a:20160; a=div_u32(b,r); i=a+(b!=a*r);
   if(i){
    t=q+2016; h=q+672; d=q+1344; e=0;
    do{
     N8(c,72)=0; N4(c,48)=e/2520; a=e/3; N4(c,64)=a&3; N4(c,60)=e/12%5; g=e/60; N4(c,56)=g%6;
     N4(c,52)=e/360%7; N4(c,68)=e-a*3; b=0; a=0;
     do{
      a+=M4(c+48+b); b+=4;
     }while(b!=32);
     N4(c,72)=a&1; b=0;
     do{
      u=b+n; a=u+4; v=M4(u); z=a; a=M4(a); M4(z)=v-(v>a); M4(u)=a+(a>=v); b+=4;
     }while(b!=8);
     b=0; M8(s)=M8(65724); N8(s,8)=M8(65732); N8(s,16)=M8(65740); N8(c,88)=U64(25769803776);
     N4(c,84)=k; N8(c,120)=0; i--; g=(g<<2)+e; N4(c,80)=c+48; a=0;
     do{
      a+=M4(c+48+b)*M4(b+s); b+=4;
     }while(b!=24);
     if(g>21503) trap();
     b=g&63;
     if(b>=60) trap();
     b=(M2(t+(b<<1))+M2(q+(g>>6<<1)))&65535;
     if(b>335) trap();
     M2(h+(b<<1))=a-g;
     if(a>21503) trap();
     b=a&63;
     if(b>=60) trap();
     b=(M2(t+(b<<1))+M2(q+(a>>6<<1)))&65535;
     if(b>=336) trap();
     M2(d+(b<<1))=g-a; e+=r;
    }while(i);
   }
   n+=4; o+=2136;
  }while(p!=12816);
 }
 i=209672;
 do{
  e=i; p=e+16; f=l; l=f+1; i=e+20; d=65597;
  do{
   d--; g=m[d];
   if(!f) { a=g; goto L15; }
   b=f; a=g;
   do{
    a=16777731U>>((a&255)<<3&31); b--;
   }while(b);
L15:;
   h=a&255; m[p+h]=N1(g,65632); b=0;
   while(b!=16){
    if(b>>(h&31)&1){
     if(b>15) trap();
     m[b+e]=a;
    }
    b++;
   }
  }while(d!=65593);
 }while(i!=209752);
 b=M4(196840); a=M4(196844);
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) break;
  a=M4(196844);
  if(a>=b) goto L24;
  g=N1(a,65752); f=g-9;
  if(f>23||!(1U<<(f&31)&8388627)) goto L24;
  a++; M4(196844)=a;
  if(g!=10) continue;
  M8(131296)=a; M8(131288)++;
 }
 trap();
L24:;
 e=0;
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) trap();
  a=M4(196844);
  if(b<=a) break;
  g=N1(a,65752); f=g-48;
  if((f&255)>=10){
   if(!(e&1)) goto L29;
   f=g-9;
   if(f>23||!(1U<<(f&31)&8388627)) goto L29;
   goto L30;
  }
  d0=(c0&4294967295U)*10; x=(c0>>32)*10; w=d0+(x<<32); M8(c)=w; N8(c,8)=(w<d0)+(x>>32);
  if(e&(N8(c,8)!=0)) goto L29;
  w=e&1?M8(c):0; c0=w+(f&255);
  if(c0<w) goto L29;
  e=1; a++; M4(196844)=a;
 }
 if(!(e&1)) goto L29;
L30:;
 if(c0){
  p0=c+31; q0=(c+80)|2; x=1;
A39:;
  for(;;){
   b=M4(196840); a=M4(196844);
   for(;;){
    if(a==b) { f_refill(); b=M4(196840); }
    if(b>=65537) trap();
    g=M4(196844);
    if(g>=b) break;
    f=N1(g,65752); a=f-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    a=g+1; M4(196844)=a;
    if(f!=10) continue;
    M8(131296)=a; M8(131288)++;
   }
   f_expect_board(c+80);
   if(N1(c,80)!=5) goto L29;
   f=N2(c,88); q=N1(c,87); g=N1(c,86); h0=N1(c,85); r=N1(c,84); s=N1(c,83); t=N1(c,82); l=N1(c,81);
   f_expect_board(c+80);
   if(N1(c,80)!=5) goto L29;
   M4(p0)=M4(q0); N2(p0,4)=N2(q0,4); a0=N2(c,88); N2(c,37)=a0; p=N1(c,81); N1(c,30)=p; o=a0>>8; k=0;
   b=0;
   do{
    k+=m[c+30+b]?0:b; b++;
   }while(b!=9);
   i=0;
   for(;;){
    d=604352; e=0; n=0;
    do{
     h=N4(n,65712); b=k;
     if(i){
      a=i;
      do{
       z=b; b/=3; b=(z-b*3)*3-b+2; a--;
      }while(a);
     }
     if(b==h) goto L44;
     d+=394904; e++; n+=4;
    }while(n!=12);
    i++;
   }
L44:;
   a=e*394904; j=a+209752;
   if(N4(a,604496)==-N4(a,604644)){
    h=N4(e<<2,65712)*21504; b=193536; a=j;
    do{
     m[a]=0; e=b<4096?b:4096; a+=e; b-=e;
    }while(b);
    if(h>193535) trap();
    N4(j,394896)=h; m[h+j]=240; e=h/21504<<2; a=e+4; b=0; k=148;
    do{
     M4(d)=b<e?0:(a>b?b:a)-e; d+=4; b++; k-=4;
    }while(k);
    b=j+193536; a=16;
    do{
     M4(b)=h; b+=4; a-=4;
    }while(a);
   }
   e=(f&65280)>>8;
   if(i){
    b=i;
    do{
     h=t; t=r; z=l; l=q; r=f; q=e; u=s; e=u; v=g; f=v; g=h; s=z; b--;
    }while(b);
    b=N1(c,36); e=N1(c,35); e0=N1(c,34); a=N1(c,33); f=N1(c,32); k=N1(c,31); g=i;
    do{
     d=p; n=k; k=a; p=b; a=a0; b=o; o=f; a0=e; e=n; f=d; g--;
    }while(g);
    e=u; g=h; f=v; goto L53;
   }
   b=N1(c,36); n=N1(c,35); e0=N1(c,34); a=N1(c,33); d=N1(c,32); k=N1(c,31);
L53:;
   N1(c,47)=o; N1(c,46)=a0; N1(c,45)=b; N1(c,44)=n; N1(c,43)=e0; N1(c,42)=a; N1(c,41)=d; N1(c,40)=k;
   N1(c,39)=p; b=0; N1(c,136)=0; N8(c,128)=0; d=1;
   for(;;){
    a=d+1;
    do{
     if(b==9) goto L57;
     z=c+39+b; b++; h=m[z];
    }while(!h);
    if(h>=9) trap();
    m[c+128+h]=d; d=a;
   }
L57:;
   N1(c,56)=e; N1(c,55)=f; N1(c,54)=q; N1(c,53)=g; N1(c,52)=h0; N1(c,51)=r; N1(c,50)=s; N1(c,49)=t;
   N1(c,48)=l; b=0;
   do{
    a=m[c+48+b];
    if(a>=9) trap();
    m[c+80+b]=m[c+128+a]; b++;
   }while(b!=9);
   y=N8(c,80); d0=(y-U64(72340172838076673))&~y&U64(0x8080808080808080); w=(d0&-d0)>>7;
   N8(c,128)=(((u64)N1(c,88)<<56|y>>8)&-w)+((w-1)&y)-U64(72340172838076673); N8(c,80)=0; b=0;
   y=U64(0xfedcba9876543210);
   do{
    w=m[c+128+b]<<2; m[c+80+b]=(u32)(y>>(w&63))&15; y+=U64(0xeeeeeeeeeeeeeef0)<<(w&63); b++;
   }while(b!=8);
   N8(c,48)=N8(c,80); a=0; b=0;
   do{
    a+=m[c+48+b]; b++;
   }while(b!=8);
   if(a&1) goto L29;
   e=0; b=8; a=c+48; z=(u32)ctz64(d0)>>3;
   do{
    e=m[a]+b*e; a++; b--;
   }while(b);
   b=z*21504+(e>>1)+(e/120<<2);
   if(b>193535) trap();
   w=x+(x<c0); u0=b+j;
   for(;;){
    g=m[u0];
    if(g) break;
    f=0; p=0; f0=g0-160; g0=f0; g=j+394600; e=N1(j,394900); d=e&1; copy(f0+12,g+d*148,148);
    if(e<=30){
     f=j+294068; a=j+193536; v0=d?f:a; i0=d?a:f; s0=~(e+1)<<3&-16; j0=s0|15; e0=g+!d*148; g=0; a=0;
     for(;;){
      M4(p+e0)=a;
      if(g>=36) goto L72;
      d=g>>2; f=g&3; l0=N1(f,65597);
      switch(l0-1){
      case 0:
       if(g>=24) goto L72;
       z=d+3; break;
      case 1:
       if(!((d&255)%3)) goto L72;
       z=d-1; break;
      case 2:
       if((d&255)%3>=2) goto L72;
       z=d+1; break;
      default:
       if(g<=11) goto L72;
       z=d-3;
      }
      e=z; k0=1U<<(f&31)|s0; n0=e*-21504; o0=d*21504; h0=n0+o0; n=e<<2; f=e*2136; a0=f+198200;
      q=f+198872; r=f+196856; f=d*2136; s=f+197528; t=f+198872; u=f+196856; o=0; v=N1(l0^1,65597);
      k=e>5; l=g>23;
      do{
       if(N1(o,65597)==v) goto L79;
       f=n+o;
       if(f>36) goto L70;
       if(f==36) trap();
       f=f0+12+(f<<2); h=N4(f,4); d=M4(f);
       if(!((h>=d)&(h<25134))) trap();
       f=h-d; e=v0+(d<<2);
       switch(l0-1){
       case 0:
        if(d==h) goto L79;
        do{
         if(l) trap();
         d=M4(e); b0=d+n0; h=b0>>6;
         if(b0>21503) trap();
         d&=63;
         if(d>=60) trap();
         d=(M2(t+(d<<1))+M2(u+(h<<1)))&65535;
         if(d>=336) trap();
         h=o0+((M2(s+(d<<1))+b0)&65535);
         if(h>193535) trap();
         d=h+j; z=d; d=m[d]; m[z]=(d>(j0&255)?0:k0)|d;
         if(a>=25133) trap();
         M4(i0+(a<<2))=h; e+=4; a+=!d; f--;
        }while(f);
        break;
       case 1: case 2:
        if(d==h) goto L79;
        do{
         h=h0+M4(e);
         if(h>193535) trap();
         d=h+j; z=d; d=m[d]; m[z]=(d>(j0&255)?0:k0)|d;
         if(a>=25133) trap();
         M4(i0+(a<<2))=h; e+=4; a+=!d; f--;
        }while(f);
        break;
       default:
        if(d==h) goto L79;
        do{
         if(k) trap();
         d=M4(e); b0=d+n0; h=b0>>6;
         if(b0>21503) trap();
         d&=63;
         if(d>=60) trap();
         d=(M2(q+(d<<1))+M2(r+(h<<1)))&65535;
         if(d>=336) trap();
         h=o0+((M2(a0+(d<<1))+b0)&65535);
         if(h>193535) trap();
         d=h+j; z=d; d=m[d]; m[z]=(d>(j0&255)?0:k0)|d;
         if(a>=25133) trap();
         M4(i0+(a<<2))=h; e+=4; a+=!d; f--;
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
     trap();
L69:;
     f=a!=0; N1(j,394900)+=f;
    }
    g0=f0+160; z=f;
    if(!z) goto L29;
   }
   a=M4(196848); z=N4(j,394896)/21504;
   if(a-65532<=4) { f_flush(); a=M4(196848); }
   if(a>=65532) trap();
   N1(a,131308)=m[65540]; N4(a,131304)=M4(65536); M4(196848)+=5; f_write_number(x); a=M4(196848);
   if(a-65535<=1) { f_flush(); a=M4(196848); }
   if(a>=65535) trap();
   N2(a,131304)=8250; M4(196848)+=2; f_write_number(((z+b/21504)&1)|(~g>>3&30)); a=M4(196848);
   if(a==65536) { f_flush(); a=M4(196848); }
   if(a>=65536) trap();
   N1(a,131304)=10; a=M4(196848)+1; M4(196848)=a;
   if(i>3) trap();
   f=i*20; i=f+209688; g=f+209672;
   do{
    f=m[b+j]&15;
    if(!f) goto L98;
    h=m[f+g];
    if(h>3) trap();
    l=b/21504; e=b-l*21504;
    switch(N1(h,65597)-1){
    case 0:
     if(b>=129024) goto L98;
     f=e&63;
     if(f>=60) trap();
     d=l*2136+196856; f=(N2(d+(f<<1),2016)+M2(d+(e>>5&134217726)))&65535;
     if(f>=336) trap();
     b=l+3; e=(N2(d+(f<<1),1344)+e)&65535; goto L96;
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
    if(a==65536) { f_flush(); a=M4(196848); }
    if(a>=65536) trap();
    N1(a,131304)=10; M4(196848)++;
    if(x>=c0) goto L36;
    x=w;
    if(x<=c0) goto A39;
    goto L36;
L97:;
    b=l-3;
    if(b>5) trap();
    f=e&63;
    if(f>=60) trap();
    d=b*2136+196856; f=(N2(d+(f<<1),2016)+M2(d+(e>>5&134217726)))&65535;
    if(f>=336) trap();
    e=(N2(d+(f<<1),672)+e)&65535;
L96:;
    f=m[h+i];
    if(a==65536) { f_flush(); a=M4(196848); }
    if(a>=65536) trap();
    N1(a,131304)=f; a=M4(196848)+1; M4(196848)=a; b=e+b*21504;
   }while(b<193536);
   break;
  }
  trap();
L36:;
  b=M4(196840); a=M4(196844);
 }
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) trap();
  g=M4(196844);
  if(g>=b) break;
  f=N1(g,65752); a=f-9;
  if(a>23||!(1U<<(a&31)&8388627)) break;
  a=g+1; M4(196844)=a;
  if(f!=10) continue;
  M8(131296)=a; M8(131288)++;
 }
L29:;
 f_flush(); g0=c+144;
}

int main(void) {
 memcpy(m + 65536, "Case\40a\40tile\0401\40to\0408\40or\40the\40blank\40xtwo\40b"
   "oards\40for\40each\40case\1\2\3\0\0\1\2\3the\40input\40ends\0"
   "\4\0\0\0A\0\1\0\16\0\0\0\0\0\0\0udlreach\40symbol\40once\40o"
   "n\40a\40board\0<\0\0\0\14\0\0\0\3\0\0\0\1\0\0\0\1\0\0\0\1\0\0"
   "\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<\0\0\0\4\0\0\0\7"
   "\0\0\0\10\0\0\0\200\n\0\0\200\1\0\0@\0\0\0\14\0\0\0\3\0\0\0\1", 209);
 f_solve();
 return 0;
}
