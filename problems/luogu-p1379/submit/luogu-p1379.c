/* luogu-p1379, made from Rust by c-emitter */
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

static u8 m[851968];
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

static void f_refill(u32 v0) {
 u32 v1, v2 = 0;
 v1 = get32(m + 196740);
 put32(m + 196740, 0);
 do {
  if (v1) {
   if (v1 >= 65537) break;
   fwrite(m + 131200, 1, v1, stdout);
  }
  if (!get8(m + 196744)) {
   put64(m + 131168, get64(m + 131168) + (u64) get32(m + 196736));
   put32(m + 131192, 0);
   put32(m + 196736, 0);
   v1 = (u32) fread(m + 65632, 1, 65536, stdin);
   put32(m + 196736, v1);
   put8(m + 196744, !v1);
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

static void f_solve(void) {
 u32 v0 = 0, v1, v2 = 0, v3, v4, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0, v12, v13
  = 0, v14 = 0, v15 = 0, v16, v17, v18, v19, v20, v21, v22 = 0, v23 = 0, v24 = 0, v25, v26, s0, s1;
 u64 v27 = 0, v28 = 0, v29 = 0, t1, t2;
 v3 = g0 - 192;
 g0 = v3;
 do {
  v4 = get32(m + 196736);
  v1 = get32(m + 131192);
  if (v4 < v1) break;
  if (v4 > 65536) break;
  do {
   do {
    if (v1 != v4) {
     v28 = get64(m + 131168);
     v27 = get64(m + 131176);
     do {
      v2 = get8(m + (v1 + 65632));
      v0 = v2 - 9;
      if (v0 > 23) goto L8;
      if (!(1U << (v0 & 31) & 8388627)) goto L8;
      v1 = v1 + 1;
      put32(m + 131192, v1);
      if (v2 == 10) {
       v27 = v27 + 1;
       put64(m + 131176, v27);
       put64(m + 131184, v28 + (u64) v1);
      }
     } while (v1 != v4);
    }
    f_refill(v3 + 40);
    if (get8(m + 40 + v3) != 8) goto L7;
    v4 = get32(m + 196736);
    v1 = get32(m + 131192);
    if (get8(m + 41 + v3) != 1) goto L8;
    if (v1 > v4) goto L4;
   } while (v4 < 65537);
   goto L4;
L8:;
   if (v4 > 65536) goto L4;
   if (v1 > v4) goto L4;
   do {
    if (v1 != v4) {
     v28 = get64(m + 131168);
     v27 = get64(m + 131176);
     do {
      v2 = get8(m + (v1 + 65632));
      v0 = v2 - 9;
      if (v0 > 23) goto L13;
      if (!(1U << (v0 & 31) & 8388627)) goto L13;
      v1 = v1 + 1;
      put32(m + 131192, v1);
      if (v2 == 10) {
       v27 = v27 + 1;
       put64(m + 131176, v27);
       put64(m + 131184, v28 + (u64) v1);
      }
     } while (v1 != v4);
    }
    f_refill(v3 + 40);
    if (get8(m + 40 + v3) != 8) goto L7;
    if (get8(m + 41 + v3) != 1) goto L7;
    v4 = get32(m + 196736);
    v1 = get32(m + 131192);
    if (v4 < v1) goto L4;
   } while (v4 < 65537);
   goto L4;
L13:;
   do {
    if (v1 <= v4) {
     v0 = v4 - v1;
     if (v0 < 2) break;
     do {
      v2 = get8(m + 65633 + v1);
      if (v2 != 32) {
       v10 = 9;
       if (v0 < 9) goto L19;
       v9 = get8(m + (v1 + 65632)) - 48;
       v0 = v9 & 255;
       v7 = v2 - 48;
       s0 = 1U << ((v0 < 15 ? v0 : 15U) & 31);
       v0 = v7 & 255;
       v13 = get8(m + (v1 + 65634)) - 48;
       s0 = s0 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
       v0 = v13 & 255;
       s0 = s0 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
       v0 = get8(m + (v1 + 65635)) - 48;
       v2 = v0 & 255;
       v6 = get8(m + (v1 + 65636)) - 48;
       s0 = s0 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
       v2 = v6 & 255;
       s0 = s0 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
       v2 = get8(m + (v1 + 65637)) - 48;
       v5 = v2 & 255;
       v8 = get8(m + (v1 + 65638)) - 48;
       s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
       v5 = v8 & 255;
       v14 = get8(m + (v1 + 65639)) - 48;
       s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
       v5 = v14 & 255;
       v11 = get8(m + (v1 + 65640)) - 48;
       s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
       v5 = v11 & 255;
       if (((s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31)) & 65535) == 511) break;
       goto L19;
      }
      if (v0 < 17) goto L19;
      if (get8(m + (v1 + 65635)) != 32) goto L19;
      if (get8(m + (v1 + 65637)) != 32) goto L19;
      if (get8(m + (v1 + 65639)) != 32) goto L19;
      if (get8(m + (v1 + 65641)) != 32) goto L19;
      if (get8(m + (v1 + 65643)) != 32) goto L19;
      if (get8(m + (v1 + 65645)) != 32) goto L19;
      if (get8(m + (v1 + 65647)) != 32) goto L19;
      v10 = 17;
      v7 = get8(m + (v1 + 65634)) - 48;
      v0 = v7 & 255;
      v9 = get8(m + (v1 + 65632)) - 48;
      s0 = 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = v9 & 255;
      v13 = get8(m + (v1 + 65636)) - 48;
      s0 = s0 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = v13 & 255;
      s0 = s0 | 1U << ((v0 < 15 ? v0 : 15U) & 31);
      v0 = get8(m + (v1 + 65638)) - 48;
      v2 = v0 & 255;
      v6 = get8(m + (v1 + 65640)) - 48;
      s0 = s0 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = v6 & 255;
      s0 = s0 | 1U << ((v2 < 15 ? v2 : 15U) & 31);
      v2 = get8(m + (v1 + 65642)) - 48;
      v5 = v2 & 255;
      v8 = get8(m + (v1 + 65644)) - 48;
      s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
      v5 = v8 & 255;
      v14 = get8(m + (v1 + 65646)) - 48;
      s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
      v5 = v14 & 255;
      v11 = get8(m + (v1 + 65648)) - 48;
      s0 = s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31);
      v5 = v11 & 255;
      if (((s0 | 1U << ((v5 < 15 ? v5 : 15U) & 31)) & 65535) != 511) goto L19;
     } while (0);
     put32(m + 131192, v1 + v10);
     put8(m + 21 + v3, v11);
     put8(m + 20 + v3, v14);
     put8(m + 19 + v3, v8);
     put8(m + 18 + v3, v2);
     goto L18;
    }
    goto L4;
   } while (0);
L19:;
   put8(m + 32 + v3, 0);
   put64(m + 24 + v3, 0);
   v9 = 0;
   for (;;) {
    if (v1 > v4) goto L4;
    v2 = v9 + 1;
    do {
     if (v1 != v4) {
      v28 = get64(m + 131168);
      v27 = get64(m + 131176);
      do {
       v5 = get8(m + (v1 + 65632));
       v0 = v5 - 9;
       if (v0 > 23) goto L25;
       if (!(1U << (v0 & 31) & 8388627)) goto L25;
       v1 = v1 + 1;
       put32(m + 131192, v1);
       if (v5 == 10) {
        v27 = v27 + 1;
        put64(m + 131176, v27);
        put64(m + 131184, v28 + (u64) v1);
       }
      } while (v1 != v4);
     }
     f_refill(v3 + 40);
     if (get8(m + 40 + v3) != 8) goto L7;
     if (get8(m + 41 + v3) != 1) goto L7;
     v4 = get32(m + 196736);
     v1 = get32(m + 131192);
     if (v4 < v1) goto L4;
    } while (v4 < 65537);
    goto L4;
L25:;
    v6 = v5 - 48;
    v5 = v6 & 255;
    if (v5 > 8) goto L7;
    switch (v9) {
     case 0: goto L31;
     case 8: goto L30;
     default: goto L32;
    }
L32:;
    v0 = 0;
    do {
     if (get8(m + (v3 + 24 + v0)) == v5) goto L7;
     v0 = v0 + 1;
    } while (v9 != v0);
L31:;
    v1 = v1 + 1;
    put32(m + 131192, v1);
    put8(m + (v3 + 24 + v9), v6);
    v9 = v2;
    if (v9 != 9) continue;
    goto L23;
L30:;
    break;
   }
   v8 = 0;
   v10 = 0;
   do {
    do {
     v2 = v3 + 24;
     v0 = (v2 + 3) & 4294967292U;
     if (v0 != v2) {
      v8 = v0 - v2;
      v11 = v2 - v0;
      v5 = v6 & 255;
      v10 = 1;
      v0 = v2;
      do {
       if (get8(m + v0) == v5) goto L35;
       v0 = v0 + 1;
       v11 = v11 + 1;
      } while (v11);
      break;
     }
     v5 = (v6 & 255) * 16843009;
     v0 = v5 ^ get32(m + v2);
     s0 = (16843008 - v0) | v0;
     v0 = get32(m + (v2 + 4)) ^ v5;
     if ((s0 & ((16843008 - v0) | v0) & 2155905152U) == 2155905152U) goto L35;
    } while (0);
    v10 = 1;
    v0 = v6 & 255;
    v2 = v2 + v8;
    if (v0 == get8(m + v2)) break;
    if (get8(m + 1 + v2) == v0) break;
    v0 = v6 & 255;
    if (v0 == get8(m + 2 + v2)) break;
    if (get8(m + 3 + v2) == v0) break;
    if (get8(m + 4 + v2) == (v6 & 255)) break;
    if (v8 == 3) { s0 = 0; goto L34; }
    if (get8(m + 5 + v2) == (v6 & 255)) break;
    if (v8 == 2) { s0 = 0; goto L34; }
    if (get8(m + 6 + v2) == (v6 & 255)) break;
    v10 = 0;
    if (v8 == 1) break;
    v10 = get8(m + 7 + v2) == (v6 & 255);
   } while (0);
L35:;
   s0 = v10;
L34:;
   if (s0) break;
   put32(m + 131192, v1 + 1);
   put8(m + 32 + v3, v6);
L23:;
   put16(m + 20 + v3, get16(m + 31 + v3));
   v0 = get32(m + 27 + v3);
   put32(m + 16 + v3, v0);
   v6 = v0 >> 8;
   v13 = get8(m + 26 + v3);
   v7 = get8(m + 25 + v3);
   v9 = get8(m + 24 + v3);
L18:;
   v11 = get32(m + 18 + v3);
   put32(m + 40 + v3, 50462976);
   put8(m + 44 + v3, 5);
   put32(m + 45 + v3, 67503880);
   v4 = v9 & 255;
   if (v4 > 8) goto L2;
   v14 = v7 & 255;
   if (v14 > 8) goto L2;
   v10 = v13 & 255;
   if (v10 > 8) goto L2;
   v13 = v0 & 255;
   if (v13 > 8) goto L2;
   v6 = v6 & 255;
   if (v6 > 8) goto L2;
   v9 = v11 & 255;
   if (v9 > 8) goto L2;
   v5 = v11 >> 8 & 255;
   if (v5 > 8) goto L2;
   v2 = v11 >> 16 & 255;
   if (v2 > 8) goto L2;
   if (v11 >= 150994944) goto L2;
   v0 = 0;
   do {
    v8 = v3 + 40;
    s1 = get8(m + (v4 + v8));
    v4 = get8(m + (v8 + v14));
    v14 = get8(m + (v8 + v10));
    v10 = get8(m + (v8 + v13));
    v13 = get8(m + (v6 + v8));
    v6 = get8(m + (v8 + v9));
    v9 = get8(m + (v5 + v8));
    v5 = get8(m + (v2 + v8));
    v2 = get8(m + (v8 + (v11 >> 24)));
    v16 = ((u32) !v4 | (v14 ? 0U : 2U)) + (v10 ? 0U : 3U) + (v13 ? 0U : 4U) + (v6 ? 0U : 5U) + (v9
      ? 0U : 6U) + (v5 ? 0U : 7U) + (v2 ? 0U : 8U);
    v29 = (u64) (((v16 ? s1 : v4) << 2) + 60);
    v27 = (U64(0xeeeeeeee, 0xeeeeeef0) << (v29 & 63)) - U64(0x1234567, 0x89abcdf0);
    v28 = (u64) (((v16 < 2 ? v14 : v4) << 2) + 60);
    v25 = (u32) (v27 >> (v28 & 63) & 15);
    v26 = (u32) (U64(0xfedcba98, 0x76543210) >> (v29 & 63) & 15);
    v27 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v28 = (u64) (((v16 < 3 ? v10 : v14) << 2) + 60);
    v17 = (u32) (v27 >> (v28 & 63) & 15);
    v27 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v28 = (u64) (((v16 < 4 ? v13 : v10) << 2) + 60);
    v18 = (u32) (v27 >> (v28 & 63) & 15);
    v27 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v28 = (u64) (((v16 < 5 ? v6 : v13) << 2) + 60);
    v19 = (u32) (v27 >> (v28 & 63) & 15);
    v27 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v28 = (u64) (((v16 < 6 ? v9 : v6) << 2) + 60);
    v12 = (u32) (v27 >> (v28 & 63));
    v29 = v27 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v28 & 63));
    v27 = (u64) (((v16 < 7 ? v5 : v9) << 2) + 60);
    v28 = ((v29 + (U64(0xeeeeeeee, 0xeeeeeef0) << (v27 & 63))) >> ((u64) (((v16 < 8 ? v2 : v5) <<
      2) + 60) & 63)) << 56 & U64(0xf000000, 0x0);
    v20 = (u32) (v28 >> 56);
    v21 = (u32) ((v28 | ((v29 >> (v27 & 63)) << 48 & U64(0xf0000, 0x0))) >> 48);
    if ((v25 + v26 + v17 + v18 + v19 + v12 + v20 + v21) & 1) break;
    if (!get16(m + 196752)) {
     v14 = 196752;
     do {
      v0 = v15 << 2;
      v13 = get32(m + 65568 + v0);
      v6 = v13 << 1;
      v2 = v6 < 20160 ? v6 : 20160U;
      v8 = get32(m + 65592 + v0);
      v0 = div_u32(v2, v8);
      v5 = v0 + (u32) (v2 != v0 * v8);
      if (v5) {
       v4 = v8 << 1;
       v11 = v3 + 24 + v15;
       v7 = 0;
       v2 = v14;
       do {
        v0 = v7 << 1;
        v27 = (u64) (v0 / 5040 << 2 & 28);
        v29 = (U64(0xffffffff, 0xffffffff) << (v27 & 63) & U64(0xfedcba9, 0x81317131)) ^ 106181136;
        v28 = (u64) (v0 / 720 % 7 << 2);
        t1 = ((v29 >> (v28 & 63)) << 8 & 3840) | (U64(0xfedcba98, 0x76543210) >> (v27 & 63) & 7);
        v27 = ((v29 >> 4 ^ v29) & U64(0xffffffff, 0xffffffff) << (v28 & 63)) ^ v29;
        v28 = (u64) (v0 / 120 % 6 << 2);
        t1 = t1 | ((v27 >> (v28 & 63)) << 16 & 983040);
        v27 = ((v27 >> 4 ^ v27) & U64(0xffffffff, 0xffffffff) << (v28 & 63)) ^ v27;
        v28 = (u64) (v0 / 24 % 5 << 2);
        t1 = t1 | ((v27 >> (v28 & 63)) << 24 & 251658240);
        v27 = ((v27 >> 4 ^ v27) & U64(0xffffffff, 0xffffffff) << (v28 & 63)) ^ v27;
        v28 = (u64) (v0 / 6 << 2 & 12);
        t1 = t1 | ((v27 >> (v28 & 63)) << 32 & U64(0xf, 0x0));
        v27 = ((v27 >> 4 ^ v27) & U64(0xffffffff, 0xffffffff) << (v28 & 63)) ^ v27;
        v28 = (u64) ((v7 & 2147483647) % 3 << 2);
        t1 = t1 | ((v27 >> (v28 & 63)) << 40 & U64(0xf00, 0x0));
        v27 = ((v27 >> 4 ^ v27) & U64(0xffffffff, 0xffffffff) << (v28 & 63)) ^ v27;
        v28 = t1 | (v27 << 48 & U64(0xf0000, 0x0));
        v27 = v28 | (v27 << 52 & U64(0xf000000, 0x0));
        put64(m + 40 + v3, v27);
        cantor_rank_even(v3 + 8, v3 + 40);
        v5 = v5 - 1;
        s0 = v7 + v8;
        s1 = v3;
        if (get32(m + 8 + v3) != 1) {
         put8(m + 47 + v3, (u32) (v28 >> 48));
         put8(m + 46 + v3, (u32) (v27 >> 56));
         t2 = get64(m + 40 + v3);
        } else {
         t2 = v27;
        }
        put64(m + 24 + s1, t2);
        v0 = get16(m + 1 + v11);
        put8(m + 2 + v11, get8(m + v11));
        put16(m + v11, v0);
        cantor_rank_even(v3, v3 + 24);
        v10 = get32(m + v3) & 1 ? get32(m + 4 + v3) : v7;
        v1 = 0;
        v0 = v2;
        do {
         if (v1 + v7 > 20159) goto L2;
         put16(m + v0, v1 + v10);
         v0 = v0 + 2;
         v1 = v1 + 1;
        } while (v8 != v1);
        v2 = v2 + v4;
        v7 = s0;
       } while (v5);
      }
      v22 = div_u32(20160, v13);
      if (v15) {
       v23 = v13 << 1;
       v0 = 2;
       v10 = v14 + (v13 << 2);
       v8 = v15 < 4;
       v5 = v6;
       do {
        v4 = 0;
        if (!v8) {
         v2 = v0 / 5;
         v4 = (v0 - v2 + v0 / 210 + v0 / 30 % 7 + v2 % 6) & 1;
        }
        v1 = v4 * v13;
        v7 = v14 + v4 * v23;
        v11 = (v0 - v4) * v13;
        v9 = v13;
        v4 = v10;
        s0 = v0 + 1;
        v0 = v5;
        for (;;) {
         if (v1 > 20159) goto L2;
         if (v0 < 20160) {
          put16(m + v4, get16(m + v7) + v11);
          v7 = v7 + 2;
          v1 = v1 + 1;
          v4 = v4 + 2;
          v0 = v0 + 1;
          v9 = v9 - 1;
          if (!v9) goto L49;
          continue;
         }
         break;
        }
        goto L2;
L49:;
        v10 = v6 + v10;
        v5 = v5 + v13;
        v0 = s0;
       } while (v0 < v22);
      }
      v15 = v15 + 1;
      v14 = v14 + 40320;
      v24 = v24 + 40320;
     } while (v24 != 241920);
    }
    if (get32(m + 821320) == 0 - get32(m + 821468)) {
     put8(m + 519312, 1);
     v0 = 4294967152U;
     v1 = 0;
     for (;;) {
      v7 = v1 < 16;
      put32(m + (v0 + 821320), v7 ? 0U : (v1 < 20 ? v1 : 20U) - 16);
      if (v0) {
       v2 = v1 + 1;
       put32(m + (v0 + 821324), v7 ? 0U : (v2 < 20 ? v2 : 20U) - 16);
       v0 = v0 + 8;
       v1 = v1 + 2;
       continue;
      }
      break;
     }
     put64(m + 620120, U64(0x13b00, 0x13b00));
     put64(m + 620112, U64(0x13b00, 0x13b00));
    }
    v0 = (((((v26 * 7 + v25) * 6 + v17) * 5 + v18) << 2) + v19) * 3 + (v16 * 20160 | (v12 & 15)) +
      (((v21 & 15) + v20) >> 1);
    if (v0 <= 181439) {
     v8 = v0 + 438672;
     do {
      v0 = get8(m + v8);
      if (v0) goto L55;
      v15 = 0;
      v0 = get8(m + 821472) & 1;
      memmove(m + (v3 + 40), m + (v0 * 148 + 821176), 148);
      v11 = v0 ? 720644U : 620112U;
      v17 = v0 ? 620112U : 720644U;
      v24 = (u32) !v0 * 148 + 821176;
      v18 = 0;
      v1 = 0;
      do {
       put32(m + (v18 + v24), v1);
       do {
        if (v15 >= 36) break;
        v5 = v15 >> 2;
        s0 = get8(m + 821472);
        v20 = get8(m + 65536 + (v15 & 3));
        switch (v20 - 1) {
         case 0: goto L63;
         case 1: goto L61;
         case 2: goto L62;
         default: goto L64;
        }
L64:;
        if (v15 <= 11) break;
        s1 = v5 - 3;
        goto L60;
L63:;
        if (v15 >= 24) break;
        s1 = v5 + 3;
        goto L60;
L62:;
        if ((v5 & 255) % 3 >= 2) break;
        s1 = v5 + 1;
        goto L60;
L61:;
        if (!((v5 & 255) % 3)) break;
        s1 = v5 - 1;
L60:;
        v2 = s1;
        v19 = s0 + (v15 << 6) + 2;
        v21 = v2 * 4294947136U;
        v22 = v5 * 20160;
        v4 = v21 + v22;
        v10 = v2 << 2;
        v23 = v2 * 40320 + 196752;
        v13 = v5 * 40320 + 196752;
        v6 = get32(m + 65616 + (v20 << 2));
        v14 = 0;
        v9 = v2 > 5;
        v5 = v15 > 23;
        for (;;) {
         do {
          if (v6 == get8(m + 65536 + v14)) break;
          v0 = v10 + v14;
          if (v0 > 36) goto L68;
          if (v0 == 36) goto L2;
          v0 = v3 + 40 + (v0 << 2);
          v12 = get32(m + 4 + v0);
          v2 = get32(m + v0);
          if (v12 < v2) goto L66;
          if (v12 > 25133) goto L66;
          v7 = v12 - v2;
          v0 = v11 + (v2 << 2);
          switch (v20 - 1) {
           case 0: goto L71;
           case 1:
           case 2: goto L70;
           default: goto L72;
          }
L72:;
          if (v2 == v12) break;
          do {
           if (v9) goto L2;
           v2 = get32(m + v0) + v21;
           if (v2 >= 20160) goto L2;
           v2 = get16(m + (v23 + (v2 << 1)));
           if (v2 >= 20160) goto L2;
           v12 = v22 + get16(m + (v23 + (v2 << 1)));
           if (v12 > 181439) goto L2;
           v2 = get8(m + 438672 + v12);
           put8(m + 438672 + v12, v2 ? v2 : v19);
           if (v1 >= 25133) goto L2;
           put32(m + (v17 + (v1 << 2)), v12);
           v0 = v0 + 4;
           v1 = v1 + (u32) !v2;
           v7 = v7 - 1;
          } while (v7);
          break;
L71:;
          if (v2 == v12) break;
          do {
           if (v5) goto L2;
           do {
            v2 = get32(m + v0) + v21;
            if (v2 < 20160) {
             v12 = v22 + get16(m + (v13 + (v2 << 1)));
             if (v12 > 181439) goto L2;
             v2 = get8(m + 438672 + v12);
             put8(m + 438672 + v12, v2 ? v2 : v19);
             if (v1 < 25133) break;
             goto L2;
            }
            goto L2;
           } while (0);
           put32(m + (v17 + (v1 << 2)), v12);
           v0 = v0 + 4;
           v1 = v1 + (u32) !v2;
           v7 = v7 - 1;
          } while (v7);
          break;
L70:;
          if (v2 == v12) break;
          do {
           v12 = v4 + get32(m + v0);
           if (v12 > 181439) goto L2;
           v2 = get8(m + 438672 + v12);
           put8(m + 438672 + v12, v2 ? v2 : v19);
           if (v1 >= 25133) goto L65;
           put32(m + (v17 + (v1 << 2)), v12);
           v0 = v0 + 4;
           v1 = v1 + (u32) !v2;
           v7 = v7 - 1;
          } while (v7);
         } while (0);
         v14 = v14 + 1;
         if (v14 != 4) continue;
         goto L59;
L68:;
         break;
        }
        goto L2;
L66:;
        abort();
L65:;
        goto L2;
       } while (0);
L59:;
       v15 = v15 + 1;
       v18 = v18 + 4;
      } while (v18 != 148);
      v0 = 0;
      put8(m + 821472, get8(m + 821472) + (u32) (v1 != 0));
     } while (v1);
     break;
    }
    goto L2;
L55:;
    v7 = (v0 & 63) - 1;
    v0 = 1;
   } while (0);
   if (v0 != 1) break;
   v1 = 0;
   put32(m + 56 + v3, 0);
   put64(m + 48 + v3, 0);
   put64(m + 40 + v3, 0);
   v27 = (u64) v7;
   do {
    if (v1 + 19 > 19) goto L2;
    v0 = v3 + 40 + v1;
    v29 = v27 / 10;
    put8(m + (v0 + 19), (u32) (v29 * 246 + v27) | 48);
    if (v27 < 10) goto L79;
    v28 = v27 / 100;
    put8(m + (v0 + 18), (u32) (v29 + v28 * 246) | 48);
    v1 = v1 - 2;
    s0 = v27 < 100;
    v27 = v28;
   } while (!s0);
   v7 = v1 + 21;
   s0 = v1 + v3 + 60;
   goto L78;
L79:;
   v7 = v1 + 20;
   s0 = v0 + 19;
L78:;
   v9 = s0;
   v0 = 21 - v7;
   v4 = get32(m + 196740);
   do {
    do {
     v6 = v0 < 65536 ? v0 : 65536U;
     if (v6 <= 65536 - v4) { s0 = v4; break; }
     put32(m + 196740, 0);
     if (!v4) { s0 = 0; break; }
     if (v4 >= 65537) goto L3;
     fwrite(m + 131200, 1, v4, stdout);
     s0 = get32(m + 196740);
    } while (0);
    v5 = s0;
    v2 = v5 + v6;
    if (v5 > v2) goto L6;
    if (v2 >= 65537) goto L6;
    v0 = v0 - v6;
    if (v6) {
     memmove(m + (v5 + 131200), m + v9, v6);
    }
    v9 = v6 + v9;
    v4 = get32(m + 196740) + v6;
    put32(m + 196740, v4);
   } while (v0);
   if (v4 == 65536) {
    put32(m + 196740, 0);
    fwrite(m + 131200, 1, 65536, stdout);
    v4 = get32(m + 196740);
   }
   if (v4 >= 65536) goto L5;
   put8(m + 131200 + v4, 10);
   put32(m + 196740, get32(m + 196740) + 1);
   do {
    v4 = get32(m + 196736);
    v1 = get32(m + 131192);
    if (v4 < v1) break;
    if (v4 > 65536) break;
    do {
     if (v1 != v4) {
      v28 = get64(m + 131168);
      v27 = get64(m + 131176);
      do {
       v2 = get8(m + (v1 + 65632));
       v0 = v2 - 9;
       if (v0 > 23) goto L7;
       if (!(1U << (v0 & 31) & 8388627)) goto L7;
       v1 = v1 + 1;
       put32(m + 131192, v1);
       if (v2 == 10) {
        v27 = v27 + 1;
        put64(m + 131176, v27);
        put64(m + 131184, v28 + (u64) v1);
       }
      } while (v1 != v4);
     }
     f_refill(v3 + 40);
     if (get8(m + 40 + v3) != 8) goto L7;
     if (get8(m + 41 + v3) != 1) goto L7;
     v4 = get32(m + 196736);
     v1 = get32(m + 131192);
     if (v4 < v1) break;
    } while (v4 < 65537);
   } while (0);
   goto L4;
  } while (0);
L7:;
  v0 = get32(m + 196740);
  put32(m + 196740, 0);
  if (v0) {
   if (v0 >= 65537) goto L3;
   fwrite(m + 131200, 1, v0, stdout);
  }
  g0 = v3 + 192;
  return;
L6:;
  abort();
L5:;
  abort();
 } while (0);
L4:;
 abort();
L3:;
 abort();
L2:;
 abort();
}

int main(void) {
 memcpy(m + 65537, "\001\002\003<redacted>\000\000\004\000\001\000\012", 20);
 memcpy(m + 65568, "\300N\000\000\330\011\000\000h\001\000\000<\000\000\000\014\000", 18);
 memcpy(m + 65588, "\014\000\000\000<\000\000\000\014\000\000\000\003\000\000\000", 16);
 memcpy(m + 65604, "\001\000\000\000\001\000\000\000\001\000\000\000\001\000\000", 15);
 memcpy(m + 65624, "\003\000\000\000\002", 5);
 f_solve();
 return 0;
}
