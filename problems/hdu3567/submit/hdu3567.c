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
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }
static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }

static void f_flush(void){
 u32 a;
 a=r4(196824);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131280, 1, a, stdout); w4(196824, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196828)){
  w8(131272, r8(131272)-(u64)r4(196816)); w4(196820, 0); a=(u32)fread(m+65728, 1, 65536, stdin);
  w4(196816, a); w1(196828, !a);
 }
}

static void f_expect_board(u32 a){
 u32 b, c=0, d, e=0, f=0, g, h=0, i=0, j=0, k=0, n, s0, s1;
 u64 o=0, p=0, t0;
 b=g0-32; g0=b; g=r4(196816); d=r4(196820);
 for(;;){
  if(d==g) { f_refill(); g=r4(196816); }
  if(g>=65537) abort();
  d=r4(196820);
  if(g<=d) goto L9;
  c=r1(d+65728); h=c-9;
  if(h>23||!(1U<<(h&31)&8388627)) break;
  d++; w4(196820, d);
  if(c!=10) continue;
  w8(131272, (u64)d); w8(131264, r8(131264)+1);
 }
 f=g-d;
 if(f<2) goto L6;
 c=d+65728; e=r1(c+1)==32; h=e?17U:9;
 if(h>f) goto L6;
 o=r8(c);
 if(!e) goto L7;
 p=r8(c+8);
 if((((p^U64(0x20002000,0x20002000))|(o^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))!=0)
   goto L6;
 o&=U64(0xff00ff,0xff00ff); o|=o>>8; t0=(o&65535)|(o>>16&4294901760U); o=p&U64(0xff00ff,0xff00ff);
 o|=o>>8; o=t0|((o>>16&4294901760U)|(o&65535))<<32; goto L7;
L9:;
 w8(a, r8(65616)); w8(a+8, r8(65624)); w4(a+20, 24); w4(a+16, 65569); w8(a+24, r8(131264)+1);
 w8(a+32, (u64)d-r8(131272)+1); goto L2;
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
 w4(196820, d+h); w4(b+8, r4(b+17)); w2(b+12, r2(b+21)); g=r2(b+23); s0=(u32)o; goto L5;
L6:;
 w1(b+24, 0); w8(b+16, 0); c=0;
 do{
  s0=c+1; s1=b+16+c;
  for(;;){
   if(d==g) { f_refill(); g=r4(196816); }
   if(g>=65537) abort();
   e=0; d=r4(196820);
   if(g>d){
    f=r1(d+65728); e=f-9;
    if((1U<<(e&31)&8388627?(u32)(e<=23):0)) goto L19;
    e=1;
   }
   i=28; j=65541;
   if(e&1) break;
   e=2; goto L3;
L19:;
   d++; w4(196820, d);
   if(f!=10) continue;
   w8(131272, (u64)d); w8(131264, r8(131264)+1);
  }
  e=0; n=(f&223)==88?0:f-48; c=n&255;
  if(c>8) goto L3;
  e=1; c=1U<<(c&31);
  if(c&k&65535) { i=27; j=65636; goto L3; }
  w1(s1, n); d++; w4(196820, d); k|=c; c=s0;
 }while(c!=9);
 w4(b+10, r4(b+19)); w2(b+8, r2(b+17)); g=r2(b+23); s0=r1(b+16);
L5:;
 c=s0; h=r2(b+12); w2(b+4, h); d=r4(b+8); w4(b, d); w2(a+6, h); w4(a+2, d); w2(a+8, g); w1(a+1, c);
 w1(a, 5); goto L2;
L3:;
 w4(b+9, c); c=r4(b+8); w4(b, c); h=r2(b+12); w2(b+4, h); o=r8(131264); p=r8(131272); w2(a+7, h);
 w4(a+3, c); w8(a+32, (u64)d-p+1); w8(a+24, o+1); w4(a+20, i); w4(a+16, j); w1(a+1, f); w1(a, e);
L2:;
 g0=b+32;
}

static void f_write_number(u64 a){
 u32 b;
 if(a>9) f_write_number(a/10);
 b=r4(196824);
 if(b==65536) { f_flush(); b=r4(196824); }
 if(b>=65536) abort();
 w1(b+131280, (u32)(a%10)|48); w4(196824, r4(196824)+1);
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w=0, x, y=0, z, v25, v26, v27, v28, v29, v30, v31, s0, s1;
 u64 v32=0, v33=0, v34=0, v35, v36;
 c=g0-128; g0=c;
 if(!r2(196832)){
  u=c+48; o=196832;
  do{
   a=p<<2; j=r4(a+65676); s=j<<1; d=s<20160?s:20160; n=r4(a+65700); a=div_u32(d,n); h=a+(d!=a*n);
   if(h){
    w=n<<1; q=c+80+p; d=0; k=o;
    do{
     w8(c+40, 0); r=d<<1; e=8; f=0;
     do{
      a=e; e=a-1; b=9-a; s1=r; r=div_u32(r,b); b=s1-r*b; w1(e+(c+40), b);
      if(a!=8){
       a=b&255; b=f;
       do{
        i=b+u; s0=i; i=r1(i); w1(s0, i+(a<=i)); b++;
       }while(b);
      }
      f--;
     }while(e);
     v33=r8(c+40); w8(c+96, v33); w8(c+40, 0); h--; i=(u32)(v33>>56); e=(u32)(v33>>48); b=0;
     v32=U64(0xfedcba98,0x76543210);
     do{
      v34=(u64)r1(c+96+b)<<2; w1(c+40+b, (u32)(v32>>(v34&63))&15);
      v32+=U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63); b++;
     }while(b!=8);
     w8(c+112, r8(c+40)); a=0; b=0;
     do{
      a+=r1(c+112+b); b++;
     }while(b!=8);
     if(a&1) { w1(c+103, e); w1(c+102, i); v33=r8(c+96); }
     w8(c+80, v33); a=r2(q+1); w1(q+2, r1(q)); w2(q, a); w8(c+40, 0); b=0;
     v32=U64(0xfedcba98,0x76543210);
     do{
      v34=(u64)r1(c+80+b)<<2; w1(c+40+b, (u32)(v32>>(v34&63))&15);
      v32+=U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63); b++;
     }while(b!=8);
     w8(c+112, r8(c+40)); a=0; b=0;
     do{
      a+=r1(c+112+b); b++;
     }while(b!=8);
     g=d;
     if(!(a&1)){
      g=0; b=8; a=c+112;
      do{
       g=r1(a)+b*g; a++; b--;
      }while(b);
      g>>=1;
     }
     b=0; a=k; s0=d+n;
     do{
      if(b+d>=20160) abort();
      w2(a, b+g); a+=2; b++;
     }while(n!=b);
     k+=w; d=s0;
    }while(h);
   }
   h=div_u32(20160,j);
   if(p){
    n=j<<1; a=2; d=o+(j<<2); q=p<4; i=s;
    do{
     e=0; s0=a+1;
     if(!q) { b=a/5; e=(a-b+a/210+a/30%7+b%6)&1; }
     b=e*j; g=o+e*n; w=(a-e)*j; f=j; e=d; a=i;
     for(;;){
      if(b>20159) abort();
      if(a>=20160) break;
      w2(e, r2(g)+w); g+=2; b++; e+=2; a++; f--;
      if(!f) goto L21;
     }
     abort();
L21:;
     d+=s; i+=j; a=s0;
    }while(a<h);
   }
   p++; o+=40320; v+=40320;
  }while(v!=241920);
 }
 i=438752;
 do{
  f=i; k=f+16; g=t; t=g+1; i=f+20; e=65597;
  do{
   e--; d=r1(e);
   if(!g) { a=d; goto L26; }
   b=g; a=d;
   do{
    a=16777731U>>(((a&255)<<3)&31); b--;
   }while(b);
L26:;
   h=a&255; w1(k+h, r1(d+65632)); b=0;
   while(b!=16){
    if(b>>(h&31)&1){
     if(b>15) abort();
     w1(b+f, a);
    }
    b++;
   }
  }while(e!=65593);
 }while(i!=438832);
 b=r4(196816); a=r4(196820);
 for(;;){
  if(a==b) { f_refill(); b=r4(196816); }
  if(b>=65537) break;
  a=r4(196820);
  if(a>=b) goto L35;
  d=r1(a+65728); i=d-9;
  if(i>23||!(1U<<(i&31)&8388627)) goto L35;
  a++; w4(196820, a);
  if(d!=10) continue;
  w8(131272, (u64)a); w8(131264, r8(131264)+1);
 }
 abort();
