/* hdu3567, made from Rust by c-emitter */
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

static u8 m[1638400];
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

static void write_flush(void) {
 u32 a;
 do {
  a = r4(1587160);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 1521616, 1, a, stdout); w4(1587160, 0);
  }
  return;
 } while (0);
 abort();
}

static void read_refill(void) {
 u32 a;
 write_flush();
 if (!r1(1587164)) {
  w8(1521608, r8(1521608) - (u64) r4(1587152)); w4(1587156, 0);
  a = (u32) fread(m + 1456064, 1, 65536, stdin); w4(1587152, a); w1(1587164, !a);
 }
}

static void read_expect_board(u32 a) {
 u32 b, c = 0, d, e = 0, f = 0, g = 0, h, i = 0, j = 0, k, l = 0, n, s0;
 u64 o, p;
 b = g0 - 32; g0 = b; h = r4(1587152); d = r4(1587156);
L8:;
 for (;;) {
  if (d == h) {
   read_refill(); h = r4(1587152);
  }
  if (h >= 65537) goto L7;
  d = r4(1587156);
  if (h <= d) goto L6;
  do {
   g = d + 1456064; e = r1(g); f = e - 9;
   if (f > 23) break;
   if (!(1U << (f & 31) & 8388627)) break;
   d += 1; w4(1587156, d);
   if (e != 10) goto L8;
   w8(1521608, (u64) d); w8(1521600, r8(1521600) + 1); goto L8;
  } while (0);
  break;
 }
 c = h - d;
 if (c < 2) goto L5;
 if (r1(g + 1) != 32) {
  if (c < 9) goto L5;
  w1(b + 24, 0); w8(b + 16, 0); e = 0; c = 0;
  do {
   f = r1(c + g);
   f = (f & 223) == 88 ? 0U : f - 48;
   w1(b + 16 + c, f); e |= f; j |= 1U << (f & 31); c += 1;
  } while (c != 9);
  if (j != 511) goto L5;
  if ((e & 255) > 15) goto L5;
  w4(1587156, d + 9); goto L4;
 }
 if (c < 17) goto L5;
 w1(b + 24, 0); w8(b + 16, 0); l = g + 17; e = 0;
 s0 = c > 16 ? g : 0U;
 c = 0;
L13:;
 for (;;) {
  do {
   g += i; f = r1(g);
   f = (f & 223) == 88 ? 0U : f - 48;
   w1(b + 16 + c, f); e |= f; j |= 1U << (f & 31);
   if (c == 8) break;
   c += 1; i = 1; g += 1;
   if (l - g > 1) goto L13;
  } while (0);
  break;
 }
 if (r1(s0 + 1) != 32) goto L5;
 i = d + 1456067; c = 15;
 for (;;) {
  if (c >= 2) {
   c -= 2; s0 = r1(i); i += 2;
   if (s0 == 32) continue;
   goto L5;
  }
  break;
 }
 if (j != 511) goto L5;
 if ((e & 255) > 15) goto L5;
 w4(1587156, d + 17); goto L4;
L7:;
 abort();
L6:;
 w4(a + 20, 24); w4(a + 16, 65632); w8(a, r8(65552)); w8(a + 8, r8(65560));
 w8(a + 24, r8(1521600) + 1); w8(a + 32, (u64) d - r8(1521608) + 1); goto L2;
L5:;
 w1(b + 24, 0); w8(b + 16, 0); k = 0; e = 0;
 do {
  s0 = e + 1;
L20:;
  for (;;) {
   if (d == h) {
    read_refill(); h = r4(1587152);
   }
   if (h >= 65537) goto L18;
   g = 65604; j = 28; d = r4(1587156);
   if (h <= d) {
    i = 2; goto L17;
   }
   do {
    c = r1(d + 1456064); i = c - 9;
    if (i > 23) break;
    if (!(1U << (i & 31) & 8388627)) break;
    d += 1; w4(1587156, d);
    if (c != 10) goto L20;
    w8(1521608, (u64) d); w8(1521600, r8(1521600) + 1); goto L20;
   } while (0);
   break;
  }
  i = 0;
  l = (c & 223) == 88 ? 0U : c - 48;
  n = l & 255;
  if (n > 8) goto L17;
  i = 1; g = 1U << (n & 31);
  if (g & k & 65535) {
   g = 65568; j = 27; goto L17;
  }
  d += 1; w4(1587156, d); w1(b + 16 + e, l); k |= g; e = s0;
 } while (e != 9);
 w4(b + 10, r4(b + 19)); w2(b + 8, r2(b + 17)); h = r1(b + 16); s0 = r2(b + 23); goto L3;
L18:;
 abort();
L17:;
 w4(b + 9, e); o = r8(1521608); p = r8(1521600); w4(a + 3, r4(b + 8)); w2(a + 7, r2(b + 12));
 w8(a + 24, p + 1); w4(a + 20, j); w4(a + 16, g); w1(a + 1, c); w1(a, i);
 w8(a + 32, (u64) d - o + 1); goto L2;
L4:;
 w2(b + 12, r2(b + 21)); w4(b + 8, r4(b + 17)); h = r1(b + 16); s0 = r2(b + 23);
L3:;
 e = s0; w4(a + 2, r4(b + 8)); w2(a + 8, e); w1(a + 1, h); w1(a, 5); w2(a + 6, r2(b + 12));
L2:;
 g0 = b + 32;
}

