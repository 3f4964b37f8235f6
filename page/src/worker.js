// Runs in a worker: hands questions to the wasm module, as JSON in its memory, and answers back.

let instance = null;
let current = 0;

const imports = {
  page: {
    progress: (share) => postMessage({ number: current, progress: share }),
  },
};

function ask(question) {
  const { memory, room, answer } = instance.exports;
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  // Making room may move the memory, so its buffer is taken afterwards.
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const start = answer();
  const length = new DataView(memory.buffer).getUint32(start, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, start + 4, length));
  return JSON.parse(text);
}

onmessage = async ({ data }) => {
  if (data.module) {
    instance = new WebAssembly.Instance(data.module, imports);
    return;
  }
  current = data.number;
  try {
    postMessage({ number: current, answer: ask(data.question) });
  } catch (error) {
    postMessage({ number: current, failure: String(error) });
  }
};
