import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { appUrl } from "./running-app";

/** Pages whose scripts are still on their way, and what the browser sends when somebody types and presses Enter. */

export type Sent = { page: string; method: string; address: string; referer: string };

const TEXTS =
  "input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=file]), textarea, [contenteditable=true]";

/**
 * Holds every script file of the context back until `release` is called. The navigation of a form is answered with 204,
 * so that the page stays and nothing of it is still under way when the next one is opened.
 */
export async function holdScripts(context: BrowserContext) {
  let held = Promise.withResolvers<void>();
  let from = "";
  const sent: Sent[] = [];
  const asked: string[] = [];
  const reading: Promise<void>[] = [];
  const note = async (request: Request) => {
    const { referer = "" } = await request.allHeaders().catch((): Record<string, string> => ({}));
    asked.push(`${request.method()} ${request.url()} ${referer}`);
  };
  context.on("request", (request) => reading.push(note(request)));
  await context.addInitScript(() => {
    document.addEventListener("submit", () => {
      document.documentElement.dataset.submitted = "yes";
    });
  });
  await context.route("**/_next/static/**/*.js*", async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await context.route(
    () => from !== "",
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.fallback();
      const { referer = "" } = await request.allHeaders();
      sent.push({ page: from, method: request.method(), address: request.url(), referer });
      await route.fulfill({ status: 204 });
    },
  );
  return {
    /** What forms sent. */
    sent,
    /** Every request with its referrer: what the log of a server, or of a proxy before it, can hold. */
    asked: async () => {
      await Promise.all(reading);
      return asked;
    },
    /** Opens a page as far as the server alone brings it, its streamed parts in their places. */
    open: async (page: Page, path: string) => {
      held = Promise.withResolvers<void>();
      await page.goto(appUrl() + path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(streamedIn);
    },
    release: () => held.resolve(),
    /** Presses Enter in a field and waits until what that sent, if anything, was answered. */
    enter: async (field: Locator): Promise<Sent[]> => {
      const page = field.page();
      from = page.url();
      await page.evaluate(() => delete document.documentElement.dataset.submitted);
      const before = sent.length;
      const answered = page.waitForEvent("requestfailed", (one) => one.isNavigationRequest()).catch(() => {});
      await field.press("Enter");
      const told = await page.evaluate((method) => {
        const form = document.activeElement?.closest("form");
        return document.documentElement.dataset.submitted === "yes" && form?.method !== method;
      }, "dialog");
      if (told) await answered;
      from = "";
      return sent.slice(before);
    },
  };
}

/** Whether no part of the page waits any more: React shows what was streamed a moment after it came, to many parts at once. */
function streamedIn(): boolean {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  // "$?" stands before a part that has not come, "$~" before one that is there and not shown yet.
  while (comments.nextNode()) {
    if (["$?", "$~"].includes(comments.currentNode.nodeValue ?? "")) return false;
  }
  return true;
}

/** Types into every text field that is there, each its own words; answers what stands in which. */
export async function typeEverywhere(page: Page, mark: string): Promise<{ field: Locator; typed: string }[]> {
  const filled: { field: Locator; typed: string }[] = [];
  const count = await page.locator(TEXTS).count();
  for (let index = 0; index < count; index += 1) {
    const field = page.locator(TEXTS).nth(index);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const type = (await field.getAttribute("type")) ?? "text";
    const typed =
      { email: `${mark}${index}@canary.example`, date: "1931-07-19", number: String(4711 + index) }[type] ??
      `${mark} ${index}`;
    await field.fill(typed);
    filled.push({ field, typed });
  }
  return filled;
}
