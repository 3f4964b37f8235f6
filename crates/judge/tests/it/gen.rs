use crate::judge;
use judge::case::Case;
use judge::input;
use judge::problem::{Problem, PROBLEMS};

/// What `gen` prints.
fn gen(problem: &str, more: &[&str]) -> String {
    let said = judge(&[&["gen", problem], more].concat());
    assert_eq!((said.status, said.stderr.as_str()), (Some(0), ""), "{problem} {more:?}");
    said.stdout
}

/// The cases of an input, read as the problem's program reads them.
fn cases(problem: &Problem, input: &str) -> Vec<Case> {
    input::read(problem, input.as_bytes()).unwrap_or_else(|fault| panic!("{}: {fault}\n{input}", problem.name))
}

fn distance(problem: &Problem, case: &Case) -> Option<usize> {
    problem.puzzle.distance(&case.start, &case.goal)
}

#[test]
fn a_seed_gives_the_same_input_for_ever() {
    assert_eq!(gen("hdu1043", &["--cases", "2"]), "3 5 x 2 1 6 4 8 7\n2 6 5 1 8 7 4 x 3\n");
    assert_eq!(gen("hdu3567", &["--cases", "1", "--seed", "7"]), "1\n5184X2376\n45X718263\n");
    assert_eq!(gen("nine-number", &["--cases", "1", "--distance", "32"]), "2 7 0\n3 4 5\n8 1 6\n");
}

#[test]
fn every_problem_has_inputs_in_every_layout() {
    for problem in PROBLEMS.iter() {
        let plain = cases(problem, &gen(problem.name, &[]));
        for layout in ["ragged", "crlf", "lines", "no-newline"] {
            let input = gen(problem.name, &["--layout", layout]);
            assert_eq!(cases(problem, &input), plain, "{} {layout}", problem.name);
        }
    }
}

#[test]
fn layouts_are_what_they_are_called() {
    let written = |layout| gen("hdu1043", &["--cases", "2", "--layout", layout]);
    assert_eq!(written("crlf"), "3 5 x 2 1 6 4 8 7\r\n2 6 5 1 8 7 4 x 3\r\n");
    assert_eq!(written("lines"), "3 5 x\n2 1 6\n4 8 7\n2 6 5\n1 8 7\n4 x 3\n");
    assert_eq!(written("no-newline"), "3 5 x 2 1 6 4 8 7\n2 6 5 1 8 7 4 x 3");
    assert_eq!(written("ragged"), "3  5   x 2\t1\t6  4 8\t7 \n2  6 5   1 \t 8\t7 \t 4\tx 3  \n \n");
}

#[test]
fn no_layout_takes_a_word_to_pieces() {
    for layout in ["plain", "ragged", "crlf", "lines", "no-newline"] {
        let input = gen("hdu3567", &["--cases", "3", "--layout", layout]);
        assert!(input.split_ascii_whitespace().skip(1).all(|word| word.len() == 9), "{layout}: {input:?}");
    }
}

#[test]
fn boards_are_as_far_away_as_asked_for() {
    for (name, farthest) in [("hdu1043", 31), ("hdu3567", 31), ("nine-number", 32), ("luogu-p1379", 30)] {
        let problem = Problem::named(name).expect("a problem");
        for far in [0, 1, 17, farthest] {
            let input = gen(name, &["--distance", &far.to_string(), "--seed", "3"]);
            assert!(cases(problem, &input).iter().all(|case| distance(problem, case) == Some(far)), "{name}: {input}");
        }
        let beyond = (farthest + 1).to_string();
        let said = judge(&["gen", name, "--distance", &beyond]);
        let words = format!("judge: no case of {name} is {beyond} moves away, the farthest are {farthest}\n");
        assert_eq!((said.stderr, said.status), (words, Some(2)));
    }
}

#[test]
fn boards_are_unsolvable_in_the_share_asked_for() {
    let problem = Problem::named("hdu1043").expect("a problem");
    let unsolvable = |share| {
        let input = gen("hdu1043", &["--cases", "1000", "--unsolvable", share, "--distance", "20"]);
        cases(problem, &input).iter().filter(|case| distance(problem, case).is_none()).count()
    };
    assert_eq!((unsolvable("0"), unsolvable("1")), (0, 1000));
    assert!((250..350).contains(&unsolvable("0.3")));
}

#[test]
fn numbers_out_of_range_are_refused_by_their_option() {
    for (option, number, words) in [
        ("--cases", "10000001", "10000001 is not in 0..=10000000"),
        ("--cases", "18446744073709551615", "number too large to fit in target type"),
        ("--cases", "-1", "-1 is not in 0..=10000000"),
        ("--distance", "-1", "invalid digit found in string"),
    ] {
        let said = judge(&["gen", "hdu1043", option, number]);
        assert!(said.stderr.starts_with(&format!("error: invalid value '{number}' for '{option} ")), "{}", said.stderr);
        assert!(said.stderr.lines().next().expect("a line").ends_with(words), "{}", said.stderr);
        assert_eq!((said.stdout.as_str(), said.status), ("", Some(2)));
    }
    let said = judge(&["gen", "hdu1043", "--unsolvable", "-0.5"]);
    assert_eq!(said.stderr, "judge: the share of unsolvable boards is -0.5, expected 0 to 1\n");
}

#[test]
fn what_no_input_has_is_refused() {
    for (arguments, words) in [
        (["poj1077", "--cases", "2"], "an input of poj1077 holds one case, not 2"),
        (["nine-number", "--unsolvable", "0.5"], "no input of nine-number has an unsolvable board"),
        (["hdu3567", "--unsolvable", "0.5"], "no input of hdu3567 has an unsolvable board"),
        (["hdu1043", "--unsolvable", "1.5"], "the share of unsolvable boards is 1.5, expected 0 to 1"),
    ] {
        let said = judge(&[&["gen"], &arguments[..]].concat());
        assert_eq!((said.stderr, said.status), (format!("judge: {words}\n"), Some(2)));
    }
}
