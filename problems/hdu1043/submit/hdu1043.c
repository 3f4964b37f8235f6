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
 u32 a = 0, b = 0, c = 0, d = 0, e = 0, f, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, n = 0, o = 0,
  p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, x = 0, y, z = 0, v25 = 0, s0, s1;
 u64 v26 = 0, v27, v28, t1;
 f = g0 - 192; g0 = f;
 if (!r2(65608)) {
  n = f + 40; q = 65608;
  do {
   do {
    c = v << 2; t = r4(c + 65580);
    if (!t) break;
    k = r4(c + 65556); w = k << 1;
    b = w < 20160 ? w : 20160U;
    c = div_u32(b, t); u = c + (u32) (b != c * t);
    if (u) {
     z = t << 1; r = f + 184 + v; p = 0; b = q;
     do {
      w8(f + 32, 0); o = p << 1; g = 8; e = 0; c = n; l = 0;
      do {
       h = g; g = h - 1; a = 9 - h; s1 = o; o = div_u32(o, a); i = s1 - o * a; w1(g + (f + 32), i);
       do {
        if (h == 8) break;
        if (l & 3) {
         j = e & 3; d = 0;
         do {
          a = c + d; s0 = a; a = r1(a); w1(s0, a + (u32) (a >= (i & 255))); d += 1;
         } while (j != d);
         h = d - l + 8;
        }
        if (l - 1 < 3) break;
        i &= 255;
        do {
         j = f + 32 + h; a = r1(j); w1(j, a + (u32) (a >= i)); a = j + 1; s0 = a; a = r1(a);
         w1(s0, a + (u32) (a >= i)); a = j + 2; s0 = a; a = r1(a); w1(s0, a + (u32) (a >= i));
         a = j + 3; s0 = a; a = r1(a); w1(s0, a + (u32) (a >= i)); h += 4;
        } while (h != 8);
       } while (0);
       e += 1; c -= 1; l += 1;
      } while (g);
      v26 = r8(f + 32); w8(f + 16, v26); cantor_rank_even(f + 8, f + 16); u -= 1; s0 = f;
      if (r4(f + 8) != 1) {
       w1(f + 23, (u32) (v26 >> 48)); w1(f + 22, (u32) (v26 >> 56)); t1 = r8(f + 16);
      } else {
       t1 = v26;
      }
      w8(s0 + 184, t1); c = r2(r + 1); w1(r + 2, r1(r)); w2(r, c); cantor_rank_even(f, f + 184);
      c = r4(f) ? r4(f + 4) : p;
      d = 0; a = b;
      do {
       if (d + p > 20159) goto L3;
       w2(a, c + d); a += 2; d += 1;
      } while (t != d);
      b += z; p += t;
     } while (u);
    }
    if (!k) break;
    r = div_u32(20160, k);
    if (k > 6720) goto L6;
    u = k << 1; a = 2; g = q + (k << 2); i = v < 4; e = w;
    do {
     b = 0; s0 = a + 1;
     if (!i) {
      c = a / 5; b = (a - c + a / 210 + a / 30 % 7 + c % 6) & 1;
     }
     d = b * k; h = q + b * u; z = (a - b) * k; c = k; b = g; a = e;
     for (;;) {
      if (d == 20160) goto L3;
      if (a < 20160) {
       w2(b, r2(h) + z); h += 2; d += 1; b += 2; a += 1; c -= 1;
       if (!c) goto L19;
       continue;
      }
      break;
     }
     goto L3;
L19:;
     g += w; e += k; a = s0;
    } while (a < r);
    goto L6;
   } while (0);
   abort();
L6:;
   v += 1; q += 40320; v25 += 40320;
  } while (v25 != 241920);
 }
 d = 241920;
 do {
  w4(d + 65608, r1((s & 3) + 65551) | r1((s >> 2 & 3) + 65551) << 8 | r1((s >> 4 & 3) + 65551) <<
    16 | r1((s >> 6 & 3) + 65551) << 24);
  s += 1; d += 4;
 } while (d != 242944);
 if (r4(1873968) == 0 - r4(1874116)) {
  w1(1652600, 1); a = 1873824; d = 3;
  for (;;) {
   c = d - 3;
   w4(a, (c > 32 ? c : 32U) - 32);
   b = a + 4;
   if (b != 1873972) {
    w4(b + 8, (d > 32 ? d : 32U) - 32);
    c = d - 1;
    w4(b + 4, (c > 32 ? c : 32U) - 32);
    c = d - 2;
    w4(b, (c > 32 ? c : 32U) - 32);
    a = b + 12; d += 4; continue;
   }
   break;
  }
  w8(1672768, U64(0x27600, 0x27600)); w8(1672760, U64(0x27600, 0x27600));
 }
 for (;;) {
  d = r4(2005216); a = r4(2005220);
L29:;
  for (;;) {
   if (a == d) {
    read_refill(); d = r4(2005216);
   }
   if (d >= 65537) goto L2;
   a = r4(2005220);
   if (d <= a) goto L27;
   do {
    e = r1(a + 1874128); c = e - 9;
    if (c > 23) break;
    if (!(1U << (c & 31) & 8388627)) break;
    a += 1; w4(2005220, a);
    if (e != 10) goto L29;
    w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L29;
   } while (0);
   break;
  }
  do {
   b = d - a;
   if (b < 2) break;
   do {
    c = r1(a + 1874129);
    if (c != 32) {
     if (b < 9) goto L33;
     c = (c & 223) == 88 ? 0U : c - 48;
     l = (e & 223) == 88 ? 0U : e - 48;
     b = r1(a + 1874130);
     g = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874131);
     e = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874132);
     o = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874133);
     p = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874134);
     n = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874135);
     h = (b & 223) == 88 ? 0U : b - 48;
     b = r1(a + 1874136);
     b = (b & 223) == 88 ? 0U : b - 48;
     if ((1U << (c & 31) | 1U << (l & 31) | 1U << (g & 31) | 1U << (e & 31) | 1U << (o & 31) | 1U
       << (p & 31) | 1U << (n & 31) | 1U << (h & 31) | 1U << (b & 31)) != 511) goto L33;
     if (((c | l | g | e | o | p | n | h | b) & 255) > 15) goto L33;
     s1 = 9; break;
    }
    if (b < 17) goto L33;
    if (r1(a + 1874131) != 32) goto L33;
    if (r1(a + 1874133) != 32) goto L33;
    if (r1(a + 1874135) != 32) goto L33;
    if (r1(a + 1874137) != 32) goto L33;
    if (r1(a + 1874139) != 32) goto L33;
    if (r1(a + 1874141) != 32) goto L33;
    if (r1(a + 1874143) != 32) goto L33;
    c = r1(a + 1874130);
    c = (c & 223) == 88 ? 0U : c - 48;
    l = (e & 223) == 88 ? 0U : e - 48;
    b = r1(a + 1874132);
    g = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874134);
    e = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874136);
    o = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874138);
    p = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874140);
    n = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874142);
    h = (b & 223) == 88 ? 0U : b - 48;
    b = r1(a + 1874144);
    b = (b & 223) == 88 ? 0U : b - 48;
    if ((1U << (c & 31) | 1U << (l & 31) | 1U << (g & 31) | 1U << (e & 31) | 1U << (o & 31) | 1U <<
      (p & 31) | 1U << (n & 31) | 1U << (h & 31) | 1U << (b & 31)) != 511) goto L33;
    if (((c | l | g | e | o | p | n | h | b) & 255) >= 16) goto L33;
    s1 = 17;
   } while (0);
   w4(2005220, s1 + a); d = (e & 255) | (o & 255) << 8 | (p & 255) << 16 | n << 24;
   s0 = (c & 255) | g << 8; goto L32;
  } while (0);
