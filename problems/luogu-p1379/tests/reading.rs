//! How the program reads its input.

use luogu_p1379 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
