import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, fitsTheWindow, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import {
  addClaim,
  addDenied,
  addPdf,
  dialog,
  openClaim,
  panel,
  row,
  tab,
  toast,
} from "../support/claim-page";
import { notePage, pdfOfPages } from "../support/pdf-builder";
import { dayFromNow } from "../support/steady-zone";

/** One claim's page as a biller works with it (docs/product.md, F1 to F9). */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("detail");
});
test.afterAll(() => desk.api.dispose());

test("the header tells which claim this is, and a tab is a page of its own", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const claimId = await addDenied(desk, "HEAD-1");
  await openClaim(page, desk, claimId);
  await expect(page.getByRole("heading", { name: "HEAD-1", level: 1 })).toBeVisible();
  await expect(page.getByText("Internal number INT-77")).toBeVisible();
  expect(await page.title()).not.toMatch(/canary/i);
  for (const card of ["Patient & Provider", "Important Dates", "Financial Details"]) {
    await expect(panel(page).getByRole("heading", { name: card })).toBeVisible();
  }
  await accessible(page);

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Copy Claim ID" }).click();
  await toast(page, "Claim ID copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(claimId);

  await page.getByRole("button", { name: "Upload Document" }).click();
  await expect(page).toHaveURL(/tab=documents/);
  await expect(panel(page).getByText("No documents uploaded yet.", { exact: false })).toBeVisible();
  await tab(page, "Activity").click();
  await expect(page).toHaveURL(/tab=activity/);
  await page.goBack();
  await expect(tab(page, "Documents")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");

  await panel(page).getByRole("button", { name: "Edit Claim" }).click();
  await dialog(page).getByLabel("Policy Number", { exact: true }).fill("POL-9");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Claim updated successfully!");
  await expect(panel(page).getByText("POL-9")).toBeVisible();
});

test("a banner says why the claim needs attention and what can be done", async ({ page }) => {
  const [open1, passed, final, pending] = await Promise.all([
    addDenied(desk, "BAN-1"),
    addDenied(desk, "BAN-2", { appeal_deadline: dayFromNow(-2), denial_date: dayFromNow(-30) }),
    addDenied(desk, "BAN-3", { can_appeal: false }),
    addClaim(desk, { claim_number: "BAN-4", status: "pending", date_submitted: "2026-02-03" }),
  ]);
  const banner = page.getByRole("region", { name: /Denied on|Pending/ });
  const generate = page.getByText("Generate Appeal", { exact: true });
  await openClaim(page, desk, open1);
  await expect(banner).toContainText("Coding");
  await expect(banner).toContainText("The code does not match the diagnosis.");
  await expect(banner).toContainText("20 days left");
  await expect(panel(page).getByRole("heading", { name: "Next Date" })).toBeVisible();
  await expect(generate).toBeVisible();

  await page.goto(`${app()}/claims/${passed}`);
  await expect(banner).toContainText("Expired");
  await expect(page.getByRole("button", { name: "Generate Appeal" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Generate Appeal" })).toHaveAccessibleDescription(
    /The appeal deadline passed on/,
  );
  await page.goto(`${app()}/claims/${final}`);
  await expect(banner).toBeVisible();
  await expect(generate).toHaveCount(0);
  await page.goto(`${app()}/claims/${pending}`);
  await expect(banner).toContainText("the payer has not decided yet");
  await expect(banner).toContainText("Submitted on Feb 3, 2026");
});

test("a long activity is read on", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "LONG-1" });
  for (let turn = 0; turn < 27; turn++) {
    await desk.api.patch(`/api/v1/claims/${claimId}/`, { data: { remarks: `Turn ${turn}` } });
  }
  await openClaim(page, desk, claimId, "activity");
  const lines = panel(page).getByRole("listitem");
  await expect(lines).toHaveCount(25);
  await expect(lines.first()).toContainText("changed Remarks");
  await panel(page).getByRole("button", { name: "Show more" }).click();
  await expect(lines).toHaveCount(28);
  await expect(lines.last()).toContainText("created the claim");
});

test("a claim that is not there leads back to the list", async ({ page }) => {
  await signIn(page, desk.person, "/claims?view=all");
  // It stands there for two seconds.
  const told = page.getByText("Failed to load claim").waitFor();
  await page.goto(`${app()}/claims/${crypto.randomUUID()}`);
  await told;
  await page.waitForURL((url) => url.pathname === "/claims");
});

test("a phone shows every tab without sideways scroll", async ({ page }) => {
  const claimId = await addDenied(desk, "PHONE-1");
  await addPdf(desk, claimId, `${"a-long-name-".repeat(8)}.pdf`, pdfOfPages([notePage("One")]));
  await page.setViewportSize({ width: 320, height: 700 });
  await openClaim(page, desk, claimId);
  for (const name of ["Overview", "Line Items", "Documents", "Action Items", "Activity"]) {
    await tab(page, name).click();
    await expect(panel(page)).not.toHaveText("");
    await fitsTheWindow(page, name);
  }
  await tab(page, "Action Items").click();
  await row(page, "Action items", "File appeal").getByRole("button").click();
  await fitsTheWindow(page);
  await accessible(page);
});

test("a patient's details lead to the claims", async ({ page }) => {
  await addDenied(desk, "PAT-1");
  await signIn(page, desk.person, `/patients?patient=${desk.patient}`);
  await dialog(page).getByRole("link", { name: "PAT-1" }).click();
  await expect(page.getByRole("heading", { name: "PAT-1", level: 1 })).toBeVisible();
});

test("a claim whose case was closed says so instead of its next step, and opens it again", async ({
  page,
}) => {
  const claimId = await addDenied(desk, "SHUT-1");
  const worklist = await (await desk.api.get("/api/v1/worklist/?page_size=200")).json();
  const { id } = worklist.results.find((item: { claim_id: string }) => item.claim_id === claimId);
  await post(desk.api, "/worklist/actions/", { action: "close", ids: [id], reason: "Written off" });
  await openClaim(page, desk, claimId);
  const main = page.getByRole("main");
  await expect(main.getByText(/^Closed by .+ on .+: Written off$/)).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Next step/ })).toBeHidden();
  await expect(main.getByRole("heading", { name: "Important Dates" })).toBeVisible();
  // Red where a closed case went on showing dates that matter no more.
  await expect(main.getByRole("heading", { name: "Next Date" })).toBeHidden();
  await accessible(page);
  await main.getByRole("button", { name: "Reopen Case" }).click();
  await toast(page, "1 case opened again");
  await expect(main.getByRole("heading", { name: /^Next step/ })).toBeVisible();
  await expect(main.getByText("Case closed")).toBeHidden();
  await expect(main.getByRole("heading", { name: "Next Date" })).toBeVisible();
});
