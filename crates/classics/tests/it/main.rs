//! The methods agree with one another and with the published figures, and the bad examples are wrong.

mod board;
mod eight;
mod fifteen;
mod magic;
mod nine;
mod programs;
mod stress;
mod wrong;
