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

/// Asserts the first line, and the hint if there is one, of what is said to wrong outputs.
#[track_caller]
fn refuses(test: &str, wrong: &[(&str, &str, &str, &str)]) {
    for (problem, input, output, expected) in wrong {
        let said = check(test, problem, input, output, &[]);
        let lines = said.stdout.lines();
        let told: Vec<&str> =
            lines.enumerate().filter(|(at, line)| *at == 0 || line.starts_with("hint")).map(|(_, line)| line).collect();
        assert_eq!(told.join("\n"), *expected, "{problem}: {input:?} {output:?}");
        assert_eq!((said.status, said.stderr.as_str()), (Some(1), ""), "{problem}: {input:?} {output:?}");
    }
}

#[test]
fn every_right_answer_to_the_cases_is_accepted() {
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        for case in cases(problem).iter().filter(|case| !case.is_fault()) {
            let (input, output) = (&case.input, case.expected("out"));
            let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("right cases are text");
            // The third file is what another judge hands over: it may not even be there.
            let said = check("right", problem, &text(input), &text(&output), &["/no/such/file"]);
            assert_eq!((said.stdout.as_str(), said.status), ("accepted\n", Some(0)), "{problem}/{}", case.name);
        }
    }
}

#[test]
fn each_of_the_four_shortest_ways_of_the_sample_is_accepted() {
    for way in ["ullddrurdllurdruldr", "ullddrurdllurrdlurd", "dlurullddrurdllurdr", "ldruullddrurdllurrd"] {
        for problem in ["hdu1043", "poj1077"] {
            let said = check("four", problem, SAMPLE, &format!("{way}\n"), &[]);
            assert_eq!((said.stdout.as_str(), said.status), ("accepted\n", Some(0)), "{problem} {way}");
        }
    }
}

#[test]
fn a_longer_way_is_accepted_only_when_any_way_will_do() {
    let longer = "ullddrurdllurdruldrlr\n";
    for problem in ["hdu1043", "poj1077"] {
        let said = check("longer", problem, SAMPLE, longer, &[]);
        assert_eq!(said.stdout.lines().next(), Some("wrong, line 1 of the output: 21 moves, the shortest is 19"));
        assert_eq!(check("longer", problem, SAMPLE, longer, &["--any-way"]).stdout, "accepted\n");
        assert_eq!(check("longer", problem, SAMPLE, "ulld\n", &["--any-way"]).status, Some(1));
    }
    let said = check("longer", "nine-number", "012345678", "0", &["--any-way"]);
    let refusal = "judge: --any-way is of no use: nine-number asks for the least number of moves\n";
    assert_eq!((said.stderr.as_str(), said.status), (refusal, Some(2)));
}

#[test]
fn a_wrong_way_is_told_where_it_goes_wrong() {
    let input = "1234567x8";
    let wrong = |output, what: &'static str| ("hdu1043", input, output, what);
    refuses(
        "ways",
        &[
            wrong("urd\n", "wrong, line 1 of the output: ends on another board than the goal"),
            wrong("uuu", "wrong, line 1 of the output: leaves the grid at move 3 (`u`)"),
            wrong("rx", "wrong, line 1 of the output: move 2 is `x`, expected u, d, l or r"),
            wrong("rl\n", "wrong, line 1 of the output: reaches the goal after 1 move and goes on"),
            wrong("lrr\n", "wrong, line 1 of the output: 3 moves, the shortest is 1"),
            wrong("\n", "wrong, line 1 of the output: an empty line where moves were expected"),
            wrong("", "wrong: nothing is printed"),
            wrong("unsolvable\n", "wrong, line 1 of the output: says `unsolvable`, but the shortest way has 1 move"),
            wrong("r \n", "wrong, line 1 of the output: right, but for blanks before or behind it"),
            wrong("r\nr\n", "wrong, line 2 of the output: `r` behind the last case"),
            wrong("r\n\n", "wrong, line 2 of the output: prints a blank line behind the last case"),
            wrong("r\n\n\n", "wrong, line 2 of the output: prints 2 blank lines behind the last case"),
            wrong("\u{1}\n", "wrong, line 1 of the output: move 1 is `\\u{1}`, expected u, d, l or r"),
            (
                "hdu1043",
                "12345678x",
                "r\n",
                "wrong, line 1 of the output: 1 move on the goal itself, where an empty line was expected",
            ),
            ("hdu1043", "1234568 7x", "lr\n", "wrong, line 1 of the output: `lr` where `unsolvable` was expected"),
            (
                "poj1077",
                "1234568 7x",
                "Unsolvable\n",
                "wrong, line 1 of the output: `Unsolvable` where `unsolvable` was expected",
            ),
            ("hdu1043", "", "\n", "wrong, line 1 of the output: prints a blank line behind the last case"),
            (
                "hdu1043",
                "",
                "r\n",
                "wrong, line 1 of the output: `r` where nothing was expected: the input has no cases",
            ),
        ],
    );
}

