use crate::{file, folder, judge, Said};
use judge::input;
use judge::problem::{Problem, PROBLEMS};
use tests::{cases, insta};

const SAMPLE: &str = "2 3 4 1 5 x 7 6 8\n";

/// What `check` says of an output; the test's name keeps its files apart from others'.
fn check(test: &str, problem: &str, input: &str, output: &str, more: &[&str]) -> Said {
    let folder = folder(test);
    let (input, output) = (file(&folder, "input", input), file(&folder, "output", output));
    judge(&[&["check", problem, &input, &output], more].concat())
}

/// Asserts the first line of what is said about wrong outputs.
#[track_caller]
fn refuses(test: &str, wrong: &[(&str, &str, &str, &str)]) {
    for (problem, input, output, expected) in wrong {
        let said = check(test, problem, input, output, &[]);
        assert_eq!(said.stdout.lines().next(), Some(*expected), "{problem}: {input:?} {output:?}");
        assert_eq!((said.status, said.stderr.as_str()), (Some(1), ""), "{problem}: {input:?} {output:?}");
    }
}

/// The hint or the remedy in what is said about a wrong output.
fn told(problem: &str, input: &str, output: &str, name: &str) -> Option<String> {
    let said = check("told", problem, input, output, &[]).stdout;
    said.lines().find_map(|line| line.strip_prefix(name)).map(|text| text.trim().to_string())
}

#[test]
fn every_right_answer_to_the_cases_is_accepted() {
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        for case in cases(problem).iter().filter(|case| !case.is_error()) {
            let (input, output) = (&case.input, case.expected("out"));
            let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("right cases are text");
            // The third file is what another judge hands over: perhaps it does not exist.
            let said = check("right", problem, &text(input), &text(&output), &["/no/such/file"]);
            assert_eq!((said.stdout.as_str(), said.status), ("accepted\n", Some(0)), "{problem}/{}", case.name);
        }
    }
}

#[test]
fn each_of_the_four_shortest_paths_of_the_sample_is_accepted() {
    for path in ["ullddrurdllurdruldr", "ullddrurdllurrdlurd", "dlurullddrurdllurdr", "ldruullddrurdllurrd"] {
        for problem in ["hdu1043", "poj1077"] {
            let said = check("four", problem, SAMPLE, &format!("{path}\n"), &[]);
            assert_eq!((said.stdout.as_str(), said.status), ("accepted\n", Some(0)), "{problem} {path}");
        }
    }
}

#[test]
fn a_longer_path_is_accepted_only_when_any_path_will_do() {
    let longer = "ullddrurdllurdruldrlr\n";
    for problem in ["hdu1043", "poj1077"] {
        let said = check("longer", problem, SAMPLE, longer, &[]);
        assert_eq!(
            said.stdout.lines().next(),
            Some("wrong, line 1 of the output: prints 21 moves, but the shortest solution has 19")
        );
        assert_eq!(check("longer", problem, SAMPLE, longer, &["--any-path"]).stdout, "accepted\n");
        assert_eq!(check("longer", problem, SAMPLE, "ulld\n", &["--any-path"]).status, Some(1));
    }
    let said = check("longer", "nine-number", "012345678", "0", &["--any-path"]);
    let refusal = "judge: --any-path does not apply: nine-number asks for a shortest path\n";
    assert_eq!((said.stderr.as_str(), said.status), (refusal, Some(2)));
}

#[test]
fn a_wrong_path_is_told_where_it_goes_wrong() {
    let input = "1234567x8";
    let wrong = |output, what: &'static str| ("hdu1043", input, output, what);
    refuses(
        "ways",
        &[
            wrong("urd\n", "wrong, line 1 of the output: ends on another board than the goal"),
            wrong("uuu", "wrong, line 1 of the output: leaves the grid at move 3 (`u`)"),
            wrong("rx", "wrong, line 1 of the output: expected moves u, d, l, r, found `rx`"),
            wrong("rl\n", "wrong, line 1 of the output: reaches the goal after 1 move and goes on"),
            wrong("lrr\n", "wrong, line 1 of the output: prints 3 moves, but the shortest solution has 1"),
            wrong("\n", "wrong, line 1 of the output: expected moves, found an empty line"),
            wrong("", "wrong: nothing is printed"),
            wrong(
                "unsolvable\n",
                "wrong, line 1 of the output: prints `unsolvable`, but the shortest solution has 1 move",
            ),
            wrong("r \n", "wrong, line 1 of the output: right, except for blanks before or after it"),
            wrong("r\nr\n", "wrong, line 2 of the output: found `r` after the last case"),
            wrong("r\n\n", "wrong, line 2 of the output: prints a blank line after the last case"),
            wrong("r\n\n\n", "wrong, line 2 of the output: prints 2 blank lines after the last case"),
            wrong("\u{1}\n", "wrong, line 1 of the output: expected moves u, d, l, r, found `\\u{1}`"),
            (
                "hdu1043",
                "12345678x",
                "r\n",
                "wrong, line 1 of the output: the board is the goal, expected an empty line, found 1 move",
            ),
            ("hdu1043", "1234568 7x", "lr\n", "wrong, line 1 of the output: expected `unsolvable`, found `lr`"),
            (
                "poj1077",
                "1234568 7x",
                "Unsolvable\n",
                "wrong, line 1 of the output: expected `unsolvable`, found `Unsolvable`",
            ),
            ("hdu1043", "", "\n", "wrong, line 1 of the output: prints a blank line after the last case"),
            (
                "hdu1043",
                "",
                "r\n",
                "wrong, line 1 of the output: expected no output, since the input has no cases, found `r`",
            ),
        ],
    );
}

