//! A program compiled both ways, run both ways, and compared.

use super::inputs::{forms, input, Size};
use super::programs::Program;
use single_file::c::{bundle, CFile, CRequest, CTarget, MissingTool};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;
use wait4::Wait4;

/// The package of the programs.
pub(crate) const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/c_programs");
/// Where everything goes that is made here.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

/// What a program did with an input.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) output: PathBuf,
    pub(crate) status: Option<i32>,
    pub(crate) cpu: Duration,
    /// Bytes of memory, at most.
    pub(crate) memory: u64,
}

/// The program that Rust makes; all are compiled at the first call.
pub(crate) fn native(name: &str) -> PathBuf {
    static BUILT: OnceLock<()> = OnceLock::new();
    let target = Path::new(FOLDER).join("native");
    BUILT.get_or_init(|| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--release", "--quiet", "--bins", "--locked", "--manifest-path"]);
        cargo.arg(Path::new(PACKAGE).join("Cargo.toml")).env("CARGO_TARGET_DIR", &target).env_remove("RUSTFLAGS");
        // Not rustup's proxy, which obeys the toolchain files in dependencies.
        cargo.env("RUSTC", Path::new(env!("CARGO")).with_file_name("rustc"));
        assert!(cargo.status().expect("cargo runs").success(), "the programs do not compile");
    });
    target.join("release").join(name)
}

/// The C file of a program, and the program that `cc -O2` makes of it; `None` where a tool is missing.
pub(crate) fn c(program: &Program) -> Option<(CFile, PathBuf)> {
    let request = CRequest {
        manifest_path: Some(Path::new(PACKAGE).join("Cargo.toml")),
        target: Some(CTarget::Bin(program.name.to_owned())),
        limit: program.limit,
        ..CRequest::default()
    };
    let file = match bundle(&request) {
        Err(error) if error.is::<MissingTool>() => return skip(&error.to_string()),
        file => file.unwrap_or_else(|error| panic!("{}: {error:#}", program.name)),
    };
    let source = Path::new(FOLDER).join(format!("{}.c", program.name));
    fs::write(&source, &file.text).expect("the folder can be written to");
    let made = source.with_extension("c-program");
    let compiler = Command::new("cc").args(["-O2", "-w", "-o"]).arg(&made).arg(&source).arg("-lm").output();
    let Ok(said) = compiler else { return skip("there is no C compiler `cc`") };
    assert!(said.status.success(), "{}: {}", program.name, String::from_utf8_lossy(&said.stderr));
    Some((file, made))
}

fn skip<T>(why: &str) -> Option<T> {
    use std::io::Write;
    // Written past the test's own output, which is shown of failures only.
    writeln!(std::io::stderr(), "C is not tested: {why}").expect("stderr is open");
    None
}

/// Runs a program on an input.
pub(crate) fn run(program: &Path, input: &Path) -> Run {
    let output = program.with_extension("out");
    let mut command = Command::new(program);
    command.stdin(File::open(input).expect("the input is there"));
    command.stdout(File::create(&output).expect("the folder can be written to")).stderr(Stdio::null());
    let child = command.spawn().unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    let used = child.wait4().expect("it ends");
    let cpu = used.rusage.utime + used.rusage.stime;
    Run { output, status: used.status.code(), cpu, memory: used.rusage.maxrss }
}

/// Writes an input, and returns its path.
pub(crate) fn store(program: &Program, what: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(FOLDER).join(format!("{}-{what}.in", program.name));
    fs::write(&path, bytes).expect("the folder can be written to");
    path
}

/// The small inputs of a program: each by a name.
pub(crate) fn small(program: &Program) -> Vec<(String, Vec<u8>)> {
    let text = input(program.input, Size::Small);
    let [crlf, open] = forms(&text);
    let named = [("small", text), ("crlf", crlf), ("open", open), ("empty", Vec::new())];
    let medium = ("medium", input(program.input, Size::Medium));
    named.into_iter().chain([medium]).map(|(name, bytes)| (name.to_owned(), bytes)).collect()
}

/// Checks that both do the same; returns what they used.
pub(crate) fn compare(program: &Program, made: &Path, what: &str, bytes: &[u8]) -> [Run; 2] {
    let input = store(program, what, bytes);
    let runs = [run(&native(program.name), &input), run(made, &input)];
    let [rust, c] = &runs;
    let [expected, found] = [rust, c].map(|run| fs::read(&run.output).expect("the output is there"));
    let at = expected.iter().zip(&found).take_while(|(x, y)| x == y).count();
    assert!(
        expected == found,
        "{} on {what}: from byte {at} on, Rust prints {:?} and C {:?}",
        program.name,
        part(&expected, at),
        part(&found, at),
    );
    assert_eq!(rust.status, c.status, "{} on {what}: the exit status of Rust and of C", program.name);
    runs
}

fn part(bytes: &[u8], at: usize) -> String {
    String::from_utf8_lossy(&bytes[at..bytes.len().min(at + 60)]).into_owned()
}
