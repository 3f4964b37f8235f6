//! Indentation and long lines.

/// How long a line may be.
const WIDTH: usize = 100;

/// Lines of C, each with the depth of its indentation.
#[derive(Default)]
pub(crate) struct Lines {
    pub(crate) lines: Vec<(usize, String)>,
    pub(crate) depth: usize,
}

impl Lines {
    pub(crate) fn push(&mut self, text: impl Into<String>) {
        self.lines.push((self.depth, text.into()));
    }

    /// A line that opens a block.
    pub(crate) fn open(&mut self, text: impl Into<String>) {
        self.push(text);
        self.depth += 1;
    }

    /// A line that closes one.
    pub(crate) fn close(&mut self, text: impl Into<String>) {
        self.depth -= 1;
        self.push(text);
    }

    /// The lines, with short statements that follow one another on one.
    fn joined(&self) -> Vec<(usize, String)> {
        // Of what follows a condition on its line it must be plain whether it depends on it.
        let is_statement = |line: &str| {
            line.ends_with(';')
                && !["}", "if", "typedef"].iter().any(|start| line.starts_with(start))
                && !line.contains(':')
        };
        let mut joined: Vec<(usize, String)> = Vec::new();
        for (depth, line) in &self.lines {
            match joined.last_mut() {
                Some((last, text))
                    if last == depth
                        && *depth > 0
                        && is_statement(text)
                        && is_statement(line)
                        && depth + text.len() + line.len() < WIDTH =>
                {
                    *text += &format!(" {line}");
                }
                _ => joined.push((*depth, line.clone())),
            }
        }
        joined
    }

    /// The text, broken at blanks. No literal has one where it would be broken: those are written shorter.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (depth, line) in &self.joined() {
            // What is far inside has no room for more.
            let mut indentation = " ".repeat((*depth).min(24));
            let mut rest = line.as_str();
            while indentation.len() + rest.len() > WIDTH {
                let room = &rest[..WIDTH - indentation.len()];
                let Some(end) = room.rfind(' ').or_else(|| rest.find(' ')) else { break };
                text += &format!("{indentation}{}\n", &rest[..end]);
                if rest.len() == line.len() {
                    indentation += "  ";
                }
                rest = &rest[end + 1..];
            }
            text += &format!("{indentation}{rest}\n");
        }
        text
    }
}
