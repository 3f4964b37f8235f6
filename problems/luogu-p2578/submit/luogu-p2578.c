/* luogu-p2578, made from Rust by c-emitter */
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

static void problem_write_board(u32 v0, u32 v1) {
 u32 v2, v3, v4, v5, v6;
 v3 = get8(m + 2 + v1);
 v4 = get8(m + 1 + v1);
 v5 = get8(m + v1);
 v2 = get32(m + 196684);
 if (v2 - 65531 < 6) {
  put32(m + 196684, 0);
  fwrite(m + 131144, 1, v2, stdout);
  v2 = get32(m + 196684);
 }
 do {
  if (v2 >= 65531) break;
  put8(m + 131149 + v2, 10);
  put8(m + 131148 + v2, v3 + 48);
  put8(m + 131147 + v2, 32);
  put8(m + 131146 + v2, v4 + 48);
  put8(m + 131145 + v2, 32);
  put8(m + 131144 + v2, v5 + 48);
  v3 = get32(m + 196684);
  v2 = v3 + 6;
  put32(m + 196684, v2);
  v4 = get8(m + 5 + v1);
  v5 = get8(m + 4 + v1);
  v6 = get8(m + 3 + v1);
  do {
   if (v3 - 65525 <= 5) {
    put32(m + 196684, 0);
    if (v2 > 65536) break;
    fwrite(m + 131144, 1, v2, stdout);
    v2 = get32(m + 196684);
   }
   if (v2 > 65530) goto L5;
   put8(m + 131149 + v2, 10);
   put8(m + 131148 + v2, v4 + 48);
   put8(m + 131147 + v2, 32);
   put8(m + 131146 + v2, v5 + 48);
   put8(m + 131145 + v2, 32);
   put8(m + 131144 + v2, v6 + 48);
   v3 = get32(m + 196684);
   v2 = v3 + 6;
   put32(m + 196684, v2);
   v4 = get8(m + 8 + v1);
   v5 = get8(m + 7 + v1);
   v1 = get8(m + 6 + v1);
   if (v3 - 65525 > 5) goto L6;
   put32(m + 196684, 0);
   if (v2 <= 65536) goto L7;
  } while (0);
  abort();
L7:;
  fwrite(m + 131144, 1, v2, stdout);
  v2 = get32(m + 196684);
L6:;
  if (v2 > 65530) break;
  put8(m + 131149 + v2, 10);
  put8(m + 131148 + v2, v4 + 48);
  put8(m + 131147 + v2, 32);
  put8(m + 131146 + v2, v5 + 48);
  put8(m + 131145 + v2, 32);
  put8(m + 131144 + v2, v1 + 48);
  v1 = get32(m + 196684);
  v2 = v1 + 6;
  put32(m + 196684, v2);
  if (v1 == 65530) goto L4;
  goto L3;
 } while (0);
L5:;
 abort();
L4:;
 put32(m + 196684, 0);
 fwrite(m + 131144, 1, v2, stdout);
 v2 = get32(m + 196684);
L3:;
 if (v2 < 65536) {
  put8(m + 131144 + v2, 10);
  put8(m + v0, 8);
  put32(m + 196684, get32(m + 196684) + 1);
  return;
 }
 abort();
}

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
 u32 v0 = 0, v1, v2, v3 = 0, v4, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0, v12 = 0,
  v13 = 0, v14, v15, s0, s1;
 u64 v16 = 0, v17 = 0, v18 = 0, v19 = 0, v20 = 0, v21 = 0, v22 = 0, v23 = 0, v24 = 0, v25 = 0, v26
  = 0, v27 = 0, v28 = 0, v29 = 0, v30 = 0;
 v2 = g0 - 80;
 g0 = v2;
 do {
  v4 = get32(m + 196680);
  v1 = get32(m + 131136);
  if (v4 < v1) break;
  if (v4 > 65536) break;
  do {
   if (v1 != v4) {
    v17 = get64(m + 131112);
    v16 = get64(m + 131120);
    do {
     v0 = get8(m + (v1 + 65576));
     v3 = v0 - 9;
     if (v3 > 23) goto L5;
     if (!(1U << (v3 & 31) & 8388627)) goto L5;
     v1 = v1 + 1;
     put32(m + 131136, v1);
     if (v0 == 10) {
      v16 = v16 + 1;
      put64(m + 131120, v16);
      put64(m + 131128, v17 + (u64) v1);
     }
    } while (v1 != v4);
   }
   f_refill(v2 + 40);
   if (get8(m + 40 + v2) != 8) goto L4;
   if (get8(m + 41 + v2) != 1) goto L4;
   v4 = get32(m + 196680);
   v1 = get32(m + 131136);
   if (v4 < v1) goto L2;
  } while (v4 < 65537);
  break;
L5:;
  do {
   if (v1 <= v4) {
    v3 = v4 - v1;
    if (v3 < 2) break;
    do {
     v6 = get8(m + 65577 + v1);
     if (v6 != 32) {
      v0 = 9;
      if (v3 < 9) goto L11;
      v9 = get8(m + (v1 + 65576)) - 48;
      v3 = v9 & 255;
      v11 = v6 - 48;
      s0 = 1U << ((v3 < 15 ? v3 : 15U) & 31);
      v3 = v11 & 255;
      v12 = get8(m + (v1 + 65578)) - 48;
      s0 = s0 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
      v3 = v12 & 255;
      s0 = s0 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
      v3 = get8(m + (v1 + 65579)) - 48;
      v6 = v3 & 255;
      v7 = get8(m + (v1 + 65580)) - 48;
      s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
      v6 = v7 & 255;
      s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
      v6 = get8(m + (v1 + 65581)) - 48;
      v5 = v6 & 255;
      s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
      v5 = get8(m + (v1 + 65582)) - 48;
      v10 = v5 & 255;
      s0 = s0 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
      v10 = get8(m + (v1 + 65583)) - 48;
      v8 = v10 & 255;
      s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
      v8 = get8(m + (v1 + 65584)) - 48;
      v13 = v8 & 255;
      if (((s0 | 1U << ((v13 < 15 ? v13 : 15U) & 31)) & 65535) == 511) break;
      goto L11;
     }
     if (v3 < 17) goto L11;
     if (get8(m + (v1 + 65579)) != 32) goto L11;
     if (get8(m + (v1 + 65581)) != 32) goto L11;
     if (get8(m + (v1 + 65583)) != 32) goto L11;
     if (get8(m + (v1 + 65585)) != 32) goto L11;
     if (get8(m + (v1 + 65587)) != 32) goto L11;
     if (get8(m + (v1 + 65589)) != 32) goto L11;
     if (get8(m + (v1 + 65591)) != 32) goto L11;
     v0 = 17;
     v11 = get8(m + (v1 + 65578)) - 48;
     v3 = v11 & 255;
     v9 = get8(m + (v1 + 65576)) - 48;
     s0 = 1U << ((v3 < 15 ? v3 : 15U) & 31);
     v3 = v9 & 255;
     v12 = get8(m + (v1 + 65580)) - 48;
     s0 = s0 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
     v3 = v12 & 255;
     s0 = s0 | 1U << ((v3 < 15 ? v3 : 15U) & 31);
     v3 = get8(m + (v1 + 65582)) - 48;
     v6 = v3 & 255;
     v7 = get8(m + (v1 + 65584)) - 48;
     s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
     v6 = v7 & 255;
     s0 = s0 | 1U << ((v6 < 15 ? v6 : 15U) & 31);
     v6 = get8(m + (v1 + 65586)) - 48;
     v5 = v6 & 255;
     s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
     v5 = get8(m + (v1 + 65588)) - 48;
     v10 = v5 & 255;
     s0 = s0 | 1U << ((v10 < 15 ? v10 : 15U) & 31);
     v10 = get8(m + (v1 + 65590)) - 48;
     v8 = v10 & 255;
     s0 = s0 | 1U << ((v8 < 15 ? v8 : 15U) & 31);
     v8 = get8(m + (v1 + 65592)) - 48;
     v13 = v8 & 255;
     if (((s0 | 1U << ((v13 < 15 ? v13 : 15U) & 31)) & 65535) != 511) goto L11;
    } while (0);
    put32(m + 131136, v0 + v1);
    put8(m + 21 + v2, v8);
    put8(m + 20 + v2, v10);
    put8(m + 19 + v2, v5);
    put8(m + 18 + v2, v6);
    put8(m + 17 + v2, v7);
    put8(m + 16 + v2, v3);
    goto L10;
   }
   goto L2;
  } while (0);
L11:;
  put8(m + 32 + v2, 0);
  put64(m + 24 + v2, 0);
  v0 = 0;
  for (;;) {
   if (v1 > v4) goto L2;
   v3 = v0 + 1;
   do {
    if (v1 != v4) {
     v17 = get64(m + 131112);
     v16 = get64(m + 131120);
     do {
      v6 = get8(m + (v1 + 65576));
      v7 = v6 - 9;
      if (v7 > 23) goto L17;
      if (!(1U << (v7 & 31) & 8388627)) goto L17;
      v1 = v1 + 1;
      put32(m + 131136, v1);
      if (v6 == 10) {
       v16 = v16 + 1;
       put64(m + 131120, v16);
       put64(m + 131128, v17 + (u64) v1);
      }
     } while (v1 != v4);
    }
    f_refill(v2 + 40);
    if (get8(m + 40 + v2) != 8) goto L4;
    if (get8(m + 41 + v2) != 1) goto L4;
    v4 = get32(m + 196680);
    v1 = get32(m + 131136);
    if (v4 < v1) goto L2;
   } while (v4 < 65537);
   goto L2;
L17:;
   v6 = v6 - 48;
   v7 = v6 & 255;
   if (v7 > 8) goto L4;
   switch (v0) {
    case 0: goto L23;
    case 8: goto L22;
    default: goto L24;
   }
L24:;
   v5 = 0;
   do {
    if (get8(m + (v2 + 24 + v5)) == v7) goto L4;
    v5 = v5 + 1;
   } while (v0 != v5);
L23:;
   v1 = v1 + 1;
   put32(m + 131136, v1);
   put8(m + (v2 + 24 + v0), v6);
   v0 = v3;
   if (v0 != 9) continue;
   goto L15;
L22:;
   break;
  }
  v4 = 0;
  v7 = 0;
  do {
   do {
    v3 = v2 + 24;
    v0 = (v3 + 3) & 4294967292U;
    if (v0 != v3) {
     v4 = v0 - v3;
     v5 = v3 - v0;
     v9 = v6 & 255;
     v7 = 1;
     v0 = v3;
     do {
      if (get8(m + v0) == v9) goto L27;
      v0 = v0 + 1;
      v5 = v5 + 1;
     } while (v5);
     break;
    }
    v0 = (v6 & 255) * 16843009;
    v5 = v0 ^ get32(m + v3);
    v0 = get32(m + (v3 + 4)) ^ v0;
    if ((((16843008 - v5) | v5) & ((16843008 - v0) | v0) & 2155905152U) == 2155905152U) goto L27;
   } while (0);
   v7 = 1;
   v5 = v6 & 255;
   v0 = v3 + v4;
   if (v5 == get8(m + v0)) break;
   if (get8(m + 1 + v0) == v5) break;
   v3 = v6 & 255;
   if (v3 == get8(m + 2 + v0)) break;
   if (get8(m + 3 + v0) == v3) break;
   if (get8(m + 4 + v0) == (v6 & 255)) break;
   if (v4 == 3) { s0 = 0; goto L26; }
   if (get8(m + 5 + v0) == (v6 & 255)) break;
   if (v4 == 2) { s0 = 0; goto L26; }
   if (get8(m + 6 + v0) == (v6 & 255)) break;
   v7 = 0;
   if (v4 == 1) break;
   v7 = get8(m + 7 + v0) == (v6 & 255);
  } while (0);
L27:;
  s0 = v7;
L26:;
  if (s0) goto L4;
  put32(m + 131136, v1 + 1);
  put8(m + 32 + v2, v6);
L15:;
  put16(m + 20 + v2, get16(m + 31 + v2));
  v3 = get32(m + 27 + v2);
  put32(m + 16 + v2, v3);
  v7 = v3 >> 8;
  v12 = get8(m + 26 + v2);
  v11 = get8(m + 25 + v2);
  v9 = get8(m + 24 + v2);
L10:;
  v0 = get32(m + 18 + v2);
  put32(m + 12 + v2, v0);
  put8(m + 11 + v2, v7);
  put8(m + 10 + v2, v3);
  put8(m + 9 + v2, v12);
  put8(m + 8 + v2, v11);
  put8(m + 7 + v2, v9);
  if (!get16(m + 196696)) {
   v1 = 0;
   do {
    rotate_board(v2 + 40, v1);
    v16 = (u64) get8(m + 44 + v2) << 2;
    v17 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v16 & 63)) - U64(0x1234567, 0x89abcdf0);
    v18 = (u64) get8(m + 46 + v2) << 2;
    v19 = v17 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v18 & 63));
    v20 = (u64) get8(m + 42 + v2) << 2;
    v21 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
    v22 = (u64) get8(m + 43 + v2) << 2;
    v23 = v21 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v22 & 63));
    v24 = (u64) get8(m + 40 + v2) << 2;
    v25 = v23 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v24 & 63));
    v26 = (u64) get8(m + 41 + v2) << 2;
    v27 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
    v28 = (u64) get8(m + 47 + v2) << 2;
    v29 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v30 = (u64) get8(m + 48 + v2) << 2;
    v6 = ((u32) ((v29 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v30 & 63))) >> (((u64) get8(m + 45 + v2)
      << 2) & 63)) & 15) + ((u32) (v29 >> (v30 & 63)) & 15) + (((((u32) (v25 >> (v26 & 63)) & 15) +
      (((((((u32) (v17 >> (v18 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v16 & 63)) <<
      3 & 120)) * 7 + ((u32) (v19 >> (v20 & 63)) & 15)) * 6 + ((u32) (v21 >> (v22 & 63)) & 15)) * 5
      + ((u32) (v23 >> (v24 & 63)) & 15)) << 2)) * 3 + ((u32) (v27 >> (v28 & 63)) & 15)) << 1);
    if (v6 >= 40320) goto L3;
    put16(m + 196696 + (v6 << 1), v1);
    v1 = v1 + 1;
   } while (v1 != 40320);
   v1 = 0;
   v5 = 0;
   do {
    rotate_board(v2 + 40, v1);
    v16 = (u64) get8(m + 43 + v2) << 2;
    v17 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v16 & 63)) - U64(0x1234567, 0x89abcdf0);
    v18 = (u64) get8(m + 45 + v2) << 2;
    v19 = v17 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v18 & 63));
    v20 = (u64) get8(m + 44 + v2) << 2;
    v21 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
    v22 = (u64) get8(m + 40 + v2) << 2;
    v23 = v21 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v22 & 63));
    v24 = (u64) get8(m + 41 + v2) << 2;
    v25 = v23 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v24 & 63));
    v26 = (u64) get8(m + 42 + v2) << 2;
    v27 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
    v28 = (u64) get8(m + 46 + v2) << 2;
    v29 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v30 = (u64) get8(m + 47 + v2) << 2;
    v6 = ((u32) ((v29 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v30 & 63))) >> (((u64) get8(m + 48 + v2)
      << 2) & 63)) & 15) + ((u32) (v29 >> (v30 & 63)) & 15) + (((((u32) (v25 >> (v26 & 63)) & 15) +
      (((((((u32) (v17 >> (v18 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v16 & 63)) <<
      3 & 120)) * 7 + ((u32) (v19 >> (v20 & 63)) & 15)) * 6 + ((u32) (v21 >> (v22 & 63)) & 15)) * 5
      + ((u32) (v23 >> (v24 & 63)) & 15)) << 2)) * 3 + ((u32) (v27 >> (v28 & 63)) & 15)) << 1);
    if (v6 > 362879) goto L3;
    put16(m + 277336 + (v6 / 720 << 1), v5);
    v1 = v1 + 720;
    v5 = v5 + 1;
   } while (v5 != 504);
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
  v16 = (u64) (v7 << 2);
  v17 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v16 & 63)) - U64(0x1234567, 0x89abcdf0);
  v18 = (u64) (v3 << 2);
  v19 = v17 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v18 & 63));
  v20 = (u64) v0 << 2;
  v21 = v19 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v20 & 63));
  v22 = (u64) (v9 << 2);
  v23 = v21 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v22 & 63));
  v24 = (u64) (v11 << 2);
  v25 = v23 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v24 & 63));
  v26 = (u64) (v12 << 2);
  v27 = v25 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v26 & 63));
  v28 = (u64) (v0 >> 6 & 60);
  v29 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
  v30 = (u64) (v0 >> 14 & 60);
  v7 = ((u32) ((v29 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v30 & 63))) >> ((u64) (v0 >> 22 & 60) & 63))
    & 15) + ((u32) (v29 >> (v30 & 63)) & 15) + (((((u32) (v25 >> (v26 & 63)) & 15) + (((((((u32)
    (v17 >> (v18 & 63)) & 15) + ((u32) (U64(0xfedcba98, 0x76543210) >> (v16 & 63)) << 3 & 120)) * 7
    + ((u32) (v19 >> (v20 & 63)) & 15)) * 6 + ((u32) (v21 >> (v22 & 63)) & 15)) * 5 + ((u32) (v23
    >> (v24 & 63)) & 15)) << 2)) * 3 + ((u32) (v27 >> (v28 & 63)) & 15)) << 1);
  if (v7 <= 362879) {
   v13 = v7 + 670792;
   do {
    v0 = get8(m + v13);
    if (v0) goto L36;
    v9 = 0;
    v0 = get8(m + 1033968) & 1;
    v4 = v0 ? 474568U : 278344U;
    v12 = v0 ? 278344U : 474568U;
    v14 = (u32) !v0 * 148 + 1033672;
    v0 = get32(m + 1033816 + (v0 * 148));
    v15 = v0 < 49057;
    v11 = 0;
    v1 = 0;
    do {
     put32(m + (v11 + v14), v1);
     do {
      if (v9 >= 2) break;
      if (v15) {
       v10 = get8(m + 1033968) + (v9 << 6) + 2;
       if (get8(m + 65547 + v9) == 1) {
        if (!v0) break;
        v6 = v4;
        v3 = v0;
        do {
         v5 = get32(m + v6);
         v8 = v5 / 720;
         do {
          if (v5 <= 362879) {
           v5 = v8 * 4294966576U + v5 + get16(m + 277336 + (v8 << 1)) * 720;
           if (v5 > 362879) goto L3;
           v8 = get8(m + 670792 + v5);
           put8(m + 670792 + v5, v8 ? v8 : v10);
           if (v1 < 49056) break;
           goto L3;
          }
          goto L3;
         } while (0);
         put32(m + (v12 + (v1 << 2)), v5);
         v6 = v6 + 4;
         v1 = v1 + (u32) !v8;
         v3 = v3 - 1;
        } while (v3);
        break;
       }
       if (!v0) break;
       v6 = v4;
       v3 = v0;
       do {
        v5 = get32(m + v6);
        s0 = v5;
        v5 = v5 % 40320;
        v5 = s0 - v5 + get16(m + 196696 + (v5 << 1));
        if (v5 > 362879) goto L3;
        v8 = get8(m + 670792 + v5);
        put8(m + 670792 + v5, v8 ? v8 : v10);
        if (v1 >= 49056) goto L41;
        put32(m + (v12 + (v1 << 2)), v5);
        v6 = v6 + 4;
        v1 = v1 + (u32) !v8;
        v3 = v3 - 1;
       } while (v3);
       break;
      }
      goto L2;
L41:;
      goto L3;
     } while (0);
     v9 = v9 + 1;
     v11 = v11 + 4;
    } while (v11 != 148);
    put8(m + 1033968, get8(m + 1033968) + (u32) (v1 != 0));
   } while (v1);
   v1 = get32(m + 196684);
   if (v1 - 65526 <= 10) {
    put32(m + 196684, 0);
    fwrite(m + 131144, 1, v1, stdout);
    v1 = get32(m + 196684);
   }
   if (v1 < 65526) {
    put32(m + 131151 + v1, get32(m + 65543));
    put64(m + 131144 + v1, get64(m + 65536));
    put32(m + 196684, get32(m + 196684) + 11);
    goto L35;
   }
   break;
  }
  goto L3;
