//! How the program reads its input.

use hdu1430 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
