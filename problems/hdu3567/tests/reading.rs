//! How the program reads its input.

use hdu3567 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
