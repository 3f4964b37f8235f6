// The tables of texts: no key is missing in a language, in the page, or without use.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const here = new URL("..", import.meta.url);
const read = (path) => readFileSync(new URL(path, here), "utf8");
const tables = Object.fromEntries(readdirSync(new URL("strings", here)).filter((file) => file.endsWith(".json")).map((file) => [file.slice(0, -5), JSON.parse(read(`strings/${file}`))]));
const sources = readdirSync(new URL("src", here)).filter((file) => file.endsWith(".js") && file !== "strings.js").map((file) => read(`src/${file}`));
const template = read("index.template.html");
const english = tables.en;

/** The keys that a source names, in lists of which at least one must exist; `${...}` stands for any part. */
function* namedKeys(text) {
  for (const [, key] of text.matchAll(/data-t(?:-label)?="([^"]+)"/g)) yield [key];
  for (const [, call, first] of text.matchAll(/\b(t|count|optional)\((?=((?:\$\{[^}]*\}|[^{)])*))/g)) {
    const literals = [...first.matchAll(/["`]([^"`]+)["`]/g)].map(([, key]) => (call === "count" ? `${key}_one` : key));
    if (literals.length > 0) yield literals;
  }
}

const pattern = (key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, ".+")}$`);

test("every language has the same keys", () => {
  for (const [language, table] of Object.entries(tables)) {
    assert.deepEqual(Object.keys(table).sort(), Object.keys(english).sort(), language);
  }
});

test("every text has the same places to fill in, and is not empty", () => {
  const places = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [language, table] of Object.entries(tables)) {
    for (const [key, text] of Object.entries(table)) {
      assert.deepEqual(places(text), places(english[key]), `${language}: ${key}`);
      assert.notEqual(text.trim(), "", `${language}: ${key}`);
    }
  }
});

test("every key that the page uses exists, and every key is used", () => {
  const keys = Object.keys(english);
  const used = new Set(["title"]);
  for (const source of [template, ...sources]) {
    for (const named of namedKeys(source)) {
      const found = keys.filter((known) => named.some((key) => pattern(key).test(known)));
      assert.notEqual(found.length, 0, `no text for ${named}`);
      for (const known of found) used.add(known);
    }
  }
  const unused = keys.filter((key) => !used.has(key) && !used.has(key.replace(/_other$/, "_one")));
  assert.deepEqual(unused, []);
});

test("Chinese texts are Chinese", () => {
  const same = Object.keys(english).filter((key) => tables.zh[key] === english[key]);
  const names = ["race.a-star", "race.ida-star", "submit.c", "submit.rs", "language.rs"];
  assert.deepEqual(same, names);
});
