// A board of tiles that slide to where they belong.
import { calm, drawing, element } from "./dom.js";
import { t } from "./strings.js";

/** The numbers of a board as they are drawn, row by row: the magic board is read clockwise. */
export const drawn = (board, puzzle) => puzzle.drawn.map((index) => board[index]);

/** The rows of a board in words, for a screen reader. */
export function spoken(board, puzzle) {
  const { columns, slides } = puzzle;
  const names = drawn(board, puzzle).map((number) => (slides && number === 0 ? t("blank") : number));
  const rows = [];
  for (let cell = 0; cell < names.length; cell += columns) rows.push(names.slice(cell, cell + columns).join(" "));
  return rows.join(t("row.separator"));
}

/** A board in the page. `onPick` gets a cell that was clicked, `onSwipe` a cell and a direction. */
export class BoardView {
  #tiles = new Map();
  #puzzle = null;

  constructor(node, { size, onPick, onSwipe, label } = {}) {
    this.node = node;
    this.label = label;
    this.size = size;
    node.classList.add("board");
    node.setAttribute("role", "img");
    if (onPick) this.#listen(onPick, onSwipe);
  }

  show(board, goal, puzzle) {
    if (this.#puzzle !== puzzle) this.#build(board, puzzle);
    const home = goal && drawn(goal, puzzle);
    for (const [cell, number] of drawn(board, puzzle).entries()) {
      const tile = this.#tiles.get(number);
      tile.style.transform = `translate(${(cell % puzzle.columns) * 100}%, ${Math.floor(cell / puzzle.columns) * 100}%)`;
      tile.classList.toggle("home", home?.[cell] === number);
    }
    const words = spoken(board, puzzle);
    this.node.setAttribute("aria-label", this.label ? `${this.label()}: ${words}` : words);
  }

  #build(board, puzzle) {
    this.#puzzle = puzzle;
    this.node.replaceChildren();
    this.#tiles.clear();
    this.node.style.setProperty("--columns", puzzle.columns);
    this.node.style.setProperty("--rows", puzzle.rows);
    for (const number of board) {
      const isBlank = puzzle.slides && number === 0;
      const tile = element("div", { class: isBlank ? "tile blank" : "tile" }, element("span", { text: isBlank ? "" : number }));
      this.#tiles.set(number, tile);
      this.node.append(tile);
    }
  }

  #cellAt(event) {
    const box = this.node.getBoundingClientRect();
    const { rows, columns } = this.#puzzle;
    const column = Math.floor(((event.clientX - box.left) / box.width) * columns);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
  }

  #listen(onPick, onSwipe) {
    let from = null;
    this.node.addEventListener("pointerdown", (event) => {
      from = { x: event.clientX, y: event.clientY, cell: this.#cellAt(event) };
    });
    this.node.addEventListener("pointercancel", () => (from = null));
    addEventListener("pointerup", (event) => {
      if (from?.cell === null || from === null) return;
      const { x, y, cell } = from;
      from = null;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (Math.hypot(dx, dy) < 12) onPick(cell);
      else onSwipe(cell, Math.abs(dx) > Math.abs(dy) ? [0, Math.sign(dx)] : [Math.sign(dy), 0]);
    });
  }
}

/** A small still board as a group of SVG shapes, its upper left corner at (x, y). */
export function smallBoard(board, puzzle, x, y, cell) {
  const group = drawing("g", { transform: `translate(${x} ${y})`, class: "small-board" });
  for (const [index, number] of drawn(board, puzzle).entries()) {
    const [row, column] = [Math.floor(index / puzzle.columns), index % puzzle.columns];
    const isBlank = puzzle.slides && number === 0;
    group.append(
      drawing("rect", {
        x: column * cell + 0.5, y: row * cell + 0.5, width: cell - 1, height: cell - 1, rx: cell / 6,
        class: isBlank ? "hole" : "piece",
      }),
    );
    if (isBlank) continue;
    const middle = { x: (column + 0.5) * cell, y: (row + 0.5) * cell, "font-size": cell * (number > 9 ? 0.5 : 0.62) };
    group.append(drawing("text", { ...middle, "text-anchor": "middle", "dominant-baseline": "central", text: number }));
  }
  return group;
}

/** A small still board as a picture of its own, with its name below. */
export function boardPicture(board, puzzle, name, cell = 30) {
  const [width, height] = [puzzle.columns * cell, puzzle.rows * cell];
  const picture = drawing("svg", {
    viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": `${name}: ${spoken(board, puzzle)}`,
  });
  picture.append(smallBoard(board, puzzle, 0, 0, cell));
  return element("figure", { class: "board-picture" }, element("figcaption", { text: name }), picture);
}

export { calm };
