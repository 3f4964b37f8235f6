// The page that is tested, and its wasm module without a browser.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inflateRawSync } from "node:zlib";
import { decoded } from "../src/base85.js";

/** The page: `PAGE` may name another one than that of the repository. */
export const page = process.env.PAGE ? pathToFileURL(resolve(process.env.PAGE)) : new URL("../index.html", import.meta.url);

const [, length, packed] = readFileSync(page, "utf8").match(/id="wasm" data-length="(\d+)">([^<]*)</);
const module = new WebAssembly.Module(inflateRawSync(decoded(packed).subarray(0, Number(length))));

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
