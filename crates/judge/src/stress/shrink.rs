//! Making a failing input smaller: fewer cases, then the plain layout, then nearer boards.

use super::trial::{Failure, Input, Trial};
use crate::board::Board;
use crate::case::Case;
use crate::layout::Layout;
use crate::problem::{Cases, Problem};
use crate::puzzle::Puzzle;
use std::collections::HashSet;

/// How many of the nearest boards are tried, before those on a path from the failing board towards the goal.
const NEAREST: usize = 300;

/// The boards nearest to `aim`, itself first.
fn nearest(puzzle: &dyn Puzzle, aim: Board) -> Vec<Board> {
    let mut boards = vec![aim];
    let mut seen = HashSet::from([aim]);
    let mut next = 0;
    while boards.len() < NEAREST && next < boards.len() {
        let before = puzzle.letters().iter().filter_map(|&letter| puzzle.before(&boards[next], letter));
        let new: Vec<Board> = before.filter(|board| seen.insert(*board)).collect();
        boards.extend(new);
        next += 1;
    }
    boards
}

/// A failing input that is made smaller.
pub(super) struct Shrinker<'a> {
    /// The problem.
    pub(super) problem: &'static Problem,
    /// The smallest input so far.
    pub(super) input: Input,
    /// The run on it.
    pub(super) trial: Trial,
    /// What is wrong there.
    pub(super) failure: Failure,
    /// Runs the program; `None` if all is right, and for good once there is no time left.
    pub(super) attempt: &'a mut dyn FnMut(&Input) -> Option<(Trial, Failure)>,
}

impl Shrinker<'_> {
    /// Makes it as small as it gets.
    pub(super) fn shrink(&mut self) {
        self.drop_cases();
        let simpler = Layout::ALL.into_iter().filter(|&layout| layout < self.input.layout);
        simpler.collect::<Vec<_>>().into_iter().any(|layout| self.fails(Input { layout, ..self.input.clone() }));
        if self.input.cases.len() == 1 {
            self.rename();
            if !self.take_nearest() {
                self.step_nearer();
            }
        }
    }

    /// Whether an input other than the present one fails too, which then takes its place.
    fn fails(&mut self, input: Input) -> bool {
        if input == self.input {
            return false;
        }
        match (self.attempt)(&input) {
            Some((trial, failure)) => {
                (self.input, self.trial, self.failure) = (input, trial, failure);
                true
            }
            None => false,
        }
    }

    fn fails_with(&mut self, cases: Vec<Case>) -> bool {
        let cases = cases.into_iter().map(|case| self.problem.settled(case)).collect();
        self.fails(Input { cases, ..self.input.clone() })
    }

    fn fails_from(&mut self, start: Board) -> bool {
        let goal = self.input.cases[0].goal;
        self.fails_with(vec![Case { start, goal }])
    }

    /// Tries the suspect alone, then to do without ever smaller parts.
    fn drop_cases(&mut self) {
        let suspect = self.input.cases.get(self.failure.suspect).copied();
        if suspect.is_some_and(|case| self.fails_with(vec![case])) {
            return;
        }
        let mut part = self.input.cases.len().div_ceil(2);
        loop {
            let mut from = 0;
            while from < self.input.cases.len() && part < self.input.cases.len() {
                let mut cases = self.input.cases.clone();
                cases.drain(from..cases.len().min(from + part));
                // What follows has moved to where the part was.
                from += if self.fails_with(cases) { 0 } else { part };
            }
            if part == 1 {
                return;
            }
            part = part.div_ceil(2);
        }
    }

    /// Tries names for the tiles that put those of the goal in order.
    fn rename(&mut self) {
        if self.problem.has_pairs() {
            self.fails_with(vec![self.problem.puzzle.relabeled(&self.input.cases[0])]);
        }
    }

    /// Tries the boards nearest to the goal, if they are nearer than the present one.
    fn take_nearest(&mut self) -> bool {
        let (goal, aim) = (self.input.cases[0].goal, self.aim());
        let distance = |start: &Board| self.problem.puzzle.distance(start, &aim);
        let limit = distance(&self.input.cases[0].start);
        let boards = nearest(self.problem.puzzle, aim).into_iter().filter(|board| distance(board) < limit);
        let cases: Vec<Case> = boards.map(|start| Case { start, goal }).collect();
        let together = if self.problem.cases == Cases::One { 1 } else { 50 };
        cases.chunks(together).any(|cases| self.takes_one_of(cases))
    }

    /// Whether one of the cases fails alone, the first one that fails among them if that can be told.
    fn takes_one_of(&mut self, cases: &[Case]) -> bool {
        let cases: Vec<Case> = cases.iter().map(|&case| self.problem.settled(case)).collect();
        let together = Input { cases: cases.clone(), ..self.input.clone() };
        let Some((_, failure)) = (self.attempt)(&together) else {
            return false;
        };
        let suspect = cases.get(failure.suspect).into_iter();
        suspect.chain(&cases).any(|&case| self.fails_with(vec![case]))
    }

    /// Follows a shortest path towards the goal as long as its boards fail.
    fn step_nearer(&mut self) {
        let (puzzle, goal) = (self.problem.puzzle, self.aim());
        loop {
            let nearer = puzzle.nearer(&self.input.cases[0].start, &goal, puzzle.letters());
            if !nearer.into_iter().any(|(_, board)| self.fails_from(board)) {
                return;
            }
        }
    }

    /// What near means: to the goal or, for a board that cannot reach it, to the unsolvable board next to it.
    fn aim(&self) -> Board {
        let (puzzle, Case { start, goal }) = (self.problem.puzzle, self.input.cases[0]);
        let unsolvable = || puzzle.unsolvable(&goal).expect("from some boards no moves lead to the goal");
        puzzle.distance(&start, &goal).map_or_else(unsolvable, |_| goal)
    }
}
