// The page: its sections, its switches, and the link's fragment.
import { byId, element, showError } from "./dom.js";
import { quick, Stopped } from "./engine.js";
import { setUpLook } from "./look.js";
import { setUpPlay } from "./play.js";
import { setUpSolve } from "./solve.js";
import state, { on, readFragment, setProblem, setView, views } from "./state.js";
import { currentLanguage, languages, onLanguage, preferredLanguage, setLanguage, t } from "./strings.js";
import { setUpSubmit } from "./submit.js";
import { setUpWorks } from "./works.js";
import { setUpWrong } from "./wrong.js";

const THEMES = ["auto", "light", "dark"];

/** What was chosen last time; a browser may refuse to keep it. */
const remembered = {
  get(key) {
    try {
      return localStorage.getItem(`ninegrid-${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`ninegrid-${key}`, value);
    } catch {
      // Nothing is kept then.
    }
  },
};

function showView() {
  for (const view of views) {
    const tab = byId(`tab-${view}`);
    const chosen = view === state.view;
    byId(view).hidden = !chosen;
    tab.setAttribute("aria-selected", chosen);
    tab.tabIndex = chosen ? 0 : -1;
  }
}

/** Tabs as the ARIA practices have them: arrows choose among them. */
function setUpTabs() {
  for (const view of views) byId(`tab-${view}`).addEventListener("click", () => setView(view));
  byId("tabs").addEventListener("keydown", (event) => {
    const at = views.indexOf(state.view);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: views.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setView(views[(to + views.length) % views.length]);
    byId(`tab-${state.view}`).focus();
  });
  on("view", showView);
}

function showProblem() {
  const { name, asks } = state.problem;
  byId("problem").value = name;
  byId("asks").textContent = asks[currentLanguage()] ?? asks.en;
}

function setUpProblems() {
  const option = ({ name, title }) => element("option", { value: name, text: `${name} · ${title}` });
  byId("problem").replaceChildren(...state.catalog.map(option));
  byId("problem").addEventListener("change", ({ target }) => setProblem(target.value));
  on("problem", showProblem);
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  remembered.set("theme", theme);
  byId("theme").textContent = t(`theme.${theme}`);
}

function setUpSwitches() {
  let theme = THEMES.includes(remembered.get("theme")) ? remembered.get("theme") : "auto";
  byId("theme").addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    setTheme(theme);
  });
  byId("language").addEventListener("click", () => {
    const other = languages[(languages.indexOf(currentLanguage()) + 1) % languages.length];
    remembered.set("language", other);
    setLanguage(other);
  });
  onLanguage(() => {
    byId("language").textContent = t("language.other");
    setTheme(theme);
    if (state.problem) showProblem();
  });
}

async function start() {
  setUpSwitches();
  setUpTabs();
  setUpWorks();
  setUpWrong();
  setUpSubmit();
  setUpPlay();
  setUpSolve();
  setUpLook();
  setLanguage(remembered.get("language") ?? preferredLanguage());
  state.catalog = await quick.ask({ ask: "catalog" });
  setUpProblems();
  readFragment(location.hash);
  addEventListener("hashchange", () => readFragment(location.hash));
  document.documentElement.dataset.ready = "";
}

start().catch((error) => showError(byId("failure"), `${t("failure")} ${error}`));
addEventListener("unhandledrejection", (event) => {
  // What was stopped needs no answer.
  if (event.reason instanceof Stopped) event.preventDefault();
  else showError(byId("failure"), `${t("failure")} ${event.reason}`);
});
