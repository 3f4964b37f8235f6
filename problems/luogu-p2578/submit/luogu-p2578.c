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
static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) &
  0x33333333); return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }
static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }

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

static void f_group(u32 a, u32 b, u32 c){
 u32 d;
 d=r4(b+8)+(c<<2); c=r4(d+4); d=r4(d);
 if(!((c>=d)&(c<=r4(b+4)))) abort();
 w4(a+4, c-d); w4(a, r4(b)+(d<<2));
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

static void f_solve(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o, p, q, r, s, t, u, s0;
 u64 v=0, w=0, t1;
 a=g0-128; g0=a; c=r4(196720); b=r4(196724); s0=a;
 for(;;){
  if(b==c) { f_refill(); c=r4(196720); }
  if(c>=65537) abort();
  b=r4(196724);
  if(c<=b) goto L4;
  d=r1(b+65632); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; w4(196724, b);
  if(d!=10) continue;
  w8(131176, (u64)b); w8(131168, r8(131168)+1);
 }
 e=c-b;
 if(e<2) goto L6;
 d=b+65632; f=r1(d+1)==32; g=f?17U:9;
 if(e<g) goto L6;
 v=r8(d);
 if(!f) { t1=v; goto L7; }
 w=r8(d+8);
 if((((w^U64(0x20002000,0x20002000))|(v^U64(0x20002000,0x20002000)))&U64(0xff00ff00,0xff00ff00))!=0)
   goto L6;
 v&=U64(0xff00ff,0xff00ff); v|=v>>8; t1=(v&65535)|(v>>16&4294901760U); v=w&U64(0xff00ff,0xff00ff);
 v|=v>>8; t1|=((v>>16&4294901760U)|(v&65535))<<32;
L7:;
 v=t1^U64(0x30303030,0x30303030); w8(s0+32, v); w1(a+40, r1(d+g-1)-48); d=0; e=0;
 do{
  e|=1U<<(r1(a+32+d)&31); d++;
 }while(d!=9);
 d=0;
 do{
  h|=r1(a+32+d); d++;
 }while(d!=9);
 if(e!=511||(h&255)>=16) goto L6;
 w4(196724, b+g); w2(a+116, r2(a+37)); w4(a+112, r4(a+33)); c=r2(a+39); b=(u32)v; d=r1(a+117);
 e=r1(a+116); goto L5;
L6:;
 w1(a+40, 0); w8(a+32, 0); h=0; d=0;
A13:;
 for(;;){
  e=d+1; g=a+32+d;
  for(;;){
   if(b==c) { f_refill(); c=r4(196720); }
   if(c>=65537) break;
   b=r4(196724);
   if(c>b){
    d=r1(b+65632); f=d-9;
    if((1U<<(f&31)&8388627?(u32)(f<=23):0)) goto L17;
    s0=1;
   }else{
    s0=0;
   }
   if(!(s0&1)) goto L4;
   d-=48; f=d&255;
   if(f>8) goto L4;
   f=1U<<(f&31);
   if(f&h&65535) goto L4;
   w1(g, d); b++; w4(196724, b); h|=f; d=e;
   if(d!=9) goto A13;
   b=r4(a+35); w4(a+114, b); w2(a+112, r2(a+33)); d=b>>24; e=b>>16; c=r2(a+39); b=r1(a+32); goto L5;
L17:;
   b++; w4(196724, b);
   if(d!=10) continue;
   w8(131176, (u64)b); w8(131168, r8(131168)+1);
  }
  break;
 }
 abort();
L5:;
 w1(a+19, e); w4(a+15, r4(a+112)); w2(a+21, c); w1(a+20, d); w1(a+14, b);
 if(!r2(196736)){
  w1(a+31, 7); w8(a+23, U64(0x6050403,0x2010800)); h=a+31;
  do{
   w1(a+80, 0); w8(a+72, 0); c=4294967260U; b=a+23;
   do{
    w1(r4(c+65596)+(a+72), r1(b)); b++; c+=4;
   }while(c);
   w1(a+95, r1(a+77)); w1(a+94, r1(a+80)); w1(a+93, r1(a+79)); w1(a+92, r1(a+74));
   w1(a+91, r1(a+76)); w1(a+90, r1(a+78)); w2(a+88, r2(a+72)); w1(a+87, r1(a+75)); w1(a+104, 0);
   w8(a+96, 0); c=4294967260U; b=a+96;
   do{
    w1(b, r1(r4(c+65596)+(a+72))); b++; c+=4;
   }while(c);
   c=0; w1(a+40, 0); w8(a+32, 0); k++; v=U64(0xfedcba98,0x76543210);
   do{
    w=(u64)r1(a+96+c)<<2; w1(a+32+c, (u32)(v>>(w&63))&15); v+=U64(0xeeeeeeee,0xeeeeeef0)<<(w&63);
    c++;
   }while(c!=9);
   w1(a+120, r1(a+40)); w8(a+112, r8(a+32)); e=0; c=4294967260U; b=a+112;
   do{
    f=r4(c+65632)*r1(b); g=e; e=f+g; b++; d=c+4; c=d;
   }while(d);
   w1(a+104, 0); w8(a+96, 0); c=4294967260U; b=a+96;
   do{
    w1(b, r1(r4(c+65596)+(a+87))); b++; c+=4;
   }while(c);
   c=0; w1(a+40, 0); w8(a+32, 0); v=U64(0xfedcba98,0x76543210);
   do{
    w=(u64)r1(a+96+c)<<2; w1(a+32+c, (u32)(v>>(w&63))&15); v+=U64(0xeeeeeeee,0xeeeeeef0)<<(w&63);
    c++;
   }while(c!=9);
   w1(a+120, r1(a+40)); w8(a+112, r8(a+32)); c=0; b=4294967260U; d=a+112;
   do{
    c+=r4(b+65632)*r1(d); d++; b+=4;
   }while(b);
   if(c>=65536) abort();
   w2((c<<1)+196736, e); d=0; memset(m+(a+32), (int)(0U&255), 36); b=4294967260U;
   do{
    e=r4(b+65596);
    if(e>=9) abort();
    e=r1(a+87+e);
    if(e>=9) abort();
    w4(a+32+(e<<2), d); d++; b+=4;
   }while(b);
   e=r4(a+64); l=(e<<2)+65596; d=f+g-5376; b=28;
   do{
    g=r4(a+32+b);
    if(e<=g){
     if(e>=9) abort();
     s0=c-r4(l); goto L33;
    }
    if(g>=9) abort();
    s0=r4((g<<2)+65596)+c;
L33:;
    c=s0;
    if(c>=65536) abort();
    w2((c<<1)+196736, d); d-=5376; b-=4;
   }while(b);
   b=10; d=1; e=h;
   do{
    g=d; c=e; f=b; b=f-1;
    if(b<2) { d=0; goto L28; }
    e=c-1; d=g+1; n=a+23+f; l=r1(n-3);
   }while(l>=r1(n-2));
   d=f-2; e=a+b+21; b=9;
   do{
    if(b<=d) { b=d; break; }
    b--;
   }while(r1(b+(a+23))<=l);
   if(b>=9) abort();
   b+=a+23; w1(e, r1(b)); w1(b, l);
L28:;
   if((9-d)>>1){
    d=g>>1; b=h;
    do{
     e=r1(c); w1(c, r1(b)); w1(b, e); b--; c++; d--;
    }while(d);
   }
  }while(k!=5040);
  k=0;
  do{
   g=k<<16; k++; e=56; h=0;
   do{
    f=g|h; rotate_board(a+87, f); w1(a+80, r1(a+95)); w1(a+79, r1(a+94)); w1(a+78, r1(a+93));
    w1(a+77, r1(a+91)); w1(a+76, r1(a+90)); w1(a+75, r1(a+92)); w1(a+74, r1(a+89));
    w2(a+72, r2(a+87)); w1(a+104, 0); w8(a+96, 0); c=4294967260U; b=a+96;
    do{
     w1(b, r1(r4(c+65596)+(a+72))); b++; c+=4;
    }while(c);
    c=0; w1(a+40, 0); w8(a+32, 0); e--; h+=768; v=U64(0xfedcba98,0x76543210);
    do{
     w=(u64)r1(a+96+c)<<2; w1(a+32+c, (u32)(v>>(w&63))&15); v+=U64(0xeeeeeeee,0xeeeeeef0)<<(w&63);
     c++;
    }while(c!=9);
    w1(a+120, r1(a+40)); w8(a+112, r8(a+32)); d=0; c=4294967260U; b=a+112;
    do{
     d+=r4(c+65632)*r1(b); b++; c+=4;
    }while(c);
    c=0; b=d>>7; d=4608-b; d=d>4608?0:d; f>>=7; b=(b<<1)+327808;
    while(c!=d){
     w2(b, c+f); b+=2; c++;
     if(c==6) goto L49;
    }
    abort();
L49:;
   }while(e);
  }while(k!=9);
 }
 d=rotate_state(65536);
 if(r4(1319440)==0-r4(1319588)){
  h=337024; e=589824;
  do{
   c=43008; b=h;
   do{
    w1(b, 0); g=c<4096?c:4096; b+=g; c-=g;
   }while(c);
   b=e<65536?e:65536; h+=b; e-=b;
  }while(e);
  if(d>589823) abort();
  w1(d+337024, 252); w4(1319592, d); c=1122560;
  do{
   w4(c+196736, c!=1122560); c+=4;
  }while(c!=1122708);
  w4(926848, d);
 }
 c=rotate_state(a+14);
 if(c>589823) abort();
 r=c+337024;
 do{
  b=r1(r);
  if(b) goto L58;
  h=0; k=0; l=0; g=g0-176; g0=g; f=r1(1319596); d=f&1; memmove(m+(g+16), m+(d*148+1319296), 148);
  if(f<=62){
   b=d?1123072U:926848; n=d?926848U:1123072; q=r4(g+160); e=q<<2; s=(u32)!d*148+1319296; t=q<49057;
   u=4294967288U-(f<<2); o=(u|3)&255; f=0;
   for(;;){
    w4(l+s, f);
    if(k>=4) goto L66;
    w4(g+168, 49056); w4(g+164, b); p=1U<<((k&1)&31)|u; w4(g+172, g+16);
    switch(k-1){
    case 0:
     f_group(g, g+164, 0); d=r4(g+4);
     if(!d) goto L66;
     h=d<<2; d=r4(g);
     do{
      j=r4(d); i=j>>7;
      if(j>=589824) abort();
      i=r2((i<<1)+327808); j=(j&127)|i<<7;
      if(i>4607) abort();
      i=r1(j+337024); w1(j+337024, (i>o?0:p)|i);
      if(f>=49056) abort();
      d+=4; w4(n+(f<<2), j); f+=!i; h-=4;
     }while(h);
     break;
    case 1:
     break;
    case 2:
     f_group(g+8, g+164, 1); d=r4(g+12);
     if(!d) goto L66;
     h=d<<2; d=r4(g+8);
     do{
      j=r4(d); i=j>>7;
      if(j>=589824) abort();
      i=r2((i<<1)+327808); j=(j&127)|i<<7;
      if(i>4607) abort();
      i=r1(j+337024); w1(j+337024, (i>o?0:p)|i);
      if(f>=49056) abort();
      d+=4; w4(n+(f<<2), j); f+=!i; h-=4;
     }while(h);
     break;
    default:
     if(!t) goto L64;
     if(!q) goto L66;
     h=e; d=b;
     do{
      i=r4(d); j=(i&4294901760U)|r2(((i&65535)<<1)+196736);
      if(i>589823) abort();
      i=r1(j+337024); w1(j+337024, (i>o?0:p)|i);
      if(f>=49056) abort();
      d+=4; w4(n+(f<<2), j); f+=!i; h-=4;
     }while(h);
    }
L66:;
    k++; l+=4;
    if(l==148) goto L63;
   }
L64:;
   abort();
L63:;
   h=f!=0; w1(1319596, h+r1(1319596));
  }
  g0=g+176; s0=h;
 }while(s0);
 c=r4(196728);
 if(c-65526<=10) { f_flush(); c=r4(196728); }
 if(c>=65526) abort();
 w4(c+131191, r4(65552)); w8(c+131184, r8(65545)); w4(196728, r4(196728)+11); goto L56;
L58:;
 f_write_number((u64)(((b^4294967295U)&252)>>2)); b=r4(196728);
 if(b==65536) { f_flush(); b=r4(196728); }
 if(b<65536){
  w1(b+131184, 10); w4(196728, r4(196728)+1); problem_write_board(a+14);
  do{
   b=ctz32(r1(c+337024)|256);
   if(b>1) goto L56;
   if(!r1(b+65556)){
    b=7;
    do{
     c=r2(((c&65535)<<1)+196736)|(c&4294901760U); b--;
    }while(b);
    goto L77;
   }
   b=1;
   do{
    if(c>=589824) abort();
    c=(c&127)|r2(((c>>7)<<1)+327808)<<7; s0=b&1; b=0;
   }while(s0);
L77:;
   b=a+32; rotate_board(b, c); problem_write_board(b);
  }while(c<589824);
 }
 abort();
L56:;
 c=r4(196720); b=r4(196724);
 for(;;){
  if(b==c) { f_refill(); c=r4(196720); }
  if(c>=65537) abort();
  b=r4(196724);
  if(b>=c) break;
  d=r1(b+65632); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; w4(196724, b);
  if(d!=10) continue;
  w8(131176, (u64)b); w8(131168, r8(131168)+1);
 }
L4:;
 f_flush(); g0=a+128;
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
