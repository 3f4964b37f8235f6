//! What can be said of a `cfg` before the bundle is compiled: it is no test, its features and its build script are known.

use crate::resolve::{Crate, Script};
use proc_macro2::TokenStream;
use std::collections::HashSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Expr, ExprLit, Lit, Meta, Token};

/// What may differ between the user's machine and the judge's, so that rustc must be asked there.
const OPEN: [&str; 5] = ["debug_assertions", "overflow_checks", "panic", "target_feature", "target_pointer_width"];

/// The value of a condition.
#[derive(Debug, PartialEq)]
pub(crate) enum Value {
    Known(bool),
    /// What rustc must still be asked, in its words.
    Open(String),
}

/// What is known of a crate's conditions.
pub(crate) struct Facts<'a> {
    pub(crate) features: &'a HashSet<String>,
    /// What the build script and, for crates that nobody will edit for another judge, the target set.
    set: HashSet<String>,
    /// Whether a name that is not set is off: a judge sets none for the crates of others.
    closed: bool,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(owner: &'a Crate, script: Option<&Script>, target: &[String]) -> Facts<'a> {
        let closed = owner.package.source.is_some();
        let mut set: HashSet<String> = script.into_iter().flat_map(|script| script.cfgs.iter().cloned()).collect();
        if closed {
            set.extend(target.iter().cloned());
        }
        Facts { features: &owner.features, set, closed }
    }

    fn flag(&self, name: &str, whole: &str, open: &Meta) -> Value {
        let is_set = self.set.contains(whole);
        match is_set || self.closed {
            true if !OPEN.contains(&name) => Value::Known(is_set),
            _ => Value::Open(source_text(open)),
        }
    }

    /// The value of a condition.
    ///
    /// # Errors
    /// If it is not written as conditions are.
    pub(crate) fn value(&self, condition: &Meta) -> syn::Result<Value> {
        Ok(match condition {
            Meta::Path(path) if ["test", "doc", "doctest"].iter().any(|name| path.is_ident(name)) => {
                Value::Known(false)
            }
            Meta::Path(path) => match path.get_ident().map(ToString::to_string) {
                Some(name) => self.flag(&name, &name, condition),
                None => Value::Open(source_text(condition)),
            },
            Meta::NameValue(pair) => match (&pair.value, pair.path.get_ident()) {
                (Expr::Lit(ExprLit { lit: Lit::Str(name), .. }), Some(key)) if key == "feature" => {
                    Value::Known(self.features.contains(&name.value()))
                }
                (Expr::Lit(ExprLit { lit: Lit::Str(value), .. }), Some(key)) => {
                    self.flag(&key.to_string(), &format!("{key}=\"{}\"", value.value()), condition)
                }
                _ => Value::Open(source_text(condition)),
            },
            Meta::List(list) => {
                let parts = metas(list.tokens.clone())?;
                let values: Vec<Value> = parts.iter().map(|part| self.value(part)).collect::<syn::Result<_>>()?;
                match list.path.get_ident().map(ToString::to_string).as_deref() {
                    Some("all") => join(values, "all", false),
                    Some("any") => join(values, "any", true),
                    Some("not") => match values.into_iter().next() {
                        Some(Value::Known(value)) => Value::Known(!value),
                        Some(Value::Open(open)) => Value::Open(format!("not({open})")),
                        None => Value::Open(source_text(condition)),
                    },
                    _ => Value::Open(source_text(condition)),
                }
            }
        })
    }
}

/// `all` or `any` of conditions; one that is `decisive` decides.
fn join(values: Vec<Value>, name: &str, decisive: bool) -> Value {
    let mut open = Vec::new();
    for value in values {
        match value {
            Value::Known(known) if known == decisive => return Value::Known(decisive),
            Value::Known(_) => {}
            Value::Open(text) => open.push(text),
        }
    }
    match open.len() {
        0 => Value::Known(!decisive),
        1 => Value::Open(open.remove(0)),
        _ => Value::Open(format!("{name}({})", open.join(", "))),
    }
}

/// What stands between commas in an attribute.
///
/// # Errors
/// If that is not how they are written.
pub(crate) fn metas(tokens: TokenStream) -> syn::Result<Vec<Meta>> {
    Ok(Punctuated::<Meta, Token![,]>::parse_terminated.parse2(tokens)?.into_iter().collect())
}

/// The text of an attribute as it stands in its file.
pub(crate) fn source_text(meta: &Meta) -> String {
    use syn::spanned::Spanned;
    meta.span().source_text().expect("it was parsed from a file")
}
