//! hdu1043, WRONG on purpose: skips blanks, tabs and line feeds, but takes a carriage return for a symbol.
//!
//! It is right until a file comes from Windows, where a line ends with `\r\n`: a first board on one line is still
//! answered, then its `\r` is taken for the first symbol of the next, which is then not a board and so `unsolvable`.

use classics::board::board;
use classics::eight::backward_table::BackwardTable;
use classics::eight::GOAL;
use classics::program::run;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input| {
        let table = BackwardTable::to(GOAL);
        let symbols: Vec<char> = input.chars().filter(|symbol| !" \t\n".contains(*symbol)).collect();
        let boards = symbols.chunks(9).map(|symbols| board(&String::from_iter(symbols)));
        let paths = boards.map(|board| table.path_from(board?));
        Ok(paths.map(|path| path.unwrap_or("unsolvable".into()) + "\n").collect())
    })
}
