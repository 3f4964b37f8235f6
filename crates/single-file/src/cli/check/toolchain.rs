//! Which compiler stands in for the judge's.

use cargo_metadata::semver::Version;
use std::process::Command;

/// The compilers and tools of one version of Rust.
pub(crate) struct Toolchain {
    /// The name that rustup has for it; `None` for the one in use.
    name: Option<String>,
    pub(crate) version: String,
}

impl Toolchain {
    /// The toolchain of that version if it is the one in use or rustup has it, or else the one in use.
    pub(crate) fn of(required: Option<&Version>) -> Toolchain {
        let in_use = Toolchain { name: None, version: version_of(&rustc()) };
        let Some(required) = required.map(Version::to_string) else { return in_use };
        if in_use.version == required {
            return in_use;
        }
        let listed = Command::new("rustup").args(["toolchain", "list"]).output();
        let listed = listed.map_or(String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned());
        let names = listed.lines().filter_map(|line| line.split_whitespace().next());
        let mut names = names
            .filter(|name| name.strip_prefix(&required).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')));
        match names.next() {
            Some(name) => Toolchain { name: Some(name.to_owned()), version: required },
            None => in_use,
        }
    }

    /// A command that runs `rustc`, `cargo` or another tool of this toolchain.
    pub(crate) fn command(&self, tool: &str) -> Command {
        match (&self.name, tool) {
            (Some(name), _) => {
                let mut command = Command::new("rustup");
                command.args(["run", name, tool]);
                // What cargo sets for its subcommands would win over the name.
                command.env_remove("RUSTC").env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
                command
            }
            (None, "rustc") => Command::new(rustc()),
            (None, "cargo") => Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())),
            (None, _) => Command::new(tool),
        }
    }
}

fn rustc() -> std::ffi::OsString {
    std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// The version that a rustc says it has, such as `1.95.0`.
fn version_of(rustc: &std::ffi::OsStr) -> String {
    let output = Command::new(rustc).arg("--version").output();
    let text = output.map_or(String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned());
    text.split_whitespace().nth(1).unwrap_or("of unknown version").to_owned()
}
