//! Two machines that run a module: an interpreter, and its C file.

use std::fs;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};
use wasmi::{Caller, Engine, Extern, Linker, Memory, Module, Store};

/// The folder for what is compiled.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

/// A C compiler and its options.
pub(crate) type Build = (&'static str, &'static [&'static str]);

/// Compilers and options: old and new C, C++, one that has the program tell of what has no meaning in C, and one that
/// fills variables that nothing was assigned to, so that reading one is seen.
const BUILDS: [Build; 5] = [
    ("cc", &["-std=c89", "-pedantic", "-Wno-long-long", "-O1"]),
    ("cc", &["-std=gnu99", "-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all"]),
    ("cc", &["-std=gnu99", "-O2"]),
    ("c++", &["-x", "c++", "-std=c++98", "-O1"]),
    ("cc", &["-std=gnu99", "-O1", "-ftrivial-auto-var-init=pattern"]),
];

/// Those that there are compilers for here.
pub(crate) fn builds() -> &'static [Build] {
    static BUILT: OnceLock<Vec<Build>> = OnceLock::new();
    BUILT.get_or_init(|| BUILDS.into_iter().filter(|build| can_build(*build)).collect())
}

/// What the interpreter's module reads and writes.
struct Streams {
    input: &'static [u8],
    output: Vec<u8>,
}

/// Interprets a module: all that it wrote, and what it trapped with.
pub(crate) fn interpret(wasm: &[u8], input: &'static [u8]) -> (Vec<u8>, Option<String>) {
    let engine = Engine::default();
    let module = Module::new(&engine, wasm).expect("the interpreter takes the module");
    let mut store = Store::new(&engine, Streams { input, output: Vec::new() });
    let mut linker = Linker::new(&engine);
    let slice = |place: i32, length: i32| place as u32 as usize..place as u32 as usize + length as u32 as usize;
    let read = move |mut caller: Caller<'_, Streams>, place: i32, length: i32| -> i32 {
        let (memory, streams) = memory(&caller).data_and_store_mut(&mut caller);
        let (now, later) = streams.input.split_at(streams.input.len().min(length as u32 as usize));
        memory[slice(place, now.len() as i32)].copy_from_slice(now);
        streams.input = later;
        now.len() as i32
    };
    let write = move |mut caller: Caller<'_, Streams>, place: i32, length: i32| {
        let (memory, streams) = memory(&caller).data_and_store_mut(&mut caller);
        streams.output.extend_from_slice(&memory[slice(place, length)]);
    };
    linker.func_wrap("env", "read", read).expect("there is no other of this name");
    linker.func_wrap("env", "write", write).expect("there is no other of this name");
    let instance = linker.instantiate_and_start(&mut store, &module).expect("the imports are there");
    let name = module.exports().find(|export| export.ty().func().is_some()).expect("a function is exported");
    let run = instance.get_typed_func::<(), ()>(&store, name.name()).expect("it takes and gives nothing");
    let trap = run.call(&mut store, ()).err().map(|trap| trap.to_string());
    (store.into_data().output, trap)
}

/// The memory of the module that calls. One without a name is looked for nowhere: it must be exported.
fn memory(caller: &Caller<'_, Streams>) -> Memory {
    caller.get_export("memory").and_then(Extern::into_memory).expect("memory is exported")
}

/// Whether something can be built so here. If not, says so.
fn can_build((compiler, options): Build) -> bool {
    let why = match build("int main(void) { return 0; }\n", compiler, options) {
        Ok(program) => {
            fs::remove_file(program).expect("it was written");
            return true;
        }
        Err(why) => why.lines().next().unwrap_or_default().to_string(),
    };
    // Written past the test's own output, which is shown of failures only.
    writeln!(io::stderr(), "nothing is run as built by {compiler} {options:?}: {why}").expect("stderr is open");
    false
}

/// Compiles a C file: where the program is, or what the compiler says.
fn build(c: &str, compiler: &str, options: &[&str]) -> Result<String, String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let program = format!("{FOLDER}/emitted-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let source = format!("{program}.c");
    fs::write(&source, c).expect("the folder can be written to");
    let output = Command::new(compiler).args(options).args(["-o", &program, &source]).output();
    fs::remove_file(source).expect("it was written");
    let output = output.map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        Ok(program)
    } else {
        Err(said)
    }
}

/// Compiles and runs a C file: what it wrote, and how it ended if that was not well. What takes 20 seconds has no end.
pub(crate) fn execute(c: &str, (compiler, options): Build, input: &[u8]) -> (Vec<u8>, Option<String>) {
    let program = build(c, compiler, options).unwrap_or_else(|said| panic!("{compiler} {options:?}: {said}"));
    let mut command = Command::new(&program);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    child.stdin.take().expect("piped").write_all(input).expect("a short input fits into the pipe");
    let pipes = (child.stdout.take().expect("piped"), child.stderr.take().expect("piped"));
    let (stdout, stderr) = (thread::spawn(|| bytes(pipes.0)), thread::spawn(|| bytes(pipes.1)));
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("it can be waited for") {
            Some(status) => break status.to_string(),
            None if start.elapsed() > Duration::from_secs(20) => {
                child.kill().expect("it runs");
                child.wait().expect("it was killed");
                break "no end".to_string();
            }
            None => thread::sleep(Duration::from_millis(1)),
        }
    };
    fs::remove_file(program).expect("it was written");
    let (stdout, stderr) = (stdout.join().expect("it was read"), stderr.join().expect("it was read"));
    let ill = status != "exit status: 0" || !stderr.is_empty();
    (stdout, ill.then(|| format!("{status} {}", String::from_utf8_lossy(&stderr))))
}

fn bytes(mut pipe: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    pipe.read_to_end(&mut bytes).expect("a pipe can be read");
    bytes
}
