import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { DEMO_SIGN_IN } from "../../lib/core/demo-sign-in";
import { buildIfNeeded, WORKER_PART } from "../launch/build";
import { loadDemo } from "../launch/demo-data";
import { freePort } from "../launch/free-port";
import { openInstallation, webArgs } from "../launch/installation";
import { findChromium } from "../test/chromium";
import { type BenchRow, median, printTable } from "./table";
import { weighPage } from "./weigh-page";

/** kB are 1000 bytes. */
const AIMS: Record<string, { script: number; paint: number }> = { "/claims": { script: 150, paint: 1.2 } };
const PAGES = ["/claims", "/patients", "/documents", "/appeals", "/claims/remittances", "/profile"];
const SLOW_DOWN = 4;
const ROUNDS = 5;

/** The main pages of the built app with the demo's data: script in transfer, largest paint on a slow processor. */
export async function benchPages(browser: Browser, base: string): Promise<BenchRow[]> {
  const signedIn = await signIn(browser, base);
  const rows: BenchRow[] = [];
  for (const page of PAGES) {
    const aims = AIMS[page];
    // The first visit warms the server up; it weighs the same.
    const { scriptBytes } = await weighPage(browser, base + page, signedIn);
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      paints.push((await weighPage(browser, base + page, signedIn, SLOW_DOWN)).largestPaint);
    }
    rows.push(
      { name: `${page} script`, value: scriptBytes / 1000, unit: "kB", ...(aims && { aim: aims.script }) },
      {
        name: `${page} largest paint, processor ${SLOW_DOWN} × slower`,
        value: median(paints) / 1000,
        unit: "s",
        ...(aims && { aim: aims.paint }),
      },
    );
  }
  return rows;
}

async function signIn(browser: Browser, base: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.getByLabel("Username").fill(DEMO_SIGN_IN.username);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_SIGN_IN.password);
  await page
    .locator("form")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname !== "/login");
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function print(): Promise<void> {
  await buildIfNeeded();
  const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-bench-"));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const installation = await openInstallation({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: "",
    APP_URL: base,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  });
  try {
    const worker = installation.start(WORKER_PART);
    installation.start({ name: "web", args: webArgs(port) });
    await installation.ready();
    await loadDemo(installation.env);
    // What the demo left it to do would be measured along.
    await worker.stop();
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    printTable("Pages", await benchPages(browser, base));
    await browser.close();
  } finally {
    await installation.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
