//! A judge for sliding and rotation puzzles: says what is wrong with a program's output, finds inputs on which a program
//! fails, and names the cause if it is known.
//!
//! The modules, each of which uses only those above it:
//!
//! | module | content |
//! |---|---|
//! | [`board`], [`case`], [`words`], [`random`] | boards, cases, pieces of text, random numbers |
//! | [`puzzle`], [`paths`], [`moves`] | the puzzles, shortest paths, moves played on a board |
//! | [`lines`], [`draw`], [`diagnosis`] | an output line by line, boards as text, what is wrong with an answer |
//! | [`answer`], [`problem`] | what is printed for a case, the problems |
//! | [`layout`], [`input`], [`paste`], [`generate`] | inputs written and read, boards as people paste them, random inputs |
//! | [`verdict`], [`check`](mod@check) | checking an output |
//! | [`explain`](mod@explain), [`replay`] | what there is to know about a board, the boards along a path |
//! | [`models`], [`hints`] | known mistakes as small wrong solvers, and which of them explains what a program printed |
//! | [`stress`](mod@stress) | finding an input on which a program fails |
//! | `cli` | the command line and the runner of processes (feature `cli`; without it the library builds for wasm32) |
#![warn(missing_docs)]

pub mod answer;
pub mod board;
pub mod case;
pub mod check;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diagnosis;
pub mod draw;
pub mod explain;
pub mod generate;
pub mod hints;

pub mod input;
pub mod layout;
pub mod lines;
pub mod models;
pub mod moves;
pub mod paste;
pub mod paths;
pub mod problem;
pub mod puzzle;
pub mod random;
pub mod replay;
pub mod stress;
mod svg;
mod vast;
pub mod verdict;
pub mod words;
