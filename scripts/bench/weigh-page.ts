import { constants, gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";

export interface PageWeight {
  /** Bytes of all scripts packed by gzip, until the network was idle and before anything was clicked. */
  scriptBytes: number;
  scripts: readonly { url: string; bytes: number }[];
  /** Milliseconds from the start of the navigation to the largest paint. */
  largestPaint: number;
}

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Opens one page as a signed-in browser does that has nothing of it yet. `slowDown` is the factor for its processor. */
export async function weighPage(
  browser: Browser,
  address: string,
  signedIn: SignedIn,
  slowDown = 1,
): Promise<PageWeight> {
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    const weigh = (request: Request) => {
      if (request.resourceType() !== "script") return;
      const { pathname } = new URL(request.url());
      scripts.push(packed(request).then((bytes) => ({ url: pathname, bytes })));
    };
    page.on("requestfinished", weigh);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.goto(address, { waitUntil: "networkidle" });
    const largestPaint = await lastPaint(page);
    // What comes from here on would be asked for while the page is closed.
    page.off("requestfinished", weigh);
    const weights = await Promise.all(scripts);
    return {
      scripts: weights,
      scriptBytes: weights.reduce((sum, { bytes }) => sum + bytes, 0),
      largestPaint,
    };
  } finally {
    await context.close();
  }
}

/**
 * By gzip, as the build packs it for whoever takes nothing better. Chromium takes Brotli here and over HTTPS, which is an eighth less.
 */
async function packed(request: Request): Promise<number> {
  const answer = await request.response();
  return answer ? gzipSync(await answer.body(), { level: constants.Z_BEST_COMPRESSION }).length : 0;
}

/** The browser names a larger paint as it comes; the last one counts. */
function lastPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );
}
