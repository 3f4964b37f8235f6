use puzzle_core::board::{NUMBERS, TILES};
use puzzle_core::swar::{every_other, word};

#[test]
fn eight_bytes_at_once_give_the_same_numbers_as_each_byte_alone() {
    for symbols in [TILES, NUMBERS] {
        for (first, second) in (0..=u8::MAX).flat_map(|first| (0..=u8::MAX).map(move |second| (first, second))) {
            let bytes = [first, second, second, first, second, first, first, second];
            let numbers = symbols.numbers(u64::from_le_bytes(bytes)).to_le_bytes();
            for (byte, number) in bytes.into_iter().zip(numbers) {
                let alone = symbols.number(byte);
                // For bytes that are not symbols, any number above 8 will do.
                assert!(number == alone || number > 8 && alone > 8, "{bytes:?}");
            }
        }
    }
}

#[test]
fn every_other_byte_of_a_word_is_taken_whatever_the_others_are() {
    for lowest in 0..=u8::MAX {
        let bytes: [u8; 8] = std::array::from_fn(|place| lowest.wrapping_add((place as u8).wrapping_mul(0x57)));
        let [a, _, b, _, c, _, d, _] = bytes;
        assert_eq!(every_other(word(&bytes)), u64::from(u32::from_le_bytes([a, b, c, d])), "{bytes:?}");
    }
}
