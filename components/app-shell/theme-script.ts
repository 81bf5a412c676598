import { THEME_CHOSEN, THEME_KEY } from "./theme";

/**
 * Light, dark, or as the system has it. A class on the page says which, and a script of its own in the page sets it before the
 * first paint and whenever the choice or the system changes, so that no page's script brings any of this along.
 */

/**
 * Nothing fades from one theme to the other: `data-recolored` holds transitions back for that moment (globals.css). What React
 * draws anew after a failure has lost the class; the observer gives it back.
 */
export const THEME_SCRIPT = `(() => {
const root = document.documentElement, system = matchMedia("(prefers-color-scheme: dark)");
let told;
const set = () => {
let chosen = told;
try { chosen ??= localStorage.getItem("${THEME_KEY}") } catch {}
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
addEventListener("${THEME_CHOSEN}", ({ detail }) => change(detail));
new MutationObserver(set).observe(root, { attributeFilter: ["class"] });
})()`;
