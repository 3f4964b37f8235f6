//! Ranking, moves and search for the puzzles on a 3x3 board.
//!
//! | module | what it holds |
//! |---|---|
//! | [`board`] | boards, their cells and the symbols they are written with |
//! | [`cantor`] | permutations to numbers and back |
//! | [`even_permutation`] | the even orders of eight tiles, and what it does to them when a tile goes past two others |
//! | [`slide`] | the sliding puzzle (eight tiles and a blank): its states and moves |
//! | [`rotate`] | the nine-number puzzle (a ring and a row that turn): its states and moves |
//! | [`search`] | distances to a goal, layer by layer, for either puzzle |
//! | [`ida_star`] | a shortest way found depth first, without a table over the states |
//! | [`relabel`] | other names for tiles, other directions of the square |
//! | [`swar`] | eight bytes handled at once |
//! | [`text`] | reading and writing as streams, and the faults of an input |
//!
//! Nothing here allocates: tables are arrays inside values that start all zero (`const fn new()`), so that a
//! program can keep them in a `static`. The language is that of rustc 1.63, which old judges run.
#![no_std]
#![warn(missing_docs)]

pub mod board;
pub mod cantor;
pub mod even_permutation;
pub mod ida_star;
pub mod relabel;
pub mod rotate;
pub mod search;
pub mod slide;
pub mod swar;
pub mod text;
