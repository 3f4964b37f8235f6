//! Ending a program and all that it started, also when the judge itself is ended.

use std::process::{Child, Command};
use std::sync::Mutex;

/// The process groups of the programs that run now.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Starts the command in a process group of its own.
pub(super) fn spawn(command: &mut Command) -> std::io::Result<Child> {
    // A terminal's Ctrl-C does not reach another group, so it is handed on; a second call changes nothing.
    let _ = ctrlc::set_handler(|| {
        let running = RUNNING.lock().expect("nothing panics with the lock");
        running.iter().copied().for_each(kill);
        std::process::exit(130);
    });
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = RUNNING.lock().expect("nothing panics with the lock");
    let child = command.spawn()?;
    running.push(child.id());
    Ok(child)
}

/// Ends a program that was started here, and all processes of its group.
pub(super) fn end(child: &Child) {
    let mut running = RUNNING.lock().expect("nothing panics with the lock");
    running.retain(|&group| group != child.id());
    kill(child.id());
}

fn kill(group: u32) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(group as i32) {
        // An error means that nothing of it is left.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = group;
}
