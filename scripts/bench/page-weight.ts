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
import { deskPages, type Shown } from "./desk-pages";
import { type BenchRow, median, printTable } from "./table";
import { weighPage } from "./weigh-page";

/** Seconds. */
const PAINT_AIMS: Record<string, number> = { "/claims": 1.2 };
const PAINTED = ["/claims", "/patients", "/documents", "/appeals", "/claims/remittances", "/profile"];
const SLOW_DOWN = 4;
const ROUNDS = 5;

/** The pages of the built app with the demo's data: script in transfer (kB are 1000 bytes); of the main ones, largest paint on a slow processor. */
export async function benchPages(browser: Browser, base: string): Promise<BenchRow[]> {
  const signedIn = await signIn(browser, base);
  const shown = await findShown(browser, base, signedIn);
  const rows: BenchRow[] = [];
  for (const { path, most } of deskPages(shown).flatMap((page) => page.shown)) {
    const { scriptBytes } = await weighPage(browser, base + path, signedIn);
    rows.push({ name: `${path} script`, value: scriptBytes / 1000, unit: "kB", aim: most / 1000 });
  }
  for (const page of PAINTED) {
    const aim = PAINT_AIMS[page];
    const paints: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      paints.push((await weighPage(browser, base + page, signedIn, SLOW_DOWN)).largestPaint);
    }
    rows.push({
      name: `${page} largest paint, processor ${SLOW_DOWN} × slower`,
      value: median(paints) / 1000,
      unit: "s",
      ...(aim && { aim }),
    });
  }
  return rows;
}

/** One of each kind in the demo practice, and letters drafted together, which it has none of. */
async function findShown(browser: Browser, base: string, storageState: SignedIn): Promise<Shown> {
  const context = await browser.newContext({ storageState });
  const firstOf = async (path: string) =>
    (await (await context.request.get(`${base}/api/v1${path}`)).json()).results[0];
  const [denied, patient, document, appeal, open] = await Promise.all([
    firstOf("/claims/?status=denied"),
    firstOf("/patients/"),
    firstOf("/documents/uploads/"),
    firstOf("/documents/minimal-appeals/?status=sent"),
    firstOf("/worklist/?move=appeal"),
  ]);
  const begun = await context.request.post(`${base}/api/v1/worklist/letters/`, {
    headers: { Origin: base },
    data: { ids: [open.id] },
  });
  const { id: batch } = await begun.json();
  await context.close();
  return {
    claim: denied.claim_id,
    patient: patient.patient_id,
    document: document.id,
    appeal: appeal.id,
    batch,
  };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

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
