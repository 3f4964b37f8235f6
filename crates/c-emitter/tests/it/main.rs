//! The emitter held against an interpreter, on random modules and on small ones written by hand.

mod body;
mod by_hand;
mod control;
mod coverage;
mod errors;
mod every;
mod flow;
mod generator;
mod instructions;
mod machines;
mod numbers;
mod random;
mod simple;
mod statements;
mod values;
