//! Bytes as string literals.

/// How long a literal may become: a line is then not broken, and no compiler finds it too long.
const PIECE: usize = 60;
/// How many zeros end a literal.
const GAP: usize = 16;

/// Stretches of at most so many bytes that are not all zero: where each one starts, its literals, and its length.
pub(crate) fn stretches(bytes: &[u8], most: usize) -> Vec<(usize, String, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    while from < bytes.len() {
        if bytes[from] == 0 {
            from += 1;
            continue;
        }
        let mut to = from;
        while to < bytes.len().min(from + most) && !bytes[to..].iter().take(GAP).all(|&byte| byte == 0) {
            to += 1;
        }
        found.push((from, literals(&bytes[from..to]), to - from));
        from = to;
    }
    found
}

/// Bytes as literals, with blanks between them where a line may be broken.
pub(crate) fn literals(bytes: &[u8]) -> String {
    let (mut pieces, mut piece) = (Vec::new(), String::new());
    for (at, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        piece += &letter(byte, digit_follows);
        if piece.len() >= PIECE {
            pieces.push(format!("\"{piece}\""));
            piece.clear();
        }
    }
    if !piece.is_empty() || pieces.is_empty() {
        pieces.push(format!("\"{piece}\""));
    }
    pieces.join(" ")
}

/// A byte in a literal. A blank would let the line be broken there, and two question marks would start a trigraph.
fn letter(byte: u8, digit_follows: bool) -> String {
    match byte {
        b'"' | b'\\' | b'?' => format!("\\{}", char::from(byte)),
        b'\n' => "\\n".to_string(),
        b'!'..=b'~' => char::from(byte).to_string(),
        b' ' if digit_follows => "\\040".to_string(),
        _ if digit_follows => format!("\\{byte:03o}"),
        _ => format!("\\{byte:o}"),
    }
}