L36:;
  v1 = 0;
  put32(m + 56 + v2, 0);
  put64(m + 48 + v2, 0);
  put64(m + 40 + v2, 0);
  v16 = (((u64) v0 & 63) - 1) & 4294967295U;
  do {
   if (v1 + 19 > 19) goto L3;
   v0 = v2 + 40 + v1;
   v18 = v16 / 10;
   put8(m + (v0 + 19), (u32) (v18 * 246 + v16) | 48);
   if (v16 < 10) goto L51;
   v17 = v16 / 100;
   put8(m + (v0 + 18), (u32) (v18 + v17 * 246) | 48);
   v1 = v1 - 2;
   s1 = v16 < 100;
   v16 = v17;
  } while (!s1);
  v0 = v1 + v2 + 60;
  s1 = v1 + 21;
  goto L50;
L51:;
  v0 = v0 + 19;
  s1 = v1 + 20;
L50:;
  v5 = 21 - s1;
  v4 = get32(m + 196684);
  do {
   do {
    v3 = v5 < 65536 ? v5 : 65536U;
    if (v3 <= 65536 - v4) { s0 = v4; break; }
    put32(m + 196684, 0);
    if (!v4) { s0 = 0; break; }
    if (v4 >= 65537) goto L53;
    fwrite(m + 131144, 1, v4, stdout);
    s0 = get32(m + 196684);
   } while (0);
   v6 = s0;
   v4 = v3 + v6;
   if (v6 > v4) goto L2;
   if (v4 >= 65537) goto L2;
   v5 = v5 - v3;
   if (v3) {
    memmove(m + (v6 + 131144), m + v0, v3);
   }
   v0 = v0 + v3;
   v4 = get32(m + 196684) + v3;
   put32(m + 196684, v4);
  } while (v5);
  if (v4 == 65536) {
   put32(m + 196684, 0);
   fwrite(m + 131144, 1, 65536, stdout);
   v4 = get32(m + 196684);
  }
  if (v4 < 65536) {
   put8(m + 131144 + v4, 10);
   put32(m + 196684, get32(m + 196684) + 1);
   problem_write_board(v2 + 40, v2 + 7);
   if (get8(m + 40 + v2) != 8) goto L4;
   do {
    v0 = get8(m + 670792 + v7);
    if (!(v0 & 62)) goto L35;
    v3 = v0 >> 6;
    do {
     if ((i32) (u32) (signed char) v0 >= (i32) 0U) {
      if (!get8(m + 65547 + v3)) {
       v0 = v7 % 40320;
       v0 = v7 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v0 = s0 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v0 = s0 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v0 = s0 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v0 = s0 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v0 = s0 - v0 + get16(m + 196696 + (v0 << 1));
       s0 = v0;
       v0 = v0 % 40320;
       v7 = s0 + get16(m + 196696 + (v0 << 1)) - v0;
       break;
      }
      v0 = v7 / 720;
      v0 = get16(m + 277336 + (v0 << 1)) * 720 + (v0 * 4294966576U + v7);
      v3 = v0 / 720;
      if (v0 <= 362879) {
       v7 = v3 * 4294966576U + v0 + get16(m + 277336 + (v3 << 1)) * 720;
       break;
      }
      goto L3;
     }
     goto L3;
    } while (0);
    v0 = v2 + 24;
    rotate_board(v0, v7);
    problem_write_board(v2 + 40, v0);
    if (get8(m + 40 + v2) != 8) goto L4;
   } while (v7 < 362880);
   goto L3;
  }
  break;
