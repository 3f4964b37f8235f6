//! Ranking, moves and search for the sliding and rotation puzzles.
//!
//! ```text
//!     text -> board -> rank -> move -> distance -> path
//! ```
//!
//! The modules, in reading order:
//!
//! | module | what it holds | uses |
//! |---|---|---|
//! | [`swar`] | eight bytes in one word (SWAR: SIMD within a register) | |
//! | [`board`] | boards, their cells and their symbols | `swar` |
//! | [`text`] | input and output as streams; input errors with their place | `board` |
//! | [`cantor`] | permutations to ranks and back (Lehmer code) | |
//! | [`even_permutation`] | the even permutations of eight tiles, and 3-cycles of them | |
//! | [`puzzle`] | what a puzzle is, and what makes its search fast | |
//! | [`search`] | breadth-first search: distances to a goal, and the descent along them | `puzzle` |
//! | [`slide`] | the sliding puzzle | `cantor`, `even_permutation`, `search` |
//! | [`rotate`] | the nine-number puzzle | `cantor`, `search` |
//! | [`nine_number`] | the tables that solve the nine-number puzzle | `rotate` |
//! | [`relabel`] | relabeling tiles and rotating boards, so that one table serves many goals | `slide` |
//! | `walking_distance` | the heuristic of IDA* | |
//! | [`ida_star`] | a shortest path without a table of all states | `slide`, `walking_distance` |
//! | [`fifteen`] | the fifteen puzzle: IDA* with its own walking distance | |
//! | [`magic`] | the magic board, two rows of four | `cantor`, `search` |
//!
//! Nothing here allocates: tables are arrays inside values that start all zero (`const fn new()`), so that a
//! program can keep them in a `static`. The code compiles with rustc 1.63, for old judges.
#![no_std]
#![warn(missing_docs)]

pub mod board;
pub mod cantor;
pub mod even_permutation;
pub mod fifteen;
pub mod ida_star;
pub mod magic;
pub mod nine_number;
pub mod puzzle;
pub mod relabel;
pub mod rotate;
pub mod search;
pub mod slide;
pub mod swar;
pub mod text;
mod walking_distance;
