use memchr::{memchr, memmem};

fn main() {
    println!("{:?} {:?}", memchr(b'l', b"hello"), memmem::find(b"hello", b"lo"));
}
