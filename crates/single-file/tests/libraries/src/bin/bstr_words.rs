use bstr::{BString, ByteSlice};

fn main() {
    let b = b"one two  two";
    println!("{} {:?}", b.words().count(), b.find("two"));
    println!("{}", BString::from(b.replace("two", "2")));
}
