//! Reports in the shape of `rustc --error-format json`, which editors read.

use serde_json::{json, Value};
use single_file::Place;

use super::{bytes, Level, Report};

/// One line of JSON.
pub(crate) fn diagnostic(report: &Report) -> Value {
    let level = match report.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "note",
    };
    let help = report.help.iter().map(
        |help| json!({ "message": help, "code": null, "level": "help", "spans": [], "children": [], "rendered": null }),
    );
    json!({
        "$message_type": "diagnostic",
        "message": report.message,
        "code": null,
        "level": level,
        "spans": report.place.iter().map(|place| span(place, report.line_start)).collect::<Vec<Value>>(),
        "children": help.collect::<Vec<Value>>(),
        "rendered": report.rendered(false) + "\n",
    })
}

fn span(place: &Place, line_start: Option<usize>) -> Value {
    let line = line_start.unwrap_or_else(|| read_line_start(place));
    let columns = (place.columns.start + 1, place.columns.end + 1);
    json!({
        "file_name": place.file,
        "byte_start": line + bytes(place).start,
        "byte_end": line + bytes(place).end,
        "line_start": place.line,
        "line_end": place.line,
        "column_start": columns.0,
        "column_end": columns.1,
        "is_primary": true,
        "text": [{ "text": place.text, "highlight_start": columns.0, "highlight_end": columns.1 }],
        "label": null,
        "suggested_replacement": null,
        "suggestion_applicability": null,
        "expansion": null,
    })
}

/// The byte of the file that the line begins with; 0 if the file cannot be read.
fn read_line_start(place: &Place) -> usize {
    let text = std::fs::read_to_string(&place.file).unwrap_or_default();
    text.split_inclusive('\n').take(place.line - 1).map(str::len).sum()
}
