//! The methods agree with one another and with the published figures, and the bad examples are bad.

mod board;
mod eight;
mod fifteen;
mod magic;
mod nine;
mod programs;
mod stress;
mod wrong;
