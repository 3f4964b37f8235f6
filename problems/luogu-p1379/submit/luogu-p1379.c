/* luogu-p1379, made from Rust by c-emitter */
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

static void write_flush(void){
 u32 a;
 a=r4(821424);
 if(a){
  if(a>=65537) abort();
  fwrite(m+755880, 1, a, stdout); w4(821424, 0);
 }
}

static void read_refill(void){
 u32 a;
 write_flush();
 if(!r1(821428)){
  w8(755872, r8(755872)-(u64)r4(821416)); w4(821420, 0); a=(u32)fread(m+690328, 1, 65536, stdin);
  w4(821416, a); w1(821428, !a);
 }
}

static void write_write_number(u64 a){
 u32 b, c;
 if(a>9) write_write_number(a/10);
 b=r4(821424);
 if(b==65536) { write_flush(); b=r4(821424); }
 c=b+1;
 if(!c||c>65536) abort();
 w1(b+755880, (u32)(a%10)|48); w4(821424, r4(821424)+1);
}

static void f_solve(void){
 u32 a=0, b, c=0, d=0, e, f=0, g, h, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, t=0, u=0,
   v=0, w, x=0, y, z, v25, s0, s1, s2;
 u64 v26, v27=0, v28, t1;
 h=g0-48; g0=h; g=r4(821416); b=r4(821420); s0=h;
 for(;;){
  if(b==g) { read_refill(); g=r4(821416); }
  if(g>=65537) abort();
  b=r4(821420);
  if(b>=g) break;
  d=r1(b+690328); c=d-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  b++; w4(821420, b);
  if(d!=10) continue;
  w8(755872, (u64)b); w8(755864, r8(755864)+1);
 }
 for(;;){
  if(b==g){
   read_refill(); g=r4(821416);
   if(g>65536) abort();
   b=r4(821420);
  }
  if(b>=g) goto L4;
  a=b+690328; d=r1(a); c=d-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  b++; w4(821420, b);
  if(d!=10) continue;
  w8(755872, (u64)b); w8(755864, r8(755864)+1);
 }
 c=g-b;
 if(c<2) goto L13;
 if(r1(a+1)!=32){
  if(c<9) goto L13;
  w1(h+40, 0); w8(h+32, 0); c=0;
  do{
   d=r1(a+c)-48; w1(h+32+c, d); i|=d; f|=1U<<(d&31); c++;
  }while(c!=9);
  if(f!=511||(i&255)>15) goto L13;
  w4(821420, b+9); goto L12;
 }
 if(c<17) goto L13;
 w1(h+40, 0); w8(h+32, 0); j=a+17; d=0; s1=c>16?a:0; c=0;
 do{
  a+=d; d=r1(a)-48; w1(h+32+c, d); i|=d; f|=1U<<(d&31);
  if(c==8) break;
  c++; d=1; a++;
 }while(j-a>1);
 if(r1(s1+1)!=32) goto L13;
 d=b+690331; c=15;
 while(c>=2){
  c-=2; s1=r1(d); d+=2;
  if(s1!=32) goto L13;
 }
 if(f!=511||(i&255)>15) goto L13;
 w4(821420, b+17); goto L12;
L13:;
 w1(h+40, 0); w8(h+32, 0); a=0; c=0;
 do{
  s1=c+1; s2=h+32+c;
  for(;;){
   if(b==g) { read_refill(); g=r4(821416); }
   if(g>=65537) abort();
   l=r4(821420);
   if(l>=g) goto L4;
   j=r1(l+690328); c=j-9;
   if(c>23||!(1U<<(c&31)&8388627)) break;
   b=l+1; w4(821420, b);
   if(j!=10) continue;
   w8(755872, (u64)b); w8(755864, r8(755864)+1);
  }
  b=j-48; c=b&255;
  if(c>8) goto L4;
  c=1U<<(c&31);
  if(c&a&65535) goto L4;
  w1(s2, b); b=l+1; w4(821420, b); a|=c; c=s1;
 }while(c!=9);
 d=r2(h+39); g=r2(h+33); b=r1(h+32); s1=r4(h+35); goto L5;
L12:;
 b=r1(h+32); g=r2(h+33); d=r2(h+39); s1=r4(h+35);
L5:;
 w4(s0+26, s1); w2(h+24, g); w2(h+30, d); w1(h+23, b); v25=h+8; f=h+23; a=0; e=g0-192; g0=e;
 w1(e+24, 0); w8(e+16, 0); d=1;
 for(;;){
  c=d+1;
  do{
   if(a==9) goto L25;
   s0=a+65536; a++; g=r1(s0);
  }while(!g);
  if(g>8) abort();
  w1(e+16+g, d); d=c;
 }
L25:;
 a=0;
 do{
  c=r1(a+f);
  if(c>=9) abort();
  w1(e+40+a, r1(e+16+c)); a++;
 }while(a!=9);
 w1(e+8, r1(e+48)); w8(e, r8(e+40)); a=0;
 do{
  k+=r1(a+e)?0:a; a++;
 }while(a!=9);
 w8(e+32, 0); a=0;
 do{
  w1(e+32+a, r1(e+(a+(a>=k)))-1); a++;
 }while(a!=8);
 w8(e+40, 0); a=0; v26=U64(0xfedcba98,0x76543210);
 do{
  v27=(u64)r1(e+32+a)<<2; w1(e+40+a, (u32)(v26>>(v27&63))&15);
  v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
 }while(a!=8);
 w8(e+16, r8(e+40)); b=0; a=0;
 do{
  b+=r1(e+16+a); a++;
 }while(a!=8);
 if(!(b&1)){
  a=8; b=e+16;
  do{
   t=r1(b)+a*t; b++; f=a-1; a=f;
  }while(f);
  if(!r2(65600)){
   x=e+48; q=65600;
   do{
    c=p<<2; o=r4(c+65576);
    if(!o) abort();
    n=r4(c+65552); l=n<<1; d=l<20160?l:20160; c=div_u32(d,o); r=c+(d!=c*o);
    if(r){
     u=o<<1; s=e+32+p; g=0; c=q;
     do{
      w8(e+40, 0); b=g<<1; d=8; i=0;
      do{
       a=d; d=a-1; j=9-a; s1=b; b=div_u32(b,j); j=s1-b*j; w1(d+(e+40), j);
       if(a!=8){
        f=j&255; a=i;
        do{
         j=a+x; s0=j; j=r1(j); w1(s0, j+(f<=j)); a++;
        }while(a);
       }
       i--;
      }while(d);
      v28=r8(e+40); w8(e, v28); w8(e+40, 0); r--; i=(u32)(v28>>56); d=(u32)(v28>>48); a=0;
      v26=U64(0xfedcba98,0x76543210);
      do{
       v27=(u64)r1(a+e)<<2; w1(e+40+a, (u32)(v26>>(v27&63))&15);
       v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
      }while(a!=8);
      w8(e+16, r8(e+40)); b=0; a=0;
      do{
       b+=r1(e+16+a); a++;
      }while(a!=8);
      s0=e;
      if(b&1) { w1(e+7, d); w1(e+6, i); t1=r8(e); } else t1=v28;
      w8(s0+32, t1); a=r1(s); b=2; f=0;
      do{
       b+=s; s0=r1(b); w1(b, a); b=1; i=f&1; f=1; a=s0;
      }while(!i);
      w1(s, a); w8(e+40, 0); a=0; v26=U64(0xfedcba98,0x76543210);
      do{
       v27=(u64)r1(e+32+a)<<2; w1(e+40+a, (u32)(v26>>(v27&63))&15);
       v26+=U64(0xeeeeeeee,0xeeeeeef0)<<(v27&63); a++;
      }while(a!=8);
      w8(e+16, r8(e+40)); b=0; a=0;
      do{
       b+=r1(e+16+a); a++;
      }while(a!=8);
      f=g;
      if(!(b&1)){
       f=0; a=8; b=e+16;
       do{
        f=r1(b)+a*f; b++; a--;
       }while(a);
       f>>=1;
      }
      a=0; b=c; s0=g+o;
      do{
       if(a+g>20159) abort();
       w2(b, a+f); b+=2; a++;
      }while(o!=a);
      c+=u; g=s0;
     }while(r);
    }
    if(!n) abort();
    o=div_u32(20160,n);
    if(n<=6720){
     r=n<<1; b=2; g=q+(n<<2); s=p<4; c=l;
     do{
      d=0; s0=b+1;
      if(!s) { d=b/5; d=(b-d+b/210+b/30%7+d%6)&1; }
      a=d*n; f=q+d*r; u=(b-d)*n; i=n; d=g; b=c;
      for(;;){
       if(a==20160) abort();
       if(b>=20160) break;
       w2(d, r2(f)+u); f+=2; a++; d+=2; b++; i--;
       if(!i) goto L57;
      }
      abort();
L57:;
      g+=l; c+=n; b=s0;
     }while(b<o);
    }
    p++; q+=40320; v+=40320;
   }while(v!=241920);
  }
  if(r4(690168)==0-r4(690316)){
   b=307520; a=181440;
   do{
    w1(b, 0); f=a<4096?a:4096; b+=f; a-=f;
   }while(a);
   w1(388160, 1); b=624424; a=0;
   do{
    w4(b+65600, a<16?0:(a<20?a:20)-16); a++; b+=4;
   }while(b!=624572);
   a=423360;
   do{
    w4(a+65600, 80640); a+=4;
   }while(a!=423376);
  }
  c=k*20160+(t>>1);
  if(c>181439) abort();
  r=c+307520;
  do{
   c=r1(r);
   if(c) goto L34;
   a=0; c=r1(690320)&1; memmove(m+(e+40), m+(c*148+690024), 148); y=c?488960U:589492;
   s=c?589492U:488960; u=(u32)!c*148+690024; k=0; v=0;
   do{
    w4(u+v, a);
    if(k>=36) goto L66;
    d=k>>2; s0=r1(690320); x=r1((k&3)+65545);
    switch(x-1){
    case 0:
     if(k>=24) goto L66;
     s1=3; break;
    case 1:
     if(!((d&255)%3)) goto L66;
     s1=4294967295U; break;
    case 2:
     if((d&255)%3>=2) goto L66;
     s1=1; break;
    default:
     if(k<12) goto L66;
     s1=4294967293U;
    }
    f=s1; z=s0+(k<<6)+2; p=d*20160; n=d*40320+65600; c=d+f; t=c*4294947136U; q=c<<2;
    o=c*40320+65600; g=0; l=r1((x^1)+65545); j=c>5; i=k>23;
    for(;;){
     if(r1(g+65545)==l) goto L75;
     c=g+q;
     if(c>36) break;
     if(c==36) abort();
     c=e+40+(c<<2); f=r4(c+4); c=r4(c);
     if(f<c||f>25133) abort();
     w=f<<2; d=c<<2; b=s+d;
     switch(x-1){
     case 0:
      if(d==w) goto L75;
      d=(w-d)>>2;
      do{
       if(i) abort();
       c=t+r4(b);
       if(c>=20160) abort();
       f=p+r2(n+(c<<1));
       if(f>181439) abort();
       c=f+307520; s0=c; c=r1(c); w1(s0, c?c:z);
       if(a>=25133) abort();
       w4(y+(a<<2), f); b+=4; a+=!c; d--;
      }while(d);
      break;
     case 1: case 2:
      if(c==f) goto L75;
      d=(w-d)>>2;
      do{
       f=t+r4(b)+p;
       if(f>181439) abort();
       c=f+307520; s0=c; c=r1(c); w1(s0, c?c:z);
       if(a>=25133) abort();
       w4(y+(a<<2), f); b+=4; a+=!c; d--;
      }while(d);
      break;
     default:
      if(d==w) goto L75;
      d=(w-d)>>2;
      do{
       if(j) abort();
       c=t+r4(b);
       if(c>=20160) abort();
       c=r2(o+(c<<1));
       if(c>=20160) abort();
       f=p+r2(o+(c<<1));
       if(f>181439) abort();
       c=f+307520; s0=c; c=r1(c); w1(s0, c?c:z);
       if(a>=25133) abort();
       w4(y+(a<<2), f); b+=4; a+=!c; d--;
      }while(d);
     }
L75:;
     g++;
     if(g==4) goto L66;
    }
    abort();
L66:;
    k++; v+=4;
   }while(v!=148);
   b=0; w1(690320, r1(690320)+(a!=0));
  }while(a);
  goto L33;
 }
 b=0; goto L33;
L34:;
 f=(c&63)-1; b=1;
L33:;
 w4(v25+4, f); w4(v25, b); g0=e+192;
 if(!(r4(h+8)&1)) goto L4;
 write_write_number((u64)r4(h+12)); b=r4(821424);
 if(b==65536) { write_flush(); b=r4(821424); }
 c=b+1;
 if(!c||c>65536) abort();
 w1(b+755880, 10); w4(821424, r4(821424)+1); b=r4(821416); g=r4(821420);
 for(;;){
  if(b==g) { read_refill(); b=r4(821416); }
  if(b>=65537) abort();
  g=r4(821420);
  if(g>=b) break;
  d=r1(g+690328); c=d-9;
  if(c>23||!(1U<<(c&31)&8388627)) break;
  g++; w4(821420, g);
  if(d!=10) continue;
  w8(755872, (u64)g); w8(755864, r8(755864)+1);
 }
L4:;
 write_flush(); g0=h+48;
}

int main(void) {
 memcpy(m + 65536, "\001\002\003\010\000\004\007\006\005\000\001\002\003\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
