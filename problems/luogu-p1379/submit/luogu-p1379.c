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
 u32 a = 0, b, c = 0, d = 0, e = 0, f, g, h = 0, i, j = 0, k = 0, l = 0, n = 0, o = 0, p = 0, q =
  0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, x, y, z, v25, s0, s1;
 u64 v26, v27 = 0, v28, t1;
 i = g0 - 48; g0 = i; g = r4(821416); b = r4(821420);
 do {
  s0 = i;
L6:;
  for (;;) {
   if (b == g) {
    read_refill(); g = r4(821416);
   }
   if (g >= 65537) goto L2;
   do {
    b = r4(821420);
    if (b >= g) break;
    c = r1(b + 690328); d = c - 9;
    if (d > 23) break;
    if (!(1U << (d & 31) & 8388627)) break;
    b += 1; w4(821420, b);
    if (c != 10) goto L6;
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
    c = b + 690328; d = r1(c); a = d - 9;
    if (a > 23) break;
    if (!(1U << (a & 31) & 8388627)) break;
    b += 1; w4(821420, b);
    if (d != 10) goto L9;
    w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L9;
   } while (0);
   break;
  }
  do {
   d = g - b;
   if (d < 2) break;
   if (r1(c + 1) != 32) {
    if (d < 9) break;
    w1(i + 40, 0); w8(i + 32, 0); a = 0; d = 0;
    do {
     h = r1(c + d) - 48; w1(i + 32 + d, h); e |= h; a |= 1U << (h & 31); d += 1;
    } while (d != 9);
    if (a != 511) break;
    if ((e & 255) > 15) break;
    w4(821420, b + 9); goto L12;
   }
   if (d < 17) break;
   w1(i + 40, 0); w8(i + 32, 0); l = c + 17; a = 0;
   s1 = d > 16 ? c : 0U;
   d = 0;
L16:;
   for (;;) {
    do {
     o = c + h; c = r1(o) - 48; w1(i + 32 + d, c); e |= c; a |= 1U << (c & 31);
     if (d == 8) break;
     d += 1; h = 1; c = o + 1;
     if (l - c > 1) goto L16;
    } while (0);
    break;
   }
   if (r1(s1 + 1) != 32) break;
   h = b + 690331; d = 15;
   for (;;) {
    if (d >= 2) {
     d -= 2; s1 = r1(h); h += 2;
     if (s1 == 32) continue;
     goto L13;
    }
    break;
   }
   if (a != 511) break;
   if ((e & 255) > 15) break;
   w4(821420, b + 17); goto L12;
  } while (0);
L13:;
  w1(i + 40, 0); w8(i + 32, 0); a = 0; c = 0;
  do {
   s1 = c + 1;
L22:;
   for (;;) {
    if (b == g) {
     read_refill(); g = r4(821416);
    }
    if (g >= 65537) goto L20;
    b = r4(821420);
    if (b >= g) goto L4;
    do {
     h = r1(b + 690328); e = h - 9;
     if (e > 23) break;
     if (!(1U << (e & 31) & 8388627)) break;
     b += 1; w4(821420, b);
     if (h != 10) goto L22;
     w8(755872, (u64) b); w8(755864, r8(755864) + 1); goto L22;
    } while (0);
    break;
   }
   h -= 48; e = h & 255;
   if (e > 8) goto L4;
   e = 1U << (e & 31);
   if (e & a & 65535) goto L4;
   b += 1; w4(821420, b); w1(i + 32 + c, h); a |= e; c = s1;
  } while (c != 9);
  h = r2(i + 39); g = r2(i + 33); b = r1(i + 32); s1 = r4(i + 35); goto L5;
L20:;
  goto L2;
L12:;
  b = r1(i + 32); g = r2(i + 33); h = r2(i + 39); s1 = r4(i + 35);
L5:;
  w4(s0 + 26, s1); w2(i + 24, g); w2(i + 30, h); w1(i + 23, b); x = i + 8; e = i + 23; a = 0;
  f = g0 - 192; g0 = f; w1(f + 24, 0); w8(f + 16, 0); d = 1;
  for (;;) {
   c = d + 1;
   do {
    if (a == 9) goto L26;
    s0 = a + 65536; a += 1; b = r1(s0);
   } while (!b);
   if (b > 8) goto L3;
   w1(f + 16 + b, d); d = c; continue;
L26:;
   break;
  }
  a = 0;
  do {
   c = r1(a + e);
   if (c >= 9) goto L3;
   w1(f + 40 + a, r1(f + 16 + c)); a += 1;
  } while (a != 9);
  w1(f + 8, r1(f + 48)); w8(f, r8(f + 40)); a = 0;
  do {
   k += r1(a + f) ? 0U : a;
   a += 1;
  } while (a != 9);
  w8(f + 32, 0); a = 0;
  do {
   w1(f + 32 + a, r1(f + (a + (u32) (a >= k))) - 1); a += 1;
  } while (a != 8);
  w8(f + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
  do {
   v27 = (u64) r1(f + 32 + a) << 2; w1(f + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
   v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
  } while (a != 8);
  w8(f + 16, r8(f + 40)); b = 0; a = 0;
  do {
   b += r1(f + 16 + a); a += 1;
  } while (a != 8);
  if (!(b & 1)) {
   a = 8; b = f + 16;
   do {
    v = r1(b) + a * v; b += 1; c = a - 1; a = c;
   } while (c);
   if (!r2(65600)) {
    w = f + 48; l = 65600;
    do {
     do {
      c = q << 2; n = r4(c + 65576);
      if (!n) break;
      j = r4(c + 65552); o = j << 1;
      c = o < 20160 ? o : 20160U;
      d = div_u32(c, n); p = d + (u32) (c != d * n);
      if (p) {
       t = n << 1; r = f + 32 + q; g = 0; c = l;
       do {
        w8(f + 40, 0); b = g << 1; d = 8; h = 0;
        do {
         a = d; d = a - 1; e = 9 - a; s1 = b; b = div_u32(b, e); e = s1 - b * e;
         w1(d + (f + 40), e);
         if (a != 8) {
          e &= 255; a = h;
          do {
           s = a + w; s0 = s; s = r1(s); w1(s0, s + (u32) (e <= s)); a += 1;
          } while (a);
         }
         h -= 1;
        } while (d);
        v27 = r8(f + 40); w8(f, v27); w8(f + 40, 0); p -= 1; d = (u32) (v27 >> 56);
        h = (u32) (v27 >> 48); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v28 = (u64) r1(a + f) << 2; w1(f + 40 + a, (u32) (v26 >> (v28 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63); a += 1;
        } while (a != 8);
        w8(f + 16, r8(f + 40)); b = 0; a = 0;
        do {
         b += r1(f + 16 + a); a += 1;
        } while (a != 8);
        s0 = f;
        if (b & 1) {
         w1(f + 7, h); w1(f + 6, d); t1 = r8(f);
        } else {
         t1 = v27;
        }
        w8(s0 + 32, t1); a = r1(r); b = 2; e = 0;
        do {
         b += r; s0 = r1(b); w1(b, a); b = 1; h = e & 1; e = 1; a = s0;
        } while (!h);
        w1(r, a); w8(f + 40, 0); a = 0; v26 = U64(0xfedcba98, 0x76543210);
        do {
         v27 = (u64) r1(f + 32 + a) << 2; w1(f + 40 + a, (u32) (v26 >> (v27 & 63)) & 15);
         v26 += U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63); a += 1;
        } while (a != 8);
        w8(f + 16, r8(f + 40)); b = 0; a = 0;
        do {
         b += r1(f + 16 + a); a += 1;
        } while (a != 8);
        e = g;
        if (!(b & 1)) {
         e = 0; a = 8; b = f + 16;
         do {
          e = r1(b) + a * e; b += 1; a -= 1;
         } while (a);
         e >>= 1;
        }
        a = 0; b = c; s0 = g + n;
        do {
         if (a + g > 20159) goto L3;
         w2(b, a + e); b += 2; a += 1;
        } while (n != a);
        c += t; g = s0;
       } while (p);
      }
      if (!j) break;
      p = div_u32(20160, j);
      if (j > 6720) goto L39;
      r = j << 1; b = 2; g = l + (j << 2); t = q < 4; c = o;
      do {
       d = 0; s0 = b + 1;
       if (!t) {
        d = b / 5; d = (b - d + b / 210 + b / 30 % 7 + d % 6) & 1;
       }
       a = d * j; e = l + d * r; s = (b - d) * j; h = j; d = g; b = c;
       for (;;) {
        if (a == 20160) goto L3;
        if (b < 20160) {
         w2(d, r2(e) + s); e += 2; a += 1; d += 2; b += 1; h -= 1;
         if (!h) goto L57;
         continue;
        }
        break;
       }
       goto L3;
L57:;
       g += o; c += j; b = s0;
      } while (b < p);
      goto L39;
     } while (0);
     abort();
L39:;
     q += 1; l += 40320; u += 40320;
    } while (u != 241920);
   }
   e = k * 20160 + (v >> 1);
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
   if (e > 181439) goto L3;
   r = e + 307520;
   do {
    c = r1(r);
    if (c) goto L34;
    a = 0; c = r1(690320) & 1; memmove(m + (f + 40), m + (c * 148 + 690024), 148);
    h = c ? 488960U : 589492U;
    v = c ? 589492U : 488960U;
    w = (u32) !c * 148 + 690024; k = 0; u = 0;
    do {
     w4(u + w, a);
     do {
      if (k >= 36) break;
      c = k >> 2; s0 = r1(690320); n = r1((k & 3) + 65545);
      switch (n - 1) {
       case 0: goto L70;
       case 1: goto L69;
       case 2: goto L68;
       default: goto L67;
      }
L70:;
      if (k >= 24) break;
      s1 = 3; goto L66;
L69:;
      if (!((c & 255) % 3)) break;
      s1 = 4294967295U; goto L66;
L68:;
      if ((c & 255) % 3 >= 2) break;
      s1 = 1; goto L66;
L67:;
      if (k < 12) break;
      s1 = 4294967293U;
L66:;
      e = s1; j = s0 + (k << 6) + 2; l = c * 20160; t = c * 40320 + 65600; c += e;
      o = c * 4294947136U; s = c << 2; q = c * 40320 + 65600; g = 0; y = r1((n ^ 1) + 65545);
      z = c > 5; v25 = k > 23;
      for (;;) {
       do {
        if (r1(g + 65545) == y) break;
        c = g + s;
        if (c > 36) goto L73;
        do {
         if (c != 36) {
          c = f + 40 + (c << 2); e = r4(c + 4); p = r4(c);
          if (e < p) goto L2;
          if (e <= 25133) break;
          goto L2;
         }
         goto L3;
        } while (0);
        c = e << 2; d = p << 2; b = v + d;
        switch (n - 1) {
         case 0: goto L78;
         case 1:
         case 2: goto L77;
         default: goto L79;
        }
L79:;
        if (c == d) break;
        d = (c - d) >> 2;
        do {
         if (z) goto L3;
         c = o + r4(b);
         if (c >= 20160) goto L3;
         c = r2(q + (c << 1));
         if (c >= 20160) goto L3;
         e = l + r2(q + (c << 1));
         if (e > 181439) goto L3;
         c = e + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : j);
         if (a >= 25133) goto L3;
         w4(h + (a << 2), e); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L78:;
        if (c == d) break;
        d = (c - d) >> 2;
        do {
         if (v25) goto L3;
         c = o + r4(b);
         if (c >= 20160) goto L3;
         e = l + r2(t + (c << 1));
         if (e > 181439) goto L3;
         c = e + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : j);
         if (a >= 25133) goto L3;
         w4(h + (a << 2), e); b += 4; a += !c; d -= 1;
        } while (d);
        break;
L77:;
        if (e == p) break;
        d = (c - d) >> 2;
        do {
         e = o + r4(b) + l;
         if (e > 181439) goto L3;
         c = e + 307520; s0 = c; c = r1(c);
         w1(s0, c ? c : j);
         if (a >= 25133) goto L71;
         w4(h + (a << 2), e); b += 4; a += !c; d -= 1;
        } while (d);
       } while (0);
       g += 1;
       if (g != 4) continue;
       goto L65;
L73:;
       break;
      }
      goto L3;
L71:;
      goto L3;
     } while (0);
L65:;
     k += 1; u += 4;
    } while (u != 148);
    b = 0; w1(690320, r1(690320) + (u32) (a != 0));
   } while (a);
   goto L33;
  }
  b = 0; goto L33;
L34:;
  e = (c & 63) - 1; b = 1;
L33:;
  w4(x + 4, e); w4(x, b); g0 = f + 192;
  if (!(r4(i + 8) & 1)) break;
  write_write_number((u64) r4(i + 12)); b = r4(821424);
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
   c = r4(821420);
   if (c >= b) goto L4;
   d = r1(c + 690328); g = d - 9;
   if (g > 23) goto L4;
   if (!(1U << (g & 31) & 8388627)) goto L4;
   g = c + 1; w4(821420, g);
   if (d != 10) continue;
   w8(755872, (u64) g); w8(755864, r8(755864) + 1); continue;
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
