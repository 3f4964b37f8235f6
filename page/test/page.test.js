// The page in a real browser, from a file.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, beforeEach, test } from "node:test";
import { chromium } from "playwright-core";
import { page as file } from "./engine.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SAMPLE = "#problem=hdu1043&board=234150768";

let browser;
let page;
let complaints;

before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
});

after(() => browser.close());

/** Opens the page anew, with nothing remembered; what the browser complains about fails the test. */
async function open(fragment = SAMPLE, options = {}) {
  await page?.context().close();
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 }, locale: "en-US", reducedMotion: "reduce", ...options });
  page = await context.newPage();
  complaints = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => /^(file|blob|data):/.test(request.url()) || complaints.push(request.url()));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  await page.goto(file.href + fragment);
  await page.waitForSelector("html[data-ready]");
}

beforeEach(() => open());

const text = (selector) => page.locator(selector).innerText();
const distance = () => text("#distance b");
const becomes = (selector, pattern) => page.locator(selector, { hasText: pattern }).first().waitFor();
const pathShown = async () => (await page.locator("#path button").allInnerTexts()).join("");
const quiet = () => assert.deepEqual(complaints, []);

/** Waits until the distance shown is `number`. */
const distanceBecomes = (number) => page.waitForFunction((number) => document.querySelector("#distance b")?.textContent === String(number), number);

test("the file is at most 400 KB and ready in under a second", async () => {
  assert.ok(statSync(file).size <= 400_000, `${statSync(file).size} bytes`);
  const times = [];
  for (let run = 0; run < 5; run++) {
    await open();
    times.push(await page.evaluate(() => performance.now()));
  }
  // The best of five: the machine of a test has other work too.
  assert.ok(Math.min(...times) < 1000, `${times} ms`);
  quiet();
});

test("a move by click, key, letter, button and swipe; undo and back to the start", async () => {
  await distanceBecomes(19);
  const box = await page.locator("#board").boundingBox();
  const middle = (cell) => [box.x + ((cell % 3) + 0.5) * (box.width / 3), box.y + (Math.floor(cell / 3) + 0.5) * (box.height / 3)];
  await page.mouse.click(...middle(2));
  await distanceBecomes(18);
  await page.keyboard.press("ArrowLeft");
  await distanceBecomes(17);
  await page.keyboard.press("l");
  await distanceBecomes(16);
  await page.click("#moves [data-letter=d]");
  await distanceBecomes(15);
  await page.keyboard.press("Backspace");
  await distanceBecomes(16);
  await page.click("#undo");
  await distanceBecomes(17);
  // The 2 is swiped back to the left, into the blank.
  await page.mouse.move(...middle(0));
  await page.mouse.down();
  await page.mouse.move(...middle(1), { steps: 4 });
  await page.mouse.up();
  await distanceBecomes(16);
  await page.click("#reset");
  await distanceBecomes(19);
  assert.ok((await text("#live")).length > 0);
  quiet();
});

test("rotations by letter and swipe; a number that several moves move asks which one", async () => {
  await open("#problem=nine-number&board=230187546");
  await distanceBecomes(4);
  await page.keyboard.press("c");
  await distanceBecomes(3);
  const box = await page.locator("#board").boundingBox();
  const at = (column, row) => [box.x + (column + 0.5) * (box.width / 3), box.y + (row + 0.5) * (box.height / 3)];
  await page.mouse.move(...at(1, 1));
  await page.mouse.down();
  await page.mouse.move(...at(2, 1), { steps: 4 });
  await page.mouse.up();
  await distanceBecomes(2);
  await page.mouse.click(...at(0, 1));
  await becomes("#live", "Several moves");
  assert.equal(await distance(), "2");
  quiet();
});

