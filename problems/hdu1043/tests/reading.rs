//! How the program reads its input.

use hdu1043 as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
