//! Holding a program's output against an input, case by case.

use crate::answer::Question;
use crate::complaint::{Complaint, Wrong};
use crate::lines::Lines;
use crate::problem::{Case, Cases, Problem};

/// The right output for an input with these cases.
pub fn right_output(problem: &Problem, cases: &[Case]) -> String {
    questions(problem, cases, false).map(|question| problem.answer.right(&question)).collect()
}

/// Takes a right output; `any_way` also where its ways are longer than the shortest.
///
/// # Errors
/// The first case that is wrong, and how.
pub fn check(problem: &Problem, cases: &[Case], output: &[u8], any_way: bool) -> Result<(), Box<Wrong>> {
    let mut lines = Lines::new(output);
    for question in questions(problem, cases, any_way) {
        let first = lines.clone();
        if let Err(complaint) = judge(question, &mut lines) {
            let complaint = explained(question, cases, first, complaint);
            return Err(Box::new(wrong(problem, cases, question.number - 1, complaint)));
        }
    }
    let behind = lines.clone();
    match lines.next() {
        None => Ok(()),
        Some(line) => {
            let complaint = Complaint::about(line, goes_on(cases.len(), behind));
            Err(Box::new(wrong(problem, cases, cases.len(), complaint)))
        }
    }
}

/// A complaint about a case, which is `cases.len()` for one about all of the output.
pub fn wrong(problem: &Problem, cases: &[Case], case: usize, complaint: Complaint) -> Wrong {
    let question = questions(problem, cases, false).nth(case);
    let [start, goal] = match problem.cases {
        Cases::CountedPairs => ["A", "B"],
        _ => ["board", "goal"],
    };
    Wrong {
        case,
        cases: cases.len(),
        puzzle: problem.puzzle,
        boards: question.map_or(Vec::new(), |question| vec![(start, question.case.start), (goal, question.case.goal)]),
        complaint,
        right: question.map(|question| question.right_in_a_line()),
        notes: Vec::new(),
    }
}

fn questions<'a>(problem: &'a Problem, cases: &'a [Case], any_way: bool) -> impl Iterator<Item = Question<'a>> {
    let question = move |(index, case)| Question { problem, number: index + 1, case, any_way };
    cases.iter().enumerate().map(question)
}

/// Takes a right answer without stray blanks.
fn judge(question: Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint> {
    question.problem.answer.judge(&question, lines)?;
    match lines.untidy() {
        Some(line) => Err(Complaint::about(line, "right, but for blanks before or behind it".to_string())),
        None => Ok(()),
    }
}

/// A better complaint where a line too many or too few makes the answers stand in wrong places.
fn explained(question: Question<'_>, cases: &[Case], first: Lines<'_>, complaint: Complaint) -> Complaint {
    let number = question.number;
    if first.are_over() {
        let only_one = (number == 2).then_some("does the program read on after the first case?");
        return Complaint::new(match (number, cases.len()) {
            (1, 1) => "nothing is printed".to_string(),
            (1, count) => format!("nothing is printed for {count} cases"),
            (_, count) => format!("the output ends after {} of {count} cases", number - 1),
        })
        .hinting(only_one);
    }
    let mut rest = first.clone();
    if rest.skip_empty() > 0 && judge(question, &mut rest).is_ok() {
        let line = first.clone().next().expect("an empty line");
        let place = if number == 1 { "before the first case" } else { "between cases" };
        return Complaint::about(line, format!("prints a blank line {place}"));
    }
    let right_for_next = cases.get(number).is_some_and(|case| {
        let next = Question { number: number + 1, case, ..question };
        judge(next, &mut first.clone()).is_ok()
    });
    complaint.hinting(right_for_next.then_some("this is right for the next case: is the answer to this one missing?"))
}

/// What is wrong with lines behind the last case.
fn goes_on(cases: usize, mut rest: Lines<'_>) -> String {
    let empty = rest.skip_empty();
    match (empty, rest.next(), cases) {
        (1, None, _) => "prints a blank line behind the last case".to_string(),
        (_, None, _) => format!("prints {empty} blank lines behind the last case"),
        (_, Some(line), 0) => format!("{} where nothing was expected: the input has no cases", line.quoted()),
        (_, Some(line), _) => format!("{} behind the last case", line.quoted()),
    }
}
