//! How the program reads its input.

use aoj_alds1_13_c as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
