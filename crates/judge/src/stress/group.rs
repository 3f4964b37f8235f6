//! Ending a program with all that it started, also when we are ended ourselves.

use std::process::{Child, Command};
use std::sync::Mutex;

/// The process group of the program that runs now.
static RUNNING: Mutex<Option<u32>> = Mutex::new(None);

/// Starts the command as a group of its own.
pub(super) fn spawn(command: &mut Command) -> std::io::Result<Child> {
    // A terminal's Ctrl-C does not reach another group, so it is handed on; a second call changes nothing.
    let _ = ctrlc::set_handler(|| {
        end();
        std::process::exit(130);
    });
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = RUNNING.lock().expect("nothing panics with the lock");
    let child = command.spawn()?;
    *running = Some(child.id());
    Ok(child)
}

/// Ends the program that was started last, unless this has been called since, and all processes of its group.
pub(super) fn end() {
    let running = RUNNING.lock().expect("nothing panics with the lock").take();
    #[cfg(unix)]
    if let Some(group) = running.and_then(|id| rustix::process::Pid::from_raw(id as i32)) {
        // An error means that nothing of it is left.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = running;
}
