import { expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { expectFocusIn, fitsTheWindow, holdBack, signIn } from "../support/browser-account";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addDenied, dialog } from "../support/claim-page";
import { dayFromNow } from "../support/steady-zone";

/** The morning's list, worked through by the keyboard (docs/product.md, W1 to W4). */

const CASES = 40;
/** A person has ten minutes for forty; what the screen itself takes must be a small part of them. */
const MOST_MS = 120_000;

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("worklist");
  for (let n = 0; n < CASES; n += 1) {
    await addDenied(
      desk,
      `CASE-${String(n).padStart(2, "0")}`,
      { appeal_deadline: dayFromNow(n + 2), denial_category: n % 2 ? "authorization" : "medical_necessity" },
      { insurance_plan_name: n % 3 ? "Granite Mutual" : "Summit Health", total_charges: "120.00" },
    );
  }
  await addDenied(desk, "TOO-LATE", { appeal_deadline: dayFromNow(-3) });
});
test.afterAll(() => desk.api.dispose());

const cases = (page: Page) => page.getByRole("table", { name: "Cases", exact: true });
const open = async (page: Page, path = "/claims") => {
  await signIn(page, desk.person, path);
  await expect(cases(page)).toBeVisible();
  // The keys are there once the page's script is.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectFocusIn(dialog(page));
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
};
const counts = async () => (await (await desk.api.get("/api/v1/worklist/?page_size=1")).json()).counts;

test("the page opens with what needs attention, the passed ones apart", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("link", { name: /^To do/ })).toHaveAttribute("aria-current", "page");
  await expect(cases(page).locator("tbody tr")).toHaveCount(CASES);
  await expect(cases(page).locator("tbody tr").first()).toContainText("CASE-00");
  await expect(cases(page).locator("tbody tr").first()).toContainText("2 days left");
  await accessible(page);
  await page.getByRole("link", { name: /^Expired/ }).click();
  await expect(cases(page).locator("tbody tr")).toHaveCount(1);
  await expect(cases(page)).toContainText("TOO-LATE");
  await page.getByRole("link", { name: "All claims" }).click();
  await expect(page.getByRole("table", { name: "Claims", exact: true })).toBeVisible();
});

/** The page's own script is there and listens for whoever reaches for the cases. */
const waitsForReach = (page: Page) =>
  expect(page.locator("[data-late=waiting]", { has: cases(page) })).toHaveCount(1);

test("a key and a click that come before the cases' script are made again", async ({ page }) => {
  await signIn(page, desk.person, "/claims");
  await page.mouse.move(0, 0);
  await page.reload();
  await waitsForReach(page);
  const scriptComes = await holdBack(page, "**/_next/static/chunks/**");
  await page.keyboard.press("?");
  await expect(dialog(page)).toHaveCount(0);
  scriptComes();
  await expectFocusIn(dialog(page));
  await page.unroute("**/_next/static/chunks/**");

  await page.reload();
  await waitsForReach(page);
  const scriptComesLater = await holdBack(page, "**/_next/static/chunks/**");
  const box = cases(page).locator("tbody tr").nth(1).getByRole("checkbox");
  await box.click();
  scriptComesLater();
  await expect(page.getByText("1 case chosen")).toBeVisible();
  await expect(box).toBeChecked();
});

test("filters stand in the address, and the button of a case opens its next step", async ({ page }) => {
  await open(page);
  await page.getByLabel("Filter by payer").selectOption({ label: "Summit Health (14)" });
  await expect(page).toHaveURL(/payer=summithealth/);
  await expect(cases(page).locator("tbody tr")).toHaveCount(14);
  await page.getByRole("button", { name: "Appeal: case CASE-00" }).click();
  await expectFocusIn(dialog(page));
  await page.keyboard.press("Escape");
});

