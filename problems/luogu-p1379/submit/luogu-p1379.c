/* luogu-p1379, made from Rust by c-emitter */
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

static u8 m[851968];
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
  a = r4(821424);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 755880, 1, a, stdout); w4(821424, 0);
  }
  return;
 } while (0);
 abort();
}

static void read_refill(void) {
 u32 a;
 write_flush();
 if (!r1(821428)) {
  w8(755872, r8(755872) - (u64) r4(821416)); w4(821420, 0);
  a = (u32) fread(m + 690328, 1, 65536, stdin); w4(821416, a); w1(821428, !a);
 }
}

static void write_write_number(u64 a) {
 u32 b, c;
 if (a > 9) {
  write_write_number(a / 10);
 }
 b = r4(821424);
 if (b == 65536) {
  write_flush(); b = r4(821424);
 }
 do {
  c = b + 1;
  if (c) {
   if (c > 65536) break;
   w1(b + 755880, (u32) (a % 10) | 48); w4(821424, r4(821424) + 1); return;
  }
  abort();
 } while (0);
 abort();
}

static void f_solve(void) {
 u32 a = 0, b, c = 0, d = 0, e, f = 0, g, h = 0, i, j = 0, k = 0, l = 0, n = 0, o = 0, p = 0, q =
  0, r = 0, s = 0, t = 0, u = 0, v = 0, w, x = 0, y, z, v25, s0, s1;
 u64 v26, v27 = 0, v28, t1;
 i = g0 - 48; g0 = i; e = r4(821416); b = r4(821420);
 do {
  s0 = i;
L6:;
  for (;;) {
   if (b == e) {
    read_refill(); e = r4(821416);
   }
   if (e >= 65537) goto L2;
   do {
    b = r4(821420);
    if (b >= e) break;
    d = r1(b + 690328); c = d - 9;
    if (c > 23) break;
    if (!(1U << (c & 31) & 8388627)) break;
    b += 1; w4(821420, b);
    if (d != 10) goto L6;
    w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L6;
   } while (0);
   break;
  }
L9:;
  for (;;) {
   if (b == e) {
    read_refill(); e = r4(821416);
    if (e > 65536) goto L2;
    b = r4(821420);
   }
   if (b >= e) goto L4;
   do {
    c = b + 690328; a = r1(c); d = a - 9;
    if (d > 23) break;
    if (!(1U << (d & 31) & 8388627)) break;
    b += 1; w4(821420, b);
    if (a != 10) goto L9;
    w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L9;
   } while (0);
   break;
  }
  do {
   d = e - b;
   if (d < 2) break;
   if (r1(c + 1) != 32) {
    if (d < 9) break;
    w1(i + 40, 0); w8(i + 32, 0); a = 0; d = 0;
    do {
     f = r1(c + d) - 48; w1(i + 32 + d, f); h |= f; a |= 1U << (f & 31); d += 1;
    } while (d != 9);
    if (a != 511) break;
    if ((h & 255) > 15) break;
    w4(821420, b + 9); goto L12;
   }
   if (d < 17) break;
   w1(i + 40, 0); w8(i + 32, 0); j = c + 17; a = 0;
   s1 = d > 16 ? c : 0U;
   d = 0;
L16:;
   for (;;) {
    do {
     c += f; f = r1(c) - 48; w1(i + 32 + d, f); h |= f; a |= 1U << (f & 31);
     if (d == 8) break;
     d += 1; f = 1; c += 1;
     if (j - c > 1) goto L16;
    } while (0);
    break;
   }
   if (r1(s1 + 1) != 32) break;
   f = b + 690331; d = 15;
   for (;;) {
    if (d >= 2) {
     d -= 2; s1 = r1(f); f += 2;
     if (s1 == 32) continue;
     goto L13;
    }
    break;
   }
   if (a != 511) break;
   if ((h & 255) > 15) break;
   w4(821420, b + 17); goto L12;
  } while (0);
L13:;
  w1(i + 40, 0); w8(i + 32, 0); a = 0; c = 0;
  do {
   s1 = c + 1;
L22:;
   for (;;) {
    if (b == e) {
     read_refill(); e = r4(821416);
    }
    if (e >= 65537) goto L20;
    n = r4(821420);
    if (n >= e) goto L4;
    do {
     f = r1(n + 690328); b = f - 9;
     if (b > 23) break;
     if (!(1U << (b & 31) & 8388627)) break;
     b = n + 1; w4(821420, b);
     if (f != 10) goto L22;
     w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L22;
    } while (0);
    break;
   }
   j = f - 48; b = j & 255;
   if (b > 8) goto L4;
   f = 1U << (b & 31);
   if (f & a & 65535) goto L4;
   b = n + 1; w4(821420, b); w1(i + 32 + c, j); a |= f; c = s1;
  } while (c != 9);
  f = r2(i + 39); e = r2(i + 33); b = r1(i + 32); s1 = r4(i + 35); goto L5;
L20:;
  goto L2;
L12:;
  b = r1(i + 32); e = r2(i + 33); f = r2(i + 39); s1 = r4(i + 35);
L5:;
  w4(s0 + 26, s1); w2(i + 24, e); w2(i + 30, f); w1(i + 23, b); v25 = i + 8; h = i + 23; a = 0;
  g = g0 - 192; g0 = g; w1(g + 24, 0); w8(g + 16, 0); d = 1;
  for (;;) {
   c = d + 1;
   do {
    if (a == 9) goto L26;
    s0 = a + 65536; a += 1; e = r1(s0);
   } while (!e);
   if (e > 8) goto L3;
   w1(g + 16 + e, d); d = c; continue;
L26:;
   break;
  }
  a = 0;
  do {
   c = r1(a + h);
   if (c >= 9) goto L3;
   w1(g + 40 + a, r1(g + 16 + c)); a += 1;
  } while (a != 9);
  w1(g + 8, r1(g + 48)); w8(g, r8(g + 40)); a = 0;
  do {
   o += r1(a + g) ? 0U : a;
   a += 1;
  } while (a != 9);
  w8(g + 32, 0); a = 0;
  do {
   w1(g + 32 + a, r1(g + (a + (u32) (a >= o))) - 1); a += 1;
  } while (a != 8);
  w8(g + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
  do {
   v27 = (u64) r1(g + 32 + a) << 2; w1(g + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
   v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
  } while (a != 8);
  w8(g + 16, r8(g + 40)); b = 0; a = 0;
  do {
   b += r1(g + 16 + a); a += 1;
  } while (a != 8);
  if (!(b & 1)) {
   a = 8; b = g + 16;
   do {
    u = r1(b) + a * u; b += 1; c = a - 1; a = c;
   } while (c);
   if (!r2(65600)) {
    x = g + 48; q = 65600;
    do {
     do {
      c = r << 2; p = r4(c + 65576);
      if (!p) break;
      k = r4(c + 65552); n = k << 1;
      d = n < 20160 ? n : 20160U;
      c = div_u32(d, p); s = c + (u32) (d != c * p);
      if (s) {
       l = p << 1; t = g + 32 + r; e = 0; c = q;
       do {
        w8(g + 40, 0); b = e << 1; d = 8; f = 0;
        do {
         a = d; d = a - 1; j = 9 - a; s1 = b; b = div_u32(b, j); j = s1 - b * j;
         w1(d + (g + 40), j);
         if (a != 8) {
          h = j & 255; a = f;
          do {
           j = a + x; s0 = j; j = r1(j); w1(s0, j + (u32) (h <= j)); a += 1;
          } while (a);
         }
         f -= 1;
        } while (d);
        v28 = r8(g + 40); w8(g, v28); w8(g + 40, 0); s -= 1; f = (u32) (v28 >> 56);
        d = (u32) (v28 >> 48); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v27 = (u64) r1(a + g) << 2; w1(g + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
        } while (a != 8);
        w8(g + 16, r8(g + 40)); b = 0; a = 0;
        do {
         b += r1(g + 16 + a); a += 1;
        } while (a != 8);
        s0 = g;
        if (b & 1) {
         w1(g + 7, d); w1(g + 6, f); t1 = r8(g);
        } else {
         t1 = v28;
        }
        w8(s0 + 32, t1); a = r1(t); b = 2; h = 0;
        do {
         b += t; s0 = r1(b); w1(b, a); b = 1; f = h & 1; h = 1; a = s0;
        } while (!f);
        w1(t, a); w8(g + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v27 = (u64) r1(g + 32 + a) << 2; w1(g + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
        } while (a != 8);
        w8(g + 16, r8(g + 40)); b = 0; a = 0;
        do {
         b += r1(g + 16 + a); a += 1;
        } while (a != 8);
        h = e;
        if (!(b & 1)) {
         h = 0; a = 8; b = g + 16;
         do {
          h = r1(b) + a * h; b += 1; a -= 1;
         } while (a);
         h >>= 1;
        }
        a = 0; b = c; s0 = e + p;
        do {
         if (a + e > 20159) goto L3;
         w2(b, a + h); b += 2; a += 1;
        } while (p != a);
        c += l; e = s0;
       } while (s);
      }
      if (!k) break;
      p = div_u32(20160, k);
      if (k > 6720) goto L39;
      s = k << 1; b = 2; e = q + (k << 2); t = r < 4; c = n;
      do {
       d = 0; s0 = b + 1;
       if (!t) {
        d = b / 5; d = (b - d + b / 210 + b / 30 % 7 + d % 6) & 1;
       }
       a = d * k; h = q + d * s; l = (b - d) * k; f = k; d = e; b = c;
       for (;;) {
        if (a == 20160) goto L3;
        if (b < 20160) {
         w2(d, r2(h) + l); h += 2; a += 1; d += 2; b += 1; f -= 1;
         if (!f) goto L57;
         continue;
        }
        break;
       }
       goto L3;
L57:;
       e += n; c += k; b = s0;
      } while (b < p);
      goto L39;
     } while (0);
     abort();
L39:;
     r += 1; q += 40320; v += 40320;
    } while (v != 241920);
   }
   h = o * 20160 + (u >> 1);
   if (r4(690168) == 0 - r4(690316)) {
    w1(388160, 1); b = 624424; a = 0;
    do {
     w4(b + 65600, a < 16 ? 0U : (a < 20 ? a : 20U) - 16);
     a += 1; b += 4;
    } while (b != 624572);
    a = 423360;
    do {
     w4(a + 65600, 80640); a += 4;
    } while (a != 423376);
   }
   if (h > 181439) goto L3;
   s = h + 307520;
   do {
    c = r1(s);
    if (c) goto L34;
    a = 0; k = r1(690320) & 1; c = k * 148 + 690024; f = g + 40; b = (0 - f) & 3; l = b + f;
    if (l > f) {
     e = b; d = c;
     do {
      w1(f, r1(d)); d += 1; f += 1; e -= 1;
     } while (e);
    }
    q = 148 - b; n = q & 4294967292U; f = l + n;
    do {
     e = b + c;
     if (e & 3) {
      if (f <= l) break;
      b = e << 3; j = b & 24; d = e & 4294967292U; c = d + 4; b = (0 - b) & 24; d = r4(d);
      do {
       s1 = d >> (j & 31); d = r4(c); w4(l, s1 | d << (b & 31)); c += 4; l += 4;
      } while (l < f);
      break;
     }
     if (f <= l) break;
     c = e;
     do {
      w4(l, r4(c)); c += 4; l += 4;
     } while (l < f);
    } while (0);
    c = e + n; d = q & 3;
    if (d + f > f) {
     do {
      w1(f, r1(c)); c += 1; f += 1; d -= 1;
     } while (d);
    }
    y = k ? 488960U : 589492U;
    t = k ? 589492U : 488960U;
    l = (u32) !k * 148 + 690024; o = 0; v = 0;
    do {
     w4(l + v, a);
     do {
      if (o >= 36) break;
      d = o >> 2; s0 = r1(690320); x = r1((o & 3) + 65545);
      switch (x - 1) {
       case 0: goto L78;
       case 1: goto L77;
       case 2: goto L76;
       default: goto L75;
      }
L78:;
      if (o >= 24) break;
      s1 = 3; goto L74;
L77:;
      if (!((d & 255) % 3)) break;
      s1 = 4294967295U; goto L74;
L76:;
      if ((d & 255) % 3 >= 2) break;
      s1 = 1; goto L74;
L75:;
      if (o < 12) break;
      s1 = 4294967293U;
L74:;
      h = s1; z = s0 + (o << 6) + 2; r = d * 20160; k = d * 40320 + 65600; c = d + h;
      u = c * 4294947136U; q = c << 2; p = c * 40320 + 65600; e = 0; n = r1((x ^ 1) + 65545);
      j = c > 5; f = o > 23;
      for (;;) {
       do {
        if (r1(e + 65545) == n) break;
        c = e + q;
        if (c > 36) goto L81;
        do {
         if (c != 36) {
          c = g + 40 + (c << 2); h = r4(c + 4); c = r4(c);
          if (h < c) goto L2;
          if (h <= 25133) break;
          goto L2;
         }
         goto L3;
        } while (0);
        w = h << 2; d = c << 2; b = t + d;
        switch (x - 1) {
         case 0: goto L86;
         case 1:
         case 2: goto L85;
         default: goto L87;
        }
L87:;
        if (d == w) break;
        d = (w - d) >> 2;
        do {
         if (j) goto L3;
         c = u + r4(b);
         if (c >= 20160) goto L3;
         c = r2(p + (c << 1));
         if (c >= 20160) goto L3;
         h = r + r2(p + (c << 1));
         if (h > 181439) goto L3;
         c = h + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L3;
         w4(y + (a << 2), h); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L86:;
        if (d == w) break;
        d = (w - d) >> 2;
        do {
         if (f) goto L3;
         c = u + r4(b);
         if (c >= 20160) goto L3;
         h = r + r2(k + (c << 1));
         if (h > 181439) goto L3;
         c = h + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L3;
         w4(y + (a << 2), h); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L85:;
        if (c == h) break;
        d = (w - d) >> 2;
        do {
         h = u + r4(b) + r;
         if (h > 181439) goto L3;
         c = h + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L79;
         w4(y + (a << 2), h); b += 4; a += !c; d -= 1;
        } while (d);
       } while (0);
       e += 1;
       if (e != 4) continue;
       goto L73;
L81:;
       break;
      }
      goto L3;
L79:;
      goto L3;
     } while (0);
L73:;
     o += 1; v += 4;
    } while (v != 148);
    b = 0; w1(690320, r1(690320) + (u32) (a != 0));
   } while (a);
   goto L33;
  }
  b = 0; goto L33;
L34:;
  h = (c & 63) - 1; b = 1;
L33:;
  w4(v25 + 4, h); w4(v25, b); g0 = g + 192;
  if (!(r4(i + 8) & 1)) break;
  write_write_number((u64) r4(i + 12)); b = r4(821424);
  if (b == 65536) {
   write_flush(); b = r4(821424);
  }
  c = b + 1;
  if (!c) goto L2;
  if (c > 65536) goto L2;
  w1(b + 755880, 10); w4(821424, r4(821424) + 1); b = r4(821416); e = r4(821420);
  for (;;) {
   if (b == e) {
    read_refill(); b = r4(821416);
   }
   if (b >= 65537) goto L2;
   e = r4(821420);
   if (e >= b) goto L4;
   d = r1(e + 690328); c = d - 9;
   if (c > 23) goto L4;
   if (!(1U << (c & 31) & 8388627)) goto L4;
   e += 1; w4(821420, e);
   if (d != 10) continue;
   w8(755872, (u64) e); w8(755864, r8(755864) + 1); continue;
  }
 } while (0);
L4:;
 write_flush(); g0 = i + 48; return;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "\001\002\003\010\000\004\007\006\005\000\001\002\003\000\000", 15);
 memcpy(m + 65552, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65572, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65588, "\001\000\000\000\001\000\000\000\001", 9); f_solve(); return 0;
}
