import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_SIGN_IN } from "../lib/core/demo-sign-in";
import { findChromium } from "./test/chromium";

/**
 * `npm run screenshots -- [address]`: the pictures of the landing page and the README, taken of a running
 * `npm run demo`. Everyone in them is invented.
 */
const BASE = process.argv[2] ?? "http://localhost:3000";
const APPEALS = "/api/v1/documents/minimal-appeals/?page_size=50";

const SCROLL_MS = 1500;
const SHOTS = [
  { name: "extract", viewport: { width: 1280, height: 860 }, scale: 1.5, wholeStep: true },
  { name: "extract-narrow", viewport: { width: 390, height: 640 }, scale: 2, wholeStep: false },
] as const;

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
  });
  try {
    for (const shot of SHOTS) {
      for (const theme of ["light", "dark"] as const) {
        const picture = await extractStep(browser, { ...shot, theme });
        await keep(
          `public/landing/${shot.name}-${theme}.webp`,
          await sharp(picture).webp({ quality: 82 }).toBuffer(),
        );
        if (shot.name === "extract" && theme === "light") {
          await keep(
            "docs/wizard.png",
            await sharp(picture).resize({ width: 1280 }).png({ palette: true }).toBuffer(),
          );
        }
      }
    }
  } finally {
    await browser.close();
  }
}

/** Step 2 of an appeal whose documents were read, with the claim number marked in the notice. */
async function extractStep(
  browser: Browser,
  look: {
    viewport: { width: number; height: number };
    scale: number;
    theme: "light" | "dark";
    /** From the top of the page, with the document; else the focused field. */
    wholeStep: boolean;
  },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: look.viewport,
    deviceScaleFactor: look.scale,
    colorScheme: look.theme,
    locale: "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  await page.goto(`${BASE}/login?next=/appeals`);
  await page.getByLabel("Username").fill(DEMO_SIGN_IN.username);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_SIGN_IN.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/appeals");
  await page.goto(`${BASE}/appeals/${await readAppeal(page)}?step=2`);
  if (look.wholeStep) await page.locator("canvas:not(.opacity-0)").waitFor();
  await page.getByLabel("Claim Number", { exact: true }).focus();
  // The document scrolls smoothly to the marked words.
  await page.waitForTimeout(SCROLL_MS);
  if (look.wholeStep) await page.evaluate(() => window.scrollTo(0, 0));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function readAppeal(page: Page): Promise<string> {
  const answer = await page.request.get(BASE + APPEALS);
  const { results } = (await answer.json()) as {
    results: { id: string; status: string; denial_code: string; documents: { ocr_status: string }[] }[];
  };
  const read = results.find(
    (appeal) =>
      appeal.status === "draft" &&
      appeal.denial_code !== "" &&
      appeal.documents.every((document) => document.ocr_status === "success"),
  );
  if (!read) throw new Error("The demo practice has no appeal whose documents were read yet.");
  return read.id;
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
}

await main();
