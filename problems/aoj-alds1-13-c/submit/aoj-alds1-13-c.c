/* aoj-alds1-13-c 0.1.0, made from Rust by cargo single-file */
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

static u8 m[983040];
#define pages 15
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
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196632);
 if(a){
  if(a>=65537) trap();
  output(131088,a); M4(196632)=0;
 }
 if(!m[196636]){
  M8(131080)-=M4(196624); M4(196628)=0; a=input(65536,65536); M4(196624)=a; m[196636]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b=0;
 if(a>9) f_write_number((u32)a/10);
 b=M4(196632);
 if(b==65536) { output(131088,65536); b=0; goto L4; }
 if(b>=65536) trap();
L4:;
 M4(196632)=b+1; N1(b,131088)=(u32)a%10|48;
}

static u32 f_reaches(u32 a, u32 b, u32 c, u32 d, u32 e){
 u32 f, g, h=0, i, j, k, l, n=0, o=0, p, q, r=0, s, t, u, v, w, b0, c0, d0, e0, x, y, z;
 u64 a0;
 f=frame(32);
 if(!b) goto L3;
 b0=(f+16)|4; c0=f+8; s=b-1; d0=c&3; e0=c>>2; t=a+4; k=t+c; a0=M8(d); u=N4(e,8); v=N4(e,4); w=M4(e);
 i=f; l=i+16; g=f; r=1; e=0;
 for(;;){
  N4(f,8)=d0; N4(f,4)=4; M4(f)=e0; p=d+(e<<2); N4(f,12)=1; x=N4(g,4); j=c-x; g=M4(g);
  if(w){
   if(!g) goto L8;
   if(!((e==v)&(u==1))) goto L9;
   goto L8;
  }
  if(!g) goto L7;
L9:;
  if(j>15) break;
  N8(f,16)=a0; h=M4(a); n=M4(p); o=j+t; y=m[o]; q=y-1; M4(f)=q>>2; N4(f,28)=q&3;
  if(n>=24964) break;
  q=M4(i);
  if(q>3) break;
  M4(l)=N2(h+(n<<4)+(q<<1),131072); n=N4(f,16);
  if(n>=24964) break;
  q=N4(f,20);
  if(q>=24964) break;
  h+=730208;
  if(b>m[h+q]+m[h+n]){
   h=m[k]; m[k]=y; m[o]=h; N4(f,8)=0; N4(f,4)=e; M4(f)=1;
   if(f_reaches(a,s,j,f+16,f)) goto L3;
   h=m[k]; m[k]=m[o]; m[o]=h;
  }
  if(w) goto L8;
  if(g==3) goto L6;
  goto L7;
L8:;
  if(g==3||(!u)&(e==v)) goto L6;
L7:;
  j+=x<<1;
  if(j>15) break;
  N8(f,16)=a0; o=M4(a); p=M4(p); g=j+t; h=m[g]; n=h-1; M4(f)=n>>2; N4(f,28)=n&3;
  if(p>24963) break;
  i=M4(i);
  if(i>3) break;
  M4(l)=N2(o+(p<<4)+(i<<1),131080); i=N4(f,16);
  if(i>24963) break;
  l=N4(f,20);
  if(l>24963) break;
  z=l; l=o+730208;
  if(m[z+l]+m[i+l]>=b) goto L6;
  i=m[k]; m[k]=h; m[g]=i; N4(f,8)=1; N4(f,4)=e; M4(f)=1;
  if(f_reaches(a,s,j,f+16,f)) goto L3;
  e=m[k]; m[k]=m[g]; m[g]=e;
L6:;
  e=1; i=f+28; z=r; r=0; g=c0; l=b0;
  if(!z) goto L2;
 }
 trap();
L3:;
 r=1;
L2:;
 g0=f+32; return r;
}

