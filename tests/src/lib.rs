//! What the tests of every problem share.
