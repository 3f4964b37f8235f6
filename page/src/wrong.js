// Why is mine wrong: an output checked by the judge; inputs made up.
import { boardPicture } from "./board.js";
import { byId, download, element, showError } from "./dom.js";
import { Engine, Stopped } from "./engine.js";
import { judged } from "./judged.js";
import state, { on } from "./state.js";
import { count, onLanguage, optional, t } from "./strings.js";

const LAYOUTS = ["plain", "crlf", "lines", "no-newline", "ragged"];
const engine = new Engine();
// A text field holds LF only and is slow with megabytes: the bytes of a file are kept beside it.
const texts = { input: "", output: "" };
let verdict = null;

function sizeShown(id) {
  const bytes = new TextEncoder().encode(texts[id]).length;
  byId(`${id}-size`).textContent = bytes ? count("bytes", bytes) : "";
}

function take(id, text) {
  const MOST_SHOWN = 20_000;
  texts[id] = text;
  const area = byId(id);
  const long = text.length > MOST_SHOWN;
  area.value = long ? text.slice(0, MOST_SHOWN) : text;
  area.readOnly = long;
  sizeShown(id);
  if (long) byId(`${id}-size`).textContent += ` · ${t("wrong.beginning")}`;
}

async function fileChosen(id, file) {
  if (file) take(id, await file.text());
}

/** Takes typed and pasted text, and dropped files; a long paste never enters the field whole. */
function setUpField(id) {
  const area = byId(id);
  area.addEventListener("input", () => {
    texts[id] = area.value;
    sizeShown(id);
  });
  area.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length < 20_000) return;
    event.preventDefault();
    take(id, pasted);
  });
  area.addEventListener("keydown", (event) => {
    if (area.readOnly && (event.key === "Backspace" || event.key === "Delete")) take(id, "");
  });
  byId(`${id}-file`).addEventListener("change", ({ target }) => fileChosen(id, target.files[0]).then(() => (target.value = "")));
  const drop = byId(`drop-${id}`);
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    const [file] = event.dataTransfer.files;
    if (file) fileChosen(id, file);
    else take(id, event.dataTransfer.getData("text/plain"));
  });
}

function busy(running) {
  byId("check").disabled = running;
  byId("check-stop").hidden = !running;
  byId("check-progress").hidden = !running;
  byId("check-progress").value = 0;
}

/** Does long work that can be stopped, and says what it is. */
async function work(doing, action) {
  busy(true);
  byId("check-state").textContent = doing;
  try {
    await action();
    byId("check-state").textContent = "";
  } catch (error) {
    byId("check-state").textContent = error instanceof Stopped ? t("wrong.stopped") : String(error);
  } finally {
    busy(false);
  }
}

async function check() {
  verdict = null;
  showVerdict();
  const asked = { problem: state.problem.name, ...texts };
  await work(t("wrong.checking"), async () => {
    const question = { ask: "check", ...asked, any: byId("any").checked && state.problem.any };
    verdict = await engine.ask(question, (share) => (byId("check-progress").value = share));
  });
  showVerdict();
  if (verdict?.verdict === "wrong" && verdict.hint === null) await findCause(verdict, asked);
}

/** Asks which known mistakes explain the whole output: that may take longer than the verdict. */
async function findCause(found, asked) {
  await work(t("wrong.cause"), async () => {
    const { hint } = await engine.ask({ ask: "hint", ...asked });
    if (verdict !== found) return;
    verdict.hint = hint;
    showVerdict();
  });
}

function showVerdict() {
  const node = byId("verdict");
  node.className = `verdict ${verdict?.verdict ?? ""}`;
  if (!verdict) return node.replaceChildren();
  const { verdict: kind, boards = [], text } = verdict;
  const sign = element("span", { class: "sign", "aria-hidden": "true", text: kind === "accepted" ? "✓" : "✗" });
  const parts = [element("h3", {}, sign, title(verdict))];
  if (kind === "input") parts.push(element("p", { class: "said", lang: "en", text }));
  if (kind === "wrong") {
    const drawn = boards.map(({ name, board }) => boardPicture(board, state.problem.puzzle, optional(`board.${name}`) ?? name, 34));
    parts.push(judged("p", { class: "said" }, verdict.what), element("div", { class: "pictures" }, ...drawn), facts(verdict), asText(text));
  }
  node.replaceChildren(...parts);
}

function title({ verdict: kind, case: number, cases, line }) {
  if (kind === "accepted") return t("verdict.accepted", { cases: count("cases", cases) });
  if (kind === "input") return t("verdict.input");
  const which = cases <= 1 ? t("verdict.wrong") : number < cases ? t("verdict.case", { n: number + 1, cases }) : t("verdict.after", { cases });
  return line ? `${which}${t("verdict.line", { line })}` : which;
}

/** What was printed, what is right, and what may be the cause: the judge's words. */
function facts({ printed, right, remedy, hint, notes }) {
  const lines = [["printed", printed, "code"], ["right", right, "code"], ["remedy", remedy, "span"], ["hint", hint, "span"],
    ...notes.map((note) => ["note", note, "span"])];
  const shown = lines.filter(([, text]) => text !== null && text !== undefined);
  return element("dl", {}, ...shown.flatMap(([name, text, kind]) => [
    element("dt", { text: t(`verdict.${name}`) }), element("dd", {}, kind === "code" ? element(kind, { lang: "en", text }) : judged(kind, {}, text))]));
}

const asText = (text) => element("details", {}, element("summary", { text: t("verdict.text") }), element("pre", { lang: "en", tabindex: "0", text }));

const generated = () => ({
  ask: "gen",
  problem: state.problem.name,
  cases: Number(byId("gen-cases").value) || 1,
  seed: Number(byId("gen-seed").value) || 0,
  distance: byId("gen-distance").value === "" ? null : Number(byId("gen-distance").value),
  unsolvable: state.problem.unsolvable ? Number(byId("gen-unsolvable").value) || 0 : 0,
  layout: byId("gen-layout").value,
});

async function generate(use) {
  const answer = await engine.ask(generated());
  showError(byId("gen-error"), answer.error);
  if (answer.error) return;
  use(answer.input);
}

function showProblem() {
  byId("any-line").hidden = !state.problem.any;
  byId("gen-cases-field").hidden = state.problem.one;
  byId("gen-unsolvable-field").hidden = !state.problem.unsolvable;
  byId("gen-distance").max = state.problem.farthest;
  showError(byId("gen-error"), "");
  verdict = null;
  showVerdict();
}

function showLayouts() {
  const select = byId("gen-layout");
  const chosen = select.value || LAYOUTS[0];
  select.replaceChildren(...LAYOUTS.map((layout) => element("option", { value: layout, text: t(`layout.${layout}`) })));
  select.value = chosen;
}

export function setUpWrong() {
  for (const id of ["input", "output"]) setUpField(id);
  byId("check").addEventListener("click", check);
  byId("check-stop").addEventListener("click", () => engine.stop());
  byId("gen").addEventListener("submit", (event) => {
    event.preventDefault();
    generate((input) => download(`${state.problem.name}.in`, input));
  });
  byId("gen-use").addEventListener("click", () => generate((input) => take("input", input)));
  on("problem", showProblem);
  onLanguage(() => {
    showLayouts();
    for (const id of ["input", "output"]) sizeShown(id);
    showVerdict();
  });
}
