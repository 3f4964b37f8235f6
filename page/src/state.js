// What the page shows: a problem, a board, a goal and a section. All of it stands in the link's fragment.

const state = { catalog: null, problem: null, board: [], goal: [], start: [], view: "play", look: null, history: [] };
const listeners = { board: [], problem: [], view: [], look: [] };
export const views = ["play", "works", "wrong", "submit"];

export default state;

export const on = (what, listener) => listeners[what].push(listener);

function tell(what) {
  for (const listener of listeners[what]) listener();
}

export const boardText = (board) => (board.length > 9 ? board.join(".") : board.join(""));
export const sameBoard = (a, b) => a.length === b.length && a.every((number, cell) => number === b[cell]);

const parsed = (text) => (text.includes(".") ? text.split(".") : [...text]).map(Number);
const sorted = (board) => [...board].sort((a, b) => a - b);

/** The board of a fragment, if it is one of this problem. */
function boardFrom(text, problem) {
  const board = text ? parsed(text) : [];
  return sameBoard(sorted(board), sorted(problem.goal)) ? board : null;
}

/** Takes over a fragment such as `#problem=hdu1043&board=234150768&view=play`. */
export function readFragment(text) {
  const fields = new URLSearchParams(text.replace(/^#/, ""));
  const problem = state.catalog.find(({ name }) => name === fields.get("problem")) ?? state.problem ?? state.catalog[0];
  const changed = problem !== state.problem;
  state.problem = problem;
  state.goal = boardFrom(fields.get("goal"), problem) ?? (changed ? problem.goal : state.goal);
  state.board = boardFrom(fields.get("board"), problem) ?? (changed ? problem.example : state.board);
  state.start = state.board;
  state.history = [];
  state.look = null;
  state.view = views.includes(fields.get("view")) ? fields.get("view") : state.view;
  tell("problem");
  tell("view");
  tell("board");
}

/** The fragment that brings back what is shown. */
export function fragment() {
  const fields = new URLSearchParams({ problem: state.problem.name, board: boardText(state.board) });
  if (!sameBoard(state.goal, state.problem.goal)) fields.set("goal", boardText(state.goal));
  if (state.view !== "play") fields.set("view", state.view);
  return `#${fields}`;
}

function writeFragment() {
  history.replaceState(null, "", fragment());
}

export function setProblem(name) {
  readFragment(`#problem=${encodeURIComponent(name)}`);
  writeFragment();
}

export function setView(view) {
  state.view = view;
  writeFragment();
  tell("view");
}

/** Puts another board in place, to start from anew. */
export function setStart(board, goal = state.goal) {
  Object.assign(state, { board, goal, start: board, history: [] });
  writeFragment();
  tell("board");
}

/** Shows the board after a move. */
export function moveTo(board, letter) {
  state.history.push({ board: state.board, letter });
  state.board = board;
  writeFragment();
  tell("board");
}

export function undo() {
  const last = state.history.pop();
  if (!last) return;
  state.board = last.board;
  writeFragment();
  tell("board");
}

export function reset() {
  setStart(state.start);
}

/** Takes what the engine says about the board shown. */
export function setLook(look) {
  state.look = { ...look, puzzle: state.problem.puzzle };
  tell("look");
}
