//! Chains of the standard iterators.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let (even, odd): (Vec<i64>, Vec<i64>) = numbers.iter().partition(|&&number| number % 2 == 0);
    println!("{} {}", even.len(), odd.len());
    let sum = numbers.iter().zip(numbers.iter().skip(1)).map(|(x, y)| x ^ y).fold(0i64, i64::wrapping_add);
    println!("{sum} {:?} {:?}", numbers.iter().max(), numbers.iter().min_by_key(|number| number.rem_euclid(1000)));
    let prefix: Vec<i64> = numbers
        .iter()
        .scan(0i64, |sum, &number| {
            *sum = sum.wrapping_add(number);
            Some(*sum)
        })
        .step_by(100)
        .take(10)
        .collect();
    println!("{prefix:?}");
    println!("{:?}", numbers.chunks(7).map(|chunk| chunk.iter().map(|x| x % 10).sum::<i64>()).rev().take(9).collect::<Vec<_>>());
    println!("{:?}", numbers.windows(3).position(|window| window[0] < window[1] && window[1] < window[2]));
    let text: String = numbers.iter().take(50).flat_map(|number| number.to_string().into_bytes()).map(char::from).collect();
    println!("{text}");
    let found: Option<i64> = numbers.iter().copied().try_fold(0i64, |sum, number| sum.checked_add(number.checked_mul(1 << 40)?));
    println!("{found:?} {}", numbers.iter().skip_while(|number| **number > 0).take_while(|number| **number != 7).count());
    println!("{:?}", numbers.iter().rev().map(|x| x.signum()).last().into_iter().chain(Some(3)).cycle().nth(4));
}
