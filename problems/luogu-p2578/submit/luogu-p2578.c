/* luogu-p2578, made from Rust by c-emitter */
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

static void write_flush(void){
 u32 a;
 a=r4(1033976);
 if(a){
  if(a>=65537) abort();
  fwrite(m+968432, 1, a, stdout); w4(1033976, 0);
 }
}

static void read_refill(void){
 u32 a;
 write_flush();
 if(!r1(1033980)){
  w8(968424, r8(968424)-(u64)r4(1033968)); w4(1033972, 0); a=(u32)fread(m+902880, 1, 65536, stdin);
  w4(1033968, a); w1(1033980, !a);
 }
}

static void write_write_number(u64 a){
 u32 b, c;
 if(a>9) write_write_number(a/10);
 b=r4(1033976);
 if(b==65536) { write_flush(); b=r4(1033976); }
 c=b+1;
 if(!c||c>65536) abort();
 w1(b+968432, (u32)(a%10)|48); w4(1033976, r4(1033976)+1);
}

static u32 rotate_state(u32 a){
 u32 b, c, d, e;
 u64 f, g;
 c=g0-32; g0=c; w1(c+8, 0); w8(c, 0); b=4294967260U; d=c;
 do{
  e=r4(b+65588);
  if(e>=9) abort();
  w1(d, r1(a+e)); d++; b+=4;
 }while(b);
 b=0; w1(c+24, 0); w8(c+16, 0); f=U64(0xfedcba98,0x76543210);
 do{
  g=(u64)r1(b+c)<<2; w1(c+16+b, (u32)(f>>(g&63))&15); f+=U64(0xeeeeeeee,0xeeeeeef0)<<(g&63); b++;
 }while(b!=9);
 a=0; b=9; d=c+16;
 do{
  a=r1(d)+a*b; d++; b--;
 }while(b);
 g0=c+32; return a;
}

static void problem_write_board(u32 a){
 u32 b, c, d, e, f;
 b=r4(1033976); c=9;
 do{
  d=r1(a+2); e=r1(a+1); f=r1(a);
  if(b-65531<=5) { write_flush(); b=r4(1033976); }
  if(b>4294967289U||b+6>65536) abort();
  w1(b+968437, 10); w1(b+968436, d+48); w1(b+968435, 32); w1(b+968434, e+48); w1(b+968433, 32);
  w1(b+968432, f+48); b=r4(1033976)+6; w4(1033976, b); a+=3; c-=3;
 }while(c>=3);
 if(b==65536) { write_flush(); b=r4(1033976); }
 a=b+1;
 if(!a||a>65536) abort();
 w1(b+968432, 10); w4(1033976, r4(1033976)+1);
}

static void Layer_group(u32 a, u32 b, u32 c){
 u32 d;
 d=r4(b+8)+(c<<2); c=r4(d+4); d=r4(d);
 if(c<d||c>r4(b+4)) abort();
 b=r4(b); w4(a+4, c-d); w4(a, b+(d<<2));
}

static void cantor_unrank(u32 a, u32 b){
 u32 c, d, e, f=0, g, h, i, s0, s1;
 d=g0-16; w1(d+8, 0); w8(d, 0); i=d+9; g=9;
 do{
  c=g; g=c-1; e=10-c; s1=b; b=div_u32(b,e); e=s1-b*e; w1(d+g, e);
  if(c!=9){
   e&=255; c=f;
   do{
    h=c+i; s0=h; h=r1(h); w1(s0, h+(e<=h)); c++;
   }while(c);
  }
  f--;
 }while(g);
 w8(a, r8(d)); w1(a+8, r1(d+8));
}

static void rotate_in_cells(u32 a, u32 b){
 u32 c, d, e;
 c=g0-16; g0=c; w1(c+8, 0); w8(c, 0); d=4294967260U;
 do{
  e=r4(d+65588);
  if(e>8) abort();
  w1(c+e, r1(b)); b++; d+=4;
 }while(d);
 w8(a, r8(c)); w1(a+8, r1(c+8)); g0=c+16;
}

