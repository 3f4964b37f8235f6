// Play: the board, its moves, its texts.
import { BoardView } from "./board.js";
import { byId, copy, element, showError } from "./dom.js";
import { quick, slow, Stopped } from "./engine.js";
import { announce } from "./live.js";
import { isArrow, moveOfKey, moveOfSwipe, movesOfCell } from "./moves.js";
import state, { boardText, fragment, moveTo, on, reset, sameBoard, setStart, undo } from "./state.js";
import { count, onLanguage, optional, t } from "./strings.js";

let board;
let goalBoard;

/** The name of a move, such as "u: blank up". */
export function moveName(letter) {
  const what = optional(`move.${state.problem.puzzle.name}.${letter}`);
  return what ? `${letter}: ${what}` : letter;
}

/** Makes a move on the board shown and says what it did. */
export function makeMove(move) {
  if (!move?.board) return announce(t("move.impossible"));
  moveTo(move.board, move.letter);
  const distance = move.distance === null ? t("distance.none") : count("away", move.distance);
  announce(`${moveName(move.letter)}. ${distance}`);
}

function picked(cell) {
  if (!state.look) return;
  const found = movesOfCell(state.look, cell);
  if (found.length === 1) makeMove(found[0]);
  else if (found.length > 1) announce(t("move.several", { letters: found.map(({ letter }) => letter).join(", ") }), true);
}

function swiped(cell, direction) {
  if (state.look && cell !== null) makeMove(moveOfSwipe(state.look, cell, direction));
}

function pressed(event) {
  const typing = event.target.closest("input, textarea, select");
  const inView = state.view === "play" || state.view === "works";
  if (typing || !inView || !state.look || event.ctrlKey || event.metaKey || event.altKey) return;
  // Arrows scroll a drawing that has the focus, and choose among tabs.
  if (isArrow(event.key) && event.target.closest(".scroll, .bars, pre, [role=tablist]")) return;
  if (event.key === "Backspace") {
    event.preventDefault();
    return undo();
  }
  const move = moveOfKey(state.look, event.key);
  if (!move) return;
  event.preventDefault();
  makeMove(move);
}

/** The buttons of all moves; those that come nearer are marked. */
export function showMoves(node, look) {
  const buttons = look.moves.map((move) => {
    const mark = move.nearer && element("span", { class: "nearer", text: t("nearer.mark") });
    const what = optional(`move.${state.problem.puzzle.name}.${move.letter}`);
    const attributes = { type: "button", disabled: !move.board, "data-letter": move.letter };
    const button = element("button", attributes, element("kbd", { text: move.letter }), " ", what && element("span", { class: "what", text: what }), " ", mark);
    button.addEventListener("click", () => makeMove(move));
    return button;
  });
  const focused = node.contains(document.activeElement) && document.activeElement.dataset.letter;
  node.replaceChildren(...buttons);
  if (focused) (buttons.find((button) => button.dataset.letter === focused && !button.disabled) ?? node.querySelector("button:enabled"))?.focus();
}

function showDistance({ distance }) {
  const node = byId("distance");
  if (distance === null) return node.replaceChildren(element("b", { text: "∞" }), element("span", { text: t("distance.none") }));
  const text = distance === 0 ? t("distance.zero") : t("distance.text");
  node.replaceChildren(element("b", { text: distance }), element("span", { text }));
}

function show() {
  const { puzzle } = state.problem;
  board.show(state.board, state.goal, puzzle);
  goalBoard.show(state.goal, null, puzzle);
  byId("undo").disabled = state.history.length === 0;
  byId("reset").disabled = state.history.length === 0;
  for (const [id, text] of [["board-text", boardInput(state.board)], ["goal-text", boardInput(state.goal)]]) {
    if (document.activeElement !== byId(id)) byId(id).value = text;
  }
  byId("goal-usual").disabled = sameBoard(state.goal, state.problem.goal);
}

function showLook() {
  showDistance(state.look);
  showMoves(byId("moves"), state.look);
}

const boardInput = (numbers) => {
  const zero = state.problem.puzzle.slides && state.problem.zero ? state.problem.zero : "0";
  return numbers.map((number) => (number === 0 ? zero : number)).join(" ");
};

/** A text field takes its text on Enter, after a paste, and when it is left. */
function setUpText(id) {
  const area = byId(id);
  area.addEventListener("change", () => textEntered(id));
  area.addEventListener("paste", () => setTimeout(() => textEntered(id)));
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    textEntered(id);
  });
}

/** A board that is pasted anywhere else on the section is shown. */
function pasted(event) {
  if (state.view !== "play" || event.target.closest?.("input, textarea")) return;
  byId("board-text").value = event.clipboardData.getData("text/plain").slice(0, 1000);
  textEntered("board-text");
}

async function textEntered(id) {
  const answer = await quick.ask({ ask: "read", problem: state.problem.name, text: byId(id).value });
  showError(byId("text-error"), answer.error && `${t(id === "goal-text" ? "goal" : "board")}: ${answer.error}`);
  byId(id).toggleAttribute("aria-invalid", Boolean(answer.error));
  if (answer.error) return;
  if (id === "goal-text") setStart(state.board, answer.board);
  else setStart(answer.board);
}

async function shuffle(event) {
  event.preventDefault();
  const button = byId("shuffle");
  const distance = Number(byId("shuffle-distance").value);
  button.disabled = true;
  try {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const answer = await slow.ask({ ask: "shuffle", problem: state.problem.name, goal: state.goal, distance, seed });
    if (answer.board) {
      setStart(answer.board);
      announce(t("shuffled", { moves: count("moves", distance) }));
    }
    const farthest = answer.farthest !== undefined && t("shuffle.farthest", { n: answer.farthest });
    showError(byId("text-error"), farthest || answer.error);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    button.disabled = false;
  }
}

async function shareLink() {
  history.replaceState(null, "", fragment());
  const copied = await copy(location.href);
  announce(t(copied ? "link.copied" : "link.failed"), true);
}

function showProblem() {
  byId("shuffle-distance").max = state.problem.farthest;
  byId("shuffle-distance").value = Math.min(20, state.problem.farthest);
  byId("how-to-move").textContent = t(state.problem.puzzle.slides ? "how.slides" : "how.other");
  showError(byId("text-error"), "");
}

export function setUpPlay() {
  board = new BoardView(byId("board"), { onPick: picked, onSwipe: swiped, label: () => t("board") });
  goalBoard = new BoardView(byId("goal-board"), { label: () => t("goal") });
  addEventListener("keydown", pressed);
  byId("undo").addEventListener("click", undo);
  byId("reset").addEventListener("click", reset);
  byId("link").addEventListener("click", shareLink);
  byId("goal-usual").addEventListener("click", () => setStart(state.board, state.problem.goal));
  byId("goal-here").addEventListener("click", () => setStart(state.board, state.board));
  byId("shuffle-form").addEventListener("submit", shuffle);
  for (const id of ["board-text", "goal-text"]) setUpText(id);
  document.addEventListener("paste", pasted);
  on("problem", showProblem);
  on("board", show);
  on("look", showLook);
  onLanguage(() => {
    if (!state.problem) return;
    showProblem();
    show();
    if (state.look) showLook();
  });
}
