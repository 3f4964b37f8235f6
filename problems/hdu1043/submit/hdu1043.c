/* hdu1043, made from Rust by c-emitter */
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

static u8 m[2031616];
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
static u32 clz32(u32 x) { u32 n = 32, s = 16, k; for (; s; s >>= 1) { k = x >> s ? s : 0; n -= k; x
  >>= k; } return n - x; }
static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }

static void read_refill(void) {
 u32 a;
 do {
  a = r4(2005224);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 1939680, 1, a, stdout); w4(2005224, 0);
  }
  if (!r1(2005228)) {
   w8(1939672, r8(1939672) - (u64) r4(2005216)); w4(2005220, 0);
   a = (u32) fread(m + 1874128, 1, 65536, stdin); w4(2005216, a); w1(2005228, !a);
  }
  return;
 } while (0);
 abort();
}

static void cantor_rank_even(u32 a, u32 b) {
 u32 k, l, n, o, p, q, r, s;
 u64 c, d, e, f, g, h, i, j;
 k = 1;
 do {
  e = (u64) r1(b) << 2; c = (U64(0xeeeeeeee, 0xeeeeeef0) << (e & 63)) - U64(0x1234567, 0x89abcdf0);
  d = (u64) r1(b + 1) << 2; f = (c >> (d & 63)) << 8 & 3840; l = (u32) (f >> 8);
  e = U64(0xfedcba98, 0x76543210) >> (e & 63) & 15; n = (u32) e;
  c += U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63); d = (u64) r1(b + 2) << 2;
  g = (c >> (d & 63)) << 16 & 983040; o = (u32) (g >> 16);
  c += U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63); d = (u64) r1(b + 3) << 2;
  h = (c >> (d & 63)) << 24 & 251658240; p = (u32) (h >> 24);
  c += U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63); d = (u64) r1(b + 4) << 2;
  i = (c >> (d & 63)) << 32 & U64(0xf, 0x0); q = (u32) (i >> 32);
  c += U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63); d = (u64) r1(b + 5) << 2;
  j = (c >> (d & 63)) << 40 & U64(0xf00, 0x0); r = (u32) (j >> 40);
  c += U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63); d = (u64) r1(b + 6) << 2;
  e = ((c >> (d & 63)) << 48 & U64(0xf0000, 0x0)) | ((((U64(0xeeeeeeee, 0xeeeeeef0) << (d & 63)) +
    c) >> (((u64) r1(b + 7) << 2) & 63)) << 56 & U64(0xf000000, 0x0)) | (h | j | e | f | g | i);
  b = (u32) (e >> 48); s = (u32) (e >> 56);
  if ((l + n + o + p + q + r + b + s) & 1) {
   k = 0; break;
  }
  b = (((((n * 7 + l) * 6 + o) * 5 + p) << 2) + q) * 3 + r + (((b & 255) + s) >> 1);
 } while (0);
 w4(a + 4, b); w4(a, k);
}

