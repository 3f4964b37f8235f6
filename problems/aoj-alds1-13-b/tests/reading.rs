//! How the program reads its input.

use aoj_alds1_13_b as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