static void write_write_number(u64 a) {
 u32 b, c;
 if (a > 9) {
  write_write_number(a / 10);
 }
 b = r4(1587160);
 if (b == 65536) {
  write_flush(); b = r4(1587160);
 }
 do {
  c = b + 1;
  if (c) {
   if (c > 65536) break;
   w1(b + 1521616, (u32) (a % 10) | 48); w4(1587160, r4(1587160) + 1); return;
  }
  abort();
 } while (0);
 abort();
}

static void f_solve(void) {
 u32 a = 0, b = 0, c, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, n = 0, o = 0,
  p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v, w, x, y, z, v25, v26, v27, v28, v29, v30, s0, s1;
 u64 v31 = 0, v32 = 0, v33 = 0, v34, t1;
 c = g0 - 256; g0 = c;
 if (!r2(65728)) {
  t = c + 96; o = 65728;
  do {
   do {
    b = s << 2; k = r4(b + 65700);
    if (!k) break;
    f = r4(b + 65676); n = f << 1;
    b = n < 20160 ? n : 20160U;
    a = div_u32(b, k); r = a + (u32) (b != a * k);
    if (r) {
     u = k << 1; j = c + 48 + s; e = 0; l = o;
     do {
      w8(c + 88, 0); p = e << 1; g = 8; i = 0;
      do {
       b = g; g = b - 1; a = 9 - b; s1 = p; p = div_u32(p, a); a = s1 - p * a; w1(g + (c + 88), a);
       if (b != 8) {
        b = a & 255; a = i;
        do {
         d = a + t; s0 = d; d = r1(d); w1(s0, d + (u32) (b <= d)); a += 1;
        } while (a);
       }
       i -= 1;
      } while (g);
      v31 = r8(c + 88); w8(c + 64, v31); w8(c + 88, 0); r -= 1; d = (u32) (v31 >> 56);
      g = (u32) (v31 >> 48); a = 0; v32 = U64(0xfedcba98, 0x76543210);
      do {
       v33 = (u64) r1(c - 4294967232U + a) << 2; w1(c + 88 + a, (u32) (v32 >> (v33 & 63)) & 15);
       v32 += U64(0xeeeeeeee, 0xeeeeeef0) << (v33 & 63); a += 1;
      } while (a != 8);
      w8(c + 240, r8(c + 88)); b = 0; a = 0;
      do {
       b += r1(c + 240 + a); a += 1;
      } while (a != 8);
      s0 = c;
      if (b & 1) {
       w1(c + 71, g); w1(c + 70, d); t1 = r8(c + 64);
      } else {
       t1 = v31;
      }
      w8(s0 + 48, t1); a = r1(j); b = 2; d = 0;
      do {
       b += j; s0 = r1(b); w1(b, a); b = 1; i = d & 1; d = 1; a = s0;
      } while (!i);
      w1(j, a); w8(c + 88, 0); a = 0; v32 = U64(0xfedcba98, 0x76543210);
      do {
       v31 = (u64) r1(c + 48 + a) << 2; w1(c + 88 + a, (u32) (v32 >> (v31 & 63)) & 15);
       v32 += U64(0xeeeeeeee, 0xeeeeeef0) << (v31 & 63); a += 1;
      } while (a != 8);
      w8(c + 240, r8(c + 88)); b = 0; a = 0;
      do {
       b += r1(c + 240 + a); a += 1;
      } while (a != 8);
      d = e;
      if (!(b & 1)) {
       d = 0; a = 8; b = c + 240;
       do {
        d = r1(b) + a * d; b += 1; a -= 1;
       } while (a);
       d >>= 1;
      }
      a = 0; b = l; s0 = e + k;
      do {
       if (a + e > 20159) goto L3;
       w2(b, a + d); b += 2; a += 1;
      } while (k != a);
      l += u; e = s0;
     } while (r);
    }
    if (!f) break;
    j = div_u32(20160, f);
    if (f > 6720) goto L6;
    r = f << 1; b = 2; e = o + (f << 2); p = s < 4; k = n;
    do {
     g = 0; s0 = b + 1;
     if (!p) {
      a = b / 5; g = (b - a + b / 210 + b / 30 % 7 + a % 6) & 1;
     }
     a = f * g; d = o + g * r; u = (b - g) * f; i = f; g = e; b = k;
     for (;;) {
      if (a == 20160) goto L3;
      if (b < 20160) {
       w2(g, r2(d) + u); d += 2; a += 1; g += 2; b += 1; i -= 1;
       if (!i) goto L24;
       continue;
      }
      break;
     }
     goto L3;
L24:;
     e += n; k += f; b = s0;
    } while (b < j);
    goto L6;
   } while (0);
   abort();
L6:;
   s += 1; o += 40320; h += 40320;
  } while (h != 241920);
 }
 a = r4(1587152); b = r4(1587156);
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(1587152);
  }
  if (a < 65537) {
   b = r4(1587156);
   if (b >= a) goto L27;
   d = r1(b + 1456064); e = d - 9;
   if (e > 23) goto L27;
   if (!(1U << (e & 31) & 8388627)) goto L27;
   b += 1; w4(1587156, b);
   if (d != 10) continue;
   w8(1521608, (u64) b); w8(1521600, r8(1521600) + 1); continue;
  }
  break;
 }
 goto L2;
