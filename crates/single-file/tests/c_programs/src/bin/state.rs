//! Statics, `thread_local!`, `OnceLock`, `LazyLock`, `Mutex`, atomics, and a thread's worth of formatting traits.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, OnceLock};

static COUNT: AtomicU64 = AtomicU64::new(0);
static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());
static FIRST: OnceLock<i64> = OnceLock::new();
static SQUARES: LazyLock<HashMap<i64, i64>> = LazyLock::new(|| (0..100).map(|n| (n * n, n)).collect());

thread_local! {
    static STACK: RefCell<Vec<i64>> = const { RefCell::new(Vec::new()) };
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    for &number in &numbers {
        COUNT.fetch_add(number.unsigned_abs() % 10, Ordering::Relaxed);
        FIRST.get_or_init(|| number);
        if SQUARES.contains_key(&(number % 10_000)) {
            NAMES.lock().unwrap().push(format!("{:>5}|{:<5}|{:^+7}|{:#x}|{:08b}", number % 1000, number % 77, number % 9, number & 0xff, number & 7));
        }
        STACK.with_borrow_mut(|stack| match stack.last() {
            Some(&last) if last > number => {
                stack.pop();
            }
            _ => stack.push(number),
        });
    }
    let names = NAMES.lock().unwrap();
    println!("{} {:?} {}", COUNT.load(Ordering::SeqCst), FIRST.get(), names.len());
    names.iter().take(5).for_each(|name| println!("{name}"));
    println!("{:?}", STACK.take().iter().rev().take(4).collect::<Vec<_>>());
}
