import { type Browser, chromium, type Page } from "@playwright/test";
import { app, fillSignIn } from "@/tests/support/browser-account";
import { openPractice, post } from "@/tests/support/browser-desk";
import startApp from "@/tests/support/global-app";
import { waitFor } from "@/tests/support/wait";
import { buildIfNeeded } from "../launch/build";
import { findChromium } from "../test/chromium";
import { type BenchRow, median, printTable } from "./table";

const LETTER = "tests/fixtures/denials/denial-02.pdf";
const SLOW_DOWN = 4;
/** The most that a click or a key may take until the next frame is painted. */
const AIM_MS = 100;

/** What the browser itself measured: the longest event of each interaction. */
type Timed = { slowest: Map<number, { ms: number; what: string }> };

export async function print(): Promise<void> {
  await buildIfNeeded();
  const stop = await startApp();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    printTable(`The wizard, processor ${SLOW_DOWN} × slower`, await benchWizard(browser));
  } finally {
    await browser.close();
    await stop();
  }
}

/** One quick appeal from its first step to its last; every click and key by the browser's own Event Timing. */
async function benchWizard(browser: Browser): Promise<BenchRow[]> {
  const { person, api } = await openPractice("bench");
  const { id } = await post(api, "/documents/minimal-appeals/", { patient_name: "" });
  const appeal = async () => (await api.get(`/api/v1/documents/minimal-appeals/${id}/`)).json();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const first = `/appeals/${id}?step=1`;
  await page.goto(`${app()}/login?next=${encodeURIComponent(first)}`);
  await fillSignIn(page, person);
  await page.waitForURL((url) => url.pathname.endsWith(id));
  await page.goto(`${app()}${first}`, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });

  await page.getByLabel("Denial Letter: choose a file").setInputFiles(LETTER);
  await waitFor(async () => (await appeal()).extraction.state === "done", {
    forMs: 60_000,
    what: "the letter to be read",
  });

  const rows: BenchRow[] = [];
  const measured = async (name: string, act: () => Promise<void>) => {
    await collected(page);
    await act();
    // An entry comes after the frame that it ends with.
    await page.waitForTimeout(500);
    const found = await collected(page);
    const times = found.map(({ ms }) => ms);
    const worst = found.reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0, what: "none" });
    rows.push(
      { name: `${name}: median of ${times.length}`, value: median(times), unit: "ms" },
      { name: `${name}: slowest (${worst.what})`, value: worst.ms, unit: "ms", aim: AIM_MS },
    );
  };
  const heading = (name: string) => page.getByRole("heading", { name, exact: true, level: 2 }).waitFor();
  const next = page.getByRole("button", { name: "Next", exact: true });

  await measured("step 1, a name typed", async () => {
    const name = page.getByLabel("Patient Name");
    await name.click();
    await page.keyboard.press("ControlOrMeta+A");
    await name.pressSequentially("Rosalinda Ficticia-Prueba", { delay: 120 });
  });
  await measured("to step 2", async () => {
    await next.click();
    await heading("Extract Information");
  });
  await measured("step 2, values by Tab and Enter", async () => {
    await page.keyboard.press("Tab");
    // Each Enter confirms a value and goes to the next one; after the last it stands on Next.
    const onNext = () => page.evaluate(() => document.activeElement?.textContent?.trim() === "Next");
    for (let key = 0; key < 20 && !(await onNext()); key += 1) {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
    }
  });
  await measured("step 2, a value edited", async () => {
    await page.getByRole("switch", { name: "Edit Mode" }).click();
    await page.getByLabel("Denial Code").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" as the notice says", { delay: 120 });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Information updated successfully!").waitFor();
  });
  await measured("to step 3", async () => {
    await next.click();
    await heading("Generate Draft");
  });
  await page.getByText("Appeal letter generated successfully!").first().waitFor();
  await measured("to step 4", async () => {
    await next.click();
    await page.getByRole("textbox", { name: "Letter" }).waitFor();
  });
  await measured("step 4, the letter typed in", async () => {
    const letter = page.getByRole("textbox", { name: "Letter" });
    await letter.press("ControlOrMeta+Home");
    await letter.pressSequentially("Reviewed by the biller. ", { delay: 120 });
  });
  await measured("step 4, saved and on", async () => {
    await next.click();
    await page.getByRole("list", { name: "Before it goes out" }).waitFor();
  });
  await context.close();
  await api.dispose();
  return rows;
}

/** Runs in the page: no helper of a compiler is at hand there. */
function watchInteractions(): void {
  const slowest: Timed["slowest"] = new Map();
  Object.assign(window, { timed: { slowest } satisfies Timed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & { interactionId?: number };
      const before = slowest.get(interactionId)?.ms ?? 0;
      if (interactionId > 0 && duration > before)
        slowest.set(interactionId, { ms: duration, what: entry.name });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What was measured since it was last asked. */
function collected(page: Page): Promise<{ ms: number; what: string }[]> {
  return page.evaluate(() => {
    const { slowest } = (window as unknown as { timed: Timed }).timed;
    const found = [...slowest.values()];
    slowest.clear();
    return found;
  });
}