L33:;
  l = 0; w1(f + 40, 0); w8(f + 32, 0); c = 0;
  do {
   s0 = c + 1;
L37:;
   for (;;) {
    if (a == d) {
     read_refill(); d = r4(2005216);
    }
    if (d >= 65537) goto L2;
    j = r4(2005220);
    if (j >= d) goto L27;
    do {
     e = r1(j + 1874128); a = e - 9;
     if (a > 23) break;
     if (!(1U << (a & 31) & 8388627)) break;
     a = j + 1; w4(2005220, a);
     if (e != 10) goto L37;
     w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L37;
    } while (0);
    break;
   }
   g = (e & 223) == 88 ? 0U : e - 48;
   a = g & 255;
   if (a > 8) goto L27;
   e = 1U << (a & 31);
   if (e & l & 65535) goto L27;
   a = j + 1; w4(2005220, a); w1(f + 32 + c, g); l |= e; c = s0;
  } while (c != 9);
  h = r2(f + 39); b = h >> 8; d = r4(f + 35); l = r1(f + 32); s0 = r2(f + 33);
L32:;
  g = s0; w1(f + 16, l); o = 0; w2(f + 17, g); w4(f + 19, d); e = g >> 8 & 255; c = d >> 8;
  a = d >> 16;
  k = (u32) !(g & 255) + ((u32) !(b & 255) << 3 | (h & 255 ? 0U : 7U)) + ((u32) !e << 1) + (d & 255
    ? 0U : 3U) + ((u32) !(c & 255) << 2) + (a & 255 ? 0U : 5U) + (d < 16777216 ? 6U : 0U);
  v28 = (u64) (((r1((u32) !k + (f + 16)) << 2) + 60) & 60);
  v27 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63)) - U64(0x1234567, 0x89abcdf0);
  v26 = (u64) ((((k < 2 ? e : g) << 2) + 60) & 60);
  w = (u32) (v27 >> (v26 & 63) & 15); n = (u32) (U64(0xfedcba98, 0x76543210) >> (v28 & 63) & 15);
  v27 += U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63);
  v26 = (u64) ((((k < 3 ? d : e) << 2) + 60) & 60);
  j = (u32) (v27 >> (v26 & 63) & 15); v27 += U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63);
  v26 = (u64) ((((k < 4 ? c : d) << 2) + 60) & 60);
  g = (u32) (v27 >> (v26 & 63) & 15); v27 += U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63);
  v26 = (u64) ((((k < 5 ? a : c) << 2) + 60) & 60);
  e = (u32) (v27 >> (v26 & 63) & 15); v27 += U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63); c = d >> 24;
  v26 = (u64) ((((k < 6 ? c : a) << 2) + 60) & 60);
  a = (u32) (v27 >> (v26 & 63)); v28 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
  v27 = (u64) ((((k < 7 ? h : c) << 2) + 60) & 60);
  v26 = ((v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63))) >> ((u64) ((((k < 8 ? b : h) << 2) +
    60) & 60) & 63)) << 56 & U64(0xf000000, 0x0);
  b = (u32) (v26 >> 56); c = (u32) ((v26 | ((v28 >> (v27 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
  if (!((w + n + j + g + e + a + b + c) & 1)) {
   o = 1;
   x = (((((n * 7 + w) * 6 + j) * 5 + g) << 2) + e) * 3 + (a & 15) + (((c & 15) + b) >> 1) + k *
     20160;
  }
  d = r4(2005224);
  if (!o) {
   do {
    if (d - 65526 <= 10) {
     fwrite(m + 1939680, 1, d, stdout); d = 0; w4(2005224, 0); break;
    }
    if (d > 4294967284U) goto L2;
    if (d + 11 > 65536) goto L2;
   } while (0);
   w4(d + 1939687, r4(65543)); w8(d + 1939680, r8(65536)); w4(2005224, r4(2005224) + 11); continue;
  }
  do {
   if (d - 65504 >= 33) {
    if (d > 4294967262U) goto L2;
    if (d + 33 <= 65536) break;
    goto L2;
   }
   fwrite(m + 1939680, 1, d, stdout); d = 0; w4(2005224, 0);
  } while (0);
  if (x > 181439) goto L3;
  y = d + 1939680;
  do {
   z = (x << 1) + 1034312; c = r2(z);
   if (c) {
    s0 = c;
   } else {
    v25 = x + 1491320;
    for (;;) {
     if (!r1(v25)) {
      s = 0; c = r1(1874120) & 1; memmove(m + (f + 32), m + (c * 148 + 1873824), 148);
      o = c ? 1672760U : 1773292U;
      k = c ? 1773292U : 1672760U;
      w = (u32) !c * 148 + 1873824; c = 0; d = 0;
      do {
       w4(s + w, d);
       do {
        if (c >= 36) break;
        a = c >> 2; s0 = r1(1874120); t = r1((c & 3) + 65547);
        switch (t - 1) {
         case 0: goto L57;
         case 1: goto L56;
         case 2: goto L55;
         default: goto L54;
        }
L57:;
        if (c >= 24) break;
        s1 = a + 3; goto L53;
L56:;
        if (!((a & 255) % 3)) break;
        s1 = a - 1; goto L53;
L55:;
        if ((a & 255) % 3 >= 2) break;
        s1 = a + 1; goto L53;
L54:;
        if (c < 12) break;
        s1 = a - 3;
L53:;
        l = s1; p = s0 + (c << 6) + 2; v = l * 4294947136U; r = a * 20160; n = v + r; j = l << 2;
        u = l * 40320 + 65608; g = a * 40320 + 65608; q = 0; e = r1((t ^ 1) + 65547);
        for (;;) {
         do {
          if (r1(q + 65547) == e) break;
          b = j + q;
          if (b > 36) goto L60;
          do {
           if (b != 36) {
            b = f + 32 + (b << 2); i = r4(b + 4); b = r4(b);
            if (i < b) goto L2;
            if (i <= 25133) break;
            goto L2;
           }
           goto L3;
          } while (0);
          h = i - b; a = k + (b << 2);
          switch (t - 1) {
           case 0: goto L65;
           case 1:
           case 2: goto L64;
           default: goto L66;
          }
L66:;
          if (b == i) break;
          do {
           if (l > 5) goto L3;
           b = r4(a) + v;
           if (b >= 20160) goto L26;
           b = r2(u + (b << 1));
           if (b >= 20160) goto L26;
           i = r + r2(u + (b << 1));
           if (i > 181439) goto L26;
           b = i + 1491320; s0 = b; b = r1(b);
           w1(s0, b ? b : p);
           if (d >= 25133) goto L26;
           w4(o + (d << 2), i); a += 4; d += !b; h -= 1;
          } while (h);
          break;
L65:;
          if (b == i) break;
          do {
           if (c > 23) goto L3;
           do {
            b = r4(a) + v;
            if (b < 20160) {
             i = r + r2(g + (b << 1));
             if (i > 181439) goto L26;
             b = i + 1491320; s0 = b; b = r1(b);
             w1(s0, b ? b : p);
             if (d < 25133) break;
             goto L26;
            }
            goto L26;
           } while (0);
           w4(o + (d << 2), i); a += 4; d += !b; h -= 1;
          } while (h);
          break;
L64:;
          if (b == i) break;
          do {
           i = n + r4(a);
           if (i > 181439) goto L26;
           b = i + 1491320; s0 = b; b = r1(b);
           w1(s0, b ? b : p);
           if (d >= 25133) goto L58;
           w4(o + (d << 2), i); a += 4; d += !b; h -= 1;
          } while (h);
         } while (0);
         q += 1;
         if (q != 4) continue;
         goto L52;
L60:;
         break;
        }
        goto L3;
L58:;
        goto L26;
       } while (0);
L52:;
       c += 1; s += 4;
      } while (s != 148);
      w1(1874120, r1(1874120) + (u32) (d != 0));
      if (d) continue;
     }
     break;
    }
    c = r4(1491312);
    if (c < 4000) break;
    Routes_learn(x); s0 = r2(z);
   }
   b = s0 & 65535;
   if (b <= 11764) {
    c = r4((x << 2) + 308552); w4(y, r4(((c & 255) << 2) + 307528));
    w4(y + 4, r4((c >> 6 & 1020) + 307528)); w4(y + 8, r4((c >> 14 & 1020) + 307528));
    w4(y + 12, r4((c >> 22 & 1020) + 307528)); c = 31 - clz32(c); a = c >> 1;
    if (c >= 36) goto L2;
    e = a + y; v26 = r8((b << 3) + 1397192); c = (u32) v26; w4(e, r4(((c & 255) << 2) + 307528));
    w4(e + 4, r4((c >> 6 & 1020) + 307528)); w4(e + 8, r4((c >> 14 & 1020) + 307528));
    w4(e + 12, r4((c >> 22 & 1020) + 307528)); s0 = ((63 - (u32) clz64(v26)) >> 1) + a; goto L46;
   }
   goto L3;
  } while (0);
  w4(1491312, c + 1); c = x; g = 0;
  do {
   do {
    b = r1(c + 1491320);
    if (!(b & 62)) break;
    j = c / 20160; n = c - j * 20160; e = r1((b >> 6) + 65547);
    switch (e - 1) {
     case 0: goto L80;
     case 1: goto L83;
     case 2: goto L82;
     default: goto L81;
    }
L83:;
    if (!((j & 255) % 3)) break;
    c = j - 1; goto L76;
L82:;
    if ((j & 255) % 3 >= 2) break;
    c = j + 1; goto L76;
L81:;
    if (c < 60480) break;
    c = j - 3;
    if (c < 6) goto L78;
    goto L3;
L80:;
    if (c < 120960) goto L77;
   } while (0);
   s0 = g; goto L73;
L78:;
   n = r2(c * 40320 + (n << 1) + 65608); goto L76;
L77:;
   a = j * 40320 + 65608; b = r2(a + (n << 1));
   if (b >= 20160) goto L74;
   c = j + 3; n = r2(a + (b << 1));
L76:;
   if (g == 33) goto L3;
   w1(g + y, r1(e + 65551)); g += 1; c = n + c * 20160;
  } while (c < 181440);
  goto L3;
L74:;
  goto L3;
L73:;
L46:;
  c = s0;
  if (c <= 32) {
   w1(c + y, 10); w4(2005224, c + r4(2005224) + 1); continue;
  }
  break;
 }
 goto L3;
L27:;
 do {
  c = r4(2005224);
  if (c) {
   if (c >= 65537) break;
   fwrite(m + 1939680, 1, c, stdout); w4(2005224, 0);
  }
  g0 = f + 192; return;
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
