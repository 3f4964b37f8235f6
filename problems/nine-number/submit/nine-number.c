/* nine-number, made from Rust by c-emitter */
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

static u8 m[1376256];
#define pages 21
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
static u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }

static void f_refill(void){
 u32 a;
 a=M4(196680);
 if(a){
  if(a>=65537) trap();
  output(131136,a); M4(196680)=0;
 }
 if(!m[196684]){
  M8(131128)-=M4(196672); M4(196676)=0; a=input(65584,65536); M4(196672)=a; m[196684]=!a;
 }
}

static void f_write_number(u64 a){
 u32 b, c=0;
 if(a>9) f_write_number((u32)a/10);
 b=M4(196680);
 if(b==65536) { output(131136,65536); goto L4; }
 if(b>=65536) trap();
 c=b;
L4:;
 M4(196680)=c+1; N1(c,131136)=((u32)a&255)%10|48;
}

static void f_solve(void){
 u32 a=0, b=0, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n=0, o=0, p=0, q=0, r=0, s=0, c0=0,
   d0=0, e0=0, j0=0, k0=0, l0=0, n0=0, h0=0, i0=0, o0=0, y, z;
 u64 t=0, u=0, v=0, w=0, x=0, a0=0, b0=0, f0=0, p0;
 c=frame(64);
 if(!M2(196688)){
  o=c+16; e0=c+17; j=c+18; j0=c+19; k0=c+20; l0=c+21; n0=c+22; N1(c,23)=7;
  N8(c,15)=U64(0x605040302010800);
  do{
   i=N1(c,15); u=i<<2; t=(U64(0xeeeeeeeeeeeeeef0)<<(u&63))-U64(81985529216486896); f=N1(c,21);
   a=f<<2; v=a; b=(u32)(U64(0xfedcba9876543210)>>(u&63))<<16&983040;
   u=U64(0xeeeeeeeeeeeeeef0)<<(v&63); y=((u32)(t>>(v&63))&15)*5376+b; v=u+t; l=N1(c,20); d=l<<2;
   w=d; y+=((u32)(v>>(w&63))&15)*768; w=U64(0xeeeeeeeeeeeeeef0)<<(w&63); v+=w; k=N1(c,16); g=k<<2;
   x=g; y+=(u32)(v>>(x&63))<<7&1920; x=U64(0xeeeeeeeeeeeeeef0)<<(x&63); v+=x; p=N1(c,18); s=p<<2;
   a0=s; y+=((u32)(v>>(a0&63))&15)*24; a0=U64(0xeeeeeeeeeeeeeef0)<<(a0&63); v+=a0; q=N1(c,19);
   n=q<<2; b0=n; y+=((u32)(v>>(b0&63))&15)*6; b0=U64(0xeeeeeeeeeeeeeef0)<<(b0&63); v+=b0;
   h=N1(c,22); c0=h<<2; f0=c0; d0=N1(c,23); h0=d0<<2;
   e=y+((u32)(v>>(f0&63))<<1&30)+((u32)((v+(U64(0xeeeeeeeeeeeeeef0)<<(f0&63)))>>(h0&63))&15);
   if(e>=65536) trap();
   z=((u32)(t>>(g&60&63))&15)*5376+b; t+=x; r=N1(c,17); i0=r<<2; v=i0; z+=((u32)(t>>(v&63))&15)*768;
   t+=U64(0xeeeeeeeeeeeeeef0)<<(v&63); z+=(u32)(t>>(s&60&63))<<7&1920; t+=a0;
   z+=((u32)(t>>(n&60&63))&15)*24; t+=b0; z+=((u32)(t>>(d&60&63))&15)*6; t+=w;
   b=z+((u32)(t>>(a&60&63))<<1&30)+((u32)((t+u)>>(c0&60&63))&15); N2(e<<1,196688)=b; N4(c,56)=0;
   N8(c,48)=0; N8(c,40)=0; N8(c,32)=0; N8(c,24)=0;
   if(i>8||f>8) trap();
   M4(c+24+a)=1;
   if(l>8) trap();
   M4(c+24+d)=2;
   if(k>8) trap();
   M4(c+24+g)=3;
   if(p>8) trap();
   M4(c+24+s)=4;
   if(q>8) trap();
   M4(c+24+n)=5;
   if(h>8) trap();
   M4(c+24+c0)=6;
   if(d0>8) trap();
   M4(c+24+h0)=7;
   if(r>8) trap();
   M4(c+24+i0)=8; a=N4(c,56); d=(a<<2)+65548; g=N4(c,52);
   if(a<=g){
    if(a>=9) trap();
    y=e-M4(d); goto L11;
   }
   if(g>=9) trap();
   y=N4(g<<2,65548)+e;
L11:;
   e=y;
   if(e>=65536) trap();
   N2(e<<1,196688)=b-5376; g=N4(c,48);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L13;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L13:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-10752; g=N4(c,44);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L15;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L15:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-16128; g=N4(c,40);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L17;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L17:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-21504; g=N4(c,36);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L19;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L19:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-26880; g=N4(c,32);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L21;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L21:;
   e=y;
   if(e>65535) trap();
   N2(e<<1,196688)=b-32256; g=N4(c,28);
   if(a<=g){
    if(a>8) trap();
    y=e-M4(d); goto L23;
   }
   if(g>8) trap();
   y=N4(g<<2,65548)+e;
L23:;
   a=y;
   if(a>65535) trap();
   N2(a<<1,196688)=b+27904;
   if(h<d0) { f=8; y=n0; goto L10; }
   if(f<h) { f=7; y=l0; goto L10; }
   if(f>l) { f=6; y=k0; goto L10; }
   if(l>q) { f=5; y=j0; goto L10; }
   if(p<q) { f=4; y=j; goto L10; }
   if(p>r) { f=3; y=e0; goto L10; }
   if(k<r) { f=2; y=o; goto L10; }
   f=0;
   if(i>=k) goto L9;
   f=1; y=c+15;
L10:;
   k=y; b=10; p=m[k];
   do{
    a=b-1;
    if(f>=a) goto L33;
    d=b-2; b=a; l=m[d+(c+15)];
   }while(l<=p);
   if(b<10) goto L32;
   trap();
L33:;
   l=m[c+15+f]; d=f;
L32:;
   m[k]=l; m[c+15+d]=p;
L9:;
   b=(9-f)>>1;
   if(!b) goto L35;
   a=c+15+f; d=m[a]; m[a]=N1(c,23); N1(c,23)=d;
   if(b==1) goto L35;
   d=N1(a,1); N1(a,1)=N1(c,22); N1(c,22)=d;
   if(b==2) goto L35;
   d=N1(a,2); N1(a,2)=N1(c,21); N1(c,21)=d;
   if(b==3) goto L35;
   b=N1(a,3); N1(a,3)=N1(c,20); N1(c,20)=b;
L35:;
   o0++;
  }while(o0!=5040);
  k=c+33; h=0;
  do{
   s=h<<16; h++; g=56; e=0;
   for(;;){
    q=0; N1(c,32)=0; N8(c,24)=0; a=e|s; p=a>>7; f=((a>>16)*336+(p&510))*120; d=9; r=0; l=k;
    do{
     a=d; d=a-1; b=10-a; z=f; f=div_u32(f,b); i=z-f*b; m[d+(c+24)]=i;
     if(a==9) goto L40;
     if(q&3){
      a=r&3; b=0;
      do{
       n=b+l; y=n; n=m[n]; m[y]=n+(n>=(i&255)); b++;
      }while(a!=b);
      a=b-q+9;
     }
     if(q-1<3) goto L40;
     b=i&255;
     do{
      i=c+24+a; n=m[i]; m[i]=n+(b<=n); n=i+1; y=n; n=m[n]; m[y]=n+(b<=n); n=i+2; y=n; n=m[n];
      m[y]=n+(b<=n); i+=3; y=i; i=m[i]; m[y]=i+(b<=i); a+=4;
     }while(a!=9);
L40:;
     r++; l--; q++;
    }while(d);
    t=N1(c,25)<<2; u=(U64(0xeeeeeeeeeeeeeef0)<<(t&63))-U64(81985529216486896); v=N1(c,26)<<2;
    y=((u32)(u>>(v&63))&15)*5376+((u32)(U64(0xfedcba9876543210)>>(t&63))<<16&983040);
    t=(U64(0xeeeeeeeeeeeeeef0)<<(v&63))+u; u=N1(c,24)<<2; y+=((u32)(t>>(u&63))&15)*768;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,27)<<2; y+=(u32)(t>>(u&63))<<7&1920;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,28)<<2; y+=((u32)(t>>(u&63))&15)*24;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,29)<<2; y+=((u32)(t>>(u&63))&15)*6;
    t+=U64(0xeeeeeeeeeeeeeef0)<<(u&63); u=N1(c,30)<<2;
    b=y+((u32)(t>>(u&63))<<1&30)+((u32)((t+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)))>>(N1(c,31)<<2&63))&15)
      ;
    a=b>>7;
    if(b>589823) break;
    N2(a<<1,327760)=p; b=4608-a; b=b>4608?0:b;
    if(b==1) break;
    N2((a+1)<<1,327760)=p|1;
    if(b==2) break;
    N2((a+2)<<1,327760)=p+2;
    if(b==3) break;
    N2((a+3)<<1,327760)=p+3;
    if(b==4) break;
    N2((a+4)<<1,327760)=p+4;
    if(b==5) break;
    e+=768; N2((a+5)<<1,327760)=p+5; g--;
    if(!g) goto L37;
   }
   trap();
