import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, fitsTheWindow } from "../support/browser-account";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addClaim, addDenied } from "../support/claim-page";
import { addExample, claimRow, claimTable, openList, pickAction } from "../support/claims-list";
import { dayFromNow } from "../support/steady-zone";

/** The list of claims as a biller looks through it (docs/product.md, F1 to F7). */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("claims");
  await addExample(desk);
  await addClaim(desk, {
    claim_number: "PAID-1",
    status: "paid",
    total_charges: "100.00",
    total_paid_amount: "80.00",
  });
  for (const days of [20, 3, 0]) {
    await addDenied(desk, `DUE-${days}`, { appeal_deadline: dayFromNow(days) });
  }
  await addClaim(desk, { claim_number: "" });
});
test.afterAll(() => desk.api.dispose());

test("the first page comes with the page itself, with the ten columns and the totals", async ({ page }) => {
  await openList(page, desk);
  const html = await (await page.request.get(`${app()}/claims?view=all`)).text();
  expect(html).toContain("EXP-1");
  await expect(claimTable(page).getByRole("columnheader")).toHaveText([
    "Line Items",
    "Claim Number",
    "Patient",
    "Status",
    "Submitted Date",
    "Total Charges",
    "Insurance Plan",
    "Denial Info",
    "Action Items",
    "Actions",
  ]);
  await expect(claimRow(page, "EXP-1")).toContainText("$250.00");
  await expect(claimRow(page, "EXP-1")).toContainText("Feb 3, 2026");
  await expect(page.getByRole("link", { name: /^Claim-[0-9a-f]{8}$/ })).toBeVisible();
  await expect(claimRow(page, "DUE-20")).toContainText("20 days left");
  await expect(claimRow(page, "DUE-0")).toContainText("Due today");
  await expect(page.getByText("$470.00")).toBeVisible();
  await accessible(page);
});

test("a row opens to its line items", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("button", { name: "Line items of claim EXP-1" }).click();
  const lines = page.getByRole("table", { name: "Line items of claim EXP-1" });
  await expect(lines.getByRole("columnheader")).toHaveText([
    "Line #",
    "Procedure Code",
    "Description",
    "Status",
    "Service Date",
    "Units",
    "Charge",
    "Allowed",
    "Paid",
    "Patient Paid",
  ]);
  await expect(lines).toContainText("Therapeutic exercise");
});

test("filters stand in the address and come back; what is searched for and names stay out of it", async ({
  page,
}) => {
  await openList(page, desk);
  const status = page.getByLabel("Filter by status");
  await expect(status.getByRole("option", { includeHidden: true })).toHaveText([
    "All statuses",
    "Submitted",
    "In Process",
    "Approved",
    "Denied",
    "Paid",
    "Rejected",
    "Partially Paid",
  ]);
  await status.selectOption("paid");
  await expect(page).toHaveURL(/status=paid/);
  await expect(claimRow(page, "PAID-1")).toBeVisible();
  await expect(claimRow(page, "EXP-1")).toHaveCount(0);
  await page.getByLabel("Filter by patient").click();
  await page.getByPlaceholder("Name, email or phone").fill("canary");
  await page.getByRole("option", { name: /Rosa Canary/ }).click();
  await expect(page).toHaveURL(new RegExp(`patient=${desk.patient}`));
  await page.reload();
  await expect(page.getByLabel("Filter by patient")).toHaveText("Rosa Canary");
  await expect(claimRow(page, "PAID-1")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(claimRow(page, "EXP-1")).toBeVisible();

  await page.getByLabel("Search by claim number").fill("exp1");
  await expect(claimRow(page, "PAID-1")).toHaveCount(0);
  await expect(claimRow(page, "EXP-1")).toBeVisible();
  expect(`${page.url()} ${await page.title()}`).not.toMatch(/exp|canary|rosa/i);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(claimRow(page, "PAID-1")).toBeVisible();
});

test("what needs attention stands by days left", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("link", { name: "Needs attention" }).click();
  await expect(page).toHaveURL(/view=needs_attention/);
  const cases = page.getByRole("table", { name: "Cases", exact: true });
  await expect(cases.locator("tbody tr a[title]")).toHaveText(["DUE-0", "DUE-3", "DUE-20"]);
});

test("columns and row height are remembered", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByLabel("Insurance Plan").click();
  await page.getByLabel("Compact rows").click();
  await page.keyboard.press("Escape");
  await expect(claimTable(page).getByRole("columnheader", { name: "Insurance Plan" })).toHaveCount(0);
  await page.reload();
  await expect(claimTable(page).getByRole("columnheader", { name: "Patient" })).toBeVisible();
  await expect(claimTable(page).getByRole("columnheader", { name: "Insurance Plan" })).toHaveCount(0);
});

test("the filtered claims leave as CSV", async ({ page }) => {
  await openList(page, desk, "?status=paid");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^claims-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("PAID-1");
  expect(text).not.toContain("EXP-1");
});

test("a phone shows cards and no sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openList(page, desk);
  await expect(claimRow(page, "EXP-1")).toBeVisible();
  await fitsTheWindow(page);
  await page.getByRole("button", { name: "Line items of claim EXP-1" }).click();
  await fitsTheWindow(page);
  await pickAction(page, "EXP-1", "Edit Claim");
  await fitsTheWindow(page);
  await accessible(page);
});