static u32 rotate_state21(u32 a){
 u32 b, c, d, e;
 u64 f, g;
 c=g0-32; g0=c; w1(c+8, 0); w8(c, 0); b=4294967260U; d=c;
 do{
  e=r4(b+65588);
  if(e>8) abort();
  w1(d, r1(a+e)); d++; b+=4;
 }while(b);
 b=0; w1(c+24, 0); w8(c+16, 0); f=U64(0xfedcba98,0x76543210);
 do{
  g=(u64)r1(b+c)<<2; w1(c+16+b, (u32)(f>>(g&63))&15); f+=U64(0xeeeeeeee,0xeeeeeef0)<<(g&63); b++;
 }while(b!=9);
 a=0; b=9; d=c+16;
 do{
  a=r1(d)+a*b; d++; b--;
 }while(b);
 g0=c+32; return a;
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e, f, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s0, s1, s2;
 f=g0-192; g0=f; c=r4(1033968); e=r4(1033972); s0=f;
 for(;;){
  if(c==e) { read_refill(); c=r4(1033968); }
  if(c>=65537) abort();
  e=r4(1033972);
  if(c<=e) goto L4;
  g=e+902880; a=r1(g); d=a-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  e++; w4(1033972, e);
  if(a!=10) continue;
  w8(968424, (u64)e); w8(968416, r8(968416)+1);
 }
 a=c-e;
 if(a<2) goto L10;
 if(r1(g+1)!=32){
  if(a<9) goto L10;
  d=0; w1(f+40, 0); w8(f+32, 0); a=0;
  do{
   b=r1(a+g)-48; w1(f+32+a, b); d|=b; i|=1U<<(b&31); a++;
  }while(a!=9);
  if(i!=511||(d&255)>15) goto L10;
  w4(1033972, e+9); goto L9;
 }
 if(a<17) goto L10;
 d=0; w1(f+40, 0); w8(f+32, 0); k=g+17; s1=a>16?g:0; a=0;
 do{
  n=b+g; g=r1(n)-48; w1(f+32+a, g); d|=g; i|=1U<<(g&31);
  if(a==8) break;
  a++; b=1; g=n+1;
 }while(k-g>1);
 if(r1(s1+1)!=32) goto L10;
 b=e+902883; a=15;
 while(a>=2){
  a-=2; s1=r1(b); b+=2;
  if(s1!=32) goto L10;
 }
 if(i!=511||(d&255)>15) goto L10;
 w4(1033972, e+17); goto L9;
L10:;
 w1(f+40, 0); w8(f+32, 0); g=0; a=0;
 do{
  s1=a+1; s2=f+32+a;
  for(;;){
   if(c==e) { read_refill(); c=r4(1033968); }
   if(c>=65537) abort();
   a=r4(1033972);
   if(a>=c) goto L4;
   b=r1(a+902880); e=b-9;
   if(e>23||!(1U<<(e&31)&8388627)) break;
   e=a+1; w4(1033972, e);
   if(b!=10) continue;
   w8(968424, (u64)e); w8(968416, r8(968416)+1);
  }
  e=b-48; b=e&255;
  if(b>8) goto L4;
  b=1U<<(b&31);
  if(b&g&65535) goto L4;
  w1(s2, e); e=a+1; w4(1033972, e); g|=b; a=s1;
 }while(a!=9);
 b=r2(f+39); e=r2(f+33); c=r1(f+32); s1=r4(f+35); goto L5;
L9:;
 c=r1(f+32); e=r2(f+33); b=r2(f+39); s1=r4(f+35);
L5:;
 w4(s0+26, s1); w2(f+24, e); w2(f+30, b); w1(f+23, c); i=0; b=g0-48; g0=b;
 if(!r2(65600)){
  e=b+16; w1(e, r1(65596)); w8(b+8, r8(65588));
  do{
   rotate_in_cells(b+39, b+8); w1(b+38, r1(b+44)); w1(b+37, r1(b+47)); w1(b+36, r1(b+46));
   w1(b+35, r1(b+41)); w1(b+34, r1(b+43)); w1(b+33, r1(b+45)); w1(b+32, r1(b+40));
   w1(b+31, r1(b+39)); w1(b+30, r1(b+42)); a=rotate_state21(b+30);
   if(a>=40320) abort();
   w2((a<<1)+65600, i); i++; d=10; a=e;
   do{
    g=a; c=d; d=c-1;
    if(d<2) { s0=4; goto L25; }
    a=g-1; k=b+8+c; l=r1(k-3);
   }while(l>=r1(k-2));
   c-=2; k=b+d+6; a=9;
   do{
    if(a<=c) { a=c; break; }
    a--;
   }while(r1(a+(b+8))<=l);
   if(d>10||a>=9) abort();
   a+=b+8; w1(k, r1(a)); w1(a, l);
   if(c>7) goto L24;
   s0=(10-d)>>1;
L25:;
   a=s0; d=e;
   do{
    c=r1(g); w1(g, r1(d)); w1(d, c); d--; g++; a--;
   }while(a);
L24:;
  }while(i!=40320);
  g=0; d=0;
  do{
   a=b+39; cantor_unrank(a, g); rotate_in_cells(b+30, a); w1(b+29, r1(b+38)); w1(b+28, r1(b+37));
   w1(b+27, r1(b+36)); w1(b+26, r1(b+34)); w1(b+25, r1(b+33)); w1(b+24, r1(b+35));
   w1(b+23, r1(b+32)); w2(b+21, r2(b+30)); a=rotate_state21(b+21);
   if(a>=362880) abort();
   w2((a/720<<1)+146240, d); g+=720; d++;
  }while(d!=504);
 }
 g0=b+48; a=rotate_state(65588);
 if(r4(902720)==0-r4(902868)){
  e=539696; c=362880;
  do{
   w1(e, 0); d=c<4096?c:4096; e+=d; c-=d;
  }while(c);
  if(a>362879) abort();
  w1(a+539696, 1); c=836976;
  do{
   w4(c+65600, c!=836976); c+=4;
  }while(c!=837124);
  w4(147248, a);
 }
 b=rotate_state(f+23);
 if(b>362879) abort();
 p=b+539696;
 do{
  a=r1(p);
  if(a) goto L38;
  i=0; a=r1(902872)&1; memmove(m+(f+32), m+(a*148+902576), 148); l=a?147248U:343472;
  e=a?343472U:147248; q=(u32)!a*148+902576; o=r4(f+176); g=o<<2; r=o<49057; k=0; c=0;
  do{
   w4(k+q, c);
   if(i>=4) goto L42;
   s0=r1(902872); w4(f+184, 49056); w4(f+180, e); n=s0+(i<<6&64)+2; w4(f+188, f+32);
   switch(i){
   case 0:
    if(!r) abort();
    if(!o) goto L42;
    d=g; a=e;
    do{
     j=r4(a); s0=j; j%=40320; j=s0-j+r2((j<<1)+65600);
     if(j>362879) abort();
     h=j+539696; s0=h; h=r1(h); w1(s0, h?h:n);
     if(c>=49056) abort();
     a+=4; w4(l+(c<<2), j); c+=!h; d-=4;
    }while(d);
    break;
   case 1:
    Layer_group(f, f+180, 0); d=r4(f+4);
    if(!d) goto L42;
    a=r4(f); d<<=2;
    do{
     j=r4(a); h=j/720;
     if(j>=362880) abort();
     j=h*4294966576U+j+r2((h<<1)+146240)*720;
     if(j>362879) abort();
     h=j+539696; s0=h; h=r1(h); w1(s0, h?h:n);
     if(c>=49056) abort();
     a+=4; w4(l+(c<<2), j); c+=!h; d-=4;
    }while(d);
    break;
   case 3:
    Layer_group(f+8, f+180, 1); d=r4(f+12);
    if(!d) goto L42;
    a=r4(f+8); d<<=2;
    do{
     j=r4(a); h=j/720;
     if(j>=362880) abort();
     j=h*4294966576U+j+r2((h<<1)+146240)*720;
     if(j>362879) abort();
     h=j+539696; s0=h; h=r1(h); w1(s0, h?h:n);
     if(c>=49056) abort();
     a+=4; w4(l+(c<<2), j); c+=!h; d-=4;
    }while(d);
    break;
   }
L42:;
   i++; k+=4;
  }while(k!=148);
  w1(902872, r1(902872)+(c!=0));
 }while(c);
 c=r4(1033976);
 if(c-65526<=10) { write_flush(); c=r4(1033976); }
 a=c+11;
 if(c>4294967284U||a>65536) abort();
 w4(c+968439, r4(65545)); w8(c+968432, r8(65538)); w4(1033976, r4(1033976)+11); goto L37;
L38:;
 write_write_number((((u64)a&63)-1)&4294967295U); c=r4(1033976);
 if(c==65536) { write_flush(); c=r4(1033976); }
 a=c+1;
 if(a){
  if(a>65536) abort();
  w1(c+968432, 10); w4(1033976, r4(1033976)+1); problem_write_board(f+23);
  do{
   a=r1(b+539696);
   if(!(a&62)) goto L37;
   if((i32)(u32)(signed char)a<(i32)0U) abort();
   if(!r1((a>>6)+65536)){
    c=7;
    do{
     a=b%40320; b=b-a+r2((a<<1)+65600); c--;
    }while(c);
    goto L57;
   }
   e=1;
   do{
    if(b>=362880) abort();
    a=b/720; b=b-a*720+r2((a<<1)+146240)*720; s0=e&1; e=0;
   }while(s0);
L57:;
   a=f+32; cantor_unrank(a, b); d=f+180; rotate_in_cells(d, a); problem_write_board(d);
  }while(b<362880);
 }
 abort();
L37:;
 c=r4(1033968); e=r4(1033972);
 for(;;){
  if(c==e) { read_refill(); c=r4(1033968); }
  if(c>=65537) abort();
  a=r4(1033972);
  if(a>=c) break;
  d=r1(a+902880); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  e=a+1; w4(1033972, e);
  if(d!=10) continue;
  w8(968424, (u64)e); w8(968416, r8(968416)+1);
 }
L4:;
 write_flush(); g0=f+192;
}

int main(void) {
 memcpy(m + 65537, "\001UNSOLVABLE\012\000\000\000\004\000\000\000\003\000\000\000", 23);
 memcpy(m + 65560, "\005\000\000\000\000\000\000\000\001\000\000\000\002\000\000", 15);
 memcpy(m + 65576, "\006\000\000\000\007\000\000\000\010\000\000\000\000\001\002", 15);
 memcpy(m + 65591, "\003\004\005\006\007\010", 6);
 f_solve();
 return 0;
}
