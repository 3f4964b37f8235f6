//! The files of this workspace's problems, made shorter. That they are right as they are, their own packages test.

use crate::{compile, succeed, write};
use single_file::minify;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

#[test]
fn the_short_form_of_each_problem_is_silent_in_every_edition_and_answers_its_cases() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = fs::read_dir(workspace.join("problems")).expect("there are problems");
    let names: Vec<String> =
        folder.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into()).collect();
    assert!(names.len() >= 6, "{names:?}");
    for name in names {
        let text = fs::read_to_string(workspace.join(format!("problems/{name}/submit/{name}.rs"))).expect("a bundle");
        let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}_short.rs"));
        write(&source, &minify(&text));
        let programs = ["2018", "2021", "2024"].map(|edition| compile(&source, edition));
        let cases = fs::read_dir(workspace.join("problems").join(&name).join("cases")).expect("there are cases");
        let inputs = cases.map(|entry| entry.expect("it can be read").path());
        for input in inputs.filter(|path| path.extension().is_some_and(|kind| kind == "in")) {
            let mut program = Command::new(&programs[2]);
            let answer = succeed(program.stdin(File::open(&input).expect("a case"))).stdout;
            assert!(answer == fs::read(input.with_extension("out")).expect("an answer"), "{}", input.display());
        }
    }
}
