# A recipe whose first argument is a problem works on that problem; otherwise it works on all problems.
set positional-arguments

import 'just/run.just'

root := quote(justfile_directory())
cargo-run := "cargo run --quiet --release --manifest-path " + quote(justfile_directory() / "Cargo.toml") + " -p"

[private]
default:
    @just --list --unsorted

# Add a problem: just new hdu1044 --like hdu1043
[no-exit-message]
new *arguments:
    @cargo run --quiet -p catalog -- new "$@"

# Update the generated files: just/run.just and the tables of the READMEs
[no-exit-message]
renew:
    @cargo run --quiet -p catalog -- renew

# Run the tests: just test hdu1043
[no-exit-message]
test *arguments:
    #!/usr/bin/env bash
    set -euo pipefail
    case ${1:-} in
      "" | -*) exec cargo test "$@" ;;
      *) just _problems "$1" > /dev/null && exec cargo test -p "$@" ;;
    esac

# Store the outputs as the expected ones, once you have checked them: just accept hdu1043
[no-exit-message]
accept *arguments:
    ACCEPT=1 INSTA_UPDATE=always just test "$@"

# Run the tests, then review each changed snapshot: just review hdu1043
[no-exit-message]
review *arguments:
    @cargo insta --version > /dev/null 2>&1 || cargo install --locked cargo-insta
    -INSTA_UPDATE=new just test "$@" --no-fail-fast
    cargo insta review --workspace

# No sanitizer: there is no unsafe code, and the fuzzer is faster without.

# Fuzz a program for a minute (nightly, cargo-fuzz): just fuzz hdu1043 -max_total_time=600
[no-exit-message]
fuzz *arguments:
    #!/usr/bin/env bash
    set -euo pipefail
    cargo +nightly --version > /dev/null 2>&1 || { echo "no nightly compiler: rustup toolchain install nightly" >&2; exit 1; }
    cargo fuzz --version > /dev/null 2>&1 || { echo "no cargo-fuzz: cargo install --locked cargo-fuzz" >&2; exit 1; }
    case ${1:-} in
      "" | -*) problems=$(just _problems) ;;
      *) problems=$(just _problems "$1"); shift ;;
    esac
    for problem in $problems; do
        package=$(cargo run --quiet -p catalog -- fuzz "$problem")
        mkdir -p "$package/corpus"
        cargo +nightly fuzz run --fuzz-dir "$package" --sanitizer none "$problem" "$package/corpus" \
            $(ls -d problems/"$problem"/{fuzz,cases,cases/errors} 2> /dev/null || true) \
            -- -max_len=256 -max_total_time=60 "$@"
    done

# The judge's recipes run in the current folder, and pass all arguments on unchanged.

# Check an output: just check hdu1043 boards.txt answers.txt
[no-cd, no-exit-message]
check *arguments:
    @{{ cargo-run }} judge -- check "$@"

# Generate an input, the same each time: just gen hdu1043 --cases 5 --distance 20
[no-cd, no-exit-message]
gen *arguments:
    @{{ cargo-run }} judge -- gen "$@"

# Find the smallest input on which your program fails: just stress hdu1043 -- ./a.out
[no-cd, no-exit-message]
stress *arguments:
    @{{ cargo-run }} judge -- stress "$@"

# Draw the boards along a path: just replay hdu1043 23415x768 ulld
[no-cd, no-exit-message]
replay *arguments:
    @{{ cargo-run }} judge -- replay "$@"

# Explain a board: solvability, distance, good moves: just explain 23415x768
[no-cd, no-exit-message]
explain *arguments:
    @{{ cargo-run }} judge -- explain "$@"

# Run our cases by oj of online-judge-tools: just oj hdu1043 "python3 mine.py"
[no-cd, no-exit-message]
oj problem="" command="" *options:
    #!/usr/bin/env bash
    set -euo pipefail
    command -v oj > /dev/null || { echo "no oj: pip install online-judge-tools setuptools" >&2; exit 1; }
    root={{ root }}
    # oj splits commands as a shell does, but appends the paths of its files to the judge's command without quotes.
    case $root in *[[:space:]]*) echo "oj needs a path without blanks, this is $root" >&2; exit 1 ;; esac
    problems=$(just --justfile "$root/justfile" _problems "${1:-}")
    for problem in $problems; do
        command=${2:-}
        if [ -z "$command" ]; then
            cargo build --quiet --release --manifest-path "$root/Cargo.toml" -p "$problem"
            command=${CARGO_TARGET_DIR:-$root/target}/release/$problem
        fi
        oj test --directory "$root/problems/$problem/cases" --format '%s.%e' --tle 10 --command "$command" \
            --judge-command {{ quote(cargo-run + " judge -- check ") }}"$problem" "${@:3}"
    done

