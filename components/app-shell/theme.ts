const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Where a browser keeps the choice. */
export const THEME_KEY = "theme";
/** Tells the script that another theme was chosen in this tab; other tabs hear it from the storage. */
export const THEME_CHOSEN = "theme-chosen";

export function chosenTheme(): Theme {
  try {
    const chosen = window.localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === chosen) ?? "system";
  } catch {
    return "system";
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing shows the choice until the page is loaded anew.
  }
  window.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }));
}
