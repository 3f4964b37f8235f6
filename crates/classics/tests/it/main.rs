//! The methods agree with one another and with the published figures, and the bad examples are wrong.

mod board;
mod eight;
mod nine;
mod programs;
mod stress;
mod wrong;
