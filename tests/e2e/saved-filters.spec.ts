import { expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { fitsTheWindow, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { loadFully, test } from "../support/browser-test";
import { addClaim, addDenied, dialog, toast } from "../support/claim-page";

/** Filters of the claims page that a person saves: they follow to any browser, and none is left in one. */

let desk: Desk;
test.beforeEach(async () => {
  desk = await openDesk("filters");
  await addClaim(desk, { claim_number: "PAID-1", status: "paid", total_charges: "100.00" });
  await addDenied(desk, "DUE-20");
});
test.afterEach(() => desk.api.dispose());

const claim = (page: Page, number: string) =>
  page.getByRole("table", { name: "Claims", exact: true }).getByRole("row").filter({ hasText: number });
const menu = async (page: Page) => {
  await page.getByRole("button", { name: "Saved filters" }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
};
const saved = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name: new RegExp(`^${name}`) });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test("a saved filter follows the person to another browser, and none stays in this one", async ({
  page,
  browser,
}) => {
  await signIn(page, desk.person, "/claims?view=all");
  await page.evaluate(
    (patient) => localStorage.setItem("claims-filters:someone", JSON.stringify([{ view: "all", patient }])),
    desk.patient,
  );
  await page.goto(`${page.url()}&status=denied&patient=${desk.patient}`);
  await expect(claim(page, "PAID-1")).toHaveCount(0);
  const panel = await menu(page);
  await expect(panel.getByLabel("Save the current filters as")).toHaveValue("Denied · One patient");
  await panel.getByLabel("Save the current filters as").fill("Mondays");
  await page.keyboard.press("Enter");
  await toast(page, "Saved the filter “Mondays”.");
  await expect(panel.getByText("The current filters are saved as “Mondays”.")).toBeVisible();
  await expect(panel).toBeFocused();
  await accessible(page);
  expect(await stored(page)).not.toMatch(new RegExp(`claims-filters|${desk.patient}|canary|mondays`, "i"));

  const elsewhere = await browser.newContext();
  loadFully(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, desk.person, "/claims?view=all");
  await expect(claim(other, "PAID-1")).toBeVisible();
  await menu(other);
  await expect(saved(other, "Mondays")).toHaveText("MondaysDenied · Rosa Canary");
  await saved(other, "Mondays").click();
  await expect(other).toHaveURL(new RegExp(`status=denied&patient=${desk.patient}`));
  await expect(claim(other, "PAID-1")).toHaveCount(0);
  await expect(claim(other, "DUE-20")).toBeVisible();
  expect(await stored(other)).not.toMatch(new RegExp(`${desk.patient}|canary|mondays`, "i"));
  await elsewhere.close();
});

test("a name that is there is replaced only after it is said; deleting can be undone", async ({ page }) => {
  await post(desk.api, "/claims/saved-filters/", { name: "Mondays", query: { status: "paid" } });
  await signIn(page, desk.person, "/claims?view=needs_attention");
  const panel = await menu(page);
  const name = panel.getByLabel("Save the current filters as");
  await expect(name).toHaveValue("Needs attention");
  await name.fill("mondays");
  await expect(panel.getByText("Replaces your filter “Mondays”.")).toBeVisible();
  await panel.getByRole("button", { name: "Replace filter" }).click();
  await toast(page, "Replaced the saved filter “mondays”.");
  await expect(saved(page, "mondays")).toHaveText("mondaysNeeds attention");

  await panel.getByRole("button", { name: "Delete saved filter mondays" }).click();
  await toast(page, "Deleted the saved filter “mondays”.");
  await expect(saved(page, "mondays")).toHaveCount(0);
  await expect(panel).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await toast(page, "Saved the filter “mondays” again.");
  await page.reload();
  await menu(page);
  await expect(saved(page, "mondays")).toBeVisible();
});

test("what can't be loaded or saved is said, and can be tried again", async ({ page }) => {
  await signIn(page, desk.person, "/claims?status=paid");
  const call = "**/claims?status=paid";
  await page.route(call, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  const panel = await menu(page);
  await expect(panel.getByRole("alert")).toContainText("The server did not respond.");
  await page.unroute(call);
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("alert")).toHaveCount(0);

  for (let n = 1; n <= 20; n += 1) {
    await post(desk.api, "/claims/saved-filters/", { name: `Filter ${n}`, query: { sort: "deadline" } });
  }
  await panel.getByRole("button", { name: "Save filter" }).click();
  await expect(panel.getByText("You have 20 saved filters.")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.keyboard.press("Escape");
  await menu(page);
  await expect(saved(page, "Filter 20")).toBeVisible();
  await fitsTheWindow(page);
  await accessible(page);
});
