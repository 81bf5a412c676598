/**
 * Light, dark, or as the system has it. A class on the page says which, and a script of its own in the page sets it before the
 * first paint and whenever the choice or the system changes, so that no page's script brings any of this along.
 */

const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
/** Tells the script that another theme was chosen in this tab; other tabs hear it from the storage. */
const CHOSEN = "theme-chosen";

/**
 * Nothing fades from one theme to the other: `data-recolored` holds transitions back for that moment (globals.css). What React
 * draws anew after a failure has lost the class; the observer gives it back.
 */
export const THEME_SCRIPT = `(() => {
const root = document.documentElement, system = matchMedia("(prefers-color-scheme: dark)");
let told;
const set = () => {
let chosen = told;
try { chosen ??= localStorage.getItem("${KEY}") } catch {}
const dark = chosen === "dark" || (chosen !== "light" && system.matches);
root.classList.toggle("dark", dark);
root.classList.toggle("light", !dark);
};
const change = (choice) => {
told = choice;
root.dataset.recolored = "";
set();
getComputedStyle(document.body).color;
setTimeout(() => delete root.dataset.recolored, 1);
};
set();
system.addEventListener("change", () => change(told));
addEventListener("storage", () => change());
addEventListener("${CHOSEN}", ({ detail }) => change(detail));
new MutationObserver(set).observe(root, { attributeFilter: ["class"] });
})()`;

export function chosenTheme(): Theme {
  try {
    const chosen = window.localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === chosen) ?? "system";
  } catch {
    return "system";
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing shows the choice until the page is loaded anew.
  }
  window.dispatchEvent(new CustomEvent(CHOSEN, { detail: theme }));
}
