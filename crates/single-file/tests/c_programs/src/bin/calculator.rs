//! Expressions, one a line: a parser by recursive descent to boxed trees, errors with `?`, `Cow` and slices.

use std::borrow::Cow;
use std::fmt;
use std::io;
use std::iter::Peekable;
use std::str::Chars;

enum Tree {
    Number(i64),
    Negative(Box<Tree>),
    Pair(Box<Tree>, char, Box<Tree>),
}

#[derive(Debug)]
#[allow(dead_code, reason = "printed")]
enum Failure {
    End,
    Found(char),
    Zero,
    Large(Cow<'static, str>),
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Number(number) => write!(f, "{number}"),
            Tree::Negative(tree) => write!(f, "-{tree}"),
            Tree::Pair(left, sign, right) => write!(f, "({left} {sign} {right})"),
        }
    }
}

fn sum(text: &mut Peekable<Chars<'_>>) -> Result<Tree, Failure> {
    let mut tree = product(text)?;
    while let Some(sign) = text.next_if(|c| "+-".contains(*c)) {
        tree = Tree::Pair(Box::new(tree), sign, Box::new(product(text)?));
    }
    Ok(tree)
}

fn product(text: &mut Peekable<Chars<'_>>) -> Result<Tree, Failure> {
    let mut tree = single(text)?;
    while let Some(sign) = text.next_if(|c| matches!(c, '*' | '/' | '%')) {
        tree = Tree::Pair(Box::new(tree), sign, Box::new(single(text)?));
    }
    Ok(tree)
}

fn single(text: &mut Peekable<Chars<'_>>) -> Result<Tree, Failure> {
    match text.next().ok_or(Failure::End)? {
        '-' => Ok(Tree::Negative(Box::new(single(text)?))),
        '(' => {
            let tree = sum(text)?;
            match text.next() {
                Some(')') => Ok(tree),
                other => Err(other.map_or(Failure::End, Failure::Found)),
            }
        }
        digit if digit.is_ascii_digit() => {
            let mut digits = String::from(digit);
            while let Some(digit) = text.next_if(char::is_ascii_digit) {
                digits.push(digit);
            }
            digits.parse().map(Tree::Number).map_err(|error| Failure::Large(error.to_string().into()))
        }
        other => Err(Failure::Found(other)),
    }
}

fn value(tree: &Tree) -> Result<i64, Failure> {
    Ok(match tree {
        Tree::Number(number) => *number,
        Tree::Negative(tree) => value(tree)?.checked_neg().ok_or(Failure::Large("negation".into()))?,
        Tree::Pair(left, sign, right) => {
            let (left, right) = (value(left)?, value(right)?);
            let result = match sign {
                '+' => left.checked_add(right),
                '-' => left.checked_sub(right),
                '*' => left.checked_mul(right),
                _ if right == 0 => return Err(Failure::Zero),
                '/' => left.checked_div(right),
                _ => left.checked_rem(right),
            };
            result.ok_or(Failure::Large(Cow::Borrowed("overflow")))?
        }
    })
}

fn main() {
    for line in io::stdin().lines().map_while(Result::ok) {
        let text: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        let mut chars = text.chars().peekable();
        match sum(&mut chars).and_then(|tree| value(&tree).map(|value| (tree, value))) {
            Ok((tree, value)) => println!("{tree} = {value}, then {:?}", chars.collect::<String>()),
            Err(failure) => println!("{failure:?}"),
        }
    }
}
