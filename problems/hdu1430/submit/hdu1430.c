/* hdu1430 0.1.0, made from Rust by cargo single-file */
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

static u8 m[327680];
#define pages 5
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
typedef struct CELL { u32 x; } u32_cell;
#define M4(a) (((u32_cell *) (m + (a)))->x)
#define N4(a, n) (((u32_cell *) (m + (a) + n))->x)
typedef struct CELL { u64 x; } u64_cell;
#define M8(a) (((u64_cell *) (m + (a)))->x)
#define N8(a, n) (((u64_cell *) (m + (a) + n))->x)
static u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196680);
 if(a){
  if(a>=65537) trap();
  output(131136,a); M4(196680)=0;
 }
 if(!m[196684]){
  M8(131128)-=M4(196672); M4(196676)=0; a=input(65584,65536); M4(196672)=a; m[196684]=!a;
 }
}

static void f_board(u32 a){
 u32 b, c, d=0, e=0, f=0, g, h=0, i=0, j=0, k=0, o, p;
 u64 l, n;
 g=frame(16); c=M4(196672); b=M4(196676);
 for(;;){
  if(b==c) { f_refill(); c=M4(196672); }
  if(c>=65537) trap();
  b=M4(196676);
  if(b>=c) goto L3;
  d=N1(b,65584); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196676)=b;
  if(d!=10) continue;
  M8(131128)=b; M8(131120)++;
 }
 N8(g,8)=0; d=0;
 do{
  o=d+1; p=g+8+d;
  for(;;){
   if(b==c) { f_refill(); c=M4(196672); }
   if(c>=65537) trap();
   h=15; j=65536; b=M4(196676);
   if(c<=b) { f=2; goto L10; }
   e=N1(b,65584); f=e-9;
   if(f>23||!(1U<<(f&31)&8388627)) break;
   b++; M4(196676)=b;
   if(e!=10) continue;
   M8(131128)=b; M8(131120)++;
  }
  k=e-49; d=k&255;
  if(d>7) { f=0; goto L10; }
  f=1; h=1U<<(d&31);
  if(!(h&i)) goto L9;
  h=27; j=65557;
L10:;
  l=M8(131128); n=M8(131120); N4(a,8)=8; N4(a,4)=d; N1(a,1)=e; N8(a,24)=n+1; N4(a,20)=h; N4(a,16)=j;
  m[a]=f; N8(a,32)=b-l+1; goto L2;
L9:;
  m[p]=k; b++; M4(196676)=b; i|=h; d=o;
 }while(d!=8);
 N8(a,2)=N8(g,8); M2(a)=263; goto L2;
L3:;
 M2(a)=7;
L2:;
 g0=g+16;
}

