/* nine-number, made from Rust by c-emitter */
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

static u8 m[1048576];
static u32 g0 = 65536;

static u32 get8(const u8 *p) { return *p; }
static u32 get16(const u8 *p) { unsigned short x; memcpy(&x, p, 2); return x; }
static u32 get32(const u8 *p) { u32 x; memcpy(&x, p, 4); return x; }
static u64 get64(const u8 *p) { u64 x; memcpy(&x, p, 8); return x; }
static void put8(u8 *p, u32 x) { *p = (u8) x; }
static void put16(u8 *p, u32 x) { unsigned short y = (unsigned short) x; memcpy(p, &y, 2); }
static void put32(u8 *p, u32 x) { memcpy(p, &x, 4); }
static void put64(u8 *p, u64 x) { memcpy(p, &x, 8); }

static void f_refill(u32 v0) {
 u32 v1, v2 = 0;
 v1 = get32(m + 196684);
 put32(m + 196684, 0);
 do {
  if (v1) {
   if (v1 >= 65537) break;
   fwrite(m + 131144, 1, v1, stdout);
  }
  if (!get8(m + 196688)) {
   put64(m + 131112, get64(m + 131112) + (u64) get32(m + 196680));
   put32(m + 131136, 0);
   put32(m + 196680, 0);
   v1 = (u32) fread(m + 65576, 1, 65536, stdin);
   put32(m + 196680, v1);
   put8(m + 196688, !v1);
   v2 = v1 != 0;
  }
  put8(m + v0, 8);
  put8(m + 1 + v0, v2);
  return;
 } while (0);
 abort();
}

