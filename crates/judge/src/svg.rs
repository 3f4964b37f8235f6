//! The same picture as [`Replay::text`] as an SVG file.

use crate::replay::{Replay, Step};
use std::fmt::Write;

/// The side of a cell, in pixels.
const CELL: usize = 24;
/// The room for an arrow before a board.
const ARROW: usize = 40;
/// From a board's left side to the next one's.
const STEP: usize = ARROW + 3 * CELL;
/// From a strip's top to the next one's.
const STRIP: usize = 3 * CELL + 24;

impl Replay<'_> {
    /// The boards as an SVG picture, `across` of them in a strip. What a move has changed is shaded.
    pub fn svg(&self, across: usize) -> String {
        let strips = self.strips(across);
        let width = strips[0].len() * STEP + 24;
        let height = strips.len() * STRIP + 24;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"16\" text-anchor=\"middle\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        );
        for (number, strip) in strips.iter().enumerate() {
            for (place, step) in strip.iter().enumerate() {
                self.draw(&mut svg, place * STEP, 24 + number * STRIP, step);
            }
        }
        svg + "</svg>\n"
    }

    /// Draws an arrow and a board, from the arrow's left end and the board's top.
    fn draw(&self, svg: &mut String, left: usize, top: usize, step: &Step<'_>) {
        if let Some(letter) = step.letter {
            let (middle, tip) = (top + 3 * CELL / 2, left + ARROW - 8);
            // Writing to a string cannot fail.
            let _ = writeln!(
                svg,
                "<path d=\"M{} {middle}H{tip}m-5 -4l5 4l-5 4\" fill=\"none\" stroke=\"black\"/>\n\
                 <text x=\"{}\" y=\"{}\" font-style=\"italic\">{letter}</text>",
                left + 8,
                left + ARROW / 2,
                middle + 20,
            );
        }
        for (cell, &number) in step.board.iter().enumerate() {
            let (x, y) = (left + ARROW + cell % 3 * CELL, top + cell / 3 * CELL);
            let sign = self.puzzle.drawn(number);
            let fill = match (sign, step.before[cell] == number) {
                ('.', _) => "gainsboro",
                (_, true) => "white",
                (_, false) => "gold",
            };
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"black\"/>"
            );
            if sign != '.' {
                let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{sign}</text>", x + CELL / 2, y + CELL - 6);
            }
        }
    }
}
