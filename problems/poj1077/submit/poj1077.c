/* poj1077, made from Rust by c-emitter */
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

static u8 m[262144];
static u32 g0 = 65536;

static u32 r1(u32 a) { return m[a]; }
static u32 r2(u32 a) { unsigned short x; memcpy(&x, m + a, 2); return x; }
static u32 r4(u32 a) { u32 x; memcpy(&x, m + a, 4); return x; }
static u64 r8(u32 a) { u64 x; memcpy(&x, m + a, 8); return x; }
static void w1(u32 a, u32 x) { m[a] = (u8) x; }
static void w2(u32 a, u32 x) { unsigned short y = (unsigned short) x; memcpy(m + a, &y, 2); }
static void w4(u32 a, u32 x) { memcpy(m + a, &x, 4); }
static void w8(u32 a, u64 x) { memcpy(m + a, &x, 8); }

static void write_flush(void) {
 u32 a;
 do {
  a = r4(196656);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 131112, 1, a, stdout); w4(196656, 0);
  }
  return;
 } while (0);
 abort();
}

static void read_refill(void) {
 u32 a;
 write_flush();
 if (!r1(196660)) {
  w8(131104, r8(131104) - (u64) r4(196648)); w4(196652, 0);
  a = (u32) fread(m + 65560, 1, 65536, stdin); w4(196648, a); w1(196660, !a);
 }
}

static u32 deepen_walk(u32 a, u32 b) {
 u32 c, d, s0;
 if (!(b & 255)) {
  return 0;
 }
 d = b - 1; b = (d & 255) / 3; c = a / 3;
 s0 = b > c ? b - c : c - b;
 b = (d - b * 3) & 255; a -= c * 3;
 return s0 + (a < b ? b - a : a - b);
}

static u32 Search_within(u32 a, u32 b, u32 c, u32 d, u32 e) {
 u32 f, g = 0, h, i = 0, j, k, l, n, o, p, q, r, s, t, u, v, w, x, y, z, v25, s0, s1;
 do {
  if (!d) break;
  k = b + 1; l = c - 3; n = c + 3; o = c - 1; p = c + 1; q = a + b + 8; r = a + 40; f = r + c;
  s = r4(a); t = e & 255; u = c < 9; v = b > 30; w = c < 6; x = c % 3; y = x < 2;
  do {
   do {
    g = r1(i + s);
    switch (g - 1) {
     case 0: goto L12;
     case 1: goto L11;
     case 2: goto L10;
     default: goto L9;
    }
L12:;
    e = n;
    if (w) goto L8;
    break;
L11:;
    e = o;
    if (x) goto L8;
    break;
L10:;
    e = p;
    if (y) goto L8;
    break;
L9:;
    e = l;
    if (c < 3) break;
L8:;
    if (r1((g ^ 1) + 65546) == t) break;
    if (e > 8) goto L5;
    h = e + r; j = r1(h); s0 = deepen_walk(c, j); s1 = deepen_walk(e, j); z = s0 + d - s1;
    if (z + b >= r4(a + 4)) break;
    if (!u) goto L4;
    v25 = r1(f); w1(f, j); w1(h, v25);
    if (v) goto L3;
    w1(q, r1(g + 65550)); s0 = Search_within(a, k, e, z, g);
    if (s0) goto L2;
    e = r1(f); w1(f, r1(h)); w1(h, e);
   } while (0);
   i += 1;
  } while (i != 4);
  return 0;
L5:;
  abort();
L4:;
  abort();
L3:;
  abort();
 } while (0);
L2:;
 return 1;
}

static void f_solve(void) {
 u32 a, b, c = 0, d, e = 0, f = 0, g = 0, h = 0, i, j, k, s0, s1, s2;
 u64 l, n;
 d = g0 - 80; g0 = d; a = r4(196648); b = r4(196652); s0 = d;
L5:;
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(196648);
  }
  if (a >= 65537) goto L2;
  b = r4(196652);
  if (a <= b) goto L3;
  do {
   c = b + 65560; e = r1(c); g = e - 9;
   if (g > 23) break;
   if (!(1U << (g & 31) & 8388627)) break;
   b += 1; w4(196652, b);
   if (e != 10) goto L5;
   w8(131104, (u64) b); w8(131096, r8(131096) + 1); goto L5;
  } while (0);
  break;
 }
 do {
  e = a - b;
  if (e < 2) break;
  if (r1(c + 1) != 32) {
   if (e < 9) break;
   w1(d + 32, 0); w8(d + 24, 0); g = 0; e = 0;
   do {
    f = r1(c + e);
    f = (f & 223) == 88 ? 0U : f - 48;
    w1(d + 24 + e, f); h |= f; g |= 1U << (f & 31); e += 1;
   } while (e != 9);
   if (g != 511) break;
   if ((h & 255) > 15) break;
   w4(196652, b + 9); goto L8;
  }
  if (e < 17) break;
  w1(d + 32, 0); w8(d + 24, 0); j = c + 17; g = 0;
  s1 = e > 16 ? c : 0U;
  e = 0;
L12:;
  for (;;) {
   do {
    k = c + f; c = r1(k);
    c = (c & 223) == 88 ? 0U : c - 48;
    w1(d + 24 + e, c); h |= c; g |= 1U << (c & 31);
    if (e == 8) break;
    e += 1; f = 1; c = k + 1;
    if (j - c > 1) goto L12;
   } while (0);
   break;
  }
  if (r1(s1 + 1) != 32) break;
  f = b + 65563; e = 15;
  for (;;) {
   if (e >= 2) {
    e -= 2; s1 = r1(f); f += 2;
    if (s1 == 32) continue;
    goto L9;
   }
   break;
  }
  if (g != 511) break;
  if ((h & 255) > 15) break;
  w4(196652, b + 17); goto L8;
 } while (0);
