//! The C functions for instructions that C has no operator for. A file contains those that it uses, in this order.

use crate::expression::Effects;
use crate::kind::Kind;

/// What a helper does beyond giving its result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Pure,
    Traps,
    Reads,
    Writes,
}

macro_rules! helpers {
    ($($variant:ident $name:literal $class:ident [$($need:ident)*] $text:literal)*) => {
        /// A C function or macro.
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

            /// The helpers that it uses.
            pub(crate) fn needs(self) -> &'static [Helper] {
                match self { $(Helper::$variant => &[$(Helper::$need),*]),* }
            }

            fn class(self) -> Class {
                match self { $(Helper::$variant => Class::$class),* }
            }

            /// Every helper's name.
            pub(crate) const NAMES: &'static [&'static str] = &[$($name),*];
        }
    };
}

impl Helper {
    pub(crate) fn effects(self) -> Effects {
        let class = self.class();
        Effects { reads: class == Class::Reads, traps: class == Class::Traps, writes: class == Class::Writes }
    }

    /// The kind of what the C function returns, if it is `double` whatever the instruction gives.
    pub(crate) fn result(self, kind: Kind) -> Kind {
        use Helper::{Ceiling, Floor, Maximum, Minimum, Nearest, SquareRoot, Truncate};
        match self {
            Minimum | Maximum | Ceiling | Floor | Truncate | Nearest | SquareRoot => Kind::Double,
            _ => kind,
        }
    }
}

