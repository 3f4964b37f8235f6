//! `panic!` in a function that a trait object calls, with a hook for messages not set.

struct Noisy(i64);

impl Drop for Noisy {
    fn drop(&mut self) {
        // Not printed: C ends at the panic, where Rust would drop this first.
        std::hint::black_box(self.0);
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let noisy = Noisy(numbers.len() as i64);
    let judge: Box<dyn Fn(i64) -> i64> = Box::new(|x| if x < 0 { panic!("negative: {x}") } else { x });
    let mut sum = 0;
    for &number in numbers.iter().chain([-1].iter()) {
        sum += judge(number) % 10;
        println!("{sum}");
    }
    println!("{}", noisy.0);
}
