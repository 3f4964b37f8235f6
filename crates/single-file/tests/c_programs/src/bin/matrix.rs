//! Gaussian elimination over floats and modulo a prime, on matrices made of the numbers.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = ((numbers.len() as f64).sqrt() as usize).clamp(1, 120);
    let at = |i: usize, j: usize| numbers.get((i * n + j) % numbers.len().max(1)).copied().unwrap_or(1);
    let mut floats: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| (at(i, j) % 100) as f64 / 10.0).collect()).collect();
    let mut sign = 1.0;
    let mut logarithm = 0.0;
    for i in 0..n {
        let best = (i..n).max_by(|&x, &y| floats[x][i].abs().total_cmp(&floats[y][i].abs())).unwrap();
        floats.swap(i, best);
        if best != i {
            sign = -sign;
        }
        let pivot = floats[i][i];
        if pivot.abs() < 1e-9 {
            sign = 0.0;
            break;
        }
        sign *= pivot.signum();
        logarithm += pivot.abs().ln();
        let (above, below) = floats.split_at_mut(i + 1);
        for row in below {
            let factor = row[i] / pivot;
            row.iter_mut().zip(&above[i]).skip(i).for_each(|(x, y)| *x -= factor * y);
        }
    }
    println!("{sign} {logarithm:.6}");
    const P: i64 = 1_000_000_007;
    let power = |mut base: i64, mut exponent: i64| {
        let mut result = 1;
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = result * base % P;
            }
            base = base * base % P;
            exponent >>= 1;
        }
        result
    };
    let mut rows: Vec<Vec<i64>> = (0..n).map(|i| (0..n).map(|j| at(i, j).rem_euclid(P)).collect()).collect();
    let mut determinant = 1;
    for i in 0..n {
        let Some(pivot) = (i..n).find(|&row| rows[row][i] != 0) else {
            determinant = 0;
            break;
        };
        if pivot != i {
            rows.swap(i, pivot);
            determinant = P - determinant;
        }
        determinant = determinant * rows[i][i] % P;
        let inverse = power(rows[i][i], P - 2);
        for row in i + 1..n {
            let factor = rows[row][i] * inverse % P;
            for column in i..n {
                rows[row][column] = (rows[row][column] + (P - factor) * rows[i][column]) % P;
            }
        }
    }
    println!("{determinant}");
}