#[test]
fn a_mistake_that_many_make_gets_a_hint() {
    refuses("hints", &[
        ("hdu1043", "1234567x8", "R\n", "wrong, line 1 of the output: move 1 is `R`, expected u, d, l or r\nhint:    in small letters it is right"),
        ("hdu1043", "1234x6758", "ul\n", "wrong, line 1 of the output: ends on another board than the goal\nhint:    with u and d, l and r exchanged it is right: a letter says where the blank goes, not the tile"),
        ("hdu1043", "1234x6758", "rd\n", "wrong, line 1 of the output: ends on another board than the goal\nhint:    in reverse order it is right: the moves of a search from the goal come out last move first"),
        ("hdu1043", "1234x6758", "lu\n", "wrong, line 1 of the output: ends on another board than the goal\nhint:    this is the way from the goal to the board: undo its moves, last move first"),
        ("hdu1043", "12345678x 1234567x8", "r\n", "wrong, case 1 of 2, line 1 of the output: 1 move on the goal itself, where an empty line was expected\nhint:    this is right for the next case: is the answer to this one missing?"),
        ("nine-number", "230187546", "9\n", "wrong, line 1 of the output: says 9 moves, the least is 4\nhint:    this is how far the board is from the goal, not the goal from the board: a search that begins at the goal must make the moves backwards"),
    ]);
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
            ("hdu1043", two, "r\n", "wrong, case 2 of 2: the output ends after 1 of 2 cases\nhint:    does the program read on after the first case?"),
            ("hdu1043", two, "", "wrong, case 1 of 2: nothing is printed for 2 cases"),
            (
                "hdu3567",
                "1 12345678X 12345678X",
                "Case 1: 0\n",
                "wrong: the output ends where an empty line was expected",
            ),
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
            ("hdu3567", pair, "Case 1: 7\ndruldr\n", "wrong, line 1 of the output: says 7 moves, the least is 6"),
            (
                "hdu3567",
                pair,
                "Case 2: 6\ndruldr\n",
                "wrong, line 1 of the output: `Case 2: 6` where `Case 1: 6` was expected",
            ),
            (
                "hdu3567",
                pair,
                "case 1: 6\ndruldr\n",
                "wrong, line 1 of the output: `case 1: 6` where `Case 1: 6` was expected",
            ),
            (
                "hdu3567",
                pair,
                "Case 1: 6\ndrulrd\n",
                "wrong, line 2 of the output: ends on another board than the goal",
            ),
            ("hdu3567", pair, "Case 1: 6\n\n", "wrong, line 2 of the output: an empty line where moves were expected"),
            ("hdu3567", pair, "Case 1: 6\nrdlurd\n", "wrong, line 2 of the output: right length, but `druldr` comes before it\nhint:    this is the first way from the goal to the board, read back: a search from the goal gives distances, and the way is the first move, from the board on, that comes nearer"),
        ],
    );
}

#[test]
fn a_wrong_number_is_told_with_the_right_one() {
    refuses(
        "numbers",
        &[
            ("nine-number", "012345678", "\n", "wrong, line 1 of the output: an empty line where `0` was expected"),
            (
                "nine-number",
                "012345678",
                "UNSOLVABLE\n",
                "wrong, line 1 of the output: `UNSOLVABLE` where `0` was expected",
            ),
            ("nine-number", "102345678", "20\n", "wrong, line 1 of the output: says 20 moves, the least is 22"),
            ("nine-number", "102345678", "022\n", "wrong, line 1 of the output: `022` where `22` was expected"),
            ("luogu-p1379", "283104765", "5\n", "wrong, line 1 of the output: says 5 moves, the least is 4"),
        ],
    );
}

#[test]
fn the_boards_of_a_way_are_held_against_one_another() {
    let input = "0 1 2 5 3 4 6 7 8";
    let wrong = |output, what: &'static str| ("luogu-p2578", input, output, what);
    let right = "2\n0 1 2\n5 3 4\n6 7 8\n\n0 1 2\n4 5 3\n6 7 8\n\n0 1 2\n3 4 5\n6 7 8\n\n";
    assert_eq!(check("boards", "luogu-p2578", input, right, &[]).stdout, "accepted\n");
    refuses("boards", &[
        wrong("3\n", "wrong, line 1 of the output: says 3 moves, the least is 2"),
        wrong("2\n0 1 2\n3 4 5\n6 7 8\n\n", "wrong, line 2 of the output: the first board is not the start"),
        wrong("2\n0 1 2\n5 3 4\n6 7 8\n\n0 1 2\n3 4 5\n6 7 8\n\n", "wrong, line 6 of the output: no move makes board 2 of board 1"),
        wrong("2\n0  1 2\n", "wrong, line 2 of the output: `0  1 2` where a row of board 1, three numbers with single blanks, was expected"),
        wrong("2\n0 1 2\n5 3 4\n6 7 8\n0", "wrong, line 5 of the output: `0` where an empty line behind board 1 was expected"),
        wrong("2\n0 1 2\n5 3 4\n6 7 8\n\n5 0 1\n6 3 2\n7 8 4\n\n5 0 1\n2 6 3\n7 8 4\n\n", "wrong: the last board is not the goal"),
        wrong(right.trim_end(), "wrong: the output ends where an empty line behind board 3 was expected"),
    ]);
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
        for case in cases(problem).iter().filter(|case| case.is_fault()) {
            let error = case.expected("err");
            let expected = String::from_utf8(error).expect("faults are text").replacen(problem, "", 1);
            let fault = input::read(Problem::named(problem).expect("a problem"), &case.input).expect_err(&case.name);
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
