//! What is known of a judge, as a TOML file says it. What is not known is left out of the file.

mod files;
mod list;

pub(crate) use files::find;
pub(crate) use list::list;

use cargo_metadata::semver::Version;
use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer};
use single_file::{Edition, JudgeCrate};
use std::collections::BTreeMap;

/// A judge. At least one of `rust` and `c` is there.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Judge {
    pub(crate) title: String,
    /// How the judge compiles Rust; `None` if it takes no Rust.
    pub(crate) rust: Option<Rust>,
    /// How the judge compiles C; `None` if that is not known.
    pub(crate) c: Option<C>,
    pub(crate) limit: Option<Limit>,
    pub(crate) crates: Option<Crates>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rust {
    #[serde(default, deserialize_with = "version")]
    pub(crate) version: Option<Version>,
    #[serde(default, deserialize_with = "edition")]
    pub(crate) edition: Option<Edition>,
    /// What `rustc` gets besides the edition.
    #[serde(default)]
    pub(crate) flags: Vec<String>,
    pub(crate) day: Option<Day>,
    pub(crate) source: Option<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct C {
    #[serde(default)]
    pub(crate) compilers: Vec<String>,
    /// What the compiler gets.
    #[serde(default)]
    pub(crate) flags: Vec<String>,
    pub(crate) day: Day,
    pub(crate) source: String,
}

/// The longest source file, in one unit or the other.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Limit {
    pub(crate) bytes: Option<usize>,
    pub(crate) characters: Option<usize>,
    pub(crate) day: Day,
    pub(crate) source: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Crates {
    pub(crate) day: Day,
    pub(crate) source: String,
    pub(crate) versions: BTreeMap<String, Offer>,
}

/// A crate's version, with or without features, as in `Cargo.toml`.
#[derive(Deserialize, Debug)]
#[serde(untagged, expecting = "expected a version, or a table of `version` and `features`")]
pub(crate) enum Offer {
    Version(String),
    Features {
        version: String,
        #[serde(default)]
        features: Vec<String>,
    },
}

/// The day that a fact is of: `2026-05-31`, or `2026-05` if no more is known.
#[derive(Debug)]
pub(crate) struct Day(pub(crate) String);

impl Judge {
    /// The crates that stay `use`.
    pub(crate) fn crates(&self) -> Vec<JudgeCrate> {
        let offered = self.crates.iter().flat_map(|crates| &crates.versions);
        let described = offered.map(|(name, offer)| {
            let (version, features) = match offer {
                Offer::Version(version) => (version, &[][..]),
                Offer::Features { version, features } => (version, &features[..]),
            };
            JudgeCrate { name: name.clone(), version: version.clone(), features: features.to_vec() }
        });
        described.collect()
    }

    /// What a field of its own type cannot check: the table, and what is wrong there.
    pub(crate) fn contradiction(&self) -> Option<(&'static str, &'static str)> {
        let Judge { rust, c, limit, .. } = self;
        if rust.is_none() && c.is_none() {
            return Some(("title", "found neither `[rust]` nor `[c]`, expected one of them or both"));
        }
        if limit.as_ref().is_some_and(|limit| limit.bytes.is_some() == limit.characters.is_some()) {
            return Some(("limit", "expected either `bytes` or `characters`"));
        }
        let rust = rust.as_ref()?;
        let says = rust.version.is_some() || rust.edition.is_some() || !rust.flags.is_empty();
        let unproven = says && (rust.day.is_none() || rust.source.is_none());
        unproven.then_some(("rust", "expected `day` and `source` of these facts"))
    }
}

fn version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Version>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let wrong = || D::Error::invalid_value(Unexpected::Str(&text), &"a whole version such as \"1.89.0\"");
    Version::parse(&text).map(Some).map_err(|_| wrong())
}

fn edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Edition>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let known = [Edition::E2015, Edition::E2018, Edition::E2021, Edition::E2024];
    let found = known.into_iter().find(|edition| edition.as_str() == text);
    let expected = &"\"2015\", \"2018\", \"2021\" or \"2024\"";
    found.map(Some).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), expected))
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        let parts: Vec<&str> = text.split('-').collect();
        let digits = |part: &str, count| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_day = match parts[..] {
            [year, month] => digits(year, 4) && digits(month, 2),
            [year, month, day] => digits(year, 4) && digits(month, 2) && digits(day, 2),
            _ => false,
        };
        match is_day {
            true => Ok(Day(text)),
            false => {
                Err(D::Error::invalid_value(Unexpected::Str(&text), &"a day such as \"2026-05-31\" or \"2026-05\""))
            }
        }
    }
}
