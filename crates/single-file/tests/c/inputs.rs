//! Inputs for the programs, each the same every time.

use std::fmt::Write;

/// What a program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Nothing that counts: whatever it is given, it does the same.
    Any,
    /// A count, then as many integers.
    Numbers,
    /// The same, none of them negative or above a thousand.
    SmallNumbers,
    /// A count, then as many decimal fractions, some in words or with exponents.
    Floats,
    /// The numbers of nodes and edges, then two nodes and a weight for each edge.
    Graph,
    /// Lines of words, not all of them ASCII.
    Text,
    /// Lines of sums.
    Sums,
}

/// How large an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Small,
    Medium,
    Large,
}

/// The input for a size: bytes as a file would hold them.
pub(crate) fn input(kind: Input, size: Size) -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(kind as u64 * 10 + size as u64);
    let count = match size {
        Size::Small => 10,
        Size::Medium => 2_000,
        Size::Large => 200_000,
    };
    let text = match kind {
        Input::Any => String::new(),
        Input::Numbers => numbers(count, || random.i64(-1_000_000_000_000..1_000_000_000_000)),
        Input::SmallNumbers => numbers(count, || random.i64(0..1000)),
        Input::Floats => numbers(count, || float(&mut random)),
        Input::Graph => graph(count / 2, count, &mut random),
        Input::Text => lines(count / 4 + 1, &mut random),
        Input::Sums => (0..count / 8 + 5).map(|_| sum(&mut random, 5) + "\n").collect(),
    };
    text.into_bytes()
}

/// The forms that an input also comes in: lines that end in CR LF, and a last line without an end.
pub(crate) fn forms(text: &[u8]) -> [Vec<u8>; 2] {
    let crlf = String::from_utf8_lossy(text).replace('\n', "\r\n").into_bytes();
    let open = text.strip_suffix(b"\n").unwrap_or(text).to_vec();
    [crlf, open]
}

fn numbers<T: ToString>(count: usize, mut number: impl FnMut() -> T) -> String {
    let mut text = format!("{count}\n");
    for at in 0..count {
        text += &number().to_string();
        text.push(if at % 20 == 19 || at + 1 == count { '\n' } else { ' ' });
    }
    text
}

fn float(random: &mut fastrand::Rng) -> String {
    let x = random.f64() * 2.0 - 1.0;
    match random.u8(0..8) {
        0 => format!("{:e}", x * 1e200),
        1 => format!("{:e}", x * 1e-300),
        2 => format!("{}", (x * 1e6) as i64),
        3 => ["inf", "-0", ".5", "1e23", "NaN", "9007199254740993", "5e-324", "x1"][random.usize(0..8)].to_owned(),
        4 => format!("{:.2}", x * 1000.0),
        _ => format!("{}", x * 1e9),
    }
}

fn graph(nodes: usize, edges: usize, random: &mut fastrand::Rng) -> String {
    let mut text = format!("{nodes} {edges}\n");
    for _ in 0..edges {
        writeln!(text, "{} {} {}", random.usize(1..=nodes), random.usize(1..=nodes), random.u32(1..10_000)).unwrap();
    }
    text
}

fn lines(count: usize, random: &mut fastrand::Rng) -> String {
    const WORDS: [&str; 12] =
        ["ab", "Straße", "été", "数独", "a,b", "Zebra", "x=1", "the", "of", "🎲🎲", "crab", "İstanbul"];
    let mut text = String::new();
    for _ in 0..count {
        for _ in 0..random.usize(0..8) {
            match random.bool() {
                true => text += random.choice(WORDS).unwrap(),
                false => text.extend((0..random.usize(1..7)).map(|_| random.lowercase())),
            }
            text.push(' ');
        }
        text.push('\n');
    }
    text
}

fn sum(random: &mut fastrand::Rng, depth: u32) -> String {
    match if depth == 0 { 0 } else { random.u8(0..9) } {
        0..=2 => (random.u64(..) >> random.u32(1..64)).to_string(),
        3 => format!("-{}", sum(random, depth - 1)),
        4 => format!("({})", sum(random, depth - 1)),
        5 => format!("{} ) x", sum(random, depth - 1)),
        _ => format!(
            "{}{} {}",
            sum(random, depth - 1),
            random.choice(['+', '-', '*', '/', '%']).unwrap(),
            sum(random, depth - 1)
        ),
    }
}
