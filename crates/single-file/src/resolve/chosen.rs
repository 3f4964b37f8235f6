//! The package and the program that a request means.

use crate::error::Error;
use crate::request::{Request, Target as Asked};
use anyhow::{bail, Context, Result};
use cargo_metadata::{Metadata, Package, Target};
use syn::Item;

pub(super) fn chosen<'a>(metadata: &'a Metadata, request: &Request) -> Result<(&'a Package, &'a Target)> {
    let packages = metadata.workspace_packages();
    let names =
        |packages: &[&Package]| packages.iter().map(|package| package.name.as_str()).collect::<Vec<_>>().join(", ");
    let package = match &request.package {
        Some(name) => packages
            .iter()
            .copied()
            .find(|package| package.name == *name)
            .with_context(|| format!("no package `{name}` in the workspace; there are: {}", names(&packages)))?,
        None => match here(metadata, request) {
            Some(package) => package,
            None => sole(&packages, request)?,
        },
    };
    Ok((package, program(package, request)?))
}

/// The package whose manifest is that of the request or of the current folder.
fn here<'a>(metadata: &'a Metadata, request: &Request) -> Option<&'a Package> {
    let start = match &request.manifest_path {
        Some(path) => path.parent()?.to_owned(),
        None => std::env::current_dir().ok()?,
    };
    let start = if start.as_os_str().is_empty() { ".".into() } else { start };
    let start = start.canonicalize().ok()?;
    let manifest = start.ancestors().map(|folder| folder.join("Cargo.toml")).find(|path| path.exists())?;
    let same = |package: &&Package| package.manifest_path.canonicalize_utf8().is_ok_and(|path| path == *manifest);
    metadata.workspace_packages().into_iter().find(same)
}

/// The only one of the packages that has such programs.
fn sole<'a>(packages: &[&'a Package], request: &Request) -> Result<&'a Package> {
    let (what, required) = match &request.target {
        Asked::OnlyBinary => ("a binary".to_owned(), None),
        Asked::Bin(name) => (format!("a binary `{name}`"), Some(name)),
        Asked::Example(name) => (format!("an example `{name}`"), Some(name)),
    };
    let is_example = matches!(request.target, Asked::Example(_));
    let of_kind = |target: &&Target| if is_example { target.is_example() } else { target.is_bin() };
    let fits = |target: &&Target| of_kind(target) && required.is_none_or(|name| target.name == *name);
    let fit: Vec<&Package> =
        packages.iter().copied().filter(|package| package.targets.iter().any(|target| fits(&target))).collect();
    if let [package] = fit[..] {
        return Ok(package);
    }
    if fit.is_empty() {
        let all = packages.iter().flat_map(|package| package.targets.iter().filter(of_kind));
        let names: Vec<&str> = all.map(|target| target.name.as_str()).collect();
        let error = Error::new(format!("no package of the workspace has {what}"));
        bail!(if names.is_empty() { error } else { error.help(format!("there are: {}", names.join(", "))) });
    }
    let names: Vec<&str> = fit.iter().map(|package| package.name.as_str()).collect();
    bail!(Error::new(format!("several packages of the workspace have {what}"))
        .help(format!("choose one of them with `-p`: {}", names.join(", "))))
}

fn program<'a>(package: &'a Package, request: &Request) -> Result<&'a Target> {
    let (kind, asked) = match &request.target {
        Asked::OnlyBinary => ("program", None),
        Asked::Bin(name) => ("program", Some(name)),
        Asked::Example(name) => ("example", Some(name)),
    };
    let fits = |target: &&Target| if kind == "example" { target.is_example() } else { target.is_bin() };
    let all: Vec<&Target> = package.targets.iter().filter(fits).collect();
    let names = all.iter().map(|target| target.name.as_str()).collect::<Vec<_>>().join(", ");
    let by_name = |name: &String| all.iter().copied().find(|target| target.name == *name);
    if let Some(name) = asked {
        return by_name(name).with_context(|| {
            format!("{}: `{}` has no {kind} `{name}`; there are: {names}", package.manifest_path, package.name)
        });
    }
    let default = package.default_run.as_ref().and_then(by_name).or_else(|| by_name(&package.name.to_string()));
    match (all.len(), default) {
        (1, _) => Ok(all[0]),
        (_, Some(program)) => Ok(program),
        (0, None) => bail!("{}: `{}` has no program", package.manifest_path, package.name),
        (_, None) => {
            let error =
                Error::new(format!("{}: none of its programs is named `{}`", package.manifest_path, package.name));
            bail!(error.help(format!("choose one of them with `--bin`: {names}")))
        }
    }
}

/// The name that an item has among types and modules.
pub(super) fn type_name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Mod(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Union(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        _ => return None,
    })
}
