import { defineConfig } from "@playwright/test";
import { lookForChromium } from "./scripts/test/chromium";
import { TIME_ZONE } from "./tests/support/steady-zone";

// One web process for the lane, since each one loads every page for itself. The HTTP lane has one a core.
process.env.WEB_CONCURRENCY ??= "1";

/** Flows in real Chromium against the release build, started as `npm run demo` starts it, on a data folder of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  globalSetup: "./tests/support/global-app.ts",
  // Two files at a time: each works in practices of its own.
  workers: 2,
  // What passes at the second try only is named by `npm test`, and not counted as failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // What a machine many times as slow needs; only what hangs comes there.
  timeout: 420_000,
  expect: { timeout: 45_000 },
  use: {
    locale: "en-US",
    timezoneId: TIME_ZONE,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "off",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: lookForChromium(),
      args: [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // A page lives for seconds: what V8's optimizing compilers make of its scripts costs more than it saves, a tenth of the browser's time.
        "--js-flags=--no-turbofan,--no-maglev",
      ],
    },
  },
});
