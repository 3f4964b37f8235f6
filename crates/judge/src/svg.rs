//! The same picture as [`Replay::text`] as an SVG file.

use crate::replay::{Replay, Step};
use std::fmt::Write;

/// The side of a cell, in pixels.
const CELL: usize = 24;
/// The room for an arrow before a board.
const ARROW: usize = 40;

impl Replay<'_> {
    /// The boards as an SVG picture, `across` of them in a strip. What a move has changed is shaded.
    pub fn svg(&self, across: usize) -> String {
        let strips = self.strips(across);
        // From a board's left side to the next one's, and from a strip's top to the next one's.
        let (step_width, strip_height) = (ARROW + self.puzzle.width() * CELL, self.puzzle.rows() * CELL + 24);
        let width = strips[0].len() * step_width + 24;
        let height = strips.len() * strip_height + 24;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"16\" text-anchor=\"middle\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        );
        for (number, strip) in strips.iter().enumerate() {
            for (place, step) in strip.iter().enumerate() {
                self.draw(&mut svg, place * step_width, 24 + number * strip_height, step);
            }
        }
        svg + "</svg>\n"
    }

    /// Draws an arrow and a board, from the arrow's left end and the board's top.
    fn draw(&self, svg: &mut String, left: usize, top: usize, step: &Step<'_>) {
        if let Some(letter) = step.letter {
            let (middle, tip) = (top + self.puzzle.rows() * CELL / 2, left + ARROW - 8);
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
        let columns = self.puzzle.width();
        for place in 0..step.board.len() {
            let (x, y) = (left + ARROW + place % columns * CELL, top + place / columns * CELL);
            let cell = self.puzzle.cell(place / columns, place % columns);
            let number = step.board[cell];
            let sign = self.puzzle.drawn(number);
            let fill = match (sign.as_str(), step.before[cell] == number) {
                (".", _) => "gainsboro",
                (_, true) => "white",
                (_, false) => "gold",
            };
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"black\"/>"
            );
            if sign != "." {
                let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{sign}</text>", x + CELL / 2, y + CELL - 6);
            }
        }
    }
}
