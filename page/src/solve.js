// Solve: the shortest path, played step by step; why there is none; all shortest paths as a graph.
import { smallBoard } from "./board.js";
import { byId, drawing, element } from "./dom.js";
import { quick } from "./engine.js";
import { inversionsDrawing } from "./inversions.js";
import { moveName } from "./play.js";
import state, { moveTo, on, sameBoard, undo } from "./state.js";
import { count, onLanguage, t } from "./strings.js";

/** The path being followed: its letters, the boards along it, and how many moves of it are made. */
let course = { letters: "", made: 0 };
let timer = null;

const playing = () => timer !== null;

/** Keeps to the path while the board follows it; else takes the path from the new board. */
function follow(look) {
  const { letters, made, boards } = course;
  const at = boards?.findIndex((board) => sameBoard(board, look.board)) ?? -1;
  const sameGame = course.problem === state.problem && sameBoard(course.goal ?? [], state.goal);
  if (sameGame && at >= 0 && letters.length > 0) {
    course.made = at;
    return;
  }
  course = { letters: look.path ?? "", made: 0, boards: look.pathBoards ?? [], problem: state.problem, goal: state.goal };
}

function stepTo(made) {
  const steps = Math.abs(made - course.made);
  const forwards = made > course.made;
  for (let step = 0; step < steps; step++) {
    const next = course.made + (forwards ? 1 : -1);
    if (forwards) moveTo(course.boards[next], course.letters[next - 1]);
    else if (state.history.length > 0 && sameBoard(state.history.at(-1).board, course.boards[next])) undo();
    else moveTo(course.boards[next], "");
    course.made = next;
  }
  showPath();
  showPlayer();
}

function play() {
  if (playing()) return pause();
  if (course.made === course.letters.length) stepTo(0);
  const tick = () => {
    if (course.made >= course.letters.length) return pause();
    stepTo(course.made + 1);
    const done = course.made >= course.letters.length;
    timer = done ? null : setTimeout(tick, 1400 / Number(byId("speed").value));
    if (done) showPlayer();
  };
  timer = setTimeout(tick, 150);
  showPlayer();
}

function pause() {
  clearTimeout(timer);
  timer = null;
  showPlayer();
}

function showPlayer() {
  const { letters, made } = course;
  for (const id of ["first", "back"]) byId(id).disabled = made === 0;
  for (const id of ["next", "last"]) byId(id).disabled = made === letters.length;
  const running = playing();
  const ended = made === letters.length && made > 0;
  byId("run").textContent = t(running ? "player.pause" : ended ? "player.again" : "player.play");
  byId("player").hidden = letters.length === 0;
}

function showPath() {
  const { letters, made } = course;
  const list = byId("path");
  if (list.dataset.letters === letters + document.documentElement.lang) {
    [...list.querySelectorAll("button")].forEach((button, index) => mark(button, index, made));
    return;
  }
  list.dataset.letters = letters + document.documentElement.lang;
  const steps = [...letters].map((letter, index) => {
    const label = t("step", { n: index + 1, move: moveName(letter) });
    const button = element("button", { type: "button", "aria-label": label, text: letter });
    button.addEventListener("click", () => (pause(), stepTo(index + 1)));
    mark(button, index, made);
    return element("li", {}, button);
  });
  list.replaceChildren(...steps);
}

/** Shows whether a move of the path is made, and which one is next. */
function mark(button, index, made) {
  button.classList.toggle("made", index < made);
  if (index === made) button.setAttribute("aria-current", "step");
  else button.removeAttribute("aria-current");
}

function showText(look) {
  const order = [...state.problem.order].join(", ");
  const text = look.distance === null ? t("solve.none")
    : look.distance === 0 ? t("solve.zero")
    : t("solve.text", { moves: count("moves", look.distance), paths: count("paths", look.paths), order });
  byId("solve-text").textContent = text;
}

