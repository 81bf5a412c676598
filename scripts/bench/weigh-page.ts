import type { Browser, BrowserContext, Page } from "@playwright/test";

export interface PageWeight {
  /** Bytes of all scripts as they came over the wire, until the network was idle and before anything was clicked. */
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
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      const { pathname } = new URL(request.url());
      scripts.push(request.sizes().then((sizes) => ({ url: pathname, bytes: sizes.responseBodySize })));
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.goto(address, { waitUntil: "networkidle" });
    const largestPaint = await lastPaint(page);
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