// A memcpy of a fixed length becomes one instruction. Bits are counted without branches, which processors would mispredict,
// and by halves of a long, which are registers on 32-bit machines.
//
// What does not depend on the width of a float takes and returns `double`: a `float` converts to it and back exactly.
helpers! {
    Trap "trap" Traps [] "#define trap() exit(101)"
    // Arithmetic of integers.
    DivideWord "div_u32" Traps [Trap] "static u32 div_u32(u32 x, u32 y) { if (!y) trap(); return x / y; }"
    DivideLong "div_u64" Traps [Trap] "static u64 div_u64(u64 x, u64 y) { if (!y) trap(); return x / y; }"
    RemainderWord "rem_u32" Traps [Trap] "static u32 rem_u32(u32 x, u32 y) { if (!y) trap(); return x % y; }"
    RemainderLong "rem_u64" Traps [Trap] "static u64 rem_u64(u64 x, u64 y) { if (!y) trap(); return x % y; }"
    DivideSignedWord "div_i32" Traps [Trap]
        "static u32 div_i32(u32 x, u32 y) { if (!y || (!(y + 1) && x == 1U << 31)) trap(); \
        return (u32) ((i32) x / (i32) y); }"
    DivideSignedLong "div_i64" Traps [Trap]
        "static u64 div_i64(u64 x, u64 y) { if (!y || (!(y + 1) && x == (u64) 1 << 63)) trap(); \
        return (u64) ((i64) x / (i64) y); }"
    RemainderSignedWord "rem_i32" Traps [Trap]
        "static u32 rem_i32(u32 x, u32 y) { if (!y) trap(); return y + 1 ? (u32) ((i32) x % (i32) y) : 0; }"
    RemainderSignedLong "rem_i64" Traps [Trap]
        "static u64 rem_i64(u64 x, u64 y) { if (!y) trap(); return y + 1 ? (u64) ((i64) x % (i64) y) : 0; }"
    RotateLeftWord "rotl32" Pure []
        "static u32 rotl32(u32 x, u32 n) { return x << (n & 31) | x >> ((0U - n) & 31); }"
    RotateLeftLong "rotl64" Pure []
        "static u64 rotl64(u64 x, u64 n) { return x << (n & 63) | x >> ((0U - n) & 63); }"
    RotateRightWord "rotr32" Pure []
        "static u32 rotr32(u32 x, u32 n) { return x >> (n & 31) | x << ((0U - n) & 31); }"
    RotateRightLong "rotr64" Pure []
        "static u64 rotr64(u64 x, u64 n) { return x >> (n & 63) | x << ((0U - n) & 63); }"
    LeadingWord "clz32" Pure []
        "static u32 clz32(u32 x) { u32 n = 32, s = 16, k; for (; s; s >>= 1) { k = x >> s ? s : 0; n -= k; x >>= k; } \
        return n - x; }"
    LeadingLong "clz64" Pure [LeadingWord]
        "static u64 clz64(u64 x) { return x >> 32 ? clz32((u32) (x >> 32)) : 32 + clz32((u32) x); }"
    OnesWord "popcnt32" Pure []
        "static u32 popcnt32(u32 x) { x -= (x >> 1) & 0x55555555; x = (x & 0x33333333) + ((x >> 2) & 0x33333333); \
        return ((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24; }"
    OnesLong "popcnt64" Pure [OnesWord]
        "static u64 popcnt64(u64 x) { return popcnt32((u32) x) + popcnt32((u32) (x >> 32)); }"
    TrailingWord "ctz32" Pure [OnesWord] "static u32 ctz32(u32 x) { return popcnt32(~x & (x - 1)); }"
    TrailingLong "ctz64" Pure [OnesLong] "static u64 ctz64(u64 x) { return popcnt64(~x & (x - 1)); }"
    // Bits of floats.
    BitsOfFloat "bits32" Pure [] "static u32 bits32(float x) { u32 y; memcpy(&y, &x, 4); return y; }"
    BitsOfDouble "bits64" Pure [] "static u64 bits64(double x) { u64 y; memcpy(&y, &x, 8); return y; }"
    FloatOfBits "float32" Pure [] "static float float32(u32 x) { float y; memcpy(&y, &x, 4); return y; }"
    DoubleOfBits "float64" Pure [] "static double float64(u64 x) { double y; memcpy(&y, &x, 8); return y; }"
    AbsoluteFloat "abs32" Pure [BitsOfFloat FloatOfBits]
        "static float abs32(float x) { return float32(bits32(x) & 0x7fffffff); }"
    AbsoluteDouble "abs64" Pure [BitsOfDouble DoubleOfBits]
        "static double abs64(double x) { return float64(bits64(x) << 1 >> 1); }"
    CopySignFloat "sign32" Pure [BitsOfFloat FloatOfBits]
        "static float sign32(float x, float y) { return float32((bits32(x) & 0x7fffffff) | bits32(y) >> 31 << 31); }"
    CopySignDouble "sign64" Pure [BitsOfDouble DoubleOfBits]
        "static double sign64(double x, double y) { return float64(bits64(x) << 1 >> 1 | bits64(y) >> 63 << 63); }"
    // `x + y` turns a NaN operand into a quiet NaN. If both operands are zero, their signs can differ.
    Minimum "fmin_" Pure [BitsOfDouble DoubleOfBits]
        "static double fmin_(double x, double y) { return x < y ? x : y < x ? y : x == y ? \
        float64(bits64(x) | bits64(y)) : x + y; }"
    Maximum "fmax_" Pure [BitsOfDouble DoubleOfBits]
        "static double fmax_(double x, double y) { return x > y ? x : y > x ? y : x == y ? \
        float64(bits64(x) & bits64(y)) : x + y; }"
    // What is 2^52 or larger is whole.
    Truncate "trunc_" Pure [CopySignDouble]
        "static double trunc_(double x) { return x > -4503599627370496.0 && x < 4503599627370496.0 ? \
        sign64((double) (i64) x, x) : x + 0.0; }"
    Floor "floor_" Pure [Truncate]
        "static double floor_(double x) { double y = trunc_(x); return y > x ? y - 1 : y; }"
    Ceiling "ceil_" Pure [Truncate CopySignDouble]
        "static double ceil_(double x) { double y = trunc_(x); return y < x ? y + 1 : y; }"
    Nearest "near_" Pure [CopySignDouble]
        "static double near_(double x) { volatile double y = sign64(4503599627370496.0, x), z = x + y; \
        return x > -4503599627370496.0 && x < 4503599627370496.0 ? sign64(z - y, x) : x + 0.0; }"
    SquareRoot "sqrt_" Pure [] "\
#if defined(__GNUC__) && defined(__SSE2_MATH__) && !defined(__TINYC__)
static double sqrt_(double x) { __asm__(\"sqrtsd %1, %0\" : \"=x\"(x) : \"x\"(x)); return x; }
#else
#include <math.h>
static double sqrt_(double x) { return sqrt(x); }
#endif"
    // Floats to integers. In Visual C++ 6, only signed longs convert to floats and back.
    ToSignedWord "to_i32" Traps [Trap]
        "static u32 to_i32(double x) { if (!(x > -2147483649.0 && x < 2147483648.0)) trap(); return (u32) (i32) x; }"
    ToWord "to_u32" Traps [Trap]
        "static u32 to_u32(double x) { if (!(x > -1 && x < 4294967296.0)) trap(); return (u32) (i64) x; }"
    ToSignedLong "to_i64" Traps [Trap]
        "static u64 to_i64(double x) { if (!(x >= -9223372036854775808.0 && x < 9223372036854775808.0)) trap(); \
        return (u64) (i64) x; }"
    ToLong "to_u64" Traps [Trap]
        "static u64 to_u64(double x) { if (!(x > -1 && x < 18446744073709551616.0)) trap(); \
        return x < 9223372036854775808.0 ? (u64) (i64) x : (u64) (i64) (x - 9223372036854775808.0) | (u64) 1 << 63; }"
    SaturateSignedWord "sat_i32" Pure []
        "static u32 sat_i32(double x) { return x >= 2147483647.0 ? 2147483647 : x > -2147483648.0 ? (u32) (i32) x : \
        x < 0 ? 1U << 31 : 0; }"
    SaturateWord "sat_u32" Pure []
        "static u32 sat_u32(double x) { return x >= 4294967295.0 ? ~0U : x > 0 ? (u32) (i64) x : 0; }"
    SaturateSignedLong "sat_i64" Pure []
        "static u64 sat_i64(double x) { return x >= 9223372036854775808.0 ? ~((u64) 1 << 63) : \
        x > -9223372036854775808.0 ? (u64) (i64) x : x < 0 ? (u64) 1 << 63 : 0; }"
    SaturateLong "sat_u64" Pure []
        "static u64 sat_u64(double x) { return x >= 18446744073709551616.0 ? ~(u64) 0 : x >= 9223372036854775808.0 ? \
        (u64) (i64) (x - 9223372036854775808.0) | (u64) 1 << 63 : x > 0 ? (u64) (i64) x : 0; }"
    ConvertLongFloat "long32" Pure []
        "static float long32(u64 x) { return x >> 63 ? (float) (i64) (x >> 1 | (x & 1)) * 2 : (float) (i64) x; }"
    ConvertLongDouble "long64" Pure []
        "static double long64(u64 x) { return x >> 63 ? (double) (i64) (x >> 1 | (x & 1)) * 2 : (double) (i64) x; }"
    // Memory.
    Inside "inside" Traps [Trap]
        "static u32 inside(u32 a, u32 o, u32 n) { if ((u64) a + o + n > (u64) pages << 16) trap(); return a + o; }"
    Pages "pages" Reads [] ""
    Grow "grow" Writes []
        "static u32 grow(u32 n) { u32 o = pages; u8 *p; if (n > LIMIT - o) return ~0U; \
        if (!n) return o; p = (u8 *) realloc(m, (size_t) (o + n) << 16); if (!p) return ~0U; m = p; \
        CLEARpages = o + n; return o; }"
    Copy "copy" Writes [] "#define copy(a, b, n) memmove(m + (a), m + (b), n)"
    Fill "fill" Writes [] "#define fill(a, x, n) memset(m + (a), (int) ((x) & 255), n)"
    CopyChecked "copy_checked" Writes [Inside]
        "static void copy_checked(u32 a, u32 b, u32 n) { a = inside(a, 0, n); b = inside(b, 0, n); \
        if (n) memmove(m + a, m + b, n); }"
    FillChecked "fill_checked" Writes [Inside]
        "static void fill_checked(u32 a, u32 x, u32 n) { a = inside(a, 0, n); if (n) memset(m + a, (int) (x & 255), n); }"
    Segment "segment" Writes [Inside]
        "static void segment(u32 a, u32 b, u32 n, u32 d) { if ((u64) b + n > segments[d].n) trap(); \
        a = inside(a, 0, n); if (n) memcpy(m + a, segments[d].p + b, n); }"
    DropSegment "drop_data" Writes [] "#define drop_data(d) (segments[d].n = 0)"
    StackFrame "frame" Writes [Trap] "static u32 frame(u32 n) { if (STACK < n) trap(); return STACK -= n; }"
    // Tables. Their entries are numbers of functions plus one, or 0.
    TableGet "get" Traps [Trap]
        "static u32 get(u32 i, u32 t) { if (i >= tables[t].n) trap(); return tables[t].p[i]; }"
    TableSet "set" Writes [Trap]
        "static void set(u32 i, u32 x, u32 t) { if (i >= tables[t].n) trap(); tables[t].p[i] = x; }"
    TableSize "size" Reads [] "#define size(t) tables[t].n"
    TableGrow "grow_table" Writes []
        "static u32 grow_table(u32 x, u32 n, u32 t) { u32 o = tables[t].n, *p; if (n > tables[t].most - o) return ~0U; \
        if (!n) return o; p = (u32 *) realloc(tables[t].p, (size_t) (o + n) * 4); if (!p) return ~0U; \
        for (tables[t].p = p; n; n--) p[tables[t].n++] = x; return o; }"
    TableFill "fill_table" Writes [Trap]
        "static void fill_table(u32 i, u32 x, u32 n, u32 t) { if ((u64) i + n > tables[t].n) trap(); \
        while (n--) tables[t].p[i++] = x; }"
    TableCopy "copy_table" Writes [Trap]
        "static void copy_table(u32 i, u32 j, u32 n, u32 t, u32 s) { \
        if ((u64) i + n > tables[t].n || (u64) j + n > tables[s].n) trap(); \
        if (n) memmove(tables[t].p + i, tables[s].p + j, (size_t) n * 4); }"
    TableInit "init_table" Writes [Trap]
        "static void init_table(u32 i, u32 j, u32 n, u32 e, u32 t) { \
        if ((u64) i + n > tables[t].n || (u64) j + n > elements[e].n) trap(); \
        if (n) memcpy(tables[t].p + i, elements[e].p + j, (size_t) n * 4); }"
    DropElement "drop_element" Writes [] "#define drop_element(e) (elements[e].n = 0)"
    Find "find" Traps [Trap] ""
    // What the program is given by the system: standard streams only, and nothing that differs from run to run but time.
    Input "input" Writes [] "static u32 input(u32 a, u32 n) { return (u32) fread(m + a, 1, n, stdin); }"
    Output "output" Writes [] "static void output(u32 a, u32 n) { fwrite(m + a, 1, n, stdout); }"
    FdRead "fd_read" Writes []
        "static u32 fd_read(u32 fd, u32 v, u32 n, u32 r) { i32 k = 0; if (fd) return 8; fflush(stdout); \
        for (; n && !k; n--, v += 8) { k = (i32) read(0, m + M4(v), M4(v + 4)); if (k < 0) return 29; } \
        M4(r) = (u32) k; return 0; }"
    FdWrite "fd_write" Writes []
        "static u32 fd_write(u32 fd, u32 v, u32 n, u32 r) { u32 k = 0; if (fd - 1 > 1) return 8; \
        for (; n; n--, v += 8) k += (u32) fwrite(m + M4(v), 1, M4(v + 4), fd > 1 ? stderr : stdout); \
        M4(r) = k; return 0; }"
    FdClose "fd_close" Writes [] "static u32 fd_close(u32 fd) { return fd > 2 ? 8 : 0; }"
    FdSeek "fd_seek" Writes []
        "static u32 fd_seek(u32 fd, u64 o, u32 w, u32 r) { (void) o; (void) w; (void) r; return fd > 2 ? 8 : 70; }"
    FdStat "fd_fdstat_get" Writes []
        "static u32 fd_fdstat_get(u32 fd, u32 r) { if (fd > 2) return 8; memset(m + r, 0, 24); m[r] = 2; return 0; }"
    FdPrestat "fd_prestat_get" Writes [] "#define fd_prestat_get(fd, r) 8"
    FdPrestatName "fd_prestat_dir_name" Writes [] "#define fd_prestat_dir_name(fd, a, n) 8"
    ProcExit "proc_exit" Writes [] "#define proc_exit(code) exit((int) (code))"
    Yield "sched_yield" Pure [] "#define sched_yield() 0"
    RandomGet "random_get" Writes []
        "static u32 random_get(u32 a, u32 n) { static u32 x = 1; while (n--) { x = x * 1103515245 + 12345; \
        m[a++] = (u8) (x >> 16); } return 0; }"
    ClockTime "clock_time_get" Writes [] "\
#include <time.h>
static u32 clock_time_get(u32 id, u64 p, u32 r) { (void) p; M8(r) = id ? (u64) clock() * (1000000000 / CLOCKS_PER_SEC) :
  (u64) time(0) * 1000000000; return 0; }"
    ClockResolution "clock_res_get" Writes []
        "static u32 clock_res_get(u32 id, u32 r) { M8(r) = id ? 1000 : 1000000000; return 0; }"
    SizesGet "sizes" Writes [] "static u32 sizes(u32 a, u32 b) { M4(a) = M4(b) = 0; return 0; }"
    NoneGet "none" Writes [] "#define none(a, b) 0"
}
