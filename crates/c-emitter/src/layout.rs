//! Indentation and long lines.

/// How long a line may be.
const WIDTH: usize = 100;

/// Lines of C, each with the depth of its indentation.
#[derive(Default)]
pub(crate) struct Lines {
    lines: Vec<(usize, String)>,
    depth: usize,
    /// Whether the last line may have another statement.
    takes_more: bool,
}

impl Lines {
    /// How many lines there are: the place of the next one.
    pub(crate) fn count(&self) -> usize {
        self.lines.len()
    }

    /// A line to which nothing is added.
    pub(crate) fn push(&mut self, text: impl Into<String>) {
        self.lines.push((self.depth, text.into()));
        self.takes_more = false;
    }

    /// Several lines, whose indentation is their own.
    pub(crate) fn all(&mut self, text: &str) {
        for line in text.lines() {
            self.push(line);
        }
    }

    /// A statement, on one line with those before as far as there is room.
    pub(crate) fn statement(&mut self, text: &str) {
        match self.lines.last_mut() {
            Some((depth, line)) if self.takes_more && *depth + line.len() + text.len() < WIDTH => {
                line.push(' ');
                line.push_str(text);
            }
            _ => self.push(text),
        }
        self.takes_more = true;
    }

    /// A line that opens a block.
    pub(crate) fn open(&mut self, text: impl Into<String>) {
        self.push(text);
        self.depth += 1;
    }

    /// A line that closes one.
    pub(crate) fn close(&mut self, text: impl Into<String>) {
        self.close_silently();
        self.push(text);
    }

    /// Closes one where C wants no line for it.
    pub(crate) fn close_silently(&mut self) {
        self.depth -= 1;
    }

    /// A line that stands out, in front of another one.
    pub(crate) fn insert(&mut self, place: usize, text: String) {
        self.lines.insert(place, (0, text));
        self.takes_more = false;
    }

    /// The text, long lines broken.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (depth, line) in &self.lines {
            // What is far inside has no room for more.
            let mut indentation = " ".repeat((*depth).min(24));
            let mut rest = line.as_str();
            // A line of the preprocessor ends where it ends.
            if line.starts_with('#') {
                text += &format!("{line}\n");
                continue;
            }
            while indentation.len() + rest.len() > WIDTH {
                let Some(end) = place_to_break(rest, WIDTH - indentation.len()) else { break };
                text += &format!("{indentation}{}\n", rest[..end].trim_end());
                if rest.len() == line.len() {
                    indentation += "  ";
                }
                rest = rest[end..].trim_start();
            }
            text += &format!("{indentation}{rest}\n");
        }
        text
    }
}

/// Where a line is broken: at the last blank that has room, if that is not too early, else behind a bracket. No literal
/// is broken: they have no blanks, and `file` keeps their lines shorter than this.
fn place_to_break(line: &str, room: usize) -> Option<usize> {
    // A comment may hold any character.
    let first = &line[..line.floor_char_boundary(room)];
    let blank = first.rfind(' ').filter(|&place| place > room / 2);
    blank.or_else(|| first.rfind(')').map(|place| place + 1)).or_else(|| line.find(' '))
}