L53:;
  break;
L35:;
  do {
   v4 = get32(m + 196680);
   v1 = get32(m + 131136);
   if (v4 < v1) break;
   if (v4 > 65536) break;
   do {
    if (v1 != v4) {
     v17 = get64(m + 131112);
     v16 = get64(m + 131120);
     do {
      v0 = get8(m + (v1 + 65576));
      v3 = v0 - 9;
      if (v3 > 23) goto L4;
      if (!(1U << (v3 & 31) & 8388627)) goto L4;
      v1 = v1 + 1;
      put32(m + 131136, v1);
      if (v0 == 10) {
       v16 = v16 + 1;
       put64(m + 131120, v16);
       put64(m + 131128, v17 + (u64) v1);
      }
     } while (v1 != v4);
    }
    f_refill(v2 + 40);
    if (get8(m + 40 + v2) != 8) goto L4;
    if (get8(m + 41 + v2) != 1) goto L4;
    v4 = get32(m + 196680);
    v1 = get32(m + 131136);
    if (v4 < v1) break;
   } while (v4 < 65537);
  } while (0);
  break;
L4:;
  v0 = get32(m + 196684);
  put32(m + 196684, 0);
  do {
   if (v0) {
    if (v0 >= 65537) break;
    fwrite(m + 131144, 1, v0, stdout);
   }
   g0 = v2 + 80;
   return;
  } while (0);
  break;
L3:;
  abort();
 } while (0);
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65536, "UNSOLVABLE\012\000\001<redacted>\000\015\000\001\000\012", 29);
 f_solve();
 return 0;
}