# Write the file to submit, in Rust or C: just bundle hdu1043 --lang c
[no-exit-message]
bundle *arguments:
    #!/usr/bin/env bash
    set -euo pipefail
    lang=rust problem=
    while [ $# -gt 0 ]; do
        case $1 in
          --lang) lang=${2:-}; shift ;;
          --lang=*) lang=${1#*=} ;;
          *) problem=$1 ;;
        esac
        shift
    done
    problems=$(just _problems "$problem")
    for problem in $problems; do
        file=problems/$problem/submit/$problem
        mkdir -p "problems/$problem/submit"
        case $lang in
          rust) cargo run --quiet -p cargo-single-file -- -p "$problem" --limit 65536 -o "$file.rs" ;;
          c) cargo run --quiet -p cargo-single-file -- --lang c -p "$problem" --limit 65536 -o "$file.c" ;;
          *) echo "--lang: found \`$lang\`, expected rust or c" >&2; exit 1 ;;
        esac
    done

# The clipboard tools are those of Wayland, X11 and macOS. They keep running until something else is copied.

# Name the file to submit and the judge, and copy the file: just submit hdu1043
[no-exit-message]
submit problem="":
    #!/usr/bin/env bash
    set -euo pipefail
    problems=$(just _problems "${1:-}")
    for problem in $problems; do
        file=problems/$problem/submit/$problem.$(cargo run --quiet -p catalog -- field "$problem" submit-extension)
        echo "$PWD/$file"
        echo "$(wc -c < "$file") bytes, for $(cargo run --quiet -p catalog -- field "$problem" submit-to)"
    done
    if [ -z "${1:-}" ]; then exit 0
    elif [ -n "${WAYLAND_DISPLAY-}" ] && command -v wl-copy > /dev/null; then tool="wl-copy"
    elif [ -n "${DISPLAY-}" ] && command -v xclip > /dev/null; then tool="xclip -selection clipboard"
    elif command -v pbcopy > /dev/null; then tool="pbcopy"
    else echo "no clipboard here: no wl-copy, xclip or pbcopy with a screen"; exit 0; fi
    if $tool < "$file" > /dev/null; then echo "copied to the clipboard by ${tool%% *}"
    else echo "not copied to the clipboard: ${tool%% *} failed"; fi

# Build the page: page/index.html
page:
    page/build

# Serve the page on port 8000
page-serve: page
    python3 -m http.server --directory page 8000

# Name the mistakes of a collection of wrong programs (some minutes)
judge-rates:
    RATES=1 cargo test --release -p judge --test rates -- --nocapture --include-ignored

# Compare ordinary programs as C with the same programs by rustc (some minutes): just c-programs "dijkstra fft"
c-programs programs="":
    PROGRAMS={{ quote(programs) }} cargo test --release -p cargo-single-file --test c -- --include-ignored --nocapture

# Time each part and the textbook approaches: just bench hdu1043
[no-exit-message]
bench *arguments:
    cargo bench --package bench --bench puzzles -- "$@"

# Count instructions of whole programs (valgrind): just bench-counts hdu1043 --accept
[no-exit-message]
bench-counts *arguments: _release
    @{{ cargo-run }} bench --bin counts -- "$@"

# Measure CPU time on 1 to 1,000,000 cases: just bench-growth hdu1043
[no-exit-message]
bench-growth *arguments: _release
    @{{ cargo-run }} bench --bin growth -- "$@"

# Compare the C files with the Rust programs (C compiler): just bench-c hdu1043
[no-exit-message]
bench-c *arguments: _release
    @{{ cargo-run }} bench --bin c_files -- "$@"

# Format everything
fmt *options:
    cargo fmt --all "$@"

# Run clippy, warnings denied
lint:
    cargo clippy --workspace --all-targets -- --deny warnings

# Make the documentation, warnings denied
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps

# Run all checks
ci:
    bash .ci/run

[no-exit-message]
_run problem input:
    @[ ! -t 0 ] || echo "type $2; end with Ctrl-D" >&2
    @cargo run --quiet --release -p "$1"

# Prints the given problem, or all problems. If the problem is unknown, fails and lists the known ones.
[no-exit-message]
_problems problem="":
    #!/usr/bin/env bash
    cd {{ root }}/problems
    all=$(ls */problem.toml | cut -d/ -f1)
    if [ -z "${1:-}" ]; then echo "$all"
    elif [ -f "$1/problem.toml" ]; then echo "$1"
    else echo "no problem \`$1\`; there are" $all >&2; exit 1; fi

_release:
    @cargo build --quiet --release
