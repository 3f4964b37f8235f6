//! The clipboard, by the tools that hold its text after this program has ended.
//!
//! A library such as `arboard` would not do on X11 and Wayland: there the text is gone when the program ends.

use std::io::Write;
use std::process::{Command, Stdio};

use super::report::{Level, Report};

/// A tool, its arguments, and the environment variable that says whether it can work.
type Tool = (&'static str, &'static [&'static str], Option<&'static str>);

const TOOLS: [Tool; 5] = [
    ("wl-copy", &[], Some("WAYLAND_DISPLAY")),
    ("xclip", &["-selection", "clipboard"], Some("DISPLAY")),
    ("xsel", &["--clipboard", "--input"], Some("DISPLAY")),
    ("pbcopy", &[], None),
    // Of Windows, and of Linux on Windows.
    ("clip.exe", &[], None),
];

/// Puts a text on the clipboard and says by which tool.
pub(crate) fn copy(text: &str) -> Result<Report, Report> {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    for (tool, arguments, variable) in TOOLS {
        if variable.is_none_or(is_set) && run(tool, arguments, &encoded(tool, text)) {
            return Ok(Report::new(Level::Note, format!("copied to the clipboard by {tool}")));
        }
    }
    Err(Report::error("not copied: found no clipboard")
        .help("install wl-clipboard for Wayland, or xclip or xsel for X11; macOS and Windows have a tool of their own"))
}

/// `clip.exe` reads UTF-16 with a byte order mark; the others read UTF-8.
fn encoded(tool: &str, text: &str) -> Vec<u8> {
    match tool {
        "clip.exe" => "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect(),
        _ => text.as_bytes().to_vec(),
    }
}

fn run(tool: &str, arguments: &[&str], text: &[u8]) -> bool {
    // The tools go on in the background. They must not keep a pipe open that somebody waits for.
    let mut command = Command::new(tool);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return false };
    let written = child.stdin.take().is_some_and(|mut stdin| stdin.write_all(text).is_ok());
    child.wait().is_ok_and(|status| status.success()) && written
}
