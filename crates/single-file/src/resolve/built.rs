//! What only a build tells: the answers of build scripts, and where procedural macros and the judge's crates are.

use super::features;
use crate::error::Error;
use crate::request::Request;
use anyhow::{bail, Context, Result};
use cargo_metadata::diagnostic::DiagnosticLevel;
use cargo_metadata::{Message, Package, PackageId, Target};
use std::collections::HashMap;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::Stdio;

#[derive(Default)]
pub(crate) struct Built {
    pub(crate) scripts: HashMap<PackageId, Script>,
    /// The judge's crates and the procedural macros, by the names that rustc is to know them by.
    pub(crate) externs: Vec<(String, PathBuf)>,
}

/// What a build script has said.
#[derive(Debug, Default)]
pub(crate) struct Script {
    /// Such as `has_i128`, or `kind="fast"`.
    pub(crate) cfgs: Vec<String>,
    /// What `env!` gives.
    pub(crate) env: HashMap<String, String>,
    pub(crate) links: Vec<String>,
}

impl Built {
    /// Has cargo check the program.
    pub(super) fn ask(
        package: &Package,
        target: &Target,
        request: &Request,
        offered: &HashMap<PackageId, String>,
    ) -> Result<Built> {
        let mut command = features::cargo();
        command.args(["check", "--quiet", "--message-format", "json"]);
        command.arg("--manifest-path").arg(&package.manifest_path).args(["--package", &package.id.repr]);
        command.args([if target.is_example() { "--example" } else { "--bin" }, &target.name]);
        command.args(features::flags(request)).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().context("cannot run cargo")?;
        let mut built = Built::default();
        let mut said = String::new();
        for message in Message::parse_stream(BufReader::new(child.stdout.take().expect("it is piped"))) {
            match message.context("cargo says what cannot be read")? {
                Message::BuildScriptExecuted(script) => built.script(script),
                Message::CompilerArtifact(artifact) => {
                    let path = artifact.filenames.iter().find(|path| path.extension() != Some("rlib"));
                    if let (Some(name), Some(path)) = (offered.get(&artifact.package_id), path) {
                        built.externs.push((name.clone(), path.into()));
                    }
                }
                Message::CompilerMessage(message) if message.message.level == DiagnosticLevel::Error => {
                    said.push_str(message.message.rendered.as_deref().unwrap_or_default());
                }
                _ => {}
            }
        }
        let output = child.wait_with_output().context("cannot run cargo")?;
        if !output.status.success() {
            let said = if said.is_empty() { String::from_utf8_lossy(&output.stderr).into_owned() } else { said };
            let error = Error::new(format!("cargo cannot check the program:\n{}", said.trim_end()));
            bail!(error.help("make `cargo check` succeed first"));
        }
        Ok(built)
    }

    fn script(&mut self, script: cargo_metadata::BuildScript) {
        let mut env: HashMap<String, String> = script.env.into_iter().collect();
        env.insert("OUT_DIR".to_owned(), script.out_dir.to_string());
        let links = script.linked_libs.iter().map(ToString::to_string).collect();
        self.scripts.insert(script.package_id, Script { cfgs: script.cfgs, env, links });
    }
}
