//! How the program reads its input.

use poj1077 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
