use single_file::c::*;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let mut r = CRequest { manifest_path: Some(a[0].clone().into()), ..Default::default() };
    if let Some(n) = a.get(1).filter(|n| *n != "-") { r.target = Some(CTarget::Bin(n.clone())); }
    for o in &a[2.min(a.len())..] { match o.as_str() { "size" => r.optimize = Optimize::Size, "speed" => r.optimize = Optimize::Speed, "messages" => r.panic_messages = true, l => r.limit = l.parse().unwrap() } }
    match bundle(&r) { Ok(f) => { print!("{}", f.text); for n in f.notes { eprintln!("{n}"); } for x in f.functions.iter().take(std::env::var("TOP").map_or(0, |t| t.parse().unwrap())) { eprintln!("{} {} {}", x.c_bytes, x.wasm_bytes, x.name); } } Err(e) => { eprintln!("{e:#}"); std::process::exit(1) } }
}
