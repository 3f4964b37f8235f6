// Submit: the files to paste into a judge.
import { byId, copy, download, element } from "./dom.js";
import { files } from "./engine.js";
import { announce } from "./live.js";
import state, { on } from "./state.js";
import { count, onLanguage, t } from "./strings.js";

const KINDS = ["c", "rs"];
const bytes = (text) => new TextEncoder().encode(text).length;

async function copied(name, text) {
  announce(t((await copy(text)) ? "submit.copied" : "submit.not-copied", { name }), true);
}

function fileCard(name, kind, text, chosen) {
  const id = `file-${kind}`;
  return element("section", { class: "file-card", "aria-labelledby": id },
    element("h3", { id }, name, chosen && element("span", { class: "nearer", text: t("submit.this") })),
    element("p", { class: "hint", text: `${t(`language.${kind}`)} · ${count("bytes", bytes(text))}` }),
    element("div", { class: "tools" },
      element("button", { type: "button", class: chosen ? "primary" : "", text: t("submit.copy"), "aria-label": t("submit.copy.name", { name }), onclick: () => copied(name, text) }),
      element("button", { type: "button", text: t("submit.download"), "aria-label": t("submit.download.name", { name }), onclick: () => download(name, text) })),
    element("details", {}, element("summary", { text: t("submit.show") }), element("pre", { class: "code", tabindex: "0", "aria-label": name, text })),
  );
}

async function show() {
  const all = await files;
  const { name, to, language } = state.problem;
  byId("submit-to").textContent = state.problem.judge ? t("submit.to", { to }) : t("submit.nowhere");
  const cards = KINDS.filter((kind) => all[`${name}.${kind}`]).map((kind) => fileCard(`${name}.${kind}`, kind, all[`${name}.${kind}`], kind === language));
  byId("submit-files").replaceChildren(...cards);
  showTable(all);
}

function showTable(all) {
  const head = ["problem", "to.head", "c", "rs"].map((key) => element("th", { scope: "col", text: t(`submit.${key}`) }));
  const size = (name) => element("td", { class: "number", text: all[name] ? count("bytes", bytes(all[name])) : "–" });
  const rows = state.catalog.map(({ name, title, url, to, judge }) =>
    element("tr", {},
      element("th", { scope: "row" }, url ? element("a", { href: url, rel: "noreferrer", text: name }) : name, element("small", { text: title })),
      element("td", { text: judge ? to : t("submit.nowhere") }),
      ...KINDS.map((kind) => size(`${name}.${kind}`)),
    ),
  );
  byId("submit-table").replaceChildren(element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
}

export function setUpSubmit() {
  on("problem", show);
  onLanguage(() => state.problem && show());
}
