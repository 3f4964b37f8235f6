//! An allocator: blocks with a header of four bytes, free neighbours joined, free blocks in lists by size.
//!
//! ```text
//!        header  payload ...                          header
//!   used [size+flags|                                ][size+flags| next block
//!   free [size+flags| next in list | before in list | ... | size ][size+flags+BEFORE| next block
//! ```
//!
//! A block is known by the address of its payload, a multiple of eight. The last block ends at `top`. Behind it there is
//! only memory that no block holds, so the last block grows and shrinks in place.

/// Memory of 32-bit words, known by their addresses.
pub trait Memory {
    /// Where blocks can begin.
    fn base(&self) -> u32;
    /// Makes room up to the address `end` or further; returns the new end, or `None` if there is no more memory.
    fn grow(&mut self, end: u32) -> Option<u32>;
    /// The word at an address.
    fn load(&self, at: u32) -> u32;
    /// Sets the word at an address.
    fn store(&mut self, at: u32, word: u32);
    /// Copies bytes that do not overlap.
    fn copy(&mut self, from: u32, to: u32, length: u32);
    /// Sets bytes to zero.
    fn clear(&mut self, at: u32, length: u32);
}

/// In a header: the block is free.
const FREE: u32 = 1;
/// In a header: the block before is free, and its last word holds its size.
const BEFORE: u32 = 2;
const FLAGS: u32 = 7;
/// Room for a header, two links and the size.
const LEAST: u32 = 16;
/// Requests above this fail.
const MOST: u32 = 1 << 31;
/// How many free blocks of a list are looked at before one from a list of larger ones is taken.
const LOOKS: u32 = 8;
const LISTS: usize = 128;

/// The state of the allocator; all zero at first.
pub struct Heap<M> {
    memory: M,
    /// The first free block of each list, or 0.
    lists: [u32; LISTS],
    /// A bit for each list that is not empty.
    filled: [u64; 2],
    /// Where the next block would be; 0 before the first.
    top: u32,
    end: u32,
}

/// The list for blocks of `size` bytes: one for each size up to 128 bytes, then four for each power of two.
fn list(size: u32) -> usize {
    let units = size / 8;
    if units < 16 {
        return units as usize;
    }
    let power = 31 - units.leading_zeros();
    (4 * power + (units >> (power - 2) & 3)) as usize & (LISTS - 1)
}

impl<M: Memory> Heap<M> {
    /// An allocator without blocks.
    pub const fn new(memory: M) -> Self {
        Heap { memory, lists: [0; LISTS], filled: [0; 2], top: 0, end: 0 }
    }

    /// The memory.
    pub fn memory(&self) -> &M {
        &self.memory
    }

    /// The memory, to be changed inside blocks only.
    pub fn memory_mut(&mut self) -> &mut M {
        &mut self.memory
    }

    /// The address of a new block of `length` bytes, or 0.
    pub fn allocate(&mut self, length: u32) -> u32 {
        let size = Self::size(length);
        if size == 0 {
            return 0;
        }
        let block = self.find(size);
        if block == 0 {
            return self.extend(size);
        }
        let found = self.size_of(block);
        self.unlink(block, found);
        self.cut(block, found, size);
        block
    }

    /// The same, all zero.
    pub fn allocate_zeroed(&mut self, length: u32) -> u32 {
        let block = self.allocate(length);
        if block != 0 {
            self.memory.clear(block, length);
        }
        block
    }

    /// The same, with an address that is a multiple of `align`, a power of two.
    pub fn allocate_aligned(&mut self, align: u32, length: u32) -> u32 {
        if align <= 8 {
            return self.allocate(length);
        }
        let block = self.allocate(length.saturating_add(align + LEAST));
        if block == 0 {
            return 0;
        }
        let size = self.size_of(block);
        let mut aligned = (block + align - 1) & !(align - 1);
        if aligned != block {
            // What is in front becomes a block of its own.
            if aligned - block < LEAST {
                aligned += align;
            }
            let before = self.memory.load(block - 4) & BEFORE;
            self.memory.store(block - 4, (aligned - block) | before);
            self.memory.store(aligned - 4, size - (aligned - block));
            self.free(block);
        }
        let size = self.size_of(aligned);
        self.shrink(aligned, size, Self::size(length));
        aligned
    }

    /// Gives a block back.
    pub fn free(&mut self, mut block: u32) {
        let mut size = self.size_of(block);
        if self.memory.load(block - 4) & BEFORE != 0 {
            let before = self.memory.load(block - 8);
            block -= before;
            self.unlink(block, before);
            size += before;
        }
        let next = block + size;
        if next == self.top {
            self.top = block;
            return;
        }
        let header = self.memory.load(next - 4);
        if header & FREE != 0 {
            self.unlink(next, header & !FLAGS);
            size += header & !FLAGS;
        } else {
            self.memory.store(next - 4, header | BEFORE);
        }
        self.link(block, size);
    }

