use puzzle_core::board::{NUMBERS, TILES};

#[test]
fn eight_bytes_stand_for_the_numbers_that_each_stands_for_whatever_is_beside_it() {
    for symbols in [TILES, NUMBERS] {
        for (first, second) in (0..=u8::MAX).flat_map(|first| (0..=u8::MAX).map(move |second| (first, second))) {
            let bytes = [first, second, second, first, second, first, first, second];
            let numbers = symbols.numbers(u64::from_le_bytes(bytes)).to_le_bytes();
            for (byte, number) in bytes.into_iter().zip(numbers) {
                let alone = symbols.number(byte);
                // Bytes that stand for none need not agree which number above 8 they are.
                assert!(number == alone || number > 8 && alone > 8, "{bytes:?}");
            }
        }
    }
}
