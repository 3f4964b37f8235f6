//! The names of problems: the judge and the number, as the judge writes them, in lower case.

/// How a judge's names start, the check of the rest, and an example.
type Judge = (&'static str, fn(&str) -> bool, &'static str);

/// The judges whose numbers have a known form.
const JUDGES: [Judge; 4] = [
    ("hdu", four_digits, "hdu1043"),
    ("poj", four_digits, "poj1077"),
    ("luogu", luogu, "luogu-p1379"),
    ("aoj", aoj, "aoj-alds1-13-b"),
];

/// Checks the name of a new problem.
///
/// # Errors
/// If the name is invalid: what was found, and what is expected.
pub(crate) fn check(name: &str) -> Result<(), String> {
    let wrong = |found: &str, expected: &str| Err(format!("`{name}`: found {found}, expected {expected}"));
    let allowed = |sign: &char| matches!(sign, 'a'..='z' | '0'..='9' | '-');
    if let Some(sign) = name.chars().find(|sign| !allowed(sign)) {
        return wrong(&format!("{sign:?}"), "lower-case letters, digits and hyphens, such as hdu1043");
    }
    if name.len() > 40 {
        return wrong(&format!("{} characters", name.len()), "at most 40");
    }
    if name.split('-').any(str::is_empty) {
        return wrong("a part that is empty", "the judge and the number, such as hdu1043 or luogu-p1379");
    }
    let letters = name.trim_end_matches(|sign| sign != '-').len().max(1) - 1;
    let judge = name.find(|sign: char| !sign.is_ascii_lowercase()).map_or(name, |end| &name[..end]);
    if judge.len() < 2 || (letters == 0 && judge == name) || !name.contains(|sign: char| sign.is_ascii_digit()) {
        return wrong("no judge or no number", "the judge and the number, such as hdu1043 or luogu-p1379");
    }
    for (known, is_number, example) in JUDGES {
        if name.strip_prefix(known).is_some_and(|number| !is_number(number)) {
            return wrong("another form", &format!("the form of {example}"));
        }
    }
    // Windows reserves these names.
    if name.len() == 4 && (judge == "com" || judge == "lpt") {
        return wrong("the name of a device", "the name of a judge");
    }
    Ok(())
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn four_digits(number: &str) -> bool {
    number.len() == 4 && digits(number)
}

/// `-p1379`, `-b3626`.
fn luogu(number: &str) -> bool {
    let rest = number.strip_prefix("-p").or(number.strip_prefix("-b"));
    rest.is_some_and(|number| (4..=5).contains(&number.len()) && digits(number))
}

/// `-0121`, or a course with its lesson and letter: `-alds1-13-b`.
fn aoj(number: &str) -> bool {
    let parts: Vec<&str> = number.split('-').skip(1).collect();
    match parts[..] {
        [number] => four_digits(number),
        [course, lesson, letter] => {
            course.starts_with(|sign: char| sign.is_ascii_lowercase())
                && digits(lesson)
                && letter.len() == 1
                && !digits(letter)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn names_as_the_judges_write_them_are_accepted() {
        let names =
            "hdu1043 poj1077 luogu-p1379 luogu-b3626 aoj-0121 aoj-alds1-13-b demo9999 codeforces-1031a uva-10181";
        for name in names.split(' ') {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn other_names_are_refused_with_what_is_expected() {
        let pair = "the judge and the number, such as hdu1043 or luogu-p1379";
        let signs = "lower-case letters, digits and hyphens, such as hdu1043";
        for (name, found, expected) in [
            ("HDU1043", "'H'", signs),
            ("hdu 1043", "' '", signs),
            ("../hdu1043", "'.'", signs),
            ("hdu_1043", "'_'", signs),
            ("", "a part that is empty", pair),
            ("hdu1043-", "a part that is empty", pair),
            ("-p1379", "a part that is empty", pair),
            ("luogu--p1379", "a part that is empty", pair),
            ("hdu", "no judge or no number", pair),
            ("1043", "no judge or no number", pair),
            ("u8", "no judge or no number", pair),
            ("nine-number", "no judge or no number", pair),
            ("hdu-1043", "another form", "the form of hdu1043"),
            ("hdu10430", "another form", "the form of hdu1043"),
            ("pojo1077", "another form", "the form of poj1077"),
            ("luogu1379", "another form", "the form of luogu-p1379"),
            ("luogup1379", "another form", "the form of luogu-p1379"),
            ("aoj-13-b", "another form", "the form of aoj-alds1-13-b"),
            ("com1", "the name of a device", "the name of a judge"),
            (&"a1".repeat(21), "42 characters", "at most 40"),
        ] {
            assert_eq!(check(name), Err(format!("`{name}`: found {found}, expected {expected}")));
        }
    }
}