function showInversions(look) {
  const card = byId("inversions");
  card.hidden = !state.problem.puzzle.slides || look.distance !== null;
  if (card.hidden) return;
  const { pairs, sum, reason } = inversionsDrawing(look, state.goal, state.problem.puzzle);
  byId("inversions-text").textContent = sum;
  byId("inversions-drawing").replaceChildren(pairs);
  byId("inversions-why").textContent = reason;
}

let graphAsked = "";

async function showGraph(look) {
  const card = byId("graph-card");
  card.hidden = !look.distance;
  if (card.hidden) return;
  const key = JSON.stringify([state.problem.name, look.board, state.goal]);
  graphAsked = key;
  const answer = await quick.ask({ ask: "graph", problem: state.problem.name, board: look.board, goal: state.goal });
  if (graphAsked !== key) return;
  byId("graph").hidden = !answer.complete;
  const boards = answer.boards.length;
  byId("graph-text").textContent = answer.complete ? t("graph.text", { boards: count("boards", boards), paths: count("paths", look.paths) })
    : t("graph.many", { most: answer.most, paths: count("paths", look.paths) });
  if (answer.complete) byId("graph").replaceChildren(graphDrawing(answer, look.path));
}

/** The boards on shortest paths: a column for each distance, the first path marked. */
function graphDrawing({ boards, moves }, path) {
  const { puzzle } = state.problem;
  const cell = 15;
  const [width, height] = [puzzle.columns * cell, puzzle.rows * cell];
  const [across, down] = [width + 34, height + 16];
  const layers = [];
  for (const [index, { layer }] of boards.entries()) (layers[layer] ??= []).push(index);
  const tallest = Math.max(...layers.map((layer) => layer.length));
  const place = boards.map(({ layer }, index) => {
    const row = layers[layer].indexOf(index) + (tallest - layers[layer].length) / 2;
    return { x: layer * across + 8, y: row * down + 8 };
  });
  const first = firstPath(moves, path);
  const size = { width: layers.length * across - 16, height: tallest * down };
  const picture = drawing("svg", { ...size, viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": byId("graph-text").textContent });
  for (const move of moves) {
    const [from, to] = [place[move.from], place[move.to]];
    const [x1, y1, x2, y2] = [from.x + width + 2, from.y + height / 2, to.x - 2, to.y + height / 2];
    const kind = first.has(move) ? "edge first" : "edge";
    picture.append(drawing("line", { x1, y1, x2, y2, class: kind }));
    const label = { x: x1 + (x2 - x1) * 0.38, y: y1 + (y2 - y1) * 0.38 - 3, class: kind, "text-anchor": "middle", "font-size": 12, text: move.letter };
    picture.append(drawing("text", label));
  }
  boards.forEach(({ board }, index) => picture.append(smallBoard(board, puzzle, place[index].x, place[index].y, cell)));
  return picture;
}

/** The moves of the graph that the first path makes. */
function firstPath(moves, path) {
  const made = new Set();
  let at = 0;
  for (const letter of path) {
    const move = moves.find(({ from, letter: other }) => from === at && other === letter);
    made.add(move);
    at = move.to;
  }
  return made;
}

function show() {
  const { look } = state;
  if (playing() && !course.boards.some((board) => sameBoard(board, look.board))) pause();
  follow(look);
  showText(look);
  showPath();
  showPlayer();
  showInversions(look);
  byId("explain").textContent = look.explain;
  if (!playing()) showGraph(look);
}

export function setUpSolve() {
  byId("run").addEventListener("click", play);
  byId("first").addEventListener("click", () => (pause(), stepTo(0)));
  byId("last").addEventListener("click", () => (pause(), stepTo(course.letters.length)));
  byId("back").addEventListener("click", () => (pause(), stepTo(course.made - 1)));
  byId("next").addEventListener("click", () => (pause(), stepTo(course.made + 1)));
  on("look", show);
  onLanguage(() => state.look && show());
}
