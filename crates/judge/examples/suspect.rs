//! Programs for `judge stress` to catch: each is right except for one mistake.
//!
//! `suspect PROBLEM MISTAKE` reads standard input and writes standard output as a program for that problem does.

use judge::case::Case;
use judge::check::right_output;
use judge::input;
use judge::problem::Problem;
use std::io::{self, Read, Write};
use std::process::{exit, Command};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [problem, mistake] = &arguments[..] else { panic!("usage: suspect PROBLEM MISTAKE < INPUT") };
    let problem = Problem::named(problem).expect("a problem");
    match mistake.as_str() {
        "reads nothing" => println!("rdlu"),
        "prints without end" => while io::stdout().write_all(b"r\n").is_ok() {},
        "waits for a child" => {
            let mut child = Command::new("sleep").arg("1000").spawn().expect("it can sleep");
            eprintln!("{}", child.id());
            child.wait().expect("it is our child");
        }
        _ => {
            let mut text = String::new();
            io::stdin().read_to_string(&mut text).expect("an input that is text");
            answer(problem, mistake, &text);
        }
    }
}

fn answer(problem: &Problem, mistake: &str, text: &str) {
    if mistake == "misreads CR" && text.contains('\r') {
        println!("unsolvable");
        return;
    }
    let cases = input::read(problem, text.as_bytes()).expect("a right input");
    for (index, case) in cases.iter().enumerate() {
        print!("{}", wrong(problem, mistake, index, case));
        io::stdout().flush().expect("an open output");
    }
    if mistake == "ends with status 3" {
        exit(3);
    }
}

/// The answer to a case.
fn wrong(problem: &Problem, mistake: &str, index: usize, case: &Case) -> String {
    let puzzle = problem.puzzle;
    let right = right_output(problem, &[*case]).replace("Case 1", &format!("Case {}", index + 1));
    let distance = puzzle.distance(&case.start, &case.goal);
    match mistake {
        "says nothing of the goal" if distance == Some(0) => String::new(),
        "an empty line after each case" => right + "\n",
        "answers the first case only" if index > 0 => String::new(),
        "takes a detour" if distance >= Some(5) => format!("{}\n", detour(problem, case)),
        "hangs if unsolvable" if distance.is_none() => loop {
            std::thread::park();
        },
        "fails if unsolvable" if distance.is_none() => panic!("no path\nat all"),
        "searches forwards from the goal" => {
            format!("{}\n", puzzle.distance(&case.goal, &case.start).expect("every board is solvable"))
        }
        "reads a search from the goal back" => {
            let path = puzzle.path(&case.goal, &case.start, problem.order).expect("a path");
            let back: String = path.chars().rev().map(undo).collect();
            format!("Case {}: {}\n{back}\n", index + 1, back.len())
        }
        _ => right,
    }
}

/// A shortest path with two moves more at its beginning.
fn detour(problem: &Problem, case: &Case) -> String {
    let puzzle = problem.puzzle;
    let letter = *problem.order.iter().find(|&&letter| puzzle.after(&case.start, letter).is_some()).expect("a move");
    let letter = char::from(letter);
    let path = puzzle.path(&case.start, &case.goal, problem.order).expect("a path");
    format!("{letter}{}{path}", undo(letter))
}

fn undo(letter: char) -> char {
    match letter {
        'u' => 'd',
        'd' => 'u',
        'l' => 'r',
        _ => 'l',
    }
}
