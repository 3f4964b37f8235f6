// The judge's sentences in the language of the page. A sentence that the table does not know stays English.
import chinese from "../strings/judged/zh.json";
import { element } from "./dom.js";
import { currentLanguage } from "./strings.js";

const rules = chinese.map(([pattern, text]) => [new RegExp(`^${pattern}$`, "s"), text]);

/** A sentence in Chinese, its parts too; null if it is not known. */
export function translated(sentence) {
  for (const [pattern, text] of rules) {
    const found = sentence.match(pattern);
    if (found) return text.replace(/\{(\d)\}/g, (_, group) => translated(found[group]) ?? found[group]);
  }
  return null;
}

/** An element with a sentence of the judge; marked as English where it is. */
export function judged(name, attributes, sentence) {
  const text = currentLanguage() === "zh" ? translated(sentence) : null;
  return element(name, { ...attributes, lang: text ? null : "en", text: text ?? sentence });
}
