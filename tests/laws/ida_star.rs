use crate::slides::{slides, DIRECTIONS};
use puzzle_core::ida_star::shortest_path;
use puzzle_core::slide::{board, in_order, states, SlideDistances, Slides};

#[test]
fn the_path_is_the_one_that_descends_along_the_distances() {
    let mut distances = Box::new(SlideDistances::new());
    distances.begin::<Slides>(in_order(8));
    for start in states().step_by(37) {
        let mut descent = Vec::new();
        let mut state = start;
        distances.of(slides(), start);
        while let Some((step, next)) = distances.descend(slides(), state) {
            descent.push(DIRECTIONS[step].letter());
            state = next;
        }
        assert_eq!(shortest_path(&board(start), &DIRECTIONS).letters(), descent, "{:?}", board(start));
    }
}

#[test]
#[should_panic = "an odd permutation of the tiles cannot be solved"]
fn a_search_from_an_odd_permutation_panics() {
    shortest_path(&[2, 1, 3, 4, 5, 6, 7, 8, 0], &DIRECTIONS);
}