L35:;
 g=0;
 for(;;){
  if(a==b) { f_refill(); b=r4(196816); }
  if(b>=65537) abort();
  a=r4(196820);
  if(b<=a) break;
  d=r1(a+65728); i=d-48;
  if((i&255)>=10){
   if(!(g&1)) goto L40;
   d-=9;
   if(d>23||!(1U<<(d&31)&8388627)) goto L40;
   goto L41;
  }
  v34=(v33&4294967295U)*10; v32=(v33>>32)*10; v33=v34+(v32<<32); w8(c, v33);
  w8(c+8, (u64)(v33<v34)+(v32>>32));
  if(g&(r8(c+8)!=0)) goto L40;
  v34=g&1?r8(c):0; v33=v34+((u64)i&255);
  if(v33<v34) goto L40;
  g=1; a++; w4(196820, a);
 }
 if(!(g&1)) goto L40;
L41:;
 if(!!v33){
  z=c+32; v25=(c+40)|2; v34=1;
A50:;
  for(;;){
   b=r4(196816); a=r4(196820);
   for(;;){
    if(a==b) { f_refill(); b=r4(196816); }
    if(b>=65537) abort();
    a=r4(196820);
    if(a>=b) break;
    d=r1(a+65728); i=d-9;
    if(i>23||!(1U<<(i&31)&8388627)) break;
    a++; w4(196820, a);
    if(d!=10) continue;
    w8(131272, (u64)a); w8(131264, r8(131264)+1);
   }
   f_expect_board(c+40);
   if(r1(c+40)!=5) goto L40;
   d=r2(c+48); q=r1(c+47); h=r1(c+46); x=r1(c+45); u=r1(c+44); k=r1(c+43); t=r1(c+42); p=r1(c+41);
   f_expect_board(c+40);
   if(r1(c+40)!=5) goto L40;
   w4(z, r4(v25)); w2(z+4, r2(v25+4)); n=r2(c+48); w2(c+38, n); v=r1(c+41); w1(c+31, v); o=n>>8;
   j=0; b=0;
   do{
    j+=r1(c+31+b)?0:b; b++;
   }while(b!=9);
   i=0;
   for(;;){
    e=821336; r=0; f=0;
    do{
     g=r4(f+65664); b=j;
     if(i){
      a=i;
      do{
       s0=b; b/=3; b=(s0-b*3)*3-b+2; a--;
      }while(a);
     }
     if(b==g) goto L55;
     e+=382808; r++; f+=4;
    }while(f!=12);
    i++;
   }
L55:;
   a=r*382808; l=a+438832;
   if(r4(a+821480)==0-r4(a+821628)){
    g=r4((r<<2)+65664)*20160; b=181440; a=l;
    do{
     w1(a, 0); f=b<4096?b:4096; a+=f; b-=f;
    }while(b);
    if(g>181439) abort();
    w4(l+382800, g); w1(g+l, 240); a=g/20160<<2; f=a+4; b=0; j=148;
    do{
     w4(e, a>b?0:(b<f?b:f)-a); e+=4; b++; j-=4;
    }while(j);
    b=l+181440; a=16;
    do{
     w4(b, g); b+=4; a-=4;
    }while(a);
   }
   g=(d&65280)>>8;
   if(i){
    b=i;
    do{
     s=t; t=u; s0=p; p=q; u=d; q=g; w=k; g=w; y=h; d=y; h=s; k=s0; b--;
    }while(b);
    b=r1(c+37); g=r1(c+36); r=r1(c+35); a=r1(c+34); d=r1(c+33); j=r1(c+32); h=i;
    do{
     e=v; f=j; j=a; v=b; a=n; b=o; o=d; n=g; g=f; d=e; h--;
    }while(h);
    g=w; h=s; d=y; goto L64;
   }
   b=r1(c+37); f=r1(c+36); r=r1(c+35); a=r1(c+34); e=r1(c+33); j=r1(c+32);
L64:;
   w1(c+88, o); w1(c+87, n); w1(c+86, b); w1(c+85, f); w1(c+84, r); w1(c+83, a); w1(c+82, e);
   w1(c+81, j); w1(c+80, v); b=0; w1(c+104, 0); w8(c+96, 0); e=1;
   for(;;){
    a=e+1;
    do{
     if(b==9) goto L68;
     s0=c+80+b; b++; f=r1(s0);
    }while(!f);
    if(f>=9) abort();
    w1(c+96+f, e); e=a;
   }
L68:;
   w1(c+120, g); w1(c+119, d); w1(c+118, q); w1(c+117, h); w1(c+116, x); w1(c+115, u); w1(c+114, k);
   w1(c+113, t); w1(c+112, p); b=0;
   do{
    a=r1(c+112+b);
    if(a>=9) abort();
    w1(c+40+b, r1(c+96+a)); b++;
   }while(b!=9);
   v32=r8(c+40);
   v36=(v32-U64(0x1010101,0x1010101))&(v32^U64(0xffffffff,0xffffffff))&U64(0x80808080,0x80808080);
   v35=(v36&(0-v36))>>7;
   w8(c+96, (((u64)r1(c+48)<<56|v32>>8)&(0-v35))+((v35-1)&v32)-U64(0x1010101,0x1010101));
   w8(c+40, 0); b=0; v32=U64(0xfedcba98,0x76543210);
   do{
    v35=(u64)r1(c+96+b)<<2; w1(c+40+b, (u32)(v32>>(v35&63))&15);
    v32+=U64(0xeeeeeeee,0xeeeeeef0)<<(v35&63); b++;
   }while(b!=8);
   w8(c+112, r8(c+40)); a=0; b=0;
   do{
    a+=r1(c+112+b); b++;
   }while(b!=8);
   if(a&1) goto L40;
   g=0; b=8; a=c+112; s0=(u32)ctz64(v36)>>3;
   do{
    g=r1(a)+b*g; a++; b--;
   }while(b);
   b=s0*20160+(g>>1);
   if(b>181439) abort();
   v32=v34+(u64)(v33>v34); w=b+l;
   for(;;){
    d=r1(w);
    if(d) break;
    d=0; j=0; o=g0-160; g0=o; g=l+382504; e=r1(l+382804); a=e&1;
    memmove(m+(o+12), m+(g+a*148), 148);
    if(e<=30){
     d=l+281972; f=l+181440; y=a?d:f; t=a?f:d; r=((e+1)^4294967295U)<<3&4294967280U; s=r|15;
     x=g+(u32)!a*148; g=0; a=0;
     for(;;){
      w4(j+x, a);
      if(g>=36) goto L83;
      d=g>>2; f=g&3; v=r1(f+65597);
      switch(v-1){
      case 0:
       if(g>=24) goto L83;
       s0=d+3; break;
      case 1:
       if(!((d&255)%3)) goto L83;
       s0=d-1; break;
      case 2:
       if((d&255)%3>=2) goto L83;
       s0=d+1; break;
      default:
       if(g<=11) goto L83;
       s0=d-3;
      }
      e=s0; p=1U<<(f&31)|r; n=e*4294947136U; q=d*20160; v26=n+q; v27=e<<2; u=e*40320+196832;
      v28=d*40320+196832; k=0; v29=r1((v^1)+65597); v30=e>5; v31=g>23;
      do{
       if(r1(k+65597)==v29) goto L90;
       d=k+v27;
       if(d>36) goto L81;
       if(d==36) abort();
       d=o+12+(d<<2); f=r4(d+4); h=r4(d);
       if(!((f>=h)&(f<25134))) abort();
       d=f-h; e=y+(h<<2);
       switch(v-1){
       case 0:
        if(f==h) goto L90;
        do{
         if(v31) abort();
         f=r4(e)+n;
         if(f>=20160) abort();
         f=q+r2(v28+(f<<1));
         if(f>181439) abort();
         h=f+l; s0=h; h=r1(h); w1(s0, (h>(s&255)?0:p)|h);
         if(a>=25133) abort();
         w4(t+(a<<2), f); e+=4; a+=!h; d--;
        }while(d);
        break;
       case 1: case 2:
        if(f==h) goto L90;
        do{
         f=v26+r4(e);
         if(f>181439) abort();
         h=f+l; s0=h; h=r1(h); w1(s0, (h>(s&255)?0:p)|h);
         if(a>=25133) abort();
         w4(t+(a<<2), f); e+=4; a+=!h; d--;
        }while(d);
        break;
       default:
        if(f==h) goto L90;
        do{
         if(v30) abort();
         f=r4(e)+n;
         if(f>=20160) abort();
         f=r2(u+(f<<1));
         if(f>=20160) abort();
         f=q+r2(u+(f<<1));
         if(f>181439) abort();
         h=f+l; s0=h; h=r1(h); w1(s0, (h>(s&255)?0:p)|h);
         if(a>=25133) abort();
         w4(t+(a<<2), f); e+=4; a+=!h; d--;
        }while(d);
       }
L90:;
       k++;
      }while(k!=4);
L83:;
      g++; j+=4;
      if(j==148) goto L80;
     }
L81:;
     abort();
L80:;
     d=a!=0; w1(l+382804, d+r1(l+382804));
    }
    g0=o+160; s0=d;
    if(!s0) goto L40;
   }
   a=r4(196824); s0=r4(l+382800)/20160;
   if(a-65532<=4) { f_flush(); a=r4(196824); }
   if(a>=65532) abort();
   w1(a+131284, r1(65540)); w4(a+131280, r4(65536)); w4(196824, r4(196824)+5); f_write_number(v34);
   a=r4(196824);
   if(a-65535<=1) { f_flush(); a=r4(196824); }
   if(a>=65535) abort();
   w2(a+131280, 8250); w4(196824, r4(196824)+2);
   f_write_number((u64)(((s0+b/20160)&1)|((d^4294967295U)>>3&30))); a=r4(196824);
   if(a==65536) { f_flush(); a=r4(196824); }
   if(a>=65536) abort();
   w1(a+131280, 10); a=r4(196824)+1; w4(196824, a);
   if(i>3) abort();
   d=i*20; e=d+438768; g=d+438752;
   do{
    d=r1(b+l)&15;
    if(!d) goto L105;
    i=r1(d+g);
    if(i>3) abort();
    d=b/20160; j=b-d*20160;
    switch(r1(i+65597)-1){
    case 0:
     if(b>=120960) goto L105;
     f=d*40320+196832; k=r2(f+(j<<1));
     if(k>=20160) abort();
     b=d+3; j=r2(f+(k<<1)); goto L103;
    case 1:
     if(!((d&255)%3)) goto L105;
     b=d-1; goto L103;
    case 2:
     if((d&255)%3>=2) goto L105;
     b=d+1; goto L103;
    default:
     if(b>60479) goto L104;
    }
L105:;
    if(a==65536) { f_flush(); a=r4(196824); }
    if(a>=65536) abort();
    w1(a+131280, 10); w4(196824, r4(196824)+1);
    if(v33<=v34) goto L47;
    v34=v32;
    if(v34<=v33) goto A50;
    goto L47;
L104:;
    b=d-3;
    if(b>=6) abort();
    j=r2(b*40320+(j<<1)+196832);
L103:;
    d=r1(e+i);
    if(a==65536) { f_flush(); a=r4(196824); }
    if(a>=65536) abort();
    w1(a+131280, d); a=r4(196824)+1; w4(196824, a); b=j+b*20160;
   }while(b<181440);
   break;
  }
  abort();
L47:;
  b=r4(196816); a=r4(196820);
 }
 for(;;){
  if(a==b) { f_refill(); b=r4(196816); }
  if(b>=65537) abort();
  a=r4(196820);
  if(a>=b) break;
  d=r1(a+65728); i=d-9;
  if(i>23||!(1U<<(i&31)&8388627)) break;
  a++; w4(196820, a);
  if(d!=10) continue;
  w8(131272, (u64)a); w8(131264, r8(131264)+1);
 }
L40:;
 f_flush(); g0=c+128;
}

int main(void) {
 memcpy(m + 65536, "Case\040a\040tile\0401\040to\0408\040or\040the\040blank\040x", 33);
 memcpy(m + 65569, "two\040boards\040for\040each\040case\001\002\003\000\000\001", 30);
 memcpy(m + 65599, "\002\003the\040input\040ends\000\004\000\000\000A\000\001\000", 25);
 memcpy(m + 65624, "\016\000\000\000\000\000\000\000udlreach\040symbol\040once\040", 29);
 memcpy(m + 65653, "on\040a\040board\000\004\000\000\000\007\000\000\000\010\000", 21);
 memcpy(m + 65676, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65696, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65712, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
