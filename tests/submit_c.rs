//! The C file to submit, for judges without Rust, answers as the program does. Each problem's package runs this file by
//! itself. A build that is not possible on this machine is reported and skipped.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use tests::inputs::{check_same, expected, some_boards, whole_space};
use tests::Program;

const PROGRAM: Program =
    Program { name: env!("CARGO_PKG_NAME"), path: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))) };
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/submit");

/// Exclusive limit of the file's size in bytes: it is pasted into forms.
const LIMIT: u64 = 16_384;

/// The builds of judges: a name, the compiler and its options.
const BUILDS: [(&str, &str, &[&str]); 4] = [
    ("c89", "cc", &["-std=c89", "-pedantic", "-Wall", "-Wno-long-long", "-O2"]),
    ("gnu99", "cc", &["-std=gnu99", "-Wall", "-O2"]),
    ("c++98", "c++", &["-x", "c++", "-std=c++98", "-Wall", "-O2"]),
    ("32-bit", "cc", &["-m32", "-std=gnu99", "-Wall", "-O2"]),
];

/// Runs a compiler. Returns an error if it is not installed.
fn call(compiler: &str, options: &[&str], program: &Path, source: &Path) -> Result<Output, String> {
    let output = Command::new(compiler).args(options).arg("-o").arg(program).arg(source).output();
    output.map_err(|error| format!("{compiler}: {error}"))
}

/// Whether an empty program can be built this way. If not, prints why.
fn can_build(build: &str, compiler: &str, options: &[&str]) -> bool {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-empty-{build}", PROGRAM.name));
    let source = empty.with_extension("c");
    fs::write(&source, "int main(void) { return 0; }\n").expect("the folder can be written to");
    let why = match call(compiler, options, &empty, &source) {
        Ok(output) if output.status.success() => return true,
        Ok(output) => String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or_default().to_string(),
        Err(error) => error,
    };
    // Directly to standard error: the output of a test is shown only if it fails.
    writeln!(io::stderr(), "{build} is not tested, since it cannot be built here: {why}").expect("stderr is open");
    false
}

/// The file.
///
/// # Panics
/// If there is none.
fn source() -> PathBuf {
    let source = Path::new(FOLDER).join(PROGRAM.name).with_extension("c");
    assert!(source.exists(), "no {}: run `just bundle {} --lang c`", source.display(), PROGRAM.name);
    source
}

/// Compiles the file, and checks that the compiler prints nothing.
fn compile(build: &str, compiler: &str, options: &[&str]) -> Program {
    let program = format!("{}/{}-submit-{build}", env!("CARGO_TARGET_TMPDIR"), PROGRAM.name);
    let output = call(compiler, options, Path::new(&program), &source()).expect("it was there before");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "as {build}: {said}");
    Program { name: PROGRAM.name, path: Box::leak(program.into_boxed_str()) }
}

#[test]
fn it_is_short_enough_to_be_pasted() {
    let source = source();
    let bytes = fs::metadata(&source).expect("the file is there").len();
    assert!(bytes < LIMIT, "{} has {bytes} bytes, the limit is {LIMIT}", source.display());
}

#[test]
fn every_build_of_it_answers_every_case_and_a_whole_space_as_the_program_does() {
    let inputs = expected(PROGRAM, whole_space(PROGRAM.name), 1_000, |answer| answer.stdout);
    thread::scope(|scope| {
        for (build, compiler, options) in BUILDS {
            if can_build(build, compiler, options) {
                let inputs = &inputs;
                scope.spawn(move || check_same(compile(build, compiler, options), inputs, |answer| answer.stdout));
            }
        }
    });
}

#[test]
fn the_sanitizers_find_nothing() {
    let options = ["-std=gnu99", "-Wall", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    if can_build("sanitized", "cc", &options) {
        let quietly = |stdout| (stdout, String::new(), Some(0));
        let inputs = expected(PROGRAM, some_boards(PROGRAM.name), 100, |answer| quietly(answer.stdout));
        let submitted = compile("sanitized", "cc", &options);
        check_same(submitted, &inputs, |answer| (answer.stdout, answer.stderr, answer.status));
    }
}
