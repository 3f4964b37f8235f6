//! The inputs on which a program is tried.

use super::trial::Input;
use super::Bounds;
use crate::case::Case;
use crate::generate::{cases_at, farthest, walked, Generator};
use crate::layout::Layout;
use crate::paths::PathCounts;
use crate::problem::{Cases, Problem};
use crate::random::Random;
use std::cmp::Reverse;

/// An input and what is special about it.
type Named = (&'static str, Input);

/// The inputs that programs often fail on, then random ones.
pub(super) fn inputs<'a>(problem: &'static Problem, bounds: &'a Bounds) -> impl Iterator<Item = Named> + 'a {
    tricky_inputs(problem, &bounds.layouts).into_iter().chain(random_inputs(problem, bounds))
}

/// Cases that programs often fail on in the first layout, some of them in all others.
fn tricky_inputs(problem: &'static Problem, layouts: &[Layout]) -> Vec<Named> {
    let kinds = kinds(problem);
    let some_of_each: Vec<Case> = kinds.iter().flat_map(|(_, cases)| cases.iter().take(2)).copied().collect();
    let mut inputs = Vec::new();
    let mut add = |what: &'static str, layout, cases: &[Case]| match problem.cases {
        Cases::One => inputs.extend(cases.iter().map(|&case| (what, Input { cases: vec![case], layout, seed: 0 }))),
        _ => inputs.push((what, Input { cases: cases.to_vec(), layout, seed: 0 })),
    };
    kinds.iter().for_each(|(what, cases)| add(what, layouts[0], cases));
    layouts.iter().for_each(|&layout| add("some of each kind", layout, &some_of_each));
    inputs
}

/// Random boards and boards made by random moves, in each layout in turn.
fn random_inputs<'a>(problem: &'static Problem, bounds: &'a Bounds) -> impl Iterator<Item = Named> + 'a {
    let unsolvable = if problem.has_unsolvable() { 0.2 } else { 0.0 };
    let generator = Generator::new(problem, None, unsolvable).expect("a share that the problem has");
    let mut random = Random::new(bounds.seed);
    let count = if problem.cases == Cases::One { 1 } else { bounds.cases };
    (0..bounds.rounds.unwrap_or(u64::MAX)).map(move |round| {
        let layout = bounds.layouts[round as usize % bounds.layouts.len()];
        let mut cases = |case: &dyn Fn(&mut Random) -> Case| (0..count).map(|_| case(&mut random)).collect();
        let (what, cases) = match round % 2 {
            0 => ("random boards", cases(&|random| generator.case(random))),
            _ => ("random moves from the goal", cases(&|random| walked(problem, random))),
        };
        (what, Input { cases, layout, seed: round })
    })
}

/// Cases that programs often fail on, by what they have in common.
fn kinds(problem: &'static Problem) -> Vec<(&'static str, Vec<Case>)> {
    let goals: Vec<Case> = problem.goals().iter().rev().map(|&goal| Case { start: goal, goal }).collect();
    let farthest = cases_at(problem, farthest(problem)).into_iter().take(20).collect();
    let mut kinds = vec![
        ("the goal itself", goals),
        ("one move away", cases_at(problem, 1)),
        ("as far away as possible", farthest),
        ("many shortest paths", tied(problem)),
    ];
    if problem.has_unsolvable() {
        let start = problem.puzzle.unsolvable(&problem.goal).expect("it has unsolvable boards");
        let generator = Generator::new(problem, None, 1.0).expect("it has unsolvable boards");
        let any = generator.case(&mut Random::new(0));
        kinds.push(("unsolvable boards", vec![Case { start, goal: problem.goal }, any]));
    }
    kinds
}

/// Of some hundred cases, those with the most shortest paths.
fn tied(problem: &'static Problem) -> Vec<Case> {
    if problem.puzzle.is_vast() {
        return Vec::new(); // to count its paths takes too long, and only distances are printed
    }
    let generator = Generator::new(problem, None, 0.0).expect("every problem has cases that can be solved");
    let mut random = Random::new(0);
    let mut cases: Vec<Case> = (0..300).map(|_| generator.case(&mut random)).collect();
    cases.sort_by_key(|case| Reverse(PathCounts::to(problem.puzzle, case.goal).from(&case.start)));
    cases.truncate(4);
    cases
}
