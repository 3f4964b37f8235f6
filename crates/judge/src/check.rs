//! Checking a program's output against an input, case by case.

use crate::answer::Question;
use crate::case::Case;
use crate::diagnosis::{unexpected, Diagnosis};
use crate::hints;
use crate::input;
use crate::lines::Lines;
use crate::problem::Problem;
use crate::verdict::{Verdict, Wrong};

/// The verdict on an output, with the likely cause if it is wrong.
///
/// # Errors
/// Where the input breaks the problem's format, and how.
pub fn verdict(problem: &'static Problem, input: &[u8], output: &[u8], any_path: bool) -> Result<Verdict, String> {
    let cases = input::read(problem, input)?;
    Ok(match check(problem, &cases, output, any_path) {
        Ok(()) => Verdict::Accepted,
        Err(mut wrong) => {
            wrong.hint = hints::consistent(problem, &cases, input, output);
            Verdict::Wrong(wrong)
        }
    })
}

/// The right output for an input with these cases.
pub fn right_output(problem: &Problem, cases: &[Case]) -> String {
    questions(problem, cases, false).map(|question| question.right()).collect()
}

/// Accepts a right output; with `any_path` also one whose paths are longer than the shortest.
///
/// # Errors
/// The first case that is wrong, and how.
pub fn check(problem: &Problem, cases: &[Case], output: &[u8], any_path: bool) -> Result<(), Box<Wrong>> {
    check_with_progress(problem, cases, output, any_path, |_| {})
}

/// The same; calls `progress` before each case with the number of cases that are done.
///
/// # Errors
/// As [`check`].
pub fn check_with_progress(
    problem: &Problem,
    cases: &[Case],
    output: &[u8],
    any_path: bool,
    mut progress: impl FnMut(usize),
) -> Result<(), Box<Wrong>> {
    let mut lines = Lines::new(output);
    for question in questions(problem, cases, any_path) {
        progress(question.number - 1);
        let first = lines.clone();
        if let Err(diagnosis) = judge(question, &mut lines) {
            let next = cases.get(question.number).map(|case| Question {
                number: question.number + 1,
                case: *case,
                ..question
            });
            let diagnosis = misplaced(question, next, cases.len(), first, diagnosis);
            return Err(Box::new(wrong(problem, cases, question.number - 1, diagnosis)));
        }
    }
    let behind = lines.clone();
    match lines.next() {
        None => Ok(()),
        Some(line) => {
            let empty = behind.clone().all(|line| line.text.is_empty());
            let diagnosis = Diagnosis::about(line, goes_on(cases.len(), behind));
            let diagnosis = if empty { diagnosis.only_blanks() } else { diagnosis };
            Err(Box::new(wrong(problem, cases, cases.len(), diagnosis)))
        }
    }
}

/// The verdict with a diagnosis about a case; `case` is `cases.len()` for one about all of the output.
pub fn wrong(problem: &Problem, cases: &[Case], case: usize, diagnosis: Diagnosis) -> Wrong {
    let question = cases.get(case).map(|asked| problem.question(case + 1, asked));
    let [start, goal] = if problem.has_pairs() { ["A", "B"] } else { ["board", "goal"] };
    Wrong {
        case,
        cases: cases.len(),
        puzzle: problem.puzzle,
        boards: question.map_or(Vec::new(), |question| vec![(start, question.case.start), (goal, question.case.goal)]),
        diagnosis,
        right: question.map(|question| question.right_in_a_line()),
        hint: None,
        notes: Vec::new(),
    }
}

fn questions<'a>(problem: &'a Problem, cases: &'a [Case], any_path: bool) -> impl Iterator<Item = Question<'a>> {
    let question = move |(index, case)| Question { any_path, ..problem.question(index + 1, case) };
    cases.iter().enumerate().map(question)
}

/// Accepts a right answer without stray blanks.
fn judge(question: Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
    question.answer.judge(&question, lines)?;
    match lines.untidy() {
        Some(line) => {
            let what = "right, except for blanks before or after it".to_string();
            Err(Diagnosis::about(line, what).only_blanks().remedied_by(Some("print no blanks at the ends of lines")))
        }
        None => Ok(()),
    }
}

/// A better diagnosis where a missing or additional line moves the answers.
fn misplaced(
    question: Question<'_>,
    next: Option<Question<'_>>,
    cases: usize,
    first: Lines<'_>,
    diagnosis: Diagnosis,
) -> Diagnosis {
    if first.are_over() {
        return Diagnosis::new(match (question.number, cases) {
            (1, 1) => "nothing is printed".to_string(),
            (1, count) => format!("nothing is printed for {count} cases"),
            (number, count) => format!("the output ends after {} of {count} cases", number - 1),
        });
    }
    let mut rest = first.clone();
    if rest.skip_empty() > 0 && judge(question, &mut rest).is_ok() {
        let line = first.clone().next().expect("an empty line");
        let place = if question.number == 1 { "before the first case" } else { "between cases" };
        return Diagnosis::about(line, format!("prints a blank line {place}")).only_blanks();
    }
    match next.is_some_and(|next| judge(next, &mut first.clone()).is_ok()) {
        false => diagnosis,
        true => Diagnosis { what: format!("{} (this is right for the next case)", diagnosis.what), ..diagnosis },
    }
}

/// What is wrong with lines after the last case.
fn goes_on(cases: usize, mut rest: Lines<'_>) -> String {
    let empty = rest.skip_empty();
    match (empty, rest.next(), cases) {
        (1, None, _) => "prints a blank line after the last case".to_string(),
        (_, None, _) => format!("prints {empty} blank lines after the last case"),
        (_, Some(line), 0) => unexpected(line, "no output, since the input has no cases").what,
        (_, Some(line), _) => format!("found {} after the last case", line.quoted()),
    }
}
