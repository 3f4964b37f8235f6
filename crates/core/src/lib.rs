//! Ranking, moves and search for puzzles on a 3x3 board.
#![no_std]
