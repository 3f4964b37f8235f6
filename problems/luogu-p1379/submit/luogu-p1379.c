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
 u32 a, b, c=0, d, e=0, f=0, g=0, h=0, i=0, j, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, u=0,
   v=0, w, x, y, z, s0, s1;
 u64 v25=0, v26=0, v27, t1;
 d=g0-208; g0=d; a=r4(196688); b=r4(196692); s0=d;
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  b=r4(196692);
  if(b>=a) break;
  c=r1(b+65600); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
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
  c=r1(b+65600); e=c-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; w4(196692, b);
  if(c!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
 e=a-b;
 if(e<2) goto L8;
 c=b+65600; f=r1(c+1)==32; h=f?17U:9;
 if(e<h) goto L8;
 v25=r8(c);
 if(!f) { t1=v25; goto L9; }
 v26=r8(c+8);
 if((((v26^U64(0x20002000,0x20002000))|(v25^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))
   !=0) goto L8;
 v25&=U64(0xff00ff,0xff00ff); v25|=v25>>8; t1=(v25&65535)|(v25>>16&4294901760U);
 v25=v26&U64(0xff00ff,0xff00ff); v25|=v25>>8; t1|=((v25>>16&4294901760U)|(v25&65535))<<32;
L9:;
 v25=t1^U64(0x30303030,0x30303030); w8(s0+56, v25); w1(d+64, r1(c+h-1)-48); e=0;
 do{
  g|=1U<<(r1(d+56+e)&31); e++;
 }while(e!=9);
 f=0; e=0;
 do{
  f|=r1(d+56+e); e++;
 }while(e!=9);
 if(g!=511||(f&255)>=16) goto L8;
 w4(196692, b+h); w2(d+44, r2(d+61)); w4(d+40, r4(d+57)); g=r2(d+63); k=(u32)v25; h=r1(d+45);
 a=r1(d+44); goto L7;
L8:;
 w1(d+64, 0); w8(d+56, 0); f=0; e=0;
A18:;
 for(;;){
  c=e+1; h=d+56+e;
  for(;;){
   if(a==b) { f_refill(); a=r4(196688); }
   if(a>=65537) break;
   b=r4(196692);
   if(a>b){
    e=r1(b+65600); g=e-9;
    if((1U<<(g&31)&8388627?(u32)(g<=23):0)) goto L22;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L6;
   e-=48; g=e&255;
   if(g>8) goto L6;
   g=1U<<(g&31);
   if(g&f&65535) goto L6;
   w1(h, e); b++; w4(196692, b); f|=g; e=c;
   if(e!=9) goto A18;
   c=r4(d+59); w4(d+42, c); w2(d+40, r2(d+57)); h=c>>24; a=c>>16; g=r2(d+63); k=r1(d+56); goto L7;
L22:;
   b++; w4(196692, b);
   if(e!=10) continue;
   w8(131144, (u64)b); w8(131136, r8(131136)+1);
  }
  break;
 }
 abort();
L7:;
 j=r4(d+40); w4(d+24, j); b=0; s0=r2(d+26); w1(d+32, 0); w8(d+24, 0); f=s0|(a&255)<<16; e=1;
 for(;;){
  a=b-1; c=e+1;
  do{
   b=a;
   if(b==8) goto L24;
   a=b+1;
  }while(a==4);
  b+=2; w1(r1(a+65540)+(d+24), e); e=c;
 }
L24:;
 w2(d+43, f); w1(d+45, f>>16); w2(d+47, g); w1(d+46, h); w2(d+41, j); w1(d+40, k); a=0;
 do{
  c=r1(d+40+a);
  if(c>=9) abort();
  w1(d+56+a, r1(d+24+c)); a++;
 }while(a!=9);
 w1(d+16, r1(d+64)); w8(d+8, r8(d+56)); a=0;
 do{
  r+=r1(d+8+a)?0:a; a++;
 }while(a!=9);
 w8(d+24, 0); a=0;
 do{
  w1(d+24+a, r1(d+8+(a+(a>=r)))-1); a++;
 }while(a!=8);
 w8(d+56, 0); a=0; v25=U64(0xfedcba98,0x76543210);
 do{
  v26=(u64)r1(d+24+a)<<2; w1(d+56+a, (u32)(v25>>(v26&63))&15);
  v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63); a++;
 }while(a!=8);
 w8(d+40, r8(d+56)); b=0; a=0;
 do{
  b+=r1(d+40+a); a++;
 }while(a!=8);
 if(b&1) goto L6;
 a=8; b=d+40;
 do{
  t=r1(b)+a*t; b++; c=a-1; a=c;
 }while(c);
 if(!r2(196704)){
  u=d-4294967232U; p=196704;
  do{
   c=i<<2; j=r4(c+65552); q=j<<1; e=q<20160?q:20160; n=r4(c+65576); c=div_u32(e,n); l=c+(e!=c*n);
   if(l){
    s=n<<1; o=d+8+i; h=0; c=p;
    do{
     w8(d+56, 0); k=h<<1; f=8; g=0;
     do{
      e=f; f=e-1; b=9-e; s1=k; k=div_u32(k,b); b=s1-k*b; w1(f+(d+56), b);
      if(e!=8){
       e=b&255; a=g;
       do{
        b=a+u; s0=b; b=r1(b); w1(s0, b+(b>=e)); a++;
       }while(a);
      }
      g--;
     }while(f);
     v26=r8(d+56); w8(d+24, v26); w8(d+56, 0); l--; e=(u32)(v26>>56); f=(u32)(v26>>48); a=0;
     v25=U64(0xfedcba98,0x76543210);
     do{
      v27=(u64)r1(d+24+a)<<2; w1(d+56+a, (u32)(v25>>(v27&63))&15);
      v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
     }while(a!=8);
     w8(d+40, r8(d+56)); b=0; a=0;
     do{
      b+=r1(d+40+a); a++;
     }while(a!=8);
     s0=d;
     if(b&1) { w1(d+31, f); w1(d+30, e); t1=r8(d+24); } else t1=v26;
     w8(s0+8, t1); e=r2(o+1); w1(o+2, r1(o)); w2(o, e); w8(d+56, 0); a=0;
     v25=U64(0xfedcba98,0x76543210);
     do{
      v26=(u64)r1(d+8+a)<<2; w1(d+56+a, (u32)(v25>>(v26&63))&15);
      v25+=U64(0xeeeeeeee,0xeeeeeef0)<<(v26&63); a++;
     }while(a!=8);
     w8(d+40, r8(d+56)); b=0; a=0;
     do{
      b+=r1(d+40+a); a++;
     }while(a!=8);
     e=h;
     if(!(b&1)){
      e=0; a=8; b=d+40;
      do{
       e=r1(b)+a*e; b++; a--;
      }while(a);
      e>>=1;
     }
     a=0; b=c; s0=h+n;
     do{
      if(a+h>=20160) abort();
      w2(b, a+e); b+=2; a++;
     }while(n!=a);
     c+=s; h=s0;
    }while(l);
   }
   k=div_u32(20160,j);
   if(i){
    n=j<<1; b=2; h=p+(j<<2); o=i<4; c=q;
    do{
     f=0; s0=b+1;
     if(!o) { e=b/5; f=(b-e+b/210+b/30%7+e%6)&1; }
     a=f*j; e=p+f*n; s=(b-f)*j; g=j; f=h; b=c;
     for(;;){
      if(a>20159) abort();
      if(b>=20160) break;
      w2(f, r2(e)+s); e+=2; a++; f+=2; b++; g--;
      if(!g) goto L53;
     }
     abort();
L53:;
     h+=q; c+=j; b=s0;
    }while(b<k);
   }
   i++; p+=40320; v+=40320;
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
  if(c) goto L27;
  a=0; c=r1(821424)&1; memmove(m+(d+56), m+(c*148+821128), 148); t=c?720596U:620064;
  h=c?620064U:720596; u=(u32)!c*148+821128; i=0; g=0;
  do{
   w4(g+u, a);
   if(i>=36) goto L64;
   c=i>>2; s0=r1(821424); p=r1((i&3)+65536);
   switch(p-1){
   case 0:
    if(i>=24) goto L64;
    s1=c+3; break;
   case 1:
    if(!((c&255)%3)) goto L64;
    s1=c-1; break;
   case 2:
    if((c&255)%3>=2) goto L64;
    s1=c+1; break;
   default:
    if(i<=11) goto L64;
    s1=c-3;
   }
   e=s1; j=s0+(i<<6)+2; q=e*4294947136U; k=c*20160; s=q+k; v=e<<2; n=e*40320+196704;
   w=c*40320+196704; l=0; x=r1((p^1)+65536); y=e>5; z=i>23;
   for(;;){
    if(r1(l+65536)==x) goto L75;
    c=l+v;
    if(c>36) break;
    if(c==36) abort();
    e=d+56+(c<<2); c=r4(e+4); e=r4(e);
    if(!((c>=e)&(c<25134))) abort();
    f=c<<2; o=e<<2; b=t+o;
    switch(p-1){
    case 0:
     if(f==o) goto L75;
     f=c-e;
     do{
      if(z) abort();
      c=q+r4(b);
      if(c>=20160) abort();
      c=k+r2(w+(c<<1));
      if(c>181439) abort();
      e=r1(c+438624); w1(c+438624, e?e:j);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!e; f--;
     }while(f);
     break;
    case 1: case 2:
     if(c==e) goto L75;
     f=c-e;
     do{
      c=r4(b)+s;
      if(c>181439) abort();
      e=r1(c+438624); w1(c+438624, e?e:j);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!e; f--;
     }while(f);
     break;
    default:
     if(f==o) goto L75;
     f=c-e;
     do{
      if(y) abort();
      c=q+r4(b);
      if(c>=20160) abort();
      c=r2(n+(c<<1));
      if(c>=20160) abort();
      c=k+r2(n+(c<<1));
      if(c>181439) abort();
      e=r1(c+438624); w1(c+438624, e?e:j);
      if(a>=25133) abort();
      w4(h+(a<<2), c); b+=4; a+=!e; f--;
     }while(f);
    }
L75:;
    l++;
    if(l==4) goto L64;
   }
   abort();
L64:;
   i++; g+=4;
  }while(g!=148);
  w1(821424, r1(821424)+(a!=0));
 }while(a);
 goto L6;
L27:;
 f_write_number((((u64)c&63)-1)&4294967295U); a=r4(196696);
 if(a==65536) { f_flush(); a=r4(196696); }
 if(a>=65536) abort();
 w1(a+131152, 10); w4(196696, r4(196696)+1); a=r4(196688); b=r4(196692);
 for(;;){
  if(a==b) { f_refill(); a=r4(196688); }
  if(a>=65537) abort();
  c=r4(196692);
  if(c>=a) break;
  e=r1(c+65600); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=c+1; w4(196692, b);
  if(e!=10) continue;
  w8(131144, (u64)b); w8(131136, r8(131136)+1);
 }
L6:;
 f_flush(); g0=d+208;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\001\002\003\010\000\004\007\006\005\000\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
