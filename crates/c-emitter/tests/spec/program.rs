//! A module as a C program that checks what its functions give.

use c_emitter::{Options, Translation};
use std::fmt::Write;
use std::fs;
use std::process::Command;
use wasmparser::{Parser, Payload};
use wast::core::{NanPattern, WastArgCore, WastRetCore};
use wast::{WastArg, WastRet};

/// What the specification's host gives: functions that do nothing, globals, and where a trap goes.
const PRELUDE: &str = "
#include <setjmp.h>
static jmp_buf back;
#define trap() longjmp(back, 1)
#define U(x) x##ULL
static unsigned int spectest_global_i32 = 666;
static unsigned long long spectest_global_i64 = 666;
static float spectest_global_f32 = 666.6f;
static double spectest_global_f64 = 666.6;
static void spectest_print(void) {}
static void spectest_print_i32(unsigned int a) { (void) a; }
static void spectest_print_i64(unsigned long long a) { (void) a; }
static void spectest_print_f32(float a) { (void) a; }
static void spectest_print_f64(double a) { (void) a; }
static void spectest_print_i32_f32(unsigned int a, float b) { (void) a; (void) b; }
static void spectest_print_f64_f64(double a, double b) { (void) a; (void) b; }
static float of32(unsigned int x) { float y; memcpy(&y, &x, 4); return y; }
static double of64(unsigned long long x) { double y; memcpy(&y, &x, 8); return y; }
static unsigned int b32(float x) { unsigned int y; memcpy(&y, &x, 4); return y; }
static unsigned long long b64(double x) { unsigned long long y; memcpy(&y, &x, 8); return y; }
";

