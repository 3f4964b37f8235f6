// The page gives the same answers as the programs: thousands of boards through both.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { engine } from "./engine.js";

const root = new URL("../../", import.meta.url).pathname;
const { ask } = engine();
const catalog = ask({ ask: "catalog" });

execFileSync("cargo", ["build", "--quiet", "--release", ...catalog.flatMap(({ name }) => ["-p", name])], { cwd: root });
const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
const run = (name, input) => execFileSync(`${target}/release/${name}`, { input, maxBuffer: 1 << 28 }).toString();

const prints = (name) => readFileSync(`${root}problems/${name}/problem.toml`, "utf8").match(/^prints = "(.*)"/m)[1];
const rowsOf = (board, columns) => board.map((number, cell) => number + ((cell + 1) % columns ? " " : "\n")).join("");

/** What the page would say, written as each kind of answer is printed. */
const WRITTEN = {
  path: ({ path }, number, unsolvable) => `${path ?? unsolvable}\n`,
  distance: ({ distance }, number, unsolvable) => `${distance ?? unsolvable}\n`,
  "case-and-path": ({ distance, path }, number) => `Case ${number}: ${distance}\n${path}\n`,
  "distance-and-path": ({ distance, path }) => `${distance}\n${path.replace(/.{60}(?=.)/g, "$&\n")}\n`,
  boards: ({ distance, pathBoards }, number, unsolvable, columns) =>
    pathBoards ? `${distance}\n${pathBoards.map((board) => `${rowsOf(board, columns)}\n`).join("")}` : `${unsolvable}\n`,
};

/** The boards of an input. */
function boards(problem, input) {
  const cells = problem.goal.length;
  const rest = input.trim().split("\n").slice(problem.counted ? 1 : 0).join(" ");
  const symbols = problem.goal.some((number) => number > 9) ? rest.split(/\s+/) : [...rest.replace(/\s+/g, "")];
  const numbers = symbols.map((symbol) => (/[xX]/.test(symbol) ? 0 : Number(symbol)));
  return Array.from({ length: numbers.length / cells }, (_, index) => numbers.slice(index * cells, (index + 1) * cells));
}

for (const problem of catalog) {
  const { name, pairs, one } = problem;
  const [inputs, cases] = one ? [150, 1] : [2, 1500];
  test(`${name}: the page answers ${inputs * cases} cases as the program does`, () => {
    for (let seed = 0; seed < inputs; seed++) {
      const unsolvable = problem.unsolvable ? 0.2 : 0;
      const { input, error } = ask({ ask: "gen", problem: name, cases, seed, distance: null, unsolvable, layout: "plain" });
      assert.equal(error, undefined);
      const output = run(name, input);
      const all = boards(problem, input);
      assert.equal(all.length, pairs ? 2 * cases : cases);
      const text = all.filter((_, index) => !pairs || index % 2 === 0).map((board, index) => {
        const [start, goal] = problem.readsGoal ? [problem.example, board] : [board, pairs ? all[2 * index + 1] : problem.goal];
        const look = ask({ ask: "look", problem: name, board: start, goal });
        return WRITTEN[prints(name)](look, index + 1, problem.says, problem.puzzle.columns);
      });
      assert.equal(text.join(""), output);
      const { verdict } = ask({ ask: "check", problem: name, input, output, any: false });
      assert.equal(verdict, "accepted");
    }
  });
}

test("every move has a name on the page", () => {
  const english = JSON.parse(readFileSync(new URL("../strings/en.json", import.meta.url), "utf8"));
  for (const { puzzle } of catalog) {
    for (const letter of puzzle.letters) assert.ok(english[`move.${puzzle.name}.${letter}`], `${puzzle.name} ${letter}`);
  }
});

test("the boards at each distance are the known ones", () => {
  const { counts, complete } = ask({ ask: "layers", problem: "hdu1043", goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] });
  const known = [1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
    23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2]; // OEIS A089473
  assert.ok(complete);
  assert.deepEqual(counts, known);
});

test("a shuffle is at the distance that is asked for, and too far a one says how far there is", () => {
  for (const { name, goal, farthest } of catalog) {
    for (const distance of [0, 1, 7, 19]) {
      const { board } = ask({ ask: "shuffle", problem: name, goal, distance, seed: distance });
      assert.equal(ask({ ask: "look", problem: name, board, goal }).distance, distance, name);
    }
    if (goal.length <= 9) assert.ok(ask({ ask: "shuffle", problem: name, goal, distance: 99, seed: 1 }).farthest <= farthest);
  }
});

test("all four searches find a shortest path, and count the boards they look at", () => {
  for (const { name, goal } of catalog) {
    for (const distance of [0, 1, 6, 15]) {
      const { board } = ask({ ask: "shuffle", problem: name, goal, distance, seed: 3 });
      const { searches } = ask({ ask: "race", problem: name, board, goal });
      assert.equal(searches.length, 4);
      for (const search of searches) {
        assert.equal(search.distance, distance, `${name} ${search.name}`);
        assert.equal(search.parts.reduce((sum, [, boards]) => sum + boards, 0), search.total);
      }
    }
  }
});

test("the graph holds all shortest paths and no other move", () => {
  const board = [2, 3, 4, 1, 5, 0, 7, 6, 8];
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const { boards: drawn, moves } = ask({ ask: "graph", problem: "hdu1043", board, goal });
  const paths = drawn.map(() => 0);
  paths[0] = 1;
  for (const { from, to } of moves) {
    assert.equal(drawn[to].layer, drawn[from].layer + 1);
    paths[to] += paths[from];
  }
  assert.equal(paths.at(-1), ask({ ask: "look", problem: "hdu1043", board, goal }).paths);
  assert.equal(paths.at(-1), 4);
});

test("questions that make no sense are errors, not panics", () => {
  const look = { ask: "look", problem: "hdu1043", board: [1, 2, 3, 4, 5, 6, 7, 8, 0], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
  for (const question of ["", "{", "[]", "null", { ask: "nothing" }, { ...look, problem: "none" }, { ...look, board: [] },
    { ...look, board: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, { ...look, goal: Array(99).fill(7) }, { ...look, board: [-1] }]) {
    assert.equal(typeof ask(question).error, "string", JSON.stringify(question));
  }
  assert.equal(ask(look).distance, 0);
});

test("hostile inputs and outputs get a verdict", () => {
  const texts = ["", "\0", "\u{feff}", "<script>alert(1)</script>", "1".repeat(100_000), "\n".repeat(100_000), "x 1 2 3 4 5 6 7 8", "€🀀"];
  for (const { name } of catalog) {
    for (const input of texts) {
      for (const output of texts) {
        const { verdict } = ask({ ask: "check", problem: name, input, output, any: true });
        assert.ok(["input", "wrong", "accepted"].includes(verdict), `${name} ${verdict}`);
      }
    }
  }
});
