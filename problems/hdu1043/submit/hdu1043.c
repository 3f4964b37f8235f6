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
  r = h + 40; i = 65608;
  do {
   do {
    a = v << 2; q = r4(a + 65580);
    if (!q) break;
    k = r4(a + 65556); p = k << 1;
    a = p < 20160 ? p : 20160U;
    d = div_u32(a, q); w = d + (u32) (a != d * q);
    if (w) {
     x = q << 1; t = h + 184 + v; n = 0; c = i;
     do {
      w8(h + 32, 0); l = n << 1; g = 8; e = 0; d = r; j = 0;
      do {
       f = g; g = f - 1; a = 9 - f; s1 = l; l = div_u32(l, a); a = s1 - l * a; w1(g + (h + 32), a);
       do {
        if (f == 8) break;
        if (j & 3) {
         f = e & 3; b = 0;
         do {
          o = b + d; s0 = o; o = r1(o); w1(s0, o + (u32) (o >= (a & 255))); b += 1;
         } while (f != b);
         f = b - j + 8;
        }
        if (j - 1 < 3) break;
        a &= 255;
        do {
         b = h + 32 + f; o = r1(b); w1(b, o + (u32) (a <= o)); o = b + 1; s0 = o; o = r1(o);
         w1(s0, o + (u32) (a <= o)); o = b + 2; s0 = o; o = r1(o); w1(s0, o + (u32) (a <= o));
         b += 3; s0 = b; b = r1(b); w1(s0, b + (u32) (a <= b)); f += 4;
        } while (f != 8);
       } while (0);
       e += 1; d -= 1; j += 1;
      } while (g);
      v26 = r8(h + 32); w8(h + 16, v26); cantor_rank_even(h + 8, h + 16); w -= 1; s0 = h;
      if (r4(h + 8) != 1) {
       w1(h + 23, (u32) (v26 >> 48)); w1(h + 22, (u32) (v26 >> 56)); t1 = r8(h + 16);
      } else {
       t1 = v26;
      }
      w8(s0 + 184, t1); a = r2(t + 1); w1(t + 2, r1(t)); w2(t, a); cantor_rank_even(h, h + 184);
      d = r4(h) ? r4(h + 4) : n;
      b = 0; a = c;
      do {
       if (b + n > 20159) goto L3;
       w2(a, b + d); a += 2; b += 1;
      } while (q != b);
      c += x; n += q;
     } while (w);
    }
    if (!k) break;
    l = div_u32(20160, k);
    if (k > 6720) goto L6;
    n = k << 1; a = 2; g = i + (k << 2); q = v < 4; e = p;
    do {
     c = 0; s0 = a + 1;
     if (!q) {
      d = a / 5; c = (a - d + a / 210 + a / 30 % 7 + d % 6) & 1;
     }
     b = c * k; f = i + c * n; t = (a - c) * k; d = k; c = g; a = e;
     for (;;) {
      if (b == 20160) goto L3;
      if (a < 20160) {
       w2(c, r2(f) + t); f += 2; b += 1; c += 2; a += 1; d -= 1;
       if (!d) goto L19;
       continue;
      }
      break;
     }
     goto L3;
L19:;
     g += p; e += k; a = s0;
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
  w4(b + 65608, r1((s & 3) + 65551) | r1((s >> 2 & 3) + 65551) << 8 | r1((s >> 4 & 3) + 65551) <<
    16 | r1((s >> 6 & 3) + 65551) << 24);
  s += 1; b += 4;
 } while (b != 242944);
 if (r4(1873968) == 0 - r4(1874116)) {
  w1(1652600, 1); a = 1873824; b = 3;
  for (;;) {
   d = b - 3;
   w4(a, (d > 32 ? d : 32U) - 32);
   a += 4;
   if (a != 1873972) {
    w4(a + 8, (b > 32 ? b : 32U) - 32);
    d = b - 1;
    w4(a + 4, (d > 32 ? d : 32U) - 32);
    d = b - 2;
    w4(a, (d > 32 ? d : 32U) - 32);
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
    e = r1(a + 1874128); d = e - 9;
    if (d > 23) break;
    if (!(1U << (d & 31) & 8388627)) break;
    a += 1; w4(2005220, a);
    if (e != 10) goto L29;
    w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L29;
   } while (0);
   break;
  }
  do {
   d = b - a;
   if (d < 2) break;
   do {
    c = r1(a + 1874129);
    if (c != 32) {
     if (d < 9) goto L33;
     d = (c & 223) == 88 ? 0U : c - 48;
     j = (e & 223) == 88 ? 0U : e - 48;
     e = r1(a + 1874130);
     g = (e & 223) == 88 ? 0U : e - 48;
     e = r1(a + 1874131);
     e = (e & 223) == 88 ? 0U : e - 48;
     c = r1(a + 1874132);
     l = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874133);
     n = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874134);
     i = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874135);
     f = (c & 223) == 88 ? 0U : c - 48;
     c = r1(a + 1874136);
     c = (c & 223) == 88 ? 0U : c - 48;
     if ((1U << (d & 31) | 1U << (j & 31) | 1U << (g & 31) | 1U << (e & 31) | 1U << (l & 31) | 1U
       << (n & 31) | 1U << (i & 31) | 1U << (f & 31) | 1U << (c & 31)) != 511) goto L33;
     if (((d | j | g | e | l | n | i | f | c) & 255) > 15) goto L33;
     s1 = 9; break;
    }
    if (d < 17) goto L33;
    if (r1(a + 1874131) != 32) goto L33;
    if (r1(a + 1874133) != 32) goto L33;
    if (r1(a + 1874135) != 32) goto L33;
    if (r1(a + 1874137) != 32) goto L33;
    if (r1(a + 1874139) != 32) goto L33;
    if (r1(a + 1874141) != 32) goto L33;
    if (r1(a + 1874143) != 32) goto L33;
    d = r1(a + 1874130);
    d = (d & 223) == 88 ? 0U : d - 48;
    j = (e & 223) == 88 ? 0U : e - 48;
    e = r1(a + 1874132);
    g = (e & 223) == 88 ? 0U : e - 48;
    e = r1(a + 1874134);
    e = (e & 223) == 88 ? 0U : e - 48;
    c = r1(a + 1874136);
    l = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874138);
    n = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874140);
    i = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874142);
    f = (c & 223) == 88 ? 0U : c - 48;
    c = r1(a + 1874144);
    c = (c & 223) == 88 ? 0U : c - 48;
    if ((1U << (d & 31) | 1U << (j & 31) | 1U << (g & 31) | 1U << (e & 31) | 1U << (l & 31) | 1U <<
      (n & 31) | 1U << (i & 31) | 1U << (f & 31) | 1U << (c & 31)) != 511) goto L33;
    if (((d | j | g | e | l | n | i | f | c) & 255) >= 16) goto L33;
    s1 = 17;
   } while (0);
   w4(2005220, s1 + a); b = (e & 255) | (l & 255) << 8 | (n & 255) << 16 | i << 24;
   s0 = (d & 255) | g << 8; goto L32;
  } while (0);
