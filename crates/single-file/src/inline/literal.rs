//! Literals for the contents of files, and the values of literals.

use proc_macro2::Literal;
use syn::Lit;

/// A string literal; raw where that is shorter to read.
pub(super) fn string(value: &str) -> String {
    let is_plain = |c: char| c == '\n' || !c.is_control();
    if value.contains(['\\', '"']) && value.chars().all(is_plain) {
        let hashes = "#".repeat(
            1 + value.split('"').map(|part| part.len() - part.trim_start_matches('#').len()).max().unwrap_or(0),
        );
        return format!("r{hashes}\"{value}\"{hashes}");
    }
    if value.chars().all(is_plain) {
        format!("\"{value}\"")
    } else {
        format!("{value:?}")
    }
}

/// A literal of bytes, on lines of about a hundred characters.
pub(super) fn bytes(value: &[u8]) -> String {
    let mut text = String::from("b\"");
    let mut line = 0;
    for byte in value {
        let escaped = byte.escape_ascii().to_string();
        if text.len() - line > 100 && *byte > b' ' {
            text.push_str("\\\n");
            line = text.len();
        }
        text.push_str(&escaped);
    }
    text + "\""
}

pub(super) fn value(literal: &Literal) -> Option<String> {
    match Lit::new(literal.clone()) {
        Lit::Str(text) => Some(text.value()),
        Lit::Char(letter) => Some(letter.value().to_string()),
        Lit::Int(number) => Some(number.base10_digits().to_owned()),
        Lit::Bool(bool) => Some(bool.value.to_string()),
        _ => None,
    }
}
