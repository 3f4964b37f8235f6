//! A judge for the puzzles on a 3x3 board: it says what is wrong with a program's answers, and finds inputs on
//! which they are.
//!
//! | module | what it holds |
//! |---|---|
//! | [`problem`], [`puzzle`] | the problems and what is played in them |
//! | [`input`], [`lines`] | reading inputs and outputs |
//! | [`answer`] | what is printed for a case, one kind of answer in each file |
//! | [`check`], [`complaint`], [`hints`] | holding outputs against inputs, and the words for what is wrong |
//! | [`generate`], [`layout`], [`random`] | inputs made up and how they are laid out |
//! | [`stress`] | looking for an input on which a program fails |
//! | [`moves`], [`ways`] | moves played on boards, ways counted |
//! | [`draw`], [`replay`], [`explain`] | boards as text and as pictures, and what there is to know about one |
//! | [`cli`] | the command line |
#![warn(missing_docs)]

pub mod answer;
pub mod check;
pub mod cli;
pub mod complaint;
pub mod draw;
pub mod explain;
pub mod generate;
pub mod hints;
pub mod input;
pub mod layout;
pub mod lines;
pub mod moves;
pub mod problem;
pub mod puzzle;
pub mod random;
pub mod replay;
pub mod stress;
mod svg;
mod tables;
pub mod ways;
