//! A script of the specification: modules, and what is checked of each.

use crate::program::{Check, Program};
use std::collections::{BTreeMap, BTreeSet};
use wast::core::{Module, ModuleKind};
use wast::lexer::Lexer;
use wast::parser::{self, ParseBuffer};
use wast::token::Id;
use wast::{QuoteWat, Wast, WastDirective, WastExecute, WastInvoke, Wat};

/// Why checks are skipped.
pub(crate) const SKIPPED: [&str; 3] = [
    "of modules that import from other modules: a program is one module",
    "of recursion without end: the system notices that the C stack ends",
    "of modules linked to others: a program is one module",
];
const IMPORTING: usize = 0;
const ENDLESS: usize = 1;
const LINKING: usize = 2;

/// What came of a script.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) passed: usize,
    pub(crate) skipped: BTreeMap<usize, usize>,
    pub(crate) failures: Vec<String>,
}

/// Runs a script.
pub(crate) fn run(name: &str, text: &str) -> Report {
    let mut lexer = Lexer::new(text);
    lexer.allow_confusing_unicode(true);
    let buffer = ParseBuffer::new_with_lexer(lexer).expect("the script has tokens");
    let script = parser::parse::<Wast<'_>>(&buffer).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut runner = Runner {
        name,
        text,
        report: Report::default(),
        programs: Vec::new(),
        by_id: BTreeMap::new(),
        registered: BTreeMap::new(),
        changed: BTreeSet::new(),
    };
    for directive in script.directives {
        runner.directive(directive);
    }
    runner.finish()
}

struct Runner<'a> {
    name: &'a str,
    text: &'a str,
    report: Report,
    /// The modules so far; `None` for those that are skipped.
    programs: Vec<Option<Program>>,
    by_id: BTreeMap<String, usize>,
    registered: BTreeMap<String, usize>,
    /// The modules that skipped ones may change.
    changed: BTreeSet<usize>,
}

impl Runner<'_> {
    /// The place of a module by its name, or of the last one.
    fn place(&self, module: Option<Id<'_>>) -> usize {
        let last = self.programs.len().wrapping_sub(1);
        module.map_or(last, |id| self.by_id.get(id.name()).copied().unwrap_or(usize::MAX))
    }

    fn skip(&mut self, why: usize) {
        *self.report.skipped.entry(why).or_default() += 1;
    }

    fn fail(&mut self, line: usize, what: &str) {
        self.report.failures.push(format!("{}:{line}: {what}", self.name));
    }

    fn directive(&mut self, directive: WastDirective<'_>) {
        let line = directive.span().linecol_in(self.text).0 + 1;
        match directive {
            WastDirective::Module(module) => self.module(module, line),
            WastDirective::AssertMalformed { module, .. } | WastDirective::AssertInvalid { module, .. } => {
                self.refused(module, line);
            }
            WastDirective::Invoke(invoke) => self.check(WastExecute::Invoke(invoke), line, Check::Runs),
            WastDirective::AssertReturn { exec, results, .. } => {
                let results =
                    results.iter().enumerate().map(|(at, result)| crate::program::expected(at, result)).collect();
                self.check(exec, line, |text| Check::Returns(text, results));
            }
            WastDirective::AssertTrap { exec: WastExecute::Wat(module), .. } => {
                self.add(QuoteWat::Wat(module), line, true);
            }
            WastDirective::AssertTrap { exec, .. } => self.check(exec, line, Check::Traps),
            WastDirective::AssertExhaustion { .. } => self.skip(ENDLESS),
            WastDirective::AssertUnlinkable { .. } => self.skip(LINKING),
            WastDirective::Register { name, module, .. } => {
                let place = self.place(module);
                self.registered.insert(name.to_string(), place);
            }
            other => self.fail(other.span().linecol_in(self.text).0 + 1, "a directive that is not understood"),
        }
    }

    fn module(&mut self, module: QuoteWat<'_>, line: usize) {
        let id = name(&module);
        self.add(module, line, false);
        if let Some(id) = id {
            self.by_id.insert(id.name().to_string(), self.programs.len() - 1);
        }
    }

    /// Begins a program; `traps` says whether its start must trap.
    fn add(&mut self, mut module: QuoteWat<'_>, line: usize, traps: bool) {
        let wasm = module.encode().unwrap_or_else(|error| panic!("{}:{line}: {error}", self.name));
        let imported = crate::program::imported_modules(&wasm);
        if !imported.is_empty() {
            self.skip(IMPORTING);
            // What it does to the tables and memories of the others is not done.
            self.changed.extend(imported.iter().filter_map(|module| self.registered.get(module).copied()));
            return self.programs.push(None);
        }
        let program = Program::new(&wasm, line, traps);
        if let Err(error) = &program {
            self.fail(line, error);
        }
        self.programs.push(program.ok());
    }

    /// Checks that a module is refused.
    fn refused(&mut self, mut module: QuoteWat<'_>, line: usize) {
        match module.encode().ok().map(|wasm| crate::program::translate(&wasm)) {
            Some(Ok(_)) => self.fail(line, "a wrong module is taken"),
            Some(Err(_)) | None => self.report.passed += 1,
        }
    }

    fn check(&mut self, execute: WastExecute<'_>, line: usize, check: impl FnOnce(String) -> Check) {
        let module = match &execute {
            WastExecute::Invoke(invoke) => invoke.module,
            WastExecute::Get { module, .. } => *module,
            WastExecute::Wat(_) => return self.fail(line, "a module where a call is expected"),
        };
        let place = self.place(module);
        if self.changed.contains(&place) {
            return self.skip(LINKING);
        }
        let Some(Some(program)) = self.programs.get_mut(place) else { return self.skip(IMPORTING) };
        let text = match &execute {
            WastExecute::Invoke(WastInvoke { name, args, .. }) => program.call(name, args),
            WastExecute::Get { global, .. } => program.global(global),
            WastExecute::Wat(_) => None,
        };
        match text {
            Some(text) => program.checks.push((line, check(text))),
            None => self.fail(line, "no such export"),
        }
    }

    fn finish(mut self) -> Report {
        for (number, program) in std::mem::take(&mut self.programs).into_iter().flatten().enumerate() {
            let (passed, failures) = program.run(&format!("{}-{number}", self.name.trim_end_matches(".wast")));
            self.report.passed += passed;
            for (line, what) in failures {
                self.fail(line, &what);
            }
        }
        self.report
    }
}

fn name<'a>(module: &QuoteWat<'a>) -> Option<Id<'a>> {
    match module {
        QuoteWat::Wat(Wat::Module(Module { id, kind: ModuleKind::Text(_) | ModuleKind::Binary(_), .. })) => *id,
        _ => None,
    }
}