L37:;
  }while(h!=9);
 }
 if(M4(1319392)==-M4(1319540)){
  m[902224]=0; m[898128]=0; m[894032]=0; m[889936]=0; m[885840]=0; m[881744]=0; m[877648]=0;
  m[873552]=0; m[869456]=0; m[865360]=0; m[861264]=0; m[836688]=0; m[832592]=0; m[828496]=0;
  m[824400]=0; m[820304]=0; m[816208]=0; m[812112]=0; m[808016]=0; m[803920]=0; m[799824]=0;
  m[795728]=0; m[771152]=0; m[767056]=0; m[762960]=0; m[758864]=0; m[754768]=0; m[750672]=0;
  m[746576]=0; m[742480]=0; m[738384]=0; m[734288]=0; m[730192]=0; m[705616]=0; m[701520]=0;
  m[697424]=0; m[693328]=0; m[689232]=0; m[685136]=0; m[681040]=0; m[676944]=0; m[672848]=0;
  m[668752]=0; m[664656]=0; m[640080]=0; m[635984]=0; m[631888]=0; m[627792]=0; m[623696]=0;
  m[619600]=0; m[615504]=0; m[611408]=0; m[607312]=0; m[603216]=0; m[599120]=0; m[574544]=0;
  m[570448]=0; m[566352]=0; m[562256]=0; m[558160]=0; m[554064]=0; m[549968]=0; m[545872]=0;
  m[541776]=0; m[537680]=0; m[533584]=0; m[509008]=0; m[504912]=0; m[500816]=0; m[496720]=0;
  m[492624]=0; m[488528]=0; m[484432]=0; m[480336]=0; m[476240]=0; m[472144]=0; m[468048]=0;
  m[443472]=0; m[439376]=0; m[435280]=0; m[431184]=0; m[427088]=0; m[422992]=0; m[418896]=0;
  m[414800]=0; m[410704]=0; m[406608]=0; m[402512]=0; m[377936]=0; m[373840]=0; m[369744]=0;
  m[365648]=0; m[361552]=0; m[357456]=0; m[353360]=0; m[349264]=0; m[345168]=0; m[341072]=0;
  m[336976]=0; M4(1319544)=280576; m[617552]=252; b=1122560;
  for(;;){
   M4(b+196688)=b!=1122560; a=b+196692;
   if(a==1319396) break;
   M4(b+196700)=1; M8(a)=U64(4294967297); b+=16;
  }
  M4(926800)=280576;
 }
 for(;;){
  b=M4(196672); d=M4(196676);
  for(;;){
   if(b==d) { f_refill(); b=M4(196672); }
   if(b>=65537) break;
   d=M4(196676);
   if(b<=d) goto L51;
   a=N1(d,65584); f=a-9;
   if(!(1U<<(f&31)&8388627?f<=23:0)){
    l=b-d;
    if(l<2) goto L53;
    a=d+65584; k=N1(a,1)==32; f=k?17:9;
    if(l<f) goto L53;
    t=M8(a);
    if(!k) goto L54;
    u=N8(a,8);
    if(((u^U64(0x2000200020002000))|(t^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L53;
    t&=U64(0xff00ff00ff00ff); t|=t>>8; p0=(t&65535)|(t>>16&4294901760U); t=u&U64(0xff00ff00ff00ff);
    t|=t>>8; t=p0|((t>>16&4294901760U)|(t&65535))<<32; goto L54;
   }
   d++; M4(196676)=d;
   if(a!=10) continue;
   M8(131128)=d; M8(131120)++;
  }
  trap();
L54:;
  l=m[a+f-1]-48; t^=U64(0x3030303030303030); a=t; u=t>>8; k=u; v=t>>16; p=v; w=t>>24; q=w; x=t>>32;
  h=x; a0=t>>40; e=a0; b0=t>>48; r=b0; t>>=56; i=t;
  if(((l|a|k|p|q|h|e|r|i)&255)>15||(1U<<(l&31)|1U<<(a&31)|1U<<(k&31)|1U<<(p&31)|1U<<(q&31)
    |1U<<(h&31)|1U<<(e&31)|1U<<(r&31)|1U<<(i&31))!=511) goto L53;
  M4(196676)=d+f; goto L52;
L53:;
  a=0; N1(c,32)=0; N8(c,24)=0; l=0;
  do{
   y=a+1; z=c+24+a;
   for(;;){
    if(b==d) { f_refill(); b=M4(196672); }
    if(b>=65537) trap();
    a=M4(196676);
    if(a>=b) goto L51;
    k=N1(a,65584); d=k-9;
    if(d>23||!(1U<<(d&31)&8388627)) break;
    d=a+1; M4(196676)=d;
    if(k!=10) continue;
    M8(131128)=d; M8(131120)++;
   }
   d=k-48; k=d&255;
   if(k>8) goto L51;
   k=1U<<(k&31);
   if(k&l&65535) goto L51;
   m[z]=d; d=a+1; M4(196676)=d; l|=k; a=y;
  }while(a!=9);
  b=N4(c,27); b0=b>>24; a0=b>>16; x=b>>8; d=N2(c,25); v=d>>8; t=N2(c,31); a=N1(c,24); w=b; u=d;
L52:;
  x<<=2; f0=(U64(0xeeeeeeeeeeeeeef0)<<(x&63))-U64(81985529216486896); w<<=2;
  y=((u32)(f0>>(w&63))&15)*5376+((u32)(U64(0xfedcba9876543210)>>(x&63))<<16&983040);
  w=f0+(U64(0xeeeeeeeeeeeeeef0)<<(w&63)); x=a0<<2; y+=((u32)(w>>(x&63))&15)*768;
  w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); x=a<<2; y+=(u32)(w>>(x&63))<<7&1920;
  w+=U64(0xeeeeeeeeeeeeeef0)<<(x&63); u<<=2; y+=((u32)(w>>(u&63))&15)*24;
  u=w+(U64(0xeeeeeeeeeeeeeef0)<<(u&63)); v<<=2; y+=((u32)(u>>(v&63))&15)*6;
  u+=U64(0xeeeeeeeeeeeeeef0)<<(v&63); v=b0<<2;
  a=y+((u32)(u>>(v&63))<<1&30)+((u32)((u+(U64(0xeeeeeeeeeeeeeef0)<<(v&63)))>>(t<<2&63))&15);
  if(a>589823) trap();
  j0=a+336976;
  do{
   a=m[j0];
   if(a) goto L50;
   h=0; r=0; e=m[1319548];
   if(e<=62){
    a=e&1; g=a?926800:1123024; b=a*148; i=N4(b,1319252); s=N4(b,1319248); k0=(i<s)|(i>49056);
    n=N4(b,1319256); l0=(n<i)|(n>49056); e0=N4(b,1319392); f=e0<<2; l=(i-s)<<2; d=a?1123024:926800;
    k=d+(s<<2); p=(n-i)<<2; q=d+(i<<2); b=e<<2; n0=-8-b; h0=!a*148+1319248; i0=e0<49057;
    c0=(-5-b)&255; e=0;
    do{
     M4(r+h0)=h;
     if(e>=4) goto L68;
     d0=1U<<(e&1&31)|n0;
     switch(e-1){
     case 0:
      if(k0) trap();
      if(i==s) goto L68;
      b=l; a=k;
      do{
       o=M4(a); j=o>>7;
       if(o>589823) trap();
       j=N2(j<<1,327760); o=(o&127)|j<<7;
       if(j>4607) trap();
       j=N1(o,336976); N1(o,336976)=(j>c0?0:d0)|j;
       if(h>=49056) trap();
       a+=4; M4(g+(h<<2))=o; h+=!j; b-=4;
      }while(b);
      break;
     case 1:
      break;
     case 2:
      if(l0) trap();
      if(i==n) goto L68;
      b=p; a=q;
      do{
       o=M4(a); j=o>>7;
       if(o>589823) trap();
       j=N2(j<<1,327760); o=(o&127)|j<<7;
       if(j>4607) trap();
       j=N1(o,336976); N1(o,336976)=(j>c0?0:d0)|j;
       if(h>=49056) trap();
       a+=4; M4(g+(h<<2))=o; h+=!j; b-=4;
      }while(b);
      break;
     default:
      if(!i0) trap();
      if(!e0) goto L68;
      b=f; a=d;
      do{
       j=M4(a); o=(j&-65536)|N2((j&65535)<<1,196688);
       if(j>589823) trap();
       j=N1(o,336976); N1(o,336976)=(j>c0?0:d0)|j;
       if(h>=49056) trap();
       a+=4; M4(g+(h<<2))=o; h+=!j; b-=4;
      }while(b);
     }
L68:;
     e++; r+=4;
    }while(r!=148);
    h=h!=0; m[1319548]+=h;
   }
   y=h;
  }while(y);
  b=M4(196680);
  if(b-65527<=9) { output(131136,b); b=0; M4(196680)=0; goto L80; }
  if(b>=65527) trap();
L80:;
  N2(b,131144)=M2(65544); N8(b,131136)=M8(65536); b=M4(196680)+10; M4(196680)=b; goto L49;
L51:;
  a=M4(196680);
  if(a){
   if(a>=65537) trap();
   output(131136,a); M4(196680)=0;
  }
  g0=c+64; return;
L50:;
  f_write_number((~a&252)>>2); b=M4(196680);
L49:;
  if(b==65536) { output(131136,65536); b=0; goto L84; }
  if(b>=65536) break;
L84:;
  N1(b,131136)=10; M4(196680)=b+1;
 }
 trap();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\0\0\0\0\1\0\0\25\0\0\0\3\0\0\200\0\0\0\30\0\0\0\6"
   "\0\0\0\2\0\0\0\1", 41);
 f_solve();
 return 0;
}
