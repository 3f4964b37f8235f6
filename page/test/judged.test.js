// The judge's sentences in Chinese: for wrong outputs of many kinds, no sentence about them stays English.
import assert from "node:assert/strict";
import test from "node:test";
import { build } from "esbuild";
import { engine } from "./engine.js";

const { ask } = engine();
const source = new URL("../src/judged.js", import.meta.url).pathname;
const bundle = await build({ entryPoints: [source], bundle: true, write: false, format: "esm" });
const { translated } = await import(`data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`);

const SAMPLE = "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 8 7 x\n";
const RIGHT = ["ullddrurdllurdruldr", "", "unsolvable"];
const with_ = (place, line) => RIGHT.with(place, line).join("\n") + "\n";

const OUTPUTS = {
  hdu1043: [SAMPLE, ["", "\n", "\n" + RIGHT.join("\n"), with_(0, "u"), with_(0, "r"), with_(0, "x"), with_(0, "unsolvable"), with_(0, "U"), with_(0, "5"),
    with_(0, "ullddrurdllurdruldrlr"), with_(0, "udullddrurdllurdruldr"), with_(0, " ullddrurdllurdruldr"), with_(0, "u l l"), with_(1, "unsolvable"),
    with_(1, "0"), with_(1, "lr"), with_(1, "Enter the board: "), with_(2, "u"), with_(2, ""), RIGHT.join("\n") + "\n\n", RIGHT.join("\n") + "\n\n\n",
    RIGHT.join("\n") + "\nmore\n", "ullddrurdllurdruldr\n", "unsolvable\n"]],
  hdu3567: ["2\n12X453786\n12345678X\n564178X23\n7568X4123\n", ["", "Case 1: 2\n", "Case 1: 3\ndd\n", "Case 1: 2\nrr\n", "Case 2: 2\ndd\n",
    "Case 1: 2\ndd\nCase 2: 8\nurlurdlu\n", "Case 1: 2\ndd\n\nCase 2: 8\nurrulldr\n", "dd\n"]],
  "nine-number": ["2 3 0\n1 8 7\n5 4 6\n0 1 2\n3 4 5\n6 7 8\n", ["", "9\n", "4\n", "4\n1\n", "4\nx\n", "UNSOLVABLE\n", "4\n0\n0\n", "4\n\n0\n"]],
  "luogu-p2578": ["2 3 0\n1 8 7\n5 4 6\n", ["", "4\n", "5\n", "4\n2 3 0\n1 8 7\n5 4 6\n", "4\n2 3 0\n1 8 7\n5 4 6\n\n2 3 0\n1 8 7\n5 4 6\n\n",
    "4\n2 3 1\n0 8 7\n5 4 6\n\n", "4\n2,3,0\n"]],
};

for (const [problem, [input, outputs]] of Object.entries(OUTPUTS)) {
  test(`${problem}: the verdicts are put in Chinese`, () => {
    let wrong = 0;
    for (const output of outputs) {
      const { verdict, what, remedy } = ask({ ask: "check", problem, input, output, any: false });
      if (verdict !== "wrong") continue;
      wrong++;
      for (const sentence of [what, remedy].filter(Boolean)) {
        const text = translated(sentence);
        assert.ok(text, `${sentence} (${JSON.stringify(output)})`);
        // What the program printed stands between backquotes; the names of moves are letters.
        assert.doesNotMatch(text.replace(/`[^`]*`/g, "").replace(/\b[a-zA-Z]\b/g, ""), /[a-z]{2,}/, text);
      }
    }
    assert.ok(wrong >= outputs.length - 2, `${wrong} of ${outputs.length} are wrong`);
  });
}

test("what is not known stays as it is", () => assert.equal(translated("a new sentence"), null));