static u32 f___main_void(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i, j=0, a0=0, k=0, l, d0, e0, f0, h0, i0, j0, l0, n0,
   o0, p0, q0, s0, t0, u0, v0, w0, z, k0;
 u64 n, o, p, q, r, s, t, u, v, w, x=0, y=0, b0=0, c0=0;
 c=frame(48);
 if(M4(287080)==-M4(287228)){
  m[196688]=248; m[233552]=0; m[229456]=0; m[225360]=0; m[221264]=0; m[217168]=0; m[213072]=0;
  m[208976]=0; m[204880]=0; m[200784]=0; M4(287232)=0; a=90248;
  for(;;){
   M4(a+196688)=a!=90248; d=a+196692;
   if(d==287084) break;
   M4(a+196700)=1; M8(d)=U64(4294967297); a+=16;
  }
  M4(237008)=0;
 }
 l0=c+16;
 for(;;){
  f_board(c+8);
  if(N1(c,8)!=7||!(N1(c,9)&1)) goto L8;
  p=N8(c,10); f_board(c+8);
  if(N1(c,8)!=7||!(N1(c,9)&1)) goto L8;
  n=N8(c,10); N8(c,8)=0;
  if(n&248) break;
  a=n; m[(c+8)|(a&7)]=0;
  if(n&63488) break;
  m[(c+8)|(a>>8&7)]=1;
  if(n&16252928) break;
  m[(c+8)|(a>>16&7)]=2;
  if(n&4160749568U) break;
  m[c+8+(a>>24)]=3;
  if(n&U64(0xf800000000)) break;
  m[(c+8)|((u32)(n>>32)&7)]=4;
  if(n&U64(0xf80000000000)) break;
  m[(c+8)|((u32)(n>>40)&7)]=5;
  if(n&U64(0xf8000000000000)) break;
  m[(c+8)|((u32)(n>>48)&7)]=6;
  if(n>U64(0x7ffffffffffffff)) break;
  m[(u32)(n>>56)+(c+8)]=7;
  if(p&U64(0xf8f8f8f8f8f8f8f8)) break;
  a=c+8; d=p; n=m[a+(d>>24)]<<2; q=m[(d&7)|a]<<2;
  o=(U64(0xeeeeeeeeeeeeeef0)<<(q&63))-U64(81985529216486896); w=m[(d>>8&7)|a]<<2;
  r=o+(U64(0xeeeeeeeeeeeeeef0)<<(w&63)); s=m[(d>>16&7)|a]<<2; t=r+(U64(0xeeeeeeeeeeeeeef0)<<(s&63));
  u=(U64(0xeeeeeeeeeeeeeef0)<<(n&63))+t; v=m[((u32)(p>>32)&7)|a]<<2;
  z=(((u32)(u>>(v&63))&15)+((((((u32)(U64(0xfedcba9876543210)>>(q&63))&15)*7+((u32)(o>>(w&63))&15))
    *6+((u32)(r>>(s&63))&15))*5+((u32)(t>>(n&63))&15))<<2))*3;
  n=(U64(0xeeeeeeeeeeeeeef0)<<(v&63))+u; q=m[((u32)(p>>40)&7)|a]<<2; z=(z+((u32)(n>>(q&63))&15))<<1;
  n+=U64(0xeeeeeeeeeeeeeef0)<<(q&63); q=m[((u32)(p>>48)&7)|a]<<2;
  l=z+((u32)(n>>(q&63))&15)+((u32)(((U64(0xeeeeeeeeeeeeeef0)<<(q&63))+n)>>(m[a+(u32)(p>>56)]<<2&63))
    &15);
  if(l>40319) break;
  n0=l+196688;
  do{
   if(m[n0]) break;
   d=0; e=0; f=0; d0=0; g=g0-16; a=M4(287236);
   if(a!=22){
    h=a+1;
    if(h>31) trap();
    d=a&1; o0=d?261972:237008; p0=d?237008:261972; a<<=3; q0=-16-a; s0=(h&1)*148+286936; a0=g+16;
    i0=N4(d*148,287080); t0=i0<6242; u0=(-9-a)&255;
    do{
     M4(d0+s0)=e;
     if(f>=3) goto L15;
     if(!t0) trap();
     if(!i0) goto L15;
     v0=1U<<(f&31)|q0; w0=N1(f,65551); e0=0;
     do{
      f0=M4(o0+(e0<<2)); N8(g,8)=0; d=8; h0=0; h=a0; j=0;
      do{
       a=d; d=a-1; b=9-a; k0=f0; f0=div_u32(f0,b); j0=k0-f0*b; m[d+(g+8)]=j0;
       if(a==8) goto L18;
       if(j&3){
        b=h0&3; a=0;
        do{
         k=a+h; z=k; k=m[k]; m[z]=k+(k>=(j0&255)); a++;
        }while(b!=a);
        a=a-j+8;
       }
       if(j-1<3) goto L18;
       do{
        b=g+8+a; i=m[b]; k=j0&255; m[b]=i+(i>=k); i=b+1; z=i; i=m[i]; m[z]=i+(i>=k); i=b+2; z=i;
        i=m[i]; m[z]=i+(i>=k); b+=3; z=b; b=m[b]; m[z]=b+(b>=k); a+=4;
       }while(a!=8);
L18:;
       h0++; h--; j++;
      }while(d);
      o=N8(g,8); n=o>>56; p=o>>48; r=o>>40; q=o>>32; w=o; v=o>>8; s=v; x=o>>16; t=x; y=o>>24; u=y;
      switch(w0-1){
      case 0:
       w=p; s=r; t=q; u=n; q=o; r=y; p=x; n=v; break;
      case 1:
       w=n; s=v; t=p; u=q; q=y; p=x; n=o; break;
      }
      n<<=2; o=(U64(0xeeeeeeeeeeeeeef0)<<(n&63))-U64(81985529216486896); p<<=2;
      v=o+(U64(0xeeeeeeeeeeeeeef0)<<(p&63)); r<<=2; x=v+(U64(0xeeeeeeeeeeeeeef0)<<(r&63)); q<<=2;
      y=x+(U64(0xeeeeeeeeeeeeeef0)<<(q&63)); u<<=2; b0=y+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)); t<<=2;
      c0=b0+(U64(0xeeeeeeeeeeeeeef0)<<(t&63)); s<<=2;
      a=((u32)((c0+(U64(0xeeeeeeeeeeeeeef0)<<(s&63)))>>(w<<2&63))&15)+((u32)(c0>>(s&63))&15)
        +(((((u32)(y>>(u&63))&15)+((((((u32)(U64(0xfedcba9876543210)>>(n&63))&15)*7+((u32)(o>>(p&63)
        )&15))*6+((u32)(v>>(r&63))&15))*5+((u32)(x>>(q&63))&15))<<2))*3+((u32)(b0>>(t&63))&15))<<1);
      if(a>40319) trap();
      d=N1(a,196688); N1(a,196688)=(d>u0?0:v0)|d;
      if(e>=6241) trap();
      M4(p0+(e<<2))=a; e+=!d; e0++;
     }while(e0!=i0);
L15:;
     f++; d0+=4;
    }while(d0!=148);
    d=e!=0; M4(287236)+=d;
   }
   z=d;
  }while(z);
  do{
   a=ctz32(N1(l,196688)&7);
   if(a>2) goto L7;
   N8(c,8)=0; j=N1(a,65551); d=8; a0=0; g=0; h=l0;
   do{
    a=d; d=a-1; e=9-a; k0=l; l=div_u32(l,e); e=k0-l*e; m[d+(c+8)]=e;
    if(a==8) goto L27;
    if(a0&3){
     f=g&3; a=0;
     do{
      b=a+h; z=b; b=m[b]; m[z]=b+(b>=(e&255)); a++;
     }while(f!=a);
     a=a-a0+8;
    }
    if(a0-1<3) goto L27;
    e&=255;
    do{
     f=c+8+a; b=m[f]; m[f]=b+(b>=e); b=f+1; z=b; b=m[b]; m[z]=b+(b>=e); b=f+2; z=b; b=m[b];
     m[z]=b+(b>=e); f+=3; z=f; f=m[f]; m[z]=f+(e<=f); a+=4;
    }while(a!=8);
L27:;
    g++; h--; a0++;
   }while(d);
   o=N8(c,8); n=o>>56; r=o>>48; p=o>>40; q=o>>32; w=o; v=o>>8; s=v; x=o>>16; t=x; y=o>>24; u=y;
   switch(j-1){
   case 0:
    w=q; s=n; t=r; u=p; q=x; p=v; r=o; n=y; break;
   case 1:
    w=n; s=p; t=x; u=q; q=y; p=v; n=o; break;
   }
   d=N1(j,65554); a=M4(196680);
   if(a==65536) { output(131136,65536); a=0; goto L34; }
   if(a>=65536) break;
L34:;
   N1(a,131136)=d; M4(196680)=a+1; n<<=2;
   o=(U64(0xeeeeeeeeeeeeeef0)<<(n&63))-U64(81985529216486896); r<<=2;
   v=o+(U64(0xeeeeeeeeeeeeeef0)<<(r&63)); p<<=2; x=v+(U64(0xeeeeeeeeeeeeeef0)<<(p&63)); q<<=2;
   y=x+(U64(0xeeeeeeeeeeeeeef0)<<(q&63)); u<<=2; b0=y+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)); t<<=2;
   c0=b0+(U64(0xeeeeeeeeeeeeeef0)<<(t&63)); s<<=2;
   l=((u32)((c0+(U64(0xeeeeeeeeeeeeeef0)<<(s&63)))>>(w<<2&63))&15)+((u32)(c0>>(s&63))&15)+(((((u32)
     (y>>(u&63))&15)+((((((u32)(U64(0xfedcba9876543210)>>(n&63))&15)*7+((u32)(o>>(r&63))&15))
     *6+((u32)(v>>(p&63))&15))*5+((u32)(x>>(q&63))&15))<<2))*3+((u32)(b0>>(t&63))&15))<<1);
  }while(l<40320);
  break;
L8:;
  a=M4(196680);
  if(a){
   if(a>=65537) break;
   output(131136,a); M4(196680)=0;
  }
  g0=c+48; return 0;
L7:;
  a=M4(196680);
  if(a==65536) { output(131136,65536); a=0; goto L37; }
  if(a>=65536) break;
L37:;
  N1(a,131136)=10; M4(196680)=a+1;
 }
 trap();
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "a\40number\0401\40to\0408\0\1\2ABCeach\40symbol\40once\40on\40" "a\40board",
   48);
 f__start();
 return 0;
}
