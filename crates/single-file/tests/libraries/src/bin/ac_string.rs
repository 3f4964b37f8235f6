use ac_library::{lcp_array, suffix_array, z_algorithm};

fn main() {
    let s = "abracadabra";
    let sa = suffix_array(s);
    println!("{:?} {:?} {:?}", sa, lcp_array(s, &sa), z_algorithm(s));
}