static u32 f___main_void(void){
 u32 a=0, b, c, d=0, e=0, f, g=0, h, i=0, j=0, k=0, l=0, n, o=0, p, w, x;
 u64 q=0, r, s=0, t, u=0, v;
 f=frame(48); c=M4(196624); b=M4(196628);
 for(;;){
  if(b==c) { f_refill(); c=M4(196624); }
  if(c>=65537) trap();
  b=M4(196628);
  if(b>=c) break;
  a=N1(b,65536); e=a-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196628)=b;
  if(a!=10) continue;
  M8(131080)=b; M8(131072)++;
 }
 N8(f,40)=0; N8(f,32)=0; a=0;
 do{
  w=a+1; x=f+32+a;
  for(;;){
   if(b==c) { f_refill(); c=M4(196624); }
   if(c>=65537) trap();
   b=M4(196628);
   if(b>=c) break;
   a=N1(b,65536); g=a-9;
   if(g>23||!(1U<<(g&31)&8388627)) break;
   b++; M4(196628)=b;
   if(a!=10) continue;
   M8(131080)=b; M8(131072)++;
  }
  for(;;){
   if(b==c) { f_refill(); c=M4(196624); }
   if(c>=65537) trap();
   b=M4(196628);
   if(b>=c) goto L6;
   a=N1(b,65536); g=a-9;
   if(!(1U<<(g&31)&8388627?g<=23:0)){
    for(;;){
     if(b==c) { f_refill(); c=M4(196624); }
     if(c>=65537) trap();
     a=M4(196628);
     if(a>=c) goto L18;
     g=N1(a,65536); b=g-9;
     if(b>23) goto L18;
     if(1U<<(b&31)&8388627) goto L17;
L18:;
     if(a==c){
      f_refill(); c=M4(196624);
      if(c>65536) trap();
     }
     b=M4(196628);
     if(b>=c) goto L6;
     a=N1(b,65536)-48;
     if((a&255)>9) goto L6;
     q=a&255;
     do{
      a=b+1; M4(196628)=a;
      if(a==c) { f_refill(); c=M4(196624); }
      if(c>=65537) trap();
      b=M4(196628);
      if(b>=c) goto L11;
      a=N1(b,65536); g=a-48;
      if((g&255)>=10){
       a-=9;
       if(a>23) break;
       if(1U<<(a&31)&8388627) goto L11;
       break;
      }
      q=q*10+(g&255);
     }while(q<16);
     goto L6;
L17:;
     b=a+1; M4(196628)=b;
     if(g!=10) continue;
     M8(131080)=b; M8(131072)++;
    }
   }
   b++; M4(196628)=b;
   if(a!=10) continue;
   M8(131080)=b; M8(131072)++;
  }
L11:;
  a=1U<<((u32)q&31);
  if(a&d) goto L6;
  m[x]=q; d|=a; a=w;
 }while(a!=16);
 N1(f,31)=N1(f,47); N8(f,23)=N8(f,39); N4(f,19)=N4(f,35); N2(f,17)=N2(f,33); N1(f,16)=N1(f,32);
 p=f+8; e=f+16; a=0; h=0; g=g0-48; g0=g;
 do{
  b=a; l=m[e+b]; a=0;
  if(!b) goto L24;
  j=l-1; c=0;
  if(b>=4){
   o=b&-4; w=b&3;
   do{
    d=j&255; i=c+e;
    a=a+(d<((m[i]-1)&255))+(((m[i+1]-1)&255)>d)+(((m[i+2]-1)&255)>d)+(((m[i+3]-1)&255)>d); c+=4;
   }while(o!=c);
   if(!w) goto L24;
  }
  i=k&3; d=c+e;
  do{
   a+=((m[d]-1)&255)>(j&255); d++; i--;
  }while(i);
L24:;
  h^=((!l)&((b>>2)+b))^a; k++; a=b+1;
 }while(a!=16);
 if(h&1) goto L29;
 k=0; c=M4(951812);
 if(c) goto L31;
 a=M2(197244);
 if(a){
  d=302;
  do{
   a&=65535;
   if(a>24964) trap();
   if(M8((a<<3)+727128)==U64(0x3000040000400004)) { c=0; goto L31; }
   d=(d+1)&65535; c=d<<1; a=N2(c,196640);
  }while(a);
  w=c+196640;
 }else{
  w=197244;
 }
 M4(951812)=1; M8(727136)=U64(0x3000040000400004); M2(w)=1; m[926848]=0; h=0;
 do{
  if(h==24964) trap();
  c=(h<<4)+327712; q=N8(h<<3,727136);
  if((q>>4&15)+(q&15)+(q>>8&15)+(q>>12&15)==3) { w=0; goto L36; }
  if((q>>20&15)+(q>>16&15)+(q>>24&15)+(q>>28&15)==3) { w=1; goto L36; }
  w=(q>>36&15)+(q>>32&15)+(q>>40&15)+(q>>44&15)==3?2:3;
L36:;
  b=w; l=b<<4; v=l; j=b-1; t=j<<4; r=0; i=h+926848;
  do{
   if(j>=4) goto L38;
   s=r<<2; u=s+t;
   if(!(q>>(u&63)&15)) goto L38;
   o=m[i]; s=((u64)-1<<(u&63))+q+((u64)1<<((s+v)&63)); d=s*U64(0x9e3779b97f4a7c15)>>48; n=d<<1;
   a=N2(n,196640);
   if(!a) { w=n+196640; goto L40; }
   do{
    a&=65535;
    if(a>24964) trap();
    a--;
    if(N8(a<<3,727136)==s) goto L39;
    d=(d+1)&65535; n=d<<1; a=N2(n,196640);
   }while(a);
   w=n+196640;
L40:;
   a=M4(951812);
   if(a>24963) trap();
   N8(a<<3,727136)=s; N1(a,926848)=o+1; d=M4(951812)+1; M2(w)=d; M4(951812)=d;
L39:;
   M2(c+((u32)r<<1))=a;
L38:;
   r++;
  }while(r!=4);
  c+=8; t=l+16; r=0;
  do{
   if(b==3) goto L44;
   s=r<<2; u=s+t;
   if(!(q>>(u&63)&15)) goto L44;
   l=m[i]; s=((u64)-1<<(u&63))+q+((u64)1<<((s+v)&63)); d=s*U64(0x9e3779b97f4a7c15)>>48; j=d<<1;
   a=N2(j,196640);
   if(!a) { w=j+196640; goto L46; }
   do{
    a&=65535;
    if(a>24964) trap();
    a--;
    if(N8(a<<3,727136)==s) goto L45;
    d=(d+1)&65535; j=d<<1; a=N2(j,196640);
   }while(a);
   w=j+196640;
L46:;
   a=M4(951812);
   if(a>24963) trap();
   N8(a<<3,727136)=s; N1(a,926848)=l+1; d=M4(951812)+1; M2(w)=d; M4(951812)=d;
L45:;
   M2(c+((u32)r<<1))=a;
L44:;
   r++;
  }while(r!=4);
  h++; c=M4(951812);
 }while(h<c);
