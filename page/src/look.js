// Asks the engine about the board shown, and only about the last one if boards change quickly.
import { byId } from "./dom.js";
import { quick, Stopped } from "./engine.js";
import state, { on, sameBoard, setLook } from "./state.js";

/** An answer that takes longer is about a board that is hard to solve: it is given up for a new board. */
const PATIENCE = 400;

let asked = null;

async function ask() {
  if (asked) {
    if (performance.now() - asked.at > PATIENCE) quick.stop();
    return;
  }
  asked = { problem: state.problem, board: state.board, goal: state.goal, at: performance.now() };
  const waiting = setTimeout(() => byId("distance").classList.add("waiting"), PATIENCE);
  try {
    const look = await quick.ask({ ask: "look", problem: asked.problem.name, board: asked.board, goal: asked.goal });
    if (isShown(asked)) setLook(look);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    clearTimeout(waiting);
    byId("distance").classList.remove("waiting");
    const again = !isShown(asked);
    asked = null;
    if (again) ask();
  }
}

const isShown = ({ problem, board, goal }) =>
  problem === state.problem && sameBoard(board, state.board) && sameBoard(goal, state.goal);

export function setUpLook() {
  on("board", ask);
}
