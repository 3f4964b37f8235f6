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
 u32 b, c = 0, d, e = 0, f = 0, g = 0, h, i = 0, j = 0, k, l, n, o, s0, s1;
 u64 p, q;
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
  s0 = e + 1; s1 = b + 16 + e;
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
  n = (c & 223) == 88 ? 0U : c - 48;
  o = n & 255;
  if (o > 8) goto L17;
  i = 1; g = 1U << (o & 31);
  if (g & k & 65535) {
   g = 65568; j = 27; goto L17;
  }
  w1(s1, n); d += 1; w4(1587156, d); k |= g; e = s0;
 } while (e != 9);
 w4(b + 10, r4(b + 19)); w2(b + 8, r2(b + 17)); h = r1(b + 16); s0 = r2(b + 23); goto L3;
L18:;
 abort();
L17:;
 w4(b + 9, e); p = r8(1521608); q = r8(1521600); w4(a + 3, r4(b + 8)); w2(a + 7, r2(b + 12));
 w8(a + 24, q + 1); w4(a + 20, j); w4(a + 16, g); w1(a + 1, c); w1(a, i);
 w8(a + 32, (u64) d - p + 1); goto L2;
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
  s = c + 96; l = 65728;
  do {
   do {
    b = r << 2; j = r4(b + 65700);
    if (!j) break;
    e = r4(b + 65676); k = e << 1;
    b = k < 20160 ? k : 20160U;
    a = div_u32(b, j); n = a + (u32) (b != a * j);
    if (n) {
     u = j << 1; q = c + 48 + r; f = 0; i = l;
     do {
      w8(c + 88, 0); o = f << 1; g = 8; h = 0;
      do {
       b = g; g = b - 1; a = 9 - b; s1 = o; o = div_u32(o, a); a = s1 - o * a; w1(g + (c + 88), a);
       if (b != 8) {
        b = a & 255; a = h;
        do {
         d = a + s; s0 = d; d = r1(d); w1(s0, d + (u32) (b <= d)); a += 1;
        } while (a);
       }
       h -= 1;
      } while (g);
      v31 = r8(c + 88); w8(c + 64, v31); w8(c + 88, 0); n -= 1; d = (u32) (v31 >> 56);
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
      w8(s0 + 48, t1); a = r1(q); b = 2; d = 0;
      do {
       b += q; s0 = r1(b); w1(b, a); b = 1; h = d & 1; d = 1; a = s0;
      } while (!h);
      w1(q, a); w8(c + 88, 0); a = 0; v32 = U64(0xfedcba98, 0x76543210);
      do {
       v31 = (u64) r1(c + 48 + a) << 2; w1(c + 88 + a, (u32) (v32 >> (v31 & 63)) & 15);
       v32 += U64(0xeeeeeeee, 0xeeeeeef0) << (v31 & 63); a += 1;
      } while (a != 8);
      w8(c + 240, r8(c + 88)); b = 0; a = 0;
      do {
       b += r1(c + 240 + a); a += 1;
      } while (a != 8);
      d = f;
      if (!(b & 1)) {
       d = 0; a = 8; b = c + 240;
       do {
        d = r1(b) + a * d; b += 1; a -= 1;
       } while (a);
       d >>= 1;
      }
      a = 0; b = i; s0 = f + j;
      do {
       if (a + f > 20159) goto L3;
       w2(b, a + d); b += 2; a += 1;
      } while (j != a);
      i += u; f = s0;
     } while (n);
    }
    if (!e) break;
    n = div_u32(20160, e);
    if (e > 6720) goto L6;
    q = e << 1; b = 2; f = l + (e << 2); o = r < 4; j = k;
    do {
     g = 0; s0 = b + 1;
     if (!o) {
      a = b / 5; g = (b - a + b / 210 + b / 30 % 7 + a % 6) & 1;
     }
     a = e * g; d = l + g * q; u = (b - g) * e; h = e; g = f; b = j;
     for (;;) {
      if (a == 20160) goto L3;
      if (b < 20160) {
       w2(g, r2(d) + u); d += 2; a += 1; g += 2; b += 1; h -= 1;
       if (!h) goto L24;
       continue;
      }
      break;
     }
     goto L3;
L24:;
     f += k; j += e; b = s0;
    } while (b < n);
    goto L6;
   } while (0);
   abort();
L6:;
   r += 1; l += 40320; t += 40320;
  } while (t != 241920);
 }
 a = r4(1587152); b = r4(1587156);
 for (;;) {
  if (a == b) {
   read_refill(); a = r4(1587152);
  }
  if (a < 65537) {
   b = r4(1587156);
   if (b >= a) goto L27;
   d = r1(b + 1456064); f = d - 9;
   if (f > 23) goto L27;
   if (!(1U << (f & 31) & 8388627)) goto L27;
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
   f = r1(b + 1456064); e = f - 48;
   if ((e & 255) >= 10) {
    if (!(d & 1)) goto L32;
    d = f - 9;
    if (d > 23) goto L32;
    if (1U << (d & 31) & 8388627) goto L33;
    goto L32;
   }
   f = g0 - 16; g0 = f;
   v31 = d & 1 ? v32 : (u64) 0;
   v33 = (v31 & 4294967295U) * 10; v31 = (v31 >> 32) * 10; v32 = v33 + (v31 << 32); w8(f, v32);
   w8(f + 8, (u64) (u32) (v32 < v33) + (v31 >> 32)); v31 = r8(f); w8(c + 8, r8(f + 8)); w8(c, v31);
   g0 = f + 16;
   if (r8(c + 8) != 0) goto L32;
   v31 = r8(c); v32 = v31 + ((u64) e & 255);
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
     d = r1(b + 1456064); f = d - 9;
     if (f > 23) break;
     if (!(1U << (f & 31) & 8388627)) break;
     b += 1; w4(1587156, b);
     if (d != 10) goto L42;
     w8(1521608, (u64) b); w8(1521600, r8(1521600) + 1); goto L42;
    } while (0);
    break;
   }
   read_expect_board(c + 88);
   if (r1(c + 88) != 5) goto L32;
   f = r2(c + 96); k = r1(c + 95); d = r1(c + 94); v = r1(c + 93); s = r1(c + 92); t = r1(c + 91);
   l = r1(c + 90); u = r1(c + 89); read_expect_board(c + 88);
   if (r1(c + 88) != 5) goto L32;
   w4(w, r4(x)); w2(w + 4, r2(x + 4)); j = r2(c + 96); w2(c + 30, j); r = r1(c + 89); w1(c + 23, r);
   n = j >> 8; a = 0; e = 0;
   do {
    e += r1(c + 23 + a) ? 0U : a;
    a += 1;
   } while (a != 9);
   q = 0; o = 1;
   for (;;) {
    g = 690152; i = 0; h = 0;
    do {
     p = r4(h + 65656); a = e;
     if (q) {
      b = q;
      do {
       s0 = a; a /= 3; a = (s0 - a * 3) * 3 - a + 2; b -= 1;
      } while (b);
     }
     if (a == p) goto L47;
     g += 382804; i += 1; h += 4;
    } while (h != 12);
    o += 1; q += 1; continue;
L47:;
    break;
   }
   b = i * 382804; p = b + 307648;
   if (r4(b + 690296) == 0 - r4(b + 690444)) {
    h = r4((i << 2) + 65656) * 20160;
    if (h > 181439) goto L3;
    w1(h + p, 1); b = h / 20160 << 2; i = b + 4; a = 0; e = 148;
    do {
     w4(g, a < b ? 0U : (a < i ? a : i) - b);
     g += 4; a += 1; e -= 4;
    } while (e);
    a = p + 181440; b = 16;
    do {
     w4(a, h); a += 4; b -= 4;
    } while (b);
   }
   a = (f & 65280) >> 8; b = o;
   do {
    s1 = f; f = d; s0 = a; a = t; d = l; t = u; h = k; u = h; l = s; s = s1; k = s0; b -= 1;
   } while (b);
   w1(c + 56, k); w1(c + 55, s); w1(c + 54, h); w1(c + 53, f); w1(c + 52, v); w1(c + 51, l);
   w1(c + 50, a); w1(c + 49, d); w1(c + 48, t); d = r1(c + 29); a = r1(c + 28); i = r1(c + 27);
   e = r1(c + 26); b = r1(c + 25); g = r1(c + 24);
   do {
    s1 = j; j = a; s0 = n; n = b; a = g; b = r; h = d; r = h; g = e; e = s1; d = s0; o -= 1;
   } while (o);
   w1(c + 72, d); w1(c + 71, e); w1(c + 70, h); w1(c + 69, j); w1(c + 68, i); w1(c + 67, g);
   w1(c + 66, n); w1(c + 65, a); w1(c + 64, b); a = 0; w1(c + 248, 0); w8(c + 240, 0); e = 1;
   for (;;) {
    b = e + 1;
    do {
     if (a == 9) goto L57;
     s0 = c - 4294967232U + a; a += 1; d = r1(s0);
    } while (!d);
    if (d > 8) goto L3;
    w1(c + 240 + d, e); e = b; continue;
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
   e = 0; a = 8; d = c + 240;
   do {
    e = r1(d) + a * e; d += 1; a -= 1;
   } while (a);
   h = b * 20160 + (e >> 1);
   if (h > 181439) goto L3;
   t = h + p; s = p + 382504; o = p + 281972; r = p + 181440;
   do {
    a = r1(t);
    if (a) goto L65;
    b = r1(p + 382800) & 1; memmove(m + (c + 88), m + (s + b * 148), 148);
    j = b ? r : o;
    v25 = b ? o : r;
    v26 = s + (u32) !b * 148; k = 0; l = 0; a = 0;
    do {
     w4(l + v26, a);
     do {
      if (k >= 36) break;
      b = k >> 2; s0 = r1(p + 382800); u = r1((k & 3) + 65668);
      switch (u - 1) {
       case 0: goto L73;
       case 1: goto L72;
       case 2: goto L71;
       default: goto L70;
      }
L73:;
      if (k >= 24) break;
      s1 = b + 3; goto L69;
L72:;
      if (!((b & 255) % 3)) break;
      s1 = b - 1; goto L69;
L71:;
      if ((b & 255) % 3 >= 2) break;
      s1 = b + 1; goto L69;
L70:;
      if (k < 12) break;
      s1 = b - 3;
L69:;
      g = s1; n = s0 + (k << 6) + 2; v = g * 4294947136U; y = b * 20160; v27 = v + y; v28 = g << 2;
      z = g * 40320 + 65728; v29 = b * 40320 + 65728; i = 0; v30 = r1((u ^ 1) + 65668);
      for (;;) {
       do {
        if (r1(i + 65668) == v30) break;
        b = i + v28;
        if (b > 36) goto L76;
        do {
         if (b != 36) {
          b = c + 88 + (b << 2); f = r4(b + 4); e = r4(b);
          if (f < e) goto L2;
          if (f <= 25133) break;
          goto L2;
         }
         goto L3;
        } while (0);
        d = f - e; b = v25 + (e << 2);
        switch (u - 1) {
         case 0: goto L81;
         case 1:
         case 2: goto L80;
         default: goto L82;
        }
L82:;
        if (e == f) break;
        do {
         if (g > 5) goto L3;
         f = r4(b) + v;
         if (f >= 20160) goto L3;
         f = r2(z + (f << 1));
         if (f >= 20160) goto L3;
         f = y + r2(z + (f << 1));
         if (f > 181439) goto L3;
         e = f + p; s0 = e; e = r1(e);
         w1(s0, e ? e : n);
         if (a >= 25133) goto L3;
         w4(j + (a << 2), f); b += 4; a += !e; d -= 1;
        } while (d);
        break;
L81:;
        if (e == f) break;
        do {
         if (k > 23) goto L3;
         f = r4(b) + v;
         if (f >= 20160) goto L3;
         f = y + r2(v29 + (f << 1));
         if (f > 181439) goto L3;
         e = f + p; s0 = e; e = r1(e);
         w1(s0, e ? e : n);
         if (a >= 25133) goto L3;
         w4(j + (a << 2), f); b += 4; a += !e; d -= 1;
        } while (d);
        break;
L80:;
        if (e == f) break;
        do {
         f = v27 + r4(b);
         if (f > 181439) goto L3;
         e = f + p; s0 = e; e = r1(e);
         w1(s0, e ? e : n);
         if (a >= 25133) goto L74;
         w4(j + (a << 2), f); b += 4; a += !e; d -= 1;
        } while (d);
       } while (0);
       i += 1;
       if (i != 4) continue;
       goto L68;
L76:;
       break;
      }
      goto L3;
L74:;
      goto L3;
     } while (0);
L68:;
     k += 1; l += 4;
    } while (l != 148);
    w1(p + 382800, r1(p + 382800) + (u32) (a != 0));
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
   v33 = v31 + (u64) (u32) (v31 < v32); w1(a + 1521616, 10); d = 0; f = r4(1587160) + 1;
   w4(1587160, f); w4(c + 240, 197121); e = c + 240;
   do {
    a = r1(e);
    if (q) {
     b = q;
     do {
      a = 16777731U >> (((a & 255) << 3) & 31); b -= 1;
     } while (b);
    }
    e += 1; w1(c + 88 + d, a); d += 1;
   } while (d != 4);
   w4(c + 64, r4(c + 88));
   do {
    b = (r1(t) & 63) - 1;
    if (!b) break;
L94:;
    for (;;) {
     a = h / 20160; d = a * 40320; q = d + 65728; k = a * 4294947136U + h; e = k << 1; t = q + e;
     e = d + e - 55232; g = a - 3; j = a + 3; l = a - 1; i = a + 1; n = (a & 255) % 3; a = 0;
     s = h < 60480; o = b & 255; r = h < 120960;
     do {
      do {
       switch (r1(c - 4294967232U + a) - 1) {
        case 0: goto L99;
        case 1: goto L102;
        case 2: goto L101;
        default: goto L100;
       }
L102:;
       b = l;
       if (n) { s0 = k; goto L97; }
       break;
L101:;
       b = i;
       if (n < 2) { s0 = k; goto L97; }
       break;
L100:;
       if (s) break;
       d = e; b = g;
       if (b < 6) goto L98;
       goto L3;
L99:;
       if (!r) break;
       b = r2(t);
       if (b >= 20160) goto L92;
       d = q + (b << 1); b = j;
L98:;
       s0 = r2(d);
L97:;
       h = s0 + b * 20160;
       if (h >= 181440) goto L3;
       b = h + p;
       if ((r1(b) & 63) != o) break;
       if (a >= 4) goto L3;
       a = r1(r1(a + 65600) + 65672);
       if (f == 65536) {
        write_flush(); f = r4(1587160);
       }
       d = f + 1;
       if (!d) goto L31;
       if (d > 65536) goto L2;
       w1(f + 1521616, a); f = r4(1587160) + 1; w4(1587160, f); b = (r1(b) & 63) - 1;
       if (b) goto L94;
       goto L93;
      } while (0);
      a += 1;
     } while (a != 4);
     break;
    }
   } while (0);
L93:;
   if (f == 65536) {
    write_flush(); f = r4(1587160);
   }
   b = f + 1;
   if (!b) goto L31;
   if (b > 65536) goto L2;
   w1(f + 1521616, 10); w4(1587160, r4(1587160) + 1);
   if (v31 >= v32) goto L40;
   v31 = v33;
   if (v31 <= v32) continue;
   goto L40;
L92:;
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
   d = r1(b + 1456064); f = d - 9;
   if (f > 23) goto L32;
   if (!(1U << (f & 31) & 8388627)) goto L32;
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
