//! What can be said of a `cfg` before the bundle is compiled: it is no test, and its features are known.

use proc_macro2::TokenStream;
use std::collections::HashSet;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Expr, ExprLit, Lit, Meta, Token};

/// The value of a condition.
#[derive(Debug, PartialEq)]
pub(crate) enum Value {
    Known(bool),
    /// What rustc must still be asked, in its words.
    Open(String),
}

/// The value of a condition for a package with these features on.
///
/// # Errors
/// If it is not written as conditions are.
pub(crate) fn value(condition: &Meta, features: &HashSet<String>) -> syn::Result<Value> {
    let open = |meta: &Meta| Value::Open(source_text(meta));
    Ok(match condition {
        Meta::Path(path) if ["test", "doc", "doctest"].iter().any(|name| path.is_ident(name)) => Value::Known(false),
        Meta::NameValue(pair) if pair.path.is_ident("feature") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) => Value::Known(features.contains(&name.value())),
            _ => open(condition),
        },
        Meta::List(list) => {
            let parts = metas(list.tokens.clone())?;
            let values: Vec<Value> = parts.iter().map(|part| value(part, features)).collect::<syn::Result<_>>()?;
            match list.path.get_ident().map(ToString::to_string).as_deref() {
                Some("all") => join(values, "all", false),
                Some("any") => join(values, "any", true),
                Some("not") => match values.into_iter().next() {
                    Some(Value::Known(value)) => Value::Known(!value),
                    Some(Value::Open(open)) => Value::Open(format!("not({open})")),
                    None => open(condition),
                },
                _ => open(condition),
            }
        }
        _ => open(condition),
    })
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
