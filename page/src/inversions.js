// Why a board cannot be solved: the pairs of tiles that the goal has in the other order, drawn as arcs.
import { drawing } from "./dom.js";
import { count, t } from "./strings.js";

/** The tiles in reading order with an arc for each inversion, and the sentences for it. */
export function inversionsDrawing(look, goal, puzzle) {
  const tiles = look.board.filter((number) => number !== 0);
  const apart = 44;
  const tallest = Math.max(24, ...look.inversions.map(([a, b]) => height(tiles, a, b)));
  const size = { width: tiles.length * apart, height: tallest + 50 };
  const sum = t(look.inversions.length % 2 ? "inversions.odd" : "inversions.even", { pairs: count("inversions", look.inversions.length) });
  const picture = drawing("svg", { ...size, viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": `${sum} ${listed(look)}` });
  const base = tallest + 10;
  const x = (tile) => (tiles.indexOf(tile) + 0.5) * apart;
  for (const [a, b] of look.inversions) {
    const top = base - height(tiles, a, b);
    picture.append(drawing("path", { d: `M ${x(a)} ${base} Q ${(x(a) + x(b)) / 2} ${2 * top - base + 8} ${x(b)} ${base}`, class: "arc" }));
  }
  for (const tile of tiles) {
    picture.append(drawing("rect", { x: x(tile) - 15, y: base, width: 30, height: 30, rx: 6, class: "piece" }));
    picture.append(drawing("text", { x: x(tile), y: base + 15, "text-anchor": "middle", "dominant-baseline": "central", "font-size": 17, text: tile }));
  }
  const reason = `${listed(look)} ${t(puzzle.columns % 2 ? "inversions.why" : "inversions.why.even")}`;
  return { pairs: picture, sum, reason };
}

/** How high an arc rises: the farther apart the tiles, the higher. */
const height = (tiles, a, b) => 12 + 11 * Math.abs(tiles.indexOf(a) - tiles.indexOf(b));

const listed = ({ inversions }) => t("inversions.list", { list: inversions.map(([a, b]) => `${a}–${b}`).join(", ") });
