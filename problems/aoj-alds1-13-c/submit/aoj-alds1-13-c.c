/* aoj-alds1-13-c, made from Rust by c-emitter */
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
 u32 b, c=0;
 if(a>9) f_write_number((u32)a/10);
 b=M4(196632);
 if(b==65536) { output(131088,65536); goto L4; }
 if(b>=65536) trap();
 c=b;
L4:;
 M4(196632)=c+1; N1(c,131088)=(u32)a%10|48;
}

static u32 f_reaches(u32 a, u32 b, u32 c, u32 d, u32 e){
 u32 f, g, h=0, i=0, j, k=0, l=0, n, o, p, q=0, r=0, s, t, u, v, w, x, y, a0, c0, d0, e0, f0, z;
 u64 b0;
 f=frame(32);
 if(!b) goto L3;
 c0=(f+16)|4; d0=f+8; u=b-1; e0=c&3; f0=c>>2; v=a+4; g=v+c; b0=M8(d); w=N4(e,8); x=N4(e,4); y=M4(e);
 j=f; s=j+16; e=f; l=1;
 for(;;){
  N4(f,8)=e0; N4(f,4)=4; M4(f)=f0; a0=d+(k<<2); N4(f,12)=1; n=N4(e,4); o=c-n; p=M4(e);
  if(y){
   if(!p) goto L12;
   if(!((k==x)&(w==1))) goto L13;
   goto L12;
  }
  if(!p) goto L11;
L13:;
  if(o>15) trap();
  N8(f,16)=b0; i=M4(a); h=M4(a0); t=o+v; q=m[t]; e=q-1; M4(f)=e>>2; N4(f,28)=e&3;
  if(h>=24964) break;
  e=M4(j);
  if(e>3) trap();
  M4(s)=N2(i+(h<<4)+(e<<1),131072); r=N4(f,16);
  if(r>=24964) trap();
  h=N4(f,20);
  if(h>=24964) trap();
  e=i+730208;
  if(b>m[h+e]+m[e+r]){
   e=m[g]; m[g]=q; m[t]=e; N4(f,8)=0; N4(f,4)=k; M4(f)=1;
   if(f_reaches(a,u,o,f+16,f)) goto L3;
   e=m[g]; m[g]=m[t]; m[t]=e;
  }
  if(y) goto L12;
  if(p==3) goto L10;
  goto L11;
L12:;
  if(p==3||(!w)&(k==x)) goto L10;
L11:;
  n=o+(n<<1);
  if(n>15) trap();
  N8(f,16)=b0; q=M4(a); r=M4(a0); i=n+v; h=m[i]; e=h-1; M4(f)=e>>2; N4(f,28)=e&3;
  if(r>24963) break;
  e=M4(j);
  if(e>3) trap();
  M4(s)=N2(q+(r<<4)+(e<<1),131080); j=N4(f,16);
  if(j>24963) trap();
  e=N4(f,20);
  if(e>24963) trap();
  z=e; e=q+730208;
  if(m[z+e]+m[e+j]>=b) goto L10;
  e=m[g]; m[g]=h; m[i]=e; N4(f,8)=1; N4(f,4)=k; M4(f)=1;
  if(f_reaches(a,u,n,f+16,f)) goto L3;
  e=m[g]; m[g]=m[i]; m[i]=e;
L10:;
  k=1; j=f+28; z=l; l=0; e=d0; s=c0;
  if(!z) goto L2;
 }
 trap();
L3:;
 l=1;
L2:;
 g0=f+32; return l;
}