test("the magic board is read clockwise and drawn in two rows; its tiles move as they are drawn", async () => {
  await open("#problem=hdu1430&board=12345678&goal=17245368");
  await distanceBecomes(1);
  const box = await page.locator("#board").boundingBox();
  const drawn = async () => (await page.locator("#board").getAttribute("aria-label")).match(/\d/g).join("");
  assert.equal(await drawn(), "12348765");
  const at = (column, row) => [box.x + (column + 0.5) * (box.width / 4), box.y + (row + 0.5) * (box.height / 2)];
  // Both B and C take the 2 one place to the right.
  await page.mouse.move(...at(1, 0));
  await page.mouse.down();
  await page.mouse.move(...at(2, 0), { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector("#distance b")?.textContent !== "1");
  const after = { B: "41235876", C: "17248635" };
  assert.ok(Object.values(after).includes(await drawn()), await drawn());
  await page.click("#reset");
  await page.keyboard.press("c");
  await distanceBecomes(0);
  assert.equal(await drawn(), after.C);
  quiet();
});

test("the path is the problem's, moves that come nearer are marked, the path plays to the goal", async () => {
  await becomes("#solve-text", "4 shortest paths");
  assert.equal(await pathShown(), "ullddrurdllurdruldr");
  assert.deepEqual(await page.locator("#moves button:has(.nearer)").evaluateAll((all) => all.map((button) => button.dataset.letter)), ["u", "d", "l"]);
  await page.fill("#speed", "10");
  await page.click("#next");
  await distanceBecomes(18);
  assert.equal(await pathShown(), "ullddrurdllurdruldr");
  await page.click("#run");
  await distanceBecomes(0);
  await becomes("#run", "Play again");
  assert.equal(await text("#solve-text"), "0 moves: the board is the goal.");
  await page.click("#first");
  await distanceBecomes(19);
  await page.click("#last");
  await distanceBecomes(0);
  quiet();
});

test("the tie-break order is the chosen problem's", async () => {
  const expected = { hdu1043: "ullddrurdllurdruldr", poj1077: "ullddrurdllurdruldr", hdu3567: null };
  for (const [problem, path] of Object.entries(expected)) {
    await open(`#problem=${problem}&board=234150768`);
    await distanceBecomes(19);
    if (path) assert.equal(await pathShown(), path);
    else assert.ok((await pathShown()) < expected.hdu1043);
  }
  await page.selectOption("#problem", "nine-number");
  await page.waitForFunction(() => document.querySelectorAll("#moves button").length === 2);
  quiet();
});

test("all shortest paths are drawn as a graph", async () => {
  await page.locator("#graph svg").waitFor();
  assert.match(await text("#graph-text"), /^\d+ boards on 4 shortest paths/);
  assert.equal(await page.locator("#graph line.first").count(), 19);
  quiet();
});

test("shuffles to a distance, and says how far there is", async () => {
  for (const number of [31, 7]) {
    await page.fill("#shuffle-distance", String(number));
    await page.click("#shuffle");
    await distanceBecomes(number);
  }
  await page.fill("#shuffle-distance", "12");
  await page.locator("#shuffle-distance").press("Enter");
  await distanceBecomes(12);
  quiet();
});

test("a board pasted as text, a goal of its own, errors with their place", async () => {
  await page.fill("#board-text", "1 2 3 4 5 6 7 x 8");
  await page.locator("#board-text").blur();
  await distanceBecomes(1);
  await page.fill("#board-text", "1 2 3 4 5 6 7 x 9");
  await page.locator("#board-text").blur();
  await becomes("#text-error", /line 1, column 17/);
  assert.equal(await distance(), "1");
  await page.fill("#board-text", "123\n456\n78x");
  await page.locator("#board-text").blur();
  await distanceBecomes(0);
  await page.fill("#goal-text", "x 1 2 3 4 5 6 7 8");
  await page.locator("#goal-text").blur();
  await distanceBecomes(22);
  await page.keyboard.press("u");
  await page.click("#goal-here");
  await distanceBecomes(0);
  await page.click("#goal-usual");
  await distanceBecomes(1);
  quiet();
});

test("a board that is pasted on the section or into the field is shown at once", async () => {
  const paste = (selector, text) => page.evaluate(([selector, text]) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.querySelector(selector).dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, [selector, text]);
  await paste("body", "1 2 3\r\n4 5 6\r\n7 x 8\r\n");
  await distanceBecomes(1);
  await paste("body", "<b>");
  await becomes("#text-error", /line 1, column 1/);
  await page.fill("#board-text", "12345678x");
  await page.locator("#board-text").press("Enter");
  await distanceBecomes(0);
  quiet();
});

test("an unsolvable board shows its inversions", async () => {
  await open("#problem=hdu1043&board=123456870");
  await becomes("#distance", "not reachable");
  assert.equal(await text("#inversions-text"), "1 inversion, an odd number.");
  assert.equal(await page.locator("#inversions-drawing path").count(), 1);
  assert.match(await page.locator("#inversions-drawing svg").getAttribute("aria-label"), /8–7/);
  assert.match(await page.locator("#explain").textContent(), /8 before 7/);
  assert.equal(await page.locator("#path button").count(), 0);
  await page.click("#tab-works");
  await page.click("#race-run");
  await becomes("#race", "not reachable");
  quiet();
});

test("a link brings back problem, board, goal and section", async () => {
  await page.fill("#goal-text", "1 2 3 8 x 4 7 6 5");
  await page.locator("#goal-text").blur();
  await page.keyboard.press("u");
  await page.click("#tab-works");
  const link = page.url();
  const shown = await page.locator("#board").getAttribute("aria-label");
  await open(new URL(link).hash);
  assert.equal(await page.locator("#tab-works").getAttribute("aria-selected"), "true");
  assert.equal(await page.locator("#board").getAttribute("aria-label"), shown);
  assert.match(await page.locator("#goal-board").getAttribute("aria-label"), /1 2 3; 8 blank 4; 7 6 5/);
  await open("#problem=<b>&board=111111111&goal=x&view=none");
  assert.equal(await page.locator("#tab-play").getAttribute("aria-selected"), "true");
  quiet();
});

test("how it works: the Lehmer code follows the board, the chart and the four searches", async () => {
  await page.click("#tab-works");
  await becomes("#lehmer-sum", "Rank 92,306 of 362,880");
  await page.keyboard.press("u");
  await becomes("#lehmer-sum", /Rank (?!92,306)/);
  await becomes("#chart-text", "181,440 boards");
  assert.equal(await page.locator("#chart rect").count(), 32);
  assert.equal(await page.locator("#chart .bar-here").count(), 1);
  await page.click("#race-run");
  await page.waitForFunction(() => document.querySelectorAll(".lane.done").length === 4);
  for (const lane of await page.locator(".lane").allInnerTexts()) assert.match(lane, /Found a path of 18 moves/);
  quiet();
});

test("the searches are animated, and can be stopped", async () => {
  await open(SAMPLE, { reducedMotion: "no-preference" });
  await page.click("#tab-works");
  await page.click("#race-run");
  await page.locator(".lane").first().waitFor();
  assert.equal(await page.locator(".lane.done").count() < 4, true);
  await page.click("#race-stop");
  await page.waitForFunction(() => document.querySelector("#race-stop").hidden);
  quiet();
});

async function check(input, output) {
  await page.click("#tab-wrong");
  await page.fill("#input", input);
  await page.fill("#output", output);
  await page.click("#check");
  await page.locator("#verdict h3").waitFor();
}

test("a wrong output gets the judge's verdict, the boards drawn; a right one is accepted", async () => {
  await check("2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 x 8\n", "ullddrurdllurdruldr\nl\n");
  assert.match(await text("#verdict h3"), /Wrong in case 2 of 2, line 2/);
  assert.match(await text("#verdict .said"), /ends on another board/);
  assert.equal(await page.locator("#verdict svg").count(), 3);
  assert.deepEqual((await page.locator("#verdict dd code").allInnerTexts()).slice(0, 2), ["l", "r"]);
  await check("2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 x 7 8\n1 2 3 4 5 x 7 8 6\n", "drruuldlurrdluldrul\nll\nu\n");
  await becomes("#verdict", "where the blank goes");
  await check("2 3 4 1 5 x 7 6 8\n", "ullddrurdllurdruldr\n");
  await becomes("#verdict h3", "Accepted: 1 case.");
  await check("2 3 4 1 5 x 7 6\n", "");
  await becomes("#verdict .said", /line 2, column 1/);
  quiet();
});

test("pasted markup is shown and not run", async () => {
  const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script>"'&\u202e`;
  await check("1 2 3 4 5 6 7 x 8\n", hostile);
  assert.ok((await text("#verdict")).includes("<img src=x onerror=alert(1)><script>"));
  assert.equal(await page.locator("#verdict img, #verdict script").count(), 0);
  await check(hostile, hostile);
  await becomes("#verdict .said", /found/);
  await page.click("#tab-play");
  await page.fill("#board-text", hostile);
  await page.locator("#board-text").blur();
  await becomes("#text-error", /line 1, column 1/);
  quiet();
});

test("a policy forbids inline handlers, eval and any request", async () => {
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
  assert.equal(await page.evaluate(() => document.querySelectorAll("*").values().some((node) => [...node.attributes].some(({ name }) => /^(on|style)/.test(name)) && !node.style.length)), false);
  const tried = await page.evaluate(async () => {
    const failed = async (action) => { try { await action(); return false; } catch { return true; } };
    const div = document.createElement("div");
    div.innerHTML = "<img src='data:,' onerror='window.ran = true'>";
    document.body.append(div);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return [window.ran === undefined, await failed(() => fetch("https://example.com/")), await failed(() => Function("return 1")())];
  });
  assert.equal(tried[0], true, "an inline handler ran");
  assert.equal(tried[1], true, "a request was made");
  // Playwright's own calls need eval, so only the policy says it here.
});

test("a megabyte does not hang the page: it is checked beside it, with progress, and can be stopped", async () => {
  await page.click("#tab-wrong");
  const paste = (id, text) => page.evaluate(([id, text]) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.getElementById(id).dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, [id, text]);
  await paste("input", "2 3 4 1 5 x 7 6 8\n".repeat(60_000));
  await paste("output", "ullddrurdllurdruldr\n".repeat(60_000));
  assert.match(await text("#input-size"), /^1,080,000 bytes/);
  // The page goes on answering: a timer is never late, and the stop is taken while the check goes on.
  const latest = await page.evaluate(async () => {
    let latest = 0;
    document.querySelector("#check").click();
    while (document.querySelector("#check-progress").value === 0) {
      const from = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 0));
      latest = Math.max(latest, performance.now() - from);
    }
    document.querySelector("#check-stop").click();
    return latest;
  });
  assert.ok(latest < 500, `${latest} ms`);
  await becomes("#check-state", "Stopped.");
  await page.click("#check");
  await becomes("#verdict h3", "Accepted: 60,000 cases.");
  quiet();
});

