import { expect } from "@playwright/test";
import { weighPage } from "../../scripts/bench/weigh-page";
import { app, signIn } from "../support/browser-account";
import { openPractice } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** How much script a page costs before anything is clicked. Bytes, unlike seconds, are the same on every machine. */

const MOST_BYTES = 180_000;

test("the claims page is read with at most 180 kB of script", async ({ browser, page }) => {
  const { person, api } = await openPractice("weight");
  await api.dispose();
  await signIn(page, person, "/claims");

  const { scripts, scriptBytes } = await weighPage(
    browser,
    `${app()}/claims`,
    await page.context().storageState(),
  );
  const heaviest = [...scripts].sort((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`);
  expect(scriptBytes, heaviest.join("\n")).toBeLessThanOrEqual(MOST_BYTES);
  // A page that loads nothing at all would be light as well.
  expect(scriptBytes).toBeGreaterThan(100_000);
});
