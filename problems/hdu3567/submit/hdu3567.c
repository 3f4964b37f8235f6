/* hdu3567, made from Rust by c-emitter */
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

static u8 m[1638400];
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

static void f_write_number(u32 v0, u64 v1) {
 u32 v2 = 0, v3 = 0, v4 = 0, v5, v6, v7, s0;
 u64 v8, v9;
 v5 = g0 - 32;
 g0 = v5;
 put32(m + 24 + v5, 0);
 put64(m + 16 + v5, 0);
 put64(m + 8 + v5, 0);
 do {
  if (v3 + 19 > 19) goto L4;
  v2 = v5 + 8 + v3;
  v8 = v1 / 10;
  put8(m + (v2 + 19), (u32) (v8 * 246 + v1) | 48);
  if (v1 < 10) goto L3;
  v9 = v1 / 100;
  put8(m + (v2 + 18), (u32) (v8 + v9 * 246) | 48);
  v3 = v3 - 2;
  s0 = v1 < 100;
  v1 = v9;
 } while (!s0);
 v4 = v3 + 21;
 s0 = v3 + v5 + 28;
 goto L2;
L4:;
 abort();
L3:;
 v4 = v3 + 20;
 s0 = v2 + 19;
L2:;
 v3 = s0;
 v6 = 21 - v4;
 v2 = get32(m + 196844);
 do {
  do {
   v4 = v6 < 65536 ? v6 : 65536U;
   if (v4 <= 65536 - v2) { s0 = v2; break; }
   put32(m + 196844, 0);
   if (!v2) { s0 = 0; break; }
   if (v2 >= 65537) goto L7;
   fwrite(m + 131304, 1, v2, stdout);
   s0 = get32(m + 196844);
  } while (0);
  v2 = s0;
  v7 = v2 + v4;
  if (v2 > v7) goto L6;
  if (v7 >= 65537) goto L6;
  v6 = v6 - v4;
  if (v4) {
   memmove(m + (v2 + 131304), m + v3, v4);
  }
  v3 = v3 + v4;
  v2 = get32(m + 196844) + v4;
  put32(m + 196844, v2);
 } while (v6);
 put8(m + v0, 8);
 g0 = v5 + 32;
 return;
L7:;
 abort();
L6:;
 abort();
}

static void f_refill(u32 v0) {
 u32 v1, v2 = 0;
 v1 = get32(m + 196844);
 put32(m + 196844, 0);
 do {
  if (v1) {
   if (v1 >= 65537) break;
   fwrite(m + 131304, 1, v1, stdout);
  }
  if (!get8(m + 196848)) {
   put64(m + 131272, get64(m + 131272) + (u64) get32(m + 196840));
   put32(m + 131296, 0);
   put32(m + 196840, 0);
   v1 = (u32) fread(m + 65736, 1, 65536, stdin);
   put32(m + 196840, v1);
   put8(m + 196848, !v1);
   v2 = v1 != 0;
  }
  put8(m + v0, 8);
  put8(m + 1 + v0, v2);
  return;
 } while (0);
 abort();
}

static void f_expect_board(u32 v0) {
 u32 v1, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0, v12 = 0,
  v13 = 0, v14 = 0, s0;
 u64 v15 = 0, v16 = 0, v17 = 0;
 v1 = g0 - 80;
 g0 = v1;
 v5 = get32(m + 196840);
 v2 = get32(m + 131296);
 if (v5 < v2) goto L2;
 if (v5 > 65536) goto L2;
 do {
  if (v2 != v5) {
   v16 = get64(m + 131272);
   v15 = get64(m + 131280);
   do {
    v3 = get8(m + (v2 + 65736));
    v10 = v3 - 9;
    if (v10 > 23) goto L13;
    if (!(1U << (v10 & 31) & 8388627)) goto L13;
    v2 = v2 + 1;
    put32(m + 131296, v2);
    if (v3 == 10) {
     v15 = v15 + 1;
     put64(m + 131280, v15);
     put64(m + 131288, v16 + (u64) v2);
    }
   } while (v2 != v5);
  }
  f_refill(v1 + 40);
  v11 = get8(m + 41 + v1);
  v3 = get8(m + 40 + v1);
  if (v3 != 8) goto L12;
  if (!(v11 & 1)) goto L11;
  v5 = get32(m + 196840);
  v2 = get32(m + 131296);
  if (v5 < v2) goto L2;
 } while (v5 < 65537);
 goto L2;
L13:;
 if (v2 > v5) goto L2;
 v3 = v5 - v2;
 if (v3 < 2) goto L10;
 do {
  v6 = get8(m + 65737 + v2);
  if (v6 != 32) {
   v10 = 9;
   if (v3 < 9) goto L10;
   v3 = get8(m + (v2 + 65736));
   v11 = (v3 & 223) == 88 ? 0U : v3 - 48;
   v3 = v11 & 255;
   s0 = 1U << ((v3 < 15 ? v3 : 15U) & 31);
   v3 = (v6 & 223) == 88 ? 0U : v6 - 48;
   v6 = v3 & 255;
   s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
   v6 = get8(m + (v2 + 65738));
   v6 = (v6 & 223) == 88 ? 0U : v6 - 48;
   v7 = v6 & 255;
   s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
   v7 = get8(m + (v2 + 65739));
   v7 = (v7 & 223) == 88 ? 0U : v7 - 48;
   v8 = v7 & 255;
   s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
   v8 = get8(m + (v2 + 65740));
   v8 = (v8 & 223) == 88 ? 0U : v8 - 48;
   v9 = v8 & 255;
   s0 = s0 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
   v9 = get8(m + (v2 + 65741));
   v9 = (v9 & 223) == 88 ? 0U : v9 - 48;
   v4 = v9 & 255;
   s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
   v4 = get8(m + (v2 + 65742));
   v12 = (v4 & 223) == 88 ? 0U : v4 - 48;
   v4 = v12 & 255;
   s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
   v4 = get8(m + (v2 + 65743));
   v13 = (v4 & 223) == 88 ? 0U : v4 - 48;
   v4 = v13 & 255;
   s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
   v4 = get8(m + (v2 + 65744));
   v14 = (v4 & 223) == 88 ? 0U : v4 - 48;
   v4 = v14 & 255;
   if (((s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31)) & 65535) == 511) break;
   goto L10;
  }
  if (v3 < 17) goto L10;
  if (get8(m + (v2 + 65739)) != 32) goto L10;
  if (get8(m + (v2 + 65741)) != 32) goto L10;
  if (get8(m + (v2 + 65743)) != 32) goto L10;
  if (get8(m + (v2 + 65745)) != 32) goto L10;
  if (get8(m + (v2 + 65747)) != 32) goto L10;
  if (get8(m + (v2 + 65749)) != 32) goto L10;
  if (get8(m + (v2 + 65751)) != 32) goto L10;
  v10 = 17;
  v3 = get8(m + (v2 + 65738));
  v3 = (v3 & 223) == 88 ? 0U : v3 - 48;
  v6 = v3 & 255;
  s0 = 1U << ((v6 < 15 ? v6 : 15U) & 31);
  v6 = get8(m + (v2 + 65736));
  v11 = (v6 & 223) == 88 ? 0U : v6 - 48;
  v6 = v11 & 255;
  s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
  v6 = get8(m + (v2 + 65740));
  v6 = (v6 & 223) == 88 ? 0U : v6 - 48;
  v7 = v6 & 255;
  s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
  v7 = get8(m + (v2 + 65742));
  v7 = (v7 & 223) == 88 ? 0U : v7 - 48;
  v8 = v7 & 255;
  s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
  v8 = get8(m + (v2 + 65744));
  v8 = (v8 & 223) == 88 ? 0U : v8 - 48;
  v9 = v8 & 255;
  s0 = s0 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
  v9 = get8(m + (v2 + 65746));
  v9 = (v9 & 223) == 88 ? 0U : v9 - 48;
  v4 = v9 & 255;
  s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
  v4 = get8(m + (v2 + 65748));
  v12 = (v4 & 223) == 88 ? 0U : v4 - 48;
  v4 = v12 & 255;
  s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
  v4 = get8(m + (v2 + 65750));
  v13 = (v4 & 223) == 88 ? 0U : v4 - 48;
  v4 = v13 & 255;
  s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
  v4 = get8(m + (v2 + 65752));
  v14 = (v4 & 223) == 88 ? 0U : v4 - 48;
  v4 = v14 & 255;
  if (((s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31)) & 65535) != 511) goto L10;
 } while (0);
 put32(m + 131296, v2 + v10);
 put8(m + 14 + v1, v14);
 put8(m + 13 + v1, v13);
 put8(m + 12 + v1, v12);
 put8(m + 11 + v1, v9);
 put8(m + 10 + v1, v8);
 put8(m + 9 + v1, v7);
 put8(m + 8 + v1, v6);
 goto L9;