L31:;
 q=0; a=e;
 do{
  b=m[a];
  if(b) q+=(u64)1<<(((k&48)+((b-1)&60))&63);
  a++; k+=4;
 }while(k!=64);
 d=q*U64(0x9e3779b97f4a7c15)>>48; b=d<<1; a=N2(b,196640);
 if(!a) { w=b+196640; goto L52; }
 do{
  a&=65535;
  if(a>24964) trap();
  a--;
  if(q==N8(a<<3,727136)) { b=c; c=a; goto L51; }
  d=(d+1)&65535; b=d<<1; a=N2(b,196640);
 }while(a);
 w=b+196640;
L52:;
 if(c>24963) trap();
 N8(c<<3,727136)=q; N1(c,926848)=0; b=M4(951812)+1; M2(w)=b; M4(951812)=b;
L51:;
 q=0; d=0; a=e;
 do{
  h=m[a];
  if(h) q+=(u64)1<<(((d&48)|(((h<<2)+12)&12))&63);
  a++; d+=16;
 }while(d!=256);
 i=q*U64(0x9e3779b97f4a7c15)>>48; d=i<<1; a=N2(d,196640);
 if(!a) { w=d+196640; goto L59; }
 do{
  a&=65535;
  if(a>24964) trap();
  d=a-1;
  if(N8(d<<3,727136)==q) goto L58;
  i=(i+1)&65535; d=i<<1; a=N2(d,196640);
 }while(a);
 w=d+196640;
L59:;
 a=w;
 if(b>24963) trap();
 N8(b<<3,727136)=q; N1(b,926848)=0; d=M4(951812)+1; M2(a)=d; M4(951812)=d; d=b;
L58:;
 if(!m[e]) { w=0; goto L62; }
 if(!N1(e,1)) { w=1; goto L62; }
 if(!N1(e,2)) { w=2; goto L62; }
 if(!N1(e,3)) { w=3; goto L62; }
 if(!N1(e,4)) { w=4; goto L62; }
 if(!N1(e,5)) { w=5; goto L62; }
 if(!N1(e,6)) { w=6; goto L62; }
 if(!N1(e,7)) { w=7; goto L62; }
 if(!N1(e,8)) { w=8; goto L62; }
 if(!N1(e,9)) { w=9; goto L62; }
 if(!N1(e,10)) { w=10; goto L62; }
 if(!N1(e,11)) { w=11; goto L62; }
 if(!N1(e,12)) { w=12; goto L62; }
 if(!N1(e,13)) { w=13; goto L62; }
 if(!N1(e,14)) { w=14; goto L62; }
 if(N1(e,15)) goto L29;
 w=15;
L62:;
 b=w; N4(g,8)=196640; N8(g,12)=M8(e); N8(g,20)=N8(e,8); a=N1(d,926848)+N1(c,926848);
 for(;;){
  N4(g,28)=0; N4(g,44)=d; N4(g,40)=c;
  if(f_reaches(g+8,a,b,g+40,g+28)) break;
  a+=2;
 }
 w=1; goto L28;
L29:;
 w=0;
L28:;
 e=w; N4(p,4)=a; M4(p)=e; g0=g+48;
 if(N4(f,8)!=1) goto L6;
 f_write_number(N4(f,12)); c=M4(196632);
 if(c==65536) { output(131088,65536); c=0; goto L65; }
 if(c>=65536) trap();
L65:;
 N1(c,131088)=10; M4(196632)=c+1; c=M4(196624); b=M4(196628);
 for(;;){
  if(b==c) { f_refill(); c=M4(196624); }
  if(c>=65537) trap();
  a=M4(196628);
  if(a>=c) break;
  e=N1(a,65536); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=a+1; M4(196628)=b;
  if(e!=10) continue;
  M8(131080)=b; M8(131072)++;
 }
L6:;
 a=M4(196632);
 if(a){
  if(a>=65537) trap();
  output(131088,a); M4(196632)=0;
 }
 g0=f+48; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 f__start();
 return 0;
}
