import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What `AxeBuilder` takes by itself is 1.3 MB with its comments, which each scan sends to the page to be read and compiled. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No fault that axe finds against WCAG 2.2 AA, looked for once nothing moves: a half faded-in message has half its contrast. */
export async function accessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  // Next streams a page's title behind its body.
  await expect(page).toHaveTitle(/\S/);
  // In the page itself, and without the addresses of all that passed: our pages have no frame of another site, and the other
  // way opens a page of its own for each scan.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ runOnly: { type: "tag", values: LEVELS }, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
}
