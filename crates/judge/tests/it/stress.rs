use crate::{file, folder, judge, Said};
use std::fs;
use std::path::Path;
use tests::insta;

/// The path of the example program that makes mistakes.
fn suspect() -> String {
    let path = Path::new(env!("CARGO_BIN_EXE_judge")).with_file_name("examples").join("suspect");
    assert!(path.exists(), "the example is built with all targets of the package: {}", path.display());
    path.into_os_string().into_string().expect("a path that is text")
}

/// What `stress` says of a mistake, and the failing input and right output that it writes, if any.
fn stress(problem: &str, mistake: &str, more: &[&str]) -> (Said, Option<(String, String)>) {
    let folder = folder(&format!("stress {problem} {mistake}"));
    let dir = folder.to_str().expect("a path that is text");
    let options = [&["stress", problem, "--dir", dir, "--rounds", "30"], more].concat();
    let said = judge(&[&options[..], &["--", &suspect(), problem, mistake]].concat());
    let read = |name| fs::read_to_string(folder.join(name)).ok();
    let written = read("failing.in").zip(read("failing.out"));
    (said, written)
}

/// Asserts the smallest input on which a mistake shows, the right output for it, and what is said of the mistake.
#[track_caller]
fn catches(problem: &str, mistake: &str, input: &str, output: &str, words: &str) {
    let (said, written) = stress(problem, mistake, &[]);
    let all = &said.stdout;
    assert_eq!(written, Some((input.to_string(), output.to_string())), "{problem}, {mistake}: {all}");
    assert_eq!(all.lines().find(|line| line.starts_with("wrong")), Some(words), "{problem}, {mistake}: {all}");
    assert_eq!(said.status, Some(1), "{problem}, {mistake}");
}

#[test]
fn nothing_is_found_in_a_right_program() {
    for (problem, counts) in [
        ("hdu1043", "40 runs with 656 cases"),
        ("poj1077", "86 runs with 86 cases"),
        ("hdu3567", "39 runs with 693 cases"),
        ("nine-number", "39 runs with 638 cases"),
        ("luogu-p1379", "94 runs with 94 cases"),
        ("luogu-p2578", "68 runs with 68 cases"),
    ] {
        let (said, written) = stress(problem, "none", &[]);
        assert_eq!(said.stdout, format!("nothing found in {counts}\n"), "{problem}");
        assert_eq!((said.stderr.as_str(), said.status, written), ("", Some(0), None));
    }
}

#[test]
fn a_wrong_program_is_caught_with_the_nearest_case() {
    let solved = "1 2 3 4 5 6 7 8 x\n";
    catches("hdu1043", "says nothing of the goal", solved, "\n", "wrong: nothing is printed");
    let words = "wrong, line 2 of the output: prints a blank line after the last case";
    catches("hdu1043", "an empty line after each case", solved, "\n", words);
    let words = "wrong, line 1 of the output: prints 7 moves, but the shortest solution has 5";
    for problem in ["hdu1043", "poj1077"] {
        catches(problem, "takes a detour", "1 5 2 4 8 3 7 x 6\n", "uurdd\n", words);
    }
    let words = "wrong, line 1 of the output: prints 2 moves, but the shortest solution has 1";
    catches("nine-number", "searches forwards from the goal", "0 1 2\n4 5 3\n6 7 8\n", "1\n", words);
}

#[test]
fn a_search_from_the_goal_read_back_is_caught_with_the_nearest_pair() {
    let (pair, right) = ("1\n3256417X8\nX12345678\n", "Case 1: 9\nlurruldlu\n");
    let words = "wrong, line 2 of the output: a shortest path, but `lurruldlu` comes before it in the tie-break order";
    catches("hdu3567", "reads a search from the goal back", pair, right, words);
}

