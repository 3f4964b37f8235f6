//! Sorting: stable, unstable, by key, by a cached key, partly, and searching.

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    name: String,
    points: i64,
    at: usize,
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let rows: Vec<Row> = numbers
        .iter()
        .enumerate()
        .map(|(at, &points)| Row { name: format!("n{}", points.rem_euclid(77)), points: points % 1000, at })
        .collect();
    let show = |name: &str, rows: &[Row]| println!("{name} {:?}", rows.iter().step_by(rows.len() / 5 + 1).collect::<Vec<_>>());
    let mut sorted = rows.clone();
    sorted.sort();
    show("all", &sorted);
    sorted.sort_by_key(|row| row.points.abs());
    show("points", &sorted);
    sorted.sort_unstable_by(|x, y| y.name.cmp(&x.name).then(x.at.cmp(&y.at)));
    show("name", &sorted);
    sorted.sort_by_cached_key(|row| row.at.to_string());
    show("text", &sorted);
    let mut plain = numbers;
    if !plain.is_empty() {
        let middle = plain.len() / 2;
        println!("{}", plain.select_nth_unstable(middle).1);
    }
    plain.sort_unstable();
    plain.dedup();
    println!("{} {:?} {}", plain.len(), plain.binary_search(&5), plain.partition_point(|&number| number < 0));
}
