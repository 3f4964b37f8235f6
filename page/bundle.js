// Puts the page into one file: styles, scripts, strings, the wasm module and the files to submit.
import { encoded } from "./src/base85.js";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const page = dirname(fileURLToPath(import.meta.url));
const problems = join(page, "../problems");
const output = process.argv[2] ?? join(page, "index.html");

const packed = (bytes) => deflateRawSync(bytes, { level: 9 });
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function bundled(entry, plugins = []) {
  const options = { bundle: true, minify: true, write: false, charset: "utf8", format: "iife", target: "es2022", plugins };
  const result = await build({ ...options, entryPoints: [join(page, "src", entry)] });
  // The text must not end the element that it stands in.
  return result.outputFiles[0].text.trimEnd().replaceAll("</script", "<\\/script");
}

/** Lets a module import the text of another one that is bundled for a worker. */
const workerSource = {
  name: "worker-source",
  setup(build) {
    build.onResolve({ filter: /^worker-source$/ }, () => ({ path: "worker-source", namespace: "worker" }));
    build.onLoad({ filter: /.*/, namespace: "worker" }, async () => ({ contents: await bundled("worker.js"), loader: "text" }));
  },
};

/** The files to submit of every problem, by name. */
function submitted() {
  const files = {};
  for (const problem of readdirSync(problems).sort()) {
    for (const kind of ["c", "rs"]) {
      const path = join(problems, problem, "submit", `${problem}.${kind}`);
      if (existsSync(path)) files[`${problem}.${kind}`] = readFileSync(path, "utf8");
    }
  }
  return files;
}

const script = await bundled("main.js", [workerSource]);
const style = (await bundled("style.css")).trim();
const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)}`,
  "worker-src blob:",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const wasm = packed(readFileSync(join(page, "dist/page.wasm")));
const files = packed(JSON.stringify(submitted()));
const parts = {
  TOOLS: process.env.TOOLS ?? "tools that were not named",
  CSP: policy,
  STYLE: style,
  SCRIPT: script,
  WASM: encoded(wasm),
  WASMLENGTH: wasm.length,
  FILES: encoded(files),
  FILESLENGTH: files.length,
};
const template = readFileSync(join(page, "index.template.html"), "utf8");
const text = template.replace(/%([A-Z]+)%/g, (_, name) => parts[name]);
writeFileSync(output, text);

const size = Buffer.byteLength(text);
console.log(`${output}: ${size} bytes`);
if (size > 400_000) throw new Error(`the page has ${size} bytes, expected at most 400,000`);
