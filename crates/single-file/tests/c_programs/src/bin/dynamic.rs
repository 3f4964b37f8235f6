//! Trait objects, closures in boxes, function pointers, downcasts.

use std::any::Any;
use std::fmt::Debug;

trait Shape: Debug {
    fn area(&self) -> i64;
    fn name(&self) -> String {
        "shape".to_string()
    }
    fn any(&self) -> &dyn Any;
}

#[derive(Debug)]
struct Square(i64);

#[derive(Debug)]
struct Rectangle {
    width: i64,
    height: i64,
}

impl Shape for Square {
    fn area(&self) -> i64 {
        self.0.wrapping_mul(self.0)
    }
    fn any(&self) -> &dyn Any {
        self
    }
}

impl Shape for Rectangle {
    fn area(&self) -> i64 {
        self.width.wrapping_mul(self.height)
    }
    fn name(&self) -> String {
        format!("rectangle of {}", self.width)
    }
    fn any(&self) -> &dyn Any {
        self
    }
}

impl Drop for Rectangle {
    fn drop(&mut self) {
        if self.width % 5000 == 0 {
            println!("dropped {}", self.width);
        }
    }
}

fn twice(x: i64) -> i64 {
    x.wrapping_mul(2)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let shapes: Vec<Box<dyn Shape>> = numbers
        .iter()
        .map(|&number| match number % 3 {
            0 => Box::new(Square(number)) as Box<dyn Shape>,
            rest => Box::new(Rectangle { width: number, height: rest }),
        })
        .collect();
    let mut steps: Vec<Box<dyn Fn(i64) -> i64>> = vec![Box::new(twice), Box::new(|x| x ^ 5)];
    for by in numbers.iter().copied().take(5) {
        steps.push(Box::new(move |x| x.wrapping_add(by)));
    }
    let total = shapes.iter().fold(0i64, |sum, shape| steps.iter().fold(sum ^ shape.area(), |x, step| step(x)));
    println!("{total}");
    println!("{}", shapes.iter().filter(|shape| shape.any().is::<Square>()).count());
    if let Some(square) = shapes.iter().find_map(|shape| shape.any().downcast_ref::<Square>()) {
        println!("{square:?} {}", square.name());
    }
    println!("{:#?}", shapes.iter().take(2).collect::<Vec<_>>());
    println!("{:?}", shapes.last().map(|shape| shape.name()));
    let table: [fn(i64) -> i64; 3] = [twice, i64::wrapping_neg, i64::reverse_bits];
    println!("{}", numbers.iter().fold(1i64, |x, number| table[number.rem_euclid(3) as usize](x ^ number)));
}
