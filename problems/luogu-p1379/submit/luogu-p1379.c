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
 u32 a = 0, b, c = 0, d = 0, e, f = 0, g, h, i = 0, j = 0, k = 0, l = 0, n = 0, o = 0, p = 0, q =
  0, r = 0, s = 0, t = 0, u = 0, v = 0, w, x = 0, y, z, v25, s0, s1, s2;
 u64 v26, v27 = 0, v28, t1;
 h = g0 - 48; g0 = h; g = r4(821416); b = r4(821420);
 do {
  s0 = h;
L6:;
  for (;;) {
   if (b == g) {
    read_refill(); g = r4(821416);
   }
   if (g >= 65537) goto L2;
   do {
    b = r4(821420);
    if (b >= g) break;
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
   if (b == g) {
    read_refill(); g = r4(821416);
    if (g > 65536) goto L2;
    b = r4(821420);
   }
   if (b >= g) goto L4;
   do {
    a = b + 690328; d = r1(a); c = d - 9;
    if (c > 23) break;
    if (!(1U << (c & 31) & 8388627)) break;
    b += 1; w4(821420, b);
    if (d != 10) goto L9;
    w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L9;
   } while (0);
   break;
  }
  do {
   c = g - b;
   if (c < 2) break;
   if (r1(a + 1) != 32) {
    if (c < 9) break;
    w1(h + 40, 0); w8(h + 32, 0); c = 0;
    do {
     d = r1(a + c) - 48; w1(h + 32 + c, d); i |= d; f |= 1U << (d & 31); c += 1;
    } while (c != 9);
    if (f != 511) break;
    if ((i & 255) > 15) break;
    w4(821420, b + 9); goto L12;
   }
   if (c < 17) break;
   w1(h + 40, 0); w8(h + 32, 0); j = a + 17; d = 0;
   s1 = c > 16 ? a : 0U;
   c = 0;
L16:;
   for (;;) {
    do {
     a += d; d = r1(a) - 48; w1(h + 32 + c, d); i |= d; f |= 1U << (d & 31);
     if (c == 8) break;
     c += 1; d = 1; a += 1;
     if (j - a > 1) goto L16;
    } while (0);
    break;
   }
   if (r1(s1 + 1) != 32) break;
   d = b + 690331; c = 15;
   for (;;) {
    if (c >= 2) {
     c -= 2; s1 = r1(d); d += 2;
     if (s1 == 32) continue;
     goto L13;
    }
    break;
   }
   if (f != 511) break;
   if ((i & 255) > 15) break;
   w4(821420, b + 17); goto L12;
  } while (0);
L13:;
  w1(h + 40, 0); w8(h + 32, 0); a = 0; c = 0;
  do {
   s1 = c + 1; s2 = h + 32 + c;
L22:;
   for (;;) {
    if (b == g) {
     read_refill(); g = r4(821416);
    }
    if (g >= 65537) goto L20;
    l = r4(821420);
    if (l >= g) goto L4;
    do {
     j = r1(l + 690328); c = j - 9;
     if (c > 23) break;
     if (!(1U << (c & 31) & 8388627)) break;
     b = l + 1; w4(821420, b);
     if (j != 10) goto L22;
     w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L22;
    } while (0);
    break;
   }
   b = j - 48; c = b & 255;
   if (c > 8) goto L4;
   c = 1U << (c & 31);
   if (c & a & 65535) goto L4;
   w1(s2, b); b = l + 1; w4(821420, b); a |= c; c = s1;
  } while (c != 9);
  d = r2(h + 39); g = r2(h + 33); b = r1(h + 32); s1 = r4(h + 35); goto L5;
L20:;
  goto L2;
L12:;
  b = r1(h + 32); g = r2(h + 33); d = r2(h + 39); s1 = r4(h + 35);
L5:;
  w4(s0 + 26, s1); w2(h + 24, g); w2(h + 30, d); w1(h + 23, b); v25 = h + 8; f = h + 23; a = 0;
  e = g0 - 192; g0 = e; w1(e + 24, 0); w8(e + 16, 0); d = 1;
  for (;;) {
   c = d + 1;
   do {
    if (a == 9) goto L26;
    s0 = a + 65536; a += 1; g = r1(s0);
   } while (!g);
   if (g > 8) goto L3;
   w1(e + 16 + g, d); d = c; continue;
L26:;
   break;
  }
  a = 0;
  do {
   c = r1(a + f);
   if (c >= 9) goto L3;
   w1(e + 40 + a, r1(e + 16 + c)); a += 1;
  } while (a != 9);
  w1(e + 8, r1(e + 48)); w8(e, r8(e + 40)); a = 0;
  do {
   k += r1(a + e) ? 0U : a;
   a += 1;
  } while (a != 9);
  w8(e + 32, 0); a = 0;
  do {
   w1(e + 32 + a, r1(e + (a + (u32) (a >= k))) - 1); a += 1;
  } while (a != 8);
  w8(e + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
  do {
   v27 = (u64) r1(e + 32 + a) << 2; w1(e + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
   v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
  } while (a != 8);
  w8(e + 16, r8(e + 40)); b = 0; a = 0;
  do {
   b += r1(e + 16 + a); a += 1;
  } while (a != 8);
  if (!(b & 1)) {
   a = 8; b = e + 16;
   do {
    t = r1(b) + a * t; b += 1; f = a - 1; a = f;
   } while (f);
   if (!r2(65600)) {
    x = e + 48; q = 65600;
    do {
     do {
      c = p << 2; o = r4(c + 65576);
      if (!o) break;
      n = r4(c + 65552); l = n << 1;
      d = l < 20160 ? l : 20160U;
      c = div_u32(d, o); r = c + (u32) (d != c * o);
      if (r) {
       u = o << 1; s = e + 32 + p; g = 0; c = q;
       do {
        w8(e + 40, 0); b = g << 1; d = 8; i = 0;
        do {
         a = d; d = a - 1; j = 9 - a; s1 = b; b = div_u32(b, j); j = s1 - b * j;
         w1(d + (e + 40), j);
         if (a != 8) {
          f = j & 255; a = i;
          do {
           j = a + x; s0 = j; j = r1(j); w1(s0, j + (u32) (f <= j)); a += 1;
          } while (a);
         }
         i -= 1;
        } while (d);
        v28 = r8(e + 40); w8(e, v28); w8(e + 40, 0); r -= 1; i = (u32) (v28 >> 56);
        d = (u32) (v28 >> 48); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v27 = (u64) r1(a + e) << 2; w1(e + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
        } while (a != 8);
        w8(e + 16, r8(e + 40)); b = 0; a = 0;
        do {
         b += r1(e + 16 + a); a += 1;
        } while (a != 8);
        s0 = e;
        if (b & 1) {
         w1(e + 7, d); w1(e + 6, i); t1 = r8(e);
        } else {
         t1 = v28;
        }
        w8(s0 + 32, t1); a = r1(s); b = 2; f = 0;
        do {
         b += s; s0 = r1(b); w1(b, a); b = 1; i = f & 1; f = 1; a = s0;
        } while (!i);
        w1(s, a); w8(e + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v27 = (u64) r1(e + 32 + a) << 2; w1(e + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
        } while (a != 8);
        w8(e + 16, r8(e + 40)); b = 0; a = 0;
        do {
         b += r1(e + 16 + a); a += 1;
        } while (a != 8);
        f = g;
        if (!(b & 1)) {
         f = 0; a = 8; b = e + 16;
         do {
          f = r1(b) + a * f; b += 1; a -= 1;
         } while (a);
         f >>= 1;
        }
        a = 0; b = c; s0 = g + o;
        do {
         if (a + g > 20159) goto L3;
         w2(b, a + f); b += 2; a += 1;
        } while (o != a);
        c += u; g = s0;
       } while (r);
      }
      if (!n) break;
      o = div_u32(20160, n);
      if (n > 6720) goto L39;
      r = n << 1; b = 2; g = q + (n << 2); s = p < 4; c = l;
      do {
       d = 0; s0 = b + 1;
       if (!s) {
        d = b / 5; d = (b - d + b / 210 + b / 30 % 7 + d % 6) & 1;
       }
       a = d * n; f = q + d * r; u = (b - d) * n; i = n; d = g; b = c;
       for (;;) {
        if (a == 20160) goto L3;
        if (b < 20160) {
         w2(d, r2(f) + u); f += 2; a += 1; d += 2; b += 1; i -= 1;
         if (!i) goto L57;
         continue;
        }
        break;
       }
       goto L3;
L57:;
       g += l; c += n; b = s0;
      } while (b < o);
      goto L39;
     } while (0);
     abort();
L39:;
     p += 1; q += 40320; v += 40320;
    } while (v != 241920);
   }
   if (r4(690168) == 0 - r4(690316)) {
    b = 307520; a = 181440;
    do {
     w1(b, 0);
     f = a < 4096 ? a : 4096U;
     b += f; a -= f;
    } while (a);
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
   c = k * 20160 + (t >> 1);
   if (c > 181439) goto L3;
   r = c + 307520;
   do {
    c = r1(r);
    if (c) goto L34;
    a = 0; c = r1(690320) & 1; memmove(m + (e + 40), m + (c * 148 + 690024), 148);
    y = c ? 488960U : 589492U;
    s = c ? 589492U : 488960U;
    u = (u32) !c * 148 + 690024; k = 0; v = 0;
    do {
     w4(u + v, a);
     do {
      if (k >= 36) break;
      d = k >> 2; s0 = r1(690320); x = r1((k & 3) + 65545);
      switch (x - 1) {
       case 0: goto L71;
       case 1: goto L70;
       case 2: goto L69;
       default: goto L68;
      }
L71:;
      if (k >= 24) break;
      s1 = 3; goto L67;
L70:;
      if (!((d & 255) % 3)) break;
      s1 = 4294967295U; goto L67;
L69:;
      if ((d & 255) % 3 >= 2) break;
      s1 = 1; goto L67;
L68:;
      if (k < 12) break;
      s1 = 4294967293U;
L67:;
      f = s1; z = s0 + (k << 6) + 2; p = d * 20160; n = d * 40320 + 65600; c = d + f;
      t = c * 4294947136U; q = c << 2; o = c * 40320 + 65600; g = 0; l = r1((x ^ 1) + 65545);
      j = c > 5; i = k > 23;
      for (;;) {
       do {
        if (r1(g + 65545) == l) break;
        c = g + q;
        if (c > 36) goto L74;
        do {
         if (c != 36) {
          c = e + 40 + (c << 2); f = r4(c + 4); c = r4(c);
          if (f < c) goto L2;
          if (f <= 25133) break;
          goto L2;
         }
         goto L3;
        } while (0);
        w = f << 2; d = c << 2; b = s + d;
        switch (x - 1) {
         case 0: goto L79;
         case 1:
         case 2: goto L78;
         default: goto L80;
        }
L80:;
        if (d == w) break;
        d = (w - d) >> 2;
        do {
         if (j) goto L3;
         c = t + r4(b);
         if (c >= 20160) goto L3;
         c = r2(o + (c << 1));
         if (c >= 20160) goto L3;
         f = p + r2(o + (c << 1));
         if (f > 181439) goto L3;
         c = f + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L3;
         w4(y + (a << 2), f); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L79:;
        if (d == w) break;
        d = (w - d) >> 2;
        do {
         if (i) goto L3;
         c = t + r4(b);
         if (c >= 20160) goto L3;
         f = p + r2(n + (c << 1));
         if (f > 181439) goto L3;
         c = f + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L3;
         w4(y + (a << 2), f); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L78:;
        if (c == f) break;
        d = (w - d) >> 2;
        do {
         f = t + r4(b) + p;
         if (f > 181439) goto L3;
         c = f + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : z);
         if (a >= 25133) goto L72;
         w4(y + (a << 2), f); b += 4; a += !c; d -= 1;
        } while (d);
       } while (0);
       g += 1;
       if (g != 4) continue;
       goto L66;
L74:;
       break;
      }
      goto L3;
L72:;
      goto L3;
     } while (0);
L66:;
     k += 1; v += 4;
    } while (v != 148);
    b = 0; w1(690320, r1(690320) + (u32) (a != 0));
   } while (a);
   goto L33;
  }
  b = 0; goto L33;
L34:;
  f = (c & 63) - 1; b = 1;
L33:;
  w4(v25 + 4, f); w4(v25, b); g0 = e + 192;
  if (!(r4(h + 8) & 1)) break;
  write_write_number((u64) r4(h + 12)); b = r4(821424);
  if (b == 65536) {
   write_flush(); b = r4(821424);
  }
  c = b + 1;
  if (!c) goto L2;
  if (c > 65536) goto L2;
  w1(b + 755880, 10); w4(821424, r4(821424) + 1); b = r4(821416); g = r4(821420);
  for (;;) {
   if (b == g) {
    read_refill(); b = r4(821416);
   }
   if (b >= 65537) goto L2;
   g = r4(821420);
   if (g >= b) goto L4;
   d = r1(g + 690328); c = d - 9;
   if (c > 23) goto L4;
   if (!(1U << (c & 31) & 8388627)) goto L4;
   g += 1; w4(821420, g);
   if (d != 10) continue;
   w8(755872, (u64) g); w8(755864, r8(755864) + 1); continue;
  }
 } while (0);
L4:;
 write_flush(); g0 = h + 48; return;
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
