//! A mistake in a `problem.toml` is reported with the file, the line or the field, and what is expected.

use catalog::Problem;

const RIGHT: &str = include_str!("../../../problems/hdu1043/problem.toml");

/// The error after one replacement in a right file.
fn error(from: &str, to: &str) -> String {
    assert!(RIGHT.contains(from), "{from}");
    let error = Problem::parse("demo9999", &RIGHT.replacen(from, to, 1)).expect_err(to);
    error.strip_prefix("problems/demo9999/problem.toml:").expect("the file comes first").to_string()
}

#[test]
fn the_right_file_has_the_name_of_its_folder() {
    assert_eq!(Problem::parse("demo9999", RIGHT).expect("right").name, "demo9999");
}

#[test]
fn errors_name_the_line_or_the_field() {
    let one = "goal = [1, 2, 3, 4, 5, 6, 7, 8, 0]";
    for (from, to, expected) in [
        ("title", "titel", "3: unknown field `titel`"),
        ("cases = \"until-end\"", "cases = \"many\"", "unknown variant `many`, expected one of `one`, `until-end`"),
        ("asks = \"a shortest", "ask = \"a shortest", "unknown field `ask`"),
        (one, "goal = [1, 2, 3]", " `goal`: found [1, 2, 3], expected a board of puzzle eight"),
        (one, "start = [1, 2]", " `start`: found [1, 2], expected a board of puzzle eight"),
        (one, &format!("{one}\nstart = [1]"), " found a `goal` and a `start`, expected one of them"),
        (one, "", " found no `goal`, expected one, since the cases have none"),
        ("\"until-end\"", "\"counted-pairs\"", " found a `goal`, expected none, since each case has its own"),
        ("\"udlr\"", "\"udl\"", " `tie-break`: found \"udl\", expected each of the letters udlr once"),
        ("zero = \"x\"", "zero = \"y\"", " `zero`: found 'y', expected one of xX0"),
        ("zero = \"x\"", "", " found no `zero`, expected the judge's symbol for 0"),
    ] {
        let found = error(from, to);
        assert!(found.contains(expected), "{found}");
    }
}
