//! The convex hull of points, its area and perimeter, with floats.

use std::io;

#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
struct Point {
    x: f64,
    y: f64,
}

fn cross(o: Point, a: Point, b: Point) -> f64 {
    (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
}

fn half(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut hull: Vec<Point> = Vec::new();
    for point in points {
        while hull.len() > 1 && cross(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0 {
            hull.pop();
        }
        hull.push(point);
    }
    hull.pop();
    hull
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<f64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut points: Vec<Point> = numbers.chunks_exact(2).map(|pair| Point { x: pair[0] / 3.0, y: pair[1] / 7.0 }).collect();
    points.sort_by(|a, b| a.partial_cmp(b).unwrap());
    points.dedup();
    let mut hull = half(points.iter().copied());
    hull.extend(half(points.iter().rev().copied()));
    let around = || hull.iter().zip(hull.iter().cycle().skip(1));
    let area: f64 = around().map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f64>() / 2.0;
    let length: f64 = around().map(|(a, b)| (a.x - b.x).hypot(a.y - b.y)).sum();
    println!("{} {area:.10} {length:.6}", hull.len());
    let angles: f64 = hull.iter().map(|point| point.y.atan2(point.x).sin() + point.x.abs().sqrt().ln_1p()).sum();
    println!("{angles:.9}");
}
