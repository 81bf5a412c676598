import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page, Request, Response } from "@playwright/test";
import { loadFully } from "./browser-test";
import { cutOff, markupTaken } from "./hostile-words";
import { appUrl, type Work } from "./running-app";

/** A walk through the whole app as a curious person takes it, with everything noted that leaves or stays behind. */

export type Seen = {
  cookies: { address: string; line: string }[];
  requests: { address: string; referer: string }[];
  violations: string[];
  /** Addresses of the history, titles, and what the page kept, each where it was seen. */
  traces: { where: string; what: string }[];
  visited: Set<string>;
  /** Stored markup that a page took for markup, and dialogs that nobody of ours opened. */
  taken: string[];
  /** Pages in a small window that scroll sideways or cut their text. */
  cut: string[];
};

/** Notes what every page of the context sends, gets and breaks. `done` waits for what is still being read. */
export async function watch(context: BrowserContext): Promise<Seen & { done: () => Promise<void> }> {
  const seen: Seen = {
    cookies: [],
    requests: [],
    violations: [],
    traces: [],
    visited: new Set(),
    taken: [],
    cut: [],
  };
  loadFully(context);
  const reading: Promise<unknown>[] = [];
  const onRequest = async (request: Request) => {
    const { referer = "" } = await request.allHeaders().catch((): Record<string, string> => ({}));
    seen.requests.push({ address: request.url(), referer });
  };
  const onResponse = async (response: Response) => {
    for (const { name, value } of await response.headersArray().catch(() => [])) {
      if (name.toLowerCase() !== "set-cookie") continue;
      for (const line of value.split("\n")) seen.cookies.push({ address: response.url(), line });
    }
  };
  context.on("request", (request) => reading.push(onRequest(request)));
  context.on("response", (response) => reading.push(onResponse(response)));
  context.on("console", (message) => {
    if (/content.security.policy|^policy violated/i.test(message.text()))
      seen.violations.push(message.text());
  });
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => seen.traces.push({ where: "history", what: frame.url() })),
  );
  context.on("dialog", async (dialog) => {
    seen.taken.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(
        `policy violated: ${event.violatedDirective} ${event.blockedURI} at ${location.pathname}`,
      ),
    );
  });
  return { ...seen, done: async () => void (await Promise.all(reading)) };
}

/** All that a page holds where it would outlive the page, as text. */
export async function kept(page: Page): Promise<{ where: string; what: string }[]> {
  try {
    return await read(page);
  } catch {
    // It went to another page while it was read.
    await page.waitForLoadState();
    return read(page);
  }
}

const read = (page: Page) =>
  page.evaluate(async () => {
    const all: { where: string; what: string }[] = [];
    const add = (where: string, what: unknown) => all.push({ where, what: JSON.stringify(what) ?? "" });
    for (const [name, store] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(store)) add(`${name} ${key}`, [key, store.getItem(key)]);
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const reading = database.transaction(table).objectStore(table).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        add(`indexedDB ${name}.${table}`, rows);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        add(`cache ${name}`, [request.url, await (await cache.match(request))?.text()]);
      }
    }
    add("title", document.title);
    add("address", location.href);
    add("referrer", document.referrer);
    add("history state", history.state);
    add("window name", window.name);
    add("script-readable cookies", document.cookie);
    return all;
  });

/** Every page of the build by its address, with the ids of `work` for those that show one thing. */
export async function builtPages(work: Work): Promise<{ path: string; signedIn: boolean }[]> {
  const manifest = JSON.parse(await readFile(".next/app-path-routes-manifest.json", "utf8"));
  const own: Record<string, string> = {
    ...{ claimId: work.claim, appealId: work.appeal, patientId: work.patient, documentId: work.document },
  };
  return Object.entries(manifest as Record<string, string>)
    .filter(([file, route]) => file.endsWith("/page") && !route.startsWith("/_"))
    .map(([file, route]) => ({
      path: route
        .replaceAll(/\/\[\[[^\]]+\]\]/g, "")
        .replaceAll(/\[([^\]]+)\]/g, (_whole, name) => own[name] ?? "none"),
      signedIn: file.includes("(desk)"),
    }));
}

/** What opens something and changes nothing. */
const OPENERS = new RegExp(
  "^(new (patient|claim|appeal template)|view|edit|show|statistics|display|saved filters|needs attention|actions for|" +
    "line items|refresh claims|upload document|import|notifications?|theme|reveal|details|compare|preview|filters?)",
  "i",
);

/** Opens the page and, one after the other, each tab, menu, dialog and search of it. */
export async function explore(page: Page, path: string, seen: Seen, typed: string): Promise<void> {
  await visit(page, path, seen);
  for (const tab of await page.getByRole("tab").all()) {
    await press(tab);
    await note(page, seen);
    await openEach(page, seen);
  }
  await openEach(page, seen);
  // A tab that was pressed last may still be on its way, and its fields stand where others stood.
  await quiet(page);
  for (const field of await page.getByRole("searchbox").all()) {
    if (!(await field.isVisible())) continue;
    await field.fill(typed);
    await quiet(page);
    await note(page, seen);
    await field.fill("");
  }
}

export async function visit(page: Page, path: string, seen: Seen): Promise<void> {
  await page.goto(`${appUrl()}${path}`);
  await quiet(page);
  seen.visited.add(path);
  await note(page, seen);
}

/** The page in a window of half the size, as at a zoom of 200 %: nothing of it is cut, and it scrolls down alone. */
export async function visitSmall(page: Page, path: string, seen: Seen): Promise<void> {
  await visit(page, path, seen);
  seen.cut.push(...(await cutOff(page)));
}

async function openEach(page: Page, seen: Seen): Promise<void> {
  const here = page.url();
  const names = await page
    .getByRole("button", { name: OPENERS })
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? ""));
  for (const name of new Set(names)) {
    await press(page.getByRole("button", { name, exact: true }).first());
    await opened(page);
    await note(page, seen);
    const inside = page.getByRole("dialog").getByRole("button", { name: /^(reveal|show)/i });
    if ((await inside.count()) > 0) {
      await press(inside.first());
      await note(page, seen);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    if (page.url() !== here) await page.goto(here);
  }
}

/** What can't be pressed now is left alone: another thing covers it, or it went. */
const press = (button: Locator) => button.click({ timeout: 1_500 }).catch(() => {});

async function note(page: Page, seen: Seen): Promise<void> {
  await page.waitForTimeout(50);
  seen.traces.push(...(await kept(page)));
  seen.taken.push(...(await markupTaken(page).catch(() => [])));
}

/** What a click asked for is there, so that it is seen, and not over what is done next. */
const opened = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector("[data-loading]"), undefined, { timeout: 3_000 })
    .catch(() => {});

/** What a page loads after it stands is there. */
async function quiet(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page
    .waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, { timeout: 3_000 })
    .catch(() => {});
}
