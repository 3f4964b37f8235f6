# What can be run here, in groups
default:
    @just --list --unsorted

# Eight boards to the tiles in order, many cases (reads standard input)
[group('run')]
run-hdu1043: (_run "hdu1043" "boards of nine symbols, 1 to 8 and x, such as 12345678x")

# One such board, depth first
[group('run')]
run-poj1077: (_run "poj1077" "one board of nine symbols, 1 to 8 and x, such as 1234567x8")

# Any board to any other, smallest way
[group('run')]
run-hdu3567: (_run "hdu3567" "the number of cases, then two boards for each, such as 1 12X453786 12345678X")

# Nine numbers, two rotations, least number of moves
[group('run')]
run-nine-number: (_run "nine-number" "boards of the numbers 0 to 8, such as 2 3 0 1 8 7 5 4 6")

# One board to the tiles around the blank, least number of moves
[group('run')]
run-luogu-p1379: (_run "luogu-p1379" "one board of the digits 0 to 8, such as 283104765")

# One board of nine numbers, a shortest way board by board
[group('run')]
run-luogu-p2578: (_run "luogu-p2578" "one board of the numbers 0 to 8, such as 2 3 0 1 8 7 5 4 6")

# Every test
[group('test')]
test *options:
    cargo test {{ options }}

[group('test')]
test-hdu1043: (test "-p hdu1043")

[group('test')]
test-poj1077: (test "-p poj1077")

[group('test')]
test-hdu3567: (test "-p hdu3567")

[group('test')]
test-nine-number: (test "-p nine-number")

[group('test')]
test-luogu-p1379: (test "-p luogu-p1379")

[group('test')]
test-luogu-p2578: (test "-p luogu-p2578")

# Feed a program bytes of a fuzzer's making, for a minute (needs nightly and cargo-fuzz)
[group('test')]
fuzz-hdu1043 *options="-max_total_time=60": (_fuzz "hdu1043" options)

[group('test')]
fuzz-poj1077 *options="-max_total_time=60": (_fuzz "poj1077" options)

[group('test')]
fuzz-hdu3567 *options="-max_total_time=60": (_fuzz "hdu3567" options)

[group('test')]
fuzz-nine-number *options="-max_total_time=60": (_fuzz "nine-number" options)

[group('test')]
fuzz-luogu-p1379 *options="-max_total_time=60": (_fuzz "luogu-p1379" options)

[group('test')]
fuzz-luogu-p2578 *options="-max_total_time=60": (_fuzz "luogu-p2578" options)

# Run the tests, then look at each snapshot that changed
[group('test')]
review:
    @cargo insta --version > /dev/null 2>&1 || cargo install --locked cargo-insta
    -INSTA_UPDATE=new cargo test --no-fail-fast
    cargo insta review --workspace

# Take what the programs answer now to the cases as right, once it has been checked
[group('test')]
accept:
    ACCEPT=1 INSTA_UPDATE=always cargo test

# The judge's recipes run where they are called, and hand every argument on as it is.

judge := "cargo run --quiet --release --manifest-path " + quote(justfile_directory() / "Cargo.toml") + " -p judge --"

# Whether an output is right, or what is wrong with it: just check hdu1043 boards.txt answers.txt
[group('judge'), no-cd, no-exit-message, positional-arguments]
check *arguments:
    @{{ judge }} check "$@"

# A random input, the same each time: just gen hdu1043 --cases 5 --distance 20
[group('judge'), no-cd, no-exit-message, positional-arguments]
gen *arguments:
    @{{ judge }} gen "$@"

# The smallest input on which your program fails: just stress hdu1043 -- ./a.out
[group('judge'), no-cd, no-exit-message, positional-arguments]
stress *arguments:
    @{{ judge }} stress "$@"

# The boards along some moves, drawn: just replay hdu1043 23415x768 ulld
[group('judge'), no-cd, no-exit-message, positional-arguments]
replay *arguments:
    @{{ judge }} replay "$@"

# Whether and why a board can be solved, how far it is, which moves come nearer: just explain 23415x768
[group('judge'), no-cd, no-exit-message, positional-arguments]
explain *arguments:
    @{{ judge }} explain "$@"

# Your program on our own cases, by oj of online-judge-tools: just oj hdu1043 "python3 mine.py"
[group('judge'), no-cd, no-exit-message, positional-arguments]
oj problem command="" *options:
    #!/usr/bin/env bash
    set -euo pipefail
    command -v oj > /dev/null || { echo "no oj: pip install online-judge-tools setuptools" >&2; exit 1; }
    root={{ quote(justfile_directory()) }}
    # oj takes commands apart as a shell does, but puts the paths of its files behind the judge's without quotes.
    case $root in *[[:space:]]*) echo "oj needs a path without blanks, this is $root" >&2; exit 1 ;; esac
    command=$2
    if [ -z "$command" ]; then
        cargo build --quiet --release --manifest-path "$root/Cargo.toml" -p "$1"
        command=${CARGO_TARGET_DIR:-$root/target}/release/$1
    fi
    oj test --directory "$root/tests/cases/$1" --format '%s.%e' --tle 10 --command "$command" \
        --judge-command {{ quote(judge + " check " + problem) }} "${@:3}"

# What each part costs, and the classic ways beside ours, ending in a table (some minutes)
[group('measure')]
bench *options:
    cargo bench --package bench -- {{ options }}

# Instructions of whole programs, compared with the accepted ones; --accept accepts these (needs valgrind)
[group('measure')]
bench-counts *options: _release
    cargo run --quiet --release --package bench --bin counts -- {{ options }}

# CPU time of whole programs on 1 to 1,000,000 cases
[group('measure')]
bench-growth: _release
    cargo run --quiet --release --package bench --bin growth

