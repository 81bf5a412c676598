import { expect, type Locator, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, fitsTheWindow, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** The line-item editor of a claim, worked like a sheet (docs/product.md, F10). */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("lines");
});
test.afterAll(() => desk.api.dispose());

const UHC = "Payment denied because the service was not authorized before it was given to the member.";
const LINES = [
  { procedure_code: "97110", units: 2, unit_charge: "50.00", insurance_paid_amount: "40.00", status: "PAID" },
  { procedure_code: "97140", units: 1, unit_charge: "45.00", denied_amount: "45.00", status: "DENIED" },
  { procedure_code: "97530", units: 1, unit_charge: "55.00", uhc_code: "U1", uhc_description: UHC },
];

const addClaim = async (line_items: unknown[] = LINES, more: Record<string, unknown> = {}) => {
  const claim = await post(desk.api, "/claims/", { patient: desk.patient, line_items, ...more });
  return claim as { claim_id: string; line_items: { line_item_id: string }[] };
};
const stored = async (claimId: string) =>
  (await (await desk.api.get(`/api/v1/claims/${claimId}/`)).json()).line_items as Record<string, unknown>[];

const openLines = async (page: Page) => {
  await page.getByRole("tab", { name: /^Line Items/ }).click();
  await expect(page.getByRole("button", { name: "Add Line Item" })).toBeVisible();
};
const grid = (page: Page) => page.getByRole("grid", { name: "Line items" });
const cell = async (page: Page, row: number, column: string): Promise<Locator> => {
  const place = await grid(page)
    .getByRole("columnheader", { name: column, exact: true })
    .getAttribute("aria-colindex");
  return grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] > [aria-colindex="${place}"]`);
};
const expectCell = async (page: Page, row: number, column: string, text: string | RegExp) =>
  expect(await cell(page, row, column)).toHaveText(text);
const stat = (page: Page, label: string) =>
  page
    .locator("dl")
    .filter({ has: page.getByText(label, { exact: true }) })
    .filter({ visible: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const saved = (page: Page) => expect(page.getByText("Line items updated successfully").first()).toBeVisible();
const pasteText = (target: Locator, text: string) =>
  target.evaluate((element, clip) => {
    const data = new DataTransfer();
    data.setData("text/plain", clip);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test("lines are typed, added, deleted and saved in one go", async ({ page }) => {
  const { claim_id, line_items } = await addClaim(LINES, { total_charges: "210.00" });
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  await expect(stat(page, "Line Items")).toContainText("3");
  await expect(stat(page, "Total Charges")).toContainText("$200.00");
  await expect(stat(page, "Total Charges")).toContainText("$10.00 less than the claim's $210.00");
  await expect(stat(page, "Total Paid")).toContainText("$40.00");
  await expect(stat(page, "Total Denied")).toContainText("$45.00");
  await expect(page.getByText("All changes are saved.")).toBeVisible();

  // Typing opens a cell, Enter goes down, Tab to the right, Escape takes back.
  await (await cell(page, 1, "Units")).click();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expectCell(page, 1, "Total Charge", "$200.00");
  await expect(await cell(page, 2, "Units")).toBeFocused();
  await page.keyboard.type("9");
  await page.keyboard.press("Escape");
  await expectCell(page, 2, "Units", "1");
  await expect(await cell(page, 2, "Units")).toBeFocused();
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await expect(await cell(page, 2, "Unit Charge")).toBeFocused();
  await page.keyboard.type("$1,000.5");
  await page.keyboard.press("Tab");
  await expectCell(page, 2, "Total Charge", "$2,001.00");
  await expect(stat(page, "Total Charges")).toContainText("$2,256.00");
  await expect(page.getByText("2 changed.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expectCell(page, 2, "Total Charge", "$90.00");
  await accessible(page);

  await page.getByRole("button", { name: "Add Line Item" }).click();
  await expect(await cell(page, 4, "Procedure Code")).toBeFocused();
  await page.keyboard.type("G0283");
  await page.keyboard.press("Tab");
  await expectCell(page, 4, "Line #", /New/);
  await grid(page).getByRole("button", { name: "Delete Line 3 · 97530" }).click();
  await expect(grid(page).getByText("97530")).toHaveCount(0);
  await expect(page.getByText("2 changed, 1 added, 1 deleted.")).toBeVisible();

  const sent = page.waitForRequest((one) => one.method() === "PATCH");
  await page.keyboard.press("Control+s");
  expect(
    (await sent).postDataJSON().line_items.map((one: { line_item_id: string }) => one.line_item_id),
  ).toEqual([line_items[0]?.line_item_id, line_items[1]?.line_item_id, expect.stringMatching(/^temp-/)]);
  await saved(page);
  await expect(page.getByText("All changes are saved.")).toBeVisible();
  expect(await stored(claim_id)).toEqual([
    expect.objectContaining({ ...line_items[0], units: 4, total_charge: "200.00" }),
    expect.objectContaining({ ...line_items[1], units: 2, total_charge: "90.00" }),
    expect.objectContaining({ line_number: 4, procedure_code: "G0283" }),
  ]);
});

test("filters, orders and columns show what is looked for", async ({ page }) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  await page.getByLabel("Filter by procedure code").fill("971");
  await expect(grid(page).getByRole("row")).toHaveCount(3);
  await page.getByLabel("Filter by line status").selectOption("DENIED");
  await expect(grid(page).getByRole("row")).toHaveCount(2);
  await expectCell(page, 1, "Procedure Code", "97140");
  await page.getByLabel("Filter by line status").selectOption("");
  await page.getByLabel("Filter by procedure code").fill("");
  const charge = grid(page).getByRole("columnheader", { name: "Total Charge" });
  await charge.getByRole("button").click();
  await expect(charge).toHaveAttribute("aria-sort", "ascending");
  await expectCell(page, 1, "Procedure Code", "97140");
  await charge.getByRole("button").click();
  await expectCell(page, 1, "Procedure Code", "97110");

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "UHC Description" }).click();
  await page.keyboard.press("Escape");
  const described = await cell(page, 2, "UHC Description");
  await expect(described).toHaveText(`${UHC.slice(0, 50).trimEnd()}…`);
  await described.focus();
  await expect(page.getByRole("tooltip")).toHaveText(UHC);
  await page.reload();
  await openLines(page);
  await expect(grid(page).getByRole("columnheader", { name: "UHC Description" })).toBeVisible();
});

test("rows of a spreadsheet are pasted, with one undo and a word on what was not taken", async ({ page }) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  const first = await cell(page, 3, "Procedure Code");
  await first.click();
  const header = "CPT Code\tDate of Birth\tDOS\tUnits\tUnit Price\tPaid";
  const rows = ["97112\tx\t3/4/2026\t2\t$1,234.50\t0", "97116\tx\t13/45/2026\t1\t$80.00\tlots"];
  await pasteText(first, [header, ...rows].join("\r\n"));
  await expect(page.getByText("Pasted: 1 lines filled, 1 added.")).toBeVisible();
  await expect(page.getByText("The column “Date of Birth” is not recognized")).toBeVisible();
  await expect(page.getByText("Row 2, Service Date: “13/45/2026” was not accepted.")).toBeVisible();
  await expectCell(page, 3, "Procedure Code", "97112");
  await expectCell(page, 3, "Service Date", "Mar 4, 2026");
  await expectCell(page, 3, "Total Charge", "$2,469.00");
  await expectCell(page, 4, "Procedure Code", "97116");
  await expectCell(page, 4, "Service Date", "");
  await page.getByRole("button", { name: "Undo paste" }).click();
  await expectCell(page, 3, "Procedure Code", "97530");
  await expect(page.getByText("All changes are saved.")).toBeVisible();
});

test("what the server refuses stands at its cell", async ({ page }) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  await (await cell(page, 1, "Denied")).click();
  await page.keyboard.type("oops");
  await page.keyboard.press("Enter");
  await save(page).click();
  const denied = await cell(page, 1, "Denied");
  await expect(denied).toBeFocused();
  await expect(denied).toHaveAccessibleDescription("Enter an amount such as 1234.50.");
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await (await cell(page, 2, "Status")).click();
  await save(page).click();
  await expect(
    page.getByText("Failed to update line items: The amount denied can't be above the charge."),
  ).toBeVisible();
  await expect(denied).toBeFocused();
  await expect(denied).toHaveAttribute("aria-invalid", "true");
  await expect(denied).toHaveAccessibleDescription("The amount denied can't be above the charge.");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(denied).not.toHaveAttribute("aria-invalid");
  await save(page).click();
  await saved(page);
});

test("unsaved work is warned of before the page is left", async ({ page }) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  await (await cell(page, 1, "Units")).click();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Leave without saving the line items?" });
  const home = `${app()}/claims/${claim_id}`;
  await page.getByRole("link", { name: "Patients" }).first().click();
  await expect(question).toContainText("1 changed");
  await question.getByRole("button", { name: "Stay" }).click();
  expect(page.url().startsWith(home)).toBe(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(question).toContainText("1 changed");
  await question.getByRole("button", { name: "Stay" }).click();
  await expectCell(page, 1, "Units", "7");

  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toBe("beforeunload");
  await expectCell(page, 1, "Units", "7");

  await page.getByRole("link", { name: "Patients" }).first().click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await page.waitForURL((url) => url.pathname === "/patients");
  expect((await stored(claim_id))[0]).toMatchObject({ units: 2 });
});

test("two tabs on the same lines lose nothing", async ({ page, context }) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  const other = await context.newPage();
  await other.goto(`${app()}/claims/${claim_id}`);
  await openLines(other);
  const type = async (where: Page, row: number, column: string, text: string) => {
    await (await cell(where, row, column)).click();
    await where.keyboard.type(text);
    await where.keyboard.press("Enter");
  };
  const addLine = async (where: Page, code: string) => {
    await where.getByRole("button", { name: "Add Line Item" }).click();
    await expect(grid(where).locator("[role=row]:last-child > :focus")).toBeVisible();
    await where.keyboard.type(code);
    await where.keyboard.press("Enter");
  };
  await type(other, 1, "Units", "3");
  await type(other, 2, "Modifiers", "59");
  await other.getByRole("button", { name: "Delete Line 3 · 97530" }).click();
  await addLine(other, "THEIRS");
  await save(other).click();
  await saved(other);

  // A tab behind another one draws once a second.
  await page.bringToFront();
  await type(page, 1, "Units", "5");
  await type(page, 2, "Description", "Manual therapy");
  await type(page, 3, "Description", "My note");
  await addLine(page, "MINE");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed these line items" });
  await expect(dialog.getByRole("group", { name: "Line 1 · 97110, Units (was 2)" })).toBeVisible();
  await expect(dialog).toContainText("Modifiers: empty → 59");
  await expect(dialog).toContainText("Line 4 · THEIRS");
  const merge = dialog.getByRole("button", { name: "Save merged lines" });
  await expect(merge).toBeDisabled();
  await accessible(page);

  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expectCell(page, 1, "Units", "5");
  await expectCell(page, 4, "Procedure Code", "MINE");
  await save(page).click();
  await dialog.getByRole("radio", { name: "Theirs: 3" }).check();
  await dialog.getByRole("radio", { name: /Mine: edited the line/ }).check();
  await merge.click();
  await saved(page);
  const lines = await stored(claim_id);
  expect(lines.map((line) => [line.procedure_code, line.units, line.procedure_description])).toEqual([
    ["97110", 3, ""],
    ["97140", 1, "Manual therapy"],
    ["97530", 1, "My note"],
    ["THEIRS", null, ""],
    ["MINE", null, ""],
  ]);
  expect(lines[1]).toMatchObject({ modifier_codes: ["59"] });
});

test("the sheet is there before its script, and what is pressed meanwhile is not lost", async ({
  page,
  context,
}) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, "/profile");
  await page.goto(`${app()}/claims/${claim_id}?tab=line-items`);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await context.route("**/_next/static/**/*.js*", async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await expectCell(page, 2, "Procedure Code", "97140");
  await expect(stat(page, "Total Charges")).toContainText("$200.00");
  await accessible(page);
  expect(asked).toBe(0);
  await (await cell(page, 2, "Units")).click();
  for (const key of ["1", "2", "Backspace", "3", "Tab"]) await page.keyboard.press(key);
  await page.keyboard.type("$10");
  await page.keyboard.press("Enter");
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  expect(asked).toBeGreaterThan(0);
  await expectCell(page, 2, "Units", "1");
  held.resolve();
  await expectCell(page, 2, "Units", "13");
  await expectCell(page, 2, "Unit Charge", "$10.00");
  await expectCell(page, 3, "Unit Charge", "$7.00");
  await expect(page.getByText("2 changed.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await saved(page);
  expect((await stored(claim_id))[1]).toMatchObject({ units: 13, total_charge: "130.00" });
});

test("rows that are pasted, and a filter that is typed, before the sheet's script has come are taken", async ({
  page,
  context,
}) => {
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, "/profile");
  for (const what of ["paste", "filter"]) {
    await page.goto(`${app()}/claims/${claim_id}?tab=line-items`);
    const held = Promise.withResolvers<void>();
    await context.route("**/_next/static/**/*.js*", async (route) => {
      await held.promise;
      await route.continue();
    });
    if (what === "paste") {
      const first = await cell(page, 1, "Procedure Code");
      await first.focus();
      await pasteText(first, "99213\n99214");
      held.resolve();
      await expect(page.getByText("Pasted: 2 lines filled, 0 added.")).toBeVisible();
      await expectCell(page, 2, "Procedure Code", "99214");
      await page.getByRole("button", { name: "Discard" }).click();
    } else {
      await page.getByLabel("Filter by procedure code").fill("97530");
      await page.getByLabel("Filter by line status").focus();
      held.resolve();
      await expect(grid(page).getByRole("row")).toHaveCount(2);
      await expect(page.getByLabel("Filter by procedure code")).toHaveValue("97530");
    }
    await context.unroute("**/_next/static/**/*.js*");
  }
});

test("a phone shows cards and edits a line in a dialog", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { claim_id } = await addClaim();
  await signIn(page, desk.person, `/claims/${claim_id}`);
  await openLines(page);
  await expect(grid(page)).toHaveCount(0);
  const cards = page.getByRole("list", { name: "Line items" });
  await expect(cards.getByRole("listitem")).toHaveCount(3);
  await fitsTheWindow(page);
  await accessible(page);
  await cards.getByRole("button", { name: "Edit Line 2 · 97140" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Line 2 · 97140" });
  await dialog.getByLabel("Units", { exact: true }).fill("3");
  await expect(dialog.getByLabel("Total Charge")).toHaveValue("135.00");
  await dialog.getByLabel("Line #").fill("x");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog.getByLabel("Line #")).toHaveAccessibleDescription("Enter a whole number.");
  await dialog.getByLabel("Line #").fill("2");
  await accessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(cards).toContainText("$135.00");
  await page.setViewportSize({ width: 320, height: 700 });
  await fitsTheWindow(page);
  await save(page).click();
  await saved(page);
  expect((await stored(claim_id))[1]).toMatchObject({ units: 3, total_charge: "135.00" });

  // The server draws them as well.
  await page.reload();
  await expect(grid(page)).toHaveCount(0);
  await expect(cards.getByRole("listitem")).toHaveCount(3);
  await fitsTheWindow(page);
  await cards.getByRole("button", { name: "Edit Line 2 · 97140" }).click();
  await expect(dialog.getByLabel("Units", { exact: true })).toHaveValue("3");
});
