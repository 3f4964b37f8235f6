use itertools::Itertools;
use proptest::prelude::*;
use puzzle_core::cantor::{lehmer, next, rank, rank_even, unrank, unrank_even, EvenRanks};
use tests::boards::{inversions, permutations};

/// Every permutation of `N` numbers, with its index in lexicographic order.
fn ranked<const N: usize>() -> impl Iterator<Item = (usize, [u8; N])> {
    permutations(N as u8).map(|permutation| permutation.try_into().expect("N numbers")).enumerate()
}

fn ranks_are_lexicographic_places<const N: usize>() {
    let first = unrank::<N>(0);
    let mut counted = first;
    for (place, permutation) in ranked::<N>() {
        assert_eq!(rank(&permutation), place, "{permutation:?}");
        assert_eq!(unrank::<N>(place), permutation);
        assert_eq!(counted, permutation);
        next(&mut counted);
    }
    assert_eq!(counted, first);
}

#[test]
fn the_rank_is_the_lexicographic_index_and_unrank_undoes_it_and_next_counts() {
    ranks_are_lexicographic_places::<1>();
    ranks_are_lexicographic_places::<2>();
    ranks_are_lexicographic_places::<5>();
    ranks_are_lexicographic_places::<8>();
    ranks_are_lexicographic_places::<9>();
}

#[test]
fn the_last_permutation_of_twelve_numbers_descends() {
    const LAST: usize = 479_001_599;
    let backwards = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    assert_eq!(rank(&backwards), LAST);
    assert_eq!(unrank::<12>(LAST), backwards);
}

#[test]
fn tables_give_the_same_rank_among_even_permutations_as_the_lehmer_code() {
    let mut ranks = EvenRanks::new();
    ranks.fill();
    for (_, permutation) in ranked::<8>() {
        assert_eq!(ranks.rank(u64::from_le_bytes(permutation)), rank_even(&permutation), "{permutation:?}");
    }
}

#[test]
fn even_permutations_are_ranked_without_gaps_and_odd_ones_not_at_all() {
    let mut even = 0;
    for (_, permutation) in ranked::<8>() {
        if inversions(&permutation).is_multiple_of(2) {
            assert_eq!(rank_even(&permutation), Some(even), "{permutation:?}");
            assert_eq!(unrank_even(even), permutation);
            even += 1;
        } else {
            assert_eq!(rank_even(&permutation), None, "{permutation:?}");
        }
    }
    assert_eq!(even, 20_160);
}

/// A permutation of the numbers 0 to `N - 1`.
fn permutation<const N: usize>() -> impl Strategy<Value = [u8; N]> {
    let in_order = (0..N as u8).collect_vec();
    Just(in_order).prop_shuffle().prop_map(|permutation| permutation.try_into().expect("N numbers"))
}

proptest! {
    #![proptest_config(super::config())]

    #[test]
    fn a_digit_of_the_lehmer_code_counts_the_smaller_numbers_after_it(permutation in permutation::<16>()) {
        for (place, digit) in lehmer(&permutation).into_iter().enumerate() {
            let smaller = permutation[place..].iter().filter(|&&number| number < permutation[place]).count();
            prop_assert_eq!(usize::from(digit), smaller);
        }
    }

    #[test]
    fn twelve_numbers_are_ranked_in_lexicographic_order((a, b) in (permutation::<12>(), permutation::<12>())) {
        prop_assert_eq!(unrank::<12>(rank(&a)), a);
        prop_assert_eq!(rank(&a).cmp(&rank(&b)), a.cmp(&b));
    }
}
