//! The emitter held against an interpreter, on random modules and on small ones written by hand.

mod body;
mod control;
mod coverage;
mod errors;
mod generator;
mod instructions;
mod machines;
mod random;
mod regressions;
mod statements;
mod values;
