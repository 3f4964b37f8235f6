// The number of boards at each distance, as bars and as a table; the bar of the board shown is marked.
import { byId, drawing, element } from "./dom.js";
import { slow, Stopped } from "./engine.js";
import state, { on } from "./state.js";
import { onLanguage, t } from "./strings.js";

let counted = { key: "", counts: [] };

async function show() {
  if (state.view !== "works" || !state.problem) return;
  const key = JSON.stringify([state.problem.puzzle.name, state.goal]);
  if (counted.key !== key) {
    counted = { key, counts: [] };
    byId("chart-text").textContent = t("chart.counting");
    try {
      const { counts, complete } = await slow.ask({ ask: "layers", problem: state.problem.name, goal: state.goal });
      if (counted.key !== key) return;
      counted = { key, counts, complete };
    } catch (error) {
      if (counted.key === key) counted.key = "";
      if (!(error instanceof Stopped)) throw error;
      return;
    }
  }
  draw();
}

function draw() {
  const { counts, complete } = counted;
  if (counts.length === 0) return;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const widest = counts.indexOf(Math.max(...counts));
  const values = { all: all.toLocaleString(), farthest: counts.length - 1, widest, most: counts[widest].toLocaleString() };
  byId("chart-text").textContent = t(complete ? "chart.text" : "chart.part", values);
  byId("chart").replaceChildren(bars(counts));
  const here = byId("chart").querySelector(".bar-here");
  if (here) byId("chart").scrollLeft = here.getAttribute("x") - byId("chart").clientWidth / 2;
  byId("chart-table").replaceChildren(table(counts));
}

function bars(counts) {
  const [bar, height] = [30, 190];
  const most = Math.max(...counts);
  const size = { width: counts.length * bar, height: height + 40 };
  const picture = drawing("svg", { ...size, viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": byId("chart-text").textContent });
  counts.forEach((count, distance) => {
    const tall = Math.max(1.5, (count / most) * height);
    const here = state.look?.distance === distance;
    const attributes = { x: distance * bar + 2, y: height + 16 - tall, width: bar - 4, height: tall, rx: 2, class: here ? "bar-here" : "bar-other" };
    picture.append(drawing("rect", attributes, drawing("title", { text: `${distance}: ${count.toLocaleString()}` })));
    const middle = { x: (distance + 0.5) * bar, "text-anchor": "middle" };
    if (here) picture.append(drawing("text", { ...middle, y: height + 10 - tall, "font-size": 13, text: "▼" }));
    picture.append(drawing("text", { ...middle, y: height + 32, "font-size": 11, class: here ? "here" : "", text: distance }));
  });
  return picture;
}

function table(counts) {
  const row = (name, cells) => element("tr", {}, element("th", { scope: "row", text: name }), ...cells.map((text) => element("td", { class: "number", text })));
  return element("table", {}, element("tbody", {},
    row(t("chart.distance"), counts.map((_, distance) => distance)),
    row(t("chart.boards"), counts.map((count) => count.toLocaleString())),
  ));
}

export function setUpChart() {
  on("view", show);
  on("look", show);
  onLanguage(() => state.view === "works" && draw());
}
