use itertools::Itertools;
use proptest::prelude::*;
use puzzle_core::cantor::{lehmer, next, rank, rank_even, unrank, unrank_even, EvenRanks};
use tests::boards::{inversions, orders};

/// Every order of `N` numbers, with its place in lexicographic order.
fn ranked<const N: usize>() -> impl Iterator<Item = (usize, [u8; N])> {
    orders(N as u8).map(|order| order.try_into().expect("N numbers")).enumerate()
}

fn ranks_are_lexicographic_places<const N: usize>() {
    let first = unrank::<N>(0);
    let mut counted = first;
    for (place, order) in ranked::<N>() {
        assert_eq!(rank(&order), place, "{order:?}");
        assert_eq!(unrank::<N>(place), order);
        assert_eq!(counted, order);
        next(&mut counted);
    }
    assert_eq!(counted, first);
}

#[test]
fn the_rank_of_an_order_is_its_lexicographic_place_and_unrank_undoes_it_and_next_counts() {
    ranks_are_lexicographic_places::<1>();
    ranks_are_lexicographic_places::<2>();
    ranks_are_lexicographic_places::<5>();
    ranks_are_lexicographic_places::<8>();
    ranks_are_lexicographic_places::<9>();
}

#[test]
fn the_last_of_twelve_numbers_orders_reads_backwards() {
    const LAST: usize = 479_001_599;
    let backwards = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    assert_eq!(rank(&backwards), LAST);
    assert_eq!(unrank::<12>(LAST), backwards);
}

#[test]
fn tables_give_the_rank_among_even_orders_that_the_whole_code_gives() {
    let mut ranks = EvenRanks::new();
    ranks.fill();
    for (_, order) in ranked::<8>() {
        assert_eq!(ranks.rank(u64::from_le_bytes(order)), rank_even(&order), "{order:?}");
    }
}

#[test]
fn even_orders_are_ranked_without_gaps_and_odd_ones_not_at_all() {
    let mut even = 0;
    for (_, order) in ranked::<8>() {
        if inversions(&order).is_multiple_of(2) {
            assert_eq!(rank_even(&order), Some(even), "{order:?}");
            assert_eq!(unrank_even(even), order);
            even += 1;
        } else {
            assert_eq!(rank_even(&order), None, "{order:?}");
        }
    }
    assert_eq!(even, 20_160);
}

/// An order of the numbers 0 to `N - 1`.
fn order<const N: usize>() -> impl Strategy<Value = [u8; N]> {
    let in_order = (0..N as u8).collect_vec();
    Just(in_order).prop_shuffle().prop_map(|order| order.try_into().expect("N numbers"))
}

proptest! {
    #![proptest_config(super::config())]

    #[test]
    fn a_digit_of_the_lehmer_code_counts_the_smaller_numbers_behind(order in order::<16>()) {
        for (place, digit) in lehmer(&order).into_iter().enumerate() {
            let smaller = order[place..].iter().filter(|&&number| number < order[place]).count();
            prop_assert_eq!(usize::from(digit), smaller);
        }
    }

    #[test]
    fn twelve_numbers_are_ranked_as_eight_are((a, b) in (order::<12>(), order::<12>())) {
        prop_assert_eq!(unrank::<12>(rank(&a)), a);
        prop_assert_eq!(rank(&a).cmp(&rank(&b)), a.cmp(&b));
    }
}
