import { type Browser, chromium, type Page } from "@playwright/test";
import startApp from "@/tests/support/global-app";
import { buildIfNeeded } from "../launch/build";
import { findChromium } from "../test/chromium";
import { type BenchRow, median, printTable } from "./table";

const LINES = 500;
const EDITS = 40;
const SLOW_DOWN = 4;
/** The most that editing a cell may take on a claim of 500 lines. */
const AIM_MS = 50;
const PASSWORD = "correct horse battery";

/** `BENCH_APP=http://localhost:3000` measures an app that runs already; otherwise the built one is started. */
export async function print(): Promise<void> {
  const running = process.env.BENCH_APP;
  if (!running) await buildIfNeeded();
  const stop = running ? async () => {} : await startApp();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const base = running ?? process.env.APP_UNDER_TEST ?? "";
    printTable(`Line items, a claim of ${LINES}`, await benchLineItems(browser, base));
  } finally {
    await browser.close();
    await stop();
  }
}

export async function benchLineItems(browser: Browser, base: string): Promise<BenchRow[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openLines(page, base);
  const rows: BenchRow[] = [];
  for (const slow of [1, SLOW_DOWN]) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
    await editCells(page, 4);
    const { opened, committed } = await editCells(page, EDITS);
    const where = slow === 1 ? "" : `, processor ${slow} × slower`;
    const row = (name: string, times: number[]): BenchRow => ({
      name: `${name}, median of ${times.length}${where}`,
      value: median(times),
      unit: "ms",
      aim: AIM_MS,
    });
    rows.push(row("key opens a cell, painted", opened), row("Enter takes the value, painted", committed));
    const worst = Math.max(...opened, ...committed);
    rows.push({ name: `the slowest of them${where}`, value: worst, unit: "ms" });
  }
  return rows;
}

type Times = { opened: number[]; committed: number[] };

/** Edits cells from the top to the bottom of the sheet; milliseconds from each key to its painted frame. */
async function editCells(page: Page, count: number): Promise<Times> {
  const times: Times = { opened: [], committed: [] };
  await page.locator("[role=row][aria-rowindex='2'] [data-column=units]").first().click();
  await page.keyboard.press("Control+ArrowUp");
  for (let edit = 0; edit < count; edit += 1) {
    times.opened.push(await painted(page, String((edit % 8) + 1)));
    times.committed.push(await painted(page, "Enter"));
    await page.keyboard.press("PageDown");
    if (edit === count / 2) await page.keyboard.press("Control+ArrowUp");
  }
  await page.keyboard.press("Control+ArrowUp");
  return times;
}

async function painted(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const marks = window as unknown as { painted: Promise<number> };
    // No named functions here: the launcher's compiler would wrap them in a helper that the page does not have.
    marks.painted = new Promise((resolve) =>
      window.addEventListener(
        "keydown",
        () => {
          const start = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          requestAnimationFrame(() => port2.postMessage(null));
        },
        { capture: true, once: true },
      ),
    );
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function openLines(page: Page, base: string): Promise<void> {
  const username = `bench-${crypto.randomUUID().slice(0, 12)}`;
  const person = { username, email: `${username}@clinic.example`, password: PASSWORD, password2: PASSWORD };
  await post(base, "accounts/auth/register/", person);
  const { tokens } = await post<{ tokens: { access: string } }>(base, "accounts/auth/login/", person);
  const patient = await post<{ patient_id: string }>(
    base,
    "patients/",
    {
      first_name: "Rosa",
      last_name: "Bench",
      date_of_birth: "1975-04-12",
      gender: "female",
      address_line1: "12 Elm Street",
      city: "Columbus",
      state: "OH",
      zip_code: "43004",
    },
    tokens.access,
  );
  const line_items = Array.from({ length: LINES }, (_, n) => ({
    procedure_code: String(97110 + (n % 40)),
    procedure_description: "Therapeutic exercise to develop strength, endurance and range of motion",
    date_of_service: "2026-03-04",
    modifier_codes: ["GP"],
    units: 9,
    unit_charge: "42.50",
    status: n % 3 === 0 ? "DENIED" : "PAID",
  }));
  const claim = await post<{ claim_id: string }>(
    base,
    "claims/",
    { patient: patient.patient_id, line_items },
    tokens.access,
  );
  const path = `/claims/${claim.claim_id}`;
  await page.goto(`${base}/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole("tab", { name: /^Line Items/ }).click();
  await page.getByRole("grid", { name: "Line items" }).waitFor();
}

async function post<T>(base: string, path: string, body: unknown, bearer?: string): Promise<T> {
  const response = await fetch(`${base}/api/v1/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}
