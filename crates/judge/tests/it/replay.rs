use crate::{file, folder, judge};
use std::fs;
use std::process::Command;
use tests::insta;

#[test]
fn boards_stand_side_by_side_with_the_move_under_each_arrow() {
    let said = judge(&["replay", "hdu1043", "23415x768", "ullddrurdllurdruldr"]);
    insta::assert_snapshot!("sample", said.stdout);
    assert_eq!((said.stderr.as_str(), said.status), ("", Some(0)));
    let said = judge(&["replay", "nine-number", "2 3 0\n1 8 7\n5 4 6", "crcr"]);
    insta::assert_snapshot!("rotations", said.stdout);
}

#[test]
fn strips_are_as_wide_as_the_terminal_and_never_empty() {
    for (columns, widest, strips) in [("80", 80, 3), ("50", 50, 4), ("49", 40, 5), ("3", 10, 20)] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_judge"));
        program.args(["replay", "hdu1043", "23415x768", "ullddrurdllurdruldr"]).env("COLUMNS", columns);
        let text = String::from_utf8(program.output().expect("the program runs").stdout).expect("text");
        let drawn = text.strip_suffix("\n19 moves, ends on the goal\n").expect("the last line");
        assert_eq!(drawn.lines().map(|line| line.chars().count()).max(), Some(widest), "{columns} columns");
        assert_eq!(drawn.split("\n\n").count(), strips, "{columns} columns");
    }
}

#[test]
fn a_move_that_cannot_be_made_is_told_after_the_boards_before_it() {
    for (moves, boards, words) in [
        ("ullu", 4, "leaves the grid at move 4 (`u`)"),
        ("r", 1, "leaves the grid at move 1 (`r`)"),
        ("uq", 2, "move 2 is `q`, expected u, d, l or r"),
    ] {
        let said = judge(&["replay", "hdu3567", "23415X768", moves]);
        assert_eq!(said.stdout.lines().last(), Some(words));
        let first_row = said.stdout.lines().next().expect("boards are drawn");
        assert_eq!(first_row.chars().count(), 10 * boards, "{}", said.stdout);
        assert_eq!(said.status, Some(1));
    }
}

#[test]
fn the_end_is_told_where_there_is_one_goal() {
    let last = |problem, board, moves| {
        let said = judge(&["replay", problem, board, moves]);
        said.stdout.lines().last().map(str::to_string).unwrap_or_default()
    };
    assert_eq!(last("hdu1043", "1234567x8", "r"), "1 move, ends on the goal");
    assert_eq!(last("poj1077", "1234567x8", ""), "0 moves, ends on another board than the goal");
    assert_eq!(last("luogu-p1379", "123840765", "l"), "1 move, ends on the goal");
    assert_eq!(last("hdu3567", "1234567X8", "r"), "1 move");
}

#[test]
fn a_picture_holds_every_tile_and_every_arrow() {
    let path = file(&folder("svg"), "picture.svg", "");
    let said = judge(&["replay", "hdu1043", "1234x6758", "dr", "--svg", &path]);
    assert_eq!((said.stdout.as_str(), said.status), ("2 moves, ends on the goal\n", Some(0)));
    insta::assert_snapshot!("picture", fs::read_to_string(path).expect("a picture"));
}

#[test]
fn a_board_that_is_none_is_told_by_its_column() {
    let said = judge(&["replay", "hdu1043", "1234567x9", "u"]);
    let words = "judge: the board `1234567x9`: line 1, column 9: found `9`, expected a tile 1 to 8 or the blank x\n";
    assert_eq!((said.stderr.as_str(), said.status), (words, Some(2)));
}
