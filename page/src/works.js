// How it works: the rank of a board, the boards at each distance, four searches side by side.
import { BoardView } from "./board.js";
import { byId, element } from "./dom.js";
import { showMoves } from "./play.js";
import { setUpChart } from "./chart.js";
import { setUpRace } from "./race.js";
import state, { on } from "./state.js";
import { onLanguage, t } from "./strings.js";

let board;

const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

/** The Lehmer code digit by digit: which smaller numbers come later, and what the digit weighs. */
function showRank({ board: numbers, lehmer }) {
  const rows = numbers.map((number, place) => {
    const later = numbers.slice(place + 1).filter((other) => other < number);
    const weight = factorial(numbers.length - 1 - place);
    return { number, later, digit: lehmer[place], place: numbers.length - 1 - place, weight };
  });
  const head = ["symbol", "later", "digit", "weight", "product"].map((name) => element("th", { scope: "col", text: t(`lehmer.${name}`) }));
  const body = rows.map(({ number, later, digit, place, weight }) =>
    element("tr", {},
      element("th", { scope: "row", text: number }),
      element("td", { text: later.join(" ") || "–" }),
      element("td", {}, element("b", { text: digit })),
      element("td", { text: `${place}! = ${weight.toLocaleString()}` }),
      element("td", { class: "number", text: (digit * weight).toLocaleString() }),
    ),
  );
  byId("lehmer").replaceChildren(element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
  const rank = rows.reduce((sum, { digit, weight }) => sum + digit * weight, 0);
  byId("lehmer-sum").textContent = t("lehmer.sum", { rank: rank.toLocaleString(), all: factorial(numbers.length).toLocaleString() });
}

function show() {
  const { look } = state;
  board.show(look.board, null, state.problem.puzzle);
  showMoves(byId("lehmer-moves"), look);
  showRank(look);
}

export function setUpWorks() {
  board = new BoardView(byId("lehmer-board"), { label: () => t("board") });
  on("look", show);
  onLanguage(() => state.look && show());
  setUpChart();
  setUpRace();
}
