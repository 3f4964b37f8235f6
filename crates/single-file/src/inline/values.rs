//! Macros whose value only cargo or the file system knows: `env!`, `include!` and its like, and `cfg_if!`, which hides
//! modules. Their values take their place before the file is parsed.

use super::cfg::{Facts, Value};
use super::literal;
use crate::edit::Edits;
use crate::source::range;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use syn::Meta;

/// What the values depend on.
pub(super) struct Context<'a> {
    pub(super) facts: &'a Facts<'a>,
    /// What cargo and the build script set.
    pub(super) env: &'a HashMap<String, String>,
}

impl Context<'_> {
    /// The text of a file with values in place of such macros; `folder` is where it stands.
    pub(super) fn fill(&self, mut text: String, folder: &Path) -> String {
        const NAMES: [&str; 3] = ["include", "env!", "cfg_if"];
        // What is put in may hold more of them; a file that includes itself must end somewhere.
        for _ in 0..16 {
            let Ok(tokens) = text.parse::<TokenStream>() else { return text };
            let mut edits = Edits::default();
            if NAMES.iter().any(|name| text.contains(name)) {
                self.walk(tokens, &text, folder, &mut edits);
            }
            if edits.is_empty() {
                return text;
            }
            text = edits.apply(&text);
        }
        text
    }

    fn walk(&self, tokens: TokenStream, text: &str, folder: &Path, edits: &mut Edits) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let word = |back: usize| at.checked_sub(back).map(|at| tokens[at].to_string()).unwrap_or_default();
            let value = if word(1) == "!" { self.value(&word(2), group.stream(), text, folder) } else { None };
            let Some(value) = value else {
                // What a macro is defined by is for those who call it.
                if !(word(2) == "!" && word(3) == "macro_rules") {
                    self.walk(group.stream(), text, folder, edits);
                }
                continue;
            };
            let mut first = at - 2;
            while first >= 3 && tokens[first - 1].to_string() == ":" && matches!(tokens[first - 3], TokenTree::Ident(_))
            {
                first -= 3;
            }
            let ends = |token: &TokenTree| [";", "{", "}"].iter().any(|end| token.to_string().ends_with(end));
            let is_item = first == 0 || ends(&tokens[first - 1]) || matches!(&tokens[first - 1], TokenTree::Group(_));
            let mut end = range(token).end;
            let value = match word(2).as_str() {
                "include" if !is_item => format!("({value})"),
                "include" | "cfg_if" => {
                    let semicolon = tokens.get(at + 1).filter(|next| next.to_string() == ";");
                    end = semicolon.map_or(end, |semicolon| range(semicolon).end);
                    value
                }
                _ => value,
            };
            edits.replace(range(&tokens[first]).start..end, value);
        }
    }

    /// What a call of the macro `name` comes to, if it is one of these and can be known.
    fn value(&self, name: &str, arguments: TokenStream, text: &str, folder: &Path) -> Option<String> {
        let file = |arguments: TokenStream| Some(folder.join(self.string(arguments)?));
        Some(match name {
            "include" => fs::read_to_string(file(arguments)?).ok()?,
            "include_str" => literal::string(&fs::read_to_string(file(arguments)?).ok()?),
            "include_bytes" => literal::bytes(&fs::read(file(arguments)?).ok()?),
            "env" => literal::string(&self.variable(arguments)?),
            "option_env" => {
                format!("::core::option::Option::Some({})", literal::string(&self.variable(arguments)?))
            }
            "cfg_if" => self.branch(&arguments.into_iter().collect::<Vec<_>>(), text)?,
            _ => return None,
        })
    }

    fn variable(&self, arguments: TokenStream) -> Option<String> {
        let name = self.string(arguments.into_iter().take(1).collect())?;
        self.env.get(&name).cloned()
    }

    /// The value of a string literal, or of `concat!` and `env!` of such.
    fn string(&self, tokens: TokenStream) -> Option<String> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (name, group) = match &tokens[..] {
            [TokenTree::Literal(literal)] => return literal::value(literal),
            [TokenTree::Literal(literal), TokenTree::Punct(comma)] if comma.as_char() == ',' => {
                return literal::value(literal)
            }
            [.., TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Group(group)] => (name.to_string(), group),
            _ => return None,
        };
        match name.as_str() {
            "env" => self.variable(group.stream()),
            "concat" => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                let parts = inner.split(|token| token.to_string() == ",").filter(|part| !part.is_empty());
                parts.map(|part| self.string(part.iter().cloned().collect())).collect()
            }
            _ => None,
        }
    }

    /// The text that `cfg_if!` chooses, if what it asks is known.
    fn branch(&self, tokens: &[TokenTree], text: &str) -> Option<String> {
        let inner = |token: &TokenTree| match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                Some(text[group.span_open().byte_range().end..group.span_close().byte_range().start].to_owned())
            }
            _ => None,
        };
        match tokens {
            [] => Some(String::new()),
            [word, block] if word.to_string() == "else" => inner(block),
            [word, rest @ ..] if word.to_string() == "else" => self.branch(rest, text),
            [word, _, TokenTree::Group(cfg), block, rest @ ..] if word.to_string() == "if" => {
                let Meta::List(list) = syn::parse2(cfg.stream()).ok()? else { return None };
                match self.facts.value(&syn::parse2(list.tokens).ok()?).ok()? {
                    Value::Known(true) => inner(block),
                    Value::Known(false) => self.branch(rest, text),
                    Value::Open(_) => None,
                }
            }
            _ => None,
        }
    }
}
