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

static u8 m[1376256];
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
 a=r4(196728);
 if(a){
  if(a>=65537) abort();
  fwrite(m+131184, 1, a, stdout); w4(196728, 0);
 }
}

static void problem_write_board(u32 a){
 u32 b, c, d, e, f;
 b=r4(196728); c=12;
 do{
  d=r1(a); e=r1(a+2); f=r1(a+1);
  if(b-65531<=5) { f_flush(); b=r4(196728); }
  if(b>=65531) abort();
  w1(b+131189, 10); w1(b+131188, e+48); w1(b+131187, 32); w1(b+131186, f+48); w1(b+131185, 32);
  w1(b+131184, d+48); b=r4(196728)+6; w4(196728, b); a+=3; c-=3;
 }while(c>=6);
 if(b==65536) { f_flush(); b=r4(196728); }
 if(b>=65536) abort();
 w1(b+131184, 10); w4(196728, r4(196728)+1);
}

static void f_refill(void){
 u32 a;
 f_flush();
 if(!r1(196732)){
  w8(131176, r8(131176)-(u64)r4(196720)); w4(196724, 0); a=(u32)fread(m+65632, 1, 65536, stdin);
  w4(196720, a); w1(196732, !a);
 }
}

static void f_write_number(u64 a){
 u32 b, c;
 c=(u32)a;
 if(a>9) f_write_number((u64)(c/10));
 b=r4(196728);
 if(b==65536) { f_flush(); b=r4(196728); }
 if(b>=65536) abort();
 w1(b+131184, c%10|48); w4(196728, r4(196728)+1);
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
 a=0; b=c+16; d=4294967260U;
 do{
  a+=r4(d+65632)*r1(b); c=d+4; d=c; b++;
 }while(c);
 return a;
}

static void rotate_board(u32 a, u32 b){
 u32 c, d, e=0, f, g, h, i, s0, s1;
 c=g0-16; w1(c+8, 0); w8(c, 0); f=((b>>16)*336+(b>>7&511))*120+(b&127); i=c+9; g=9;
 do{
  b=g; g=b-1; d=10-b; s1=f; f=div_u32(f,d); d=s1-f*d; w1(c+g, d);
  if(b!=9){
   d&=255; b=e;
   do{
    h=b+i; s0=h; h=r1(h); w1(s0, h+(d<=h)); b++;
   }while(b);
  }
  e--;
 }while(g);
 w1(a+8, 0); w8(a, 0); b=4294967260U;
 do{
  w1(a+r4(b+65596), r1(c)); c++; b+=4;
 }while(b);
}

static void f_group(u32 a, u32 b, u32 c){
 u32 d;
 d=r4(b+8)+(c<<2); c=r4(d+4); d=r4(d);
 if(!((c>=d)&(c<=r4(b+4)))) abort();
 w4(a+4, c-d); w4(a, r4(b)+(d<<2));
}

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s0;
 u64 s=0, t=0;
 a=g0-256; g0=a; b=r4(196720); c=r4(196724);
 for(;;){
  if(b==c) { f_refill(); b=r4(196720); }
  if(b>=65537) abort();
  c=r4(196724);
  if(b<=c) goto L4;
  e=r1(c+65632); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  c++; w4(196724, c);
  if(e!=10) continue;
  w8(131176, (u64)c); w8(131168, r8(131168)+1);
 }
 d=b-c;
 if(d<2) goto L10;
 e=c+65632;
 if(r1(e+1)!=32){
  if(d<9) goto L10;
  w1(a+48, 0); w8(a+40, 0); d=0;
  do{
   g=r1(d+e)-48; w1(a+40+d, g); f|=g; h|=1U<<(g&31); d++;
  }while(d!=9);
  if(h!=511||(f&255)>=16) goto L10;
  w4(196724, c+9); goto L9;
 }
 if(d<17) goto L10;
 w1(a+48, 0); w8(a+40, 0); l=e+17; d=0;
 do{
  i=e+f; e=r1(i)-48; w1(a+40+d, e); h|=e; g|=1U<<(e&31);
  if(d==8) break;
  d++; f=1; e=i+1;
 }while(l-e>1);
 e=c+65635; d=15;
 while(d>=2){
  d-=2; s0=r1(e); e+=2;
  if(s0!=32) goto L10;
 }
 if(g!=511||(h&255)>=16) goto L10;
 w4(196724, c+17); goto L9;
