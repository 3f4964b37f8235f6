//! The collection: programs with one mistake each, and the words by which a hint or a verdict names the mistake.

use crate::solver::*;

/// A wrong program.
pub(crate) struct Wrong {
    pub(crate) problem: &'static str,
    pub(crate) mistake: String,
    /// A hint with one of these words is right.
    pub(crate) hints: Vec<String>,
    /// A verdict with one of these words names the mistake by itself.
    pub(crate) verdicts: Vec<String>,
    pub(crate) knobs: Knobs,
}

fn fixed(goal: Board) -> fn(&str) -> Vec<Case> {
    match goal {
        ORDERED => |input| boards(input).into_iter().map(|board| (board, ORDERED)).collect(),
        AROUND => |input| boards(input).into_iter().map(|board| (board, AROUND)).collect(),
        _ => |input| boards(input).into_iter().map(|board| (board, NINE)).collect(),
    }
}

fn pairs(input: &str) -> Vec<Case> {
    let rest = input.trim_start();
    let boards = boards(&rest[rest.find(char::is_whitespace).unwrap_or(rest.len())..]);
    boards.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// A right program for a problem.
pub(crate) fn right_program(problem: &str) -> Knobs {
    let slide = Knobs {
        moves: slides("dlru"),
        undo: undone("udlr"),
        backward: true,
        overwrite: false,
        solvable: same_parity,
        ends: |case| case,
        path: |path| path,
        length: |length| length,
        limit: 1000,
        given_up: "",
        solved: None,
        unsolvable: "unsolvable\n",
        print: |_, _, path, _, _| format!("{path}\n"),
        read: fixed(ORDERED),
        join: |answers| answers.concat(),
        kept: None,
    };
    let number: fn(usize, i64, &str, &Case, &Knobs) -> String = |_, length, _, _, _| format!("{length}\n");
    let nine = Knobs {
        moves: vec![(b'c', ring), (b'r', row)],
        undo: vec![(b'c', ring_back), (b'r', row_back)],
        solvable: |_, _| true,
        unsolvable: "UNSOLVABLE\n",
        print: number,
        read: fixed(NINE),
        ..slide.clone()
    };
    match problem {
        "hdu3567" => Knobs {
            backward: false,
            print: |number, length, path, _, _| format!("Case {number}: {length}\n{path}\n"),
            read: pairs,
            ..slide
        },
        "luogu-p1379" => Knobs { unsolvable: "-1\n", print: number, read: fixed(AROUND), ..slide },
        "nine-number" => nine,
        "luogu-p2578" => Knobs { print: print_boards, ..nine },
        _ => slide,
    }
}

fn print_boards(_: usize, length: i64, path: &str, case: &Case, knobs: &Knobs) -> String {
    let mut board = case.0;
    let shown = |board: &Board| {
        board
            .chunks(3)
            .map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") + "\n")
            .collect::<String>()
            + "\n"
    };
    let mut text = format!("{length}\n{}", shown(&board));
    for letter in path.bytes() {
        let make = knobs.moves.iter().find(|(own, _)| *own == letter).map(|(_, make)| make);
        board = make.and_then(|make| make(&board)).unwrap_or(board);
        text += &shown(&board);
    }
    text
}

/// All programs.
pub(crate) fn all() -> Vec<Wrong> {
    let mut all = Vec::new();
    letters(&mut all);
    ties(&mut all);
    goals(&mut all);
    parities(&mut all);
    rotations(&mut all);
    numbers(&mut all);
    limits(&mut all);
    cases(&mut all);
    formats(&mut all);
    readings(&mut all);
    searches(&mut all);
    all
}

/// Adds a program; `named` lists words of right hints and, after a `|`, of verdicts that name the mistake.
fn add(all: &mut Vec<Wrong>, problem: &'static str, mistake: &str, named: &str, change: impl FnOnce(&mut Knobs)) {
    let mut knobs = right_program(problem);
    change(&mut knobs);
    let (hints, verdicts) = named.split_once('|').unwrap_or((named, ""));
    let words = |text: &str| text.split(';').map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect();
    all.push(Wrong { problem, mistake: mistake.to_string(), hints: words(hints), verdicts: words(verdicts), knobs });
}

const PATHS: [&str; 3] = ["hdu1043", "poj1077", "hdu3567"];
const MANY: [&str; 3] = ["hdu1043", "hdu3567", "nine-number"];

/// Renames the letters of a path.
fn named(path: &str, names: &str) -> String {
    path.bytes()
        .map(|letter| "udlr".bytes().position(|own| own == letter).map_or('?', |at| names.as_bytes()[at].into()))
        .collect()
}

fn letters(all: &mut Vec<Wrong>) {
    for problem in PATHS {
        add(all, problem, "l and r exchanged", "prints r for l, l for r; prints l for r, r for l", |knobs| {
            knobs.path = |path| named(&path, "udrl")
        });
        add(all, problem, "u and d exchanged", "d for u, u for d; u for d, d for u", |knobs| {
            knobs.path = |path| named(&path, "dulr")
        });
        add(all, problem, "letters of the tile", "where the blank goes", |knobs| {
            knobs.path = |path| named(&path, "durl")
        });
        add(all, problem, "directions transposed", "rows and columns", |knobs| {
            knobs.path = |path| named(&path, "lrud")
        });
        add(all, problem, "u and l exchanged", "l for u", |knobs| knobs.path = |path| named(&path, "ldur"));
        add(all, problem, "three letters in a cycle", "d for u", |knobs| knobs.path = |path| named(&path, "dlur"));
        add(all, problem, "reversed path", "reverse order", |knobs| knobs.path = |path| path.chars().rev().collect());
        add(all, problem, "undone path, last move first", "path from", |knobs| {
            knobs.path = |path| named(&path.chars().rev().collect::<String>(), "durl");
        });
        add(all, problem, "upper case", "upper case | lower case; expected moves", |knobs| {
            knobs.path = |path| path.to_uppercase()
        });
        add(all, problem, "capital words", "| expected moves; move 1 is", |knobs| {
            knobs.path = |path| path.replace('u', "Up").replace('d', "Down");
        });
        add(all, problem, "digits for letters", "| expected moves; move 1 is", |knobs| {
            knobs.path = |path| named(&path, "0123")
        });
    }
    add(all, "hdu3567", "answers B to A", "path from B to A", |knobs| knobs.ends = |(start, goal)| (goal, start));
}

fn ties(all: &mut Vec<Wrong>) {
    for order in ["udlr", "lrud", "rlud", "urdl", "dlur", "drlu", "dulr", "ldru", "ulrd", "rdul"] {
        let listed = order.split("").filter(|letter| !letter.is_empty()).collect::<Vec<_>>().join(", ");
        add(all, "hdu3567", &format!("ties by {order}"), &format!("breaks ties in the order {listed}"), |knobs| {
            knobs.moves = slides(order)
        });
    }
    for order in ["udlr", "dlru", "lrud", "rdlu", "urld"] {
        add(all, "hdu3567", &format!("backward tree, {order}"), "searches from the goal", |knobs| {
            knobs.backward = true;
            knobs.undo = undone(order);
        });
    }
    for order in ["dlru", "udlr"] {
        add(all, "hdu3567", &format!("later parents, {order}"), "keeps the last parent", |knobs| {
            knobs.moves = slides(order);
            knobs.overwrite = true;
        });
    }
}

fn goals(all: &mut Vec<Wrong>) {
    fn to(case: Case, goal: Board) -> Case {
        (case.0, goal)
    }
    for problem in ["hdu1043", "poj1077", "luogu-p1379"] {
        if problem != "luogu-p1379" {
            add(all, problem, "goal with the blank first", "searches for the goal _ 1 2", |knobs| {
                knobs.ends = |case| to(case, [0, 1, 2, 3, 4, 5, 6, 7, 8])
            });
            add(all, problem, "goal around the centre", "searches for the goal 1 2 3 / 8 _ 4", |knobs| {
                knobs.ends = |case| to(case, AROUND)
            });
        } else {
            add(
                all,
                problem,
                "goal with the blank last",
                "searches for the goal 1 2 3 / 4 5 6 / 7 8 _; never reaches its goal",
                |knobs| knobs.ends = |case| to(case, ORDERED),
            );
            add(
                all,
                problem,
                "goal counter-clockwise",
                "searches for the goal 1 8 7 / 2 _ 6; never reaches its goal",
                |knobs| knobs.ends = |case| to(case, [1, 8, 7, 2, 0, 6, 3, 4, 5]),
            );
        }
        add(
            all,
            problem,
            "goal with the blank in the middle",
            "searches for the goal 1 2 3 / 4 _ 5; never reaches its goal",
            |knobs| knobs.ends = |case| to(case, [1, 2, 3, 4, 0, 5, 6, 7, 8]),
        );
        add(all, problem, "goal descending", "searches for the goal 8 7 6; never reaches its goal", |knobs| {
            knobs.ends = |case| to(case, [8, 7, 6, 5, 4, 3, 2, 1, 0])
        });
        add(all, problem, "goal by columns", "searches for the goal 1 4 7; never reaches its goal", |knobs| {
            knobs.ends = |case| to(case, [1, 4, 7, 2, 5, 8, 3, 6, 0])
        });
    }
    add(all, "hdu1043", "goal with 7 and 8 exchanged", "searches for the goal 1 2 3 / 4 5 6 / 8 7 _", |knobs| {
        knobs.ends = |case| to(case, [1, 2, 3, 4, 5, 6, 8, 7, 0])
    });
    for problem in ["nine-number", "luogu-p2578"] {
        add(all, problem, "goal 1 to 8, 0 last", "searches for the goal 1 2 3", |knobs| {
            knobs.ends = |case| to(case, ORDERED)
        });
        add(all, problem, "goal around", "searches for the goal 1 2 3 / 8 0 4", |knobs| {
            knobs.ends = |case| to(case, AROUND)
        });
        add(all, problem, "goal with 0 in the middle", "searches for the goal 1 2 3 / 4 0 5", |knobs| {
            knobs.ends = |case| to(case, [1, 2, 3, 4, 0, 5, 6, 7, 8])
        });
    }
}

fn parities(all: &mut Vec<Wrong>) {
    for problem in ["hdu1043", "poj1077"] {
        add(all, problem, "parity with the blank", "together with the blank", |knobs| {
            knobs.solvable = parity_with_blank
        });
        add(all, problem, "parity with the blank's row", "row of the blank", |knobs| knobs.solvable = parity_with_row);
        add(all, problem, "parity the wrong way round", "one more", |knobs| knobs.solvable = odd_inversions);
        add(
            all,
            problem,
            "no parity, empty line",
            "prints an empty line if the goal is not reachable | expected `unsolvable`",
            |knobs| knobs.unsolvable = "\n",
        );
        add(all, problem, "no parity, silent", "prints nothing if the goal is not reachable", |knobs| {
            knobs.unsolvable = ""
        });
        add(all, problem, "another word", "| expected `unsolvable`", |knobs| knobs.unsolvable = "impossible\n");
        add(all, problem, "the word with a capital", "| expected `unsolvable`", |knobs| {
            knobs.unsolvable = "Unsolvable\n"
        });
    }
    add(all, "nine-number", "parity of the eight puzzle", "counts inversions", |knobs| {
        knobs.solvable = even_inversions
    });
    add(all, "nine-number", "parity of the eight puzzle, without 0", "counts inversions without 0", |knobs| {
        knobs.solvable = same_parity
    });
}

fn rotations(all: &mut Vec<Wrong>) {
    for problem in ["nine-number", "luogu-p2578"] {
        let mut add = |mistake: &str, named: &str, undo: Moves, moves: Moves| {
            add(all, problem, mistake, named, |knobs| (knobs.undo, knobs.moves) = (undo, moves));
        };
        add(
            "ring counter-clockwise",
            "rotates the ring counter-clockwise",
            vec![(b'c', ring), (b'r', row_back)],
            vec![(b'c', ring_back), (b'r', row)],
        );
        add(
            "row to the left",
            "rotates the row to the left",
            vec![(b'c', ring_back), (b'r', row)],
            vec![(b'c', ring), (b'r', row_back)],
        );
        add(
            "both moves backwards",
            "counter-clockwise and rotates the row to the left; searches from the goal by the moves",
            vec![(b'c', ring), (b'r', row)],
            vec![(b'c', ring_back), (b'r', row_back)],
        );
        add(
            "moves in both directions",
            "both directions",
            vec![(b'c', ring), (b'r', row), (b'C', ring_back), (b'R', row_back)],
            vec![(b'c', ring_back), (b'r', row_back), (b'C', ring), (b'R', row)],
        );
        add(
            "ring in both directions",
            "rotates the ring in both directions",
            vec![(b'c', ring), (b'r', row_back), (b'C', ring_back)],
            vec![(b'c', ring_back), (b'r', row), (b'C', ring)],
        );
        add(
            "row in both directions",
            "rotates the row in both directions",
            vec![(b'c', ring_back), (b'r', row), (b'R', row_back)],
            vec![(b'c', ring), (b'r', row_back), (b'R', row)],
        );
        add("the top row", "the top row", vec![(b'c', ring_back), (b'r', top_back)], vec![(b'c', ring), (b'r', top)]);
        add(
            "the column",
            "the middle column down",
            vec![(b'c', ring_back), (b'r', column_back)],
            vec![(b'c', ring), (b'r', column)],
        );
    }
    add(all, "nine-number", "only the ring", "never makes the move that rotates the row", |knobs| {
        knobs.undo = vec![(b'c', ring_back)]
    });
    for (problem, wrap) in [("hdu1043", true), ("luogu-p1379", true), ("poj1077", false)] {
        add(all, problem, "over the ends of rows", "the blank go | leaves the grid", |knobs| {
            knobs.undo = undone("ud");
            knobs.undo.extend([
                (b'l', right_over as fn(&Board) -> Option<Board>),
                (b'r', if wrap { left_over } else { left }),
            ]);
        });
    }
    add(all, "luogu-p1379", "no moves down", "never makes the move", |knobs| knobs.undo = undone("ulr"));
}

fn numbers(all: &mut Vec<Wrong>) {
    for problem in ["luogu-p1379", "nine-number", "luogu-p2578", "hdu3567"] {
        add(all, problem, "counts boards", "one more than the number of moves", |knobs| {
            knobs.length = |length| length + 1
        });
        add(all, problem, "one less", "one less than the number", |knobs| knobs.length = |length| length - 1);
        add(all, problem, "one more, not for 0", "one more than the number of moves, except", |knobs| {
            knobs.length = |length| length + i64::from(length > 0)
        });
        add(all, problem, "twice", "twice the number", |knobs| knobs.length = |length| 2 * length);
    }
    add(all, "luogu-p1379", "1 for the goal", "prints 1 for the goal", |knobs| knobs.solved = Some("1\n"));
    add(all, "nine-number", "1 for the goal", "prints 1 for the goal", |knobs| knobs.solved = Some("1\n"));
}

fn limits(all: &mut Vec<Wrong>) {
    for (problem, limit, text) in [
        ("hdu1043", 20, "unsolvable\n"),
        ("hdu1043", 30, "unsolvable\n"),
        ("hdu1043", 25, "\n"),
        ("poj1077", 20, "unsolvable\n"),
        ("luogu-p1379", 15, "-1\n"),
        ("luogu-p1379", 25, "0\n"),
        ("luogu-p1379", 22, ""),
        ("nine-number", 20, "UNSOLVABLE\n"),
        ("nine-number", 28, "UNSOLVABLE\n"),
        ("luogu-p2578", 20, "UNSOLVABLE\n"),
    ] {
        let named = format!("right up to {limit} moves");
        add(all, problem, &format!("gives up after {limit} moves: {text:?}"), &named, |knobs| {
            (knobs.limit, knobs.given_up) = (limit, text)
        });
    }
    add(all, "hdu1043", "prints 20 moves at most", "prints at most 20 moves", |knobs| {
        knobs.path = |path| path.chars().take(20).collect()
    });
    add(all, "poj1077", "prints 20 moves at most", "prints at most 20 moves", |knobs| {
        knobs.path = |path| path.chars().take(20).collect()
    });
}

fn cases(all: &mut Vec<Wrong>) {
    for problem in MANY {
        add(all, problem, "the first case only", "only the first case | output ends after 1", |knobs| {
            knobs.join = |answers| answers.into_iter().take(1).collect()
        });
        add(all, problem, "the last case missing", "last case | output ends after", |knobs| {
            knobs.join = |mut answers| {
                answers.pop();
                answers.concat()
            };
        });
        add(all, problem, "the last case twice", "the last case twice | after the last case", |knobs| {
            knobs.join = |answers| answers.concat() + answers.last().map_or("", String::as_str);
        });
        add(all, problem, "every other case", "every other case", |knobs| {
            knobs.join = |answers| answers.into_iter().step_by(2).collect()
        });
        add(all, problem, "the first answer for all", "the answer of the first case", |knobs| {
            knobs.join = |answers| answers.iter().map(|_| answers[0].as_str()).collect();
        });
    }
    for text in ["unsolvable\n", "\n", ""] {
        add(all, "hdu1043", &format!("visited kept: {text:?}"), "carried over; right alone", |knobs| {
            knobs.kept = Some(text)
        });
    }
    add(all, "nine-number", "visited kept", "carried over; right alone", |knobs| knobs.kept = Some("UNSOLVABLE\n"));
    add(all, "hdu3567", "cases from 0", "from 0 | expected `Case", |knobs| {
        knobs.print = |number, length, path, _, _| format!("Case {}: {length}\n{path}\n", number - 1);
    });
    add(all, "hdu3567", "case always 1", "the number 1 | expected `Case", |knobs| {
        knobs.print = |_, length, path, _, _| format!("Case 1: {length}\n{path}\n")
    });
}

fn formats(all: &mut Vec<Wrong>) {
    for problem in ["hdu1043", "poj1077", "hdu3567", "nine-number", "luogu-p1379"] {
        add(all, problem, "a blank line after each answer", "empty line | blank line", |knobs| {
            knobs.join = |answers| answers.iter().map(|answer| answer.clone() + "\n").collect()
        });
        add(all, problem, "a blank at the end", "blank | blanks", |knobs| {
            knobs.join = |answers| answers.concat().replace('\n', " \n")
        });
    }
    for problem in MANY {
        add(all, problem, "no line ends", "no line end | after 1; the output ends; leaves", |knobs| {
            knobs.join = |answers| answers.concat().replace('\n', "") + "\n"
        });
    }
    for text in ["0\n", "\"\"\n", "solved\n", "Enter the board: \n", "unsolvable\n", "", "lr\n", "None\n"] {
        for problem in ["hdu1043", "poj1077"] {
            let named = "if the board is the goal | expected an empty line; board is the goal; prints `unsolvable`; nothing is printed";
            add(all, problem, &format!("{text:?} for the goal"), named, |knobs| knobs.solved = Some(text));
        }
    }
    add(all, "hdu1043", "blanks between the moves", "blanks between | expected moves", |knobs| {
        knobs.path = |path| path.chars().map(String::from).collect::<Vec<_>>().join(" ");
    });
    add(all, "hdu1043", "a prompt", "| expected moves; expected an empty line", |knobs| {
        knobs.path = |path| format!("Enter the board: {path}")
    });
    add(all, "hdu3567", "case without a capital", "| expected `Case", |knobs| {
        knobs.print = |number, length, path, _, _| format!("case {number}: {length}\n{path}\n");
    });
    add(all, "hdu3567", "case with a sign", "| expected `Case", |knobs| {
        knobs.print = |number, length, path, _, _| format!("Case #{number}: {length}\n{path}\n");
    });
    add(all, "luogu-p2578", "no blank lines between boards", "| expected an empty line", |knobs| {
        knobs.print =
            |number, length, path, case, knobs| print_boards(number, length, path, case, knobs).replace("\n\n", "\n");
    });
    add(all, "luogu-p2578", "no number before the boards", "| expected `", |knobs| {
        knobs.print = |number, length, path, case, knobs| {
            let text = print_boards(number, length, path, case, knobs);
            text[text.find('\n').map_or(0, |end| end + 1)..].to_string()
        };
    });
}

fn readings(all: &mut Vec<Wrong>) {
    fn by_lines(input: &str) -> Vec<Case> {
        let lines =
            input.lines().map(|line| line.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect::<Vec<u8>>());
        lines.map(|symbols| (board(&symbols), ORDERED)).collect()
    }
    fn with_cr(input: &str) -> Vec<Case> {
        let symbols: Vec<u8> = input.bytes().filter(|byte| !b" \t\n".contains(byte)).collect();
        symbols.chunks(9).map(|symbols| (board(symbols), ORDERED)).collect()
    }
    fn whole_lines(input: &str) -> Vec<Case> {
        boards(&input[..input.rfind('\n').unwrap_or(0)]).into_iter().map(|board| (board, ORDERED)).collect()
    }
    for problem in ["hdu1043", "poj1077"] {
        add(all, problem, "reads by lines", "from one line; empty lines | in layout", |knobs| {
            (knobs.read, knobs.solvable) = (by_lines, same_parity)
        });
        add(all, problem, "reads CR as a symbol", "carriage return | in layout crlf", |knobs| knobs.read = with_cr);
        add(all, problem, "loses the last line", "last line | in layout no-newline", |knobs| knobs.read = whole_lines);
    }
}

fn searches(all: &mut Vec<Wrong>) {
    // A detour on every path that is long enough.
    fn detour(path: String) -> String {
        match path.chars().nth(4) {
            Some('u') => path[..4].to_string() + "ud" + &path[4..],
            Some('d') => path[..4].to_string() + "du" + &path[4..],
            Some('l') => path[..4].to_string() + "lr" + &path[4..],
            Some(_) => path[..4].to_string() + "rl" + &path[4..],
            None => path,
        }
    }
    for problem in ["hdu1043", "poj1077"] {
        add(all, problem, "paths too long", "longer than necessary | but the shortest solution has", |knobs| {
            knobs.path = detour
        });
    }
    add(all, "luogu-p1379", "numbers too large", "longer than necessary", |knobs| {
        knobs.length = |length| length + 2 * (length / 8)
    });
    add(all, "luogu-p1379", "one more from 10 on", "", |knobs| {
        knobs.length = |length| length + i64::from(length >= 10)
    });
    add(all, "hdu1043", "misses boards", "misses some boards | prints `unsolvable`", |knobs| {
        knobs.solvable = |start, goal| same_parity(start, goal) && (start[0] != 8 || start[8] != 1);
    });
}
