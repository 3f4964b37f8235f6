// All texts of the page in one table per language.
import en from "../strings/en.json";
import zh from "../strings/zh.json";

const tables = { en, zh };
let language = "en";
const listeners = [];

export const languages = Object.keys(tables);
export const currentLanguage = () => language;
export const onLanguage = (listener) => listeners.push(listener);

/** The language of the browser, if the page speaks it. */
export function preferredLanguage() {
  const preferred = navigator.languages ?? [navigator.language];
  for (const name of preferred) {
    const found = languages.find((known) => name.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** The text for a key; `{name}` in it is replaced by `values.name`. */
export function t(key, values = {}) {
  const text = tables[language][key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The text for a key if there is one. */
export const optional = (key) => tables[language][key];

/** A number with its noun: `count("moves", 1)` is "1 move". */
export function count(noun, number) {
  return t(`${noun}_${number === 1 ? "one" : "other"}`, { n: number.toLocaleString(language) });
}

/** Switches the language and rewrites every text that is marked in the page. */
export function setLanguage(name) {
  language = languages.includes(name) ? name : "en";
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  document.title = t("title");
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
  for (const node of document.querySelectorAll("[data-t-label]")) {
    node.setAttribute("aria-label", t(node.dataset.tLabel));
    if (node.tagName === "BUTTON") node.title = t(node.dataset.tLabel);
  }
  for (const listener of listeners) listener();
}