L9:;
 w1(d + 32, 0); w8(d + 24, 0); g = 0; c = 0;
 do {
  s1 = c + 1;
L18:;
  for (;;) {
   if (a == b) {
    read_refill(); a = r4(196648);
   }
   if (a >= 65537) goto L16;
   b = r4(196652);
   if (b >= a) goto L3;
   do {
    f = r1(b + 65560); h = f - 9;
    if (h > 23) break;
    if (!(1U << (h & 31) & 8388627)) break;
    b += 1; w4(196652, b);
    if (f != 10) goto L18;
    w8(131104, (u64) b); w8(131096, r8(131096) + 1); goto L18;
   } while (0);
   break;
  }
  f = (f & 223) == 88 ? 0U : f - 48;
  h = f & 255;
  if (h > 8) goto L3;
  h = 1U << (h & 31);
  if (h & g & 65535) goto L3;
  b += 1; w4(196652, b); w1(d + 24 + c, f); g |= h; c = s1;
 } while (c != 9);
 f = r2(d + 31); b = r2(d + 25); a = r1(d + 24); s1 = r4(d + 27); goto L4;
L16:;
 goto L2;
L8:;
 a = r1(d + 24); b = r2(d + 25); f = r2(d + 31); s1 = r4(d + 27);
L4:;
 w4(s0 + 18, s1); w2(d + 16, b); w2(d + 22, f); w1(d + 15, a); a = 0; b = 0;
 do {
  b += r1(d + 15 + a) ? 0U : a;
  a += 1;
 } while (a != 9);
 w8(d + 64, 0); a = 0;
 do {
  w1(d - 4294967232U + a, r1(d + 15 + (a + (u32) (a >= b))) - 1); a += 1;
 } while (a != 8);
 w8(d + 24, 0); a = 0; l = U64(0xfedcba98, 0x76543210);
 do {
  n = (u64) r1(d - 4294967232U + a) << 2; w1(d + 24 + a, (u32) (l >> (n & 63)) & 15);
  l += U64(0xeeeeeeee, 0xeeeeeef0) << (n & 63); a += 1;
 } while (a != 8);
 w8(d + 72, r8(d + 24)); b = 0; a = 0;
 do {
  b += r1(d + 72 + a); a += 1;
 } while (a != 8);
 do {
  if (!(b & 1)) {
   a = d + 15; e = 0; b = 0; g = 0; c = g0 - 64; g0 = c; s0 = d + 24;
   do {
    s1 = deepen_walk(e, r1(a + e)); b += s1; e += 1;
   } while (e != 9);
   w8(c + 43, 0); w8(c + 36, 0); w8(c + 28, 0); w1(c + 60, r1(a + 8)); w8(c + 20, 0); w4(c + 16, b);
   w4(c + 12, 65546); w8(c + 52, r8(a)); e = 0; s1 = c + 16;
   for (;;) {
    g += r1(a + e) ? 0U : e;
    e += 1;
    if (e != 9) continue;
    s2 = Search_within(c + 12, 0, g, b, 4);
    if (s2) goto L28;
    i = r4(c + 16) + 2; w4(c + 16, i); e = 0; g = 0;
    if (i < 32) continue;
    break;
   }
   abort();
L28:;
   memmove(m + s0, m + s1, 36); g0 = c - 4294967232U; c = r4(d + 24);
   if (c >= 32) goto L2;
   b = r4(196656);
   if (c > 65536 - b) {
    write_flush(); b = r4(196656);
   }
   e = b + c;
   if (e < b) goto L2;
   if (e > 65536) goto L2;
   memmove(m + (b + 131112), m + (d + 28), c); a = r4(196656) + c; w4(196656, a); break;
  }
  a = r4(196656);
  if (a - 65527 <= 9) {
   write_flush(); a = r4(196656);
  }
  if (a > 4294967285U) goto L2;
  if (a + 10 > 65536) goto L2;
  w2(a + 131120, r2(65544)); w8(a + 131112, r8(65536)); a = r4(196656) + 10; w4(196656, a);
 } while (0);
 if (a == 65536) {
  write_flush(); a = r4(196656);
 }
 c = a + 1;
 if (!c) goto L2;
 if (c > 65536) goto L2;
 w1(a + 131112, 10); w4(196656, r4(196656) + 1); a = r4(196648); b = r4(196652);
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(196648);
  }
  if (a >= 65537) goto L2;
  c = r4(196652);
  if (c >= a) goto L3;
  e = r1(c + 65560); b = e - 9;
  if (b > 23) goto L3;
  if (!(1U << (b & 31) & 8388627)) goto L3;
  b = c + 1; w4(196652, b);
  if (e != 10) continue;
  w8(131104, (u64) b); w8(131096, r8(131096) + 1); continue;
 }
L3:;
 write_flush(); g0 = d + 80; return;
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\000\001\002\003udlr", 18); f_solve(); return 0;
}
