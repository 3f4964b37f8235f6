/* nine-number, made from Rust by c-emitter */
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

static u8 m[1048576];
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

static void read_refill(void) {
 u32 a;
 do {
  a = r4(1033936);
  if (a) {
   if (a >= 65537) break;
   fwrite(m + 968392, 1, a, stdout); w4(1033936, 0);
  }
  if (!r1(1033940)) {
   w8(968384, r8(968384) - (u64) r4(1033928)); w4(1033932, 0);
   a = (u32) fread(m + 902840, 1, 65536, stdin); w4(1033928, a); w1(1033940, !a);
  }
  return;
 } while (0);
 abort();
}

static void write_write_number(u64 a) {
 u32 b = 0, c;
 if (a > 9) {
  write_write_number(a / 10);
 }
 do {
  b = r4(1033936);
  if (b == 65536) {
   fwrite(m + 968392, 1, 65536, stdout); w4(1033936, 0); b = 0; break;
  }
  c = b + 1;
  if (!c) goto L4;
  if (c > 65536) goto L3;
 } while (0);
 w1(b + 968392, (u32) (a % 10) | 48); w4(1033936, r4(1033936) + 1); return;
L4:;
 abort();
L3:;
 abort();
}

static void f_solve(void) {
 u32 a = 0, b = 0, c, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0, n = 0, o = 0,
  p = 0, q = 0, r, s, t, u, v, s0, s1;
 u64 w = 0, x = 0, y = 0, z = 0, v25 = 0, v26 = 0, v27 = 0, v28 = 0, v29 = 0, v30 = 0, v31 = 0, v32
  = 0, v33 = 0, v34 = 0, v35 = 0;
 c = g0 - 32; g0 = c;
 if (!r2(65560)) {
  j = c + 7; l = c + 6; o = c + 5; p = c + 4; q = c + 3; t = c + 2; u = c + 1; d = c + 8;
  w1(d, r1(65556)); w8(c, r8(65548)); k = c + 9;
  do {
   r = r1(c); w = (u64) (r << 2 & 60);
   x = (U64(0xeeeeeeee, 0xeeeeeef0) << (w & 63)) - U64(0x1234567, 0x89abcdf0); a = r1(c + 6);
   y = (u64) (a << 2 & 60); z = x + (U64(0xeeeeeeee, 0xeeeeeef0) << (y & 63)); e = r1(c + 5);
   v25 = (u64) (e << 2 & 60); v26 = z + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63)); h = r1(c + 1);
   v27 = (u64) (h << 2 & 60); v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   b = r1(c + 3); v29 = (u64) (b << 2 & 60);
   v30 = v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63)); f = r1(c + 4);
   v31 = (u64) (f << 2 & 60); v32 = v30 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v31 & 63));
   i = r1(c + 7); v33 = (u64) (i << 2 & 60);
   v34 = v32 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v33 & 63)); s = r1(d); v35 = (u64) (s << 2 & 60);
   g = r1(c + 2);
   v = ((u32) ((v34 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v35 & 63))) >> ((u64) (g << 2 & 60) & 63)) &
     15) + ((u32) (v34 >> (v35 & 63)) & 15) + (((((u32) (v30 >> (v31 & 63)) & 15) + (((((((u32) (x
     >> (y & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (w & 63)) << 3 & 120)) * 7 +
     ((u32) (z >> (v25 & 63)) & 15)) * 6 + ((u32) (v26 >> (v27 & 63)) & 15)) * 5 + ((u32) (v28 >>
     (v29 & 63)) & 15)) << 2)) * 3 + ((u32) (v32 >> (v33 & 63)) & 15)) << 1);
   if (v >= 40320) goto L4;
   w2((v << 1) + 65560, n);
   do {
    s = i < s;
    if (s) {
     f = 8; s0 = d; break;
    }
    if (a < i) {
     f = 7; s0 = j; break;
    }
    if (a > e) {
     f = 6; s0 = l; break;
    }
    if (e > f) {
     f = 5; s0 = o; break;
    }
    if (b < f) {
     f = 4; s0 = p; break;
    }
    if (b > g) {
     f = 3; s0 = q; break;
    }
    if (g > h) {
     f = 2; s0 = t; break;
    }
    if (h <= r) {
     a = 4; h = c; s0 = 0; goto L9;
    }
    f = 1; s0 = u;
   } while (0);
   h = s0; g = h - 1; i = r1(g); b = 10;
   do {
    e = b - 1;
    if (f >= e) goto L20;
    a = b - 2; b = e; e = r1(a + c);
   } while (e <= i);
   if (b < 10) goto L19;
   abort();
L20:;
   e = r1(h); a = f;
L19:;
   w1(g, e); w1(a + c, i);
   if (s) goto L7;
   b = 0; a = (9 - f) >> 1;
   if (a == 1) goto L8;
   s0 = a & 1;
L9:;
   i = a & 6; b = 0; a = d;
   do {
    g = r1(a); e = b + h; w1(a, r1(e)); w1(e, g); g = k + (b ^ 4294967294U); r = r1(g); e += 1;
    w1(g, r1(e)); w1(e, r); a -= 2; b += 2;
   } while (i != b);
   if (!s0) goto L7;
L8:;
   a = b + h; e = r1(a); s0 = a; a = k + (b ^ 4294967295U); w1(s0, r1(a)); w1(a, e);
L7:;
   n += 1;
  } while (n != 40320);
  a = c + 25; j = c + 24; g = 0;
  do {
   w1(j, 0); w8(c + 16, 0); n = g * 720; i = 0; k = a; e = 0; h = 9;
   do {
    d = h; h = d - 1; b = 10 - d; s1 = n; n = div_u32(n, b); f = s1 - n * b; w1(h + (c + 16), f);
    do {
     if (d == 9) break;
     if (e & 3) {
      d = i & 3; b = 0;
      do {
       l = b + k; s0 = l; l = r1(l); w1(s0, l + (u32) (l >= (f & 255))); b += 1;
      } while (d != b);
      d = b - e + 9;
     }
     if (e - 1 < 3) break;
     b = f & 255;
     do {
      f = c + 16 + d; l = r1(f); w1(f, l + (u32) (b <= l)); l = f + 1; s0 = l; l = r1(l);
      w1(s0, l + (u32) (b <= l)); l = f + 2; s0 = l; l = r1(l); w1(s0, l + (u32) (b <= l)); f += 3;
      s0 = f; f = r1(f); w1(s0, f + (u32) (b <= f)); d += 4;
     } while (d != 9);
    } while (0);
    i += 1; k -= 1; e += 1;
   } while (h);
   w = (u64) r1(c + 17) << 2;
   x = (U64(0xeeeeeeee, 0xeeeeeef0) << (w & 63)) - U64(0x1234567, 0x89abcdf0);
   y = (u64) r1(c + 18) << 2; z = x + (U64(0xeeeeeeee, 0xeeeeeef0) << (y & 63));
   v25 = (u64) r1(c + 16) << 2; v26 = z + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63));
   v27 = (u64) r1(c + 19) << 2; v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   v29 = (u64) r1(c + 20) << 2; v30 = v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63));
   v31 = (u64) r1(c + 21) << 2; v32 = v30 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v31 & 63));
   v33 = (u64) r1(c + 22) << 2; v34 = v32 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v33 & 63));
   v35 = (u64) r1(c + 23) << 2;
   e = ((u32) ((v34 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v35 & 63))) >> (((u64) r1(c + 24) << 2) &
     63)) & 15) + ((u32) (v34 >> (v35 & 63)) & 15) + (((((u32) (v30 >> (v31 & 63)) & 15) +
     (((((((u32) (x >> (y & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (w & 63)) << 3 &
     120)) * 7 + ((u32) (z >> (v25 & 63)) & 15)) * 6 + ((u32) (v26 >> (v27 & 63)) & 15)) * 5 +
     ((u32) (v28 >> (v29 & 63)) & 15)) << 2)) * 3 + ((u32) (v32 >> (v33 & 63)) & 15)) << 1);
   if (e > 362879) goto L3;
   w2((e / 720 << 1) + 146200, g); g += 1;
  } while (g != 504);
 }
 if (r4(902680) == 0 - r4(902828)) {
  w4(902680, 1); w8(902672, U64(0x1, 0x1)); w8(902664, U64(0x1, 0x1)); w8(902656, U64(0x1, 0x1));
  w8(902648, U64(0x1, 0x1)); w8(902640, U64(0x1, 0x1)); w8(902632, U64(0x1, 0x1));
  w8(902624, U64(0x1, 0x1)); w8(902616, U64(0x1, 0x1)); w8(902608, U64(0x1, 0x1));
  w8(902600, U64(0x1, 0x1)); w8(902592, U64(0x1, 0x1)); w8(902584, U64(0x1, 0x1));
  w8(902576, U64(0x1, 0x1)); w8(902568, U64(0x1, 0x1)); w8(902560, U64(0x1, 0x1));
  w8(902552, U64(0x1, 0x1)); w8(902544, U64(0x1, 0x1)); w8(902536, U64(0x1, 0x0)); w1(718216, 1);
  w4(147208, 178560);
 }
 l = c + 24;
 for (;;) {
  b = r4(1033928); a = r4(1033932);
L35:;
  for (;;) {
   if (a == b) {
    read_refill(); b = r4(1033928);
   }
   if (b >= 65537) goto L2;
   a = r4(1033932);
   if (b <= a) goto L34;
   do {
    e = r1(a + 902840); d = e - 9;
    if (d > 23) break;
    if (!(1U << (d & 31) & 8388627)) break;
    a += 1; w4(1033932, a);
    if (e != 10) goto L35;
    w8(968384, (u64) a); w8(968376, r8(968376) + 1); goto L35;
   } while (0);
   break;
  }
  do {
   d = b - a;
   if (d < 2) break;
   do {
    h = r1(a + 902841);
    if (h != 32) {
     if (d < 9) goto L40;
     k = h - 48; f = e - 48; e = r1(a + 902842) - 48; d = r1(a + 902843) - 48;
     h = r1(a + 902844) - 48; i = r1(a + 902845) - 48; n = r1(a + 902846) - 48;
     g = r1(a + 902847) - 48; j = r1(a + 902848) - 48;
     if ((1U << (k & 31) | 1U << (f & 31) | 1U << (e & 31) | 1U << (d & 31) | 1U << (h & 31) | 1U
       << (i & 31) | 1U << (n & 31) | 1U << (g & 31) | 1U << (j & 31)) != 511) goto L40;
     if (((f | k | e | d | h | i | n | g | j) & 255) > 15) goto L40;
     s1 = 9; break;
    }
    if (d < 17) goto L40;
    if (r1(a + 902843) != 32) goto L40;
    if (r1(a + 902845) != 32) goto L40;
    if (r1(a + 902847) != 32) goto L40;
    if (r1(a + 902849) != 32) goto L40;
    if (r1(a + 902851) != 32) goto L40;
    if (r1(a + 902853) != 32) goto L40;
    if (r1(a + 902855) != 32) goto L40;
    k = r1(a + 902842) - 48; f = e - 48; e = r1(a + 902844) - 48; d = r1(a + 902846) - 48;
    h = r1(a + 902848) - 48; i = r1(a + 902850) - 48; n = r1(a + 902852) - 48;
    g = r1(a + 902854) - 48; j = r1(a + 902856) - 48;
    if ((1U << (k & 31) | 1U << (f & 31) | 1U << (e & 31) | 1U << (d & 31) | 1U << (h & 31) | 1U <<
      (i & 31) | 1U << (n & 31) | 1U << (g & 31) | 1U << (j & 31)) != 511) goto L40;
    if (((f | k | e | d | h | i | n | g | j) & 255) >= 16) goto L40;
    s1 = 17;
   } while (0);
   w4(1033932, s1 + a); goto L39;
  } while (0);
L40:;
  k = 0; w1(l, 0); w8(c + 16, 0); d = 0;
  do {
   s0 = d + 1; s1 = c + 16 + d;
L44:;
   for (;;) {
    if (a == b) {
     read_refill(); b = r4(1033928);
    }
    if (b >= 65537) goto L38;
    a = r4(1033932);
    if (a >= b) goto L34;
    do {
     d = r1(a + 902840); f = d - 9;
     if (f > 23) break;
     if (!(1U << (f & 31) & 8388627)) break;
     a += 1; w4(1033932, a);
     if (d != 10) goto L44;
     w8(968384, (u64) a); w8(968376, r8(968376) + 1); goto L44;
    } while (0);
    break;
   }
   f = d - 48;
   if ((f & 255) > 8) goto L34;
   d = 1U << ((d & 15) & 31);
   if (d & k) goto L34;
   w1(s1, f); a += 1; w4(1033932, a); k |= d; d = s0;
  } while (d != 9);
  d = r4(c + 19); n = d >> 24; i = d >> 16; h = d >> 8; k = r2(c + 17); e = k >> 8; g = r2(c + 23);
  j = g >> 8; f = r1(c + 16);
L39:;
  w = (u64) (h << 2 & 60);
  x = (U64(0xeeeeeeee, 0xeeeeeef0) << (w & 63)) - U64(0x1234567, 0x89abcdf0);
  y = (u64) (d << 2 & 60); z = x + (U64(0xeeeeeeee, 0xeeeeeef0) << (y & 63));
  v25 = (u64) (i << 2 & 60); v26 = z + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63));
  v27 = (u64) (f << 2 & 60); v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
  v29 = (u64) (k << 2 & 60); v30 = v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63));
  v31 = (u64) (e << 2 & 60); v32 = v30 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v31 & 63));
  v33 = (u64) (n << 2 & 60); v34 = v32 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v33 & 63));
  v35 = (u64) (g << 2 & 60);
  a = ((u32) ((v34 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v35 & 63))) >> ((u64) (j << 2 & 60) & 63)) &
    15) + ((u32) (v34 >> (v35 & 63)) & 15) + (((((u32) (v30 >> (v31 & 63)) & 15) + (((((((u32) (x
    >> (y & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (w & 63)) << 3 & 120)) * 7 + ((u32)
    (z >> (v25 & 63)) & 15)) * 6 + ((u32) (v26 >> (v27 & 63)) & 15)) * 5 + ((u32) (v28 >> (v29 &
    63)) & 15)) << 2)) * 3 + ((u32) (v32 >> (v33 & 63)) & 15)) << 1);
  if (a <= 362879) {
   o = a + 539656;
   do {
    a = r1(o);
    if (a) goto L33;
    n = 0; a = r1(902832) & 1;
    f = a ? 147208U : 343432U;
    h = a ? 343432U : 147208U;
    p = (u32) !a * 148 + 902536; d = r4(a * 148 + 902680); q = d < 49057; i = 0; b = 0;
    do {
     w4(n + p, b);
     do {
      if (i >= 2) break;
      if (q) {
       k = r1(902832) + (i << 6) + 2;
       if (!r1(i + 65536)) {
        if (!d) break;
        a = h; e = d;
        do {
         g = r4(a); s0 = g; g %= 40320; g = s0 - g + r2((g << 1) + 65560);
         if (g > 362879) goto L53;
         j = g + 539656; s0 = j; j = r1(j);
         w1(s0, j ? j : k);
         if (b >= 49056) goto L52;
         w4(f + (b << 2), g); a += 4; b += !j; e -= 1;
        } while (e);
        break;
       }
       if (!d) break;
       a = h; e = d;
       do {
        g = r4(a); j = g / 720;
        do {
         if (g <= 362879) {
          g = j * 4294966576U + g + r2((j << 1) + 146200) * 720;
          if (g > 362879) goto L51;
          j = g + 539656; s0 = j; j = r1(j);
          w1(s0, j ? j : k);
          if (b < 49056) break;
          abort();
         }
         abort();
        } while (0);
        w4(f + (b << 2), g); a += 4; b += !j; e -= 1;
       } while (e);
       break;
      }
      goto L2;
L53:;
      abort();
L52:;
      abort();
L51:;
      abort();
     } while (0);
     i += 1; n += 4;
    } while (n != 148);
    w1(902832, r1(902832) + (u32) (b != 0));
   } while (b);
   do {
    b = r4(1033936);
    if (b - 65537 >= 4294967286U) {
     fwrite(m + 968392, 1, b, stdout); b = 0; w4(1033936, 0); break;
    }
    if (b > 4294967285U) goto L2;
    if (b + 10 > 65536) goto L60;
   } while (0);
   w2(b + 968400, r2(65546)); w8(b + 968392, r8(65538)); b = r4(1033936) + 10; w4(1033936, b);
   goto L32;
L60:;
   goto L2;
  }
  abort();
L38:;
  goto L2;
L34:;
  do {
   a = r4(1033936);
   if (a) {
    if (a >= 65537) break;
    fwrite(m + 968392, 1, a, stdout); w4(1033936, 0);
   }
   g0 = c + 32; return;
  } while (0);
  goto L2;
L33:;
  write_write_number((((u64) a & 63) - 1) & 4294967295U); b = r4(1033936);
L32:;
  do {
   if (b == 65536) {
    fwrite(m + 968392, 1, 65536, stdout); b = 0; w4(1033936, 0); break;
   }
   a = b + 1;
   if (!a) goto L65;
   if (a > 65536) goto L30;
  } while (0);
  w1(b + 968392, 10); w4(1033936, r4(1033936) + 1); continue;
L65:;
  break;
 }
 goto L2;
L30:;
 goto L2;
L4:;
 abort();
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65537, "\001UNSOLVABLE\000\001\002\003\004\005\006\007\010", 20); f_solve(); return 0;
}