static void f_solve(void){
 u32 a, b, c=0, d=0, e=0, f=0, g, h=0, i, j, k=0, l=0, n=0, o=0, p, w;
 u64 q, r=0, s, t, u=0, v;
 g=frame(48); a=M4(196624); b=M4(196628);
 for(;;){
  if(a==b) { f_refill(); a=M4(196624); }
  if(a>=65537) trap();
  b=M4(196628);
  if(b>=a) break;
  d=N1(b,65536); c=d-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  b++; M4(196628)=b;
  if(d!=10) continue;
  M8(131080)=b; M8(131072)++;
 }
 N8(g,40)=0; N8(g,32)=0; d=0;
A7:;
 for(;;){
  c=d+1; j=g+32+d;
  for(;;){
   if(a==b) { f_refill(); a=M4(196624); }
   if(a>=65537) goto L7;
   b=M4(196628);
   if(b>=a) break;
   f=N1(b,65536); d=f-9;
   if(d>23||!(1U<<(d&31)&8388627)) break;
   b++; M4(196628)=b;
   if(f!=10) continue;
   M8(131080)=b; M8(131072)++;
  }
  for(;;){
   if(a==b) { f_refill(); a=M4(196624); }
   if(a>=65537) trap();
   b=M4(196628);
   if(b>=a) goto L6;
   f=N1(b,65536); d=f-9;
   if(!(1U<<(d&31)&8388627?d<=23:0)){
    for(;;){
     if(a==b) { f_refill(); a=M4(196624); }
     if(a>=65537) trap();
     b=M4(196628);
     if(b>=a) goto L20;
     f=N1(b,65536); d=f-9;
     if(d>23) goto L20;
     if(1U<<(d&31)&8388627) goto L18;
L20:;
     if(a==b){
      f_refill(); a=M4(196624);
      if(a>65536) trap();
     }
     b=M4(196628);
     if(b>=a) goto L6;
     d=N1(b,65536)-48;
     if((d&255)>9) goto L6;
     q=d&255;
     for(;;){
      d=b+1; M4(196628)=d;
      if(a==d) { f_refill(); a=M4(196624); }
      if(a>=65537) trap();
      b=M4(196628);
      if(a>b){
       f=N1(b,65536); d=f-48;
       if((d&255)<10) goto L25;
       d=f-9;
       if(d>23||!(1U<<(d&31)&8388627)) goto L6;
      }
      d=1U<<((u32)q&31);
      if(d&e) goto L6;
      m[j]=q; e|=d; d=c;
      if(d!=16) goto A7;
      N1(g,31)=N1(g,47); N8(g,23)=N8(g,39); N4(g,19)=N4(g,35); N2(g,17)=N2(g,33); N1(g,16)=N1(g,32);
      p=g+8; d=g+16; a=0; i=g0-48; g0=i;
      do{
       b=a; o=m[d+b]; a=0;
       if(!b) goto L28;
       j=o-1; c=0;
       if(b>=4){
        f=b&-4; w=b&3;
        do{
         k=j&255; l=c+d;
         a=a+(k<((m[l]-1)&255))+(((m[l+1]-1)&255)>k)+(((m[l+2]-1)&255)>k)+(((m[l+3]-1)&255)>k);
         c+=4;
        }while(f!=c);
        if(!w) goto L28;
       }
       f=n&3; e=c+d;
       do{
        a+=((m[e]-1)&255)>(j&255); e++; f--;
       }while(f);
L28:;
       h^=((!o)&((b>>2)+b))^a; n++; a=b+1;
      }while(a!=16);
      if(h&1) goto L33;
      n=0; c=M4(951812);
      if(c) goto L35;
      a=M2(197244);
      if(a){
       f=302;
       do{
        c=a&65535; a=c-1;
        if(c>24964) trap();
        if(N8(a<<3,727136)==U64(0x3000040000400004)) { c=0; goto L35; }
        f=(f+1)&65535; c=f<<1; a=N2(c,196640);
       }while(a);
       w=c+196640;
      }else{
       w=197244;
      }
      M4(951812)=1; M8(727136)=U64(0x3000040000400004); M2(w)=1; m[926848]=0; h=0;
      do{
       if(h==24964) trap();
       k=(h<<4)+327712; r=N8(h<<3,727136);
       if((r>>4&15)+(r&15)+(r>>8&15)+(r>>12&15)==3) { w=0; goto L41; }
       if((r>>20&15)+(r>>16&15)+(r>>24&15)+(r>>28&15)==3) { w=1; goto L41; }
       w=(r>>36&15)+(r>>32&15)+(r>>40&15)+(r>>44&15)==3?2:3;
L41:;
       l=w; j=l<<4; v=j; f=l-1; t=f<<4; s=0; o=h+926848;
       do{
        if(f>=4) goto L43;
        u=s<<2; q=u+t;
        if(!(r>>(q&63)&15)) goto L43;
        b=m[o]; q=((u64)-1<<(q&63))+r+((u64)1<<((u+v)&63)); e=q*U64(0x9e3779b97f4a7c15)>>48; c=e<<1;
        a=N2(c,196640);
        if(!a) { w=c+196640; goto L45; }
        do{
         c=a&65535; a=c-1;
         if(c>24964) trap();
         if(N8(a<<3,727136)==q) goto L44;
         e=(e+1)&65535; c=e<<1; a=N2(c,196640);
        }while(a);
        w=c+196640;
L45:;
        a=M4(951812);
        if(a>24963) trap();
        N8(a<<3,727136)=q; N1(a,926848)=b+1; c=M4(951812)+1; M2(w)=c; M4(951812)=c;
L44:;
        M2(k+((u32)s<<1))=a;
L43:;
        s++;
       }while(s!=4);
       f=k+8; t=j+16; s=0;
       do{
        if(l==3) goto L49;
        u=s<<2; q=u+t;
        if(!(r>>(q&63)&15)) goto L49;
        b=m[o]; q=((u64)-1<<(q&63))+r+((u64)1<<((u+v)&63)); e=q*U64(0x9e3779b97f4a7c15)>>48; c=e<<1;
        a=N2(c,196640);
        if(!a) { w=c+196640; goto L51; }
        do{
         c=a&65535; a=c-1;
         if(c>24964) trap();
         if(N8(a<<3,727136)==q) goto L50;
         e=(e+1)&65535; c=e<<1; a=N2(c,196640);
        }while(a);
        w=c+196640;
L51:;
        a=M4(951812);
        if(a>24963) trap();
        N8(a<<3,727136)=q; N1(a,926848)=b+1; c=M4(951812)+1; M2(w)=c; M4(951812)=c;
L50:;
        M2(f+((u32)s<<1))=a;
L49:;
        s++;
       }while(s!=4);
       h++; c=M4(951812);
      }while(h<c);
L35:;
      q=0; a=d;
      do{
       b=m[a];
       if(b) q+=(u64)1<<(((n&48)+((b-1)&60))&63);
       a++; n+=4;
      }while(n!=64);
      e=q*U64(0x9e3779b97f4a7c15)>>48; b=e<<1; a=N2(b,196640);
      if(a){
       do{
        b=a&65535; a=b-1;
        if(b>24964) trap();
        if(N8(a<<3,727136)==q) { b=c; c=a; goto L56; }
        e=(e+1)&65535; b=e<<1; a=N2(b,196640);
       }while(a);
      }
      if(c>24963) trap();
      N8(c<<3,727136)=q; N1(c,926848)=0; w=b+196640; b=M4(951812)+1; M2(w)=b; M4(951812)=b;
L56:;
      q=0; e=0; a=d;
      do{
       f=m[a];
       if(f) q+=(u64)1<<(((e&48)|(((f<<2)+12)&12))&63);
       a++; e+=16;
      }while(e!=256);
      f=q*U64(0x9e3779b97f4a7c15)>>48; e=f<<1; a=N2(e,196640);
      if(a){
       do{
        a&=65535; e=a-1;
        if(a>24964) trap();
        if(N8(e<<3,727136)==q) goto L63;
        f=(f+1)&65535; e=f<<1; a=N2(e,196640);
       }while(a);
      }
      a=e+196640;
      if(b>24963) trap();
      N8(b<<3,727136)=q; N1(b,926848)=0; e=M4(951812)+1; M2(a)=e; M4(951812)=e; e=b;
L63:;
      if(!m[d]) { w=0; goto L34; }
      if(!N1(d,1)) { w=1; goto L34; }
      if(!N1(d,2)) { w=2; goto L34; }
      if(!N1(d,3)) { w=3; goto L34; }
      if(!N1(d,4)) { w=4; goto L34; }
      if(!N1(d,5)) { w=5; goto L34; }
      if(!N1(d,6)) { w=6; goto L34; }
      if(!N1(d,7)) { w=7; goto L34; }
      if(!N1(d,8)) { w=8; goto L34; }
      if(!N1(d,9)) { w=9; goto L34; }
      if(!N1(d,10)) { w=10; goto L34; }
      if(!N1(d,11)) { w=11; goto L34; }
      if(!N1(d,12)) { w=12; goto L34; }
      if(!N1(d,13)) { w=13; goto L34; }
      if(!N1(d,14)) { w=14; goto L34; }
      if(N1(d,15)) goto L33;
      w=15;
L34:;
      b=w; N4(i,8)=196640; N8(i,12)=M8(d); N8(i,20)=N8(d,8); a=N1(e,926848)+N1(c,926848);
      for(;;){
       N4(i,28)=0; N4(i,44)=e; N4(i,40)=c;
       if(f_reaches(i+8,a,b,i+40,i+28)) break;
       a+=2;
      }
      w=1; goto L32;
L33:;
      w=0;
L32:;
      c=w; N4(p,4)=a; M4(p)=c; g0=i+48;
      if(N4(g,8)==1) break;
      goto L6;
L25:;
      q=q*10+(d&255);
      if(q>=16) goto L6;
     }
     f_write_number(N4(g,12)); a=0; c=M4(196632);
     if(c==65536) { output(131088,65536); goto L71; }
     if(c>=65536) trap();
     a=c;
L71:;
     N1(a,131088)=10; M4(196632)=a+1; a=M4(196624); b=M4(196628);
     for(;;){
      if(a==b) { f_refill(); a=M4(196624); }
      if(a>=65537) trap();
      b=M4(196628);
      if(b>=a) goto L6;
      d=N1(b,65536); c=d-9;
      if(c>23||!(1U<<(c&31)&8388627)) goto L6;
      b++; M4(196628)=b;
      if(d!=10) continue;
      M8(131080)=b; M8(131072)++;
     }
L18:;
     b++; M4(196628)=b;
     if(f!=10) continue;
     M8(131080)=b; M8(131072)++;
    }
   }
   b++; M4(196628)=b;
   if(f!=10) continue;
   M8(131080)=b; M8(131072)++;
  }
 }
L7:;
 trap();
L6:;
 a=M4(196632);
 if(a){
  if(a>=65537) trap();
  output(131088,a); M4(196632)=0;
 }
 g0=g+48;
}

int main(void) {
 f_solve();
 return 0;
}