test("shift-click chooses all in between, and a change of many is taken back", async ({ page }) => {
  await open(page);
  const box = (nth: number) => cases(page).locator("tbody tr").nth(nth).getByRole("checkbox");
  await box(1).click();
  await box(4).click({ modifiers: ["Shift"] });
  await expect(page.getByText("4 cases chosen")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await dialog(page).getByLabel("Reason").fill("Too small to chase");
  await dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(cases(page).locator("tbody tr")).toHaveCount(CASES - 4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cases(page).locator("tbody tr")).toHaveCount(CASES);
});

test("the keys go on while a case's box has the focus", async ({ page }) => {
  await open(page);
  await cases(page).locator("tbody tr").first().getByRole("checkbox").click();
  await page.keyboard.press("j");
  await expect(page.locator("tbody tr[aria-current]")).toContainText("CASE-01");
  await expect(page.getByText("1 case chosen")).toBeVisible();
});

test("a dialog changes the case that it was opened for, whatever comes into the list meanwhile", async ({
  page,
}) => {
  await open(page);
  const rows = cases(page).locator("tbody tr");
  await page.keyboard.press("j");
  await page.keyboard.press("c");
  await dialog(page).getByLabel("Reason").fill("Written off");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(CASES - 1);
  await expect(rows.first()).toContainText("CASE-01");
  // The first case comes back above the one that the dialog is about.
  const undone = Promise.withResolvers<void>();
  await page.route("**/claims**", async (route) => {
    if (route.request().headers()["next-action"]) await undone.promise;
    await route.continue();
  });
  await page.keyboard.press("u");
  await page.keyboard.press("c");
  await expect(dialog(page)).toBeVisible();
  undone.resolve();
  await expect(page.locator("tbody tr[data-case]")).toHaveCount(CASES);
  await expect(page.locator("tbody tr[aria-current]")).toContainText("CASE-01");
  await dialog(page).getByLabel("Reason").fill("Paid");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows).toHaveCount(CASES - 1);
  await expect(rows.first()).toContainText("CASE-00");
  await page.keyboard.press("u");
  await expect(rows).toHaveCount(CASES);
});

test("forty denials are triaged by the keyboard", async ({ page }, info) => {
  test.setTimeout(MOST_MS + 60_000);
  await open(page);
  const rows = cases(page).locator("tbody tr");
  await expect(rows).toHaveCount(CASES);
  const began = Date.now();
  const submit = async (reason?: string) => {
    await expect(dialog(page)).toBeVisible();
    if (reason) await page.keyboard.type(reason);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
  };
  // Half of them one by one: each of the first ten is put off or closed, ten others are taken on.
  let left = CASES;
  for (let n = 0; n < 10; n += 1) {
    await page.keyboard.press(n === 0 ? "j" : "k");
    if (n > 0) await page.keyboard.press("j");
    await page.keyboard.press("c");
    await submit("Too small to chase");
    left -= 1;
    await expect(rows).toHaveCount(left);
  }
  for (let n = 0; n < 10; n += 1) {
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await submit();
    await expect(cases(page).locator("tbody tr[aria-current]")).not.toContainText("Nobody");
  }
  // The others together.
  for (let n = 0; n < 20; n += 1) {
    await page.keyboard.press("j");
    await page.keyboard.press("x");
  }
  await page.keyboard.press("s");
  await submit("Waiting for records");
  await expect.poll(async () => (await counts()).snoozed).toBeGreaterThan(15);
  const took = Date.now() - began;
  const { open: still, snoozed, closed } = await counts();
  console.log(
    `triage of ${CASES} by keyboard: ${took} ms; open ${still}, snoozed ${snoozed}, closed ${closed}`,
  );
  await info.attach("time", { body: `${took} ms` });
  expect([still + snoozed + closed, closed]).toEqual([CASES, 10]);
  expect(took).toBeLessThan(MOST_MS);
});

test("a phone shows cards and no sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, desk.person, "/claims");
  await expect(cases(page)).toBeVisible();
  await fitsTheWindow(page);
  await accessible(page);
});
