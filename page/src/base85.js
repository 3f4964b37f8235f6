// Bytes as text, five characters for four bytes: a sixteenth less than base64. All characters but those that HTML reads.
const FIRST = 35; // "#"; 85 characters follow, "<" and "&" replaced by two behind them
const REPLACED = new Map([[38, 120], [60, 121]]);

const charOf = (digit) => REPLACED.get(FIRST + digit) ?? FIRST + digit;
const DIGITS = new Map(Array.from({ length: 85 }, (_, digit) => [charOf(digit), digit]));

/** The text for bytes. */
export function encoded(bytes) {
  const codes = [];
  for (let at = 0; at < bytes.length; at += 4) {
    let word = 0;
    for (let byte = 0; byte < 4; byte++) word = word * 256 + (bytes[at + byte] ?? 0);
    const digits = [];
    for (let digit = 0; digit < 5; digit++, word = Math.floor(word / 85)) digits.unshift(charOf(word % 85));
    codes.push(String.fromCharCode(...digits));
  }
  return codes.join("");
}

/** The bytes of a text, with up to three zeros behind them. */
export function decoded(text) {
  const bytes = new Uint8Array((text.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 5) {
    let word = 0;
    for (let digit = 0; digit < 5; digit++) word = word * 85 + DIGITS.get(text.charCodeAt(at + digit));
    view.setUint32((at / 5) * 4, word);
  }
  return bytes;
}
