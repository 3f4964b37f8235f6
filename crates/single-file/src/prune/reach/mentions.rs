//! The names that tokens mention, without asking what they are: paths, members, macros.

use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What some tokens mention.
#[derive(Default)]
pub(super) struct Mentions {
    /// Paths by their segments; the first is `::` if the path begins so.
    pub(super) paths: BTreeSet<Vec<String>>,
    /// Names behind `.` or `::`, and those that a macro could put there.
    pub(super) members: BTreeSet<String>,
    /// The paths of macros that are called.
    pub(super) macros: BTreeSet<Vec<String>>,
    /// Paths with `*`, of imports inside a function.
    pub(super) globs: BTreeSet<Vec<String>>,
}

/// Macros that put what they are given nowhere but where it stands as an expression.
const PLAIN: [&str; 22] = [
    "assert", "assert_eq", "assert_ne", "cfg", "concat", "dbg", "debug_assert", "debug_assert_eq", "debug_assert_ne",
    "eprint", "eprintln", "format", "format_args", "matches", "panic", "print", "println", "todo", "unreachable", "vec",
    "write", "writeln",
];

#[derive(Clone, Copy, PartialEq)]
enum Within {
    Code,
    /// The arguments of a macro such as `println!`.
    Plain,
    /// The arguments of any other macro: a name can end up anywhere.
    Macro,
}

impl Mentions {
    pub(super) fn of(tokens: TokenStream) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.walk(tokens, Within::Code, 0);
        mentions
    }

    /// What the arguments of a macro mention.
    pub(super) fn of_arguments(tokens: TokenStream) -> Mentions {
        let mut mentions = Mentions::default();
        mentions.walk(tokens, Within::Macro, 1);
        mentions
    }

    fn walk(&mut self, tokens: TokenStream, within: Within, depth: usize) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => {
                    let inner = match called(&tokens, at) {
                        Some(name) if name == "macro_rules" => Within::Code,
                        Some(name) if PLAIN.contains(&name.as_str()) => Within::Plain,
                        Some(_) => Within::Macro,
                        None => within,
                    };
                    self.walk(group.stream(), inner, depth + 1);
                }
                TokenTree::Literal(literal) if within != Within::Code => self.captures(&literal.to_string()),
                TokenTree::Ident(name) if name == "use" && !is(tokens.get(at + 1), '<') => {
                    let end = tokens[at..].iter().position(|token| is(Some(token), ';')).map_or(tokens.len(), |n| at + n);
                    self.import(&tokens[at + 1..end], &[]);
                    at = end;
                }
                TokenTree::Ident(name) => {
                    if within == Within::Macro || depth > 0 && at > 0 && tokens[at - 1].to_string() == "fn" {
                        self.members.insert(plain(&name.to_string()));
                    }
                    at = self.path(&tokens, at);
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            at += 1;
        }
    }

    /// A path or member that begins at `at`; where it ends.
    fn path(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let name = plain(&tokens[at].to_string());
        let before = |back: usize, c: char| at >= back && is(tokens.get(at - back), c);
        let behind_colons = at >= 2 && colons(tokens, at - 2);
        if before(1, '\'') || before(1, '$') && name != "crate" {
            return at;
        }
        let mut path = Vec::new();
        if behind_colons {
            let follows = at >= 3 && (matches!(&tokens[at - 3], TokenTree::Ident(_)) || is(tokens.get(at - 3), '>'));
            if follows {
                self.members.insert(name);
                return at;
            }
            path.push("::".to_owned());
        } else if before(1, '.') && !before(2, '.') {
            self.members.insert(name);
            return at;
        }
        path.push(name);
        let mut end = at;
        while colons(tokens, end + 1) {
            let Some(TokenTree::Ident(next)) = tokens.get(end + 3) else { break };
            self.members.insert(plain(&next.to_string()));
            path.push(plain(&next.to_string()));
            end += 3;
        }
        if is(tokens.get(end + 1), '!') && !is(tokens.get(end + 2), '=') {
            self.macros.insert(path);
        } else {
            self.paths.insert(path);
        }
        end
    }

    /// An import inside a function.
    fn import(&mut self, tokens: &[TokenTree], before: &[String]) {
        for part in tokens.split(|token| is(Some(token), ',')) {
            let mut path = before.to_vec();
            for token in part {
                match token {
                    TokenTree::Ident(name) if name == "as" => break,
                    TokenTree::Ident(name) if name == "self" && !path.is_empty() => {}
                    TokenTree::Ident(name) => path.push(plain(&name.to_string())),
                    TokenTree::Punct(star) if star.as_char() == '*' => drop(self.globs.insert(path.clone())),
                    TokenTree::Group(group) => {
                        self.import(&group.stream().into_iter().collect::<Vec<_>>(), &path);
                    }
                    _ => {}
                }
            }
            self.members.extend(path.iter().cloned());
            self.macros.insert(path.clone());
            self.paths.insert(path);
        }
    }

    /// Names in the braces of a format.
    fn captures(&mut self, literal: &str) {
        for part in literal.split('{').skip(1) {
            for word in part.split(|c: char| !c.is_alphanumeric() && c != '_').take(6) {
                if word.starts_with(|c: char| c.is_alphabetic() || c == '_') {
                    self.paths.insert(vec![word.to_owned()]);
                }
            }
        }
    }
}

/// The name of the macro that is called with the group at `at`.
fn called(tokens: &[TokenTree], at: usize) -> Option<String> {
    let named = |back: usize| match tokens.get(at.checked_sub(back)?)? {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    };
    let is_bang = |back: usize| at.checked_sub(back).is_some_and(|at| is(tokens.get(at), '!'));
    if is_bang(1) { named(2) } else if is_bang(2) { named(3) } else { None }
}

/// A name without `r#`.
pub(super) fn plain(name: &str) -> String {
    name.strip_prefix("r#").unwrap_or(name).to_owned()
}

pub(super) fn is(token: Option<&TokenTree>, punctuation: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == punctuation)
}

fn colons(tokens: &[TokenTree], at: usize) -> bool {
    let joint = matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint);
    joint && is(tokens.get(at), ':') && is(tokens.get(at + 1), ':')
}
