/* luogu-p2578, made from Rust by c-emitter */
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

static void f_flush(void){
 u32 a;
 a=r4(196696);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131152, 1, a, stdout); w4(196696, 0);
 }
}

static void problem_write_board(u32 a){
 u32 b, c, d, e, f;
 b=r4(196696); c=12;
 do{
  d=r1(a); e=r1(a+2); f=r1(a+1);
  if(b-65531<=5) { f_flush(); b=r4(196696); }
  if(b>=65531) abort();
  w1(b+131157, 10); w1(b+131156, e+48); w1(b+131155, 32); w1(b+131154, f+48); w1(b+131153, 32);
  w1(b+131152, d+48); b=r4(196696)+6; w4(196696, b); a+=3; c-=3;
 }while(c>=6);
 if(b==65536) { f_flush(); b=r4(196696); }
 if(b>=65536) abort();
 w1(b+131152, 10); w4(196696, r4(196696)+1);
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

static u32 rotate_state(u32 a){
 u32 b, c, d;
 u64 e, f;
 c=g0-32; w1(c+8, 0); w8(c, 0); b=4294967260U; d=c;
 do{
  w1(d, r1(a+r4(b+65596))); d++; b+=4;
 }while(b);
 b=0; w1(c+24, 0); w8(c+16, 0); e=U64(0xfedcba98,0x76543210);
 do{
  f=(u64)r1(b+c)<<2; w1(c+16+b, (u32)(e>>(f&63))&15); e+=U64(0xeeeeeeee,0xeeeeeef0)<<(f&63); b++;
 }while(b!=9);
 a=0; b=9; d=c+16;
 do{
  a=r1(d)+a*b; d++; c=b-1; b=c;
 }while(c);
 return a;
}

static void cantor_unrank(u32 a, u32 b){
 u32 c, d, e, f=0, g, h, i, s0, s1;
 d=g0-16; w1(d+8, 0); w8(d, 0); h=d+9; g=9;
 do{
  c=g; g=c-1; e=10-c; s1=b; b=div_u32(b,e); i=s1-b*e; w1(d+g, i); e=f;
  if(c!=9){
   do{
    c=e+h; s0=c; c=r1(c); w1(s0, c+(c>=(i&255))); e++;
   }while(e);
  }
  f--;
 }while(g);
 w1(a+8, r1(d+8)); w8(a, r8(d));
}

static void f_group(u32 a, u32 b, u32 c){
 u32 d;
 d=r4(b+8)+(c<<2); c=r4(d+4); d=r4(d);
 if(!((c>=d)&(c<=r4(b+4)))) abort();
 w4(a+4, c-d); w4(a, r4(b)+(d<<2));
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s0, s1;
 u64 s=0, t=0;
 a=g0-256; g0=a; b=r4(196688); c=r4(196692); s0=a;
 for(;;){
  if(b==c) { f_refill(); b=r4(196688); }
  if(b>=65537) abort();
  c=r4(196692);
  if(b<=c) goto L5;
  e=r1(c+65600); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  c++; w4(196692, c);
  if(e!=10) continue;
  w8(131144, (u64)c); w8(131136, r8(131136)+1);
 }
 d=b-c;
 if(d<2) goto L11;
 e=c+65600;
 if(r1(e+1)!=32){
  if(d<9) goto L11;
  w1(a+40, 0); w8(a+32, 0); d=0;
  do{
   g=r1(d+e)-48; w1(a+32+d, g); f|=g; j|=1U<<(g&31); d++;
  }while(d!=9);
  if(j!=511||(f&255)>=16) goto L11;
  w4(196692, c+9); goto L10;
 }
 if(d<17) goto L11;
 w1(a+40, 0); w8(a+32, 0); g=e+17; d=0;
 do{
  e+=f; f=r1(e)-48; w1(a+32+d, f); j|=f; h|=1U<<(f&31);
  if(d==8) break;
  d++; f=1; e++;
 }while(g-e>1);
 e=c+65603; d=15;
 while(d>=2){
  d-=2; s1=r1(e); e+=2;
  if(s1!=32) goto L11;
 }
 if(h!=511||(j&255)>=16) goto L11;
 w4(196692, c+17); goto L10;
L11:;
 w1(a+40, 0); w8(a+32, 0); h=0; d=0;
A18:;
 for(;;){
  f=d+1; e=a+32+d;
  for(;;){
   if(b==c) { f_refill(); b=r4(196688); }
   if(b>=65537) break;
   g=r4(196692);
   if(b>g){
    d=r1(g+65600); c=d-9;
    if((1U<<(c&31)&8388627?(u32)(c<=23):0)) goto L22;
    s1=1;
   }else{
    s1=0;
   }
   if(!(s1&1)) goto L5;
   c=d-48; d=c&255;
   if(d>8) goto L5;
   d=1U<<(d&31);
   if(d&h&65535) goto L5;
   w1(e, c); c=g+1; w4(196692, c); h|=d; d=f;
   if(d!=9) goto A18;
   e=r2(a+39); c=r2(a+33); b=r1(a+32); s1=r4(a+35); goto L6;
L22:;
   c=g+1; w4(196692, c);
   if(d!=10) continue;
   w8(131144, (u64)c); w8(131136, r8(131136)+1);
  }
  break;
 }
 abort();
L10:;
 b=r1(a+32); c=r2(a+33); e=r2(a+39); s1=r4(a+35);
L6:;
 w4(s0+26, s1); w2(a+24, c); w2(a+30, e); w1(a+23, b);
 if(!r2(196704)){
  w1(a+208, r1(65557)); w8(a+200, r8(65549)); f=a+208; h=0;
  do{
   g=h; w1(a+232, 0); w8(a+224, 0); b=4294967260U; c=a+200;
   do{
    w1(r4(b+65596)+(a+224), r1(c)); c++; b+=4;
   }while(b);
   w1(a+223, r1(a+229)); w1(a+222, r1(a+232)); w1(a+221, r1(a+231)); w1(a+220, r1(a+226));
   w1(a+219, r1(a+228)); w1(a+218, r1(a+230)); w2(a+216, r2(a+224)); w1(a+215, r1(a+227));
   w1(a+248, 0); w8(a+240, 0); b=4294967260U; c=a+240;
   do{
    w1(c, r1(r4(b+65596)+(a+215))); c++; b+=4;
   }while(b);
   b=0; w1(a+40, 0); w8(a+32, 0); s=U64(0xfedcba98,0x76543210);
   do{
    t=(u64)r1(a+240+b)<<2; w1(a+32+b, (u32)(s>>(t&63))&15); s+=U64(0xeeeeeeee,0xeeeeeef0)<<(t&63);
    b++;
   }while(b!=9);
   w1(a+192, r1(a+40)); w8(a+184, r8(a+32)); d=0; b=9; c=a+184;
   do{
    d=r1(c)+b*d; c++; e=b-1; b=e;
   }while(e);
   if(d>=40320) abort();
   h=g+1; e=1; w2((d<<1)+196704, g); c=10; d=f;
   do{
    k=e; b=d; g=c; c=g-1;
    if(c<2) { d=0; goto L30; }
    d=b-1; e=k+1; n=a+200+g; l=r1(n-3);
   }while(l>=r1(n-2));
   d=g-2; s0=a+c+198; c=9;
   do{
    if(c<=d) { c=d; break; }
    c--;
   }while(r1(c+(a+200))<=l);
   if(c>=9) abort();
   c+=a+200; w1(s0, r1(c)); w1(c, l);
L30:;
   if((9-d)>>1){
    d=k>>1; c=f;
    do{
     e=r1(b); w1(b, r1(c)); w1(c, e); c--; b++; d--;
    }while(d);
   }
  }while(h!=40320);
  h=0;
  do{
   c=a+32; cantor_unrank(c, h*720); w1(a+232, 0); w8(a+224, 0); b=4294967260U;
   do{
    w1(r4(b+65596)+(a+224), r1(c)); c++; b+=4;
   }while(b);
   w1(a+223, r1(a+232)); w2(a+221, r2(a+230)); w1(a+220, r1(a+228)); w1(a+219, r1(a+227));
   w1(a+218, r1(a+229)); w1(a+217, r1(a+226)); w2(a+215, r2(a+224)); w1(a+248, 0); w8(a+240, 0);
   b=4294967260U; c=a+240;
   do{
    w1(c, r1(r4(b+65596)+(a+215))); c++; b+=4;
   }while(b);
   b=0; w1(a+40, 0); w8(a+32, 0); s=U64(0xfedcba98,0x76543210);
   do{
    t=(u64)r1(a+240+b)<<2; w1(a+32+b, (u32)(s>>(t&63))&15); s+=U64(0xeeeeeeee,0xeeeeeef0)<<(t&63);
    b++;
   }while(b!=9);
   w1(a+192, r1(a+40)); w8(a+184, r8(a+32)); d=0; b=9; c=a+184;
   do{
    d=r1(c)+b*d; c++; f=b-1; b=f;
   }while(f);
   if(d>=362880) abort();
   w2((d/720<<1)+277344, h); h++;
  }while(h!=504);
 }
 f=rotate_state(65549);
 if(r4(1033824)==0-r4(1033972)){
  c=670800; b=362880;
  do{
   w1(c, 0); d=b<4096?b:4096; c+=d; b-=d;
  }while(b);
  if(f>362879) abort();
  w1(f+670800, 1); b=836976;
  do{
   w4(b+196704, b!=836976); b+=4;
  }while(b!=837124);
  w4(278352, f);
 }
 h=rotate_state(a+23);
 if(h>362879) abort();
 l=h+670800;
 do{
  d=r1(l);
  if(d) goto L46;
  j=0; d=r1(1033976)&1; memmove(m+(a+32), m+(d*148+1033680), 148); c=d?474576U:278352;
  o=d?278352U:474576; n=(u32)!d*148+1033680; r=r4(a+176); d=r<<2; k=r<49057; p=0; b=0;
  do{
   w4(n+p, b);
   if(j>=4) goto L54;
   s0=r1(1033976); w4(a+188, 49056); w4(a+184, c); q=s0+(j<<6&64)+2; w4(a+192, a+32);
   switch(j-1){
   case 0:
    f_group(a, a+184, 0); f=r4(a+4);
    if(!f) goto L54;
    f<<=2; e=r4(a);
    do{
     i=r4(e); g=i/720;
     if(i>=362880) abort();
     i=i-g*720+r2((g<<1)+277344)*720;
     if(i>362879) abort();
     g=r1(i+670800); w1(i+670800, g?g:q);
     if(b>=49056) abort();
     e+=4; w4(o+(b<<2), i); b+=!g; f-=4;
    }while(f);
    break;
   case 1:
    break;
   case 2:
    f_group(a+8, a+184, 1); f=r4(a+12);
    if(!f) goto L54;
    f<<=2; e=r4(a+8);
    do{
     i=r4(e); g=i/720;
     if(i>=362880) abort();
     i=i-g*720+r2((g<<1)+277344)*720;
     if(i>362879) abort();
     g=r1(i+670800); w1(i+670800, g?g:q);
     if(b>=49056) abort();
     e+=4; w4(o+(b<<2), i); b+=!g; f-=4;
    }while(f);
    break;
   default:
    if(!k) abort();
    if(!r) goto L54;
    f=d; e=c;
    do{
     g=r4(e); s0=g; g%=40320; i=s0-g+r2((g<<1)+196704);
     if(i>362879) abort();
     g=r1(i+670800); w1(i+670800, g?g:q);
     if(b>=49056) abort();
     e+=4; w4(o+(b<<2), i); b+=!g; f-=4;
    }while(f);
   }
L54:;
   j++; p+=4;
  }while(p!=148);
  w1(1033976, r1(1033976)+(b!=0));
 }while(b);
 b=r4(196696);
 if(b-65526<=10) { f_flush(); b=r4(196696); }
 if(b>=65526) abort();
 w4(b+131159, r4(65543)); w8(b+131152, r8(65536)); w4(196696, r4(196696)+11); goto L45;
L46:;
 f_write_number((((u64)d&63)-1)&4294967295U); b=r4(196696);
 if(b==65536) { f_flush(); b=r4(196696); }
 if(b<65536){
  w1(b+131152, 10); w4(196696, r4(196696)+1); problem_write_board(a+23);
  do{
   d=r1(h+670800);
   if(!(d&62)) goto L45;
   if((i32)(u32)(signed char)d<(i32)0U) abort();
   if(!r1((d>>6)+65547)){
    b=7;
    do{
     d=h%40320; h=h-d+r2((d<<1)+196704); b--;
    }while(b);
    goto L74;
   }
   c=1;
   do{
    if(h>=362880) abort();
    d=h/720; h=h-d*720+r2((d<<1)+277344)*720; s0=c&1; c=0;
   }while(s0);
L74:;
   c=a+32; cantor_unrank(c, h); w1(a+192, 0); w8(a+184, 0); b=4294967260U;
   do{
    w1(r4(b+65596)+(a+184), r1(c)); c++; b+=4;
   }while(b);
   problem_write_board(a+184);
  }while(h<362880);
 }
 abort();
L45:;
 b=r4(196688); c=r4(196692);
 for(;;){
  if(b==c) { f_refill(); b=r4(196688); }
  if(b>=65537) abort();
  c=r4(196692);
  if(c>=b) break;
  f=r1(c+65600); d=f-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  c++; w4(196692, c);
  if(f!=10) continue;
  w8(131144, (u64)c); w8(131136, r8(131136)+1);
 }
L5:;
 f_flush(); g0=a+256;
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\012\000\001\000\001\002\003\004\005\006\007\010\000", 23);
 memcpy(m + 65560, "\004\000\000\000\003\000\000\000\005\000\000\000\000\000\000", 15);
 memcpy(m + 65576, "\001\000\000\000\002\000\000\000\006\000\000\000\007\000\000", 15);
 memcpy(m + 65592, "\010", 1);
 f_solve();
 return 0;
}
