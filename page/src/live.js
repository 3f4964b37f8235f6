// Says things to a screen reader, and to all where they matter.
import { byId, element } from "./dom.js";

let timer;

/** Says a text in the live region; `visibly` shows it for a moment too. */
export function announce(text, visibly = false) {
  const live = byId("live");
  live.replaceChildren(element("span", { text }));
  live.classList.toggle("hidden", !visibly);
  live.classList.toggle("toast", visibly);
  clearTimeout(timer);
  if (visibly) timer = setTimeout(() => live.classList.replace("toast", "hidden"), 2500);
}