static void Routes_learn(u32 a) {
 u32 b = 0, c = 0, d = 0, e = 0, f, s0;
 u64 g = 0;
 do {
  if (a <= 181439) {
   e = (a << 1) + 1034312;
   if (r2(e)) goto L3;
   g = 1; d = r1(a + 1491320);
   if (!(d & 62)) goto L5;
   b = a / 20160; c = a - b * 20160; d >>= 6;
   switch (r1(d + 65547) - 1) {
    case 0: goto L11;
    case 1: goto L14;
    case 2: goto L13;
    default: goto L12;
   }
L14:;
   if (!((b & 255) % 3)) goto L5;
   b -= 1; goto L7;
L13:;
   if ((b & 255) % 3 >= 2) goto L5;
   b += 1; goto L7;
L12:;
   if (a < 60480) goto L5;
   b -= 3;
   if (b >= 6) {
    abort();
   }
   s0 = b * 40320 + (c << 1) + 65608; goto L8;
L11:;
   if (a < 120960) break;
   goto L5;
  }
  abort();
 } while (0);
 f = b * 40320 + 65608; c = r2(f + (c << 1));
 if (c >= 20160) goto L6;
 b += 3; s0 = f + (c << 1);
L8:;
 c = r2(s0);
L7:;
 b = c + b * 20160; Routes_learn(b);
 do {
  if (b < 181440) {
   c = r2((b << 1) + 1034312); w2(e, c);
   if (c >= 11765) break;
   g = r8((c << 3) + 1397192);
   if ((clz64(g) & 96) == 32) goto L16;
   s0 = (a << 2) + 308552; a = r4((b << 2) + 308552) << 2 | d; w4(s0, a);
   if (a != 1) goto L3;
   goto L4;
  }
  abort();
 } while (0);
 abort();
L16:;
 g = (u64) d | g << 2; goto L5;
L6:;
 abort();
L5:;
 w4((a << 2) + 308552, 1);
L4:;
 a = r2(1491316) + 1; w2(1491316, a); w2(e, a); a = r2(1491316);
 if (a > 11764) goto L2;
 w8((a << 3) + 1397192, g);
L3:;
 return;
L2:;
 abort();
}