test("inputs are made, downloaded, and the same for the same seed", async () => {
  await page.click("#tab-wrong");
  await page.fill("#gen-cases", "3");
  await page.fill("#gen-distance", "20");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#gen-download")]);
  assert.equal(download.suggestedFilename(), "hdu1043.in");
  const made = readFileSync(await download.path(), "utf8");
  assert.equal(made.trimEnd().split("\n").length, 3);
  await page.click("#gen-use");
  await page.waitForFunction(() => document.querySelector("#input").value !== "");
  assert.equal(await page.inputValue("#input"), made);
  await page.fill("#gen-distance", "99");
  await page.click("#gen-use");
  await becomes("#gen-error", "99");
  quiet();
});

test("files are dropped and opened", async () => {
  await page.click("#tab-wrong");
  await page.setInputFiles("#input-file", { name: "a.in", mimeType: "text/plain", buffer: Buffer.from("1 2 3 4 5 6 7 x 8\r\n") });
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["r\n"], "a.out"));
    document.querySelector("#drop-output").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.waitForFunction(() => document.querySelector("#output").value === "r\n");
  await page.click("#check");
  await becomes("#verdict h3", "Accepted");
  quiet();
});

test("the files to submit are the repository's, copied whole", async () => {
  await open(SAMPLE, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.click("#tab-submit");
  await becomes("#submit-to", "HDU");
  for (const kind of ["c", "rs"]) {
    const right = readFileSync(new URL(`../../problems/hdu1043/submit/hdu1043.${kind}`, import.meta.url), "utf8");
    await page.getByRole("button", { name: `Copy hdu1043.${kind}` }).click();
    await becomes("#live", `hdu1043.${kind} is copied`);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), right);
  }
  const problems = await page.locator("#problem option").count();
  assert.equal(await page.locator("#submit-table tbody tr").count(), problems);
  quiet();
});

