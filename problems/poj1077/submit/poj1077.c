/* poj1077, made from Rust by c-emitter */
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

static u8 m[262144];
static u32 g0 = 65536;

static u32 get8(const u8 *p) { return *p; }
static u32 get16(const u8 *p) { unsigned short x; memcpy(&x, p, 2); return x; }
static u32 get32(const u8 *p) { u32 x; memcpy(&x, p, 4); return x; }
static u64 get64(const u8 *p) { u64 x; memcpy(&x, p, 8); return x; }
static void put8(u8 *p, u32 x) { *p = (u8) x; }
static void put16(u8 *p, u32 x) { unsigned short y = (unsigned short) x; memcpy(p, &y, 2); }
static void put32(u8 *p, u32 x) { memcpy(p, &x, 4); }
static void put64(u8 *p, u64 x) { memcpy(p, &x, 8); }

static void index_slice_index_fail(u32 v0, u32 v1, u32 v2) {
 g0 = g0 - 16;
 do {
  if (v0 <= v2) {
   if (v1 > v2) break;
   if (v0 <= v1) goto L2;
   abort();
  }
  abort();
 } while (0);
 abort();
L2:;
 abort();
}

static void f_refill(u32 v0) {
 u32 v1, v2 = 0;
 v1 = get32(m + 196940);
 put32(m + 196940, 0);
 do {
  if (v1) {
   if (v1 >= 65537) break;
   fwrite(m + 131400, 1, v1, stdout);
  }
  if (!get8(m + 196944)) {
   put64(m + 131368, get64(m + 131368) + (u64) get32(m + 196936));
   put32(m + 131392, 0);
   put32(m + 196936, 0);
   v1 = (u32) fread(m + 65832, 1, 65536, stdin);
   put32(m + 196936, v1);
   put8(m + 196944, !v1);
   v2 = v1 != 0;
  }
  put8(m + v0, 8);
  put8(m + 1 + v0, v2);
  return;
 } while (0);
 index_slice_index_fail(0, v1, 65536);
 abort();
}

static u32 f_within(u32 v0, u32 v1, u32 v2, u32 v3, u32 v4) {
 u32 v5 = 0, v6 = 0, v7, v8, v9, v10, v11 = 0, v12, v13 = 0, v14 = 0, v15, v16, v17, v18, v19, v20,
  v21, v22, v23, v24, v25, s0, s1;
 do {
  if (!v3) break;
  v15 = v1 - 1;
  v16 = v0 + 8;
  v12 = v4 & 255;
  v17 = v2 - 3;
  v18 = v2 + 3;
  v19 = v2 - 1;
  v20 = v2 + 1;
  v21 = v0 + 40;
  v9 = v21 + v2;
  v22 = v2 / 3;
  v7 = v2 - v22 * 3;
  v23 = get32(m + v0);
  v24 = v2 > 2;
  v25 = v2 < 6;
  v4 = 0;
  do {
   do {
    v13 = get8(m + (v4 + v23));
    switch (v13 - 1) {
     case 0: goto L10;
     case 1: goto L8;
     case 2: goto L9;
     default: goto L11;
    }
L11:;
    if (!v24) break;
    v5 = 1;
    s0 = v17;
    goto L7;
L10:;
    if (!v25) break;
    v5 = 0;
    s0 = v18;
    goto L7;
L9:;
    v5 = 2;
    if (v7 < 2) { s0 = v20; goto L7; }
    break;
L8:;
    if (!v7) break;
    v5 = 3;
    s0 = v19;
L7:;
    v8 = s0;
    if ((u32) (v5 == v12) & (u32) (v12 != 4)) break;
    do {
     if (v8 <= 8) {
      v11 = v8 + v21;
      v14 = get8(m + v11);
      if (v14) break;
      v6 = 0;
      s0 = v3;
      goto L12;
     }
     goto L2;
    } while (0);
    v6 = (v8 & 255) / 3;
    v5 = v14 - 1;
    v10 = (v5 & 255) / 3;
    s0 = v6 < v10 ? v6 - v10 : v10 - v6;
    v6 = (v8 - v6 * 3) & 255;
    v5 = (v5 - v10 * 3) & 255;
    v6 = s0 + (v5 > v6 ? v6 - v5 : v5 - v6);
    s0 = (v5 < v7 ? v7 - v5 : v5 - v7) + v3;
    v5 = v22 - v10;
    s1 = v5;
    v5 = (u32) ((i32) v5 >> 31);
    s0 = s0 + ((s1 ^ v5) - v5);
L12:;
    v6 = s0 + v6;
    if (v6 >= v1) break;
    if (v2 > 8) goto L2;
    v5 = get8(m + v9);
    put8(m + v9, v14);
    put8(m + v11, v5);
    v5 = get32(m + 4 + v0);
    if (v5 >= 31) goto L4;
    put32(m + 4 + v0, v5 + 1);
    put8(m + (v5 + v16), 1919706229U >> ((v13 << 3) & 31));
    s0 = f_within(v0, v15, v8, v6, v13);
    if (s0) goto L3;
    v5 = get8(m + v9);
    put8(m + v9, get8(m + v11));
    put8(m + v11, v5);
    v5 = get32(m + 4 + v0);
    put32(m + 4 + v0, v5 - (u32) (v5 != 0));
   } while (0);
   v4 = v4 + 1;
  } while (v4 != 4);
  return 0;
L4:;
  goto L2;
 } while (0);
L3:;
 return 1;
L2:;
 g0 = g0 - 16;
 abort();
}

