//! What the measurements share: reproducible inputs, and runs of whole programs on them.

pub mod inputs;
pub mod programs;
