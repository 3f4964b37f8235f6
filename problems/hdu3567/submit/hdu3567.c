/* hdu3567 0.1.0, made from Rust by cargo single-file */
/* with rustc 1.96.0 and wasm-opt version 108 */
/* Licence: MIT OR Apache-2.0 */
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
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196848);
 if(a){
  if(a>=65537) trap();
  output(131304,a); M4(196848)=0;
 }
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
  if(g<=d) goto L5;
  c=N1(d,65752); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  d++; M4(196844)=d;
  if(c!=10) continue;
  M8(131296)=d; M8(131288)++;
 }
 f=g-d;
 if(f<2) goto L10;
 c=d+65752; e=N1(c,1); h=e==32?17:9;
 if(h>f) goto L10;
 n=M8(c);
 if(e==32){
  o=N8(c,8);
  if(((o^U64(0x2000200020002000))|(n^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L10;
  n&=U64(0xff00ff00ff00ff); n|=n>>8; q=(n&65535)|(n>>16&4294901760U); n=o&U64(0xff00ff00ff00ff);
  n|=n>>8; n=q|((n>>16&4294901760U)|(n&65535))<<32;
 }
 f=0; c=m[c+h-1]; N1(b,24)=(c&223)==88?0:c-48;
 o=(((((n&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|n)
   >>7&U64(72340172838076673))*255&(n^U64(0x3030303030303030));
 N8(b,16)=o; e=0;
 do{
  e|=1U<<(m[b+16+f]&31); f++;
 }while(f!=9);
 c=0; f=0;
 do{
  c|=m[b+16+f]; f++;
 }while(f!=9);
 if(e!=511||(c&255)>=16) goto L10;
 M4(196844)=d+h; n=N8(b,17); p=o; goto L9;
L10:;
 N1(b,24)=0; N8(b,16)=0; c=0;
 do{
  p=c+1; r=b+16+c;
  for(;;){
   if(d==g) { f_refill(); g=M4(196840); }
   if(g>=65537) trap();
   e=0; d=M4(196844);
   if(g>d){
    f=N1(d,65752); e=f-9;
    if(1U<<(e&31)&8388627?e<=23:0) goto L18;
    e=1;
   }
   j=28; k=65541;
   if(e&1) break;
   e=2; goto L3;
L18:;
   d++; M4(196844)=d;
   if(f!=10) continue;
   M8(131296)=d; M8(131288)++;
  }
  e=0; l=(f&223)==88?0:f-48; c=l&255;
  if(c>8) goto L3;
  e=1; c=1U<<(c&31);
  if(c&i) { j=27; k=65601; goto L3; }
  m[r]=l; d++; M4(196844)=d; i|=c; c=p;
 }while(c!=9);
 N2(b,6)=N2(b,23); N4(b,2)=N4(b,19); M2(b)=N2(b,17); n=M8(b); p=N1(b,16);
L9:;
 g=p; N8(a,2)=n; N1(a,1)=g; m[a]=7; goto L2;
L5:;
 N4(a,20)=24; N4(a,16)=65569; M8(a)=M8(65648); N8(a,8)=M8(65656); N8(a,24)=M8(131288)+1;
 N8(a,32)=d-M8(131296)+1; goto L2;
L3:;
 N4(b,5)=9; N4(b,1)=c; n=M8(131288); o=M8(b); N8(a,32)=d-M8(131296)+1; N8(a,24)=n+1; N4(a,20)=j;
 N4(a,16)=k; N1(a,11)=0; N8(a,3)=o; N1(a,1)=f; m[a]=e;
L2:;
 g0=b+32;
}

static void f_write_number(u64 a){
 u32 b=0;
 if(a>9) f_write_number(a/10);
 b=M4(196848);
 if(b==65536) { output(131304,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196848)=b+1; N1(b,131304)=(u32)(a%10)|48;
}

static u32 f___main_void(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n, o, p=0, q=0, r=0, s=0, t=0, u=0,
   v, a0=0, w=0, b0, x, h0, i0, j0, k0, l0, n0, o0, t0, u0, p0=0, q0, z, v0;
 u64 y=0, c0, e0=0, d0=0, f0=0, s0;
 c=frame(144);
 if(!M2(197528)){
  t=c+112; q=c+96; l=c+64; r=196856;
  do{
   d=k; k=d+1; a=e; e=a+2136; j=a+196856; a=d<<2; h=N4(a,65692); s=N4(a,65668); i=d<3; a=r; f=0;
   b=0;
   do{
    d=b/6; z=a;
    if(i) v0=rem_u32(f,h); else v0=(b+d)&1?60:0;
    M2(z)=div_u32(v0,s); b++; a+=2; f+=60;
   }while(f!=20160);
   b=2016; a=0;
   do{
    M2(b+r)=div_u32(a,s); a++; b+=2;
   }while(b!=2136);
   a=h<<1; d=a<20160?a:20160; a=div_u32(d,s); i=a+(d!=a*s);
   if(i){
    a0=j+2016; f=j+672; h=j+1344; g=0;
    do{
     N8(c,88)=0; N4(c,64)=g/2520; a=g/3; N4(c,80)=a&3; N4(c,76)=g/12%5; d=g/60; N4(c,72)=d%6;
     N4(c,68)=g/360%7; N4(c,84)=g-a*3; b=0; a=0;
     do{
      a+=M4(c+64+b); b+=4;
     }while(b!=32);
     N4(c,88)=a&1; b=0;
     do{
      w=b+l; a=w+4; p=M4(w); z=a; a=M4(a); M4(z)=p-(p>a); M4(w)=a+(a>=p); b+=4;
     }while(b!=8);
     b=0; M8(t)=M8(65728); N8(t,8)=M8(65736); N8(t,16)=M8(65744); N8(c,104)=U64(25769803776);
     N4(c,100)=q; N8(c,136)=0; i--; p=(d<<2)+g; N4(c,96)=c+64; a=0;
     do{
      a+=M4(c+64+b)*M4(b+t); b+=4;
     }while(b!=24);
     if(p>21503) trap();
     d=p&63;
     if(d>=60) trap();
     d=(M2(a0+(d<<1))+M2(j+(p>>5&134217726)))&65535;
     if(d>335) trap();
     M2(f+(d<<1))=a-p;
     if(a>21503) trap();
     d=a&63;
     if(d>=60) trap();
     d=(M2(a0+(d<<1))+M2(j+(a>>5&134217726)))&65535;
     if(d>=336) trap();
     M2(h+(d<<1))=p-a; g+=s;
    }while(i);
   }
   l+=4; r+=2136;
  }while(e!=12816);
 }
 i=209672;
 do{
  f=i; r=f+16; d=u; u=d+1; i=f+20; h=65597;
  do{
   h--; e=m[h];
   if(!d) { a=e; goto L15; }
   b=d; a=e;
   do{
    a=16777731U>>((a&255)<<3&31); b--;
   }while(b);
L15:;
   k=a&255; m[r+k]=N1(e,65664); b=0;
   while(b!=16){
    if(b>>(k&31)&1){
     if(b>15) trap();
     m[b+f]=a;
    }
    b++;
   }
  }while(h!=65593);
 }while(i!=209752);
 b=M4(196840); a=M4(196844);
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) trap();
  a=M4(196844);
  if(a>=b) break;
  e=N1(a,65752); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  a++; M4(196844)=a;
  if(e!=10) continue;
  M8(131296)=a; M8(131288)++;
 }
 f=0;
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) trap();
  a=M4(196844);
  if(b<=a) break;
  e=N1(a,65752); d=e-48;
  if((d&255)>=10){
   if(!(f&1)) goto L24;
   d=e-9;
   if(d>23||!(1U<<(d&31)&8388627)) goto L24;
   goto L25;
  }
  d0=(e0&4294967295U)*10; y=(e0>>32)*10; f0=d0+(y<<32); M8(c)=f0; N8(c,8)=(d0>f0)+(y>>32);
  if(f&(N8(c,8)!=0)) goto L24;
  f0=f&1?M8(c):0; e0=f0+(d&255);
  if(e0<f0) goto L24;
  f=1; a++; M4(196844)=a;
 }
 if(!(f&1)) goto L24;
L25:;
 if(e0){
  t0=c+30; u0=(c+96)|2; y=1;
A31:;
  for(;;){
   b=M4(196840); a=M4(196844);
   for(;;){
    if(a==b) { f_refill(); b=M4(196840); }
    if(b>=65537) trap();
    e=M4(196844);
    if(e>=b) break;
    d=N1(e,65752); a=d-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    a=e+1; M4(196844)=a;
    if(d!=10) continue;
    M8(131296)=a; M8(131288)++;
   }
   f_expect_board(c+96);
   if(N1(c,96)!=7) goto L24;
   k=N2(c,104); r=N1(c,103); e=N1(c,102); h0=N1(c,101); t=N1(c,100); i=N1(c,99); a0=N1(c,98);
   w=N1(c,97); f_expect_board(c+96);
   if(N1(c,96)!=7) goto L24;
   f0=y+(y<e0); M4(t0)=M4(u0); N2(t0,4)=N2(u0,4); s=N2(c,104); N2(c,36)=s; u=N1(c,97); N1(c,29)=u;
   p=s>>8; d=0; b=0;
   do{
    d+=m[c+29+b]?0:b; b++;
   }while(b!=9);
   q=0;
   for(;;){
    l=209752; h=604352; j=0; g=0;
    do{
     f=N4(g,65716); b=d;
     if(q){
      a=q;
      do{
       z=b; b/=3; b=(z-b*3)*3-b+2; a--;
      }while(a);
     }
     if(b==f) goto L36;
     h+=394904; l+=394904; j++; g+=4;
    }while(g!=12);
    q++;
   }
L36:;
   a=j*394904; o=a+209752;
   if(N4(a,604496)==-N4(a,604644)){
    j=N4(j<<2,65716)*21504; b=0;
    for(;;){
     a=b/21504;
     if(b!=196608){
      if(((b+a*-21504)&60)!=60) goto L44;
      goto L43;
     }
     if(j>193535) trap();
     N4(o,394896)=j; m[j+o]=240; f=j/21504<<2; a=f+4; b=0; d=148;
     do{
      M4(h)=b<f?0:(a>b?b:a)-f; h+=4; b++; d-=4;
     }while(d);
     b=o+193536; a=16;
     do{
      M4(b)=j; b+=4; a-=4;
     }while(a);
     break;
L44:;
     if(b>=193536) trap();
     m[l]=0;
L43:;
     b+=4096; l+=4096;
    }
   }
   l=k>>8&255;
   if(q){
    b=q; a=l; f=k; d=e; h=i;
    do{
     i=w; e=a0; a0=t; w=r; t=f; r=a; l=h; a=l; k=d; f=k; d=e; h=i; b--;
    }while(b);
   }
   N1(c,46)=l; N1(c,45)=k; N1(c,44)=r; N1(c,43)=e; N1(c,42)=h0; N1(c,41)=t; N1(c,40)=i; N1(c,39)=a0;
   N1(c,38)=w; f=N1(c,35); b=N1(c,34); k=N1(c,33); d=N1(c,32); a=N1(c,31); h=N1(c,30);
   if(q){
    l=q; g=p; j=s; i=b; e=a;
    do{
     a=u; b=h; h=d; u=f; d=j; f=g; p=e; g=p; s=i; j=s; i=b; e=a; l--;
    }while(l);
   }
   N1(c,55)=p; N1(c,54)=s; N1(c,53)=f; N1(c,52)=b; N1(c,51)=k; N1(c,50)=d; N1(c,49)=a; N1(c,48)=h;
   N1(c,47)=u; b=0; N1(c,72)=0; N8(c,64)=0; d=1;
   for(;;){
    a=d+1;
    do{
     if(b==9) goto L52;
     z=c+47+b; b++; e=m[z];
    }while(!e);
    if(e>=9) trap();
    m[c+64+e]=d; d=a;
   }
L52:;
   b=0;
   do{
    a=m[c+38+b];
    if(a>=9) trap();
    m[c+96+b]=m[c+64+a]; b++;
   }while(b!=9);
   c0=N8(c,96); s0=(c0-U64(72340172838076673))&~c0&U64(0x8080808080808080); d0=(s0&-s0)>>7;
   N8(c,56)=(((u64)N1(c,104)<<56|c0>>8)&-d0)+((d0-1)&c0)-U64(72340172838076673); N8(c,96)=0; b=0;
   c0=U64(0xfedcba9876543210);
   do{
    d0=m[c+56+b]<<2; m[c+96+b]=(u32)(c0>>(d0&63))&15; c0+=U64(0xeeeeeeeeeeeeeef0)<<(d0&63); b++;
   }while(b!=8);
   N8(c,64)=N8(c,96); a=0; b=0;
   do{
    a+=m[c+64+b]; b++;
   }while(b!=8);
   if(a&1) goto L24;
   f=0; b=8; a=c+64; z=(u32)ctz64(s0)>>3;
   do{
    f=m[a]+b*f; a++; d=b-1; b=d;
   }while(d);
   b=z*21504+(f>>1)+(f/120<<2);
   if(b>193535) trap();
   j=b+o;
   for(;;){
    i=m[j];
    if(i) break;
    n=0; j0=0; k0=g0-160; g0=k0; a=N4(o,394900);
    if(a!=31){
     e=o+394600; h=a&1; copy(k0+12,e+h*148,148); i=a+1;
     if(i>=32) trap();
     d=o+294068; a=o+193536; s=h?d:a; l0=h?a:d; t=~i<<3&-16; n0=t|15; a0=e+(i&1)*148; b0=0;
     do{
      M4(a0+j0)=n;
      if(b0>=36) goto L65;
      e=b0>>2; a=b0&3; p0=N1(a,65597);
      switch(p0-1){
      case 0:
       if(b0>=24) goto L65;
       z=e+3; break;
      case 1:
       if(!((e&255)%3)) goto L65;
       z=e-1; break;
      case 2:
       if((e&255)%3>=2) goto L65;
       z=e+1; break;
      default:
       if(b0<=11) goto L65;
       z=e-3;
      }
      d=z; o0=1U<<(a&31)|t; q0=d*-21504; h0=e*21504; w=q0+h0; p=d<<2; a=d*2136; l=a+198200;
      r=a+198872; k=a+196856; a=e*2136; u=a+197528; f=a+198872; h=a+196856; i0=0; i=N1(p0^1,65597);
      e=d>5; d=b0>23;
      do{
       if(N1(i0,65597)==i) goto L72;
       a=p+i0;
       if(a>36||a==36) trap();
       a=k0+12+(a<<2); g=N4(a,4); a=M4(a);
       if(g<a||g>=25134) trap();
       x=g-a; v=s+(a<<2);
       switch(p0-1){
       case 0:
        if(a==g) goto L72;
        do{
         if(d) trap();
         a=M4(v); g=a+q0;
         if(g>21503) trap();
         a&=63;
         if(a>=60) trap();
         a=(M2(f+(a<<1))+M2(h+(g>>5&134217726)))&65535;
         if(a>=336) trap();
         g=h0+((M2(u+(a<<1))+g)&65535);
         if(g>193535) trap();
         a=g+o; z=a; a=m[a]; m[z]=(a>(n0&255)?0:o0)|a;
         if(n>=25133) trap();
         M4(l0+(n<<2))=g; v+=4; n+=!a; x--;
        }while(x);
        break;
       case 1: case 2:
        if(a==g) goto L72;
        do{
         g=w+M4(v);
         if(g>193535) trap();
         a=g+o; z=a; a=m[a]; m[z]=(a>(n0&255)?0:o0)|a;
         if(n>=25133) trap();
         M4(l0+(n<<2))=g; v+=4; n+=!a; x--;
        }while(x);
        break;
       default:
        if(a==g) goto L72;
        do{
         if(e) trap();
         a=M4(v); g=a+q0;
         if(g>21503) trap();
         a&=63;
         if(a>=60) trap();
         a=(M2(r+(a<<1))+M2(k+(g>>5&134217726)))&65535;
         if(a>=336) trap();
         g=h0+((M2(l+(a<<1))+g)&65535);
         if(g>193535) trap();
         a=g+o; z=a; a=m[a]; m[z]=(a>(n0&255)?0:o0)|a;
         if(n>=25133) trap();
         M4(l0+(n<<2))=g; v+=4; n+=!a; x--;
        }while(x);
       }
L72:;
       i0++;
      }while(i0!=4);
L65:;
      b0++; j0+=4;
     }while(j0!=148);
     n=n!=0; N4(o,394900)+=n;
    }
    g0=k0+160;
    if(!n) goto L24;
   }
   e=b/21504; z=N4(o,394896)/21504; a=M4(196848);
   if(a-65532<=4) { output(131304,a); a=0; goto L79; }
   if(a>=65532) trap();
L79:;
   N1(a,131308)=m[65540]; N4(a,131304)=M4(65536); M4(196848)=a+5; f_write_number(y); a=M4(196848);
   if(a-65535<=1) { output(131304,a); a=0; goto L81; }
   if(a>=65535) trap();
L81:;
   N2(a,131304)=8250; M4(196848)=a+2; f_write_number(((z+e)&1)|(~i>>3&30)); a=M4(196848);
   if(a==65536) { output(131304,65536); a=0; goto L83; }
   if(a>=65536) trap();
L83:;
   N1(a,131304)=10; a++; M4(196848)=a;
   if(q>3) trap();
   d=q*20; i=d+209688; e=d+209672;
   for(;;){
    d=m[b+o]&15;
    if(!d) goto L89;
    u=m[d+e];
    if(u>3) trap();
    k=b/21504; f=b-k*21504;
    switch(N1(u,65597)-1){
    case 0:
     if(b>=129024) goto L89;
     d=f&63;
     if(d>=60) trap();
     h=k*2136+196856; d=(N2(h+(d<<1),2016)+M2(h+(f>>5&134217726)))&65535;
     if(d>=336) trap();
     b=k+3; f=(N2(h+(d<<1),1344)+f)&65535; goto L87;
    case 1:
     if(!((k&255)%3)) goto L89;
     b=k-1; goto L87;
    case 2:
     if((k&255)%3>=2) goto L89;
     b=k+1; goto L87;
    default:
     if(b>64511) goto L88;
    }
L89:;
    if(a==65536) { output(131304,65536); a=0; }
    N1(a,131304)=10; M4(196848)=a+1;
    if(y>=e0) break;
    y=f0;
    if(y<=e0) goto A31;
    break;
L88:;
    b=k-3;
    if(b>5) trap();
    d=f&63;
    if(d>=60) trap();
    h=b*2136+196856; d=(N2(h+(d<<1),2016)+M2(h+(f>>5&134217726)))&65535;
    if(d>=336) trap();
    f=(N2(h+(d<<1),672)+f)&65535;
L87:;
    b=f+b*21504; d=m[i+u];
    if(a==65536) { output(131304,65536); a=0; }
    N1(a,131304)=d; a++; M4(196848)=a;
    if(b>=193536) trap();
   }
   break;
  }
  b=M4(196840); a=M4(196844);
 }
 for(;;){
  if(a==b) { f_refill(); b=M4(196840); }
  if(b>=65537) trap();
  e=M4(196844);
  if(e>=b) break;
  d=N1(e,65752); a=d-9;
  if(a>23||!(1U<<(a&31)&8388627)) break;
  a=e+1; M4(196844)=a;
  if(d!=10) continue;
  M8(131296)=a; M8(131288)++;
 }
L24:;
 a=M4(196848);
 if(a){
  if(a>=65537) trap();
  output(131304,a); M4(196848)=0;
 }
 g0=c+144; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "Case\40a\40tile\0401\40to\0408\40or\40the\40blank\40xtwo\40b"
   "oards\40for\40each\40case\1\2\3\0\0\1\2\3each\40symbol\40onc"
   "e\40on\40a\40boardthe\40input\40ends\0\0\0\0\0\0\6\0\0\0\\\0"
   "\1\0\16\0\0\0\0\0\0\0udlr<\0\0\0\14\0\0\0\3\0\0\0\1\0\0\0\1\0"
   "\0\0\1\0\0\0\300N\0\0\330\11\0\0h\1\0\0<\0\0\0<\0\0\0<\0\0\0"
   "\4\0\0\0\7\0\0\0\10\0\0\0\200\n\0\0\200\1\0\0@\0\0\0\14\0\0\0" "\3\0\0\0\1", 213);
 f__start();
 return 0;
}