static void f_solve(void) {
 u32 v0 = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0,
  v12 = 0, v13 = 0, v14, v15, v16, v17, v18, s0, s1;
 u64 v19 = 0, v20 = 0, v21;
 v5 = g0 - 112;
 g0 = v5;
 do {
  v2 = get32(m + 196936);
  v0 = get32(m + 131392);
  if (v2 < v0) break;
  if (v2 > 65536) break;
  do {
   if (v0 != v2) {
    v20 = get64(m + 131368);
    v19 = get64(m + 131376);
    do {
     v1 = get8(m + (v0 + 65832));
     v3 = v1 - 9;
     if (v3 > 23) goto L11;
     if (!(1U << (v3 & 31) & 8388627)) goto L11;
     v0 = v0 + 1;
     put32(m + 131392, v0);
     if (v1 == 10) {
      v19 = v19 + 1;
      put64(m + 131376, v19);
      put64(m + 131384, v20 + (u64) v0);
     }
    } while (v0 != v2);
   }
   f_refill(v5 + 56);
   if (get8(m + 56 + v5) != 8) goto L10;
   if (get8(m + 57 + v5) != 1) goto L10;
   v2 = get32(m + 196936);
   v0 = get32(m + 131392);
   if (v2 < v0) goto L2;
  } while (v2 < 65537);
  break;
L11:;
  do {
   if (v0 <= v2) {
    v1 = v2 - v0;
    if (v1 < 2) break;
    do {
     v4 = get8(m + 65833 + v0);
     if (v4 != 32) {
      v11 = 9;
      if (v1 < 9) goto L17;
      v1 = get8(m + (v0 + 65832));
      v3 = (v1 & 223) == 88 ? 0U : v1 - 48;
      v1 = v3 & 255;
      v6 = (v4 & 223) == 88 ? 0U : v4 - 48;
      s0 = 1U << ((v1 < 15 ? v1 : 15U) & 31);
      v1 = v6 & 255;
      s0 = s0 | 1U << ((v1 < 15 ? v1 : 15U) & 31);
      v1 = get8(m + (v0 + 65834));
      v1 = (v1 & 223) == 88 ? 0U : v1 - 48;
      v4 = v1 & 255;
      s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
      v4 = get8(m + (v0 + 65835));
      v4 = (v4 & 223) == 88 ? 0U : v4 - 48;
      v8 = v4 & 255;
      s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
      v8 = get8(m + (v0 + 65836));
      v8 = (v8 & 223) == 88 ? 0U : v8 - 48;
      v7 = v8 & 255;
      s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
      v7 = get8(m + (v0 + 65837));
      v12 = (v7 & 223) == 88 ? 0U : v7 - 48;
      v7 = v12 & 255;
      s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
      v7 = get8(m + (v0 + 65838));
      v7 = (v7 & 223) == 88 ? 0U : v7 - 48;
      v9 = v7 & 255;
      s0 = s0 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
      v9 = get8(m + (v0 + 65839));
      v9 = (v9 & 223) == 88 ? 0U : v9 - 48;
      v10 = v9 & 255;
      s0 = s0 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
      v10 = get8(m + (v0 + 65840));
      v10 = (v10 & 223) == 88 ? 0U : v10 - 48;
      v13 = v10 & 255;
      if (((s0 | 1U << ((v13 < 15 ? v13 : 15U) & 31)) & 65535) == 511) break;
      goto L17;
     }
     if (v1 < 17) goto L17;
     if (get8(m + (v0 + 65835)) != 32) goto L17;
     if (get8(m + (v0 + 65837)) != 32) goto L17;
     if (get8(m + (v0 + 65839)) != 32) goto L17;
     if (get8(m + (v0 + 65841)) != 32) goto L17;
     if (get8(m + (v0 + 65843)) != 32) goto L17;
     if (get8(m + (v0 + 65845)) != 32) goto L17;
     if (get8(m + (v0 + 65847)) != 32) goto L17;
     v11 = 17;
     v1 = get8(m + (v0 + 65834));
     v6 = (v1 & 223) == 88 ? 0U : v1 - 48;
     v1 = v6 & 255;
     s0 = 1U << ((v1 < 15 ? v1 : 15U) & 31);
     v1 = get8(m + (v0 + 65832));
     v3 = (v1 & 223) == 88 ? 0U : v1 - 48;
     v1 = v3 & 255;
     s0 = s0 | 1U << ((v1 < 15 ? v1 : 15U) & 31);
     v1 = get8(m + (v0 + 65836));
     v1 = (v1 & 223) == 88 ? 0U : v1 - 48;
     v4 = v1 & 255;
     s0 = s0 | 1U << ((v4 < 15 ? v4 : 15U) & 31);
     v4 = get8(m + (v0 + 65838));
     v4 = (v4 & 223) == 88 ? 0U : v4 - 48;
     v8 = v4 & 255;
     s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
     v8 = get8(m + (v0 + 65840));
     v8 = (v8 & 223) == 88 ? 0U : v8 - 48;
     v7 = v8 & 255;
     s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
     v7 = get8(m + (v0 + 65842));
     v12 = (v7 & 223) == 88 ? 0U : v7 - 48;
     v7 = v12 & 255;
     s0 = s0 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
     v7 = get8(m + (v0 + 65844));
     v7 = (v7 & 223) == 88 ? 0U : v7 - 48;
     v9 = v7 & 255;
     s0 = s0 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
     v9 = get8(m + (v0 + 65846));
     v9 = (v9 & 223) == 88 ? 0U : v9 - 48;
     v10 = v9 & 255;
     s0 = s0 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
     v10 = get8(m + (v0 + 65848));
     v10 = (v10 & 223) == 88 ? 0U : v10 - 48;
     v13 = v10 & 255;
     if (((s0 | 1U << ((v13 < 15 ? v13 : 15U) & 31)) & 65535) != 511) goto L17;
    } while (0);
    put32(m + 131392, v0 + v11);
    put8(m + 53 + v5, v10);
    put8(m + 52 + v5, v9);
    put8(m + 51 + v5, v7);
    put8(m + 50 + v5, v12);
    goto L16;
   }
   goto L2;
  } while (0);
L17:;
  put8(m + 16 + v5, 0);
  put64(m + 8 + v5, 0);
  v1 = 0;
  for (;;) {
   if (v0 > v2) goto L2;
   v6 = v1 + 1;
   do {
    if (v0 != v2) {
     v20 = get64(m + 131368);
     v19 = get64(m + 131376);
     do {
      v3 = get8(m + (v0 + 65832));
      v4 = v3 - 9;
      if (v4 > 23) goto L23;
      if (!(1U << (v4 & 31) & 8388627)) goto L23;
      v0 = v0 + 1;
      put32(m + 131392, v0);
      if (v3 == 10) {
       v19 = v19 + 1;
       put64(m + 131376, v19);
       put64(m + 131384, v20 + (u64) v0);
      }
     } while (v0 != v2);
    }
    f_refill(v5 + 56);
    if (get8(m + 56 + v5) != 8) goto L10;
    if (get8(m + 57 + v5) != 1) goto L10;
    v2 = get32(m + 196936);
    v0 = get32(m + 131392);
    if (v2 < v0) goto L2;
   } while (v2 < 65537);
   goto L2;
L23:;
   v4 = (v3 & 223) == 88 ? 0U : v3 - 48;
   v8 = v4 & 255;
   if (v8 > 8) goto L10;
   switch (v1) {
    case 0: goto L29;
    case 8: goto L28;
    default: goto L30;
   }
L30:;
   v3 = 0;
   do {
    if (get8(m + (v5 + 8 + v3)) == v8) goto L10;
    v3 = v3 + 1;
   } while (v1 != v3);
L29:;
   v0 = v0 + 1;
   put32(m + 131392, v0);
   put8(m + (v5 + 8 + v1), v4);
   v1 = v6;
   if (v1 != 9) continue;
   goto L21;
L28:;
   break;
  }
  v2 = v4;
  v4 = 0;
  v6 = 0;
  do {
   do {
    v1 = v5 + 8;
    v3 = (v1 + 3) & 4294967292U;
    if (v3 != v1) {
     v4 = v3 - v1;
     v8 = v1 - v3;
     v7 = v2 & 255;
     v6 = 1;
     v3 = v1;
     do {
      if (get8(m + v3) == v7) goto L33;
      v3 = v3 + 1;
      v8 = v8 + 1;
     } while (v8);
     break;
    }
    v3 = (v2 & 255) * 16843009;
    v8 = v3 ^ get32(m + v1);
    v3 = get32(m + (v1 + 4)) ^ v3;
    if ((((16843008 - v8) | v8) & ((16843008 - v3) | v3) & 2155905152U) == 2155905152U) goto L33;
   } while (0);
   v6 = 1;
   v3 = v2 & 255;
   v1 = v1 + v4;
   if (v3 == get8(m + v1)) break;
   if (get8(m + 1 + v1) == v3) break;
   v3 = v2 & 255;
   if (v3 == get8(m + 2 + v1)) break;
   if (get8(m + 3 + v1) == v3) break;
   if (get8(m + 4 + v1) == (v2 & 255)) break;
   if (v4 == 3) { s0 = 0; goto L32; }
   if (get8(m + 5 + v1) == (v2 & 255)) break;
   if (v4 == 2) { s0 = 0; goto L32; }
   if (get8(m + 6 + v1) == (v2 & 255)) break;
   v6 = 0;
   if (v4 == 1) break;
   v6 = get8(m + 7 + v1) == (v2 & 255);
  } while (0);
L33:;
  s0 = v6;
L32:;
  if (s0) goto L10;
  put32(m + 131392, v0 + 1);
  put8(m + 16 + v5, v2);
L21:;
  put16(m + 52 + v5, get16(m + 15 + v5));
  v4 = get32(m + 11 + v5);
  put32(m + 48 + v5, v4);
  v8 = v4 >> 8;
  v1 = get8(m + 10 + v5);
  v6 = get8(m + 9 + v5);
  v3 = get8(m + 8 + v5);
L16:;
  v7 = 0;
  do {
   v2 = get32(m + 50 + v5);
   v10 = v2 & 255 ? 0U : 5U;
   v13 = !(v6 & 255);
   v14 = v1 & 255 ? 0U : 2U;
   v15 = v4 & 255 ? 0U : 3U;
   v16 = v8 & 255 ? 0U : 4U;
   v11 = v2 >> 24;
   v12 = v2 >> 8;
   v17 = v12 & 255 ? 0U : 6U;
   v9 = v2 >> 16;
   v18 = v9 & 255 ? 0U : 7U;
   v0 = v10 + (v13 + (v14 + (v15 | v16))) + (v11 ? 0U : 8U) + v17 + v18;
   v19 = (u64) (((v0 ? v3 : v6) << 2) + 60);
   v20 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v19 & 63)) - U64(0x1234567, 0x89abcdf0);
   v21 = (u64) (((v0 < 2 ? v1 : v6) << 2) + 60);
   s0 = (u32) (v20 >> (v21 & 63)) + (u32) (U64(0xfedcba98, 0x76543210) >> (v19 & 63));
   v19 = v20 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v21 & 63));
   v20 = (u64) (((v0 < 3 ? v4 : v1) << 2) + 60);
   s0 = s0 + (u32) (v19 >> (v20 & 63));
   v19 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
   v20 = (u64) (((v0 < 4 ? v8 : v4) << 2) + 60);
   s0 = s0 + (u32) (v19 >> (v20 & 63));
   v19 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
   v20 = (u64) (((v0 < 5 ? v2 : v8) << 2) + 60);
   s0 = s0 + (u32) (v19 >> (v20 & 63));
   v19 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
   v20 = (u64) (((v0 < 6 ? v12 : v2) << 2) + 60);
   s0 = s0 + (u32) (v19 >> (v20 & 63));
   v19 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
   v20 = (u64) (((v0 < 7 ? v9 : v12) << 2) + 60);
   if (!((s0 + (u32) (v19 >> (v20 & 63)) + (u32) ((v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 &
     63))) >> ((u64) (((v0 < 8 ? v11 : v9) << 2) + 60) & 63))) & 1)) {
    put64(m + 87 + v5, 0);
    put64(m + 80 + v5, 0);
    put64(m + 72 + v5, 0);
    put64(m + 64 + v5, 0);
    put32(m + 101 + v5, v2);
    put8(m + 100 + v5, v8);
    put8(m + 99 + v5, v4);
    put8(m + 98 + v5, v1);
    put8(m + 97 + v5, v6);
    put32(m + 60 + v5, 0);
    put32(m + 56 + v5, 65536);
    put8(m + 96 + v5, v3);
    if (v3 & 255) {
     v0 = v3 - 1;
     v7 = (v0 & 255) / 3;
     v7 = (((v3 & 255) < 4 ? 0U : v7) + (v0 - v7 * 3)) & 255;
    }
    v3 = 0;
    v0 = v6 & 255;
    if (v0) {
     v3 = v6 - 1;
     s0 = v3;
     v3 = (v3 & 255) / 3;
     v6 = ((s0 - v3 * 3) & 255) - 1;
     s0 = v6;
     v6 = (u32) ((i32) v6 >> 31);
     v3 = (s0 ^ v6) - v6 + (v0 < 4 ? 0U : v3);
    }
    if (v1 & 255) {
     v6 = v1 - 1;
     v0 = (v6 & 255) / 3;
     s0 = (((v1 & 255) < 4 ? 0U : v0) + (v0 * 3 - v6) + 2) & 255;
    } else {
     s0 = 0;
    }
    v6 = s0 + (v3 + v7);
    v1 = 0;
    if (v4 & 255) {
     v3 = v4 - 1;
     v4 = v3 & 255;
     v1 = v4 / 3;
     v1 = (v4 > 5 ? v1 - 1 : 1 - v1) + ((v3 - v1 * 3) & 255);
    }
    if (v8 & 255) {
     v4 = v8 - 1;
     v0 = v4 & 255;
     v3 = v0 / 3;
     s0 = v0 > 5 ? v3 - 1 : 1 - v3;
     v3 = ((v4 - v3 * 3) & 255) - 1;
     s1 = v3;
     v3 = (u32) ((i32) v3 >> 31);
     s0 = s0 + ((s1 ^ v3) - v3);
    } else {
     s0 = 0;
    }
    v1 = s0 + (v1 + v6);
    v4 = 0;
    if (v2 & 255) {
     v3 = v2 - 1;
     v4 = v3 & 255;
     v2 = v4 / 3;
     v4 = (v4 > 5 ? v2 - 1 : 1 - v2) + ((v2 * 3 - v3 + 2) & 255);
    }
    if (v12 & 255) {
     v3 = v12 - 1;
     v6 = v3 & 255;
     v2 = v6 / 3;
     s0 = (v6 > 8 ? v2 - 2 : 2 - v2) + ((v3 - v2 * 3) & 255);
    } else {
     s0 = 0;
    }
    v1 = s0 + (v1 + v4);
    v3 = 0;
    if (v9 & 255) {
     v3 = v9 - 1;
     v4 = v3 & 255;
     v2 = v4 / 3;
     s0 = v4 > 8 ? v2 - 2 : 2 - v2;
     v2 = ((v3 - v2 * 3) & 255) - 1;
     s1 = v2;
     v2 = (u32) ((i32) v2 >> 31);
     v3 = s0 + ((s1 ^ v2) - v2);
    }
    if (v11) {
     v4 = v11 - 1;
     v6 = v4 & 255;
     v2 = v6 / 3;
     s0 = (v6 > 8 ? v2 - 2 : 2 - v2) + ((v2 * 3 - v4 + 2) & 255);
    } else {
     s0 = 0;
    }
    v1 = s0 + (v1 + v3);
    if (v1 > 31) goto L9;
    v0 = (v13 | v14) + v15 + v16 + v10 + v17 + v18 + (v11 ? 0U : 8U);
    s0 = f_within(v5 + 56, v1, v0, v1, 4);
    if (!s0) {
     v4 = v1 == 31;
     v3 = v4 ? 31U : v1 + 1;
     do {
      if (v4 & 1) goto L9;
      if (v3 > 31) goto L9;
      v4 = 1;
      v6 = v3 + 1;
      v2 = v6;
      switch (((u32) (v6 > 31) - (u32) (v6 < 31)) & 255) {
       case 0: goto L50;
       case 1: goto L9;
       default: goto L51;
      }
L51:;
      v2 = v3 + 2;
      v4 = 0;
L50:;
      v3 = v2;
      s0 = f_within(v5 + 56, v6, v0, v1, 4);
     } while (!s0);
    }
    v2 = v5 + 60;
    put32(m + 40 + v5, get32(m + 32 + v2));
    put64(m + 32 + v5, get64(m + 24 + v2));
    put64(m + 24 + v5, get64(m + 16 + v2));
    put64(m + 16 + v5, get64(m + 8 + v2));
    v19 = get64(m + v2);
    put64(m + 8 + v5, v19);
    v3 = (u32) v19;
    if (v3 >= 32) goto L8;
    v4 = get32(m + 196940);
    if (!v3) break;
    v1 = (v5 + 8) | 4;
    do {
     do {
      v2 = v3 < 65536 ? v3 : 65536U;
      if (v2 <= 65536 - v4) { s0 = v4; break; }
      put32(m + 196940, 0);
      if (!v4) { s0 = 0; break; }
      if (v4 >= 65537) goto L7;
      fwrite(m + 131400, 1, v4, stdout);
      s0 = get32(m + 196940);
     } while (0);
     v4 = s0;
     v6 = v2 + v4;
     if (v4 > v6) goto L6;
     if (v6 >= 65537) goto L6;
     v3 = v3 - v2;
     if (v2) {
      memmove(m + (v4 + 131400), m + v1, v2);
     }
     v1 = v1 + v2;
     v4 = get32(m + 196940) + v2;
     put32(m + 196940, v4);
    } while (v3);
    break;
   }
   v0 = get32(m + 196940);
   if (v0 - 65527 <= 9) {
    put32(m + 196940, 0);
    fwrite(m + 131400, 1, v0, stdout);
    v0 = get32(m + 196940);
   }
   if (v0 >= 65527) goto L5;
   put16(m + 131408 + v0, get16(m + 65548));
   put64(m + 131400 + v0, get64(m + 65540));
   v4 = get32(m + 196940) + 10;
   put32(m + 196940, v4);
  } while (0);
  if (v4 == 65536) {
   put32(m + 196940, 0);
   fwrite(m + 131400, 1, 65536, stdout);
   v4 = get32(m + 196940);
  }
  if (v4 >= 65536) goto L4;
  put8(m + 131400 + v4, 10);
  put32(m + 196940, get32(m + 196940) + 1);
  do {
   v2 = get32(m + 196936);
   v0 = get32(m + 131392);
   if (v2 < v0) break;
   if (v2 > 65536) break;
   do {
    if (v0 != v2) {
     v20 = get64(m + 131368);
     v19 = get64(m + 131376);
     do {
      v1 = get8(m + (v0 + 65832));
      v3 = v1 - 9;
      if (v3 > 23) goto L10;
      if (!(1U << (v3 & 31) & 8388627)) goto L10;
      v0 = v0 + 1;
      put32(m + 131392, v0);
      if (v1 == 10) {
       v19 = v19 + 1;
       put64(m + 131376, v19);
       put64(m + 131384, v20 + (u64) v0);
      }
     } while (v0 != v2);
    }
    f_refill(v5 + 56);
    if (get8(m + 56 + v5) != 8) goto L10;
    if (get8(m + 57 + v5) != 1) goto L10;
    v2 = get32(m + 196936);
    v0 = get32(m + 131392);
    if (v2 < v0) break;
   } while (v2 < 65537);
  } while (0);
  break;