/// Something to be checked of a call or a global.
pub(crate) enum Check {
    Runs(String),
    Traps(String),
    /// The type of each result, and the condition for it, with `@` for the result.
    Returns(String, Vec<(&'static str, String)>),
}

pub(crate) struct Program {
    translation: Translation,
    line: usize,
    /// Whether the start must trap.
    traps: bool,
    pub(crate) checks: Vec<(usize, Check)>,
}

pub(crate) fn translate(wasm: &[u8]) -> Result<Translation, String> {
    let options = Options { checked: true, library: Some(PRELUDE.to_string()), ..Options::default() };
    c_emitter::translate(wasm, &options).map_err(|error| format!("{error:#}"))
}

/// From where a module imports, other than from the host.
pub(crate) fn imported_modules(wasm: &[u8]) -> Vec<String> {
    let mut modules = Vec::new();
    for payload in Parser::new(0).parse_all(wasm).filter_map(Result::ok) {
        let Payload::ImportSection(imports) = payload else { continue };
        let imports = imports.into_imports().filter_map(Result::ok);
        modules.extend(imports.map(|import| import.module.to_string()).filter(|module| module != "spectest"));
    }
    modules
}

impl Program {
    pub(crate) fn new(wasm: &[u8], line: usize, traps: bool) -> Result<Program, String> {
        Ok(Program { translation: translate(wasm)?, line, traps, checks: Vec::new() })
    }

    fn export(&self, name: &str) -> Option<&str> {
        let found = self.translation.exports.iter().find(|(export, _)| export == name);
        found.map(|(_, name)| name.as_str())
    }

    /// The C text of a call.
    pub(crate) fn call(&self, name: &str, arguments: &[WastArg<'_>]) -> Option<String> {
        let arguments: Vec<String> = arguments.iter().map(argument).collect();
        Some(format!("{}({})", self.export(name)?, arguments.join(", ")))
    }

    pub(crate) fn global(&self, name: &str) -> Option<String> {
        self.export(name).map(str::to_string)
    }

    /// Compiles and runs the program: how many checks passed, and what did not.
    pub(crate) fn run(&self, name: &str) -> (usize, Vec<(usize, String)>) {
        let compiler = std::env::var("CC").unwrap_or("cc".to_string());
        let options = std::env::var("CFLAGS").unwrap_or("-O0 -w -fsignaling-nans".to_string());
        let program = format!("{}/spec-{name}", env!("CARGO_TARGET_TMPDIR"));
        let source = format!("{program}.c");
        fs::write(&source, self.text()).expect("the folder can be written to");
        let compiled = Command::new(&compiler).args(options.split(' ')).args(["-o", &program, &source, "-lm"]).output();
        let compiled = compiled.unwrap_or_else(|error| panic!("{compiler}: {error}"));
        if !compiled.status.success() {
            let said = String::from_utf8_lossy(&compiled.stderr).into_owned();
            return (0, vec![(self.line, format!("{source}: {said}"))]);
        }
        let output = Command::new(&program).output().expect("it was compiled");
        fs::remove_file(&program).expect("it was written");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let failure = |line: &str| (line.parse().unwrap_or(self.line), "not what is expected".to_string());
        let mut failures: Vec<_> = said.lines().map(failure).collect();
        if !output.status.success() {
            failures.push((self.line, format!("{source}: {}", output.status)));
        }
        if failures.is_empty() {
            fs::remove_file(&source).expect("it was written");
        }
        ((self.checks.len() + 1).saturating_sub(failures.len()), failures)
    }

    fn text(&self) -> String {
        let mut text = self.translation.c.clone() + "\nint main(void) {\n";
        let start = if self.traps { Check::Traps("start()".into()) } else { Check::Runs("start()".into()) };
        for (line, check) in
            std::iter::once((&self.line, &start)).chain(self.checks.iter().map(|(line, check)| (line, check)))
        {
            let fail = format!("puts(\"{line}\")");
            match check {
                Check::Runs(call) => writeln!(text, "if (setjmp(back)) {fail}; else {call};"),
                Check::Traps(call) => writeln!(text, "if (!setjmp(back)) {{ {call}; {fail}; }}"),
                Check::Returns(call, results) if results.is_empty() => {
                    writeln!(text, "if (setjmp(back)) {fail}; else {call};")
                }
                Check::Returns(call, results) => {
                    let (kind, condition) = &results[0];
                    let mut all = vec![condition.replace('@', "r")];
                    all.extend(results.iter().enumerate().skip(1).map(|(at, (kind, condition))| {
                        let kind = match *kind {
                            "unsigned" => "u32",
                            "unsigned long long" => "u64",
                            other => other,
                        };
                        condition.replace('@', &format!("r{at}_{kind}"))
                    }));
                    let all = all.join(" && ");
                    writeln!(text, "if (setjmp(back)) {fail}; else {{ {kind} r = {call}; if (!({all})) {fail}; }}")
                }
            }
            .expect("a string takes all");
        }
        text + "return 0;\n}\n"
    }
}

fn argument(argument: &WastArg<'_>) -> String {
    let WastArg::Core(argument) = argument else { panic!("{argument:?} is an argument of a component") };
    match argument {
        WastArgCore::I32(value) => format!("{}U", *value as u32),
        WastArgCore::I64(value) => format!("U({})", *value as u64),
        WastArgCore::F32(value) => format!("of32({}U)", value.bits),
        WastArgCore::F64(value) => format!("of64(U({}))", value.bits),
        WastArgCore::RefNull(_) => "0".to_string(),
        WastArgCore::RefExtern(value) | WastArgCore::RefHost(value) => format!("{}U", value + 1),
        WastArgCore::V128(_) => panic!("a vector"),
    }
}

/// The C type of a result, and the condition for it.
pub(crate) fn expected(_: usize, result: &WastRet<'_>) -> (&'static str, String) {
    let WastRet::Core(result) = result else { panic!("{result:?} is a result of a component") };
    match result {
        WastRetCore::I32(value) => ("unsigned", format!("@ == {}U", *value as u32)),
        WastRetCore::I64(value) => ("unsigned long long", format!("@ == U({})", *value as u64)),
        WastRetCore::F32(NanPattern::Value(value)) => ("float", format!("b32(@) == {}U", value.bits)),
        WastRetCore::F32(NanPattern::CanonicalNan) => ("float", "(b32(@) & 0x7fffffff) == 0x7fc00000".into()),
        WastRetCore::F32(NanPattern::ArithmeticNan) => ("float", "(b32(@) & 0x7fc00000) == 0x7fc00000".into()),
        WastRetCore::F64(NanPattern::Value(value)) => ("double", format!("b64(@) == U({})", value.bits)),
        WastRetCore::F64(NanPattern::CanonicalNan) => {
            ("double", "(b64(@) & U(0x7fffffffffffffff)) == U(0x7ff8000000000000)".into())
        }
        WastRetCore::F64(NanPattern::ArithmeticNan) => {
            ("double", "(b64(@) & U(0x7ff8000000000000)) == U(0x7ff8000000000000)".into())
        }
        WastRetCore::RefNull(_) => ("unsigned", "@ == 0".into()),
        WastRetCore::RefExtern(Some(value)) | WastRetCore::RefHost(value) => {
            ("unsigned", format!("@ == {}U", value + 1))
        }
        WastRetCore::RefFunc(_) | WastRetCore::RefExtern(None) => ("unsigned", "@ != 0".into()),
        other => panic!("{other:?} is a result that is not understood"),
    }
}
