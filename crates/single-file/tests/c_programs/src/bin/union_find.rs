//! Kruskal's spanning tree over edges made of the numbers, with a disjoint set in an array of negative sizes.

struct Sets(Vec<i32>);

impl Sets {
    fn find(&mut self, x: usize) -> usize {
        if self.0[x] < 0 {
            return x;
        }
        let root = self.find(self.0[x] as usize);
        self.0[x] = root as i32;
        root
    }

    fn join(&mut self, x: usize, y: usize) -> bool {
        let (mut x, mut y) = (self.find(x), self.find(y));
        if x == y {
            return false;
        }
        if self.0[x] > self.0[y] {
            std::mem::swap(&mut x, &mut y);
        }
        self.0[x] += self.0[y];
        self.0[y] = x as i32;
        true
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = numbers.len().max(2);
    let mut edges: Vec<(i64, usize, usize)> = (0..4 * numbers.len())
        .map(|at| {
            let mixed = numbers[at % numbers.len()].wrapping_mul(at as i64 * 2 + 1);
            (mixed.rem_euclid(1_000_003), at % n, (mixed.unsigned_abs() % n as u64) as usize)
        })
        .collect();
    edges.sort();
    let mut sets = Sets(vec![-1; n]);
    let total: i64 = edges.iter().filter_map(|&(weight, x, y)| sets.join(x, y).then_some(weight)).sum();
    println!("{total} {}", sets.0.iter().filter(|&&size| size < 0).count());
}
