// Four searches on the same board, drawn as if each looked at boards at the same rate.
import { byId, calm, element } from "./dom.js";
import { Engine, Stopped } from "./engine.js";
import state, { on } from "./state.js";
import { count, onLanguage, t } from "./strings.js";

// Its own worker, so that stopping it stops nothing else.
const engine = new Engine();
let result = null;
let shown = 0;
let frame = null;

async function run() {
  stop();
  busy(true);
  byId("race-state").textContent = t("race.searching");
  const asked = { problem: state.problem.name, board: state.board, goal: state.goal };
  try {
    result = await engine.ask({ ask: "race", ...asked });
    byId("race-state").textContent = "";
    animate();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

function busy(running) {
  byId("race-stop").hidden = !running;
  byId("race-run").disabled = running;
}

function stop() {
  cancelAnimationFrame(frame);
  engine.stop();
  byId("race-state").textContent = "";
  busy(false);
}

/** Lets the number of boards looked at grow from one to the largest total: slowly at first, so that small ones show. */
function animate() {
  const most = Math.max(1, ...result.searches.map(({ total }) => total));
  const [from, length] = [performance.now(), calm() ? 0 : 6000];
  const step = (now) => {
    const share = length ? Math.min(1, (now - from) / length) : 1;
    shown = share === 1 ? most : Math.round(most ** share);
    draw();
    if (share < 1) frame = requestAnimationFrame(step);
    else busy(false);
  };
  if (result.searches.length) frame = requestAnimationFrame(step);
  else {
    draw();
    busy(false);
  }
}

function draw() {
  if (!result) return byId("race").replaceChildren();
  if (!result.searches.length) return byId("race").replaceChildren(element("p", { text: t("race.unsolvable") }));
  const least = Math.min(...result.searches.filter(({ distance }) => distance !== null).map(({ total }) => total));
  byId("race").replaceChildren(...result.searches.map((search) => lane(search, least)));
}

function lane({ name, parts, total, distance }, least) {
  const looked = Math.min(shown, total);
  const done = looked === total;
  const state = !done ? t("race.running") : distance === null ? t("race.given-up") : t("race.found", { moves: count("moves", distance) });
  const best = done && distance !== null && total === least ? ` ${t("race.fewest")}` : "";
  const most = Math.max(...parts.map(([, boards]) => boards), 1);
  let left = looked;
  const bars = parts.map(([part, boards]) => {
    const seen = Math.max(0, Math.min(left, boards));
    left -= seen;
    const fill = element("i", { class: "fill" });
    fill.style.width = `${(100 * seen) / most}%`;
    const label = part.startsWith("s") || part.startsWith("g") ? t(`race.side.${part[0]}`, { n: part.slice(1) }) : part;
    return element("li", {}, element("span", { text: label }), element("span", { class: "track" }, fill), element("span", { class: "number", text: seen ? seen.toLocaleString() : "" }));
  });
  const titleId = `race-${name}`;
  return element("section", { class: done ? "lane done" : "lane", "aria-labelledby": titleId },
    element("h3", { id: titleId, text: t(`race.${name}`) }),
    element("p", { class: "hint", text: t(`race.${name}.text`) }),
    element("p", { class: "big" }, element("b", { text: looked.toLocaleString() }), ` ${t("race.boards")}`),
    element("p", { class: "hint", text: state + best }),
    element("div", { class: "bars", tabindex: "0", role: "region", "aria-label": t("race.parts", { name: t(`race.${name}`) }) },
      element("p", { class: "hint", text: t(`race.${name}.part`) }), element("ol", {}, ...bars)),
  );
}

export function setUpRace() {
  byId("race-run").addEventListener("click", run);
  byId("race-stop").addEventListener("click", stop);
  // What was found is about another board now.
  on("board", () => {
    if (!result && byId("race-stop").hidden) return;
    stop();
    result = null;
    draw();
  });
  onLanguage(draw);
}