L12:;
 put64(m + 8 + v1, get64(m + 44 + v1));
 put32(m + 16 + v1, get32(m + 52 + v1));
 v6 = get8(m + 43 + v1);
 v4 = get8(m + 42 + v1);
 v5 = get32(m + 56 + v1);
 v2 = get32(m + 60 + v1);
 v15 = get64(m + 64 + v1);
 v16 = get64(m + 72 + v1);
 goto L4;
L11:;
 put32(m + 20 + v0, 24);
 put32(m + 16 + v0, 65564);
 put8(m + v0, 2);
 put64(m + 24 + v0, get64(m + 131280) + 1);
 put64(m + 32 + v0, get64(m + 131272) + (u64) get32(m + 131296) - get64(m + 131288) + 1);
 goto L3;
L10:;
 put8(m + 32 + v1, 0);
 put64(m + 24 + v1, 0);
 v10 = 0;
 for (;;) {
  if (v2 > v5) goto L2;
  v6 = v10 + 1;
  do {
   if (v2 != v5) {
    v16 = get64(m + 131272);
    v15 = get64(m + 131280);
    do {
     v11 = get8(m + (v2 + 65736));
     v3 = v11 - 9;
     if (v3 > 23) goto L22;
     if (!(1U << (v3 & 31) & 8388627)) goto L22;
     v2 = v2 + 1;
     put32(m + 131296, v2);
     if (v11 == 10) {
      v15 = v15 + 1;
      put64(m + 131280, v15);
      put64(m + 131288, v16 + (u64) v2);
     }
    } while (v2 != v5);
   }
   f_refill(v1 + 40);
   v11 = get8(m + 41 + v1);
   v3 = get8(m + 40 + v1);
   if (v3 != 8) goto L7;
   if (!(v11 & 1)) goto L23;
   v5 = get32(m + 196840);
   v2 = get32(m + 131296);
   if (v5 < v2) goto L2;
  } while (v5 < 65537);
  goto L2;
L23:;
  v15 = get64(m + 131280) + 1;
  v16 = get64(m + 131272) + (u64) get32(m + 131296) - get64(m + 131288) + 1;
  v5 = 65536;
  v3 = 3;
  s0 = 28;
  goto L5;
L22:;
  v7 = (v11 & 223) == 88 ? 0U : v11 - 48;
  v4 = v7 & 255;
  if (v4 > 8) goto L6;
  switch (v10) {
   case 0: goto L29;
   case 8: goto L28;
   default: goto L30;
  }
L30:;
  v3 = 0;
  do {
   if (get8(m + (v1 + 24 + v3)) == v4) goto L8;
   v3 = v3 + 1;
  } while (v10 != v3);
L29:;
  v2 = v2 + 1;
  put32(m + 131296, v2);
  put8(m + (v1 + 24 + v10), v7);
  v10 = v6;
  if (v10 != 9) continue;
  goto L20;
L28:;
  break;
 }
 v8 = 0;
 v9 = 0;
 do {
  do {
   v5 = v1 + 24;
   v3 = (v5 + 3) & 4294967292U;
   if (v3 != v5) {
    v8 = v3 - v5;
    v12 = v5 - v3;
    v13 = v7 & 255;
    v9 = 1;
    v3 = v5;
    do {
     if (get8(m + v3) == v13) goto L33;
     v3 = v3 + 1;
     v12 = v12 + 1;
    } while (v12);
    break;
   }
   v3 = (v7 & 255) * 16843009;
   v12 = v3 ^ get32(m + v5);
   v3 = get32(m + (v5 + 4)) ^ v3;
   if ((((16843008 - v12) | v12) & ((16843008 - v3) | v3) & 2155905152U) == 2155905152U) goto L33;
  } while (0);
  v9 = 1;
  v12 = v7 & 255;
  v3 = v5 + v8;
  if (v12 == get8(m + v3)) break;
  if (get8(m + 1 + v3) == v12) break;
  v5 = v7 & 255;
  if (v5 == get8(m + 2 + v3)) break;
  if (get8(m + 3 + v3) == v5) break;
  if (get8(m + 4 + v3) == (v7 & 255)) break;
  if (v8 == 3) { s0 = 0; goto L32; }
  if (get8(m + 5 + v3) == (v7 & 255)) break;
  if (v8 == 2) { s0 = 0; goto L32; }
  if (get8(m + 6 + v3) == (v7 & 255)) break;
  v9 = 0;
  if (v8 == 1) break;
  v9 = get8(m + 7 + v3) == (v7 & 255);
 } while (0);
