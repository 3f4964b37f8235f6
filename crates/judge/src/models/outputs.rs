//! Sets of outputs.

use std::collections::BTreeSet;

/// The outputs that a program with a mistake may print.
pub enum Outputs {
    /// The pieces, one after the other.
    Pieces(Vec<Piece>),
    /// Anything but a right output.
    Wrong,
    /// The program crashes or does not end.
    NoEnd,
}

/// A part of an output: usually the answer to a case.
pub enum Piece {
    /// One of these texts.
    OneOf(Vec<String>),
    /// Lines that a test accepts. There may be none.
    Lines {
        /// One such text.
        example: String,
        /// The most lines.
        most: usize,
        /// The test, on the lines with their ends.
        accepts: Box<dyn Fn(&str) -> bool + Send + Sync>,
    },
}

impl Piece {
    /// Any text of a few lines, such as `example`.
    pub fn any(example: String) -> Piece {
        Piece::Lines { example, most: 4, accepts: Box::new(|_| true) }
    }

    /// A line that a test accepts; it sees the line without its end.
    pub fn line(example: String, accepts: impl Fn(&str) -> bool + Send + Sync + 'static) -> Piece {
        let accepts =
            move |lines: &str| lines.strip_suffix('\n').is_some_and(|line| !line.contains('\n') && accepts(line));
        Piece::Lines { example, most: 1, accepts: Box::new(accepts) }
    }

    /// This piece or another one.
    pub fn or(self, other: Piece) -> Piece {
        let (example, most) = (self.example().to_string(), 4);
        let accepts = move |text: &str| [&self, &other].iter().any(|piece| piece.ends(text, 0).contains(&text.len()));
        Piece::Lines { example, most, accepts: Box::new(accepts) }
    }

    /// The same piece with its texts changed.
    pub fn map(self, change: impl Fn(&str) -> String) -> Piece {
        match self {
            Piece::OneOf(texts) => Piece::OneOf(texts.iter().map(|text| change(text)).collect()),
            other => other,
        }
    }

    /// A text of this piece.
    pub fn example(&self) -> &str {
        match self {
            Piece::OneOf(texts) => &texts[0],
            Piece::Lines { example, .. } => example,
        }
    }

    /// The places up to which the piece may reach in `output` if it begins at `from`.
    fn ends(&self, output: &str, from: usize) -> Vec<usize> {
        let rest = &output[from..];
        match self {
            Piece::OneOf(texts) => {
                texts.iter().filter(|text| rest.starts_with(text.as_str())).map(|text| from + text.len()).collect()
            }
            Piece::Lines { most, accepts, .. } => {
                let line_ends = rest.match_indices('\n').map(|(place, _)| place + 1).take(*most);
                [0].into_iter().chain(line_ends).filter(|&end| accepts(&rest[..end])).map(|end| from + end).collect()
            }
        }
    }
}

impl Outputs {
    /// Whether a program that ends well may print this. Ends of lines and the end of the last line do not matter.
    pub fn admit(&self, output: &str, is_right: bool) -> bool {
        match self {
            Outputs::Wrong => !is_right,
            Outputs::NoEnd => false,
            Outputs::Pieces(pieces) => {
                let mut places = BTreeSet::from([0]);
                for piece in pieces {
                    places = places.iter().flat_map(|&place| piece.ends(output, place)).collect();
                }
                places.contains(&output.len())
            }
        }
    }

    /// Whether a program that crashes or does not end may do so because of this mistake.
    pub fn admit_no_end(&self) -> bool {
        matches!(self, Outputs::Wrong | Outputs::NoEnd)
    }

    /// One of the outputs; `None` if there is none that the mistake determines.
    pub fn example(&self) -> Option<String> {
        match self {
            Outputs::Pieces(pieces) => Some(pieces.iter().map(Piece::example).collect()),
            _ => None,
        }
    }
}

/// An output in the form in which it is compared: lines end with LF, also the last one.
pub fn normalized(output: &[u8]) -> String {
    let mut text = String::from_utf8_lossy(output).replace("\r\n", "\n");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}
