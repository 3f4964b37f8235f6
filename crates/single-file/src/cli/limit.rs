//! How long a file may be.

use super::judge::Judge;
use super::report::{Level, Report};

/// A limit that several judges have, in bytes. A file above it is worth a note if the judge is not known.
const USUAL: usize = 65_536;

/// The limit of the option, or else the judge's. Returns a note if there is neither and the file is large.
///
/// # Errors
/// If the file is above the limit.
pub(crate) fn check(
    text: &str,
    option: Option<usize>,
    judge: Option<&Judge>,
    can_minify: bool,
) -> Result<Option<Report>, Report> {
    let of_judge = judge.and_then(|judge| judge.limit.as_ref());
    let (found, limit, unit) = match (option, of_judge) {
        (Some(limit), _) => (text.len(), limit, "bytes"),
        (None, Some(limit)) => match limit.characters {
            Some(characters) => (text.chars().count(), characters, "characters"),
            None => (text.len(), limit.bytes.unwrap_or(usize::MAX), "bytes"),
        },
        (None, None) if judge.is_none() && text.len() > USUAL => {
            let message = format!("the file has {} bytes; some judges take at most {USUAL}", text.len());
            return Ok(Some(
                Report::new(Level::Note, message).help("`--judge NAME` and `--limit BYTES` make it an error"),
            ));
        }
        (None, None) => return Ok(None),
    };
    if found <= limit {
        return Ok(None);
    }
    let error = Report::error(format!("the file has {found} {unit}, above the limit of {limit}"))
        .help("`--stats` shows what is large");
    Err(if can_minify { error.help("`--minify` leaves out comments and white space") } else { error })
}
