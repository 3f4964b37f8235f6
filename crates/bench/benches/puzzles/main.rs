//! Times of each part, and of our programs and the textbook approaches on the same boards; all in one table at the end.

mod memory;
mod table;

use bench::inputs::input;
use catalog::Problem;
use classics::{eight, nine};
use criterion::{BatchSize, Criterion};
use memory::solve;
use puzzle_core::board::{Board, NUMBERS_IN_ORDER};
use puzzle_core::ida_star::shortest_path;
use puzzle_core::rotate::{self, RotateDistances, Rotations};
use puzzle_core::slide::{self, SlideDistances, Slides, DIRECTIONS};
use std::hint::black_box;
use std::time::Duration;

/// The number of boards for the comparison: few, because of the slowest approach.
const BOARDS: usize = 10;

/// One of the two farthest boards from the tiles in order.
const FARTHEST: Board = [8, 6, 7, 2, 5, 4, 3, 0, 1];

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    tables(&mut criterion);
    steps(&mut criterion);
    whole_inputs(&mut criterion);
    approaches(&mut criterion);
    criterion.final_summary();
    table::print();
}

fn tables(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("1 table");
    let mut slides = Box::new(Slides::new());
    slides.fill();
    let mut rotations = Box::new(Rotations::new());
    rotations.fill();
    group.bench_function("slides", |b| {
        b.iter_batched_ref(|| Box::new(Slides::new()), |slides| slides.fill(), BatchSize::LargeInput)
    });
    for (name, cell) in
        [("distances, blank in a corner", 8), ("distances, at an edge", 7), ("distances, in the centre", 4)]
    {
        group.bench_function(name, |b| {
            let fill = |distances: &mut Box<SlideDistances>| {
                distances.begin::<Slides>(slide::in_order(cell));
                while distances.grow(&*slides) {}
            };
            b.iter_batched_ref(|| Box::new(SlideDistances::new()), fill, BatchSize::LargeInput)
        });
    }
    group.bench_function("rotations", |b| {
        b.iter_batched_ref(|| Box::new(Rotations::new()), |rotations| rotations.fill(), BatchSize::LargeInput)
    });
    group.bench_function("distances, nine numbers", |b| {
        let fill = |distances: &mut Box<RotateDistances>| {
            distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
            while distances.grow(&*rotations) {}
        };
        b.iter_batched_ref(|| Box::new(RotateDistances::new()), fill, BatchSize::LargeInput)
    });
}

fn steps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("2 one");
    group.bench_function("rank of a sliding board", |b| b.iter(|| slide::state(black_box(&FARTHEST))));
    group.bench_function("rank of nine numbers", |b| b.iter(|| rotate::state(black_box(&FARTHEST))));
    group.bench_function("search of a farthest board, depth first", |b| {
        b.iter(|| shortest_path(black_box(&FARTHEST), &DIRECTIONS))
    });
    let mut slides = Box::new(Slides::new());
    slides.fill();
    let mut distances = Box::new(SlideDistances::new());
    distances.begin::<Slides>(slide::in_order(8));
    while distances.grow(&*slides) {}
    group.bench_function("path of a farthest board, from the table", |b| {
        b.iter(|| {
            let mut state = slide::state(black_box(&FARTHEST)).expect("it can be solved");
            while let Some((step, next)) = distances.descend(&*slides, state) {
                black_box(step);
                state = next;
            }
        })
    });
}

fn whole_inputs(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("3 whole input, in memory");
    let eights = input(problem("hdu1043"), 1_000_000);
    group.bench_function("hdu1043, a million boards", |b| {
        b.iter_batched_ref(
            || Box::new(hdu1043::Solver::new()),
            |s| solve(&eights, |text| s.solve(text)),
            BatchSize::LargeInput,
        )
    });
    let nines = input(problem("nine-number"), 1_000_000);
    group.bench_function("nine-number, a million boards", |b| {
        let new = || Box::new(nine_number::Solver::new());
        b.iter_batched_ref(new, |s| solve(&nines, |text| s.solve(text)), BatchSize::LargeInput)
    });
    let pairs = input(problem("hdu3567"), 200);
    group.bench_function("hdu3567, 200 pairs", |b| {
        b.iter_batched_ref(
            || Box::new(hdu3567::Solver::new()),
            |s| solve(&pairs, |text| s.solve(text)),
            BatchSize::LargeInput,
        )
    });
}

/// Our programs and the textbook approaches: filling the tables and answering the same boards.
fn approaches(criterion: &mut Criterion) {
    let solvable: Vec<Board> =
        boards("hdu1043").into_iter().filter(|&board| eight::solvable(board)).take(BOARDS).collect();
    let mut group = criterion.benchmark_group(format!("4 eight puzzle, {BOARDS} boards from nothing"));
    let text: String = solvable.iter().map(written).collect();
    group.bench_function("ours, hdu1043", |b| {
        b.iter_batched_ref(
            || Box::new(hdu1043::Solver::new()),
            |s| solve(&text, |text| s.solve(text)),
            BatchSize::LargeInput,
        )
    });
    group.bench_function("ours, depth first", |b| {
        b.iter(|| solvable.iter().map(|board| shortest_path(board, &DIRECTIONS)).for_each(consume))
    });
    for method in &eight::SHORTEST {
        group.bench_function(method.name, |b| {
            b.iter(|| {
                let solver = (method.ready)();
                solvable.iter().map(|&board| solver(board)).for_each(consume)
            })
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group(format!("5 nine numbers, {BOARDS} boards from nothing"));
    let nines: Vec<Board> = boards("nine-number").into_iter().take(BOARDS).collect();
    let text: String = nines.iter().map(written).collect();
    group.bench_function("ours, nine-number", |b| {
        let new = || Box::new(nine_number::Solver::new());
        b.iter_batched_ref(new, |s| solve(&text, |text| s.solve(text)), BatchSize::LargeInput)
    });
    for method in &nine::SHORTEST {
        group.bench_function(method.name, |b| {
            b.iter(|| {
                let solver = (method.ready)();
                nines.iter().map(|&board| solver(board)).for_each(consume)
            })
        });
    }
}

/// Uses an answer, so that computing it is not optimised away.
fn consume<T>(answer: T) {
    black_box(answer);
}

fn boards(problem: &str) -> Vec<Board> {
    let digits = |line: &str| line.split(' ').map(|symbol| symbol.parse().unwrap_or(0)).collect::<Vec<u8>>();
    input(self::problem(problem), 100).lines().map(|line| digits(line).try_into().expect("nine symbols")).collect()
}

fn written(board: &Board) -> String {
    board.map(|number| number.to_string()).join(" ") + "\n"
}

fn problem(name: &str) -> &'static Problem {
    catalog::problem(name).expect("a problem of the catalog")
}
