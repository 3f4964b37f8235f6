use crate::judge;
use tests::insta;

/// The lines that `explain` prints behind the drawn boards.
fn explain(arguments: &[&str]) -> Vec<String> {
    let said = judge(&[&["explain"], arguments].concat());
    assert_eq!((said.stderr.as_str(), said.status), ("", Some(0)), "{arguments:?}");
    said.stdout.lines().skip(5).map(str::to_string).collect()
}

#[test]
fn a_board_is_explained_in_full() {
    insta::assert_snapshot!("sample", judge(&["explain", "23415x768"]).stdout);
    insta::assert_snapshot!("nine", judge(&["explain", "--problem", "nine-number", "230187546"]).stdout);
    insta::assert_snapshot!("hardest", judge(&["explain", "8 6 7 2 5 4 3 x 1"]).stdout);
}

#[test]
fn an_odd_number_of_inversions_is_why_a_board_cannot_be_solved() {
    let lines = explain(&["12345687x"]);
    let verdict = "Inversions, pairs of tiles that the goal has in the opposite order: 1, odd, so it cannot be solved.";
    assert_eq!((lines[0].as_str(), lines[1].as_str()), (verdict, "    8 before 7"));
    assert!(!lines.iter().any(|line| line.starts_with("Distance")), "{lines:?}");
}

#[test]
fn the_goal_has_no_inversions_and_no_moves_to_make() {
    let lines = explain(&["12345678x"]);
    let verdict = "Inversions, pairs of tiles that the goal has in the opposite order: 0, even, so it can be solved.";
    assert_eq!(lines[0], verdict);
    assert_eq!(lines.last().map(String::as_str), Some("Distance: 0 moves, it is the goal."));
}

#[test]
fn inversions_are_counted_against_the_goal_given() {
    assert!(explain(&["x12345678", "--goal", "21345678x"])[0].ends_with(": 1, odd, so it cannot be solved."));
    assert!(explain(&["283104765", "--problem", "luogu-p1379"])[0].ends_with(": 4, even, so it can be solved."));
}

#[test]
fn the_first_path_is_in_the_order_of_the_problem() {
    let path = |problem| explain(&["1234x8765", "--problem", problem])[5].clone();
    assert_eq!(path("hdu1043"), "2 shortest paths; the first in the order u, d, l, r: druldr");
    assert_eq!(path("hdu3567"), "2 shortest paths; the first in the order d, l, r, u: druldr");
}

#[test]
fn each_nearer_move_is_told_with_its_share_of_the_paths() {
    let lines = explain(&["1234x8765"]);
    assert_eq!(lines[6..9], ["Moves that come nearer, to 5 moves:", "", "    d, 1 path   r, 1 path"]);
}

#[test]
fn nothing_that_moves_the_cursor_is_repeated() {
    let said = judge(&["explain", "12\n\u{1b}[2J"]);
    let words = "judge: the board `12\\n\\u{1b}[2J`: line 2, column 1: found byte 0x1b, expected a tile 1 to 8 or the blank x\n";
    assert_eq!((said.stderr.as_str(), said.status), (words, Some(2)));
}

#[test]
fn a_goal_that_is_no_board_is_refused() {
    let said = judge(&["explain", "12345678x", "--goal", "11"]);
    let words =
        "judge: the goal `11`: line 1, column 2: found `1` a second time, expected each symbol once on a board\n";
    assert_eq!((said.stderr.as_str(), said.status), (words, Some(2)));
}
