//! What of a file is newer than the judge's compiler, as far as its syntax tells, which needs no old compiler.
//!
//! Newer functions and types of the standard library are found by `library.rs`. The tokens in macro calls are not looked at.

use cargo_metadata::semver::Version;
use proc_macro2::Span;
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use crate::cli::report::Report;

/// An error for each use of syntax that `version` of rustc does not know. `text` is the file, and `file` its name.
pub(crate) fn newer(text: &str, file: &Path, version: &Version) -> Vec<Report> {
    let Ok(syntax) = syn::parse_file(text) else { return Vec::new() };
    let mut finder = Finder { uses: Vec::new() };
    finder.visit_file(&syntax);
    let newer = finder.uses.into_iter().filter(|(_, minor, _)| Version::new(1, *minor, 0) > *version);
    let reports = newer.map(|(what, minor, span)| {
        Report::error(format!("{what} needs rustc 1.{minor}, and the judge has {version}")).at(
            file,
            text,
            span.byte_range(),
        )
    });
    reports.collect()
}

struct Finder {
    /// What is used, the 1.x of rustc that it came with, and where.
    uses: Vec<(&'static str, u64, Span)>,
}

impl Finder {
    fn note(&mut self, what: &'static str, minor: u64, node: &impl Spanned) {
        self.uses.push((what, minor, node.span()));
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_local(&mut self, node: &'ast syn::Local) {
        if node.init.as_ref().is_some_and(|init| init.diverge.is_some()) {
            self.note("`let ... else`", 65, node);
        }
        visit::visit_local(self, node);
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        for side in [&node.left, &node.right] {
            if let syn::Expr::Let(chained) = &**side {
                self.note("a chain of `let` and `&&`", 88, &chained.let_token);
            }
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_const(&mut self, node: &'ast syn::ExprConst) {
        self.note("a `const` block", 79, &node.const_token);
        visit::visit_expr_const(self, node);
    }

    fn visit_expr_raw_addr(&mut self, node: &'ast syn::ExprRawAddr) {
        self.note("`&raw`", 82, &node.raw);
        visit::visit_expr_raw_addr(self, node);
    }

    fn visit_expr_block(&mut self, node: &'ast syn::ExprBlock) {
        if let Some(label) = &node.label {
            self.note("a block with a label", 65, &label.name);
        }
        visit::visit_expr_block(self, node);
    }

    fn visit_expr_assign(&mut self, node: &'ast syn::ExprAssign) {
        if matches!(*node.left, syn::Expr::Tuple(_) | syn::Expr::Array(_) | syn::Expr::Struct(_)) {
            self.note("an assignment to several places", 59, &node.left);
        }
        visit::visit_expr_assign(self, node);
    }

    fn visit_expr_closure(&mut self, node: &'ast syn::ExprClosure) {
        if let Some(token) = &node.asyncness {
            self.note("an `async` closure", 85, token);
        }
        visit::visit_expr_closure(self, node);
    }

    fn visit_pat(&mut self, node: &'ast syn::Pat) {
        if let syn::Pat::Range(range) = node {
            if matches!(range.limits, syn::RangeLimits::HalfOpen(_)) && range.end.is_some() {
                self.note("a pattern with `..` before its end", 80, range);
            }
        }
        visit::visit_pat(self, node);
    }

    fn visit_trait_item_type(&mut self, node: &'ast syn::TraitItemType) {
        if !node.generics.params.is_empty() {
            self.note("an associated type with parameters", 65, &node.ident);
        }
        visit::visit_trait_item_type(self, node);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        if let Some(token) = &node.sig.asyncness {
            self.note("an `async fn` in a trait", 75, token);
        }
        if let syn::ReturnType::Type(_, returned) = &node.sig.output {
            if let syn::Type::ImplTrait(returned) = &**returned {
                self.note("`impl Trait` as what a trait's method returns", 75, &returned.impl_token);
            }
        }
        visit::visit_trait_item_fn(self, node);
    }

    fn visit_constraint(&mut self, node: &'ast syn::Constraint) {
        self.note("a bound on an associated type inside `<...>`", 79, node);
        visit::visit_constraint(self, node);
    }

    fn visit_precise_capture(&mut self, node: &'ast syn::PreciseCapture) {
        self.note("`use<...>`", 82, &node.use_token);
        visit::visit_precise_capture(self, node);
    }

    fn visit_item_foreign_mod(&mut self, node: &'ast syn::ItemForeignMod) {
        if let Some(token) = &node.unsafety {
            self.note("`unsafe extern`", 82, token);
        }
        visit::visit_item_foreign_mod(self, node);
    }

    fn visit_attribute(&mut self, node: &'ast syn::Attribute) {
        if node.path().is_ident("expect") {
            self.note("`#[expect]`", 81, node.path());
        }
        if node.path().is_ident("unsafe") {
            self.note("an `unsafe` attribute", 82, node.path());
        }
        visit::visit_attribute(self, node);
    }

    fn visit_lit_cstr(&mut self, node: &'ast syn::LitCStr) {
        self.note("a C string literal", 77, node);
        visit::visit_lit_cstr(self, node);
    }
}