L33:;
 s0 = v9;
L32:;
 if (s0) goto L8;
 put32(m + 131296, v2 + 1);
 put8(m + 32 + v1, v7);
L20:;
 put16(m + 13 + v1, get16(m + 31 + v1));
 put32(m + 9 + v1, get32(m + 27 + v1));
 put8(m + 8 + v1, get8(m + 26 + v1));
 v3 = get8(m + 25 + v1);
 v11 = get8(m + 24 + v1);
L9:;
 put32(m + 3 + v1, get32(m + 11 + v1));
 put32(m + v1, get32(m + 8 + v1));
 put32(m + 6 + v0, get32(m + 3 + v1));
 put32(m + 3 + v0, get32(m + v1));
 put8(m + 2 + v0, v3);
 put8(m + 1 + v0, v11);
 put8(m + v0, 8);
 goto L3;
L8:;
 v15 = v15 + 1;
 v16 = v16 + (u64) v2 - get64(m + 131288) + 1;
 v5 = 65593;
 v3 = 1;
 s0 = 27;
 goto L5;
L7:;
 v16 = get64(m + 72 + v1);
 v15 = get64(m + 64 + v1);
 v5 = get32(m + 56 + v1);
 v17 = get64(m + 48 + v1);
 v10 = get32(m + 44 + v1);
 v6 = get8(m + 43 + v1);
 v4 = get8(m + 42 + v1);
 s0 = get32(m + 60 + v1);
 goto L5;
L6:;
 v15 = v15 + 1;
 v3 = 0;
 v16 = v16 + (u64) v2 - get64(m + 131288) + 1;
 v5 = 65536;
 s0 = 28;
L5:;
 v2 = s0;
 put64(m + 12 + v1, v17);
 put32(m + 8 + v1, v10);
L4:;
 put32(m + 11 + v0, get32(m + 15 + v1));
 put8(m + 15 + v0, get8(m + 19 + v1));
 put32(m + 3 + v1, get32(m + 11 + v1));
 put32(m + v1, get32(m + 8 + v1));
 put32(m + 7 + v0, get32(m + 3 + v1));
 put32(m + 4 + v0, get32(m + v1));
 put64(m + 32 + v0, v16);
 put64(m + 24 + v0, v15);
 put32(m + 20 + v0, v2);
 put32(m + 16 + v0, v5);
 put8(m + 3 + v0, v6);
 put8(m + 2 + v0, v4);
 put8(m + 1 + v0, v11);
 put8(m + v0, v3);
L3:;
 g0 = v1 + 80;
 return;
L2:;
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

