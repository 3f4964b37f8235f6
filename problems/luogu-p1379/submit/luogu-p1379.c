/* luogu-p1379, made from Rust by c-emitter */
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

static u8 m[851968];
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

static void f_flush(void){
 u32 a;
 a=r4(196696);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131152, 1, a, stdout); w4(196696, 0);
 }
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196700)){
  w8(131144, r8(131144)-(u64)r4(196688)); w4(196692, 0); a=(u32)fread(m+65600, 1, 65536, stdin);
  w4(196688, a); w1(196700, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=(u32)a;
 if(a>9) f_write_number((u64)(c/10));
 b=r4(196696);
 if(b==65536) { f_flush(); b=r4(196696); }
 if(b>=65536) abort();
 w1(b+131152, c%10|48); w4(196696, r4(196696)+1);
}

static void f_solve(void){
 u32 a, b, c=0, d=0, e, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, u=0,
   v=0, w, x, y, z, s0, s1;
 u64 v25, v26=0, v27, t1;
 e=g0-208; g0=e; a=r4(196688); b=r4(196692);
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  b=r4(196692);
  if(b>=a) break;
  c=r1(b+65600); d=c-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; w4(196692, b);
  if(c!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 for(;;){
  if(a==b){
   f_refill(); a=r4(196688);
   if(a>=65537) abort();
  }
  b=r4(196692);
  if(a<=b) goto L6;
  c=r1(b+65600); d=c-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  b++; w4(196692, b);
  if(c!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 d=a-b;
 if(d<2) goto L15;
 c=b+65600;
 if(r1(c+1)!=32){
  if(d<9) goto L15;
  w1(e+64, 0); w8(e+56, 0); d=0;
  do{
   h=r1(c+d)-48; w1(e+56+d, h); i|=h; g|=1U<<(h&31); d++;
  }while(d!=9);
  if(g!=511||(i&255)>=16) goto L15;
  w4(196692, b+9); goto L14;
 }
 if(d<17) goto L15;
 w1(e+64, 0); w8(e+56, 0); h=c+17; d=0;
 do{
  k=c+i; c=r1(k)-48; w1(e+56+d, c); g|=c; f|=1U<<(c&31);
  if(d==8) break;
  d++; i=1; c=k+1;
 }while(h-c>1);
 c=b+65603; d=15;
 while(d>=2){
  d-=2; s0=r1(c); c+=2;
  if(s0!=32) goto L15;
 }
 if(f!=511||(g&255)>=16) goto L15;
 w4(196692, b+17); goto L14;
L15:;
 w1(e+64, 0); w8(e+56, 0); f=0; d=0;
A22:;
 for(;;){
  c=d+1; h=e+56+d;
  for(;;){
   if(a==b) { f_refill(); a=r4(196688); }
   if(a>=65537) break;
   b=r4(196692);
   if(a>b){
    d=r1(b+65600); g=d-9;
    if((1U<<(g&31)&8388627?(u32)(g<=23):0)) goto L26;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L6;
   d-=48; g=d&255;
   if(g>8) goto L6;
   g=1U<<(g&31);
   if(g&f&65535) goto L6;
   w1(h, d); b++; w4(196692, b); f|=g; d=c;
   if(d!=9) goto A22;
   i=r4(e+59); g=r2(e+57); f=r1(e+56); s0=r2(e+63); goto L7;
L26:;
   b++; w4(196692, b);
   if(d!=10) continue;
   w8(131144, (u64)b); w8(131136, r8(131136)+1);
  }
  break;
 }
 abort();
L14:;
 f=r1(e+56); g=r2(e+57); i=r4(e+59); s0=r2(e+63);
L7:;
 h=s0; b=0; w1(e+32, 0); w8(e+24, 0); d=1;
 for(;;){
  a=b-1; c=d+1;
  do{
   b=a;
   if(b==8) goto L28;
   a=b+1;
  }while(a==4);
  b+=2; w1(r1(a+65540)+(e+24), d); d=c;
 }
L28:;
 w2(e+47, h); w4(e+43, i); w2(e+41, g); w1(e+40, f); a=0;
 do{
  c=r1(e+40+a);
  if(c>=9) abort();
  w1(e+56+a, r1(e+24+c)); a++;
 }while(a!=9);
 w1(e+16, r1(e+64)); w8(e+8, r8(e+56)); a=0;
 do{
  r+=r1(e+8+a)?0:a; a++;
 }while(a!=9);
 w8(e+24, 0); a=0;
 do{
  w1(e+24+a, r1(e+8+(a+(a>=r)))-1); a++;
 }while(a!=8);
 w8(e+56, 0); a=0; v25=U64(0xfedcba98,0x76543210);
 do{
  v26=(u64)r1(e+24+a)<<2; w1(e+56+a, (u32)(v25>>(v26&63))&15);
  v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63); a++;
 }while(a!=8);
 w8(e+40, r8(e+56)); b=0; a=0;
 do{
  b+=r1(e+40+a); a++;
 }while(a!=8);
 if(b&1) goto L6;
 a=8; b=e+40;
 do{
  t=r1(b)+a*t; b++; c=a-1; a=c;
 }while(c);
 if(!r2(196704)){
  u=e-4294967232U; p=196704;
  do{
   c=j<<2; k=r4(c+65552); q=k<<1; d=q<20160?q:20160; n=r4(c+65576); c=div_u32(d,n); l=c+(d!=c*n);
   if(l){
    s=n<<1; o=e+8+j; h=0; c=p;
    do{
     w8(e+56, 0); i=h<<1; f=8; g=0;
     do{
      d=f; f=d-1; b=9-d; s1=i; i=div_u32(i,b); b=s1-i*b; w1(f+(e+56), b);
      if(d!=8){
       d=b&255; a=g;
       do{
        b=a+u; s0=b; b=r1(b); w1(s0, b+(b>=d)); a++;
       }while(a);
      }
      g--;
     }while(f);
     v26=r8(e+56); w8(e+24, v26); w8(e+56, 0); l--; d=(u32)(v26>>56); f=(u32)(v26>>48); a=0;
     v25=U64(0xfedcba98,0x76543210);
     do{
      v27=(u64)r1(e+24+a)<<2; w1(e+56+a, (u32)(v25>>(v27&63))&15);
      v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
     }while(a!=8);
     w8(e+40, r8(e+56)); b=0; a=0;
     do{
      b+=r1(e+40+a); a++;
     }while(a!=8);
     s0=e;
     if(b&1) { w1(e+31, f); w1(e+30, d); t1=r8(e+24); } else t1=v26;
     w8(s0+8, t1); d=r2(o+1); w1(o+2, r1(o)); w2(o, d); w8(e+56, 0); a=0;
     v25=U64(0xfedcba98,0x76543210);
     do{
      v26=(u64)r1(e+8+a)<<2; w1(e+56+a, (u32)(v25>>(v26&63))&15);
      v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63); a++;
     }while(a!=8);
     w8(e+40, r8(e+56)); b=0; a=0;
     do{
      b+=r1(e+40+a); a++;
     }while(a!=8);
     d=h;
     if(!(b&1)){
      d=0; a=8; b=e+40;
      do{
       d=r1(b)+a*d; b++; a--;
      }while(a);
      d>>=1;
     }
     a=0; b=c; s0=h+n;
     do{
      if(a+h>=20160) abort();
      w2(b, a+d); b+=2; a++;
     }while(n!=a);
     c+=s; h=s0;
    }while(l);
   }
   l=div_u32(20160,k);
   if(j){
    n=k<<1; b=2; h=p+(k<<2); o=j<4; c=q;
    do{
     f=0; s0=b+1;
     if(!o) { d=b/5; f=(b-d+b/210+b/30%7+d%6)&1; }
     a=f*k; d=p+f*n; s=(b-f)*k; g=k; f=h; b=c;
     for(;;){
      if(a>20159) abort();
      if(b>=20160) break;
      w2(f, r2(d)+s); d+=2; a++; f+=2; b++; g--;
      if(!g) goto L57;
     }
     abort();
L57:;
     h+=q; c+=k; b=s0;
    }while(b<l);
   }
   j++; p+=40320; v+=40320;
  }while(v!=241920);
 }
 if(r4(821272)==0-r4(821420)){
  b=438624; a=181440;
  do{
   w1(b, 0); c=a<4096?a:4096; b+=c; a-=c;
  }while(a);
  w1(519264, 1); b=624424; a=0;
  do{
   w4(b+196704, a<16?0:(a<20?a:20)-16); a++; b+=4;
  }while(b!=624572);
  a=423360;
  do{
   w4(a+196704, 80640); a+=4;
  }while(a!=423376);
 }
 c=r*20160+(t>>1);
 if(c>181439) abort();
 r=c+438624;
 do{
  c=r1(r);
  if(c) goto L31;
  a=0; c=r1(821424)&1; memmove(m+(e+56), m+(c*148+821128), 148); t=c?720596U:620064;
  h=c?620064U:720596; u=(u32)!c*148+821128; j=0; g=0;
  do{
   w4(g+u, a);
   if(j>=36) goto L68;
   c=j>>2; s0=r1(821424); p=r1((j&3)+65536);
   switch(p-1){
   case 0:
    if(j>=24) goto L68;
    s1=c+3; break;
   case 1:
    if(!((c&255)%3)) goto L68;
    s1=c-1; break;
   case 2:
    if((c&255)%3>=2) goto L68;
    s1=c+1; break;
   default:
    if(j<=11) goto L68;
    s1=c-3;
   }
   d=s1; k=s0+(j<<6)+2; q=d*4294947136U; i=c*20160; s=q+i; v=d<<2; n=d*40320+196704;
   w=c*40320+196704; l=0; x=r1((p^1)+65536); y=d>5; z=j>23;
   for(;;){
    if(r1(l+65536)==x) goto L79;
    c=l+v;
    if(c>36) break;
    if(c==36) abort();
    d=e+56+(c<<2); c=r4(d+4); d=r4(d);
    if(!((c>=d)&(c<25134))) abort();
    f=c<<2; o=d<<2; b=t+o;
    switch(p-1){
    case 0:
     if(f==o) goto L79;
     f=c-d;
     do{
      if(z) abort();
      c=q+r4(b);
      if(c>=20160) abort();
      c=i+r2(w+(c<<1));
      if(c>181439) abort();
      d=r1(c+438624); w1(c+438624, d?d:k);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!d; f--;
     }while(f);
     break;
    case 1: case 2:
     if(c==d) goto L79;
     f=c-d;
     do{
      c=r4(b)+s;
      if(c>181439) abort();
      d=r1(c+438624); w1(c+438624, d?d:k);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!d; f--;
     }while(f);
     break;
    default:
     if(f==o) goto L79;
     f=c-d;
     do{
      if(y) abort();
      c=q+r4(b);
      if(c>=20160) abort();
      c=r2(n+(c<<1));
      if(c>=20160) abort();
      c=i+r2(n+(c<<1));
      if(c>181439) abort();
      d=r1(c+438624); w1(c+438624, d?d:k);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!d; f--;
     }while(f);
    }
L79:;
    l++;
    if(l==4) goto L68;
   }
   abort();
L68:;
   j++; g+=4;
  }while(g!=148);
  w1(821424, r1(821424)+(a!=0));
 }while(a);
 goto L6;
L31:;
 f_write_number((((u64)c&63)-1)&4294967295U); a=r4(196696);
 if(a==65536) { f_flush(); a=r4(196696); }
 if(a>=65536) abort();
 w1(a+131152, 10); w4(196696, r4(196696)+1); a=r4(196688); b=r4(196692);
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  c=r4(196692);
  if(c>=a) break;
  d=r1(c+65600); b=d-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=c+1; w4(196692, b);
  if(d!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
L6:;
 f_flush(); g0=e+208;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\001\002\003\010\000\004\007\006\005\000\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