# The C files beside the programs they are made of: bytes and CPU time (needs a C compiler)
[group('measure')]
bench-c: _release
    cargo run --quiet --release --package bench --bin c_files

# Write the one file that a judge takes anew, for every problem
[group('submit')]
bundle: bundle-hdu1043 bundle-poj1077 bundle-hdu3567 bundle-nine-number bundle-luogu-p1379 bundle-luogu-p2578

[group('submit')]
bundle-hdu1043: (_bundle "hdu1043")

[group('submit')]
bundle-poj1077: (_bundle "poj1077")

[group('submit')]
bundle-hdu3567: (_bundle "hdu3567")

[group('submit')]
bundle-nine-number: (_bundle "nine-number")

[group('submit')]
bundle-luogu-p1379: (_bundle "luogu-p1379")

[group('submit')]
bundle-luogu-p2578: (_bundle "luogu-p2578")

# The same as C, for judges that take no Rust (needs wasm32 and binaryen; it says what to install)
[group('submit')]
bundle-c: bundle-c-hdu1043 bundle-c-poj1077 bundle-c-hdu3567 bundle-c-nine-number bundle-c-luogu-p1379 bundle-c-luogu-p2578

[group('submit')]
bundle-c-hdu1043: (_bundle-c "hdu1043")

[group('submit')]
bundle-c-poj1077: (_bundle-c "poj1077")

[group('submit')]
bundle-c-hdu3567: (_bundle-c "hdu3567")

[group('submit')]
bundle-c-nine-number: (_bundle-c "nine-number")

[group('submit')]
bundle-c-luogu-p1379: (_bundle-c "luogu-p1379")

[group('submit')]
bundle-c-luogu-p2578: (_bundle-c "luogu-p2578")

# Luogu's options are those of https://help.luogu.com.cn/manual/luogu/problem/judging.

# Say where that file is and who takes it, and copy it to the clipboard
[group('submit')]
submit-hdu1043: (_submit "hdu1043" "c" "HDU, language C or G++; HDU takes no Rust")

[group('submit')]
submit-poj1077: (_submit "poj1077" "c" "POJ, language C or G++; POJ takes no Rust")

[group('submit')]
submit-hdu3567: (_submit "hdu3567" "c" "HDU, language C or G++; HDU takes no Rust")

[group('submit')]
submit-nine-number: (_submit "nine-number" "rs" "no judge that we know of")

[group('submit')]
submit-luogu-p1379: (_submit "luogu-p1379" "rs" "Luogu, language Rust: rustc --edition 2021 or 2024 -W warnings -C opt-level=2")

[group('submit')]
submit-luogu-p2578: (_submit "luogu-p2578" "rs" "Luogu, language Rust: rustc --edition 2021 or 2024 -W warnings -C opt-level=2")

# Format everything
[group('check')]
fmt *options:
    cargo fmt --all {{ options }}

# Clippy, warnings denied
[group('check')]
lint:
    cargo clippy --workspace --all-targets -- --deny warnings

# The documentation, warnings denied
[group('check')]
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps

# Everything that must hold before a change is done
[group('check')]
ci:
    bash .ci/run

[no-exit-message]
_run problem input:
    @[ ! -t 0 ] || echo "type {{ input }}; end with Ctrl-D" >&2
    @cargo run --quiet --release -p {{ problem }}

# No sanitizer: there is no unsafe code to watch, and the fuzzer gets further without.
[no-exit-message]
_fuzz problem options:
    @cargo +nightly --version > /dev/null 2>&1 || { echo "no nightly compiler: rustup toolchain install nightly" >&2; exit 1; }
    @cargo fuzz --version > /dev/null 2>&1 || { echo "no cargo-fuzz: cargo install --locked cargo-fuzz" >&2; exit 1; }
    @mkdir -p fuzz/corpus/{{ problem }}
    cargo +nightly fuzz run --sanitizer none {{ problem }} fuzz/corpus/{{ problem }} \
        $(ls -d fuzz/finds/{{ problem }} 2> /dev/null) \
        tests/cases/{{ problem }} tests/cases/{{ problem }}/faults -- -max_len=256 {{ options }}

_release:
    @cargo build --quiet --release

_bundle problem:
    @mkdir -p problems/{{ problem }}/submit
    cargo run --quiet -p cargo-single-file -- {{ problem }} --output problems/{{ problem }}/submit/{{ problem }}.rs

[no-exit-message]
_bundle-c problem:
    @mkdir -p problems/{{ problem }}/submit
    crates/c-emitter/bundle {{ problem }} problems/{{ problem }}/submit/{{ problem }}.c

# The tools for the clipboard are those of Wayland, X11 and macOS. They hold the text until something else is copied.
[no-exit-message]
_submit problem kind judges:
    #!/usr/bin/env bash
    set -euo pipefail
    file=problems/{{ problem }}/submit/{{ problem }}.{{ kind }}
    echo "$PWD/$file"
    echo "$(wc -c < $file) bytes"
    echo "taken by: {{ judges }}"
    if [ -n "${WAYLAND_DISPLAY-}" ] && command -v wl-copy > /dev/null; then tool="wl-copy"
    elif [ -n "${DISPLAY-}" ] && command -v xclip > /dev/null; then tool="xclip -selection clipboard"
    elif command -v pbcopy > /dev/null; then tool="pbcopy"
    else echo "no clipboard here: no wl-copy, xclip or pbcopy with a screen"; exit 0; fi
    if $tool < $file > /dev/null; then echo "copied to the clipboard by ${tool%% *}"
    else echo "not copied to the clipboard: ${tool%% *} failed"; fi
