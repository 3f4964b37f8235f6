//! A game of life on a torus, a `HashMap` of cells with a derived `Hash`, and enums with data.

use std::collections::HashMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Cell {
    row: i16,
    column: i16,
}

#[derive(Debug, Clone)]
enum Rule {
    Born { neighbours: u8 },
    Survives(u8, u8),
    Never,
}

impl Rule {
    fn holds(&self, alive: bool, neighbours: u8) -> bool {
        match *self {
            Rule::Born { neighbours: needed } => !alive && neighbours == needed,
            Rule::Survives(low, high) => alive && (low..=high).contains(&neighbours),
            Rule::Never => false,
        }
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let rules = [Rule::Born { neighbours: 3 }, Rule::Survives(2, 3), Rule::Never];
    let mut alive: Vec<Cell> = numbers
        .iter()
        .take(1500)
        .map(|&number| Cell { row: number.rem_euclid(64) as i16, column: (number.rem_euclid(4096) / 64) as i16 })
        .collect();
    for _ in 0..30 {
        let mut counts: HashMap<Cell, (u8, bool)> = HashMap::new();
        alive.sort();
        alive.dedup();
        for cell in &alive {
            for (row, column) in (-1..2).flat_map(|row| (-1..2).map(move |column| (row, column))) {
                let near = Cell { row: (cell.row + row) & 63, column: (cell.column + column) & 63 };
                let entry = counts.entry(near).or_default();
                if near == *cell {
                    entry.1 = true;
                } else {
                    entry.0 += 1;
                }
            }
        }
        let lives = |&(neighbours, alive): &(u8, bool)| rules.iter().any(|rule| rule.holds(alive, neighbours));
        alive = counts.into_iter().filter(|(_, state)| lives(state)).map(|(cell, _)| cell).collect();
    }
    alive.sort();
    println!("{} {:?} {rules:?}", alive.len(), alive.iter().take(5).collect::<Vec<_>>());
}
