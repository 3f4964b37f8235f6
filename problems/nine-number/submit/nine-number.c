/* nine-number, made from Rust by c-emitter */
/* with rustc 1.85.0 and wasm-opt version 108 */
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

static void read_refill(void){
 u32 a;
 a=r4(1033936);
 if(a){
  if(a>=65537) abort();
  fwrite(m+968392, 1, a, stdout); w4(1033936, 0);
 }
 if(!r1(1033940)){
  w8(968384, r8(968384)-(u64)r4(1033928)); w4(1033932, 0); a=(u32)fread(m+902840, 1, 65536, stdin);
  w4(1033928, a); w1(1033940, !a);
 }
}

static void write_write_number(u64 a){
 u32 b=0, c;
 if(a>9) write_write_number(a/10);
 b=r4(1033936);
 if(b==65536){
  fwrite(m+968392, 1, 65536, stdout); w4(1033936, 0); b=0; goto L5;
 }
 c=b+1;
 if(!c||c>65536) abort();
L5:;
 w1(b+968392, (u32)(a%10)|48); w4(1033936, r4(1033936)+1);
}

static void f_solve(void){
 u32 a=0, b=0, c=0, d=0, e, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0,
   u=0, v=0, w, x, y, s0, s1;
 u64 z=0, v25=0, v26=0, v27=0, v28=0, v29=0, v30=0, v31=0, v32=0, v33=0, v34=0, v35=0, v36=0,
   v37=0, v38=0;
 e=g0-32; g0=e;
 if(!r2(65560)){
  n=e+7; k=e+6; q=e+5; r=e+4; s=e+3; t=e+2; u=e+1; d=e+8; w1(d, r1(65554)); w8(e, r8(65546)); p=e+9;
  do{
   h=r1(e); z=(u64)(h<<2&60); v25=(U64(0xeeeeeeee,0xeeeeeef0)<<(z&63))-U64(0x1234567,0x89abcdf0);
   a=r1(e+6); v26=(u64)(a<<2&60); v27=v25+(U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63)); c=r1(e+5);
   v28=(u64)(c<<2&60); v29=v27+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)); b=r1(e+1);
   v30=(u64)(b<<2&60); v31=v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63)); f=r1(e+3);
   v32=(u64)(f<<2&60); v33=v31+(U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63)); j=r1(e+4);
   v34=(u64)(j<<2&60); v35=v33+(U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63)); g=r1(e+7);
   v36=(u64)(g<<2&60); v37=v35+(U64(0xeeeeeeee,0xeeeeeef0)<<(v36&63)); i=r1(d); v38=(u64)(i<<2&60);
   l=r1(e+2);
   v=((u32)((v37+(U64(0xeeeeeeee,0xeeeeeef0)<<(v38&63)))>>((u64)(l<<2&60)&63))&15)+((u32)
     (v37>>(v38&63))&15)+(((((u32)(v33>>(v34&63))&15)+(((((((u32)(v25>>(v26&63))&15)+((u32)
     (U64(0xfedcba98,0x76543210)>>(z&63))<<3&120))*7+((u32)(v27>>(v28&63))&15))*6+((u32)
     (v29>>(v30&63))&15))*5+((u32)(v31>>(v32&63))&15))<<2))*3+((u32)(v35>>(v36&63))&15))<<1);
   if(v>=40320) abort();
   w2((v<<1)+65560, o); i=g<i;
   if(i) { f=8; s0=d; goto L14; }
   if(a<g) { f=7; s0=n; goto L14; }
   if(a>c) { f=6; s0=k; goto L14; }
   if(c>j) { f=5; s0=q; goto L14; }
   if(f<j) { f=4; s0=r; goto L14; }
   if(f>l) { f=3; s0=s; goto L14; }
   if(b<l) { f=2; s0=t; goto L14; }
   if(b<=h) { a=4; c=e; s0=0; goto L13; }
   f=1; s0=u;
L14:;
   c=s0; h=c-1; l=r1(h); b=10;
   do{
    j=b-1;
    if(f>=j) goto L24;
    a=b-2; b=j; g=r1(a+e);
   }while(g<=l);
   if(b<10) goto L23;
   abort();
L24:;
   g=r1(c); a=f;
L23:;
   w1(h, g); w1(a+e, l);
   if(i) goto L11;
   b=0; a=(9-f)>>1;
   if(a==1) goto L12;
   s0=a&1;
