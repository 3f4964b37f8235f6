use super::check::allow_any_path;
use super::process::Process;
use super::progress::Progress;
use super::{print, problem, Outcome, Trouble};
use crate::check::right_output;
use crate::layout::Layout;
use crate::problem::Problem;
use crate::stress::{stress, Bounds, Found, Search, Suspect};
use crate::words::counted;
use clap::Args;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Finds the smallest input on which a program fails, and the cause
///
/// First come the inputs on which programs often fail, then random ones. A program fails if it is wrong, ends with another
/// status than 0, takes too long or prints without end. Exit status 0 if nothing is found, 1 if something is, 2 if the
/// program cannot be started.
#[derive(Args)]
pub(super) struct Stress {
    /// The problem that the program is to solve
    #[arg(value_parser = problem())]
    problem: &'static Problem,
    /// How long to look for a failing input; at most as long again to make it small, and again to find the cause
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 60.0, value_parser = seconds)]
    seconds: f64,
    /// How many random inputs to try [default: as many as there is time for]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    rounds: Option<u64>,
    /// How long a run may take
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 5.0, value_parser = seconds)]
    time_limit: f64,
    /// How many cases a random input has, where it may have several
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..))]
    cases: u16,
    /// Other random inputs for each seed
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// The layouts to try, with commas between them
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = Layout::ALL)]
    layout: Vec<Layout>,
    /// Accept paths that are longer than the shortest, as the judges of hdu1043 and poj1077 do
    #[arg(long)]
    any_path: bool,
    /// Where to write the failing input, `failing.in`, and the right output, `failing.out`
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    dir: PathBuf,
    /// Also write what was found to this file, as Markdown to paste into a question
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true)]
    command: Vec<String>,
}