test("Chinese by the browser's language and by the button, kept for the next time", async () => {
  await open(SAMPLE, { locale: "zh-CN" });
  await becomes("#tab-play", "试玩与求解");
  assert.equal(await page.locator("html").getAttribute("lang"), "zh-CN");
  await distanceBecomes(19);
  await becomes("#solve-text", "4 条最短路径");
  for (const view of ["works", "wrong", "submit"]) await page.click(`#tab-${view}`);
  await page.click("#language");
  await becomes("#tab-play", "Play and solve");
  await page.reload();
  await becomes("#tab-play", "Play and solve");
  quiet();
});

test("light and dark, by the system and by the button", async () => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.click("#theme");
  assert.equal(await paper(), light);
  await page.click("#theme");
  await page.emulateMedia({ colorScheme: "light" });
  assert.equal(await paper(), dark);
  quiet();
});

test("everything is reached and done by keyboard alone", async () => {
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.dataset.letter || document.activeElement.tagName);
  const tabTo = async (id) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      if ((await focused()) === id) return;
    }
    assert.fail(`${id} was not reached`);
  };
  await tabTo("problem");
  await tabTo("tab-play");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "tab-works");
  await page.keyboard.press("End");
  assert.equal(await focused(), "tab-submit");
  await page.keyboard.press("Home");
  await tabTo("u");
  await page.keyboard.press("Enter");
  await distanceBecomes(18);
  await tabTo("run");
  await page.keyboard.press("Space");
  await distanceBecomes(0);
  await page.click("#tab-wrong");
  await tabTo("input");
  await page.keyboard.type("1 2 3 4 5 6 7 x 8");
  await tabTo("output");
  await page.keyboard.type("r");
  await tabTo("check");
  await page.keyboard.press("Enter");
  await becomes("#verdict h3", "Accepted");
  quiet();
});

