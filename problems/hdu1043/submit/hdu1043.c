/* hdu1043, made from Rust by c-emitter */
/* with rustc 1.95.0 and wasm-opt version 108 */
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

static u32 get8(const u8 *p) { return *p; }
static u32 get16(const u8 *p) { unsigned short x; memcpy(&x, p, 2); return x; }
static u32 get32(const u8 *p) { u32 x; memcpy(&x, p, 4); return x; }
static u64 get64(const u8 *p) { u64 x; memcpy(&x, p, 8); return x; }
static void put8(u8 *p, u32 x) { *p = (u8) x; }
static void put16(u8 *p, u32 x) { unsigned short y = (unsigned short) x; memcpy(p, &y, 2); }
static void put32(u8 *p, u32 x) { memcpy(p, &x, 4); }
static void put64(u8 *p, u64 x) { memcpy(p, &x, 8); }
static u32 div_u32(u32 x, u32 y) { if (!y) abort(); return x / y; }
static u32 clz32(u32 x) { u32 n = 32, s = 16; for (; s; s >>= 1) if (x >> s) { n -= s; x >>= s; }
  return n - x; }
static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }

static void f_refill(u32 v0) {
 u32 v1, v2 = 0;
 v1 = get32(m + 196756);
 put32(m + 196756, 0);
 do {
  if (v1) {
   if (v1 >= 65537) break;
   fwrite(m + 131216, 1, v1, stdout);
  }
  if (!get8(m + 196760)) {
   put64(m + 131184, get64(m + 131184) + (u64) get32(m + 196752));
   put32(m + 131208, 0);
   put32(m + 196752, 0);
   v1 = (u32) fread(m + 65648, 1, 65536, stdin);
   put32(m + 196752, v1);
   put8(m + 196760, !v1);
   v2 = v1 != 0;
  }
  put8(m + v0, 8);
  put8(m + 1 + v0, v2);
  return;
 } while (0);
 abort();
}

static void cantor_rank_even(u32 v0, u32 v1) {
 u32 v10, v11, v12, v13, v14, v15, v16, v17;
 u64 v2, v3, v4, v5, v6, v7, v8, v9;
 v10 = 1;
 do {
  v4 = (u64) get8(m + v1) << 2;
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v4 & 63)) - U64(0x1234567, 0x89abcdf0);
  v3 = (u64) get8(m + 1 + v1) << 2;
  v5 = (v2 >> (v3 & 63)) << 8 & 3840;
  v11 = (u32) (v5 >> 8);
  v4 = U64(0xfedcba98, 0x76543210) >> (v4 & 63) & 15;
  v12 = (u32) v4;
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v3 & 63)) + v2;
  v3 = (u64) get8(m + 2 + v1) << 2;
  v6 = (v2 >> (v3 & 63)) << 16 & 983040;
  v13 = (u32) (v6 >> 16);
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v3 & 63)) + v2;
  v3 = (u64) get8(m + 3 + v1) << 2;
  v7 = (v2 >> (v3 & 63)) << 24 & 251658240;
  v14 = (u32) (v7 >> 24);
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v3 & 63)) + v2;
  v3 = (u64) get8(m + 4 + v1) << 2;
  v8 = (v2 >> (v3 & 63)) << 32 & U64(0xf, 0x0);
  v15 = (u32) (v8 >> 32);
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v3 & 63)) + v2;
  v3 = (u64) get8(m + 5 + v1) << 2;
  v9 = (v2 >> (v3 & 63)) << 40 & U64(0xf00, 0x0);
  v16 = (u32) (v9 >> 40);
  v2 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v3 & 63)) + v2;
  v3 = (u64) get8(m + 6 + v1) << 2;
  v4 = ((v2 >> (v3 & 63)) << 48 & U64(0xf0000, 0x0)) | ((((U64(0xeeeeeeee, 0xeeeeeef0) << (v3 &
    63)) + v2) >> (((u64) get8(m + 7 + v1) << 2) & 63)) << 56 & U64(0xf000000, 0x0)) | (v7 | v9 |
    v4 | v5 | v6 | v8);
  v1 = (u32) (v4 >> 48);
  v17 = (u32) (v4 >> 56);
  if ((v11 + v12 + v13 + v14 + v15 + v16 + v1 + v17) & 1) {
   v10 = 0;
   break;
  }
  v1 = (((((v12 * 7 + v11) * 6 + v13) * 5 + v14) << 2) + v15) * 3 + v16 + (((v1 & 255) + v17) >> 1);
 } while (0);
 put32(m + 4 + v0, v1);
 put32(m + v0, v10);
}