impl Stress {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        allow_any_path(self.problem, self.any_path)?;
        let program = Process { command: &self.command, time: Duration::from_secs_f64(self.time_limit) };
        let suspect = Suspect { problem: self.problem, program: &program, any_path: self.any_path };
        let bounds = Bounds {
            time: Duration::from_secs_f64(self.seconds),
            rounds: self.rounds,
            cases: self.cases.into(),
            seed: self.seed,
            layouts: self.layout.clone(),
        };
        let mut progress = Progress::new();
        let search = stress(&suspect, &bounds, &mut |what| progress.show(what));
        drop(progress);
        match search.map_err(|error| cannot_start(&self.command[0], &error))? {
            Search::Nothing { runs, cases } => {
                print(format!("nothing found in {} with {}\n", counted(runs, "run"), counted(cases, "case")))?;
                Ok(Outcome::Fine)
            }
            Search::Found(found) => {
                let paths = self.write(&found)?;
                if let Some(path) = &self.report {
                    let markdown = self.markdown(&found);
                    fs::write(path, markdown)
                        .map_err(|error| Trouble::new(format!("cannot write {}: {error}", path.display())))?;
                }
                print(self.found(&found, &paths))?;
                Ok(Outcome::Wrong)
            }
        }
    }

    /// Writes the failing input and the right output; returns where.
    fn write(&self, found: &Found) -> Result<[PathBuf; 2], Trouble> {
        let cannot = |path: &Path, error: io::Error| Trouble::new(format!("cannot write {}: {error}", path.display()));
        fs::create_dir_all(&self.dir).map_err(|error| cannot(&self.dir, error))?;
        let paths = ["failing.in", "failing.out"].map(|name| self.dir.join(name));
        let right = right_output(self.problem, &found.trial.input.cases).into_bytes();
        for (path, bytes) in paths.iter().zip([found.trial.input.bytes(self.problem), right]) {
            fs::write(path, bytes).map_err(|error| cannot(path, error))?;
        }
        Ok(paths)
    }

    fn found(&self, found: &Found, [input, right]: &[PathBuf; 2]) -> String {
        let Found { first, runs, smallest, .. } = found;
        let described = |cases, layout| format!("{}, layout {layout}", counted(cases, "case"));
        let mut text =
            format!("fails in run {} ({}): {}\n", first.runs, first.what, described(first.cases, first.layout));
        let (cases, layout) = (found.trial.input.cases.len(), found.trial.input.layout);
        text += &format!("shrunk in {} more to {}\n", counted(*runs, "run"), described(cases, layout));
        if !smallest {
            text += "there was no time to make it smaller\n";
        } else if layout != Layout::Plain {
            text += &format!("right in layout plain, wrong in layout {layout}");
            text += &format!(": {:?}\n", String::from_utf8_lossy(&found.trial.input.bytes(self.problem)));
        }
        text += &format!("\n{}\n", found.failure.wrong);
        text += &format!("{} holds the input, {} the right output; again:\n", input.display(), right.display());
        text + &format!("    {}\n", self.again(input))
    }

    /// What was found, to paste into a question on a forum.
    fn markdown(&self, found: &Found) -> String {
        let fenced = |name: &str, text: &str| {
            // A fence longer than any in the text.
            let mut fence = "```".to_string();
            while text.contains(&fence) {
                fence.push('`');
            }
            let end = if text.ends_with('\n') { "" } else { "\n" };
            format!("{name}:\n\n{fence}text\n{text}{end}{fence}\n\n")
        };
        let shown = |bytes: &[u8]| {
            let text = String::from_utf8_lossy(bytes);
            let lines: Vec<&str> = text.lines().take(20).collect();
            let more = text.lines().count() - lines.len();
            lines.join("\n") + &if more > 0 { format!("\n... ({more} more lines)") } else { String::new() }
        };
        let input = &found.trial.input;
        let mut text = format!(
            "My program for {} fails on this input ({}, layout {}).\n\n",
            self.problem.name,
            counted(input.cases.len(), "case"),
            input.layout
        );
        text += &fenced("Input", &shown(&found.trial.text));
        text += &fenced("My output", &shown(&found.trial.run.stdout));
        text += &fenced("Right output", &shown(right_output(self.problem, &input.cases).as_bytes()));
        text + fenced("Verdict", &found.failure.wrong.to_string()).trim_end() + "\n"
    }

    /// A shell's line that shows the failure again.
    fn again(&self, input: &Path) -> String {
        let quoted = |words: Vec<String>| {
            let words: Vec<_> = words.iter().map(|word| shlex::try_quote(word).unwrap_or(word.into())).collect();
            words.join(" ")
        };
        let judge = std::env::args().next().unwrap_or("judge".to_string());
        let input = input.display().to_string();
        let any_path = self.any_path.then(|| "--any-path".to_string());
        let check = [judge, "check".to_string(), self.problem.name.to_string(), input.clone(), "-".to_string()];
        let check = check.into_iter().chain(any_path).collect();
        format!("{} < {} | {}", quoted(self.command.clone()), quoted(vec![input]), quoted(check))
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_string())?;
    // A day is as good as for ever, and no time is none.
    if seconds > 0.0 && seconds <= 86_400.0 {
        Ok(seconds)
    } else {
        Err("expected more than 0 and at most 86400 seconds".to_string())
    }
}

/// The system's number for a file that is no program: `ENOEXEC`, which [`ErrorKind`] has no name for.
const NO_PROGRAM: i32 = 8;

fn cannot_start(program: &str, error: &io::Error) -> Trouble {
    let advice = match error.kind() {
        ErrorKind::NotFound if program.contains(' ') => "; its arguments are words of their own",
        ErrorKind::NotFound if !program.contains('/') && Path::new(program).exists() => {
            "; a program in this folder is called with ./ before it"
        }
        ErrorKind::PermissionDenied => "; a script may need its language before it, such as python3",
        _ if cfg!(unix) && error.raw_os_error() == Some(NO_PROGRAM) => {
            "; a script needs its language before it, such as python3"
        }
        _ => "",
    };
    Trouble::new(format!("cannot start {program}: {error}{advice}"))
}