L10:;
 w1(a+48, 0); w8(a+40, 0); g=0; d=0;
A17:;
 for(;;){
  e=d+1; f=a+40+d;
  for(;;){
   if(b==c) { f_refill(); b=r4(196720); }
   if(b>=65537) break;
   c=r4(196724);
   if(b>c){
    d=r1(c+65632); h=d-9;
    if((1U<<(h&31)&8388627?(u32)(h<=23):0)) goto L21;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L4;
   d-=48; h=d&255;
   if(h>8) goto L4;
   h=1U<<(h&31);
   if(h&g&65535) goto L4;
   w1(f, d); c++; w4(196724, c); g|=h; d=e;
   if(d!=9) goto A17;
   d=r4(a+43); c=r2(a+41); b=r1(a+40); s0=r2(a+47); goto L5;
L21:;
   c++; w4(196724, c);
   if(d!=10) continue;
   w8(131176, (u64)c); w8(131168, r8(131168)+1);
  }
  break;
 }
 abort();
L9:;
 b=r1(a+40); c=r2(a+41); d=r4(a+43); s0=r2(a+47);
L5:;
 e=s0; w4(a+34, d); w2(a+32, c); w2(a+38, e); w1(a+31, b);
 if(!r2(196736)){
  w1(a+215, 7); w8(a+207, U64(0x6050403,0x2010800)); g=a+215;
  do{
   w1(a+224, 0); w8(a+216, 0); b=4294967260U; c=a+207;
   do{
    w1(r4(b+65596)+(a+216), r1(c)); c++; b+=4;
   }while(b);
   w1(a+239, r1(a+221)); w1(a+238, r1(a+224)); w1(a+237, r1(a+223)); w1(a+236, r1(a+218));
   w1(a+235, r1(a+220)); w1(a+234, r1(a+222)); w2(a+232, r2(a+216)); w1(a+231, r1(a+219));
   w1(a+248, 0); w8(a+240, 0); b=4294967260U; c=a+240;
   do{
    w1(c, r1(r4(b+65596)+(a+216))); c++; b+=4;
   }while(b);
   b=0; w1(a+48, 0); w8(a+40, 0); k++; s=U64(0xfedcba98,0x76543210);
   do{
    t=(u64)r1(a+240+b)<<2; w1(a+40+b, (u32)(s>>(t&63))&15); s+=U64(0xeeeeeeee,0xeeeeeef0)<<(t&63);
    b++;
   }while(b!=9);
   w1(a+200, r1(a+48)); w8(a+192, r8(a+40)); e=0; b=4294967260U; c=a+192;
   do{
    h=r4(b+65632)*r1(c); f=e; e=h+f; c++; d=b+4; b=d;
   }while(d);
   w1(a+248, 0); w8(a+240, 0); b=4294967260U; c=a+240;
   do{
    w1(c, r1(r4(b+65596)+(a+231))); c++; b+=4;
   }while(b);
   b=0; w1(a+48, 0); w8(a+40, 0); s=U64(0xfedcba98,0x76543210);
   do{
    t=(u64)r1(a+240+b)<<2; w1(a+40+b, (u32)(s>>(t&63))&15); s+=U64(0xeeeeeeee,0xeeeeeef0)<<(t&63);
    b++;
   }while(b!=9);
   w1(a+200, r1(a+48)); w8(a+192, r8(a+40)); b=0; c=4294967260U; d=a+192;
   do{
    b+=r4(c+65632)*r1(d); d++; c+=4;
   }while(c);
   if(b>=65536) abort();
   w2((b<<1)+196736, e); d=0; memset(m+(a+40), (int)(0U&255), 36); c=4294967260U;
   do{
    e=r4(c+65596);
    if(e>=9) abort();
    e=r1(a+231+e);
    if(e>=9) abort();
    w4(a+40+(e<<2), d); d++; c+=4;
   }while(c);
   e=r4(a+72); l=(e<<2)+65596; d=f+h-5376; c=28;
   do{
    f=r4(a+40+c);
    if(e<=f){
     if(e>=9) abort();
     s0=b-r4(l); goto L40;
    }
    if(f>=9) abort();
    s0=r4((f<<2)+65596)+b;
L40:;
    b=s0;
    if(b>=65536) abort();
    w2((b<<1)+196736, d); d-=5376; c-=4;
   }while(c);
   c=10; d=1; e=g;
   do{
    f=d; b=e; h=c; c=h-1;
    if(c<2) { d=0; goto L32; }
    e=b-1; d=f+1; i=a+207+h; l=r1(i-3);
   }while(l>=r1(i-2));
   d=h-2; s0=a+c+205; c=9;
   do{
    if(c<=d) { c=d; break; }
    c--;
   }while(r1(c+(a+207))<=l);
   if(c>=9) abort();
   c+=a+207; w1(s0, r1(c)); w1(c, l);
L32:;
   if((9-d)>>1){
    d=f>>1; c=g;
    do{
     e=r1(b); w1(b, r1(c)); w1(c, e); c--; b++; d--;
    }while(d);
   }
  }while(k!=5040);
  do{
   e=n<<16; n++; h=56; g=0;
   do{
    f=e|g; rotate_board(a+231, f); w1(a+224, r1(a+239)); w1(a+223, r1(a+238)); w1(a+222, r1(a+237));
    w1(a+221, r1(a+235)); w1(a+220, r1(a+234)); w1(a+219, r1(a+236)); w1(a+218, r1(a+233));
    w2(a+216, r2(a+231)); w1(a+248, 0); w8(a+240, 0); b=4294967260U; c=a+240;
    do{
     w1(c, r1(r4(b+65596)+(a+216))); c++; b+=4;
    }while(b);
    b=0; w1(a+48, 0); w8(a+40, 0); h--; g+=768; s=U64(0xfedcba98,0x76543210);
    do{
     t=(u64)r1(a+240+b)<<2; w1(a+40+b, (u32)(s>>(t&63))&15); s+=U64(0xeeeeeeee,0xeeeeeef0)<<(t&63);
     b++;
    }while(b!=9);
    w1(a+200, r1(a+48)); w8(a+192, r8(a+40)); d=0; b=4294967260U; c=a+192;
    do{
     d+=r4(b+65632)*r1(c); c++; b+=4;
    }while(b);
    b=0; c=d>>7; d=4608-c; d=d>4608?0:d; f>>=7; c=(c<<1)+327808;
    while(b!=d){
     w2(c, b+f); c+=2; b++;
     if(b==6) goto L56;
    }
    abort();
L56:;
   }while(h);
  }while(n!=9);
 }
 d=rotate_state(65536);
 if(r4(1319440)==0-r4(1319588)){
  g=337024; e=589824;
  do{
   b=43008; c=g;
   do{
    w1(c, 0); f=b<4096?b:4096; c+=f; b-=f;
   }while(b);
   c=e<65536?e:65536; g+=c; e-=c;
  }while(e);
  if(d>589823) abort();
  w1(d+337024, 1); b=1122560;
  do{
   w4(b+196736, b!=1122560); b+=4;
  }while(b!=1122708);
  w4(926848, d);
 }
 k=rotate_state(a+31);
 if(k>589823) abort();
 p=k+337024;
 do{
  c=r1(p);
  if(c) goto L60;
  g=0; e=r1(1319592)&1; memmove(m+(a+40), m+(e*148+1319296), 148); c=e?1123072U:926848;
  h=e?926848U:1123072; q=(u32)!e*148+1319296; o=r4(a+184); d=o<<2; r=o<49057; n=0; b=0;
  do{
   w4(n+q, b);
   if(g>=4) goto L69;
   s0=r1(1319592); w4(a+196, 49056); w4(a+192, c); l=s0+(g<<6&64)+2; w4(a+200, a+40);
   switch(g-1){
   case 0:
    f_group(a+8, a+192, 0); e=r4(a+12);
    if(!e) goto L69;
    f=e<<2; e=r4(a+8);
    do{
     i=r4(e); j=i>>7;
     if(i>=589824) abort();
     j=r2((j<<1)+327808); i=(i&127)|j<<7;
     if(j>4607) abort();
     j=r1(i+337024); w1(i+337024, j?j:l);
     if(b>=49056) abort();
     e+=4; w4(h+(b<<2), i); b+=!j; f-=4;
    }while(f);
    break;
   case 1:
    break;
   case 2:
    f_group(a+16, a+192, 1); e=r4(a+20);
    if(!e) goto L69;
    f=e<<2; e=r4(a+16);
    do{
     i=r4(e); j=i>>7;
     if(i>=589824) abort();
     j=r2((j<<1)+327808); i=(i&127)|j<<7;
     if(j>4607) abort();
     j=r1(i+337024); w1(i+337024, j?j:l);
     if(b>=49056) abort();
     e+=4; w4(h+(b<<2), i); b+=!j; f-=4;
    }while(f);
    break;
   default:
    if(!r) abort();
    if(!o) goto L69;
    f=d; e=c;
    do{
     j=r4(e); i=(j&4294901760U)|r2(((j&65535)<<1)+196736);
     if(j>589823) abort();
     j=r1(i+337024); w1(i+337024, j?j:l);
     if(b>=49056) abort();
     e+=4; w4(h+(b<<2), i); b+=!j; f-=4;
    }while(f);
   }
L69:;
   g++; n+=4;
  }while(n!=148);
  w1(1319592, r1(1319592)+(b!=0));
 }while(b);
 b=r4(196728);
 if(b-65526<=10) { f_flush(); b=r4(196728); }
 if(b>=65526) abort();
 w4(b+131191, r4(65552)); w8(b+131184, r8(65545)); w4(196728, r4(196728)+11); goto L59;
L60:;
 f_write_number((((u64)c&63)-1)&4294967295U); b=r4(196728);
 if(b==65536) { f_flush(); b=r4(196728); }
 if(b<65536){
  w1(b+131184, 10); w4(196728, r4(196728)+1); problem_write_board(a+31);
  do{
   c=r1(k+337024);
   if(!(c&62)) goto L59;
   if((i32)(u32)(signed char)c<(i32)0U) abort();
   if(!r1((c>>6)+65556)){
    b=7;
    do{
     k=r2(((k&65535)<<1)+196736)|(k&4294901760U); b--;
    }while(b);
    goto L89;
   }
   b=1;
   do{
    if(k>=589824) abort();
    k=(k&127)|r2(((k>>7)<<1)+327808)<<7; s0=b&1; b=0;
   }while(s0);
L89:;
   c=a+40; rotate_board(c, k); problem_write_board(c);
  }while(k<589824);
 }
 abort();
L59:;
 b=r4(196720); c=r4(196724);
 for(;;){
  if(b==c) { f_refill(); b=r4(196720); }
  if(b>=65537) abort();
  c=r4(196724);
  if(c>=b) break;
  e=r1(c+65632); d=e-9;
  if(d>23||!(1U<<(d&31)&8388627)) break;
  c++; w4(196724, c);
  if(e!=10) continue;
  w8(131176, (u64)c); w8(131168, r8(131168)+1);
 }
L4:;
 f_flush(); g0=a+256;
}

int main(void) {
 memcpy(m + 65537, "\001\002\003\004\005\006\007\010UNSOLVABLE\012\000\001\000\000", 23);
 memcpy(m + 65560, "\004\000\000\000\003\000\000\000\005\000\000\000\000\000\000", 15);
 memcpy(m + 65576, "\001\000\000\000\002\000\000\000\006\000\000\000\007\000\000", 15);
 memcpy(m + 65592, "\010\000\000\000\000\000\001\000\000\025\000\000\000\003\000", 15);
 memcpy(m + 65608, "\200\000\000\000\030\000\000\000\006\000\000\000\002\000\000", 15);
 memcpy(m + 65624, "\001", 1);
 f_solve();
 return 0;
}