static void f_learn(u32 v0) {
 u32 v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5, s0;
 u64 v6 = 0;
 if (v0 <= 181439) {
  v1 = v0 << 1;
  if (get16(m + 1165472 + v1)) goto L3;
  v4 = v1 + 1165472;
  v6 = 1;
  v3 = get8(m + 1622480 + v0);
  if (!(v3 & 62)) goto L5;
  v1 = v0 / 20160;
  v2 = v0 - v1 * 20160;
  v3 = v3 >> 6;
  switch (get8(m + 65564 + v3) - 1) {
   case 0: goto L11;
   case 1: goto L12;
   case 2: goto L13;
   default: goto L10;
  }
L13:;
  if ((v1 & 255) % 3 >= 2) goto L5;
  v1 = v1 + 1;
  goto L6;
L12:;
  if (!((v1 & 255) % 3)) goto L5;
  v1 = v1 - 1;
  goto L6;
L11:;
  if (v0 >= 120960) goto L5;
  v5 = v1 * 40320 + 196768;
  v2 = get16(m + (v5 + (v2 << 1)));
  if (v2 >= 20160) goto L8;
  v1 = v1 + 3;
  v2 = get16(m + (v5 + (v2 << 1)));
  goto L6;
L10:;
  if (v0 > 60479) goto L7;
  goto L5;
 }
 abort();
L8:;
 abort();
L7:;
 v1 = v1 - 3;
 v2 = get16(m + 196768 + (v1 * 40320 + (v2 << 1)));
L6:;
 v1 = v1 * 20160 + v2;
 f_learn(v1);
 do {
  if (v1 < 181440) {
   v2 = get16(m + 1165472 + (v1 << 1));
   put16(m + v4, v2);
   if (v2 >= 11765) break;
   v6 = get64(m + 1528352 + (v2 << 3));
   if ((clz64(v6) & 96) == 32) goto L14;
   s0 = v0 << 2;
   v0 = get32(m + 439712 + (v1 << 2)) << 2 | v3;
   put32(m + 439712 + s0, v0);
   if (v0 != 1) goto L3;
   goto L4;
  }
  abort();
 } while (0);
 abort();
L14:;
 v6 = (u64) v3 | v6 << 2;
L5:;
 put32(m + 439712 + (v0 << 2), 1);
L4:;
 v0 = get16(m + 1622476) + 1;
 put16(m + 1622476, v0);
 put16(m + v4, v0);
 v0 = get16(m + 1622476);
 if (v0 > 11764) goto L2;
 put64(m + 1528352 + (v0 << 3), v6);
L3:;
 return;
L2:;
 abort();
}

