// From clicks, swipes and keys to moves. What a move does is read off the board after it, so that any puzzle works.
// A cell is a place of the drawing, numbered row by row.
import { drawn } from "./board.js";

/** Where the number in `cell` goes by a move, as rows and columns; null if it stays. */
function travel({ board, puzzle }, after, cell) {
  const to = drawn(after, puzzle).indexOf(drawn(board, puzzle)[cell]);
  if (to === cell) return null;
  const { columns } = puzzle;
  return [Math.floor(to / columns) - Math.floor(cell / columns), (to % columns) - (cell % columns)];
}

const possible = (look) => look.moves.filter(({ board }) => board);

/** The moves that take the number in `cell` elsewhere. */
export function movesOfCell(look, cell) {
  const { board, puzzle } = look;
  const moved = possible(look).filter((move) => travel(look, move.board, cell));
  // In a sliding puzzle the blank moves with every tile.
  return puzzle.slides && drawn(board, puzzle)[cell] === 0 ? [] : moved;
}

/** The move that takes the number in `cell` in a direction, if there is one. */
export function moveOfSwipe(look, cell, [rows, columns]) {
  const along = (move) => {
    const [down, right] = travel(look, move.board, cell) ?? [0, 0];
    return down * rows + right * columns;
  };
  const found = possible(look).filter((move) => along(move) > 0);
  // The shortest travel: a number that jumps to the other end does not follow the finger.
  return found.sort((a, b) => along(a) - along(b))[0] ?? null;
}

const ARROWS = { ArrowUp: "u", ArrowDown: "d", ArrowLeft: "l", ArrowRight: "r" };

/** The move for a key: its letter, or an arrow for where the blank goes. */
export function moveOfKey(look, key) {
  const letter = look.puzzle.slides && ARROWS[key] ? ARROWS[key] : key;
  return look.moves.find((move) => move.letter.toLowerCase() === letter.toLowerCase()) ?? null;
}

export const isArrow = (key) => key in ARROWS;