#[test]
fn a_mistake_with_which_a_whole_file_is_consistent_is_named() {
    let boards = "23415x768 1234x6758 12345x786 1234567x8 x12345678 867254x31";
    let solutions = input::read(Problem::named("hdu1043").expect("a problem"), boards.as_bytes()).expect("boards");
    let output = judge::check::right_output(Problem::named("hdu1043").expect("a problem"), &solutions);
    let exchanged: String = output
        .lines()
        .map(|line| match line {
            "unsolvable" => "unsolvable\n".to_string(),
            path => {
                path.chars()
                    .map(|letter| match letter {
                        'l' => 'r',
                        'r' => 'l',
                        other => other,
                    })
                    .collect::<String>()
                    + "\n"
            }
        })
        .collect();
    let hint = told("hdu1043", boards, &exchanged, "hint:").expect("a hint");
    assert!(hint.starts_with("consistent with a program that prints r for l, l for r: "), "{hint}");
    // One wrong number fits many mistakes.
    assert_eq!(told("luogu-p1379", "283104765", "9\n", "hint:"), None);
}

#[test]
fn text_that_is_not_moves_is_called_what_it_is() {
    for (input, output, what, remedy) in [
        ("12345678x", "0\n", "expected an empty line, found `0`", "print the moves, not numbers"),
        ("12345678x", "\"\"\n", "expected an empty line, found `\"\"`", "print nothing but moves: here an empty line"),
        (
            "12345678x",
            "Enter the board: \n",
            "expected an empty line, found `Enter the board:`",
            "print no prompts: a judge compares everything on standard output",
        ),
        ("1234567x8", "R\n", "expected moves u, d, l, r, found `R`", "print the moves in lower case"),
        (
            "1234x6758",
            "r, d\n",
            "expected moves u, d, l, r, found `r, d`",
            "print the letters of the moves only, with nothing before, after or between them",
        ),
    ] {
        let said = check("text", "hdu1043", input, output, &[]).stdout;
        assert_eq!(said.lines().next(), Some(format!("wrong, line 1 of the output: {what}").as_str()));
        assert_eq!(told("hdu1043", input, output, "remedy:").as_deref(), Some(remedy), "{output:?}");
    }
}

#[test]
fn real_judges_get_the_exit_status_that_they_expect() {
    let folder = folder("real judges");
    let path = |name: &str, text: &str| file(&folder, name, text);
    let (input, right) = (path("input", "1234567x8"), path("right", "r\n"));
    let (wrong, blank) = (path("wrong", "l\n"), path("blank", "r \n"));
    for (output, status) in [(&right, 0), (&wrong, 1), (&blank, 2)] {
        let report = path("report", "");
        let said = judge(&["check", "--as", "testlib", "hdu1043", &input, output, &right, &report]);
        assert_eq!((said.status, said.stdout.as_str()), (Some(status), ""));
        let report = std::fs::read_to_string(report).expect("a report");
        assert_eq!(report.starts_with("accepted"), status == 0, "{report}");
    }
    let failed = judge(&["check", "--as", "testlib", "hdu1043", &wrong, &right, &right]);
    assert_eq!((failed.status, failed.stdout.as_str()), (Some(3), ""));
    for (output, status) in [(&right, 42), (&wrong, 43)] {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_judge"));
        program.args(["check", "--as", "kattis", "hdu1043", &input, &right]).arg(&folder);
        program.stdin(std::fs::File::open(output).expect("an output"));
        assert_eq!(program.status().expect("it runs").code(), Some(status));
        let message = std::fs::read_to_string(folder.join("judgemessage.txt")).expect("a message");
        assert_eq!(message.starts_with("accepted"), status == 42, "{message}");
    }
    for (output, status) in [(&right, 0), (&wrong, 1)] {
        let said = judge(&["check", "--as", "dmoj", "hdu1043", &input, output, &right]);
        assert_eq!((said.status, said.stdout.starts_with("accepted")), (Some(status), status == 0));
    }
}

