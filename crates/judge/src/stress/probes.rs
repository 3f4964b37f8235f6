//! Inputs that may show a cause: small ones first, then several cases, then the layouts.

use super::trial::{Input, Trial};
use crate::case::Case;
use crate::generate::{walked, Generator, Layers};
use crate::layout::Layout;
use crate::problem::{Cases, Problem};
use crate::random::Random;

/// The inputs, but none that has been tried.
pub(super) fn probes(problem: &'static Problem, trials: &[Trial]) -> Vec<Input> {
    let near = near(problem);
    let far = far(problem);
    let plain = |cases: Vec<Case>| Input { cases, layout: Layout::Plain, seed: 0 };
    let mut inputs: Vec<Input> = Vec::new();
    if problem.cases != Cases::One {
        inputs.extend(together(problem, &near, &far).into_iter().map(plain));
        // The cases of the smallest failing input, one by one.
        let failing = trials.iter().filter(|trial| trial.failure.is_some() && trial.input.cases.len() > 1);
        let smallest = failing.min_by_key(|trial| trial.input.cases.len());
        let cases = smallest.map_or(Vec::new(), |trial| trial.input.cases.clone());
        inputs.extend(cases.into_iter().take(4).map(|case| plain(vec![case])));
    }
    // Near and far boards in turn.
    let (mut near, mut far) = (near.into_iter(), far.into_iter());
    while let (Some(a), Some(b)) = (near.next(), far.next()) {
        inputs.extend([a, b].map(|case| plain(vec![case])));
    }
    inputs.extend(near.chain(far).map(|case| plain(vec![case])));
    let layouts: Vec<Input> = Layout::ALL.iter().flat_map(|&layout| in_layout(problem, layout)).collect();
    let place = inputs.len().min(8);
    inputs.splice(place..place, layouts);
    inputs.retain(|input| trials.iter().all(|trial| trial.input != *input));
    inputs
}

/// Boards a few moves from the goal, and from the unsolvable board that is most like it.
fn near(problem: &'static Problem) -> Vec<Case> {
    let goals = problem.goals();
    let each = (60 / goals.len()).max(8);
    let mut cases = Vec::new();
    for goal in goals {
        let starts = Layers::from(problem, goal).take(6).flatten().take(each);
        cases.extend(starts.map(|start| Case { start, goal }));
        let unsolvable = problem.puzzle.unsolvable(&goal).filter(|_| problem.has_unsolvable());
        let starts = unsolvable.into_iter().flat_map(|board| Layers::from(problem, board).take(4).flatten().take(8));
        cases.extend(starts.map(|start| Case { start, goal }));
    }
    cases.into_iter().map(|case| problem.settled(case)).collect()
}

/// Random boards, nearer ones among them.
fn far(problem: &'static Problem) -> Vec<Case> {
    let mut random = Random::new(0x00ca_05e5);
    let unsolvable = if problem.has_unsolvable() { 0.1 } else { 0.0 };
    let generator = Generator::new(problem, None, unsolvable).expect("a share that the problem has");
    (0..60)
        .map(|number| if number % 2 == 0 { generator.case(&mut random) } else { walked(problem, &mut random) })
        .collect()
}

/// Inputs of several cases.
fn together(problem: &'static Problem, near: &[Case], far: &[Case]) -> Vec<Vec<Case>> {
    let goal = near[0];
    let solved = |cases: &[Case]| [cases, &[goal], cases].concat();
    let mut inputs = vec![
        far[..12].to_vec(),
        near.iter().step_by(3).take(16).copied().collect(),
        vec![far[20], far[20]],
        vec![far[21], far[22]],
        solved(&far[23..25]),
        vec![goal, goal],
        vec![goal, far[26]],
        vec![far[27], goal],
        far[30..50].to_vec(),
    ];
    if problem.has_unsolvable() {
        let unsolvable = near.iter().copied().find(|case| problem.puzzle.distance(&case.start, &case.goal).is_none());
        inputs.extend(unsolvable.map(|case| vec![far[28], case, far[29]]));
        inputs.extend(unsolvable.map(|case| vec![case, far[31]]));
    }
    inputs
}

/// A few cases in a layout.
fn in_layout(problem: &'static Problem, layout: Layout) -> Vec<Input> {
    let mut random = Random::new(7);
    let generator = Generator::new(problem, None, 0.0).expect("every problem has cases that can be solved");
    let count = if problem.cases == Cases::One { 1 } else { 3 };
    (0..2)
        .map(|seed| Input { cases: (0..count).map(|_| generator.case(&mut random)).collect(), layout, seed })
        .collect()
}
