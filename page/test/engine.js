// The page's wasm module, without a browser.
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(new URL("../dist/page.wasm", import.meta.url)));

/** A function that answers a question as the page's worker does. */
export function engine() {
  const progress = [];
  const instance = new WebAssembly.Instance(module, { page: { progress: (share) => progress.push(share) } });
  const { memory, room, answer } = instance.exports;
  const ask = (question) => {
    const bytes = new TextEncoder().encode(typeof question === "string" ? question : JSON.stringify(question));
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const start = answer();
    const length = new DataView(memory.buffer).getUint32(start, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start + 4, length)));
  };
  return { ask, progress };
}
