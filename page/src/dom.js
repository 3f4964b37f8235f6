// Small tools for building elements. Text always goes in as text, never as markup.

export const byId = (id) => document.getElementById(id);

/** An element with attributes (`on...` are listeners, `text` its text) and children. */
export function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** The same for SVG. */
export function drawing(name, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "text") node.textContent = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** Shows a message in an error line, or hides the line for an empty one. */
export function showError(node, message) {
  node.textContent = message || "";
  node.hidden = !message;
}

/** Saves bytes or text as a file. */
export function download(name, content) {
  const url = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Copies text to the clipboard; returns whether that worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Some browsers have no clipboard for file:// pages, but let a selected field be copied.
    const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** Whether the user asked for less motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
