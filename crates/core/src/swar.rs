//! SWAR (SIMD within a register): eight bytes in one word, little-endian, so the first byte is the lowest.

/// A word of eight copies of `byte`.
#[inline]
pub fn splat(byte: u8) -> u64 {
    u64::from(byte) * 0x0101_0101_0101_0101
}

/// The first eight of `bytes` as a word.
///
/// # Panics
/// If there are fewer than eight.
#[inline]
pub fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[..8]);
    u64::from_le_bytes(word)
}

/// The first, third, fifth and seventh byte of `word`, packed into the lower half.
#[inline]
pub fn every_other(word: u64) -> u64 {
    let twos = word & 0x00ff_00ff_00ff_00ff;
    let fours = (twos | twos >> 8) & 0x0000_ffff_0000_ffff;
    (fours | fours >> 16) & 0xffff_ffff
}
