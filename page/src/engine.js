// The programs' own code, compiled to wasm, in two workers: one for quick questions, one for long work that can be stopped.
import { decoded } from "./base85.js";
import workerSource from "worker-source";

/** The bytes of a deflated text in the page. */
async function unpacked(id) {
  const node = document.getElementById(id);
  const bytes = decoded(node.textContent).subarray(0, Number(node.dataset.length));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Thrown in place of an answer that was stopped. */
export class Stopped extends Error {}

const wasm = unpacked("wasm").then((bytes) => WebAssembly.compile(bytes));
const source = URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" }));

/** The files to submit, by name. */
export const files = unpacked("files").then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));

/** A worker that answers one question after another. */
export class Engine {
  #worker = null;
  #waiting = new Map();
  #asked = 0;

  /** Asks a question; `onProgress` gets a share from 0 to 1. The answer is an object. */
  async ask(question, onProgress = () => {}) {
    const worker = (this.#worker ??= this.#started());
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject, onProgress });
      wasm.then(() => worker.postMessage({ number, question }), reject);
    });
  }

  /** Ends whatever is being worked on. */
  stop(error = new Stopped()) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }

  #started() {
    const worker = new Worker(source);
    wasm.then((module) => worker.postMessage({ module }));
    worker.onmessage = ({ data }) => this.#answered(data);
    worker.onerror = (event) => this.stop(new Error(event.message));
    return worker;
  }

  #answered({ number, progress, answer, failure }) {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    if (progress !== undefined) return waiting.onProgress(progress);
    this.#waiting.delete(number);
    // After a panic the memory cannot be trusted: begin anew.
    if (failure !== undefined) this.stop(new Error(failure));
    if (failure !== undefined) waiting.reject(new Error(failure));
    else waiting.resolve(answer);
  }
}

export const quick = new Engine();
export const slow = new Engine();
