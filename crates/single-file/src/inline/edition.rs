//! What an older edition writes in another way.

use crate::edit::Edits;
use crate::source::{range, tokens};
use cargo_metadata::Edition;
use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};

/// What to change in a text of edition `from`, so that it means the same in edition `to`. Paths are not its business.
pub(super) fn modernize(text: &str, from: Edition, to: Edition) -> Edits {
    let mut modern = Modern { from, to, edits: Edits::default() };
    if from < to {
        modern.walk(tokens(text));
    }
    modern.edits
}

struct Modern {
    from: Edition,
    to: Edition,
    edits: Edits,
}

impl Modern {
    /// Whether a change came with an edition between the two.
    fn crosses(&self, edition: Edition) -> bool {
        self.from < edition && edition <= self.to
    }

    fn walk(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let word = |back: usize| at.checked_sub(back).map(|at| tokens[at].to_string()).unwrap_or_default();
            match token {
                TokenTree::Ident(name) => self.name(name, &tokens, at),
                TokenTree::Group(group) => {
                    if word(2) == "fn" && group.delimiter() == Delimiter::Parenthesis && self.crosses(Edition::E2018) {
                        self.parameters(group.stream());
                    }
                    if word(1) == "!" && self.crosses(Edition::E2021) {
                        self.message(&word(2), group.stream());
                    }
                    if word(1) == "#" && group.delimiter() == Delimiter::Bracket && self.crosses(Edition::E2024) {
                        self.attribute(group.stream());
                    }
                    let defines = word(2) == "!" && word(3) == "macro_rules";
                    if defines && self.crosses(Edition::E2024) && chooses_late(group.stream()) {
                        self.expressions(group.stream());
                    }
                    self.walk(group.stream());
                }
                TokenTree::Punct(first) if first.as_char() == '.' && self.crosses(Edition::E2021) => {
                    self.pattern(&tokens, at);
                }
                _ => {}
            }
        }
    }

    fn name(&mut self, name: &Ident, tokens: &[TokenTree], at: usize) {
        let text = name.to_string();
        let next = |ahead: usize| tokens.get(at + ahead).map(ToString::to_string).unwrap_or_default();
        let is_lifetime = at > 0 && tokens[at - 1].to_string() == "'";
        let is_new = match text.as_str() {
            "async" | "await" | "try" => {
                self.crosses(Edition::E2018) && !(text == "try" && next(1) == "!" && next(2).is_empty())
            }
            // A contextual keyword of 2015 already, before a type.
            "dyn" => self.crosses(Edition::E2018) && [",", ";", ")", "=", ".", ""].contains(&next(1).as_str()),
            "gen" => self.crosses(Edition::E2024),
            _ => false,
        };
        if is_new && !is_lifetime {
            self.edits.replace(name.span().byte_range(), format!("r#{text}"));
        }
        // `$a:pat` did not take alternatives.
        let is_fragment = at >= 3 && tokens[at - 1].to_string() == ":" && tokens[at - 3].to_string() == "$";
        if text == "pat" && is_fragment && self.crosses(Edition::E2021) {
            self.edits.replace(name.span().byte_range(), "pat_param");
        }
        if text == "extern" && self.crosses(Edition::E2024) && is_foreign_block(tokens, at) {
            self.edits.insert(name.span().byte_range().start, "unsafe ");
        }
    }

    /// Parameters of a trait's function had no need of a name.
    fn parameters(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut depth = 0;
        let mut start = 0;
        for at in 0..=tokens.len() {
            let sign = tokens.get(at).map(ToString::to_string).unwrap_or_default();
            depth += i32::from(sign == "<") - i32::from(sign == ">");
            if at < tokens.len() && (sign != "," || depth > 0) {
                continue;
            }
            let part = &tokens[start..at];
            start = at + 1;
            let is_colon = |at: usize| part.get(at).is_some_and(|token| token.to_string() == ":");
            let is_named =
                (0..part.len()).any(|at| is_colon(at) && !is_colon(at + 1) && (at == 0 || !is_colon(at - 1)));
            let is_self = part.iter().any(|token| token.to_string() == "self");
            if let (Some(first), false, false) = (part.first(), is_named, is_self) {
                self.edits.insert(range(first).start, "_: ");
            }
        }
    }

    /// A message that stood alone was no format.
    fn message(&mut self, name: &str, arguments: TokenStream) {
        let place = match name {
            "panic" | "unreachable" => 0,
            "assert" | "debug_assert" => 1,
            _ => return,
        };
        let tokens: Vec<TokenTree> = arguments.into_iter().collect();
        let parts: Vec<&[TokenTree]> =
            tokens.split(|token| token.to_string() == ",").filter(|part| !part.is_empty()).collect();
        let (true, Some([first, ..])) = (parts.len() == place + 1, parts.get(place)) else { return };
        let text = first.to_string();
        let is_format =
            text.starts_with(['"', 'r']) && matches!(first, TokenTree::Literal(_)) && !text.contains(['{', '}']);
        if !is_format && !text.starts_with('$') {
            self.edits.insert(range(first).start, "\"{}\", ");
        }
    }

    /// `a...b` of a pattern.
    fn pattern(&mut self, tokens: &[TokenTree], at: usize) {
        let dot = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == '.');
        let joint = |at: usize| matches!(&tokens[at], TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint);
        let begins = at > 0 && !dot(at - 1) && matches!(tokens[at - 1], TokenTree::Literal(_) | TokenTree::Ident(_));
        if begins && dot(at + 1) && dot(at + 2) && joint(at) && joint(at + 1) {
            self.edits.replace(range(&tokens[at]).start..range(&tokens[at + 2]).end, "..=");
        }
    }

    fn attribute(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let name = tokens.first().map(ToString::to_string).unwrap_or_default();
        if ["no_mangle", "export_name", "link_section"].contains(&name.as_str()) {
            self.edits.insert(range(&tokens[0]).start, "unsafe(");
            self.edits.insert(range(&tokens[tokens.len() - 1]).end, ")");
        }
    }

    /// `$a:expr` that did not take `_` and `const` blocks.
    fn expressions(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.expressions(group.stream()),
                TokenTree::Ident(name) if name == "expr" && at >= 3 && tokens[at - 3].to_string() == "$" => {
                    self.edits.replace(range(token), "expr_2021");
                }
                _ => {}
            }
        }
    }
}

/// Whether a macro has patterns that `_` or `const` could reach past `$a:expr`.
fn chooses_late(rules: TokenStream) -> bool {
    fn has(tokens: TokenStream, word: &dyn Fn(&str) -> bool) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => has(group.stream(), word),
            other => word(&other.to_string()),
        })
    }
    let rules: Vec<TokenTree> = rules.into_iter().collect();
    let patterns = |word: &dyn Fn(&str) -> bool| {
        rules.iter().enumerate().any(|(at, token)| match token {
            TokenTree::Group(group) if rules.get(at + 1).is_some_and(|next| next.to_string() == "=") => {
                has(group.stream(), word)
            }
            _ => false,
        })
    };
    patterns(&|word| word == "expr") && patterns(&|word| word == "_" || word == "const")
}

/// Whether `extern` begins a block of foreign functions.
fn is_foreign_block(tokens: &[TokenTree], at: usize) -> bool {
    let is_block = |token: Option<&TokenTree>| matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace);
    let is_unsafe = at > 0 && tokens[at - 1].to_string() == "unsafe";
    let is_name = matches!(tokens.get(at + 1), Some(TokenTree::Literal(_)));
    !is_unsafe && (is_block(tokens.get(at + 1)) || is_name && is_block(tokens.get(at + 2)))
}