test("on a phone nothing is wider than the screen", async () => {
  for (const locale of ["en-US", "zh-CN"]) {
    await open(SAMPLE, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale });
    await distanceBecomes(19);
    for (const view of ["play", "works", "wrong", "submit"]) {
      await page.click(`#tab-${view}`);
      await page.waitForTimeout(200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 320, `${view}: ${wide} pixels`);
    }
  }
  await page.click("#tab-play");
  const box = await page.locator("#board").boundingBox();
  await page.touchscreen.tap(box.x + (box.width / 6) * 5, box.y + box.height / 6);
  await distanceBecomes(18);
  quiet();
});

test("axe finds no fault, in any section, light or dark", async () => {
  for (const colorScheme of ["light", "dark"]) {
    await open(SAMPLE, { colorScheme });
    await distanceBecomes(19);
    for (const view of ["play", "works", "wrong", "submit"]) {
      await page.click(`#tab-${view}`);
      if (view === "works") {
        await page.click("#race-run");
        await page.waitForFunction(() => document.querySelectorAll(".lane.done").length === 4);
        await becomes("#chart-text", "181,440");
      }
      if (view === "wrong") await check("1 2 3 4 5 6 7 x 8\n", "l\n");
      assert.deepEqual(await faults(), [], `${view}, ${colorScheme}`);
    }
    await open("#problem=hdu1043&board=123456870", { colorScheme });
    await page.locator("#inversions svg").waitFor();
    assert.deepEqual(await faults(), [], `unsolvable, ${colorScheme}`);
  }
});

test("a picture of the page for the README, at most 150 KB", async () => {
  await open(SAMPLE, { viewport: { width: 1120, height: 1000 } });
  await page.locator("#graph svg").waitFor();
  // PICTURE=1 renews the picture in the repository.
  const path = new URL(process.env.PICTURE ? "../screenshot.png" : "../dist/screenshot.png", import.meta.url).pathname;
  await page.screenshot({ path });
  assert.ok(statSync(path).size <= 150_000, `${statSync(path).size} bytes`);
});

async function faults() {
  // The policy of the page keeps scripts out; the test brings its own past it.
  const { violations } = await page.evaluate(`${axe}; axe.run()`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