#[test]
fn marks_that_nobody_sees_are_called_by_name() {
    for (input, words) in [
        ("\u{feff}12345678x", "line 1, column 1: found a byte-order mark (UTF-8, bytes ef bb bf)"),
        ("12345678x\n\u{1a}", "line 2, column 1: found Ctrl-Z (byte 0x1a, the end of the file in old DOS programs)"),
    ] {
        let said = check("marks", "hdu1043", input, "\n", &[]);
        assert!(said.stderr.contains(words), "{}", said.stderr);
        assert_eq!(said.status, Some(2));
    }
}

#[test]
fn lines_too_many_or_too_few_are_told_as_such() {
    let two = "1234567x8 12345x786";
    refuses(
        "lines",
        &[
            ("hdu1043", two, "r\n\nd\n", "wrong, case 2 of 2, line 2 of the output: prints a blank line between cases"),
            (
                "hdu1043",
                two,
                "\nr\nd\n",
                "wrong, case 1 of 2, line 1 of the output: prints a blank line before the first case",
            ),
            ("hdu1043", two, "r\n", "wrong, case 2 of 2: the output ends after 1 of 2 cases"),
            ("hdu1043", two, "", "wrong, case 1 of 2: nothing is printed for 2 cases"),
            ("hdu3567", "1 12345678X 12345678X", "Case 1: 0\n", "wrong: the output ends, expected an empty line"),
            (
                "hdu3567",
                "2 12345678X 12345678X 12345678X 12345678X",
                "Case 1: 0\n\n\nCase 2: 0\n\n",
                "wrong, case 2 of 2, line 3 of the output: prints a blank line between cases",
            ),
        ],
    );
}

#[test]
fn a_wrong_pair_is_told_from_a_right_one_that_is_not_the_first() {
    let pair = "1\n1234X8765\n12345678X\n";
    refuses(
        "pairs",
        &[
            (
                "hdu3567",
                pair,
                "Case 1: 7\ndruldr\n",
                "wrong, line 1 of the output: prints 7 moves, but the shortest solution has 6",
            ),
            (
                "hdu3567",
                pair,
                "Case 2: 6\ndruldr\n",
                "wrong, line 1 of the output: expected `Case 1: 6`, found `Case 2: 6`",
            ),
            (
                "hdu3567",
                pair,
                "case 1: 6\ndruldr\n",
                "wrong, line 1 of the output: expected `Case 1: 6`, found `case 1: 6`",
            ),
            (
                "hdu3567",
                pair,
                "Case 1: 6\ndrulrd\n",
                "wrong, line 2 of the output: ends on another board than the goal",
            ),
            ("hdu3567", pair, "Case 1: 6\n\n", "wrong, line 2 of the output: expected moves, found an empty line"),
            (
                "hdu3567",
                pair,
                "Case 1: 6\nrdlurd\n",
                "wrong, line 2 of the output: a shortest path, but `druldr` comes before it in the tie-break order",
            ),
        ],
    );
}

#[test]
fn a_wrong_number_is_told_with_the_right_one() {
    refuses(
        "numbers",
        &[
            ("nine-number", "012345678", "\n", "wrong, line 1 of the output: expected `0`, found an empty line"),
            (
                "nine-number",
                "012345678",
                "UNSOLVABLE\n",
                "wrong, line 1 of the output: expected `0`, found `UNSOLVABLE`",
            ),
            (
                "nine-number",
                "102345678",
                "20\n",
                "wrong, line 1 of the output: prints 20 moves, but the shortest solution has 22",
            ),
            ("nine-number", "102345678", "022\n", "wrong, line 1 of the output: expected `22`, found `022`"),
            (
                "luogu-p1379",
                "283104765",
                "5\n",
                "wrong, line 1 of the output: prints 5 moves, but the shortest solution has 4",
            ),
        ],
    );
}

