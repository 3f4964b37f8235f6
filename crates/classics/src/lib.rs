//! The textbook approaches to the puzzles on a 3x3 board: short, plain, one in a file.
//!
//! They are for learning, they are the oracles of the tests, and they are the baselines of the benchmarks. They share
//! nothing with `puzzle-core`. Each file names its idea, its cost and its trap. The costs serve to compare the methods;
//! another machine has other times. They were measured on one core of a small virtual machine, in a release build, as
//! averages over solvable boards from the whole state space. "Expanded" boards are those from which moves were made.
//! Memory is the peak of what was allocated.
//!
//! | eight puzzle | setup | each case | farthest | memory | path |
//! |---|---|---|---|---|---|
//! | [`map_bfs`](eight::map_bfs) | - | 25 ms | 45 ms | 5 MB | shortest |
//! | [`backward_table`](eight::backward_table) | 20 ms | 1 µs | 1 µs | 3.7 MB | shortest |
//! | [`cantor_table`](eight::cantor_table) | 30 ms | 0.5 µs | 0.5 µs | 3.3 MB | shortest |
//! | [`two_sided`](eight::two_sided) | - | 0.4 ms | 3 ms | 0.6 MB | shortest |
//! | [`a_star_misplaced`](eight::a_star_misplaced) | - | 3.5 ms | 60 ms | 16 MB | shortest |
//! | [`a_star_manhattan`](eight::a_star_manhattan) | - | 0.4 ms | 3 ms | 0.9 MB | shortest |
//! | [`ida_star`](eight::ida_star) | - | 0.2 ms | 1 ms | none | shortest |
//! | [`descent`](eight::descent) | 20 ms | 2 µs | 2 µs | 3.7 MB | the first shortest, in any tie-break order |
//! | [`forward_table`](eight::forward_table) | 25 ms for each A | 0.4 µs | 0.4 µs | 8 MB | the smallest shortest (hdu3567) |
//! | [`greedy`](eight::greedy) | - | 0.1 ms | 0.1 ms | 0.1 MB | **too long** |
//!
//! | nine-number puzzle | setup | each case | farthest | memory |
//! |---|---|---|---|---|
//! | [`map_bfs`](nine::map_bfs) | - | 60 ms | 90 ms | 20 MB |
//! | [`backward_table`](nine::backward_table) | 15 ms | 0.03 µs | 0.1 µs | 1.7 MB |
//! | [`two_sided`](nine::two_sided) | - | 0.35 ms | 4 ms | 0.4 MB |
//!
//! Beyond the 3x3 board: [`fifteen`] has IDA* and the boards near the goal, [`magic`] a search for each pair of boards and
//! a table for all of them.
//!
//! The programs in `src/bin` connect them to standard input and output, such as `cargo run -p classics --bin
//! textbook-hdu1043 ida-star`. Each program whose name starts with `wrong-` makes exactly one mistake, for a checker to
//! find.

pub mod board;
pub mod eight;
pub mod fifteen;
pub mod magic;
pub mod method;
pub mod nine;
pub mod program;
