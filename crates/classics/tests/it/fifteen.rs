//! The fifteen puzzle.

use classics::fifteen::ida_star::solve;
use classics::fifteen::layers::layers;
use classics::fifteen::{solvable, GOAL};

#[test]
fn the_layers_have_the_published_numbers_of_boards() {
    // OEIS A089484.
    let sizes: Vec<usize> = layers().take(12).map(|layer| layer.len()).collect();
    assert_eq!(sizes, [1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938]);
}

#[test]
fn ida_star_finds_the_distance_of_every_near_board() {
    for (distance, layer) in layers().take(9).enumerate() {
        assert!(layer.iter().all(|&board| solvable(board) && solve(board) == Some(distance)), "{distance}");
    }
}

#[test]
fn an_exchange_of_two_tiles_cannot_be_solved() {
    let mut board = GOAL;
    board.swap(13, 14);
    assert_eq!(solve(board), None);
}