    /// Makes a block longer or shorter, in place if it can; returns its new address, or 0 and then it is as it was.
    pub fn reallocate(&mut self, block: u32, length: u32) -> u32 {
        let (old, new) = (self.size_of(block), Self::size(length));
        if new == 0 {
            return 0;
        }
        if new <= old {
            self.shrink(block, old, new);
            return block;
        }
        if block + old == self.top {
            if !self.reserve(block.saturating_add(new)) {
                return 0;
            }
            self.memory.store(block - 4, new | self.memory.load(block - 4) & FLAGS);
            return block;
        }
        let next = self.memory.load(block + old - 4);
        let both = old + (next & !FLAGS);
        if next & FREE != 0 && both >= new {
            self.unlink(block + old, next & !FLAGS);
            let before = self.memory.load(block - 4) & BEFORE;
            self.cut(block, both, new);
            self.memory.store(block - 4, self.memory.load(block - 4) | before);
            return block;
        }
        let moved = self.allocate(length);
        if moved != 0 {
            self.memory.copy(block, moved, old - 4);
            self.free(block);
        }
        moved
    }

    /// The bytes of a block with `length` bytes of payload; 0 if that is too much.
    fn size(length: u32) -> u32 {
        if length > MOST {
            0
        } else {
            ((length + 11) & !FLAGS).max(LEAST)
        }
    }

    fn size_of(&self, block: u32) -> u32 {
        self.memory.load(block - 4) & !FLAGS
    }

    /// A free block of at least `size` bytes, still in its list, or 0.
    fn find(&self, size: u32) -> u32 {
        let own = list(size);
        let mut block = self.lists[own];
        for _ in 0..LOOKS {
            if block == 0 {
                break;
            }
            if self.size_of(block) >= size {
                return block;
            }
            block = self.memory.load(block);
        }
        let mut half = (own + 1) / 64;
        let mut bits = self.filled[half & 1] >> ((own + 1) % 64) << ((own + 1) % 64);
        if bits == 0 && half == 0 {
            half = 1;
            bits = self.filled[1];
        }
        if bits == 0 {
            return 0;
        }
        self.lists[(64 * half + bits.trailing_zeros() as usize) & (LISTS - 1)]
    }

    /// A new last block, or 0.
    fn extend(&mut self, size: u32) -> u32 {
        if self.top == 0 {
            self.top = (self.memory.base() + 11) & !FLAGS;
        }
        let block = self.top;
        if !self.reserve(block.saturating_add(size)) {
            return 0;
        }
        self.memory.store(block - 4, size);
        block
    }

    /// Moves the top to `top`; returns whether there is the memory.
    fn reserve(&mut self, top: u32) -> bool {
        if top > self.end {
            match self.memory.grow(top) {
                Some(end) => self.end = end,
                None => return false,
            }
        }
        self.top = top;
        true
    }

    /// Makes a used block of the first `size` bytes, and a free one of the rest if that is worth it.
    fn cut(&mut self, block: u32, found: u32, size: u32) {
        let rest = found - size;
        let next = block + found;
        if rest < LEAST {
            self.memory.store(block - 4, found);
            self.memory.store(next - 4, self.memory.load(next - 4) & !BEFORE);
        } else {
            self.memory.store(block - 4, size);
            self.link(block + size, rest);
        }
    }

    /// Gives the end of a used block back.
    fn shrink(&mut self, block: u32, old: u32, new: u32) {
        if old - new >= LEAST {
            self.memory.store(block - 4, new | self.memory.load(block - 4) & FLAGS);
            self.memory.store(block + new - 4, old - new);
            self.free(block + new);
        }
    }

    /// Puts a free block first into its list. The header behind it already says so.
    fn link(&mut self, block: u32, size: u32) {
        let list = list(size);
        let next = self.lists[list];
        self.memory.store(block - 4, size | FREE);
        self.memory.store(block, next);
        self.memory.store(block + 4, 0);
        self.memory.store(block + size - 8, size);
        if next != 0 {
            self.memory.store(next + 4, block);
        }
        self.lists[list] = block;
        self.filled[list / 64] |= 1 << (list % 64);
    }

    /// Takes a free block out of its list.
    fn unlink(&mut self, block: u32, size: u32) {
        let (next, before) = (self.memory.load(block), self.memory.load(block + 4));
        if next != 0 {
            self.memory.store(next + 4, before);
        }
        if before != 0 {
            self.memory.store(before, next);
            return;
        }
        let list = list(size);
        self.lists[list] = next;
        if next == 0 {
            self.filled[list / 64] &= !(1 << (list % 64));
        }
    }
}
