//! The C functions that instructions without an operator in C become.

macro_rules! helpers {
    ($($variant:ident $name:literal needs [$($need:ident)*] $text:literal)*) => {
        /// A C function. The file has those that it uses, in this order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Helper { $($variant),* }

        impl Helper {
            pub(crate) fn name(self) -> &'static str {
                match self { $(Helper::$variant => $name),* }
            }

            /// Its definition.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Helper::$variant => $text),* }
            }

            /// What it calls.
            pub(crate) fn needs(self) -> &'static [Helper] {
                match self { $(Helper::$variant => &[$(Helper::$need),*]),* }
            }
        }
    };
}

// `r` and `w` read and write so many bytes of memory. A memcpy of a fixed length becomes one instruction.
//
// Bits are counted without branches, which no processor could foresee, and in the halves of a long, which are registers
// on 32-bit machines.
helpers! {
    Load8 "r1" needs [] "static u32 r1(u32 a) { return m[a]; }"
    Load16 "r2" needs [] "static u32 r2(u32 a) { unsigned short x; memcpy(&x, m + a, 2); return x; }"
    Load32 "r4" needs [] "static u32 r4(u32 a) { u32 x; memcpy(&x, m + a, 4); return x; }"
    Load64 "r8" needs [] "static u64 r8(u32 a) { u64 x; memcpy(&x, m + a, 8); return x; }"
    Store8 "w1" needs [] "static void w1(u32 a, u32 x) { m[a] = (u8) x; }"
    Store16 "w2" needs []
        "static void w2(u32 a, u32 x) { unsigned short y = (unsigned short) x; memcpy(m + a, &y, 2); }"
    Store32 "w4" needs [] "static void w4(u32 a, u32 x) { memcpy(m + a, &x, 4); }"
    Store64 "w8" needs [] "static void w8(u32 a, u64 x) { memcpy(m + a, &x, 8); }"
    DivideWord "div_u32" needs [] "static u32 div_u32(u32 x, u32 y) { if (!y) abort(); return x / y; }"
    DivideLong "div_u64" needs [] "static u64 div_u64(u64 x, u64 y) { if (!y) abort(); return x / y; }"
    RestWord "rem_u32" needs [] "static u32 rem_u32(u32 x, u32 y) { if (!y) abort(); return x % y; }"
    RestLong "rem_u64" needs [] "static u64 rem_u64(u64 x, u64 y) { if (!y) abort(); return x % y; }"
    DivideSignedWord "div_i32" needs []
        "static u32 div_i32(u32 x, u32 y) { if (!y || (!(y + 1) && x == 1U << 31)) abort(); \
        return (u32) ((i32) x / (i32) y); }"
    DivideSignedLong "div_i64" needs []
        "static u64 div_i64(u64 x, u64 y) { if (!y || (!(y + 1) && x == (u64) 1 << 63)) abort(); \
        return (u64) ((i64) x / (i64) y); }"
    RestSignedWord "rem_i32" needs []
        "static u32 rem_i32(u32 x, u32 y) { if (!y) abort(); return y + 1 ? (u32) ((i32) x % (i32) y) : 0; }"
    RestSignedLong "rem_i64" needs []
        "static u64 rem_i64(u64 x, u64 y) { if (!y) abort(); return y + 1 ? (u64) ((i64) x % (i64) y) : 0; }"
    TurnLeftWord "rotl32" needs [] "static u32 rotl32(u32 x, u32 n) { return x << (n & 31) | x >> ((0U - n) & 31); }"
    TurnLeftLong "rotl64" needs [] "static u64 rotl64(u64 x, u64 n) { return x << (n & 63) | x >> ((0U - n) & 63); }"
    TurnRightWord "rotr32" needs [] "static u32 rotr32(u32 x, u32 n) { return x >> (n & 31) | x << ((0U - n) & 31); }"
    TurnRightLong "rotr64" needs [] "static u64 rotr64(u64 x, u64 n) { return x >> (n & 63) | x << ((0U - n) & 63); }"
    LeadingWord "clz32" needs []
        "static u32 clz32(u32 x) { u32 n = 32, s = 16, k; for (; s; s >>= 1) { k = x >> s ? s : 0; n -= k; x >>= k; } \
        return n - x; }"
    LeadingLong "clz64" needs [LeadingWord]
        "static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }"
    OnesWord "popcnt32" needs []
        "static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) & 0x33333333); \
        return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }"
    OnesLong "popcnt64" needs [OnesWord]
        "static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }"
    TrailingWord "ctz32" needs [OnesWord] "static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }"
    TrailingLong "ctz64" needs [OnesLong] "static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }"
}
