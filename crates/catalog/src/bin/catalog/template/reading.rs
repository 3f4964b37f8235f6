//! How the program reads its input.

use CRATE as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