L33:;
  j = 0; w1(h + 40, 0); w8(h + 32, 0); d = 0;
  do {
   s0 = d + 1;
L37:;
   for (;;) {
    if (a == b) {
     read_refill(); b = r4(2005216);
    }
    if (b >= 65537) goto L2;
    a = r4(2005220);
    if (a >= b) goto L27;
    do {
     c = r1(a + 1874128); g = c - 9;
     if (g > 23) break;
     if (!(1U << (g & 31) & 8388627)) break;
     a += 1; w4(2005220, a);
     if (c != 10) goto L37;
     w8(1939672, (u64) a); w8(1939664, r8(1939664) + 1); goto L37;
    } while (0);
    break;
   }
   c = (c & 223) == 88 ? 0U : c - 48;
   g = c & 255;
   if (g > 8) goto L27;
   g = 1U << (g & 31);
   if (g & j & 65535) goto L27;
   a += 1; w4(2005220, a); w1(h + 32 + d, c); j |= g; d = s0;
  } while (d != 9);
  f = r2(h + 39); c = f >> 8; b = r4(h + 35); j = r1(h + 32); s0 = r2(h + 33);
L32:;
  d = s0; w1(h + 16, j); l = 0; w2(h + 17, d); w4(h + 19, b); e = d >> 8 & 255; g = b >> 8;
  i = b >> 16;
  a = (u32) !(d & 255) + ((u32) !(c & 255) << 3 | (f & 255 ? 0U : 7U)) + ((u32) !e << 1) + (b & 255
    ? 0U : 3U) + ((u32) !(g & 255) << 2) + (i & 255 ? 0U : 5U) + (b < 16777216 ? 6U : 0U);
  v26 = (u64) (((r1((u32) !a + (h + 16)) << 2) + 60) & 60);
  v27 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63)) - U64(0x1234567, 0x89abcdf0);
  v28 = (u64) ((((a < 2 ? e : d) << 2) + 60) & 60);
  d = (u32) (v27 >> (v28 & 63) & 15); k = (u32) (U64(0xfedcba98, 0x76543210) >> (v26 & 63) & 15);
  v26 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63)) + v27;
  v27 = (u64) ((((a < 3 ? b : e) << 2) + 60) & 60);
  e = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 4 ? g : b) << 2) + 60) & 60);
  p = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 5 ? i : g) << 2) + 60) & 60);
  g = (u32) (v26 >> (v27 & 63) & 15); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); r = b >> 24;
  v27 = (u64) ((((a < 6 ? r : i) << 2) + 60) & 60);
  i = (u32) (v26 >> (v27 & 63)); v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63);
  v27 = (u64) ((((a < 7 ? f : r) << 2) + 60) & 60);
  v28 = ((v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63))) >> ((u64) ((((a < 8 ? c : f) << 2) +
    60) & 60) & 63)) << 56 & U64(0xf000000, 0x0);
  c = (u32) (v28 >> 56); f = (u32) ((v28 | ((v26 >> (v27 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
  if (!((d + k + e + p + g + i + c + f) & 1)) {
   l = 1;
   u = (((((k * 7 + d) * 6 + e) * 5 + p) << 2) + g) * 3 + (i & 15) + (((f & 15) + c) >> 1) + a *
     20160;
  }
  b = r4(2005224);
  if (!l) {
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
  k = b + 1939680;
  do {
   v = (u << 1) + 1034312; a = r2(v);
   if (a) {
    s0 = a;
   } else {
    t = u + 1491320;
    for (;;) {
     if (!r1(t)) {
      s = 0; g = r1(1874120) & 1; c = g * 148 + 1873824; f = h + 32; a = (0 - f) & 3; i = a + f;
      if (i > f) {
       e = a; d = c;
       do {
        w1(f, r1(d)); d += 1; f += 1; e -= 1;
       } while (e);
      }
      p = 148 - a; r = p & 4294967292U; f = i + r;
      do {
       e = a + c;
       if (!(e & 3)) {
        if (f <= i) break;
        a = e;
        do {
         w4(i, r4(a)); a += 4; i += 4;
        } while (i < f);
        break;
       }
       if (f <= i) break;
       d = e << 3; c = d & 24; j = e & 4294967292U; a = j + 4; b = (0 - d) & 24; d = r4(j);
       do {
        s1 = d >> (c & 31); d = r4(a); w4(i, s1 | d << (b & 31)); a += 4; i += 4;
       } while (i < f);
      } while (0);
      a = e + r; d = p & 3;
      if (d + f > f) {
       do {
        w1(f, r1(a)); a += 1; f += 1; d -= 1;
       } while (d);
      }
      p = g ? 1672760U : 1773292U;
      w = g ? 1773292U : 1672760U;
      x = (u32) !g * 148 + 1873824; d = 0; b = 0;
      do {
       w4(s + x, b);
       do {
        if (d >= 36) break;
        a = d >> 2; s0 = r1(1874120); j = r1((d & 3) + 65547);
        switch (j - 1) {
         case 0: goto L65;
         case 1: goto L64;
         case 2: goto L63;
         default: goto L62;
        }
L65:;
        if (d >= 24) break;
        s1 = a + 3; goto L61;
L64:;
        if (!((a & 255) % 3)) break;
        s1 = a - 1; goto L61;
L63:;
        if ((a & 255) % 3 >= 2) break;
        s1 = a + 1; goto L61;
L62:;
        if (d < 12) break;
        s1 = a - 3;
L61:;
        g = s1; r = s0 + (d << 6) + 2; l = g * 4294947136U; n = a * 20160; o = l + n; y = g << 2;
        q = g * 40320 + 65608; z = a * 40320 + 65608; i = 0; v25 = r1((j ^ 1) + 65547);
        for (;;) {
         do {
          if (r1(i + 65547) == v25) break;
          a = i + y;
          if (a > 36) goto L68;
          do {
           if (a != 36) {
            a = h + 32 + (a << 2); e = r4(a + 4); c = r4(a);
            if (e < c) goto L2;
            if (e <= 25133) break;
            goto L2;
           }
           goto L3;
          } while (0);
          f = e - c; a = w + (c << 2);
          switch (j - 1) {
           case 0: goto L73;
           case 1:
           case 2: goto L72;
           default: goto L74;
          }
L74:;
          if (c == e) break;
          do {
           if (g > 5) goto L3;
           e = r4(a) + l;
           if (e >= 20160) goto L26;
           e = r2(q + (e << 1));
           if (e >= 20160) goto L26;
           e = n + r2(q + (e << 1));
           if (e > 181439) goto L26;
           c = e + 1491320; s0 = c; c = r1(c);
           w1(s0, c ? c : r);
           if (b >= 25133) goto L26;
           w4(p + (b << 2), e); a += 4; b += !c; f -= 1;
          } while (f);
          break;
L73:;
          if (c == e) break;
          do {
           if (d > 23) goto L3;
           do {
            e = r4(a) + l;
            if (e < 20160) {
             e = n + r2(z + (e << 1));
             if (e > 181439) goto L26;
             c = e + 1491320; s0 = c; c = r1(c);
             w1(s0, c ? c : r);
             if (b < 25133) break;
             goto L26;
            }
            goto L26;
           } while (0);
           w4(p + (b << 2), e); a += 4; b += !c; f -= 1;
          } while (f);
          break;
L72:;
          if (c == e) break;
          do {
           e = o + r4(a);
           if (e > 181439) goto L26;
           c = e + 1491320; s0 = c; c = r1(c);
           w1(s0, c ? c : r);
           if (b >= 25133) goto L66;
           w4(p + (b << 2), e); a += 4; b += !c; f -= 1;
          } while (f);
         } while (0);
         i += 1;
         if (i != 4) continue;
         goto L60;
L68:;
         break;
        }
        goto L3;
L66:;
        goto L26;
       } while (0);
L60:;
       d += 1; s += 4;
      } while (s != 148);
      w1(1874120, r1(1874120) + (u32) (b != 0));
      if (b) continue;
     }
     break;
    }
    a = r4(1491312);
    if (a < 4000) break;
    Routes_learn(u); s0 = r2(v);
   }
   d = s0 & 65535;
   if (d <= 11764) {
    a = r4((u << 2) + 308552); w4(k, r4(((a & 255) << 2) + 307528));
    w4(k + 4, r4((a >> 6 & 1020) + 307528)); w4(k + 8, r4((a >> 14 & 1020) + 307528));
    w4(k + 12, r4((a >> 22 & 1020) + 307528)); a = 31 - clz32(a); e = a >> 1;
    if (a >= 36) goto L2;
    a = e + k; v26 = r8((d << 3) + 1397192); d = (u32) v26; w4(a, r4(((d & 255) << 2) + 307528));
    w4(a + 4, r4((d >> 6 & 1020) + 307528)); w4(a + 8, r4((d >> 14 & 1020) + 307528));
    w4(a + 12, r4((d >> 22 & 1020) + 307528)); s0 = ((63 - (u32) clz64(v26)) >> 1) + e; goto L46;
   }
   goto L3;
  } while (0);
  w4(1491312, a + 1); a = u; g = 0;
  do {
   do {
    c = r1(a + 1491320);
    if (!(c & 62)) break;
    d = a / 20160; e = a - d * 20160; c = r1((c >> 6) + 65547);
    switch (c - 1) {
     case 0: goto L88;
     case 1: goto L91;
     case 2: goto L90;
     default: goto L89;
    }
L91:;
    if (!((d & 255) % 3)) break;
    a = d - 1; goto L84;
L90:;
    if ((d & 255) % 3 >= 2) break;
    a = d + 1; goto L84;
L89:;
    if (a < 60480) break;
    a = d - 3;
    if (a < 6) goto L86;
    goto L3;
L88:;
    if (a < 120960) goto L85;
   } while (0);
   s0 = g; goto L81;
L86:;
   e = r2(a * 40320 + (e << 1) + 65608); goto L84;
L85:;
   f = d * 40320 + 65608; e = r2(f + (e << 1));
   if (e >= 20160) goto L82;
   a = d + 3; e = r2(f + (e << 1));
L84:;
   if (g == 33) goto L3;
   w1(g + k, r1(c + 65551)); g += 1; a = e + a * 20160;
  } while (a < 181440);
  goto L3;
L82:;
  goto L3;
L81:;
L46:;
  a = s0;
  if (a <= 32) {
   w1(a + k, 10); w4(2005224, a + r4(2005224) + 1); continue;
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
