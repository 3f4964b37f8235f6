//! How the program reads its input.

use luogu_p2730 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
