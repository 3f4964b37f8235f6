//! The command `cargo single-file`.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