L27:;
 d = 0;
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(1587152);
  }
  if (a < 65537) {
   b = r4(1587156);
   if (a <= b) {
    if (!(d & 1)) goto L32;
    goto L33;
   }
   e = r1(b + 1456064); f = e - 48;
   if ((f & 255) >= 10) {
    if (!(d & 1)) goto L32;
    d = e - 9;
    if (d > 23) goto L32;
    if (1U << (d & 31) & 8388627) goto L33;
    goto L32;
   }
   e = g0 - 16; g0 = e;
   v31 = d & 1 ? v32 : (u64) 0;
   v33 = (v31 & 4294967295U) * 10; v31 = (v31 >> 32) * 10; v32 = v33 + (v31 << 32); w8(e, v32);
   w8(e + 8, (u64) (u32) (v32 < v33) + (v31 >> 32)); v31 = r8(e); w8(c + 8, r8(e + 8)); w8(c, v31);
   g0 = e + 16;
   if (r8(c + 8) != 0) goto L32;
   v31 = r8(c); v32 = v31 + ((u64) f & 255);
   if (v32 < v31) goto L32;
   d = 1; b += 1; w4(1587156, b); continue;
  }
  break;
 }
 goto L2;
L33:;
 if (!!v32) {
  w = c + 24; x = (c + 88) | 2; v31 = 1;
  for (;;) {
   a = r4(1587152); b = r4(1587156);
L42:;
   for (;;) {
    if (a == b) {
     read_refill(); a = r4(1587152);
    }
    if (a >= 65537) goto L2;
    do {
     b = r4(1587156);
     if (b >= a) break;
     d = r1(b + 1456064); e = d - 9;
     if (e > 23) break;
     if (!(1U << (e & 31) & 8388627)) break;
     b += 1; w4(1587156, b);
     if (d != 10) goto L42;
     w8(1521608, (u64) b); w8(1521600, r8(1521600) + 1); goto L42;
    } while (0);
    break;
   }
   read_expect_board(c + 88);
   if (r1(c + 88) != 5) goto L32;
   e = r2(c + 96); n = r1(c + 95); d = r1(c + 94); v = r1(c + 93); j = r1(c + 92); h = r1(c + 91);
   o = r1(c + 90); u = r1(c + 89); read_expect_board(c + 88);
   if (r1(c + 88) != 5) goto L32;
   w4(w, r4(x)); w2(w + 4, r2(x + 4)); k = r2(c + 96); w2(c + 30, k); s = r1(c + 89); w1(c + 23, s);
   r = k >> 8; a = 0; f = 0;
   do {
    f += r1(c + 23 + a) ? 0U : a;
    a += 1;
   } while (a != 9);
   t = 0; p = 1;
   for (;;) {
    g = 690152; l = 0; i = 0;
    do {
     q = r4(i + 65656); a = f;
     if (t) {
      b = t;
      do {
       s0 = a; a /= 3; a = (s0 - a * 3) * 3 - a + 2; b -= 1;
      } while (b);
     }
     if (a == q) goto L47;
     g += 382804; l += 1; i += 4;
    } while (i != 12);
    p += 1; t += 1; continue;
L47:;
    break;
   }
   b = l * 382804; q = b + 307648;
   if (r4(b + 690296) == 0 - r4(b + 690444)) {
    i = r4((l << 2) + 65656) * 20160;
    if (i > 181439) goto L3;
    w1(i + q, 1); b = i / 20160 << 2; l = b + 4; a = 0; f = 148;
    do {
     w4(g, a < b ? 0U : (a < l ? a : l) - b);
     g += 4; a += 1; f -= 4;
    } while (f);
    a = q + 181440; b = 16;
    do {
     w4(a, i); a += 4; b -= 4;
    } while (b);
   }
   a = (e & 65280) >> 8; b = p;
   do {
    s1 = e; e = d; s0 = a; a = h; d = o; h = u; i = n; u = i; o = j; j = s1; n = s0; b -= 1;
   } while (b);
   w1(c + 56, n); w1(c + 55, j); w1(c + 54, i); w1(c + 53, e); w1(c + 52, v); w1(c + 51, o);
   w1(c + 50, a); w1(c + 49, d); w1(c + 48, h); d = r1(c + 29); a = r1(c + 28); i = r1(c + 27);
   f = r1(c + 26); b = r1(c + 25); g = r1(c + 24);
   do {
    s1 = k; k = a; s0 = r; r = b; a = g; b = s; h = d; s = h; g = f; f = s1; d = s0; p -= 1;
   } while (p);
   w1(c + 72, d); w1(c + 71, f); w1(c + 70, h); w1(c + 69, k); w1(c + 68, i); w1(c + 67, g);
   w1(c + 66, r); w1(c + 65, a); w1(c + 64, b); a = 0; w1(c + 248, 0); w8(c + 240, 0); f = 1;
   for (;;) {
    b = f + 1;
    do {
     if (a == 9) goto L57;
     s0 = c - 4294967232U + a; a += 1; d = r1(s0);
    } while (!d);
    if (d > 8) goto L3;
    w1(c + 240 + d, f); f = b; continue;
L57:;
    break;
   }
   a = 0;
   do {
    b = r1(c + 48 + a);
    if (b >= 9) goto L3;
    w1(c + 88 + a, r1(c + 240 + b)); a += 1;
   } while (a != 9);
   w1(c + 40, r1(c + 96)); w8(c + 32, r8(c + 88)); a = 0; b = 0;
   do {
    b += r1(c + 32 + a) ? 0U : a;
    a += 1;
   } while (a != 9);
   w8(c + 80, 0); a = 0;
   do {
    w1(c + 80 + a, r1(c + 32 + (a + (u32) (a >= b))) - 1); a += 1;
   } while (a != 8);
   w8(c + 88, 0); a = 0; v33 = U64(0xfedcba98, 0x76543210);
   do {
    v34 = (u64) r1(c + 80 + a) << 2; w1(c + 88 + a, (u32) (v33 >> (v34 & 63)) & 15);
    v33 += U64(0xeeeeeeee, 0xeeeeeef0) << (v34 & 63); a += 1;
   } while (a != 8);
   w8(c + 240, r8(c + 88)); d = 0; a = 0;
   do {
    d += r1(c + 240 + a); a += 1;
   } while (a != 8);
   if (d & 1) goto L32;
   f = 0; a = 8; d = c + 240;
   do {
    f = r1(d) + a * f; d += 1; a -= 1;
   } while (a);
   i = b * 20160 + (f >> 1);
   if (i > 181439) goto L3;
   r = i + q; p = q + 382504; s = q + 281972; u = q + 181440;
   do {
    a = r1(r);
    if (a) goto L65;
    f = r1(q + 382800) & 1; d = p + f * 148; h = c + 88; a = (0 - h) & 3; j = a + h;
    if (j > h) {
     b = a; e = d;
     do {
      w1(h, r1(e)); e += 1; h += 1; b -= 1;
     } while (b);
    }
    g = 148 - a; k = g & 4294967292U; h = j + k;
    do {
     b = a + d;
     if (b & 3) {
      if (h <= j) break;
      d = b << 3; o = d & 24; e = b & 4294967292U; a = e + 4; d = (0 - d) & 24; e = r4(e);
      do {
       s1 = e >> (o & 31); e = r4(a); w4(j, s1 | e << (d & 31)); a += 4; j += 4;
      } while (j < h);
      break;
     }
     if (h <= j) break;
     a = b;
     do {
      w4(j, r4(a)); a += 4; j += 4;
     } while (j < h);
    } while (0);
    a = b + k; e = g & 3;
    if (e + h > h) {
     do {
      w1(h, r1(a)); a += 1; h += 1; e -= 1;
     } while (e);
    }
    k = f ? u : s;
    v25 = f ? s : u;
    v26 = p + (u32) !f * 148; n = 0; o = 0; a = 0;
    do {
     w4(o + v26, a);
     do {
      if (n >= 36) break;
      b = n >> 2; s0 = r1(q + 382800); j = r1((n & 3) + 65668);
      switch (j - 1) {
       case 0: goto L81;
       case 1: goto L80;
       case 2: goto L79;
       default: goto L78;
      }
L81:;
      if (n >= 24) break;
      s1 = b + 3; goto L77;
L80:;
      if (!((b & 255) % 3)) break;
      s1 = b - 1; goto L77;
L79:;
      if ((b & 255) % 3 >= 2) break;
      s1 = b + 1; goto L77;
L78:;
      if (n < 12) break;
      s1 = b - 3;
L77:;
      g = s1; h = s0 + (n << 6) + 2; v = g * 4294947136U; y = b * 20160; v27 = v + y; v28 = g << 2;
      z = g * 40320 + 65728; v29 = b * 40320 + 65728; l = 0; v30 = r1((j ^ 1) + 65668);
      for (;;) {
       do {
        if (r1(l + 65668) == v30) break;
        b = l + v28;
        if (b > 36) goto L84;
        do {
         if (b != 36) {
          b = c + 88 + (b << 2); e = r4(b + 4); f = r4(b);
          if (e < f) goto L2;
          if (e <= 25133) break;
          goto L2;
         }
         goto L3;
        } while (0);
        d = e - f; b = v25 + (f << 2);
        switch (j - 1) {
         case 0: goto L89;
         case 1:
         case 2: goto L88;
         default: goto L90;
        }
L90:;
        if (e == f) break;
        do {
         if (g > 5) goto L3;
         e = r4(b) + v;
         if (e >= 20160) goto L3;
         e = r2(z + (e << 1));
         if (e >= 20160) goto L3;
         e = y + r2(z + (e << 1));
         if (e > 181439) goto L3;
         f = e + q; s0 = f; f = r1(f);
         w1(s0, f ? f : h);
         if (a >= 25133) goto L3;
         w4(k + (a << 2), e); b += 4; a += !f; d -= 1;
        } while (d);
        break;
L89:;
        if (e == f) break;
        do {
         if (n > 23) goto L3;
         e = r4(b) + v;
         if (e >= 20160) goto L3;
         e = y + r2(v29 + (e << 1));
         if (e > 181439) goto L3;
         f = e + q; s0 = f; f = r1(f);
         w1(s0, f ? f : h);
         if (a >= 25133) goto L3;
         w4(k + (a << 2), e); b += 4; a += !f; d -= 1;
        } while (d);
        break;
L88:;
        if (e == f) break;
        do {
         e = v27 + r4(b);
         if (e > 181439) goto L3;
         f = e + q; s0 = f; f = r1(f);
         w1(s0, f ? f : h);
         if (a >= 25133) goto L82;
         w4(k + (a << 2), e); b += 4; a += !f; d -= 1;
        } while (d);
       } while (0);
       l += 1;
       if (l != 4) continue;
       goto L76;
L84:;
       break;
      }
      goto L3;
L82:;
      goto L3;
     } while (0);
L76:;
     n += 1; o += 4;
    } while (o != 148);
    w1(q + 382800, r1(q + 382800) + (u32) (a != 0));
   } while (a);
   goto L32;
L65:;
   b = r4(1587160);
   if (b - 65532 <= 4) {
    write_flush(); b = r4(1587160);
   }
   if (b > 4294967290U) goto L2;
   if (b + 5 > 65536) goto L2;
   w1(b + 1521620, r1(65599)); w4(b + 1521616, r4(65595)); w4(1587160, r4(1587160) + 5);
   write_write_number(v31); b = r4(1587160);
   if (b - 65535 <= 1) {
    write_flush(); b = r4(1587160);
   }
   if (b > 4294967293U) goto L2;
   if (b + 2 > 65536) goto L2;
   w2(b + 1521616, 8250); w4(1587160, r4(1587160) + 2);
   write_write_number((((u64) a & 63) + 4294967295U) & 4294967295U); a = r4(1587160);
   if (a == 65536) {
    write_flush(); a = r4(1587160);
   }
   b = a + 1;
   if (!b) goto L31;
   if (b > 65536) goto L2;
   v33 = v31 + (u64) (u32) (v31 < v32); w1(a + 1521616, 10); d = 0; e = r4(1587160) + 1;
   w4(1587160, e); w4(c + 240, 197121); f = c + 240;
   do {
    a = r1(f);
    if (t) {
     b = t;
     do {
      a = 16777731U >> (((a & 255) << 3) & 31); b -= 1;
     } while (b);
    }
    f += 1; w1(c + 88 + d, a); d += 1;
   } while (d != 4);
   w4(c + 64, r4(c + 88));
   do {
    b = (r1(r) & 63) - 1;
    if (!b) break;
L102:;
    for (;;) {
     a = i / 20160; d = a * 40320; j = d + 65728; l = a * 4294947136U + i; f = l << 1; r = j + f;
     f = d + f - 55232; g = a - 3; k = a + 3; o = a - 1; h = a + 1; n = (a & 255) % 3; a = 0;
     t = i < 60480; p = b & 255; s = i < 120960;
     do {
      do {
       switch (r1(c - 4294967232U + a) - 1) {
        case 0: goto L107;
        case 1: goto L110;
        case 2: goto L109;
        default: goto L108;
       }
L110:;
       b = o;
       if (n) { s0 = l; goto L105; }
       break;
L109:;
       b = h;
       if (n < 2) { s0 = l; goto L105; }
       break;
L108:;
       if (t) break;
       d = f; b = g;
       if (b < 6) goto L106;
       goto L3;
L107:;
       if (!s) break;
       b = r2(r);
       if (b >= 20160) goto L100;
       d = j + (b << 1); b = k;
L106:;
       s0 = r2(d);
L105:;
       i = s0 + b * 20160;
       if (i >= 181440) goto L3;
       b = i + q;
       if ((r1(b) & 63) != p) break;
       if (a >= 4) goto L3;
       a = r1(r1(a + 65600) + 65672);
       if (e == 65536) {
        write_flush(); e = r4(1587160);
       }
       d = e + 1;
       if (!d) goto L31;
       if (d > 65536) goto L2;
       w1(e + 1521616, a); e = r4(1587160) + 1; w4(1587160, e); b = (r1(b) & 63) - 1;
       if (b) goto L102;
       goto L101;
      } while (0);
      a += 1;
     } while (a != 4);
     break;
    }
   } while (0);
L101:;
   if (e == 65536) {
    write_flush(); e = r4(1587160);
   }
   b = e + 1;
   if (!b) goto L31;
   if (b > 65536) goto L2;
   w1(e + 1521616, 10); w4(1587160, r4(1587160) + 1);
   if (v31 >= v32) goto L40;
   v31 = v33;
   if (v31 <= v32) continue;
   goto L40;
L100:;
   break;
  }
  goto L3;
L40:;
  a = r4(1587152); b = r4(1587156);
 }
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(1587152);
  }
  if (a < 65537) {
   b = r4(1587156);
   if (b >= a) goto L32;
   d = r1(b + 1456064); e = d - 9;
   if (e > 23) goto L32;
   if (!(1U << (e & 31) & 8388627)) goto L32;
   b += 1; w4(1587156, b);
   if (d != 10) continue;
   w8(1521608, (u64) b); w8(1521600, r8(1521600) + 1); continue;
  }
  break;
 }
 goto L2;
L32:;
 write_flush(); g0 = c + 256; return;
L31:;
 goto L2;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "the\040input\040ends\000\000\004\000\000\000\000\000\001\000", 24);
 memcpy(m + 65560, "\016\000\000\000\000\000\000\000each\040symbol\040once\040on", 27);
 memcpy(m + 65587, "\040a\040boardCase\040\001\002\003\000a\040tile\0401\040to\040", 29);
 memcpy(m + 65616, "8\040or\040the\040blank\040xtwo\040boards\040for\040each\040", 36);
 memcpy(m + 65652, "case\004\000\000\000\007\000\000\000\010\000\000\000\000\001", 18);
 memcpy(m + 65670, "\002\003udlr\300N\000\000\330\011\000\000h\001\000\000<\000\000", 21);
 memcpy(m + 65692, "\014\000\000\000\014\000\000\000<\000\000\000\014\000\000\000", 16);
 memcpy(m + 65708, "\003\000\000\000\001\000\000\000\001\000\000\000\001", 13); f_solve(); return 0;
}