#[test]
fn a_layout_that_matters_is_named() {
    let (said, written) = stress("hdu1043", "misreads CR", &[]);
    assert_eq!(written.map(|(input, _)| input), Some("1 2 3 4 5 6 7 8 x\r\n".to_string()));
    let named = "right in layout plain, wrong in layout crlf: \"1 2 3 4 5 6 7 8 x\\r\\n\"";
    assert!(said.stdout.lines().any(|line| line == named), "{}", said.stdout);
    let (said, _) = stress("hdu1043", "misreads CR", &["--layout", "plain,ragged,lines,no-newline"]);
    assert_eq!(said.status, Some(0), "{}", said.stdout);
}

#[test]
fn cases_stay_where_one_alone_is_answered_right() {
    let two = "1 2 3 4 5 x 7 8 6\n1 2 3 4 5 6 7 x 8\n";
    let words = "wrong, case 2 of 2: the output ends after 1 of 2 cases";
    catches("hdu1043", "answers the first case only", two, "d\nr\n", words);
}

#[test]
fn a_program_that_does_not_end_well_is_told_how_it_ends() {
    let unsolvable = "1 2 3 4 5 6 8 7 x\n";
    let right = "unsolvable\n";
    catches("hdu1043", "hangs if unsolvable", unsolvable, right, "wrong: takes longer than 5 s");
    catches("hdu1043", "fails if unsolvable", unsolvable, right, "wrong: the program ends with exit status 101");
    let words = "wrong: the output is right, but the program ends with exit status 3";
    catches("hdu1043", "ends with status 3", "1 2 3 4 5 6 7 8 x\n", "\n", words);
}

#[test]
fn a_program_that_does_not_stop_printing_is_stopped() {
    let words = "wrong: prints more than 1048577 bytes, the right output has 1";
    catches("hdu1043", "prints without end", "1 2 3 4 5 6 7 8 x\n", "\n", words);
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_program_started_is_ended_with_it() {
    let (said, _) = stress("hdu1043", "waits for a child", &["--time-limit", "0.5"]);
    assert!(said.stdout.contains("wrong: takes longer than 0.5 s"), "{}", said.stdout);
    let words = said.stdout.lines().skip_while(|line| !line.starts_with("note:    standard error ends with"));
    let child = words.clone().nth(1).expect("the child's number").trim();
    // It may still be there as one that has ended, until somebody asks for its status.
    let state = fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
    assert!(state.is_empty() || state.contains(" Z "), "{state}");
}

#[test]
fn a_failure_is_told_in_full() {
    for mistake in ["reads nothing", "fails if unsolvable", "misreads CR"] {
        // Not the folder of another test that runs at the same time.
        let (said, _) = stress("poj1077", mistake, &[]);
        let text = said.stdout.replace(&suspect(), "SUSPECT").replace(env!("CARGO_BIN_EXE_judge"), "JUDGE");
        insta::assert_snapshot!(mistake.replace(' ', "_"), text.replace(env!("CARGO_TARGET_TMPDIR"), "FOLDER"));
    }
}

#[test]
#[cfg(unix)]
fn a_script_without_its_language_is_told_so() {
    use std::os::unix::fs::PermissionsExt;
    let path = file(&folder("script"), "mine.py", "print(1)\n");
    for (mode, words) in [
        (0o644, "Permission denied (os error 13); a script may need its language before it, such as python3"),
        (0o755, "Exec format error (os error 8); a script needs its language before it, such as python3"),
    ] {
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("our file");
        let said = judge(&["stress", "hdu1043", "--", &path]);
        assert_eq!((said.stderr, said.status), (format!("judge: cannot start {path}: {words}\n"), Some(2)));
    }
}

#[test]
fn a_program_that_cannot_be_started_is_no_wrong_one() {
    for (program, words) in [
        ("no-such-program", "cannot start no-such-program: No such file or directory (os error 2)"),
        ("cat -n", "cannot start cat -n: No such file or directory (os error 2); its arguments are words of their own"),
    ] {
        let said = judge(&["stress", "hdu1043", "--", program]);
        assert_eq!((said.stderr, said.status), (format!("judge: {words}\n"), Some(2)));
    }
}
