import { type BrowserContext, test as base, type Page } from "@playwright/test";

/** Playwright's `test`, whose pages are loaded once their controls work: every spec takes it from here. */
export const test = base.extend({
  context: async ({ context }, use) => {
    loadFully(context);
    await use(context);
  },
});

/** For what happens without a page's scripts or before them: it waits for none. */
export const scriptlessTest = base;

/** The same for a context that a test opens by itself. */
export function loadFully(context: BrowserContext): void {
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...args) => {
      const answer = await goto(...args);
      await working(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload(...args);
      await working(page);
      return answer;
    };
  });
}

/**
 * Waits until React has taken over every control that the server drew: before that, a click is lost. To be asked for
 * after each full load that `goto` and `reload` did not make, such as the one at the end of a sign-in.
 */
export async function working(page: Page): Promise<void> {
  // Not with each frame, which it is asked in by default: the page would draw one after the other to be asked.
  const taken = async () => {
    const controls = [...document.querySelectorAll("button, input, select, textarea")];
    // What waits for somebody to reach for it makes a click again that came before its script (`whenReached`).
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$")) ||
      control.closest('[data-late="waiting"]') !== null;
    if (!controls.every(isTaken)) return false;
    // The listeners that React's effects add come after the controls.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return true;
  };
  await page.waitForFunction(taken, undefined, { polling: 100 });
}
