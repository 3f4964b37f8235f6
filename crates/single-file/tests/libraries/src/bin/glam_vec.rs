use glam::{Mat2, Vec2};

fn main() {
    let v = Mat2::from_angle(0.5) * Vec2::new(1.0, 2.0);
    println!("{:.3} {:.3}", v.x, v.length());
}