static void f_solve(void) {
 u32 v0 = 0, v1, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9, v10 = 0, v11, v12, v13
  = 0, v14 = 0, v15, v16 = 0, v17, v18 = 0, v19 = 0, v20, v21 = 0, v22, v23 = 0, v24, v25, v26,
  v27, v28, v29, v30 = 0, v31, v32, v33, v34, v35, v36, v37 = 0, v38, v39, v40, v41, v42, v43, v44,
  s0, s1;
 u64 v45 = 0, v46 = 0, v47 = 0, v48 = 0, v49, v50, t1, t2;
 v1 = g0 - 304;
 g0 = v1;
 if (!get16(m + 196856)) {
  v10 = 196856;
  do {
   v0 = v19 << 2;
   v18 = get32(m + 65668 + v0);
   v13 = v18 << 1;
   v2 = v13 < 20160 ? v13 : 20160U;
   v5 = get32(m + 65692 + v0);
   v0 = div_u32(v2, v5);
   v7 = v0 + (u32) (v2 != v0 * v5);
   if (v7) {
    v23 = v5 << 1;
    v21 = v1 + 112 + v19;
    v4 = 0;
    v2 = v10;
    do {
     v0 = v4 << 1;
     v45 = (u64) (v0 / 5040 << 2 & 28);
     v47 = (U64(0xffffffff, 0xffffffff) << (v45 & 63) & U64(0xfedcba9, 0x81317131)) ^ 106181136;
     v48 = (u64) (v0 / 720 % 7 << 2);
     t1 = ((v47 >> (v48 & 63)) << 8 & 3840) | (U64(0xfedcba98, 0x76543210) >> (v45 & 63) & 7);
     v45 = ((v47 >> 4 ^ v47) & U64(0xffffffff, 0xffffffff) << (v48 & 63)) ^ v47;
     v48 = (u64) (v0 / 120 % 6 << 2);
     t1 = t1 | ((v45 >> (v48 & 63)) << 16 & 983040);
     v45 = ((v45 >> 4 ^ v45) & U64(0xffffffff, 0xffffffff) << (v48 & 63)) ^ v45;
     v48 = (u64) (v0 / 24 % 5 << 2);
     t1 = t1 | ((v45 >> (v48 & 63)) << 24 & 251658240);
     v45 = ((v45 >> 4 ^ v45) & U64(0xffffffff, 0xffffffff) << (v48 & 63)) ^ v45;
     v48 = (u64) (v0 / 6 << 2 & 12);
     t1 = t1 | ((v45 >> (v48 & 63)) << 32 & U64(0xf, 0x0));
     v45 = ((v45 >> 4 ^ v45) & U64(0xffffffff, 0xffffffff) << (v48 & 63)) ^ v45;
     v48 = (u64) ((v4 & 2147483647) % 3 << 2);
     t1 = t1 | ((v45 >> (v48 & 63)) << 40 & U64(0xf00, 0x0));
     v45 = ((v45 >> 4 ^ v45) & U64(0xffffffff, 0xffffffff) << (v48 & 63)) ^ v45;
     v48 = t1 | (v45 << 48 & U64(0xf0000, 0x0));
     v45 = v48 | (v45 << 52 & U64(0xf000000, 0x0));
     put64(m + 152 + v1, v45);
     cantor_rank_even(v1 + 32, v1 + 152);
     v7 = v7 - 1;
     s0 = v4 + v5;
     s1 = v1;
     if (get32(m + 32 + v1) != 1) {
      put8(m + 159 + v1, (u32) (v48 >> 48));
      put8(m + 158 + v1, (u32) (v45 >> 56));
      t2 = get64(m + 152 + v1);
     } else {
      t2 = v45;
     }
     put64(m + 112 + s1, t2);
     v0 = get16(m + 1 + v21);
     put8(m + 2 + v21, get8(m + v21));
     put16(m + v21, v0);
     cantor_rank_even(v1 + 24, v1 + 112);
     v14 = get32(m + 24 + v1) & 1 ? get32(m + 28 + v1) : v4;
     v3 = 0;
     v0 = v2;
     do {
      if (v3 + v4 > 20159) goto L3;
      put16(m + v0, v3 + v14);
      v0 = v0 + 2;
      v3 = v3 + 1;
     } while (v5 != v3);
     v2 = v2 + v23;
     v4 = s0;
    } while (v7);
   }
   v16 = div_u32(20160, v18);
   if (v19) {
    v8 = v18 << 1;
    v0 = 2;
    v6 = v10 + (v18 << 2);
    v21 = v19 < 4;
    v7 = v13;
    do {
     v5 = 0;
     s0 = v0 + 1;
     if (!v21) {
      v2 = v0 / 5;
      v5 = (v0 - v2 + v0 / 210 + v0 / 30 % 7 + v2 % 6) & 1;
     }
     v3 = v5 * v18;
     v4 = v10 + v5 * v8;
     v23 = (v0 - v5) * v18;
     v2 = v18;
     v5 = v6;
     v0 = v7;
     for (;;) {
      if (v3 > 20159) goto L3;
      if (v0 < 20160) {
       put16(m + v5, get16(m + v4) + v23);
       v4 = v4 + 2;
       v3 = v3 + 1;
       v5 = v5 + 2;
       v0 = v0 + 1;
       v2 = v2 - 1;
       if (!v2) goto L13;
       continue;
      }
      break;
     }
     goto L3;
L13:;
     v6 = v6 + v13;
     v7 = v7 + v18;
     v0 = s0;
    } while (v0 < v16);
   }
   v19 = v19 + 1;
   v10 = v10 + 40320;
   v30 = v30 + 40320;
  } while (v30 != 241920);
 }
 v5 = get32(m + 196840);
 v3 = get32(m + 131296);
 if (v5 < v3) goto L2;
 if (v5 > 65536) goto L2;
 do {
  do {
   if (v3 != v5) {
    v48 = get64(m + 131272);
    v46 = get64(m + 131280);
    do {
     v2 = get8(m + (v3 + 65736));
     v0 = v2 - 9;
     if (v0 > 23) goto L18;
     if (!(1U << (v0 & 31) & 8388627)) goto L18;
     v3 = v3 + 1;
     put32(m + 131296, v3);
     if (v2 == 10) {
      v46 = v46 + 1;
      put64(m + 131280, v46);
      put64(m + 131288, v48 + (u64) v3);
     }
    } while (v3 != v5);
   }
   f_refill(v1 + 152);
   if (get8(m + 152 + v1) != 8) goto L17;
   if (get8(m + 153 + v1) != 1) goto L17;
   v5 = get32(m + 196840);
   v3 = get32(m + 131296);
   if (v5 < v3) goto L2;
  } while (v5 < 65537);
  goto L2;
L18:;
  v0 = v2 - 48;
  if ((v0 & 255) > 9) break;
  v3 = v3 + 1;
  put32(m + 131296, v3);
  v49 = (u64) v0 & 255;
  do {
   if (v3 == v5) {
    f_refill(v1 + 152);
    if (get8(m + 152 + v1) != 8) goto L17;
    if (!(get8(m + 153 + v1) & 1)) break;
    v3 = get32(m + 131296);
   }
   if (v3 <= 65535) {
    do {
     v2 = get8(m + 65736 + v3);
     v0 = v2 - 9;
     if (1U << (v0 & 31) & 8388627 ? (u32) (v0 <= 23) : 0U) goto L23;
     v0 = v2 - 48;
     if ((v0 & 255) > 9) goto L17;
     v47 = (v49 & 4294967295U) * 10;
     v45 = (v49 >> 32) * 10;
     v48 = v47 + (v45 << 32);
     put64(m + v1, v48);
     put64(m + 8 + v1, (u64) (u32) (v47 > v48) + (v45 >> 32));
     if (get64(m + 8 + v1) != 0) goto L17;
     v48 = get64(m + v1);
     v49 = v48 + ((u64) v0 & 255);
     if (v49 < v48) goto L17;
     v3 = v3 + 1;
     put32(m + 131296, v3);
     if (get32(m + 196840) == v3) {
      f_refill(v1 + 152);
      if (get8(m + 152 + v1) != 8) goto L17;
      if (!(get8(m + 153 + v1) & 1)) goto L23;
      v3 = get32(m + 131296);
     }
    } while (v3 < 65536);
   }
   goto L3;
  } while (0);
L23:;
  do {
   if (!v49) break;
   v25 = v1 + 116;
   v40 = v1 + 102;
   v41 = v1 + 86;
   v21 = v1 + 48;
   v45 = 1;
   for (;;) {
    v5 = get32(m + 196840);
    v3 = get32(m + 131296);
    if (v5 < v3) goto L2;
    if (v5 > 65536) goto L2;
    v48 = v45 + (u64) (u32) (v45 < v49);
    do {
     if (v3 != v5) {
      v47 = get64(m + 131272);
      v46 = get64(m + 131280);
      do {
       v2 = get8(m + (v3 + 65736));
       v0 = v2 - 9;
       if (v0 > 23) goto L31;
       if (!(1U << (v0 & 31) & 8388627)) goto L31;
       v3 = v3 + 1;
       put32(m + 131296, v3);
       if (v2 == 10) {
        v46 = v46 + 1;
        put64(m + 131280, v46);
        put64(m + 131288, v47 + (u64) v3);
       }
      } while (v3 != v5);
     }
     f_refill(v1 + 152);
     if (get8(m + 152 + v1) != 8) goto L17;
     if (get8(m + 153 + v1) != 1) goto L31;
     v5 = get32(m + 196840);
     v3 = get32(m + 131296);
     if (v5 < v3) goto L2;
    } while (v5 < 65537);
    goto L2;
L31:;
    f_expect_board(v1 + 152);
    if (get8(m + 152 + v1) != 8) goto L17;
    v42 = get16(m + 160 + v1);
    v44 = get8(m + 159 + v1);
    v3 = get8(m + 158 + v1);
    v12 = get8(m + 157 + v1);
    v10 = get8(m + 156 + v1);
    v13 = get8(m + 155 + v1);
    v14 = get8(m + 154 + v1);
    v7 = get8(m + 153 + v1);
    f_expect_board(v1 + 152);
    if (get8(m + 152 + v1) != 8) goto L17;
    v43 = get16(m + 160 + v1);
    v26 = v43 >> 8;
    v27 = get8(m + 154 + v1);
    v28 = get8(m + 155 + v1);
    v29 = get8(m + 156 + v1);
    v31 = get8(m + 157 + v1);
    v32 = get8(m + 158 + v1);
    v33 = get8(m + 159 + v1);
    v34 = ((u32) !v27 | (v28 ? 0U : 2U)) + (v29 ? 0U : 3U) + (v31 ? 0U : 4U) + (v32 ? 0U : 5U) +
      (v33 ? 0U : 6U) + (v43 & 255 ? 0U : 7U);
    v39 = (v26 ? 0U : 8U) + v34;
    v6 = !((v39 & 255) % 3);
    v4 = v39 - 3;
    v8 = v4 < 3;
    v2 = v8 ? v6 : (u32) (v39 < 3);
    v0 = v2 ^ 1;
    v4 = v4 > 2;
    v20 = v6 & v4;
    v23 = v20 ? 3U : 2U;
    v19 = v20 ? 2U : 3U;
    v35 = get8(m + 153 + v1);
    put8(m + 88 + v1, 0);
    put64(m + 80 + v1, 0);
    v36 = v20 ? 2U : 0U;
    v24 = v1 + 80;
    put8(m + (v36 + (v2 ? v41 : v24)), v7);
    do {
     if (v4) {
      v7 = 0;
      v37 = 2;
      v5 = 2;
      v30 = v19;
      v19 = v0;
      v18 = v23;
      v23 = v2;
      s0 = 1;
      break;
     }
     v5 = 1;
     v37 = 0;
     v7 = 2;
     v30 = v0;
     v18 = v2;
     s0 = 2;
    } while (0);
    v38 = s0;
    v15 = v20 ? v38 : v4;
    v11 = (v2 ? v5 : v8) * 3;
    put8(m + (v15 + (v24 + v11)), v14);
    v22 = 2 - v37;
    v9 = v20 ? v22 : v37;
    v6 = 2 - v7;
    v17 = (v2 ? v6 : v7) * 3;
    put8(m + (v9 + (v24 + v17)), v13);
    v16 = v20 ? v5 : v8;
    v8 = (v2 ? v38 : v4) * 3;
    put8(m + (v16 + (v24 + v8)), v10);
    put8(m + 84 + v1, v12);
    v4 = 2 - v5;
    v10 = v20 ? v4 : v5;
    v0 = 2 - v38;
    v13 = (v2 ? v0 : v38) * 3;
    put8(m + (v10 + (v24 + v13)), v3);
    v14 = v20 ? v6 : v7;
    v7 = (v2 ? v22 : v37) * 3;
    put8(m + (v14 + (v24 + v7)), v44);
    v6 = v20 ? v0 : v38;
    v4 = (v2 ? v4 : v5) * 3;
    put8(m + (v6 + (v24 + v4)), v42);
    v0 = v20 ? 0U : 2U;
    put8(m + (v0 + (v2 ? v24 : v41)), v42 >> 8);
    put8(m + 104 + v1, 0);
    put64(m + 96 + v1, 0);
    v5 = v1 + 96;
    put8(m + ((v2 ? v40 : v5) + v36), v35);
    put8(m + (v5 + v11 + v15), v27);
    put8(m + (v5 + v17 + v9), v28);
    put8(m + (v5 + v8 + v16), v29);
    put8(m + 100 + v1, v31);
    put8(m + (v5 + v13 + v10), v32);
    put8(m + (v5 + v7 + v14), v33);
    put8(m + (v4 + v5 + v6), v43);
    put8(m + ((v2 ? v5 : v40) + v0), v26);
    put8(m + 160 + v1, 0);
    put64(m + 152 + v1, 0);
    v0 = 0;
    v2 = get8(m + 96 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     put8(m + (v1 + 152 + v2), 1);
     v0 = 1;
    }
    v2 = get8(m + 97 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 98 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 99 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 100 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 101 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 102 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 103 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     v0 = v0 + 1;
     put8(m + (v1 + 152 + v2), v0);
    }
    v2 = get8(m + 104 + v1);
    if (v2) {
     if (v2 > 8) goto L3;
     put8(m + (v1 + 152 + v2), v0 + 1);
    }
    v5 = get8(m + 80 + v1);
    if (v5 >= 9) {
     goto L3;
    }
    v10 = get8(m + 81 + v1);
    if (v10 > 8) goto L3;
    v13 = get8(m + 82 + v1);
    if (v13 > 8) goto L3;
    v14 = get8(m + 83 + v1);
    if (v14 > 8) goto L3;
    v7 = get8(m + 84 + v1);
    if (v7 > 8) goto L3;
    v6 = get8(m + 85 + v1);
    if (v6 > 8) goto L3;
    v4 = get8(m + 86 + v1);
    if (v4 > 8) goto L3;
    v2 = get8(m + 87 + v1);
    if (v2 > 8) goto L3;
    v0 = get8(m + 88 + v1);
    if (v0 >= 9) goto L3;
    v8 = v1 + 152;
    v10 = get8(m + (v8 + v10));
    v13 = get8(m + (v8 + v13));
    v14 = get8(m + (v8 + v14));
    v7 = get8(m + (v7 + v8));
    v6 = get8(m + (v6 + v8));
    v4 = get8(m + (v4 + v8));
    v2 = get8(m + (v2 + v8));
    v0 = get8(m + (v0 + v8));
    v15 = ((u32) !v10 | (v13 ? 0U : 2U)) + (v14 ? 0U : 3U) + (v7 ? 0U : 4U) + (v6 ? 0U : 5U) + (v4
      ? 0U : 6U) + (v2 ? 0U : 7U) + (v0 ? 0U : 8U);
    v50 = (u64) (((v15 ? get8(m + (v5 + v8)) : v10) << 2) + 60);
    v46 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v50 & 63)) - U64(0x1234567, 0x89abcdf0);
    v47 = (u64) (((v15 < 2 ? v13 : v10) << 2) + 60);
    v16 = (u32) (v46 >> (v47 & 63) & 15);
    v8 = (u32) (U64(0xfedcba98, 0x76543210) >> (v50 & 63) & 15);
    v46 = v46 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v47 & 63));
    v47 = (u64) (((v15 < 3 ? v14 : v13) << 2) + 60);
    v10 = (u32) (v46 >> (v47 & 63) & 15);
    v46 = v46 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v47 & 63));
    v47 = (u64) (((v15 < 4 ? v7 : v14) << 2) + 60);
    v13 = (u32) (v46 >> (v47 & 63) & 15);
    v46 = v46 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v47 & 63));
    v47 = (u64) (((v15 < 5 ? v6 : v7) << 2) + 60);
    v14 = (u32) (v46 >> (v47 & 63) & 15);
    v46 = v46 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v47 & 63));
    v47 = (u64) (((v15 < 6 ? v4 : v6) << 2) + 60);
    v7 = (u32) (v46 >> (v47 & 63));
    v50 = v46 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v47 & 63));
    v46 = (u64) (((v15 < 7 ? v2 : v4) << 2) + 60);
    v47 = ((v50 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v46 & 63))) >> ((u64) (((v15 < 8 ? v0 : v2) <<
      2) + 60) & 63)) << 56 & U64(0xf000000, 0x0);
    v6 = (u32) (v47 >> 56);
    v4 = (u32) ((v47 | ((v50 >> (v46 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
    if ((v16 + v8 + v10 + v13 + v14 + v7 + v6 + v4) & 1) goto L17;
    v0 = v39 == 4 ? 0U : 2 - (v34 & 1);
    v2 = v0 * 382804;
    v12 = v2 + 438776;
    if (get32(m + 821424 + v2) == 0 - get32(m + 821572 + v2)) {
     v11 = get32(m + 65640 + (v0 << 2)) * 20160;
     if (v11 > 181439) goto L3;
     v3 = 1;
     put8(m + (v11 + v12), 1);
     v2 = v2 + 196856;
     v22 = v11 / 20160 << 2;
     v9 = v22 + 4;
     v5 = 0;
     for (;;) {
      v0 = v2 + v5;
      v17 = v3 - 1;
      put32(m + (v0 + 624424), v17 < v22 ? 0U : (v9 > v17 ? v17 : v9) - v22);
      if (v5 != 144) {
       put32(m + (v0 + 624428), v17 + 1 < v22 ? 0U : (v3 < v9 ? v3 : v9) - v22);
       v3 = v3 + 2;
       v5 = v5 + 8;
       continue;
      }
      break;
     }
     put32(m + 181452 + v12, v11);
     put32(m + 181448 + v12, v11);
     put32(m + 181444 + v12, v11);
     put32(m + 181440 + v12, v11);
    }
    v7 = (((((v8 * 7 + v16) * 6 + v10) * 5 + v13) << 2) + v14) * 3 + (v15 * 20160 | (v7 & 15)) +
      (((v4 & 15) + v6) >> 1);
    if (v7 <= 181439) {
     v31 = v12 + 382504;
     v32 = v12 + 281972;
     v33 = v12 + 181440;
     v22 = v7 + v12;
     do {
      v0 = get8(m + v22);
      if (v0) goto L51;
      v0 = get8(m + 382800 + v12) & 1;
      memmove(m + (v1 + 152), m + (v31 + v0 * 148), 148);
      v9 = v0 ? v32 : v33;
      v27 = v0 ? v33 : v32;
      v17 = v31 + (u32) !v0 * 148;
      v2 = 0;
      v28 = 0;
      v3 = 0;
      do {
       put32(m + (v17 + v28), v3);
       do {
        if (v2 >= 36) break;
        v4 = v2 >> 2;
        s0 = get8(m + 382800 + v12);
        v34 = get8(m + 65620 + (v2 & 3));
        switch (v34 - 1) {
         case 0: goto L59;
         case 1: goto L57;
         case 2: goto L58;
         default: goto L60;
        }
L60:;
        if (v2 <= 11) break;
        s1 = v4 - 3;
        goto L56;
L59:;
        if (v2 >= 24) break;
        s1 = v4 + 3;
        goto L56;
L58:;
        if ((v4 & 255) % 3 >= 2) break;
        s1 = v4 + 1;
        goto L56;
L57:;
        if (!((v4 & 255) % 3)) break;
        s1 = v4 - 1;
L56:;
        v26 = s1;
        v29 = s0 + (v2 << 6) + 2;
        v35 = v26 * 4294947136U;
        v36 = v4 * 20160;
        v16 = v35 + v36;
        v8 = v26 << 2;
        v15 = v26 * 40320 + 196856;
        v10 = v4 * 40320 + 196856;
        v13 = get32(m + 65716 + (v34 << 2));
        v5 = 0;
        v14 = v2 > 23;
        for (;;) {
         do {
          if (v13 == get8(m + 65620 + v5)) break;
          v0 = v5 + v8;
          if (v0 > 36) goto L63;
          if (v0 == 36) goto L3;
          v0 = v1 + 152 + (v0 << 2);
          v11 = get32(m + 4 + v0);
          v6 = get32(m + v0);
          if (v11 < v6) goto L2;
          if (v11 > 25133) goto L2;
          v4 = v11 - v6;
          v0 = v9 + (v6 << 2);
          switch (v34 - 1) {
           case 0: goto L66;
           case 1:
           case 2: goto L65;
           default: goto L67;
          }
L67:;
          if (v6 == v11) break;
          do {
           if (v26 > 5) goto L3;
           v6 = get32(m + v0) + v35;
           if (v6 >= 20160) goto L16;
           v6 = get16(m + (v15 + (v6 << 1)));
           if (v6 >= 20160) goto L16;
           v11 = v36 + get16(m + (v15 + (v6 << 1)));
           if (v11 > 181439) goto L16;
           v6 = v11 + v12;
           s0 = v6;
           v6 = get8(m + v6);
           put8(m + s0, v6 ? v6 : v29);
           if (v3 >= 25133) goto L16;
           put32(m + (v27 + (v3 << 2)), v11);
           v0 = v0 + 4;
           v3 = v3 + (u32) !v6;
           v4 = v4 - 1;
          } while (v4);
          break;
L66:;
          if (v6 == v11) break;
          do {
           if (v14) goto L3;
           do {
            v6 = get32(m + v0) + v35;
            if (v6 < 20160) {
             v11 = v36 + get16(m + (v10 + (v6 << 1)));
             if (v11 > 181439) goto L16;
             v6 = v11 + v12;
             s0 = v6;
             v6 = get8(m + v6);
             put8(m + s0, v6 ? v6 : v29);
             if (v3 < 25133) break;
             goto L16;
            }
            goto L16;
           } while (0);
           put32(m + (v27 + (v3 << 2)), v11);
           v0 = v0 + 4;
           v3 = v3 + (u32) !v6;
           v4 = v4 - 1;
          } while (v4);
          break;
L65:;
          if (v6 == v11) break;
          do {
           v11 = v16 + get32(m + v0);
           if (v11 > 181439) goto L16;
           v6 = v11 + v12;
           s0 = v6;
           v6 = get8(m + v6);
           put8(m + s0, v6 ? v6 : v29);
           if (v3 >= 25133) goto L61;
           put32(m + (v27 + (v3 << 2)), v11);
           v0 = v0 + 4;
           v3 = v3 + (u32) !v6;
           v4 = v4 - 1;
          } while (v4);
         } while (0);
         v5 = v5 + 1;
         if (v5 != 4) continue;
         goto L55;
L63:;
         break;
        }
        goto L3;
L61:;
        goto L16;
       } while (0);
L55:;
       v2 = v2 + 1;
       v28 = v28 + 4;
      } while (v28 != 148);
      put8(m + 382800 + v12, get8(m + 382800 + v12) + (u32) (v3 != 0));
     } while (v3);
     goto L17;
    }
    goto L3;
L51:;
    v46 = 0;
    put64(m + 23 + v25, 0);
    put64(m + 16 + v25, 0);
    put64(m + 8 + v25, 0);
    put64(m + v25, 0);
    v3 = 0;
    do {
     v5 = (v0 & 63) - 1;
     if (!v5) {
      v4 = 0;
      v47 = 0;
      s0 = 0;
      break;
     }
     for (;;) {
      v9 = v7 / 20160;
      v2 = v9 * 40320;
      v17 = v2 + 196856;
      v4 = v7 - v9 * 20160;
      v0 = v4 << 1;
      v16 = v17 + v0;
      v8 = v0 + v2 + 75896;
      v10 = v9 - 3;
      v13 = v9 + 3;
      v14 = v9 - 1;
      v6 = v9 + 1;
      v9 = (v9 & 255) % 3;
      do {
       switch (v19 - 1) {
        case 0: goto L82;
        case 1: goto L83;
        case 2: goto L84;
        default: goto L81;
       }
L84:;
       v2 = v4;
       if (v9 < 2) { s0 = v6; goto L80; }
       break;
L83:;
       v2 = v4;
       if (v9) { s0 = v14; goto L80; }
       break;
L82:;
       if (v7 >= 120960) break;
       v0 = get16(m + v16);
       if (v0 >= 20160) goto L73;
       v2 = get16(m + (v17 + (v0 << 1)));
       s0 = v13;
       goto L80;
L81:;
       if (v7 <= 60479) break;
       v2 = get16(m + v8);
       s0 = v10;
L80:;
       v0 = s0 * 20160 + v2;
       if (v0 >= 181440) goto L3;
       v2 = get8(m + (v0 + v12));
       if ((v2 & 63) != (v5 & 255)) break;
       v7 = v0;
       s0 = 0;
       goto L78;
      } while (0);
      do {
       switch (v18 - 1) {
        case 0: goto L89;
        case 1: goto L90;
        case 2: goto L87;
        default: goto L88;
       }
L90:;
       v0 = v14;
       v2 = v4;
       if (v9) goto L86;
       break;
L89:;
       if (v7 > 120959) break;
       v0 = get16(m + v16);
       if (v0 > 20159) goto L73;
       v2 = get16(m + (v17 + (v0 << 1)));
       v0 = v13;
       goto L86;
L88:;
       if (v7 < 60480) break;
       v2 = get16(m + v8);
       v0 = v10;
       goto L86;
L87:;
       v0 = v6;
       v2 = v4;
       if (v9 >= 2) break;
L86:;
       v0 = v0 * 20160 + v2;
       if (v0 > 181439) goto L3;
       v2 = get8(m + (v0 + v12));
       if ((v2 & 63) != (v5 & 255)) break;
       v7 = v0;
       s0 = 1;
       goto L78;
      } while (0);
      do {
       switch (v30 - 1) {
        case 0: goto L95;
        case 1: goto L96;
        case 2: goto L93;
        default: goto L94;
       }
L96:;
       v0 = v14;
       v2 = v4;
       if (v9) goto L92;
       break;
L95:;
       if (v7 > 120959) break;
       v0 = get16(m + v16);
       if (v0 > 20159) goto L73;
       v2 = get16(m + (v17 + (v0 << 1)));
       v0 = v13;
       goto L92;
L94:;
       if (v7 < 60480) break;
       v2 = get16(m + v8);
       v0 = v10;
       goto L92;
L93:;
       v0 = v6;
       v2 = v4;
       if (v9 >= 2) break;
L92:;
       v0 = v0 * 20160 + v2;
       if (v0 > 181439) goto L3;
       v2 = get8(m + (v0 + v12));
       if ((v2 & 63) != (v5 & 255)) break;
       v7 = v0;
       s0 = 2;
       goto L78;
      } while (0);
      switch (v23 - 1) {
       case 0: goto L99;
       case 1: goto L100;
       case 2: goto L101;
       default: goto L98;
      }
L101:;
      if (v9 < 2) goto L97;
      goto L77;
L100:;
      v6 = v14;
      if (v9) goto L97;
      goto L77;
L99:;
      if (v7 > 120959) goto L77;
      v0 = get16(m + v16);
      if (v0 > 20159) goto L73;
      v4 = get16(m + (v17 + (v0 << 1)));
      v6 = v13;
      goto L97;
L98:;
      if (v7 < 60480) goto L77;
      v4 = get16(m + v8);
      v6 = v10;
L97:;
      v7 = v6 * 20160 + v4;
      if (v7 > 181439) goto L3;
      v2 = get8(m + (v7 + v12));
      if ((v2 & 63) != (v5 & 255)) goto L77;
      s0 = 3;
L78:;
      v0 = s0;
      if (v3 == 31) goto L29;
      put8(m + (v3 + v25), 1919706229U >> ((get8(m + 65635 + v0) << 3) & 31));
      v3 = v3 + 1;
      v5 = (v2 & 63) - 1;
      if (v5) continue;
L77:;
      break;
     }
     v47 = get64(m + v25);
     v46 = get64(m + 132 + v1);
     v4 = get32(m + 124 + v1);
     s0 = get32(m + 128 + v1);
    } while (0);
    v0 = s0;
    put64(m + 72 + v1, get64(m + 140 + v1));
    put64(m + 64 + v1, v46);
    put32(m + 60 + v1, v0);
    put32(m + 56 + v1, v4);
    put64(m + 48 + v1, v47);
    put32(m + 44 + v1, v3);
    v0 = get32(m + 196844);
    if (v0 - 65532 <= 4) {
     put32(m + 196844, 0);
     fwrite(m + 131304, 1, v0, stdout);
     v0 = get32(m + 196844);
    }
    if (v0 >= 65532) goto L2;
    put8(m + 131308 + v0, get8(m + 65592));
    put32(m + 131304 + v0, get32(m + 65588));
    put32(m + 196844, get32(m + 196844) + 5);
    f_write_number(v1 + 152, v45);
    if (get8(m + 152 + v1) != 8) goto L17;
    v0 = get32(m + 196844);
    if (v0 - 65535 <= 1) {
     put32(m + 196844, 0);
     fwrite(m + 131304, 1, v0, stdout);
     v0 = get32(m + 196844);
    }
    if (v0 >= 65535) goto L2;
    put16(m + 131304 + v0, 8250);
    put32(m + 196844, get32(m + 196844) + 2);
    if (v3 >= 32) goto L2;
    f_write_number(v1 + 152, (u64) v3);
    if (get8(m + 152 + v1) != 8) goto L17;
    v0 = get32(m + 196844);
    if (v0 == 65536) {
     put32(m + 196844, 0);
     fwrite(m + 131304, 1, 65536, stdout);
     v0 = get32(m + 196844);
    }
    if (v0 >= 65536) goto L2;
    put8(m + 131304 + v0, 10);
    v4 = get32(m + 196844) + 1;
    put32(m + 196844, v4);
    if (v3) {
     v2 = v21;
     do {
      do {
       v6 = v3 < 65536 ? v3 : 65536U;
       if (v6 <= 65536 - v4) { s0 = v4; break; }
       put32(m + 196844, 0);
       if (!v4) { s0 = 0; break; }
       if (v4 >= 65537) goto L2;
       fwrite(m + 131304, 1, v4, stdout);
       s0 = get32(m + 196844);
      } while (0);
      v4 = s0;
      v0 = v4 + v6;
      if (v4 > v0) goto L2;
      if (v0 >= 65537) goto L2;
      v3 = v3 - v6;
      if (v6) {
       memmove(m + (v4 + 131304), m + v2, v6);
      }
      v2 = v2 + v6;
      v4 = get32(m + 196844) + v6;
      put32(m + 196844, v4);
     } while (v3);
    }
    if (v4 == 65536) {
     put32(m + 196844, 0);
     fwrite(m + 131304, 1, 65536, stdout);
     v4 = get32(m + 196844);
    }
    if (v4 >= 65536) goto L2;
    put8(m + 131304 + v4, 10);
    put32(m + 196844, get32(m + 196844) + 1);
    if (v45 >= v49) goto L28;
    v45 = v48;
    if (v45 <= v49) continue;
    goto L28;
L73:;
    break;
   }
   goto L3;
L29:;
   goto L3;
  } while (0);
L28:;
  do {
   v5 = get32(m + 196840);
   v3 = get32(m + 131296);
   if (v5 < v3) break;
   if (v5 > 65536) break;
   do {
    if (v3 != v5) {
     v48 = get64(m + 131272);
     v46 = get64(m + 131280);
     do {
      v2 = get8(m + (v3 + 65736));
      v0 = v2 - 9;
      if (v0 > 23) goto L17;
      if (!(1U << (v0 & 31) & 8388627)) goto L17;
      v3 = v3 + 1;
      put32(m + 131296, v3);
      if (v2 == 10) {
       v46 = v46 + 1;
       put64(m + 131280, v46);
       put64(m + 131288, v48 + (u64) v3);
      }
     } while (v3 != v5);
    }
    f_refill(v1 + 152);
    if (get8(m + 152 + v1) != 8) goto L17;
    if (get8(m + 153 + v1) != 1) goto L17;
    v5 = get32(m + 196840);
    v3 = get32(m + 131296);
    if (v5 < v3) break;
   } while (v5 < 65537);
  } while (0);
  goto L2;
 } while (0);
L17:;
 v0 = get32(m + 196844);
 put32(m + 196844, 0);
 do {
  if (v0) {
   if (v0 >= 65537) break;
   fwrite(m + 131304, 1, v0, stdout);
  }
  g0 = v1 + 304;
  return;
 } while (0);
 goto L2;
L16:;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "a\040tile\0401\040to\0408\040or\040the\040blank\040xtwo\040b", 33);
 memcpy(m + 65569, "oards\040for\040each\040caseCase\040each\040symbol\040once\040", 41);
 memcpy(m + 65610, "on\040a\040board\000\001\002\003<redacted>\000\001\002\003\000", 29);
 memcpy(m + 65640, "\004\000\000\000\007\000\000\000\010\000\000\000X\000\001\000", 16);
 memcpy(m + 65656, "\012", 1);
 memcpy(m + 65668, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65688, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65704, "\001\000\000\000\001\000\000\000\001\000\000\000\001\000\000", 15);
 memcpy(m + 65724, "\003\000\000\000\002", 5);
 f_solve();
 return 0;
}