L13:;
   g=a&6; b=0; a=d;
   do{
    l=r1(a); f=b+c; w1(a, r1(f)); w1(f, l); l=p+(b^4294967294U); h=r1(l); f++; w1(l, r1(f));
    w1(f, h); a-=2; b+=2;
   }while(g!=b);
   if(!s0) goto L11;
L12:;
   a=b+c; c=r1(a); s0=a; a=p+(b^4294967295U); w1(s0, r1(a)); w1(a, c);
L11:;
   o++;
  }while(o!=40320);
  a=e+25; l=e+24; p=0;
  do{
   w1(l, 0); w8(e+16, 0); o=p*720; n=0; j=a; g=0; c=9;
   do{
    d=c; c=d-1; b=10-d; s1=o; o=div_u32(o,b); f=s1-o*b; w1(c+(e+16), f);
    if(d==9) goto L29;
    if(g&3){
     d=n&3; b=0;
     do{
      k=b+j; s0=k; k=r1(k); w1(s0, k+(k>=(f&255))); b++;
     }while(d!=b);
     d=b-g+9;
    }
    if(g-1<3) goto L29;
    b=f&255;
    do{
     f=e+16+d; k=r1(f); w1(f, k+(b<=k)); k=f+1; s0=k; k=r1(k); w1(s0, k+(b<=k)); k=f+2; s0=k;
     k=r1(k); w1(s0, k+(b<=k)); f+=3; s0=f; f=r1(f); w1(s0, f+(b<=f)); d+=4;
    }while(d!=9);
L29:;
    n++; j--; g++;
   }while(c);
   z=(u64)r1(e+17)<<2; v25=(U64(0xeeeeeeee,0xeeeeeef0)<<(z&63))-U64(0x1234567,0x89abcdf0);
   v26=(u64)r1(e+18)<<2; v27=v25+(U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63)); v28=(u64)r1(e+16)<<2;
   v29=v27+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)); v30=(u64)r1(e+19)<<2;
   v31=v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63)); v32=(u64)r1(e+20)<<2;
   v33=v31+(U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63)); v34=(u64)r1(e+21)<<2;
   v35=v33+(U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63)); v36=(u64)r1(e+22)<<2;
   v37=v35+(U64(0xeeeeeeee,0xeeeeeef0)<<(v36&63)); v38=(u64)r1(e+23)<<2;
   c=((u32)((v37+(U64(0xeeeeeeee,0xeeeeeef0)<<(v38&63)))>>(((u64)r1(e+24)<<2)&63))&15)+((u32)
     (v37>>(v38&63))&15)+(((((u32)(v33>>(v34&63))&15)+(((((((u32)(v25>>(v26&63))&15)+((u32)
     (U64(0xfedcba98,0x76543210)>>(z&63))<<3&120))*7+((u32)(v27>>(v28&63))&15))*6+((u32)
     (v29>>(v30&63))&15))*5+((u32)(v31>>(v32&63))&15))<<2))*3+((u32)(v35>>(v36&63))&15))<<1);
   if(c>362879) abort();
   w2((c/720<<1)+146200, p); p++;
  }while(p!=504);
 }
 if(r4(902680)==0-r4(902828)){
  a=362880; b=539656;
  for(;;){
   w1(b, 0);
   if(a<4097) break;
   w1(b+4096, 0); a-=4096; c=a<4096?a:4096; d=c+(b+4096); w1(d, 0); a-=c; c=a<4096?a:4096; d+=c;
   w1(d, 0); a-=c; c=a<4096?a:4096; b=d+c; a-=c;
  }
  w4(902680, 1); w8(902672, U64(0x1,0x1)); w8(902664, U64(0x1,0x1)); w8(902656, U64(0x1,0x1));
  w8(902648, U64(0x1,0x1)); w8(902640, U64(0x1,0x1)); w8(902632, U64(0x1,0x1));
  w8(902624, U64(0x1,0x1)); w8(902616, U64(0x1,0x1)); w8(902608, U64(0x1,0x1));
  w8(902600, U64(0x1,0x1)); w8(902592, U64(0x1,0x1)); w8(902584, U64(0x1,0x1));
  w8(902576, U64(0x1,0x1)); w8(902568, U64(0x1,0x1)); w8(902560, U64(0x1,0x1));
  w8(902552, U64(0x1,0x1)); w8(902544, U64(0x1,0x1)); w8(902536, U64(0x1,0x0)); w1(718216, 1);
  w4(147208, 178560);
 }
 v=e+24;
 for(;;){
  b=r4(1033928); a=r4(1033932);
  for(;;){
   if(a==b) { read_refill(); b=r4(1033928); }
   if(b>=65537) abort();
   a=r4(1033932);
   if(b<=a) goto L38;
   c=r1(a+902840); d=c-9;
   if(d>23||!(1U<<(d&31)&8388627)) break;
   a++; w4(1033932, a);
   if(c!=10) continue;
   w8(968384, (u64)a); w8(968376, r8(968376)+1);
  }
  d=b-a;
  if(d<2) goto L44;
  f=r1(a+902841);
  if(f!=32){
   if(d<9) goto L44;
   j=f-48; f=c-48; g=r1(a+902842)-48; d=r1(a+902843)-48; c=r1(a+902844)-48; n=r1(a+902845)-48;
   o=r1(a+902846)-48; p=r1(a+902847)-48; l=r1(a+902848)-48;
   if((1U<<(j&31)|1U<<(f&31)|1U<<(g&31)|1U<<(d&31)|1U<<(c&31)|1U<<(n&31)|1U<<(o&31)|1U<<(p&31)
     |1U<<(l&31))!=511||((f|j|g|d|c|n|o|p|l)&255)>15) goto L44;
   s1=9; goto L45;
  }
  if(d<17||r1(a+902843)!=32||r1(a+902845)!=32||r1(a+902847)!=32||r1(a+902849)!=32||r1(a+902851)
    !=32||r1(a+902853)!=32||r1(a+902855)!=32) goto L44;
  j=r1(a+902842)-48; f=c-48; g=r1(a+902844)-48; d=r1(a+902846)-48; c=r1(a+902848)-48;
  n=r1(a+902850)-48; o=r1(a+902852)-48; p=r1(a+902854)-48; l=r1(a+902856)-48;
  if((1U<<(j&31)|1U<<(f&31)|1U<<(g&31)|1U<<(d&31)|1U<<(c&31)|1U<<(n&31)|1U<<(o&31)|1U<<(p&31)
    |1U<<(l&31))!=511||((f|j|g|d|c|n|o|p|l)&255)>=16) goto L44;
  s1=17;
L45:;
  w4(1033932, s1+a); goto L43;
L44:;
  j=0; w1(v, 0); w8(e+16, 0); d=0;
  do{
   s0=d+1; s1=e+16+d;
   for(;;){
    if(a==b) { read_refill(); b=r4(1033928); }
    if(b>=65537) abort();
    a=r4(1033932);
    if(a>=b) goto L38;
    d=r1(a+902840); g=d-9;
    if(g>23||!(1U<<(g&31)&8388627)) break;
    a++; w4(1033932, a);
    if(d!=10) continue;
    w8(968384, (u64)a); w8(968376, r8(968376)+1);
   }
   g=d-48;
   if((g&255)>8) goto L38;
   d=1U<<((d&15)&31);
   if(d&j) goto L38;
   w1(s1, g); a++; w4(1033932, a); j|=d; d=s0;
  }while(d!=9);
  d=r4(e+19); o=d>>24; n=d>>16; c=d>>8; j=r2(e+17); g=j>>8; p=r2(e+23); l=p>>8; f=r1(e+16);
L43:;
  z=(u64)(c<<2&60); v25=(U64(0xeeeeeeee,0xeeeeeef0)<<(z&63))-U64(0x1234567,0x89abcdf0);
  v26=(u64)(d<<2&60); v27=v25+(U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63)); v28=(u64)(n<<2&60);
  v29=v27+(U64(0xeeeeeeee,0xeeeeeef0)<<(v28&63)); v30=(u64)(f<<2&60);
  v31=v29+(U64(0xeeeeeeee,0xeeeeeef0)<<(v30&63)); v32=(u64)(j<<2&60);
  v33=v31+(U64(0xeeeeeeee,0xeeeeeef0)<<(v32&63)); v34=(u64)(g<<2&60);
  v35=v33+(U64(0xeeeeeeee,0xeeeeeef0)<<(v34&63)); v36=(u64)(o<<2&60);
  v37=v35+(U64(0xeeeeeeee,0xeeeeeef0)<<(v36&63)); v38=(u64)(p<<2&60);
  a=((u32)((v37+(U64(0xeeeeeeee,0xeeeeeef0)<<(v38&63)))>>((u64)(l<<2&60)&63))&15)+((u32)
    (v37>>(v38&63))&15)+(((((u32)(v33>>(v34&63))&15)+(((((((u32)(v25>>(v26&63))&15)+((u32)
    (U64(0xfedcba98,0x76543210)>>(z&63))<<3&120))*7+((u32)(v27>>(v28&63))&15))*6+((u32)
    (v29>>(v30&63))&15))*5+((u32)(v31>>(v32&63))&15))<<2))*3+((u32)(v35>>(v36&63))&15))<<1);
  if(a>362879) abort();
  w=a+539656;
  do{
   a=r1(w);
   if(a) goto L37;
   o=0; a=r1(902832)&1; c=a*148; k=r4(c+902540); b=k<<2; t=r4(c+902536); g=t<<2; f=b-g;
   q=r4(c+902544); j=(q<<2)-b; d=a?343432U:147208; g+=d; p=b+d; r=a?147208U:343432;
   x=(u32)!a*148+902536; u=r4(c+902680); l=u<<2; y=u<49057; n=0; b=0;
   do{
    w4(o+x, b);
    if(n>=4) goto L54;
    s=r1(902832)+(n<<6&64)+2;
    switch(n){
    case 0:
     if(!y) abort();
     c=l; a=d;
     if(!u) goto L54;
     do{
      h=r4(a); s0=h; h%=40320; h=s0-h+r2((h<<1)+65560);
      if(h>362879) abort();
      i=h+539656; s0=i; i=r1(i); w1(s0, i?i:s);
      if(b>=49056) abort();
      a+=4; w4(r+(b<<2), h); b+=!i; c-=4;
     }while(c);
     break;
    case 1:
     if(k<t||k>49056) abort();
     c=f; a=g;
     if(k==t) goto L54;
     do{
      h=r4(a); i=h/720;
      if(h>362879) abort();
      h=i*4294966576U+h+r2((i<<1)+146200)*720;
      if(h>362879) abort();
      i=h+539656; s0=i; i=r1(i); w1(s0, i?i:s);
      if(b>=49056) abort();
      a+=4; w4(r+(b<<2), h); b+=!i; c-=4;
     }while(c);
     break;
    case 3:
     if(k>q||q>49056) abort();
     c=j; a=p;
     if(k==q) goto L54;
     for(;;){
      h=r4(a); i=h/720;
      if(h>362879) break;
      h=i*4294966576U+h+r2((i<<1)+146200)*720;
      if(h>362879) abort();
      i=h+539656; s0=i; i=r1(i); w1(s0, i?i:s);
      if(b>=49056) abort();
      a+=4; w4(r+(b<<2), h); b+=!i; c-=4;
      if(!c) goto L54;
     }
     abort();
    }
L54:;
    n++; o+=4;
   }while(o!=148);
   w1(902832, r1(902832)+(b!=0));
  }while(b);
  b=r4(1033936);
  if(b-65537>=4294967286U){
   fwrite(m+968392, 1, b, stdout); b=0; w4(1033936, 0); goto L64;
  }
  if(b>4294967285U||b+10>65536) abort();
L64:;
  w2(b+968400, r2(65544)); w8(b+968392, r8(65536)); b=r4(1033936)+10; w4(1033936, b); goto L36;
L38:;
  a=r4(1033936);
  if(a){
   if(a>=65537) abort();
   fwrite(m+968392, 1, a, stdout); w4(1033936, 0);
  }
  g0=e+32; return;
L37:;
  write_write_number((((u64)a&63)-1)&4294967295U); b=r4(1033936);
L36:;
  if(b==65536){
   fwrite(m+968392, 1, 65536, stdout); b=0; w4(1033936, 0); goto L69;
  }
  a=b+1;
  if(!a) break;
  if(a>65536) abort();
L69:;
  w1(b+968392, 10); w4(1033936, r4(1033936)+1);
 }
 abort();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\000\001\002\003\004\005\006\007\010", 19);
 f_solve();
 return 0;
}