static void f_solve(void) {
 u32 a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h, i = 0, j = 0, k = 0, l = 0, n = 0, o = 0,
  p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, x = 0, y = 0, z, v25, s0, s1;
 u64 v26 = 0, v27, v28, t1;
 h = g0 - 192; g0 = h;
 if (!r2(65608)) {
  t = h + 40; i = 65608;
  do {
   do {
    a = v << 2; p = r4(a + 65580);
    if (!p) break;
    j = r4(a + 65556); q = j << 1;
    a = q < 20160 ? q : 20160U;
    c = div_u32(a, p); w = c + (u32) (a != c * p);
    if (w) {
     x = p << 1; s = h + 184 + v; n = 0; c = i;
     do {
      w8(h + 32, 0); k = n << 1; f = 8; g = 0; e = t; l = 0;
      do {
       d = f; f = d - 1; a = 9 - d; s1 = k; k = div_u32(k, a); a = s1 - k * a; w1(f + (h + 32), a);
       do {
        if (d == 8) break;
        if (l & 3) {
         d = g & 3; b = 0;
         do {
          o = b + e; s0 = o; o = r1(o); w1(s0, o + (u32) (o >= (a & 255))); b += 1;
         } while (d != b);
         d = b - l + 8;
        }
        if (l - 1 < 3) break;
        a &= 255;
        do {
         b = h + 32 + d; o = r1(b); w1(b, o + (u32) (a <= o)); o = b + 1; s0 = o; o = r1(o);
         w1(s0, o + (u32) (a <= o)); o = b + 2; s0 = o; o = r1(o); w1(s0, o + (u32) (a <= o));
         b += 3; s0 = b; b = r1(b); w1(s0, b + (u32) (a <= b)); d += 4;
        } while (d != 8);
       } while (0);
       g += 1; e -= 1; l += 1;
      } while (f);
      v26 = r8(h + 32); w8(h + 16, v26); cantor_rank_even(h + 8, h + 16); w -= 1; s0 = h;
      if (r4(h + 8) != 1) {
       w1(h + 23, (u32) (v26 >> 48)); w1(h + 22, (u32) (v26 >> 56)); t1 = r8(h + 16);
      } else {
       t1 = v26;
      }
      w8(s0 + 184, t1); a = r2(s + 1); w1(s + 2, r1(s)); w2(s, a); cantor_rank_even(h, h + 184);
      e = r4(h) ? r4(h + 4) : n;
      b = 0; a = c;
      do {
       if (b + n > 20159) goto L3;
       w2(a, b + e); a += 2; b += 1;
      } while (p != b);
      c += x; n += p;
     } while (w);
    }
    if (!j) break;
    l = div_u32(20160, j);
    if (j > 6720) goto L6;
    n = j << 1; a = 2; f = i + (j << 2); p = v < 4; g = q;
    do {
     c = 0; s0 = a + 1;
     if (!p) {
      c = a / 5; c = (a - c + a / 210 + a / 30 % 7 + c % 6) & 1;
     }
     b = c * j; d = i + c * n; s = (a - c) * j; e = j; c = f; a = g;
     for (;;) {
      if (b == 20160) goto L3;
      if (a < 20160) {
       w2(c, r2(d) + s); d += 2; b += 1; c += 2; a += 1; e -= 1;
       if (!e) goto L19;
       continue;
      }
      break;
     }
     goto L3;
L19:;
     f += q; g += j; a = s0;
    } while (a < l);
    goto L6;
   } while (0);
   abort();
L6:;
   v += 1; i += 40320; y += 40320;
  } while (y != 241920);
 }
 b = 241920;
 do {
  w4(b + 65608, r1((r & 3) + 65551) | r1((r >> 2 & 3) + 65551) << 8 | r1((r >> 4 & 3) + 65551) <<
    16 | r1((r >> 6 & 3) + 65551) << 24);
  r += 1; b += 4;
 } while (b != 242944);
 if (r4(1873968) == 0 - r4(1874116)) {
  w1(1652600, 1); a = 1873824; b = 3;
  for (;;) {
   c = b - 3;
   w4(a, (c > 32 ? c : 32U) - 32);
   a += 4;
   if (a != 1873972) {
    w4(a + 8, (b > 32 ? b : 32U) - 32);
    c = b - 1;
    w4(a + 4, (c > 32 ? c : 32U) - 32);
    c = b - 2;
    w4(a, (c > 32 ? c : 32U) - 32);
    a += 12; b += 4; continue;
   }
   break;
  }
  w8(1672768, U64(0x27600, 0x27600)); w8(1672760, U64(0x27600, 0x27600));
 }
 for (;;) {
  b = r4(2005216); a = r4(2005220);
L29:;
  for (;;) {
   if (a == b) {
    read_refill(); b = r4(2005216);
   }
   if (b >= 65537) goto L2;
   a = r4(2005220);
   if (b <= a) goto L27;
   do {
    c = r1(a + 1874128); e = c - 9;
    if (e > 23) break;
    if (!(1U << (e & 31) & 8388627)) break;
    a += 1; w4(2005220, a);
    if (c != 10) goto L29;
    w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L29;
   } while (0);
   break;
  }
  do {
   e = b - a;
   if (e < 2) break;
   do {
    d = r1(a + 1874129);
    if (d != 32) {
     if (e < 9) goto L33;
     e = (d & 223) == 88 ? 0U : d - 48;
     l = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874130);
     f = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874131);
     g = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874132);
     k = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874133);
     n = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874134);
     i = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874135);
     d = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874136);
     c = (c & 223) == 88 ? 0U : c - 48;
     if ((1U << (e & 31) | 1U << (l & 31) | 1U << (f & 31) | 1U << (g & 31) | 1U << (k & 31) | 1U
       << (n & 31) | 1U << (i & 31) | 1U << (d & 31) | 1U << (c & 31)) != 511) goto L33;
     if (((e | l | f | g | k | n | i | d | c) & 255) > 15) goto L33;
     s1 = 9; break;
    }
    if (e < 17) goto L33;
    if (r1(a + 1874131) != 32) goto L33;
    if (r1(a + 1874133) != 32) goto L33;
    if (r1(a + 1874135) != 32) goto L33;
    if (r1(a + 1874137) != 32) goto L33;
    if (r1(a + 1874139) != 32) goto L33;
    if (r1(a + 1874141) != 32) goto L33;
    if (r1(a + 1874143) != 32) goto L33;
    e = r1(a + 1874130);
    e = (e & 223) == 88 ? 0U : e - 48;
    l = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874132);
    f = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874134);
    g = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874136);
    k = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874138);
    n = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874140);
    i = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874142);
    d = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874144);
    c = (c & 223) == 88 ? 0U : c - 48;
    if ((1U << (e & 31) | 1U << (l & 31) | 1U << (f & 31) | 1U << (g & 31) | 1U << (k & 31) | 1U <<
      (n & 31) | 1U << (i & 31) | 1U << (d & 31) | 1U << (c & 31)) != 511) goto L33;
    if (((e | l | f | g | k | n | i | d | c) & 255) >= 16) goto L33;
    s1 = 17;
   } while (0);
   w4(2005220, s1 + a); b = (g & 255) | (k & 255) << 8 | (n & 255) << 16 | i << 24;
   s0 = (e & 255) | f << 8; goto L32;
  } while (0);
