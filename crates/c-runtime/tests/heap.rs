//! The allocator over memory that is an array: blocks do not overlap, and little is lost between them.

use c_runtime::heap::{Heap, Memory};

const PAGE: u32 = 1 << 16;
const BASE: u32 = 1003;

#[derive(Default)]
struct Array(Vec<u32>);

impl Memory for &mut Array {
    fn base(&self) -> u32 {
        BASE
    }
    fn grow(&mut self, end: u32) -> Option<u32> {
        let pages = end.div_ceil(PAGE);
        if pages > 16_384 {
            return None;
        }
        // What is new is anything but zero.
        self.0.resize(self.0.len().max((pages * PAGE / 4) as usize), 0xAAAA_AAAA);
        Some(self.0.len() as u32 * 4)
    }
    fn load(&self, at: u32) -> u32 {
        assert_eq!(at % 4, 0);
        self.0[at as usize / 4]
    }
    fn store(&mut self, at: u32, word: u32) {
        assert!(at.is_multiple_of(4) && at >= BASE);
        self.0[at as usize / 4] = word;
    }
    fn copy(&mut self, from: u32, to: u32, length: u32) {
        let from = from as usize / 4;
        self.0.copy_within(from..from + length.div_ceil(4) as usize, to as usize / 4);
    }
    fn clear(&mut self, at: u32, length: u32) {
        self.0[at as usize / 4..(at + length).div_ceil(4) as usize].fill(0);
    }
}

/// A block with what was written into its first and last word.
#[derive(Clone, Copy)]
struct Block {
    at: u32,
    length: u32,
    mark: u32,
}

/// Makes, changes and frees blocks of `length()` bytes; returns the most bytes in use, and those of memory.
fn churn(operations: u32, kept: usize, mut length: impl FnMut(&mut fastrand::Rng) -> u32) -> (u64, u64) {
    let mut random = fastrand::Rng::with_seed(1);
    let mut array = Array::default();
    let mut heap = Heap::new(&mut array);
    let mut blocks: Vec<Block> = Vec::new();
    let (mut used, mut most) = (0u64, 0u64);
    for mark in 1..=operations {
        let choice = random.u32(0..100);
        if blocks.len() < kept && choice < 60 || blocks.is_empty() {
            let length = length(&mut random);
            let at = match choice % 10 {
                0 => heap.allocate_zeroed(length),
                1 => heap.allocate_aligned(64, length),
                _ => heap.allocate(length),
            };
            assert!(at != 0 && at.is_multiple_of(8) && (choice % 10 != 1 || at.is_multiple_of(64)));
            assert!(!choice.is_multiple_of(10) || length < 4 || heap.memory().load(at + length / 4 * 4 - 4) == 0);
            blocks.push(Block { at, length, mark });
            used += u64::from(length);
        } else {
            let chosen = random.usize(..blocks.len());
            let block = blocks.swap_remove(chosen);
            check(&heap, block);
            used -= u64::from(block.length);
            if choice.is_multiple_of(4) {
                let length = length(&mut random);
                let at = heap.reallocate(block.at, length);
                if block.length >= 8 && length >= 8 {
                    assert_eq!(heap.memory().load(at), block.mark, "a block that moved holds what it held");
                }
                blocks.push(Block { at, length, mark });
                used += u64::from(length);
            } else {
                heap.free(block.at);
                continue;
            }
        }
        let block = *blocks.last().unwrap();
        if block.length >= 8 {
            heap.memory_mut().store(block.at, mark);
            heap.memory_mut().store(block.at + block.length / 4 * 4 - 4, !mark);
        }
        most = most.max(used);
    }
    blocks.iter().for_each(|&block| check(&heap, block));
    blocks.iter().for_each(|block| heap.free(block.at));
    assert!(heap.allocate(8) <= BASE + 16, "all that is freed is one piece again");
    (most, array.0.len() as u64 * 4)
}

fn check(heap: &Heap<&mut Array>, block: Block) {
    if block.length >= 8 {
        assert_eq!(heap.memory().load(block.at), block.mark);
        assert_eq!(heap.memory().load(block.at + block.length / 4 * 4 - 4), !block.mark);
    }
}

#[test]
fn ten_million_operations_need_no_more_than_half_again_of_what_is_in_use() {
    let mixed = |random: &mut fastrand::Rng| match random.u32(0..10) {
        0 => random.u32(1000..100_000),
        1..=3 => random.u32(100..1000),
        _ => random.u32(8..100),
    };
    let (used, memory) = churn(10_000_000, 5_000, mixed);
    println!("{memory} bytes of memory for {used} in use: {:.3}", memory as f64 / used as f64);
    assert!(memory as f64 <= used as f64 * 1.5, "{memory} bytes for {used}");
}

#[test]
fn blocks_of_every_length_are_kept_apart() {
    churn(200_000, 300, |random| random.u32(0..600));
    churn(20_000, 30, |random| 1 << random.u32(0..20));
}

#[test]
fn the_last_block_grows_and_shrinks_in_place() {
    let mut array = Array::default();
    let mut heap = Heap::new(&mut array);
    heap.allocate(100);
    let block = heap.allocate(4);
    for length in [8, 1000, 10_000_000, 50, 20_000_000] {
        assert_eq!(heap.reallocate(block, length), block);
    }
    assert!(array.0.len() * 4 < 20_000_000 + 3 * PAGE as usize);
}

#[test]
fn a_block_grows_into_a_free_one_behind_it() {
    let mut array = Array::default();
    let mut heap = Heap::new(&mut array);
    let [first, second, _] = [100, 200, 8].map(|length| heap.allocate(length));
    heap.free(second);
    assert_eq!(heap.reallocate(first, 280), first);
    assert_ne!(heap.reallocate(first, 400), first);
}

#[test]
fn what_is_too_much_is_refused() {
    let mut array = Array::default();
    let mut heap = Heap::new(&mut array);
    let block = heap.allocate(8);
    for length in [1 << 30, (1 << 31) - 1, 1 << 31, u32::MAX] {
        assert_eq!([heap.allocate(length), heap.allocate_zeroed(length), heap.reallocate(block, length)], [0; 3]);
        assert_eq!(heap.allocate_aligned(4096, length), 0);
    }
    assert_ne!(heap.allocate(8), 0);
}
