//! Small pieces of text that many messages need.

/// "1 move", "2 moves".
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Text to be shown: escapes for what is not visible and for bytes that are not UTF-8, and only the beginning of a long text.
pub fn shortened(text: &[u8]) -> String {
    const MOST: usize = 60;
    // No character has more than four bytes, so this holds one more than is shown if there is one.
    let chunks = text[..text.len().min(4 * (MOST + 1))].utf8_chunks();
    let mut signs = chunks.flat_map(|chunk| {
        let bytes = chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}"));
        chunk.valid().chars().map(shown).chain(bytes)
    });
    let shown: String = signs.by_ref().take(MOST).collect();
    shown + if signs.next().is_some() { "..." } else { "" }
}

fn shown(char: char) -> String {
    match char {
        '"' | '\'' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_shown_as_an_escape() {
        assert_eq!(
            shortened("it's \"\\\" → \t\r\0\u{feff}\u{1b}[31m".as_bytes()),
            "it's \"\\\" → \\t\\r\\0\\u{feff}\\u{1b}[31m"
        );
        assert_eq!(shortened(b"r\xff\xfe\xc3"), "r\\xff\\xfe\\xc3");
    }

    #[test]
    fn sixty_signs_are_shown_of_more() {
        for sign in ["u", "→", "🀀"] {
            assert_eq!(shortened(sign.repeat(60).as_bytes()), sign.repeat(60));
            assert_eq!(shortened(sign.repeat(61).as_bytes()), sign.repeat(60) + "...");
        }
    }
}