static void rotate_board(u32 v0, u32 v1) {
 u64 v2, v3;
 v2 = (u64) (v1 / 40320 % 9 << 2);
 put8(m + 4 + v0, (u32) (U64(0xfedcba98, 0x76543210) >> (v2 & 63)) & 15);
 v2 = (U64(0xffffffff, 0xffffffff) << (v2 & 63) & U64(0x1317131, 0xf1317131)) ^ U64(0xedcba98,
   0x76543210);
 v3 = (u64) (v1 / 5040 << 2 & 28);
 put8(m + 3 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) (v1 / 720 % 7 << 2);
 put8(m + 5 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) (v1 / 120 % 6 << 2);
 put8(m + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) (v1 / 24 % 5 << 2);
 put8(m + 1 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) (v1 / 6 << 2 & 12);
 put8(m + 2 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) ((v1 >> 1) % 3 << 2);
 put8(m + 6 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 v2 = ((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2;
 v3 = (u64) (v1 << 2) & 4;
 put8(m + 7 + v0, (u32) (v2 >> (v3 & 63)) & 15);
 put8(m + 8 + v0, (u32) (((v2 >> 4 ^ v2) & U64(0xffffffff, 0xffffffff) << (v3 & 63)) ^ v2) & 15);
}

static void f_solve(void) {
 u32 v0 = 0, v1 = 0, v2, v3 = 0, v4 = 0, v5, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0, v12
  = 0, v13, v14, s0, s1;
 u64 v15 = 0, v16 = 0, v17 = 0, v18 = 0, v19 = 0, v20 = 0, v21 = 0, v22 = 0, v23 = 0, v24 = 0, v25
  = 0, v26 = 0, v27 = 0, v28 = 0, v29 = 0;
 v2 = g0 - 64;
 g0 = v2;
 if (!get16(m + 196696)) {
  do {
   rotate_board(v2 + 24, v0);
   v15 = (u64) get8(m + 28 + v2) << 2;
   v16 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v15 & 63)) - U64(0x1234567, 0x89abcdf0);
   v17 = (u64) get8(m + 30 + v2) << 2;
   v18 = v16 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v17 & 63));
   v19 = (u64) get8(m + 26 + v2) << 2;
   v20 = v18 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v19 & 63));
   v21 = (u64) get8(m + 27 + v2) << 2;
   v22 = v20 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v21 & 63));
   v23 = (u64) get8(m + 24 + v2) << 2;
   v24 = v22 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v23 & 63));
   v25 = (u64) get8(m + 25 + v2) << 2;
   v26 = v24 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63));
   v27 = (u64) get8(m + 31 + v2) << 2;
   v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   v29 = (u64) get8(m + 32 + v2) << 2;
   v1 = ((u32) ((v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63))) >> (((u64) get8(m + 29 + v2) <<
     2) & 63)) & 15) + ((u32) (v28 >> (v29 & 63)) & 15) + (((((u32) (v24 >> (v25 & 63)) & 15) +
     (((((((u32) (v16 >> (v17 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v15 & 63)) <<
     3 & 120)) * 7 + ((u32) (v18 >> (v19 & 63)) & 15)) * 6 + ((u32) (v20 >> (v21 & 63)) & 15)) * 5
     + ((u32) (v22 >> (v23 & 63)) & 15)) << 2)) * 3 + ((u32) (v26 >> (v27 & 63)) & 15)) << 1);
   if (v1 >= 40320) goto L3;
   put16(m + 196696 + (v1 << 1), v0);
   v0 = v0 + 1;
  } while (v0 != 40320);
  v0 = 0;
  do {
   rotate_board(v2 + 24, v0);
   v15 = (u64) get8(m + 27 + v2) << 2;
   v16 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v15 & 63)) - U64(0x1234567, 0x89abcdf0);
   v17 = (u64) get8(m + 29 + v2) << 2;
   v18 = v16 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v17 & 63));
   v19 = (u64) get8(m + 28 + v2) << 2;
   v20 = v18 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v19 & 63));
   v21 = (u64) get8(m + 24 + v2) << 2;
   v22 = v20 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v21 & 63));
   v23 = (u64) get8(m + 25 + v2) << 2;
   v24 = v22 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v23 & 63));
   v25 = (u64) get8(m + 26 + v2) << 2;
   v26 = v24 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63));
   v27 = (u64) get8(m + 30 + v2) << 2;
   v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   v29 = (u64) get8(m + 31 + v2) << 2;
   v1 = ((u32) ((v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63))) >> (((u64) get8(m + 32 + v2) <<
     2) & 63)) & 15) + ((u32) (v28 >> (v29 & 63)) & 15) + (((((u32) (v24 >> (v25 & 63)) & 15) +
     (((((((u32) (v16 >> (v17 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v15 & 63)) <<
     3 & 120)) * 7 + ((u32) (v18 >> (v19 & 63)) & 15)) * 6 + ((u32) (v20 >> (v21 & 63)) & 15)) * 5
     + ((u32) (v22 >> (v23 & 63)) & 15)) << 2)) * 3 + ((u32) (v26 >> (v27 & 63)) & 15)) << 1);
   if (v1 > 362879) goto L3;
   put16(m + 277336 + (v1 / 720 << 1), v6);
   v0 = v0 + 720;
   v6 = v6 + 1;
  } while (v6 != 504);
 }
 if (get32(m + 1033816) == 0 - get32(m + 1033964)) {
  put32(m + 1033816, 1);
  put64(m + 1033808, U64(0x1, 0x1));
  put64(m + 1033800, U64(0x1, 0x1));
  put64(m + 1033792, U64(0x1, 0x1));
  put64(m + 1033784, U64(0x1, 0x1));
  put64(m + 1033776, U64(0x1, 0x1));
  put64(m + 1033768, U64(0x1, 0x1));
  put64(m + 1033760, U64(0x1, 0x1));
  put64(m + 1033752, U64(0x1, 0x1));
  put64(m + 1033744, U64(0x1, 0x1));
  put64(m + 1033736, U64(0x1, 0x1));
  put64(m + 1033728, U64(0x1, 0x1));
  put64(m + 1033720, U64(0x1, 0x1));
  put64(m + 1033712, U64(0x1, 0x1));
  put64(m + 1033704, U64(0x1, 0x1));
  put64(m + 1033696, U64(0x1, 0x1));
  put64(m + 1033688, U64(0x1, 0x1));
  put64(m + 1033680, U64(0x1, 0x1));
  put64(m + 1033672, U64(0x1, 0x0));
  put8(m + 849352, 1);
  put32(m + 278344, 178560);
 }
 v5 = get32(m + 196680);
 v0 = get32(m + 131136);
 if (v5 < v0) goto L2;
 if (v5 > 65536) goto L2;
 for (;;) {
  if (v0 != v5) {
   v16 = get64(m + 131112);
   v15 = get64(m + 131120);
   do {
    v4 = v0 + 65576;
    v1 = get8(m + v4);
    v3 = v1 - 9;
    if (v3 > 23) goto L13;
    if (!(1U << (v3 & 31) & 8388627)) goto L13;
    v0 = v0 + 1;
    put32(m + 131136, v0);
    if (v1 == 10) {
     v15 = v15 + 1;
     put64(m + 131120, v15);
     put64(m + 131128, v16 + (u64) v0);
    }
   } while (v0 != v5);
  }
  f_refill(v2 + 24);
  if (get8(m + 24 + v2) != 8) goto L12;
  if (get8(m + 25 + v2) != 1) goto L12;
  v5 = get32(m + 196680);
  v0 = get32(m + 131136);
  if (v5 < v0) goto L2;
  if (v5 < 65537) continue;
  goto L2;
L13:;
  if (v0 <= v5) {
   do {
    v1 = v5 - v0;
    if (v1 < 2) break;
    do {
     v3 = get8(m + 65577 + v0);
     if (v3 != 32) {
      if (v1 < 9) goto L19;
      v4 = get8(m + v4) - 48;
      v1 = v4 & 255;
      s1 = 1U << ((v1 < 15 ? v1 : 15U) & 31);
      v1 = v3 - 48;
      v3 = v1 & 255;
      s1 = s1 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
      v3 = get8(m + (v0 + 65578)) - 48;
      v6 = v3 & 255;
      s1 = s1 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
      v6 = get8(m + (v0 + 65579)) - 48;
      v7 = v6 & 255;
      v11 = get8(m + (v0 + 65580)) - 48;
      s1 = s1 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
      v7 = v11 & 255;
      s1 = s1 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
      v7 = get8(m + (v0 + 65581)) - 48;
      v9 = v7 & 255;
      s1 = s1 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
      v9 = get8(m + (v0 + 65582)) - 48;
      v10 = v9 & 255;
      s1 = s1 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
      v10 = get8(m + (v0 + 65583)) - 48;
      v8 = v10 & 255;
      s1 = s1 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
      v8 = get8(m + (v0 + 65584)) - 48;
      v12 = v8 & 255;
      if (((s1 | 1U << ((v12 < 15 ? v12 : 15U) & 31)) & 65535) != 511) goto L19;
      s1 = 9;
      break;
     }
     if (v1 < 17) goto L19;
     if (get8(m + (v0 + 65579)) != 32) goto L19;
     if (get8(m + (v0 + 65581)) != 32) goto L19;
     if (get8(m + (v0 + 65583)) != 32) goto L19;
     if (get8(m + (v0 + 65585)) != 32) goto L19;
     if (get8(m + (v0 + 65587)) != 32) goto L19;
     if (get8(m + (v0 + 65589)) != 32) goto L19;
     if (get8(m + (v0 + 65591)) != 32) goto L19;
     v1 = get8(m + (v0 + 65578)) - 48;
     v3 = v1 & 255;
     v4 = get8(m + v4) - 48;
     s1 = 1U << ((v3 < 15 ? v3 : 15U) & 31);
     v3 = v4 & 255;
     s1 = s1 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
     v3 = get8(m + (v0 + 65580)) - 48;
     v6 = v3 & 255;
     s1 = s1 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
     v6 = get8(m + (v0 + 65582)) - 48;
     v7 = v6 & 255;
     v11 = get8(m + (v0 + 65584)) - 48;
     s1 = s1 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
     v7 = v11 & 255;
     s1 = s1 | 1U << ((v7 < 15 ? v7 : 15U) & 31);
     v7 = get8(m + (v0 + 65586)) - 48;
     v9 = v7 & 255;
     s1 = s1 | 1U << ((v9 < 15 ? v9 : 15U) & 31);
     v9 = get8(m + (v0 + 65588)) - 48;
     v10 = v9 & 255;
     s1 = s1 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
     v10 = get8(m + (v0 + 65590)) - 48;
     v8 = v10 & 255;
     s1 = s1 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
     v8 = get8(m + (v0 + 65592)) - 48;
     v12 = v8 & 255;
     if (((s1 | 1U << ((v12 < 15 ? v12 : 15U) & 31)) & 65535) != 511) goto L19;
     s1 = 17;
    } while (0);
    put32(m + 131136, s1 + v0);
    goto L18;
   } while (0);
L19:;
   v4 = 0;
   put8(m + 16 + v2, 0);
   put64(m + 8 + v2, 0);
   for (;;) {
    if (v0 > v5) goto L2;
    v1 = v4 + 1;
    do {
     if (v0 != v5) {
      v16 = get64(m + 131112);
      v15 = get64(m + 131120);
      do {
       v3 = get8(m + (v0 + 65576));
       v6 = v3 - 9;
       if (v6 > 23) goto L24;
       if (!(1U << (v6 & 31) & 8388627)) goto L24;
       v0 = v0 + 1;
       put32(m + 131136, v0);
       if (v3 == 10) {
        v15 = v15 + 1;
        put64(m + 131120, v15);
        put64(m + 131128, v16 + (u64) v0);
       }
      } while (v0 != v5);
     }
     f_refill(v2 + 24);
     if (get8(m + 24 + v2) != 8) goto L12;
     if (get8(m + 25 + v2) != 1) goto L12;
     v5 = get32(m + 196680);
     v0 = get32(m + 131136);
     if (v5 < v0) goto L2;
    } while (v5 < 65537);
    goto L2;
L24:;
    v3 = v3 - 48;
    v7 = v3 & 255;
    if (v7 > 8) goto L12;
    switch (v4) {
     case 0: goto L30;
     case 8: goto L29;
     default: goto L31;
    }
L31:;
    v6 = 0;
    do {
     if (get8(m + (v2 + 8 + v6)) == v7) goto L12;
     v6 = v6 + 1;
    } while (v4 != v6);
L30:;
    v0 = v0 + 1;
    put32(m + 131136, v0);
    put8(m + (v2 + 8 + v4), v3);
    v4 = v1;
    if (v4 != 9) continue;
    goto L22;
L29:;
    break;
   }
   v6 = 0;
   v5 = 0;
   do {
    do {
     v1 = v2 + 8;
     v4 = (v1 + 3) & 4294967292U;
     if (v4 != v1) {
      v6 = v4 - v1;
      v7 = v1 - v4;
      v9 = v3 & 255;
      v5 = 1;
      v4 = v1;
      do {
       if (get8(m + v4) == v9) goto L34;
       v4 = v4 + 1;
       v7 = v7 + 1;
      } while (v7);
      break;
     }
     v4 = (v3 & 255) * 16843009;
     v7 = v4 ^ get32(m + v1);
     v4 = get32(m + (v1 + 4)) ^ v4;
     if ((((16843008 - v7) | v7) & ((16843008 - v4) | v4) & 2155905152U) == 2155905152U) goto L34;
    } while (0);
    v5 = 1;
    v4 = v3 & 255;
    v1 = v1 + v6;
    if (v4 == get8(m + v1)) break;
    if (get8(m + 1 + v1) == v4) break;
    v4 = v3 & 255;
    if (v4 == get8(m + 2 + v1)) break;
    if (get8(m + 3 + v1) == v4) break;
    if (get8(m + 4 + v1) == (v3 & 255)) break;
    if (v6 == 3) { s0 = 0; goto L33; }
    if (get8(m + 5 + v1) == (v3 & 255)) break;
    if (v6 == 2) { s0 = 0; goto L33; }
    if (get8(m + 6 + v1) == (v3 & 255)) break;
    v5 = 0;
    if (v6 == 1) break;
    v5 = get8(m + 7 + v1) == (v3 & 255);
   } while (0);
L34:;
   s0 = v5;
L33:;
   if (s0) goto L12;
   put32(m + 131136, v0 + 1);
   put8(m + 16 + v2, v3);
L22:;
   v10 = get16(m + 15 + v2);
   v8 = v10 >> 8;
   v6 = get32(m + 11 + v2);
   v9 = v6 >> 24;
   v7 = v6 >> 16;
   v11 = v6 >> 8;
   v3 = get8(m + 10 + v2);
   v1 = get8(m + 9 + v2);
   v4 = get8(m + 8 + v2);
L18:;
   v15 = (u64) (v11 << 2);
   v16 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v15 & 63)) - U64(0x1234567, 0x89abcdf0);
   v17 = (u64) (v6 << 2);
   v18 = v16 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v17 & 63));
   v19 = (u64) (v7 << 2);
   v20 = v18 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v19 & 63));
   v21 = (u64) (v4 << 2);
   v22 = v20 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v21 & 63));
   v23 = (u64) (v1 << 2);
   v24 = v22 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v23 & 63));
   v25 = (u64) (v3 << 2);
   v26 = v24 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v25 & 63));
   v27 = (u64) (v9 << 2);
   v28 = v26 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63));
   v29 = (u64) (v10 << 2);
   v1 = ((u32) ((v28 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63))) >> ((u64) (v8 << 2) & 63)) &
     15) + ((u32) (v28 >> (v29 & 63)) & 15) + (((((u32) (v24 >> (v25 & 63)) & 15) + (((((((u32)
     (v16 >> (v17 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v15 & 63)) << 3 & 120)) *
     7 + ((u32) (v18 >> (v19 & 63)) & 15)) * 6 + ((u32) (v20 >> (v21 & 63)) & 15)) * 5 + ((u32)
     (v22 >> (v23 & 63)) & 15)) << 2)) * 3 + ((u32) (v26 >> (v27 & 63)) & 15)) << 1);
   if (v1 <= 362879) {
    v12 = v1 + 670792;
    do {
     v1 = get8(m + v12);
     if (v1) goto L11;
     v7 = 0;
     v1 = get8(m + 1033968) & 1;
     v6 = v1 ? 474568U : 278344U;
     v11 = v1 ? 278344U : 474568U;
     v13 = (u32) !v1 * 148 + 1033672;
     v4 = get32(m + 1033816 + (v1 * 148));
     v14 = v4 < 49057;
     v9 = 0;
     v0 = 0;
     do {
      put32(m + (v9 + v13), v0);
      do {
       if (v7 >= 2) break;
       if (v14) {
        v10 = get8(m + 1033968) + (v7 << 6) + 2;
        if (get8(m + 65546 + v7) == 1) {
         if (!v4) break;
         v1 = v6;
         v3 = v4;
         do {
          v5 = get32(m + v1);
          v8 = v5 / 720;
          do {
           if (v5 <= 362879) {
            v5 = v8 * 4294966576U + v5 + get16(m + 277336 + (v8 << 1)) * 720;
            if (v5 > 362879) goto L3;
            v8 = get8(m + 670792 + v5);
            put8(m + 670792 + v5, v8 ? v8 : v10);
            if (v0 < 49056) break;
            goto L3;
           }
           goto L3;
          } while (0);
          put32(m + (v11 + (v0 << 2)), v5);
          v1 = v1 + 4;
          v0 = v0 + (u32) !v8;
          v3 = v3 - 1;
         } while (v3);
         break;
        }
        if (!v4) break;
        v1 = v6;
        v3 = v4;
        do {
         v5 = get32(m + v1);
         s0 = v5;
         v5 = v5 % 40320;
         v5 = s0 - v5 + get16(m + 196696 + (v5 << 1));
         if (v5 > 362879) goto L3;
         v8 = get8(m + 670792 + v5);
         put8(m + 670792 + v5, v8 ? v8 : v10);
         if (v0 >= 49056) goto L42;
         put32(m + (v11 + (v0 << 2)), v5);
         v1 = v1 + 4;
         v0 = v0 + (u32) !v8;
         v3 = v3 - 1;
        } while (v3);
        break;
       }
       goto L2;
L42:;
       goto L3;
      } while (0);
      v7 = v7 + 1;
      v9 = v9 + 4;
     } while (v9 != 148);
     put8(m + 1033968, get8(m + 1033968) + (u32) (v0 != 0));
    } while (v0);
    v0 = get32(m + 196684);
    if (v0 - 65527 <= 9) {
     put32(m + 196684, 0);
     fwrite(m + 131144, 1, v0, stdout);
     v0 = get32(m + 196684);
    }
    if (v0 < 65527) {
     put16(m + 131152 + v0, get16(m + 65544));
     put64(m + 131144 + v0, get64(m + 65536));
     v1 = get32(m + 196684) + 10;
     put32(m + 196684, v1);
     goto L10;
    }
    goto L2;
   }
   goto L3;
  }
  goto L2;
