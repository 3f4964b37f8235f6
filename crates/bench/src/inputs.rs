//! Random inputs, the same every time: `fastrand` with a fixed seed.

use fastrand::Rng;

/// `cases` cases for a problem; the pairs of hdu3567 are all joined by moves, half of the boards of hdu1043 are solvable.
///
/// # Panics
/// If the problem takes one case only and `cases` is another number, or if it is none of ours.
pub fn input(problem: &str, cases: usize) -> String {
    let mut rng = Rng::with_seed(9);
    match problem {
        "hdu1043" => (0..cases).map(|_| spaced(&board(&mut rng))).collect(),
        "nine-number" => (0..cases).map(|_| spaced(&board(&mut rng)).replace('x', "0")).collect(),
        "hdu3567" => format!("{cases}\n") + &(0..cases).map(|_| pair(&mut rng)).collect::<String>(),
        "poj1077" if cases == 1 => "8 6 7 2 5 4 3 x 1\n".into(),
        "luogu-p1379" if cases == 1 => "283104765\n".into(),
        "luogu-p2578" if cases == 1 => "2 7 0\n3 4 5\n8 1 6\n".into(),
        _ => panic!("{problem} has no input of {cases} cases"),
    }
}

/// Any board.
fn board(rng: &mut Rng) -> [char; 9] {
    let mut board = ['1', '2', '3', '4', '5', '6', '7', '8', 'x'];
    rng.shuffle(&mut board);
    board
}

fn spaced(board: &[char; 9]) -> String {
    board.map(String::from).join(" ") + "\n"
}

/// Two boards whose tiles stand both in an even or both in an odd order.
fn pair(rng: &mut Rng) -> String {
    let (mut start, goal) = (board(rng), board(rng));
    if is_odd(&start) != is_odd(&goal) {
        let tiles: Vec<usize> = (0..9).filter(|&cell| start[cell] != 'x').collect();
        start.swap(tiles[0], tiles[1]);
    }
    format!("{}\n{}\n", String::from_iter(start), String::from_iter(goal))
}

fn is_odd(board: &[char; 9]) -> bool {
    let tiles: Vec<char> = board.iter().copied().filter(|&tile| tile != 'x').collect();
    let smaller_behind = |place: usize| tiles[place..].iter().filter(|&&tile| tile < tiles[place]).count();
    (0..8).map(smaller_behind).sum::<usize>() % 2 == 1
}
