//! The page's questions to the programs' own code: JSON in, JSON out.
//!
//! | module | what it answers |
//! |---|---|
//! | [`catalog`](mod@listing) | which problems there are |
//! | [`look`] | what there is to know about a board: distance, moves, path, inversions, Lehmer code |
//! | [`graph`] | all shortest paths as a graph |
//! | [`layers`] | the number of boards at each distance, a board at some distance |
//! | [`race`] | four searches on one board, with the number of boards that each looks at |
//! | [`verdict`] | whether an output is right, inputs made up |
//!
//! JavaScript writes a question into [`room`], calls [`answer`], and reads the length and the bytes of the answer.

pub mod game;
pub mod graph;
pub mod layers;
pub mod listing;
pub mod look;
pub mod memory;
pub mod question;
pub mod race;
pub mod verdict;

pub use memory::{answer, room};
