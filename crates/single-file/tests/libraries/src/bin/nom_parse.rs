use nom::{character::complete::{char, digit1}, combinator::map_res, multi::separated_list1, IResult, Parser};

fn list(s: &str) -> IResult<&str, Vec<u32>> {
    separated_list1(char(','), map_res(digit1, str::parse)).parse(s)
}

fn main() {
    println!("{:?}", list("1,22,3;"));
}
