/* poj1077 0.1.0, made from Rust by cargo single-file */
/* with rustc 1.96.0 and wasm-opt version 108 */
/* Licence: MIT OR Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef int i32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U64(x) x##ULL
#endif

static u8 m[262144];
#define pages 4
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
#define copy(a, b, n) memmove(m + (a), m + (b), n)
#define fill(a, x, n) memset(m + (a), (int) ((x) & 255), n)
static u32 frame(u32 n) { if (g0 < n) trap(); return g0 -= n; }
static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }
static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }
#define proc_exit(code) exit((int) (code))

static void f_refill(void){
 u32 a;
 a=M4(196688);
 if(a){
  if(a>=65537) trap();
  output(131144,a); M4(196688)=0;
 }
 if(!m[196692]){
  M8(131136)-=M4(196680); M4(196684)=0; a=input(65592,65536); M4(196680)=a; m[196692]=!a;
 }
}

static u32 f_count(u32 a, u32 b, u32 c){
 u32 d;
 if(b==2){
  if(c==2) { d=f_count(a,0,2); return 2-(d+f_count(a,1,2)); }
  d=f_count(a,0,c); return 3-(d+f_count(a,1,c));
 }
 if(c!=2){
  if(b>=3) trap();
  b=N4(b*12+(c<<2),65556);
  if(b) return div_u32(a,b)&3;
  trap();
 }
 d=f_count(a,b,0); return ((b==(a>>8))^3)-(d+f_count(a,b,1));
}

static u32 f_extend(u32 a, u32 b, u32 c, u32 d, u32 e, u32 f){
 u32 g=0, h, i=0, j, k=0, l, n, o, p, q, r, s, t, u, v, w, x, y, a0, b0, c0, d0, z, e0;
 if(b==N4(a,1028)) return 1;
 n=a+4; o=b+1; q=c-3; r=c+3; s=c-1; t=c+1; u=a+b+1032; v=a+1064; h=v+c; p=c/3; w=p*12+65556;
 j=c-p*3; x=j*12+65556; y=M4(a); a0=c>2; b0=f&255; c0=b>30; d0=c<6;
 do{
  i=m[k+y];
  switch(i-1){
  case 0:
   f=r;
   if(!d0) goto L5;
   break;
  case 1:
   f=s;
   if(!j) goto L5;
   break;
  case 2:
   f=t;
   if(j>=2) goto L5;
   break;
  default:
   f=q;
   if(!a0) goto L5;
  }
  if(N1(i^1,65550)==b0) goto L5;
  if(f>8) trap();
  l=f+v; z=m[l]; b=z-1;
  if(i<2){
   if(c>8||b>=9) trap();
   b=b/3<<2; g=(f&255)/3; b=M4(w+b)+(((g-p)<<8)+d)-N4(g*12+b,65556); g=e; goto L11;
  }
  b=b%3<<2; g=(f&255)%3; g=M4(x+b)+(((g-j)<<8)+e)-N4(g*12+b,65556); b=d;
L11:;
  if(N4(a,1028)<m[n+(g&1023)]+(o+m[n+(b&1023)])) goto L5;
  if(c>=9) trap();
  e0=m[h]; m[h]=z; m[l]=e0;
  if(c0) trap();
  m[u]=N1(i,65546);
  if(f_extend(a,o,f,b,g,i)) return 1;
  b=m[h]; m[h]=m[l]; m[l]=b;
L5:;
  k++;
 }while(k!=4);
 return 0;
}

static u32 f___main_void(void){
 u32 a, b, c, d=0, e=0, f=0, g=0, h=0, i=0, j=0, k=0, l=0, n, o, p, t;
 u64 q=0, r=0, s=0, u;
 c=frame(2544); a=M4(196680); b=M4(196684);
 for(;;){
  if(a==b) { f_refill(); a=M4(196680); }
  if(a>=65537) trap();
  b=M4(196684);
  if(a<=b) goto L3;
  d=N1(b,65592); e=d-9;
  if(e>23||!(1U<<(e&31)&8388627)) break;
  b++; M4(196684)=b;
  if(d!=10) continue;
  M8(131136)=b; M8(131128)++;
 }
 e=a-b;
 if(e<2) goto L8;
 j=b+65592; t=e; e=N1(j,1); g=e==32?17:9;
 if(t<g) goto L8;
 q=M8(j);
 if(e==32){
  s=N8(j,8);
  if(((s^U64(0x2000200020002000))|(q^U64(0x2000200020002000)))&U64(0xff00ff00ff00ff00)) goto L8;
  r=q&U64(0xff00ff00ff00ff); r|=r>>8; u=(r&65535)|(r>>16&4294901760U); r=s&U64(0xff00ff00ff00ff);
  r|=r>>8; q=u|((r>>16&4294901760U)|(r&65535))<<32;
 }
 d=0; e=m[g+j-1]; N1(c,24)=(e&223)==88?0:e-48;
 r=(((((q&U64(0x5f5f5f5f5f5f5f5f))^U64(0x5858585858585858))+U64(0x7f7f7f7f7f7f7f7f))|q)
   >>7&U64(72340172838076673))*255&(q^U64(0x3030303030303030));
 N8(c,16)=r;
 do{
  h|=1U<<(m[c+16+d]&31); d++;
 }while(d!=9);
 d=0;
 do{
  f|=m[c+16+d]; d++;
 }while(d!=9);
 if(h!=511||(f&255)>=16) goto L8;
 M4(196684)=b+g; q=N8(c,17); a=r; goto L7;
L8:;
 N1(c,24)=0; N8(c,16)=0; f=0; d=0;
 for(;;){
  e=d+1; j=c+16+d;
  for(;;){
   if(a==b) { f_refill(); a=M4(196680); }
   if(a>=65537) trap();
   h=0; k=M4(196684);
   if(a>k){
    d=N1(k,65592); b=d-9;
    if(1U<<(b&31)&8388627?b<=23:0) goto L15;
    t=1;
   }else{
    t=0;
   }
   if(!(t&1)) goto L3;
   g=(d&223)==88?0:d-48; b=g&255;
   if(b>8) goto L3;
   d=1U<<(b&31);
   if(d&f) goto L3;
   m[j]=g; b=k+1; M4(196684)=b; f|=d; d=e;
   if(d!=9) break;
   q=N8(c,17); a=N1(c,16); goto L7;
L15:;
   b=k+1; M4(196684)=b;
   if(d!=10) continue;
   M8(131136)=b; M8(131128)++;
  }
 }
L7:;
 m[c]=a; N8(c,1)=q; s=M8(c); r=(s-U64(72340172838076673))&~s&U64(0x8080808080808080); r=(r&-r)>>7;
 N8(c,2120)=(((q&U64(0xff00000000000000))|s>>8)&-r)+((r-1)&s)-U64(72340172838076673); N8(c,16)=0;
 a=0; q=U64(0xfedcba9876543210);
 do{
  r=m[c+2120+a]<<2; m[c+16+a]=(u32)(q>>(r&63))&15; q+=U64(0xeeeeeeeeeeeeeef0)<<(r&63); a++;
 }while(a!=8);
 N8(c,1096)=N8(c,16); b=0; a=0;
 do{
  b+=m[c+1096+a]; a++;
 }while(a!=8);
 if(!(b&1)){
  a=0;
  do{
   l+=m[a+c]?0:a; a++;
  }while(a!=9);
  a=0; f=0;
  do{
   b=m[a+c];
   if(b){
    if(b>=10) trap();
    f+=N4((a&255)/3*12+(((b-1)&255)/3<<2),65556);
   }
   a++;
  }while(a!=9);
  a=0; b=65556; g=0;
  do{
   d=a/3; e=m[a+c];
   if(e) g+=M4(b+d*-36+(((e-1)&255)%3<<2));
   b+=12; a++;
  }while(a!=9);
  a=0; fill(c+1096,0,1024);
  do{
   M4(c+2120+a)=707; a+=4;
  }while(a!=420);
  b=l/3; p=f|b<<8; f=g|(l-b*3)<<8; e=0; n=1;
  do{
   b=e;
   if(b==105) trap();
   e=b+1; o=M4(c+2120+(b<<2)); h=o>>8; k=h*12+65556; j=c+1096+o; b=0; g=o<768;
   do{
    a=b;
    for(;;){
     b=a+1; i=(a&255)/3; d=h-i; t=d; d=(i32)d>>31;
     if((t^d)-d==1){
      d=(a-i*3)&255;
      if(f_count(o,i,d)) break;
     }
     a=b;
     if(a==9) goto L28;
    }
    if(!g) trap();
    d<<=2; i=M4(k+d)+(((i-h)<<8)+o)-N4(i*12+d,65556);
    if(i>=1024) trap();
    if(i==707) goto L33;
    d=c+1096+i;
    if(m[d]) goto L33;
    m[d]=m[j]+1;
    if(n>104) trap();
    M4(c+2120+(n<<2))=i; n++;
L33:;
   }while(a<=7);
L28:;
  }while(e<n);
  b=c+20; copy(b,c+1096,1024); N8(c,1048)=0; N8(c,1056)=0; N8(c,1064)=0; N8(c,1071)=0;
  N4(c,16)=65550; N8(c,1080)=M8(c); N1(c,1088)=N1(c,8); N4(c,1044)=m[b+(f&1023)]+m[b+(p&1023)];
  for(;;){
   t=f_extend(c+16,0,l,p,f,4); e=N4(c,1044);
   if(t) break;
   b=e+2; N4(c,1044)=b;
   if(b>=32) trap();
  }
  N8(c,1120)=N8(c,1072); N8(c,1112)=N8(c,1064); N8(c,1104)=N8(c,1056); N8(c,1096)=N8(c,1048);
  if(e>=32) trap();
  b=M4(196688);
  if(65536-b<e){
   if(b>=65537) trap();
   output(131144,b); M4(196688)=0; b=0;
  }
  a=b+e;
  if(a<b||a>=65537) trap();
  if(e) copy(b+131144,c+1096,e);
  a=M4(196688)+e; M4(196688)=a; goto L19;
 }
 a=M4(196688);
 if(a-65537>=4294967286U) { output(131144,a); M4(196688)=0; a=0; goto L38; }
 if(a>=65527) trap();
L38:;
 N2(a,131152)=M2(65544); N8(a,131144)=M8(65536); a=M4(196688)+10; M4(196688)=a;
L19:;
 if(a==65536) { output(131144,65536); a=0; goto L40; }
 if(a>=65536) trap();
L40:;
 N1(a,131144)=10; M4(196688)=a+1; a=M4(196680); b=M4(196684);
 for(;;){
  if(a==b) { f_refill(); a=M4(196680); }
  if(a>=65537) trap();
  d=M4(196684);
  if(d>=a) break;
  e=N1(d,65592); b=e-9;
  if(b>23||!(1U<<(b&31)&8388627)) break;
  b=d+1; M4(196684)=b;
  if(e!=10) continue;
  M8(131136)=b; M8(131128)++;
 }
L3:;
 b=M4(196688);
 if(b){
  if(b>=65537) trap();
  output(131144,b); M4(196688)=0;
 }
 g0=c+2544; return 0;
}

static void f__start(void){
 u32 a;
 a=f___main_void();
 if(!a) return;
 proc_exit(a); trap();
}

int main(void) {
 memcpy(m + 65536, "unsolvableudlr\0\1\2\3\0\0\1\0\0\0\4\0\0\0\0\0\0\0\20\0\0\0@", 37);
 f__start();
 return 0;
}