L12:;
  v1 = get32(m + 196684);
  put32(m + 196684, 0);
  do {
   if (v1) {
    if (v1 >= 65537) break;
    fwrite(m + 131144, 1, v1, stdout);
   }
   g0 = v2 - 4294967232U;
   return;
  } while (0);
  goto L2;
L11:;
  v0 = 0;
  put32(m + 40 + v2, 0);
  put64(m + 32 + v2, 0);
  put64(m + 24 + v2, 0);
  v15 = (((u64) v1 & 63) - 1) & 4294967295U;
  do {
   if (v0 + 19 > 19) goto L3;
   v1 = v2 + 24 + v0;
   v4 = v1 + 19;
   v17 = v15 / 10;
   put8(m + v4, (u32) (v17 * 246 + v15) | 48);
   if (v15 < 10) goto L54;
   v16 = v15 / 100;
   put8(m + (v1 + 18), (u32) (v17 + v16 * 246) | 48);
   v0 = v0 - 2;
   s1 = v15 < 100;
   v15 = v16;
  } while (!s1);
  v4 = v0 + v2 + 44;
  s1 = v0 + 21;
  goto L53;
L54:;
  s1 = v0 + 20;
L53:;
  v6 = 21 - s1;
  v1 = get32(m + 196684);
  do {
   do {
    v3 = v6 < 65536 ? v6 : 65536U;
    if (v3 <= 65536 - v1) { s0 = v1; break; }
    put32(m + 196684, 0);
    if (!v1) { s0 = 0; break; }
    if (v1 >= 65537) goto L2;
    fwrite(m + 131144, 1, v1, stdout);
    s0 = get32(m + 196684);
   } while (0);
   v1 = s0;
   v0 = v1 + v3;
   if (v1 > v0) goto L2;
   if (v0 >= 65537) goto L2;
   v6 = v6 - v3;
   if (v3) {
    memmove(m + (v1 + 131144), m + v4, v3);
   }
   v4 = v3 + v4;
   v1 = get32(m + 196684) + v3;
   put32(m + 196684, v1);
  } while (v6);
L10:;
  if (v1 == 65536) {
   put32(m + 196684, 0);
   fwrite(m + 131144, 1, 65536, stdout);
   v1 = get32(m + 196684);
  }
  if (v1 >= 65536) goto L8;
  put8(m + 131144 + v1, 10);
  put32(m + 196684, get32(m + 196684) + 1);
  v5 = get32(m + 196680);
  v0 = get32(m + 131136);
  if (v5 < v0) goto L2;
  if (v5 < 65537) continue;
  break;
 }
 goto L2;
L8:;
 goto L2;
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\000\001<redacted>\000\000\014\000\001\000\012", 29);
 f_solve();
 return 0;
}
