//! How the program reads its input.

use nine_number as solver;

#[path = "../../../tests/reading.rs"]
mod reading;
