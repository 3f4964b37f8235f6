//! What a macro in the place of an item may make: names, and implementations of traits.

use super::mentions::{is, plain, Mentions};
use super::tree::parse;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeSet, HashMap};

const KEYWORDS: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

/// What is known of a call of a macro, or of `const _`.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Generated {
    pub(super) called: String,
    /// The tokens that the macro is given, as text.
    pub(super) arguments: String,
    pub(super) names: BTreeSet<String>,
    pub(super) headers: Vec<Header>,
}

/// The type and the trait of an `impl`.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Header {
    pub(super) paths: BTreeSet<Vec<String>>,
    /// Whether the macro is given a part of it.
    pub(super) open: bool,
}

impl Generated {
    pub(super) fn of_constant(text: &str) -> Generated {
        let mut found = Generated::default();
        found.scan(parse(text), &BTreeSet::new());
        found.names.clear();
        found
    }

    pub(super) fn of_call(called: String, arguments: TokenStream) -> Generated {
        Generated { called, arguments: arguments.to_string(), ..Generated::default() }
    }

    /// Adds what the macro makes of its arguments, given the bodies of all macros.
    pub(super) fn expand(&mut self, bodies: &HashMap<String, Vec<TokenStream>>) {
        let arguments = parse(&self.arguments);
        let given = Mentions::of_arguments(arguments.clone()).members;
        self.scan(arguments, &given);
        let mut names = vec![self.called.clone()];
        let mut seen = BTreeSet::new();
        while let Some(name) = names.pop() {
            if !seen.insert(name.clone()) {
                continue;
            }
            for body in bodies.get(&name).into_iter().flatten() {
                self.scan(body.clone(), &given);
                let calls = Mentions::of(body.clone()).macros;
                names.extend(calls.into_iter().filter_map(|path| path.last().cloned()));
            }
        }
    }

    fn scan(&mut self, tokens: TokenStream, given: &BTreeSet<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => self.scan(group.stream(), given),
                TokenTree::Ident(word) if word == "impl" && at + 1 < tokens.len() => {
                    let end = tokens[at..].iter().position(|token| token.to_string().starts_with('{'));
                    let end = end.map_or(tokens.len(), |end| at + end);
                    self.headers.push(header(&tokens[at + 1..end]));
                    // What is inside an implementation is no name of a module.
                    at = end;
                }
                TokenTree::Ident(word) if KEYWORDS.iter().any(|keyword| word == keyword) => match tokens.get(at + 1) {
                    Some(TokenTree::Ident(name)) => drop(self.names.insert(plain(&name.to_string()))),
                    Some(dollar) if is(Some(dollar), '$') => self.names.extend(given.iter().cloned()),
                    _ => {}
                },
                _ => {}
            }
            at += 1;
        }
    }
}

/// The type and the trait of `impl<..> Trait for Type where ..`.
fn header(tokens: &[TokenTree]) -> Header {
    let mut rest = tokens;
    if is(rest.first(), '<') {
        let mut depth = 0;
        let end = rest.iter().enumerate().position(|(at, token)| {
            let is_arrow = at > 0 && is(rest.get(at - 1), '-');
            depth += i32::from(is(Some(token), '<')) - i32::from(is(Some(token), '>') && !is_arrow);
            depth == 0
        });
        rest = &rest[end.map_or(rest.len(), |end| end + 1)..];
    }
    let end = rest.iter().position(|token| token.to_string() == "where").unwrap_or(rest.len());
    let tokens: TokenStream = rest[..end].iter().cloned().collect();
    let open = tokens.to_string().contains('$');
    Header { paths: Mentions::of(tokens).paths, open }
}
