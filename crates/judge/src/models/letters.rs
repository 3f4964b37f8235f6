//! Mistakes in the letters of the moves and in how a path is read.

use super::{printed, Model, Piece};
use crate::answer::{Accepts, Question, Solution};
use crate::problem::Problem;

/// The models of a problem whose answer shows letters.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    if !problem.answer.prints_letters() {
        return Vec::new();
    }
    let mut models: Vec<Model> =
        permutations(problem.order).iter().skip(1).map(|names| exchanged(problem, names)).collect();
    models.push(reversed());
    models.push(from_goal(problem));
    models.push(Model::of_solutions(
        "upper-case",
        "prints the moves in upper case",
        "print them in lower case",
        |_, solution| Solution { moves: solution.moves.to_ascii_uppercase(), ..solution },
    ));
    models.retain(|model| model.name != "upper-case" || problem.order.iter().any(u8::is_ascii_lowercase));
    models
}

/// All orders of some letters, theirs first.
pub(super) fn permutations(letters: &[u8]) -> Vec<Vec<u8>> {
    if letters.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |place: usize| {
        let mut rest = letters.to_vec();
        let first = rest.remove(place);
        permutations(&rest).into_iter().map(move |rest| [&[first], &rest[..]].concat())
    };
    (0..letters.len()).flat_map(with_first).collect()
}

/// Prints for each letter of the tie-break order the one in the same place of `names`.
fn exchanged(problem: &'static Problem, names: &[u8]) -> Model {
    let order = problem.order;
    let other: Vec<(char, char)> =
        order.iter().zip(names).map(|(&a, &b)| (a.into(), b.into())).filter(|(a, b)| a != b).collect();
    let listed: Vec<String> = other.iter().map(|(letter, printed)| format!("{printed} for {letter}")).collect();
    let does = format!("prints {}", listed.join(", "));
    let advice = match (problem.puzzle.has_blank(), does.as_str()) {
        (true, _) if is_opposite(&other) => "a letter says where the blank goes, not where the tile goes",
        (true, _) if is_transposed(&other) => {
            "rows and columns are exchanged: u and d change the row of the blank, l and r its column"
        }
        (true, _) => "compare each letter with the change of the blank's row and column that belongs to it",
        (false, _) => "compare each letter with the move that belongs to it",
    };
    let names = names.to_vec();
    let name = format!("letters-{}", String::from_utf8_lossy(&names));
    Model::of_cases(name, does, advice, move |question| {
        let rename = |letter: u8| order.iter().position(|&other| other == letter).map_or(letter, |place| names[place]);
        let renamed = |path: String| Solution::of(path.bytes().map(|letter| char::from(rename(letter))).collect());
        let mut paths: Vec<String> = question.solutions().into_iter().map(|solution| solution.moves).collect();
        if question.answer.accepts() == Accepts::FirstShortest {
            // Ties are broken by the letter that is printed, or by the one that would be right.
            let mut by_printed = order.to_vec();
            by_printed.sort_by_key(|&letter| order.iter().position(|&other| other == rename(letter)));
            paths.extend(question.puzzle.path(&question.case.start, &question.case.goal, &by_printed));
        }
        printed(question, paths.into_iter().map(renamed).collect())
    })
}

fn is_opposite(other: &[(char, char)]) -> bool {
    [('u', 'd'), ('d', 'u'), ('l', 'r'), ('r', 'l')].iter().all(|pair| other.contains(pair))
}

fn is_transposed(other: &[(char, char)]) -> bool {
    [('u', 'l'), ('l', 'u'), ('d', 'r'), ('r', 'd')].iter().all(|pair| other.contains(pair))
}

/// Prints the last move first.
fn reversed() -> Model {
    Model::of_cases(
        "reversed",
        "prints the moves in reverse order",
        "a path that is read from parent to parent begins with its last move: reverse it before printing",
        |question| {
            let mut solutions = question.solutions();
            if question.answer.accepts() == Accepts::FirstShortest {
                let back = |order: &[u8]| super::ties::read_back(question, order).map(Solution::of);
                solutions.extend(back(question.order));
                solutions.extend(back(&question.order.iter().map(|&letter| opposite(letter)).collect::<Vec<_>>()));
            }
            let reverse = |solution: Solution| Solution { moves: solution.moves.chars().rev().collect(), ..solution };
            printed(question, solutions.into_iter().map(reverse).collect())
        },
    )
}

/// Prints a path from the goal to the start.
fn from_goal(problem: &'static Problem) -> Model {
    let [start, goal] = if problem.has_pairs() { ["A", "B"] } else { ["the board", "the goal"] };
    Model::of_cases(
        "from-goal",
        format!("prints the path from {goal} to {start}"),
        "a search that begins at the goal must undo the moves: print the opposite of each move, the last one first",
        from_goal_piece,
    )
}

fn from_goal_piece(question: &Question<'_>) -> Piece {
    let mut back = *question;
    (back.case.start, back.case.goal) = (question.case.goal, question.case.start);
    let mut solutions = back.solutions();
    if question.puzzle.has_blank() && question.answer.accepts() == Accepts::FirstShortest {
        let undone = |path: String| path.bytes().rev().map(|letter| char::from(opposite(letter))).collect();
        solutions.extend(question.path().map(|path| Solution::of(undone(path))));
    }
    printed(question, solutions)
}

/// The letter of the move that undoes a move of the sliding puzzle.
pub(super) fn opposite(letter: u8) -> u8 {
    match letter {
        b'u' => b'd',
        b'd' => b'u',
        b'l' => b'r',
        b'r' => b'l',
        _ => letter,
    }
}