L10:;
  v2 = get32(m + 196940);
  put32(m + 196940, 0);
  if (v2) {
   if (v2 >= 65537) goto L3;
   fwrite(m + 131400, 1, v2, stdout);
  }
  g0 = v5 + 112;
  return;
L9:;
  abort();
L8:;
  index_slice_index_fail(0, v3, 31);
  abort();
L7:;
  index_slice_index_fail(0, v4, 65536);
  abort();
L6:;
  index_slice_index_fail(v4, v6, 65536);
  abort();
L5:;
  index_slice_index_fail(v0, v0 + 10, 65536);
  abort();
L4:;
  index_slice_index_fail(v4, v4 + 1, 65536);
  abort();
L3:;
  index_slice_index_fail(0, v2, 65536);
  abort();
 } while (0);
L2:;
 index_slice_index_fail(v0, v2, 65536);
 abort();
}

int main(void) {
 memcpy(m + 65537, "\001\002\003unsolvable\026slice\040index\040starts\040at\040", 36);
 memcpy(m + 65573, "\300\015\040but\040ends\040at\040\300\000\040index\040out\040", 28);
 memcpy(m + 65601, "of\040bounds:\040the\040len\040is\040\300\022\040but\040the\040", 33);
 memcpy(m + 65634, "index\040is\040\300\000\022range\040start\040index\040\300\"", 32);
 memcpy(m + 65666, "\040out\040of\040range\040for\040slice\040of\040length\040\300", 35);
 memcpy(m + 65702, "\020range\040end\040index\040\300\"\040out\040of\040range\040", 33);
 memcpy(m + 65735, "for\040slice\040of\040length\040\300\000<redacted>\000\335\000", 35);
 memcpy(m + 65770, "\001\000\012", 3);
 memcpy(m + 65784, "no\040moves\040put\040an\040odd\040order\040of\040the\040til", 36);
 memcpy(m + 65820, "es\040in\040order", 11);
 f_solve();
 return 0;
}
