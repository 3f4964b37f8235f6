// Asks the engine about the board shown, and only about the last one if boards change quickly.
import { quick } from "./engine.js";
import state, { on, sameBoard, setLook } from "./state.js";

let asking = false;

async function ask() {
  if (asking) return;
  asking = true;
  let shown;
  try {
    do {
      shown = { problem: state.problem, board: state.board, goal: state.goal };
      const look = await quick.ask({ ask: "look", problem: shown.problem.name, board: shown.board, goal: shown.goal });
      if (isShown(shown)) setLook(look);
    } while (!isShown(shown));
  } finally {
    asking = false;
  }
}

const isShown = ({ problem, board, goal }) =>
  problem === state.problem && sameBoard(board, state.board) && sameBoard(goal, state.goal);

export function setUpLook() {
  on("board", ask);
}