static void f_solve(void) {
 u32 v0 = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0, v7 = 0, v8, v9 = 0, v10 = 0, v11 = 0,
  v12 = 0, v13 = 0, v14 = 0, v15 = 0, v16 = 0, v17 = 0, v18, v19, v20, v21, v22, v23, v24, s0, s1,
  s2;
 u64 v25 = 0, v26 = 0, v27 = 0, t1, t2;
 v8 = g0 - 192;
 g0 = v8;
 if (!get16(m + 196768)) {
  v9 = 196768;
  do {
   v0 = v14 << 2;
   v10 = get32(m + 65600 + v0);
   v11 = v10 << 1;
   v3 = v11 < 20160 ? v11 : 20160U;
   v4 = get32(m + 65624 + v0);
   v0 = div_u32(v3, v4);
   v2 = v0 + (u32) (v3 != v0 * v4);
   if (v2) {
    v15 = v4 << 1;
    v7 = v8 + 24 + v14;
    v6 = 0;
    v5 = v9;
    do {
     v0 = v6 << 1;
     v26 = (u64) (v0 / 5040 << 2 & 28);
     v25 = (U64(0xffffffff, 0xffffffff) << (v26 & 63) & U64(0xfedcba9, 0x81317131)) ^ 106181136;
     v27 = (u64) (v0 / 720 % 7 << 2);
     t1 = ((v25 >> (v27 & 63)) << 8 & 3840) | (U64(0xfedcba98, 0x76543210) >> (v26 & 63) & 7);
     v25 = ((v25 >> 4 ^ v25) & U64(0xffffffff, 0xffffffff) << (v27 & 63)) ^ v25;
     v26 = (u64) (v0 / 120 % 6 << 2);
     t1 = t1 | ((v25 >> (v26 & 63)) << 16 & 983040);
     v25 = ((v25 >> 4 ^ v25) & U64(0xffffffff, 0xffffffff) << (v26 & 63)) ^ v25;
     v26 = (u64) (v0 / 24 % 5 << 2);
     t1 = t1 | ((v25 >> (v26 & 63)) << 24 & 251658240);
     v25 = ((v25 >> 4 ^ v25) & U64(0xffffffff, 0xffffffff) << (v26 & 63)) ^ v25;
     v26 = (u64) (v0 / 6 << 2 & 12);
     t1 = t1 | ((v25 >> (v26 & 63)) << 32 & U64(0xf, 0x0));
     v25 = ((v25 >> 4 ^ v25) & U64(0xffffffff, 0xffffffff) << (v26 & 63)) ^ v25;
     v26 = (u64) ((v6 & 2147483647) % 3 << 2);
     t1 = t1 | ((v25 >> (v26 & 63)) << 40 & U64(0xf00, 0x0));
     v25 = ((v25 >> 4 ^ v25) & U64(0xffffffff, 0xffffffff) << (v26 & 63)) ^ v25;
     v26 = t1 | (v25 << 48 & U64(0xf0000, 0x0));
     v25 = v26 | (v25 << 52 & U64(0xf000000, 0x0));
     put64(m + 40 + v8, v25);
     cantor_rank_even(v8 + 16, v8 + 40);
     v2 = v2 - 1;
     s0 = v4 + v6;
     s1 = v8;
     if (get32(m + 16 + v8) != 1) {
      put8(m + 47 + v8, (u32) (v26 >> 48));
      put8(m + 46 + v8, (u32) (v25 >> 56));
      t2 = get64(m + 40 + v8);
     } else {
      t2 = v25;
     }
     put64(m + 24 + s1, t2);
     v0 = get16(m + 1 + v7);
     put8(m + 2 + v7, get8(m + v7));
     put16(m + v7, v0);
     cantor_rank_even(v8 + 8, v8 + 24);
     v16 = get32(m + 8 + v8) & 1 ? get32(m + 12 + v8) : v6;
     v1 = 0;
     v0 = v5;
     do {
      if (v1 + v6 > 20159) goto L3;
      put16(m + v0, v1 + v16);
      v0 = v0 + 2;
      v1 = v1 + 1;
     } while (v4 != v1);
     v5 = v5 + v15;
     v6 = s0;
    } while (v2);
   }
   v15 = div_u32(20160, v10);
   if (v14) {
    v16 = v10 << 1;
    v0 = 2;
    v7 = v9 + (v10 << 2);
    v17 = v14 < 4;
    v2 = v11;
    do {
     v4 = 0;
     s0 = v0 + 1;
     if (!v17) {
      v3 = v0 / 5;
      v4 = (v0 - v3 + v0 / 210 + v0 / 30 % 7 + v3 % 6) & 1;
     }
     v1 = v4 * v10;
     v6 = v9 + v4 * v16;
     v18 = (v0 - v4) * v10;
     v3 = v10;
     v4 = v7;
     v0 = v2;
     for (;;) {
      if (v1 > 20159) goto L3;
      if (v0 < 20160) {
       put16(m + v4, get16(m + v6) + v18);
       v6 = v6 + 2;
       v1 = v1 + 1;
       v4 = v4 + 2;
       v0 = v0 + 1;
       v3 = v3 - 1;
       if (!v3) goto L13;
       continue;
      }
      break;
     }
     goto L3;
L13:;
     v7 = v7 + v11;
     v2 = v2 + v10;
     v0 = s0;
    } while (v0 < v15);
   }
   v14 = v14 + 1;
   v9 = v9 + 40320;
   v12 = v12 + 40320;
  } while (v12 != 241920);
 }
 v1 = 241920;
 do {
  put32(m + (v1 + 196768), get8(m + 65568 + (v13 & 3)) | get8(m + 65568 + (v13 >> 2 & 3)) << 8 |
    get8(m + 65568 + (v13 >> 4 & 3)) << 16 | get8(m + 65568 + (v13 >> 6 & 3)) << 24);
  v13 = v13 + 1;
  v1 = v1 + 4;
 } while (v1 != 242944);
 if (get32(m + 2005128) == 0 - get32(m + 2005276)) {
  put8(m + 1783760, 1);
  v0 = 2004984;
  v1 = 3;
  for (;;) {
   v3 = v1 - 3;
   v3 = v3 > 32 ? v3 : 32U;
   put32(m + v0, (v3 < 36 ? v3 : 36U) - 32);
   v0 = v0 + 4;
   if (v0 != 2005132) {
    v3 = v1 > 32 ? v1 : 32U;
    put32(m + (v0 + 8), (v3 < 36 ? v3 : 36U) - 32);
    v3 = v1 - 1;
    v3 = v3 > 32 ? v3 : 32U;
    put32(m + (v0 + 4), (v3 < 36 ? v3 : 36U) - 32);
    v3 = v1 - 2;
    v3 = v3 > 32 ? v3 : 32U;
    put32(m + v0, (v3 < 36 ? v3 : 36U) - 32);
    v0 = v0 + 12;
    v1 = v1 + 4;
    continue;
   }
   break;
  }
  put64(m + 1803928, U64(0x27600, 0x27600));
  put64(m + 1803920, U64(0x27600, 0x27600));
 }
 v4 = get32(m + 196752);
 v1 = get32(m + 131208);
 if (v4 < v1) goto L2;
 if (v4 > 65536) goto L2;
L21:;
 for (;;) {
  do {
   if (v1 != v4) {
    v26 = get64(m + 131184);
    v25 = get64(m + 131192);
    do {
     v0 = v1 + 65648;
     v3 = get8(m + v0);
     v2 = v3 - 9;
     if (v2 > 23) goto L26;
     if (!(1U << (v2 & 31) & 8388627)) goto L26;
     v1 = v1 + 1;
     put32(m + 131208, v1);
     if (v3 == 10) {
      v25 = v25 + 1;
      put64(m + 131192, v25);
      put64(m + 131200, v26 + (u64) v1);
     }
    } while (v1 != v4);
   }
   f_refill(v8 + 40);
   if (get8(m + 40 + v8) != 8) goto L25;
   if (get8(m + 41 + v8) != 1) goto L25;
   v4 = get32(m + 196752);
   v1 = get32(m + 131208);
   if (v4 < v1) goto L2;
   if (v4 < 65537) goto L21;
   goto L2;
L26:;
   if (v1 > v4) goto L2;
   do {
    v3 = v4 - v1;
    if (v3 < 2) break;
    do {
     v2 = get8(m + 65649 + v1);
     if (v2 != 32) {
      if (v3 < 9) goto L31;
      v0 = get8(m + v0);
      v9 = (v0 & 223) == 88 ? 0U : v0 - 48;
      v0 = v9 & 255;
      v6 = (v2 & 223) == 88 ? 0U : v2 - 48;
      s1 = 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = v6 & 255;
      s1 = s1 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = get8(m + (v1 + 65650));
      v3 = (v0 & 223) == 88 ? 0U : v0 - 48;
      v0 = v3 & 255;
      s1 = s1 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = get8(m + (v1 + 65651));
      v0 = (v0 & 223) == 88 ? 0U : v0 - 48;
      v2 = v0 & 255;
      s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = get8(m + (v1 + 65652));
      v10 = (v2 & 223) == 88 ? 0U : v2 - 48;
      v2 = v10 & 255;
      s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = get8(m + (v1 + 65653));
      v12 = (v2 & 223) == 88 ? 0U : v2 - 48;
      v2 = v12 & 255;
      s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = get8(m + (v1 + 65654));
      v7 = (v2 & 223) == 88 ? 0U : v2 - 48;
      v2 = v7 & 255;
      s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = get8(m + (v1 + 65655));
      v2 = (v2 & 223) == 88 ? 0U : v2 - 48;
      v5 = v2 & 255;
      s1 = s1 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
      v5 = get8(m + (v1 + 65656));
      v5 = (v5 & 223) == 88 ? 0U : v5 - 48;
      v11 = v5 & 255;
      if (((s1 | 1U << ((v11 < 15 ? v11 : 15U) & 31)) & 65535) != 511) goto L31;
      s1 = 9;
      break;
     }
     if (v3 < 17) goto L31;
     if (get8(m + (v1 + 65651)) != 32) goto L31;
     if (get8(m + (v1 + 65653)) != 32) goto L31;
     if (get8(m + (v1 + 65655)) != 32) goto L31;
     if (get8(m + (v1 + 65657)) != 32) goto L31;
     if (get8(m + (v1 + 65659)) != 32) goto L31;
     if (get8(m + (v1 + 65661)) != 32) goto L31;
     if (get8(m + (v1 + 65663)) != 32) goto L31;
     v3 = get8(m + (v1 + 65650));
     v6 = (v3 & 223) == 88 ? 0U : v3 - 48;
     v3 = v6 & 255;
     v0 = get8(m + v0);
     v9 = (v0 & 223) == 88 ? 0U : v0 - 48;
     v0 = v9 & 255;
     s1 = 1U << ((v3 < 15 ? v3 : 15U) & 31) | 1U << ((v0 < 15 ? v0 : 15U) & 31);
     v0 = get8(m + (v1 + 65652));
     v3 = (v0 & 223) == 88 ? 0U : v0 - 48;
     v0 = v3 & 255;
     s1 = s1 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
     v0 = get8(m + (v1 + 65654));
     v0 = (v0 & 223) == 88 ? 0U : v0 - 48;
     v2 = v0 & 255;
     s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
     v2 = get8(m + (v1 + 65656));
     v10 = (v2 & 223) == 88 ? 0U : v2 - 48;
     v2 = v10 & 255;
     s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
     v2 = get8(m + (v1 + 65658));
     v12 = (v2 & 223) == 88 ? 0U : v2 - 48;
     v2 = v12 & 255;
     s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
     v2 = get8(m + (v1 + 65660));
     v7 = (v2 & 223) == 88 ? 0U : v2 - 48;
     v2 = v7 & 255;
     s1 = s1 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
     v2 = get8(m + (v1 + 65662));
     v2 = (v2 & 223) == 88 ? 0U : v2 - 48;
     v5 = v2 & 255;
     s1 = s1 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
     v5 = get8(m + (v1 + 65664));
     v5 = (v5 & 223) == 88 ? 0U : v5 - 48;
     v11 = v5 & 255;
     if (((s1 | 1U << ((v11 < 15 ? v11 : 15U) & 31)) & 65535) != 511) goto L31;
     s1 = 17;
    } while (0);
    put32(m + 131208, s1 + v1);
    goto L30;
   } while (0);
L31:;
   v3 = 0;
   put8(m + 32 + v8, 0);
   put64(m + 24 + v8, 0);
   for (;;) {
    if (v1 > v4) goto L2;
    v2 = v3 + 1;
    do {
     if (v1 != v4) {
      v26 = get64(m + 131184);
      v25 = get64(m + 131192);
      do {
       v0 = get8(m + (v1 + 65648));
       v5 = v0 - 9;
       if (v5 > 23) goto L36;
       if (!(1U << (v5 & 31) & 8388627)) goto L36;
       v1 = v1 + 1;
       put32(m + 131208, v1);
       if (v0 == 10) {
        v25 = v25 + 1;
        put64(m + 131192, v25);
        put64(m + 131200, v26 + (u64) v1);
       }
      } while (v1 != v4);
     }
     f_refill(v8 + 40);
     if (get8(m + 40 + v8) != 8) goto L25;
     if (get8(m + 41 + v8) != 1) goto L25;
     v4 = get32(m + 196752);
     v1 = get32(m + 131208);
     if (v4 < v1) goto L2;
    } while (v4 < 65537);
    goto L2;
L36:;
    v5 = (v0 & 223) == 88 ? 0U : v0 - 48;
    v6 = v5 & 255;
    if (v6 > 8) goto L25;
    switch (v3) {
     case 0: goto L42;
     case 8: goto L41;
     default: goto L43;
    }
L43:;
    v0 = 0;
    do {
     if (get8(m + (v8 + 24 + v0)) == v6) goto L25;
     v0 = v0 + 1;
    } while (v3 != v0);
L42:;
    v1 = v1 + 1;
    put32(m + 131208, v1);
    put8(m + (v8 + 24 + v3), v5);
    v3 = v2;
    if (v3 != 9) continue;
    goto L34;
L41:;
    break;
   }
   v7 = 0;
   v9 = 0;
   do {
    do {
     v3 = v8 + 24;
     v0 = (v3 + 3) & 4294967292U;
     if (v0 != v3) {
      v7 = v0 - v3;
      v2 = v3 - v0;
      v6 = v5 & 255;
      v9 = 1;
      v0 = v3;
      do {
       if (get8(m + v0) == v6) goto L46;
       v0 = v0 + 1;
       v2 = v2 + 1;
      } while (v2);
      break;
     }
     v0 = (v5 & 255) * 16843009;
     v2 = v0 ^ get32(m + v3);
     v0 = get32(m + (v3 + 4)) ^ v0;
     if ((((16843008 - v2) | v2) & ((16843008 - v0) | v0) & 2155905152U) == 2155905152U) goto L46;
    } while (0);
    v9 = 1;
    v2 = v5 & 255;
    v0 = v3 + v7;
    if (v2 == get8(m + v0)) break;
    if (get8(m + 1 + v0) == v2) break;
    v3 = v5 & 255;
    if (v3 == get8(m + 2 + v0)) break;
    if (get8(m + 3 + v0) == v3) break;
    if (get8(m + 4 + v0) == (v5 & 255)) break;
    if (v7 == 3) { s0 = 0; goto L45; }
    if (get8(m + 5 + v0) == (v5 & 255)) break;
    if (v7 == 2) { s0 = 0; goto L45; }
    if (get8(m + 6 + v0) == (v5 & 255)) break;
    v9 = 0;
    if (v7 == 1) break;
    v9 = get8(m + 7 + v0) == (v5 & 255);
   } while (0);
L46:;
   s0 = v9;
L45:;
   if (s0) goto L25;
   put32(m + 131208, v1 + 1);
   put8(m + 32 + v8, v5);
L34:;
   v2 = get16(m + 31 + v8);
   v5 = v2 >> 8;
   v0 = get32(m + 27 + v8);
   v7 = v0 >> 24;
   v12 = v0 >> 16;
   v10 = v0 >> 8;
   v3 = get8(m + 26 + v8);
   v6 = get8(m + 25 + v8);
   v9 = get8(m + 24 + v8);
L30:;
   v4 = (u32) !(v6 & 255) + (((v2 & 255 ? 0U : 7U) | (v5 & 255 ? 0U : 8U)) + (v7 & 255 ? 0U : 6U) +
     (v12 & 255 ? 0U : 5U) + (v10 & 255 ? 0U : 4U) + (v0 & 255 ? 0U : 3U) + (v3 & 255 ? 0U : 2U));
   v25 = (u64) (((v4 ? v9 : v6) << 2) + 60);
   v26 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63)) - U64(0x1234567, 0x89abcdf0);
   v27 = (u64) (((v4 < 2 ? v3 : v6) << 2) + 60);
   v6 = (u32) (v26 >> (v27 & 63) & 15);
   v9 = (u32) (U64(0xfedcba98, 0x76543210) >> (v25 & 63) & 15);
   v25 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   v26 = (u64) (((v4 < 3 ? v0 : v3) << 2) + 60);
   v3 = (u32) (v25 >> (v26 & 63) & 15);
   v25 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
   v26 = (u64) (((v4 < 4 ? v10 : v0) << 2) + 60);
   v11 = (u32) (v25 >> (v26 & 63) & 15);
   v25 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
   v26 = (u64) (((v4 < 5 ? v12 : v10) << 2) + 60);
   v10 = (u32) (v25 >> (v26 & 63) & 15);
   v25 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
   v26 = (u64) (((v4 < 6 ? v7 : v12) << 2) + 60);
   v1 = (u32) (v25 >> (v26 & 63));
   v25 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
   v26 = (u64) (((v4 < 7 ? v2 : v7) << 2) + 60);
   v27 = ((v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63))) >> ((u64) (((v4 < 8 ? v5 : v2) << 2)
     + 60) & 63)) << 56 & U64(0xf000000, 0x0);
   v2 = (u32) (v27 >> 56);
   v5 = (u32) ((v27 | ((v25 >> (v26 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
   if (!((v6 + v9 + v3 + v11 + v10 + v1 + v2 + v5) & 1)) {
    v0 = get32(m + 196756);
    if (v0 - 65504 < 33) goto L24;
    goto L23;
   }
   v1 = get32(m + 196756);
   if (v1 - 65526 <= 10) {
    put32(m + 196756, 0);
    fwrite(m + 131216, 1, v1, stdout);
    v1 = get32(m + 196756);
   }
   if (v1 >= 65526) goto L2;
   put32(m + 131223 + v1, get32(m + 65543));
   put64(m + 131216 + v1, get64(m + 65536));
   v1 = get32(m + 196756) + 11;
   break;
L25:;
   v0 = get32(m + 196756);
   put32(m + 196756, 0);
   if (v0) {
    if (v0 >= 65537) goto L2;
    fwrite(m + 131216, 1, v0, stdout);
   }
   g0 = v8 + 192;
   return;
L24:;
   put32(m + 196756, 0);
   fwrite(m + 131216, 1, v0, stdout);
   v0 = get32(m + 196756);
L23:;
   if (v0 >= 65504) goto L2;
   v3 = (((((v9 * 7 + v6) * 6 + v3) * 5 + v11) << 2) + v10) * 3 + (v4 * 20160 | (v1 & 15)) + (((v5
     & 15) + v2) >> 1);
   if (v3 <= 181439) {
    v5 = v0 + 131216;
    do {
     v0 = v3 << 1;
     v2 = get16(m + 1165472 + v0);
     if (v2) {
      s0 = v2;
     } else {
      s0 = v0 + 1165472;
      for (;;) {
       if (!get8(m + (v3 + 1622480))) {
        v2 = 0;
        v0 = get8(m + 2005280) & 1;
        memmove(m + (v8 + 40), m + (v0 * 148 + 2004984), 148);
        v19 = v0 ? 1904452U : 1803920U;
        v11 = v0 ? 1803920U : 1904452U;
        v20 = (u32) !v0 * 148 + 2004984;
        v13 = 0;
        v1 = 0;
        do {
         put32(m + (v13 + v20), v1);
         do {
          if (v2 >= 36) break;
          v0 = v2 >> 2;
          s1 = get8(m + 2005280);
          v14 = get8(m + 65564 + (v2 & 3));
          switch (v14 - 1) {
           case 0: goto L64;
           case 1: goto L62;
           case 2: goto L63;
           default: goto L65;
          }
L65:;
          if (v2 <= 11) break;
          s2 = v0 - 3;
          goto L61;
L64:;
          if (v2 >= 24) break;
          s2 = v0 + 3;
          goto L61;
L63:;
          if ((v0 & 255) % 3 >= 2) break;
          s2 = v0 + 1;
          goto L61;
L62:;
          if (!((v0 & 255) % 3)) break;
          s2 = v0 - 1;
L61:;
          v10 = s2;
          v12 = s1 + (v2 << 6) + 2;
          v15 = v10 * 4294947136U;
          v16 = v0 * 20160;
          v21 = v15 + v16;
          v22 = v10 << 2;
          v17 = v10 * 40320 + 196768;
          v23 = v0 * 40320 + 196768;
          v24 = get32(m + 65548 + (v14 << 2));
          v9 = 0;
          for (;;) {
           do {
            if (v24 == get8(m + 65564 + v9)) break;
            v0 = v9 + v22;
            if (v0 > 36) goto L68;
            if (v0 == 36) goto L3;
            v0 = v8 + 40 + (v0 << 2);
            v4 = get32(m + 4 + v0);
            v7 = get32(m + v0);
            if (v4 < v7) goto L2;
            if (v4 > 25133) goto L2;
            v6 = v4 - v7;
            v0 = v19 + (v7 << 2);
            switch (v14 - 1) {
             case 0: goto L71;
             case 1:
             case 2: goto L70;
             default: goto L72;
            }
L72:;
            if (v4 == v7) break;
            do {
             if (v10 > 5) goto L3;
             v4 = get32(m + v0) + v15;
             if (v4 >= 20160) goto L20;
             v4 = get16(m + (v17 + (v4 << 1)));
             if (v4 >= 20160) goto L20;
             v4 = v16 + get16(m + (v17 + (v4 << 1)));
             if (v4 > 181439) goto L20;
             v7 = get8(m + 1622480 + v4);
             put8(m + 1622480 + v4, v7 ? v7 : v12);
             if (v1 >= 25133) goto L20;
             put32(m + (v11 + (v1 << 2)), v4);
             v0 = v0 + 4;
             v1 = v1 + (u32) !v7;
             v6 = v6 - 1;
            } while (v6);
            break;
L71:;
            if (v4 == v7) break;
            do {
             if (v2 > 23) goto L3;
             do {
              v4 = get32(m + v0) + v15;
              if (v4 < 20160) {
               v4 = v16 + get16(m + (v23 + (v4 << 1)));
               if (v4 > 181439) goto L20;
               v7 = get8(m + 1622480 + v4);
               put8(m + 1622480 + v4, v7 ? v7 : v12);
               if (v1 < 25133) break;
               goto L20;
              }
              goto L20;
             } while (0);
             put32(m + (v11 + (v1 << 2)), v4);
             v0 = v0 + 4;
             v1 = v1 + (u32) !v7;
             v6 = v6 - 1;
            } while (v6);
            break;
L70:;
            if (v4 == v7) break;
            do {
             v4 = v21 + get32(m + v0);
             if (v4 > 181439) goto L20;
             v7 = get8(m + 1622480 + v4);
             put8(m + 1622480 + v4, v7 ? v7 : v12);
             if (v1 >= 25133) goto L66;
             put32(m + (v11 + (v1 << 2)), v4);
             v0 = v0 + 4;
             v1 = v1 + (u32) !v7;
             v6 = v6 - 1;
            } while (v6);
           } while (0);
           v9 = v9 + 1;
           if (v9 != 4) continue;
           goto L60;
L68:;
           break;
          }
          goto L3;
L66:;
          goto L20;
         } while (0);
L60:;
         v2 = v2 + 1;
         v13 = v13 + 4;
        } while (v13 != 148);
        put8(m + 2005280, get8(m + 2005280) + (u32) (v1 != 0));
        if (v1) continue;
       }
       break;
      }
      v0 = get32(m + 1622472);
      if (v0 < 4000) break;
      f_learn(v3);
      s0 = get16(m + s0);
     }
     v6 = s0 & 65535;
     if (v6 >= 11765) goto L3;
     v0 = get32(m + 439712 + (v3 << 2));
     put32(m + v5, get32(m + 438688 + ((v0 & 255) << 2)));
     put32(m + 4 + v5, get32(m + 438688 + (v0 >> 6 & 1020)));
     put32(m + 8 + v5, get32(m + 438688 + (v0 >> 14 & 1020)));
     put32(m + 12 + v5, get32(m + 438688 + (v0 >> 22 & 1020)));
     v0 = 31 - clz32(v0);
     v2 = v0 >> 1;
     if (v0 >= 36) goto L2;
     v0 = v2 + v5;
     v25 = get64(m + 1528352 + (v6 << 3));
     v3 = (u32) v25;
     put32(m + v0, get32(m + 438688 + ((v3 & 255) << 2)));
     put32(m + 4 + v0, get32(m + 438688 + (v3 >> 6 & 1020)));
     put32(m + 8 + v0, get32(m + 438688 + (v3 >> 14 & 1020)));
     put32(m + 12 + v0, get32(m + 438688 + (v3 >> 22 & 1020)));
     v1 = ((63 - (u32) clz64(v25)) >> 1) + v2;
     goto L53;
    } while (0);
    v1 = 0;
    put32(m + 1622472, v0 + 1);
    do {
     v6 = get8(m + 1622480 + v3);
     if (!(v6 & 62)) goto L53;
     v2 = v3 / 20160;
     v0 = v3 - v2 * 20160;
     switch (get8(m + 65564 + (v6 >> 6)) - 1) {
      case 0: goto L81;
      case 1: goto L82;
      case 2: goto L83;
      default: goto L84;
     }
L84:;
     if (v3 <= 60479) goto L53;
     v6 = v2 - 3;
     v0 = get16(m + 196768 + (v6 * 40320 + (v0 << 1)));
     s0 = 117;
     goto L80;
L83:;
     if ((v2 & 255) % 3 >= 2) goto L53;
     v6 = v2 + 1;
     s0 = 114;
     goto L80;
L82:;
     if (!((v2 & 255) % 3)) goto L53;
     v6 = v2 - 1;
     s0 = 108;
     goto L80;
L81:;
     if (v3 >= 120960) goto L53;
     v3 = v2 * 40320 + 196768;
     v0 = get16(m + (v3 + (v0 << 1)));
     if (v0 >= 20160) goto L78;
     v6 = v2 + 3;
     v0 = get16(m + (v3 + (v0 << 1)));
     s0 = 100;
L80:;
     v3 = s0;
     if (v1 == 33) goto L3;
     put8(m + (v1 + v5), v3);
     v1 = v1 + 1;
     v3 = v6 * 20160 + v0;
    } while (v3 < 181440);
    goto L3;
L78:;
    goto L3;
   }
   goto L3;
L53:;
   if (v1 <= 32) {
    put8(m + (v1 + v5), 10);
    v1 = v1 + get32(m + 196756) + 1;
    break;
   }
   goto L3;
  } while (0);
  put32(m + 196756, v1);
  v4 = get32(m + 196752);
  v1 = get32(m + 131208);
  if (v4 < v1) goto L2;
  if (v4 < 65537) continue;
  break;
 }
 goto L2;
L20:;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "unsolvable\012\000\001\000\000\000\000\000\000\000\003\000\000", 23);
 memcpy(m + 65560, "\002\000\000\000\000\001\002\003udlr<redacted>\000\000$\000\001", 27);
 memcpy(m + 65588, "\012", 1);
 memcpy(m + 65600, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65620, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65636, "\001\000\000\000\001\000\000\000\001", 9);
 f_solve();
 return 0;
}
