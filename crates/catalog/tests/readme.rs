//! The two READMEs give the same commands.

use std::fs;
use std::path::Path;

/// The blocks of code, each with the line that opens it.
fn blocks(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    let text = fs::read_to_string(&path).expect("the README can be read").replace("\r\n", "\n");
    let blocks: Vec<String> = text.split("\n```").skip(1).step_by(2).map(String::from).collect();
    assert!(blocks.len() >= 4, "{file}: {blocks:?}");
    blocks
}

#[test]
fn the_chinese_readme_has_the_same_code_blocks_as_the_english_one() {
    assert_eq!(blocks("README.zh-CN.md"), blocks("README.md"));
}

#[test]
fn each_readme_links_to_the_other_at_the_top() {
    for (file, other) in [("README.md", "(README.zh-CN.md)"), ("README.zh-CN.md", "(README.md)")] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
        let text = fs::read_to_string(path).expect("the README can be read");
        assert!(text.lines().take(3).any(|line| line.contains(other)), "{file} has no link to {other}");
    }
}
