//! Makes C text short: short names for what occurs often, and no blanks that C does not need.

use std::collections::BTreeMap;

/// How long a line may become: C89 promises no more.
const WIDTH: usize = 500;

/// What keeps its name: C's own words, and what the headers declare.
const RESERVED: &str = "auto break case char const continue default do double else enum extern float for goto if int long \
    register return short signed sizeof static struct switch typedef union unsigned void volatile while defined define \
    __int64 __asm__ __attribute__ __volatile__ packed may_alias memory ULL ui64 main exit memcpy memmove memset fread fwrite fflush \
    stdin stdout stderr read _read _setmode _O_BINARY realloc calloc sqrt time clock CLOCKS_PER_SEC size_t U L e E x X";

/// Words of C for which a macro may be shorter.
const MACROS: &str =
    "break case const continue do double else exit float for goto if memcpy return static switch void while unsigned";

/// The operators of more than one character, the longest first.
const OPERATORS: [&str; 22] = [
    "<<=", ">>=", "<<", ">>", "->", "++", "--", "&&", "||", "##", "<=", ">=", "==", "!=", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=",
];

/// The same parts of a file, shorter.
pub(crate) fn minify(parts: &[String]) -> Vec<String> {
    let mut counts = BTreeMap::<&str, usize>::new();
    for line in parts.iter().flat_map(|part| part.lines()).filter(|line| is_renamed(line)) {
        for token in tokens(line).into_iter().filter(|token| is_name(token)) {
            *counts.entry(token).or_default() += 1;
        }
    }
    let (names, macros) = short_names(&counts);
    let mut shorter = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let mut text = short_text(part, &names);
        if number == 0 {
            // Headers must not see the macros.
            let place = text.rfind("#include").map_or(0, |at| at + text[at..].find('\n').unwrap_or(0) + 1);
            let end = if text[place..].starts_with("#endif\n") { 7 } else { 0 };
            text.insert_str(place + end, &macros);
        }
        shorter.push(text);
    }
    shorter
}

/// Short names, and the macros for those of words of C.
fn short_names<'a>(counts: &BTreeMap<&'a str, usize>) -> (BTreeMap<&'a str, String>, String) {
    let reserved: Vec<&str> = RESERVED.split_whitespace().collect();
    let candidates: Vec<&str> = MACROS.split_whitespace().collect();
    let mut frequent: Vec<(usize, &str)> = counts
        .iter()
        .filter(|(name, count)| {
            let is_macro = candidates.contains(name) && *count * (name.len() - 1) > name.len() + 12;
            is_macro || (!reserved.contains(name) && name.len() > 1 && !is_local(name))
        })
        .map(|(name, count)| (*count, *name))
        .collect();
    frequent.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let capitals = || (b'A'..=b'Z').map(char::from);
    let second = || capitals().chain((b'a'..=b'z').map(char::from)).chain((b'0'..=b'9').map(char::from));
    let two = capitals().flat_map(|letter| second().map(move |other| format!("{letter}{other}")));
    let mut free = capitals().map(String::from).chain(two);
    let (mut names, mut macros) = (BTreeMap::new(), String::new());
    for (count, name) in frequent {
        let Some(short) = free.next() else { break };
        if candidates.contains(&name) {
            if count * (name.len() - short.len()) <= name.len() + 12 {
                continue;
            }
            macros += &format!("#define {short} {name}\n");
        }
        names.insert(name, short);
    }
    (names, macros)
}

/// Names of variables are short already.
fn is_local(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name[1..].bytes().all(|byte| byte.is_ascii_digit())
        && !matches!(name, "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "f32")
}

/// Whether names in a line are ours.
fn is_renamed(line: &str) -> bool {
    let line = line.trim_start();
    !line.starts_with('#') || line.starts_with("#define")
}

fn is_name(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_')
}

fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The tokens of a line: names, numbers, literals, and other characters one by one.
fn tokens(line: &str) -> Vec<&str> {
    let bytes = line.as_bytes();
    let (mut tokens, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b' ' => continue,
            b'"' => {
                while bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
            }
            b'/' if bytes.get(at) == Some(&b'*') => at = bytes.len(),
            byte if is_part(byte) || (byte == b'.' && bytes.get(at).is_some_and(u8::is_ascii_digit)) => {
                let number = byte.is_ascii_digit() || byte == b'.';
                let exponent = |at: usize| matches!(bytes[at], b'+' | b'-') && matches!(bytes[at - 1], b'e' | b'E');
                let hex = line[start..].starts_with("0x");
                while at < bytes.len()
                    && (is_part(bytes[at]) || (number && (bytes[at] == b'.' || (!hex && exponent(at)))))
                {
                    at += 1;
                }
            }
            byte if !byte.is_ascii() => {
                while !line.is_char_boundary(at) {
                    at += 1;
                }
            }
            _ => {
                at += OPERATORS
                    .iter()
                    .find(|operator| line[start..].starts_with(**operator))
                    .map_or(0, |found| found.len() - 1)
            }
        }
        tokens.push(&line[start..at]);
    }
    tokens
}

fn short_text(part: &str, names: &BTreeMap<&str, String>) -> String {
    let (mut text, mut width) = (String::new(), 0);
    let rename = |token| names.get(token).map_or(token, String::as_str);
    for line in part.lines() {
        let line = line.trim();
        if line.starts_with('#') || line.starts_with("/*") {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text += &directive(line, &rename);
            text.push('\n');
            width = 0;
            continue;
        }
        for token in tokens(line) {
            let token = rename(token);
            if width + token.len() > WIDTH {
                text.push('\n');
                width = 0;
            }
            if needs_blank(text.as_bytes().last(), token.as_bytes()[0]) {
                text.push(' ');
                width += 1;
            }
            // Literals that stand side by side are one, unless compilers find it too long.
            text.push_str(token);
            width += token.len();
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// A line of the preprocessor, in which blanks mean something in front of brackets.
fn directive<'a>(line: &'a str, rename: &impl Fn(&'a str) -> &'a str) -> String {
    if !line.starts_with("#define") {
        return line.to_string();
    }
    let (head, body) = match line[8..].find([' ', '(']) {
        Some(end) if line[8 + end..].starts_with('(') => {
            line.split_at(line.find(')').map_or(line.len(), |end| end + 1))
        }
        Some(end) => line.split_at(8 + end),
        None => (line, ""),
    };
    let short = |text: &'a str| {
        let mut short = String::new();
        for token in tokens(text) {
            let token = rename(token);
            if needs_blank(short.as_bytes().last(), token.as_bytes()[0]) {
                short.push(' ');
            }
            short += token;
        }
        short
    };
    format!("#define {} {}", short(&head[8..]), short(body)).trim_end().to_string()
}

/// Whether two characters at the ends of tokens would make another token.
fn needs_blank(before: Option<&u8>, after: u8) -> bool {
    let Some(&before) = before else { return false };
    (is_part(before) && is_part(after))
        || (before == after && matches!(before, b'+' | b'-' | b'&' | b'|' | b'"'))
        || (before == b'/' && after == b'*')
}