L33:;
  e = 0; w1(h + 40, 0); w8(h + 32, 0); d = 0;
  do {
   s0 = d + 1; s1 = h + 32 + d;
L37:;
   for (;;) {
    if (a == b) {
     read_refill(); b = r4(2005216);
    }
    if (b >= 65537) goto L2;
    a = r4(2005220);
    if (a >= b) goto L27;
    do {
     d = r1(a + 1874128); g = d - 9;
     if (g > 23) break;
     if (!(1U << (g & 31) & 8388627)) break;
     a += 1; w4(2005220, a);
     if (d != 10) goto L37;
     w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L37;
    } while (0);
    break;
   }
   d = (d & 223) == 88 ? 0U : d - 48;
   g = d & 255;
   if (g > 8) goto L27;
   g = 1U << (g & 31);
   if (g & e & 65535) goto L27;
   w1(s1, d); a += 1; w4(2005220, a); e |= g; d = s0;
  } while (d != 9);
  d = r2(h + 39); c = d >> 8; b = r4(h + 35); l = r1(h + 32); s0 = r2(h + 33);
L32:;
  e = s0; w1(h + 16, l); k = 0; w2(h + 17, e); w4(h + 19, b); f = e >> 8 & 255; g = b >> 8;
  i = b >> 16;
  a = (u32) !(e & 255) + ((u32) !(c & 255) << 3 | (d & 255 ? 0U : 7U)) + ((u32) !f << 1) + (b & 255
    ? 0U : 3U) + ((u32) !(g & 255) << 2) + (i & 255 ? 0U : 5U) + (b < 16777216 ? 6U : 0U);
  v26 = (u64) (((r1((u32) !a + (h + 16)) << 2) + 60) & 60);
  v27 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63)) - U64(0x1234567, 0x89abcdf0);
  v28 = (u64) ((((a < 2 ? f : e) << 2) + 60) & 60);
  e = (u32) (v27 >> (v28 & 63) & 15); j = (u32) (U64(0xfedcba98, 0x76543210) >> (v26 & 63) & 15);
  v26 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63)) + v27;
  v27 = (u64) ((((a < 3 ? b : f) << 2) + 60) & 60);
  f = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 4 ? g : b) << 2) + 60) & 60);
  q = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 5 ? i : g) << 2) + 60) & 60);
  g = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); t = b >> 24;
  v27 = (u64) ((((a < 6 ? t : i) << 2) + 60) & 60);
  i = (u32) (v26 >> (v27 & 63)); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 7 ? d : t) << 2) + 60) & 60);
  v28 = ((v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63))) >> ((u64) ((((a < 8 ? c : d) << 2) +
    60) & 60) & 63)) << 56 & U64(0xf000000, 0x0);
  c = (u32) (v28 >> 56); d = (u32) ((v28 | ((v26 >> (v27 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
  if (!((e + j + f + q + g + i + c + d) & 1)) {
   k = 1;
   u = (((((j * 7 + e) * 6 + f) * 5 + q) << 2) + g) * 3 + (i & 15) + (((d & 15) + c) >> 1) + a *
     20160;
  }
  b = r4(2005224);
  if (!k) {
   do {
    if (b - 65526 <= 10) {
     fwrite(m + 1939680, 1, b, stdout); b = 0; w4(2005224, 0); break;
    }
    if (b > 4294967284U) goto L2;
    if (b + 11 > 65536) goto L2;
   } while (0);
   w4(b + 1939687, r4(65543)); w8(b + 1939680, r8(65536)); w4(2005224, r4(2005224) + 11); continue;
  }
  do {
   if (b - 65504 >= 33) {
    if (b > 4294967262U) goto L2;
    if (b + 33 <= 65536) break;
    goto L2;
   }
   fwrite(m + 1939680, 1, b, stdout); b = 0; w4(2005224, 0);
  } while (0);
  if (u > 181439) goto L3;
  c = b + 1939680;
  do {
   v = (u << 1) + 1034312; a = r2(v);
   if (a) {
    s0 = a;
   } else {
    s = u + 1491320;
    for (;;) {
     if (!r1(s)) {
      r = 0; a = r1(1874120) & 1; memmove(m + (h + 32), m + (a * 148 + 1873824), 148);
      q = a ? 1672760U : 1773292U;
      w = a ? 1773292U : 1672760U;
      x = (u32) !a * 148 + 1873824; e = 0; b = 0;
      do {
       w4(r + x, b);
       do {
        if (e >= 36) break;
        a = e >> 2; s0 = r1(1874120); k = r1((e & 3) + 65547);
        switch (k - 1) {
         case 0: goto L57;
         case 1: goto L56;
         case 2: goto L55;
         default: goto L54;
        }
L57:;
        if (e >= 24) break;
        s1 = a + 3; goto L53;
L56:;
        if (!((a & 255) % 3)) break;
        s1 = a - 1; goto L53;
L55:;
        if ((a & 255) % 3 >= 2) break;
        s1 = a + 1; goto L53;
L54:;
        if (e < 12) break;
        s1 = a - 3;
L53:;
        j = s1; t = s0 + (e << 6) + 2; l = j * 4294947136U; n = a * 20160; o = l + n; y = j << 2;
        p = j * 40320 + 65608; z = a * 40320 + 65608; i = 0; v25 = r1((k ^ 1) + 65547);
        for (;;) {
         do {
          if (r1(i + 65547) == v25) break;
          a = i + y;
          if (a > 36) goto L60;
          do {
           if (a != 36) {
            a = h + 32 + (a << 2); f = r4(a + 4); g = r4(a);
            if (f < g) goto L2;
            if (f <= 25133) break;
            goto L2;
           }
           goto L3;
          } while (0);
          d = f - g; a = w + (g << 2);
          switch (k - 1) {
           case 0: goto L65;
           case 1:
           case 2: goto L64;
           default: goto L66;
          }
L66:;
          if (f == g) break;
          do {
           if (j > 5) goto L3;
           f = r4(a) + l;
           if (f >= 20160) goto L26;
           f = r2(p + (f << 1));
           if (f >= 20160) goto L26;
           f = n + r2(p + (f << 1));
           if (f > 181439) goto L26;
           g = f + 1491320; s0 = g; g = r1(g);
           w1(s0, g ? g : t);
           if (b >= 25133) goto L26;
           w4(q + (b << 2), f); a += 4; b += !g; d -= 1;
          } while (d);
          break;
L65:;
          if (f == g) break;
          do {
           if (e > 23) goto L3;
           do {
            f = r4(a) + l;
            if (f < 20160) {
             f = n + r2(z + (f << 1));
             if (f > 181439) goto L26;
             g = f + 1491320; s0 = g; g = r1(g);
             w1(s0, g ? g : t);
             if (b < 25133) break;
             goto L26;
            }
            goto L26;
           } while (0);
           w4(q + (b << 2), f); a += 4; b += !g; d -= 1;
          } while (d);
          break;
L64:;
          if (f == g) break;
          do {
           f = o + r4(a);
           if (f > 181439) goto L26;
           g = f + 1491320; s0 = g; g = r1(g);
           w1(s0, g ? g : t);
           if (b >= 25133) goto L58;
           w4(q + (b << 2), f); a += 4; b += !g; d -= 1;
          } while (d);
         } while (0);
         i += 1;
         if (i != 4) continue;
         goto L52;
L60:;
         break;
        }
        goto L3;
L58:;
        goto L26;
       } while (0);
L52:;
       e += 1; r += 4;
      } while (r != 148);
      w1(1874120, r1(1874120) + (u32) (b != 0));
      if (b) continue;
     }
     break;
    }
    a = r4(1491312);
    if (a < 4000) break;
    Routes_learn(u); s0 = r2(v);
   }
   e = s0 & 65535;
   if (e <= 11764) {
    a = r4((u << 2) + 308552); w4(c, r4(((a & 255) << 2) + 307528));
    w4(c + 4, r4((a >> 6 & 1020) + 307528)); w4(c + 8, r4((a >> 14 & 1020) + 307528));
    w4(c + 12, r4((a >> 22 & 1020) + 307528)); a = 31 - clz32(a); d = a >> 1;
    if (a >= 36) goto L2;
    a = c + d; v26 = r8((e << 3) + 1397192); e = (u32) v26; w4(a, r4(((e & 255) << 2) + 307528));
    w4(a + 4, r4((e >> 6 & 1020) + 307528)); w4(a + 8, r4((e >> 14 & 1020) + 307528));
    w4(a + 12, r4((e >> 22 & 1020) + 307528)); s0 = ((63 - (u32) clz64(v26)) >> 1) + d; goto L46;
   }
   goto L3;
  } while (0);
  w4(1491312, a + 1); a = u; e = 0;
  do {
   do {
    g = r1(a + 1491320);
    if (!(g & 62)) break;
    d = a / 20160; f = a - d * 20160; g = r1((g >> 6) + 65547);
    switch (g - 1) {
     case 0: goto L80;
     case 1: goto L83;
     case 2: goto L82;
     default: goto L81;
    }
L83:;
    if (!((d & 255) % 3)) break;
    a = d - 1; goto L76;
L82:;
    if ((d & 255) % 3 >= 2) break;
    a = d + 1; goto L76;
L81:;
    if (a < 60480) break;
    a = d - 3;
    if (a < 6) goto L78;
    goto L3;
L80:;
    if (a < 120960) goto L77;
   } while (0);
   s0 = e; goto L73;
L78:;
   f = r2(a * 40320 + (f << 1) + 65608); goto L76;
L77:;
   i = d * 40320 + 65608; f = r2(i + (f << 1));
   if (f >= 20160) goto L74;
   a = d + 3; f = r2(i + (f << 1));
L76:;
   if (e == 33) goto L3;
   w1(c + e, r1(g + 65551)); e += 1; a = f + a * 20160;
  } while (a < 181440);
  goto L3;
L74:;
  goto L3;
L73:;
L46:;
  a = s0;
  if (a <= 32) {
   w1(a + c, 10); w4(2005224, a + r4(2005224) + 1); continue;
  }
  break;
 }
 goto L3;
L27:;
 do {
  a = r4(2005224);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 1939680, 1, a, stdout); w4(2005224, 0);
  }
  g0 = h + 192; return;
 } while (0);
 goto L2;
L26:;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\012\000\001\002\003udlr\000\300N\000\000\330\011\000", 27);
 memcpy(m + 65564, "h\001\000\000<\000\000\000\014\000\000\000\014\000\000\000<\000", 18);
 memcpy(m + 65584, "\014\000\000\000\003\000\000\000\001\000\000\000\001\000\000", 15);
 memcpy(m + 65600, "\001", 1); f_solve(); return 0;
}