#[test]
fn the_boards_of_a_path_are_compared_with_one_another() {
    let input = "0 1 2 5 3 4 6 7 8";
    let wrong = |output, what: &'static str| ("luogu-p2578", input, output, what);
    let right = "2\n0 1 2\n5 3 4\n6 7 8\n\n0 1 2\n4 5 3\n6 7 8\n\n0 1 2\n3 4 5\n6 7 8\n\n";
    assert_eq!(check("boards", "luogu-p2578", input, right, &[]).stdout, "accepted\n");
    refuses(
        "boards",
        &[
            wrong("3\n", "wrong, line 1 of the output: prints 3 moves, but the shortest solution has 2"),
            wrong("2\n0 1 2\n3 4 5\n6 7 8\n\n", "wrong, line 2 of the output: the first board is not the start"),
            wrong(
                "2\n0 1 2\n5 3 4\n6 7 8\n\n0 1 2\n3 4 5\n6 7 8\n\n",
                "wrong, line 6 of the output: no move leads from board 1 to board 2",
            ),
            wrong(
                "2\n0  1 2\n",
                "wrong, line 2 of the output: expected a row of board 1, 3 numbers with single blanks, found `0  1 2`",
            ),
            wrong(
                "2\n0 1 2\n5 3 4\n6 7 8\n0",
                "wrong, line 5 of the output: expected an empty line after board 1, found `0`",
            ),
            wrong(
                "2\n0 1 2\n5 3 4\n6 7 8\n\n5 0 1\n6 3 2\n7 8 4\n\n5 0 1\n2 6 3\n7 8 4\n\n",
                "wrong: the last board is not the goal",
            ),
            wrong(right.trim_end(), "wrong: the output ends, expected an empty line after board 3"),
        ],
    );
}

#[test]
fn one_stream_is_not_input_and_output_at_once() {
    let said = judge(&["check", "hdu1043", "-", "-"]);
    let words = "judge: the input and the output cannot both be standard input\n";
    assert_eq!((said.stderr.as_str(), said.status), (words, Some(2)));
}

#[test]
fn lines_may_end_as_on_windows_and_the_last_one_not_at_all() {
    for output in ["r\r\nd\r\n", "r\nd"] {
        assert_eq!(check("ends", "hdu1043", "1234567x8 12345x786", output, &[]).stdout, "accepted\n", "{output:?}");
    }
}

#[test]
fn an_input_that_is_not_one_is_neither_right_nor_wrong() {
    for (problem, input, words) in [
        ("hdu1043", "1 2 3\n4 9", "line 2, column 3: found `9`, expected a tile 1 to 8 or the blank x"),
        ("poj1077", "12345678x 1", "line 1, column 11: found `1`, expected the end of the input"),
        (
            "luogu-p1379",
            "\n123804756",
            "line 2, column 1: found a board with no path to the goal, expected a solvable board",
        ),
        (
            "hdu3567",
            "2\n12345678X 12345678X\n12345687X 12345678X",
            "line 3, column 1: found boards with no path between them in case 2, expected a solvable pair",
        ),
        ("hdu3567", "1\n12345678X", "line 2, column 10: the input ends, expected two boards for each case"),
    ] {
        let said = check("fault", problem, input, "", &[]);
        assert!(said.stderr.ends_with(&format!("input: {words}\n")), "{}", said.stderr);
        assert_eq!((said.stdout.as_str(), said.status), ("", Some(2)), "{problem}");
    }
}

#[test]
fn an_input_is_refused_in_the_words_of_the_program() {
    let mut refused = 0;
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        for case in cases(problem).iter().filter(|case| case.is_error()) {
            let error = case.expected("err");
            let expected = String::from_utf8(error).expect("errors are text").replacen(problem, "", 1);
            let fault = input::read(Problem::named(problem).expect("a problem"), &case.input).expect_err(&case.name);
            let fault = fault.replace("a byte-order mark (UTF-8, bytes ef bb bf)", "byte 0xef");
            let fault = fault.replace("Ctrl-Z (byte 0x1a, the end of the file in old DOS programs)", "byte 0x1a");
            let fault = fault.replace("a byte-order mark (UTF-16, bytes ff fe)", "byte 0xff");
            assert_eq!(format!(": {fault}\n"), expected, "{problem}/{}", case.name);
            refused += 1;
        }
    }
    assert!(refused > 50, "{refused}");
}

#[test]
fn the_boards_are_drawn_beside_one_another() {
    let said = check("drawn", "hdu1043", &SAMPLE.repeat(2), "ullddrurdllurdruldr\nullddrurdllurdruld\n", &[]);
    insta::assert_snapshot!(said.stdout);
}
