//! What the measurements share: inputs that are the same every time, and whole programs run on them.

pub mod inputs;
pub mod programs;
