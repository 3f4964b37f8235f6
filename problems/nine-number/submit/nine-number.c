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

static u8 m[1048576];
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
 a=r4(196656);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131112, 1, a, stdout); w4(196656, 0);
 }
 if(!r1(196660)){
  w8(131104, r8(131104)-(u64)r4(196648)); w4(196652, 0); a=(u32)fread(m+65560, 1, 65536, stdin);
  w4(196648, a); w1(196660, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c=0;
 if(a>9) f_write_number((u64)((u32)a/10));
 b=r4(196656);
 if(b==65536) { fwrite(m+131112, 1, 65536, stdout); goto L4; }
 if(b>=65536) abort();
 c=b;
L4:;
 w4(196656, c+1); w1(c+131112, (u32)a%10|48);
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r, s=0, t=0,
   u=0, v=0, w=0, x, y, z, s0, s1;
 u64 v25=0, v26=0, v27=0, v28=0, v29=0, v30=0, v31=0, v32=0, v33=0, v34=0, v35=0, v36=0, v37=0,
   v38=0, v39=0;
 d=g0-32; g0=d;
 if(!r2(196664)){
  u=d+1; v=d+2; w=d+3; h=d+4; l=d+5; p=d+6; j=d+7; w1(d+8, r1(65554)); w8(d, r8(65546));
  do{
   g=r1(d); v25=(u64)(g<<2); v26=(U64(0xeeeeeeee,0xeeeeeef0)<<(v25&63))-U64(0x1234567,0x89abcdf0);
   s=r1(d+6); v27=(u64)(s<<2); v28=v26+(U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63)); t=r1(d+5);
   v29=(u64)(t<<2); v30=v28+(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63)); i=r1(d+1); v31=(u64)(i<<2);
   v32=v30+(U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63)); k=r1(d+3); v33=(u64)(k<<2);
   v34=v32+(U64(0xeeeeeeee,0xeeeeeef0)<<(v33&63)); q=r1(d+4); v35=(u64)(q<<2);
   v36=v34+(U64(0xeeeeeeee,0xeeeeeef0)<<(v35&63)); c=r1(d+7); v37=(u64)(c<<2);
   v38=v36+(U64(0xeeeeeeee,0xeeeeeef0)<<(v37&63)); e=r1(d+8); v39=(u64)(e<<2); b=r1(d+2);
   a=((u32)((v38+(U64(0xeeeeeeee,0xeeeeeef0)<<(v39&63)))>>((u64)(b<<2)&63))&15)+((u32)(v38>>(v39&63)
     )&15)+(((((u32)(v34>>(v35&63))&15)+(((((((u32)(v26>>(v27&63))&15)+((u32)
     (U64(0xfedcba98,0x76543210)>>(v25&63))<<3&120))*7+((u32)(v28>>(v29&63))&15))*6+((u32)
     (v30>>(v31&63))&15))*5+((u32)(v32>>(v33&63))&15))<<2))*3+((u32)(v36>>(v37&63))&15))<<1);
   if(a>=40320) abort();
   w2((a<<1)+196664, f);
   if(c<e) { e=8; s0=j; goto L10; }
   if(c>s) { e=7; s0=p; goto L10; }
   if(s>t) { e=6; s0=l; goto L10; }
   if(q<t) { e=5; s0=h; goto L10; }
   if(k<q) { e=4; s0=w; goto L10; }
   if(b<k) { e=3; s0=v; goto L10; }
   if(b>i) { e=2; s0=u; goto L10; }
   e=0;
   if(g>=i) goto L9;
   e=1; s0=d;
L10:;
   g=s0; q=r1(g); c=10;
   do{
    a=c-1;
    if(e>=a) goto L19;
    b=c-2; c=a; k=r1(b+d);
   }while(k<=q);
   if(c<10) goto L18;
   abort();
L19:;
   k=r1(d+e); b=e;
L18:;
   w1(g, k); w1(b+d, q);
L9:;
   g=(9-e)>>1;
   if(!g) goto L21;
   e+=d; a=r1(e); w1(e, r1(d+8)); w1(d+8, a);
   if(g==1) goto L21;
   a=r1(e+1); w1(e+1, r1(d+7)); w1(d+7, a);
   if(g==2) goto L21;
   a=r1(e+2); w1(e+2, r1(d+6)); w1(d+6, a);
   if(g==3) goto L21;
   a=r1(e+3); w1(e+3, r1(d+5)); w1(d+5, a);
L21:;
   f++;
  }while(f!=40320);
  e=d+25; l=0;
  do{
   w1(d+24, 0); w8(d+16, 0); o=l*720; n=0; g=e; k=0; f=9;
   do{
    a=f; f=a-1; b=10-a; s1=o; o=div_u32(o,b); j=s1-o*b; w1(f+(d+16), j);
    if(a==9) goto L24;
    if(k&3){
     b=n&3; c=0;
     do{
      a=c+g; s0=a; a=r1(a); w1(s0, a+(a>=(j&255))); c++;
     }while(b!=c);
     a=c-k+9;
    }
    if(k-1<3) goto L24;
    p=j&255;
    do{
     j=d+16+a; b=r1(j); w1(j, b+(b>=p)); b=j+1; s0=b; b=r1(b); w1(s0, b+(b>=p)); b=j+2; s0=b;
     b=r1(b); w1(s0, b+(b>=p)); b=j+3; s0=b; b=r1(b); w1(s0, b+(b>=p)); a+=4;
    }while(a!=9);
L24:;
    n++; g--; k++;
   }while(f);
   v25=(u64)r1(d+17)<<2; v26=(U64(0xeeeeeeee,0xeeeeeef0)<<(v25&63))-U64(0x1234567,0x89abcdf0);
   v27=(u64)r1(d+18)<<2; v28=v26+(U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63)); v29=(u64)r1(d+16)<<2;
   v30=v28+(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63)); v31=(u64)r1(d+19)<<2;
   v32=v30+(U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63)); v33=(u64)r1(d+20)<<2;
   v34=v32+(U64(0xeeeeeeee,0xeeeeeef0)<<(v33&63)); v35=(u64)r1(d+21)<<2;
   v36=v34+(U64(0xeeeeeeee,0xeeeeeef0)<<(v35&63)); v37=(u64)r1(d+22)<<2;
   v38=v36+(U64(0xeeeeeeee,0xeeeeeef0)<<(v37&63)); v39=(u64)r1(d+23)<<2;
   f=((u32)((v38+(U64(0xeeeeeeee,0xeeeeeef0)<<(v39&63)))>>(((u64)r1(d+24)<<2)&63))&15)+((u32)
     (v38>>(v39&63))&15)+(((((u32)(v34>>(v35&63))&15)+(((((((u32)(v26>>(v27&63))&15)+((u32)
     (U64(0xfedcba98,0x76543210)>>(v25&63))<<3&120))*7+((u32)(v28>>(v29&63))&15))*6+((u32)
     (v30>>(v31&63))&15))*5+((u32)(v32>>(v33&63))&15))<<2))*3+((u32)(v36>>(v37&63))&15))<<1);
   if(f>362879) abort();
   w2((f/720<<1)+277304, l); l++;
  }while(l!=504);
 }
 if(r4(1033784)==0-r4(1033932)){
  b=362880; c=670760;
  for(;;){
   w1(c, 0);
   if(b<4097) break;
   w1(c+4096, 0); e=b-4096; a=e<4096?e:4096; f=a+(c+4096); w1(f, 0); e-=a; a=e<4096?e:4096; f+=a;
   w1(f, 0); e-=a; a=e<4096?e:4096; c=f+a; b=e-a;
  }
  w1(849320, 1); c=836976;
  for(;;){
   w4(c+196664, c!=836976); a=c+196668;
   if(a==1033788) break;
   w4(c+196676, 1); w8(a, U64(0x1,0x1)); c+=16;
  }
  w4(278312, 178560);
 }
 for(;;){
  c=r4(196648); b=r4(196652);
  for(;;){
   if(b==c) { f_refill(); c=r4(196648); }
   if(c>=65537) abort();
   b=r4(196652);
   if(c<=b) goto L34;
   e=r1(b+65560); a=e-9;
   if(a>23||!(1U<<(a&31)&8388627)) break;
   b++; w4(196652, b);
   if(e!=10) continue;
   w8(131104, (u64)b); w8(131096, r8(131096)+1);
  }
  f=c-b;
  if(f<2) goto L41;
  a=r1(b+65561);
  if(a!=32){
   if(f<9) goto L41;
   g=a-48; e-=48; k=r1(b+65562)-48; a=r1(b+65563)-48; f=r1(b+65564)-48; n=r1(b+65565)-48;
   o=r1(b+65566)-48; l=r1(b+65567)-48; j=r1(b+65568)-48;
   if((1U<<(g&31)|1U<<(e&31)|1U<<(k&31)|1U<<(a&31)|1U<<(f&31)|1U<<(n&31)|1U<<(o&31)|1U<<(l&31)
     |1U<<(j&31))!=511||((e|g|k|a|f|n|o|l|j)&255)>15) goto L41;
   s1=9; goto L42;
  }
  if(f<17||r1(b+65563)!=32||r1(b+65565)!=32||r1(b+65567)!=32||r1(b+65569)!=32||r1(b+65571)
    !=32||r1(b+65573)!=32||r1(b+65575)!=32) goto L41;
  g=r1(b+65562)-48; e-=48; k=r1(b+65564)-48; a=r1(b+65566)-48; f=r1(b+65568)-48; n=r1(b+65570)-48;
  o=r1(b+65572)-48; l=r1(b+65574)-48; j=r1(b+65576)-48;
  if((1U<<(g&31)|1U<<(e&31)|1U<<(k&31)|1U<<(a&31)|1U<<(f&31)|1U<<(n&31)|1U<<(o&31)|1U<<(l&31)
    |1U<<(j&31))!=511||((e|g|k|a|f|n|o|l|j)&255)>15) goto L41;
  s1=17;
L42:;
  w4(196652, s1+b); goto L40;
L41:;
  a=0; w1(d+24, 0); w8(d+16, 0); g=0;
  do{
   s0=a+1; s1=d+16+a;
   for(;;){
    if(b==c) { f_refill(); c=r4(196648); }
    if(c>=65537) abort();
    b=r4(196652);
    if(b>=c) goto L34;
    e=r1(b+65560); a=e-9;
    if(a>23||!(1U<<(a&31)&8388627)) break;
    b++; w4(196652, b);
    if(e!=10) continue;
    w8(131104, (u64)b); w8(131096, r8(131096)+1);
   }
   e-=48; a=e&255;
   if(a>8) goto L34;
   a=1U<<(a&31);
   if(a&g&65535) goto L34;
   w1(s1, e); b++; w4(196652, b); g|=a; a=s0;
  }while(a!=9);
  a=r4(d+19); o=a>>24; n=a>>16; f=a>>8; g=r2(d+17); k=g>>8; l=r2(d+23); j=l>>8; e=r1(d+16);
L40:;
  v25=(u64)(f<<2); v26=(U64(0xeeeeeeee,0xeeeeeef0)<<(v25&63))-U64(0x1234567,0x89abcdf0);
  v27=(u64)(a<<2); v28=v26+(U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63)); v29=(u64)(n<<2);
  v30=v28+(U64(0xeeeeeeee,0xeeeeeef0)<<(v29&63)); v31=(u64)(e<<2);
  v32=v30+(U64(0xeeeeeeee,0xeeeeeef0)<<(v31&63)); v33=(u64)(g<<2);
  v34=v32+(U64(0xeeeeeeee,0xeeeeeef0)<<(v33&63)); v35=(u64)(k<<2);
  v36=v34+(U64(0xeeeeeeee,0xeeeeeef0)<<(v35&63)); v37=(u64)(o<<2);
  v38=v36+(U64(0xeeeeeeee,0xeeeeeef0)<<(v37&63)); v39=(u64)(l<<2);
  a=((u32)((v38+(U64(0xeeeeeeee,0xeeeeeef0)<<(v39&63)))>>((u64)(j<<2)&63))&15)+((u32)(v38>>(v39&63))
    &15)+(((((u32)(v34>>(v35&63))&15)+(((((((u32)(v26>>(v27&63))&15)+((u32)
    (U64(0xfedcba98,0x76543210)>>(v25&63))<<3&120))*7+((u32)(v28>>(v29&63))&15))*6+((u32)
    (v30>>(v31&63))&15))*5+((u32)(v32>>(v33&63))&15))<<2))*3+((u32)(v36>>(v37&63))&15))<<1);
  if(a>362879) abort();
  k=a+670760;
  do{
   a=r1(k);
   if(a) goto L33;
   n=0; f=r1(1033936)&1; a=f*148; r=r4(a+1033644); x=r4(a+1033640); p=(r-x)<<2; l=f?474536U:278312;
   j=l+(x<<2); q=(r<x)|(r>49056); y=r4(a+1033648); b=(y-r)<<2; g=l+(r<<2); u=(r>y)|(y>49056);
   z=f?278312U:474536; t=r4(a+1033784); e=t<<2; v=(u32)!f*148+1033640; w=t<49057; o=0; c=0;
   do{
    w4(o+v, c);
    if(n>=4) goto L51;
    s=r1(1033936)+(n<<6&64)+2;
    switch(n-1){
    case 0:
     if(q) abort();
     if(r==x) goto L51;
     f=p; a=j;
     do{
      i=r4(a); h=i/720;
      if(i>362879) abort();
      i=i-h*720+r2((h<<1)+277304)*720;
      if(i>362879) abort();
      h=r1(i+670760); w1(i+670760, h?h:s);
      if(c>=49056) abort();
      a+=4; w4(z+(c<<2), i); c+=!h; f-=4;
     }while(f);
     break;
    case 1:
     break;
    case 2:
     if(u) abort();
     if(r==y) goto L51;
     f=b; a=g;
     do{
      i=r4(a); h=i/720;
      if(i>362879) abort();
      i=i-h*720+r2((h<<1)+277304)*720;
      if(i>362879) abort();
      h=r1(i+670760); w1(i+670760, h?h:s);
      if(c>=49056) abort();
      a+=4; w4(z+(c<<2), i); c+=!h; f-=4;
     }while(f);
     break;
    default:
     if(!w) abort();
     if(!t) goto L51;
     f=e; a=l;
     do{
      h=r4(a); s0=h; h%=40320; i=s0-h+r2((h<<1)+196664);
      if(i>362879) abort();
      h=r1(i+670760); w1(i+670760, h?h:s);
      if(c>=49056) abort();
      a+=4; w4(z+(c<<2), i); c+=!h; f-=4;
     }while(f);
    }
L51:;
    n++; o+=4;
   }while(o!=148);
   w1(1033936, r1(1033936)+(c!=0));
  }while(c);
  c=r4(196656);
  if(c-65527<=9){
   fwrite(m+131112, 1, c, stdout); c=0; w4(196656, 0); goto L68;
  }
  if(c>=65527) abort();
L68:;
  w2(c+131120, r2(65544)); w8(c+131112, r8(65536)); c=r4(196656)+10; w4(196656, c); goto L32;
L34:;
  a=r4(196656);
  if(a){
   if(a>=65537) abort();
   fwrite(m+131112, 1, a, stdout); w4(196656, 0);
  }
  g0=d+32; return;
L33:;
  f_write_number((((u64)a&63)-1)&4294967295U); c=r4(196656);
L32:;
  if(c==65536) { fwrite(m+131112, 1, 65536, stdout); c=0; goto L73; }
  if(c>=65536) break;
L73:;
  w1(c+131112, 10); w4(196656, c+1);
 }
 abort();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\000\001\002\003\004\005\006\007\010", 19);
 f_solve();
 return 0;
}
