import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app } from "../support/browser-account";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addClaim, addDenied, dialog, toast } from "../support/claim-page";
import { addExample, claimRow, field, openList, pickAction } from "../support/claims-list";
import { dayFromNow } from "../support/steady-zone";

/** What is done to a claim from the list, in dialogs (docs/product.md, F1 to F9). */

const LETTER = "tests/fixtures/denials/denial-02.pdf";
let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("claims");
  await addExample(desk);
  await addDenied(desk, "DUE-20");
});
test.afterAll(() => desk.api.dispose());

test("a new patient made on the way gets a claim", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("button", { name: "New Claim" }).click();
  const create = dialog(page).getByRole("button", { name: "Create Claim" });
  await expect(create).toBeDisabled();
  await field(page, "Patient").click();
  await page.getByPlaceholder("Name, email or phone").fill("Nora Quist");
  await page.getByRole("option", { name: "New patient" }).click();
  const nested = page.getByRole("dialog", { name: "New Patient" });
  await expect(nested.getByLabel("First Name", { exact: true })).toHaveValue("Nora");
  await nested.getByLabel("Date of Birth").fill("1990-02-03");
  await nested.getByLabel("Gender").selectOption("female");
  await nested.getByLabel("Address Line 1").fill("1 Oak Street");
  await nested.getByLabel("City").fill("Dayton");
  await nested.getByLabel("State").selectOption("OH");
  await nested.getByLabel("ZIP Code").fill("45402");
  await nested.getByRole("button", { name: "Create Patient" }).click();
  await toast(page, "Patient created successfully!");
  await expect(field(page, "Patient")).toHaveText("Nora Quist");
  await field(page, "Claim Number").fill("EXP-1");
  await field(page, "Insurance Plan").fill("Blue Plan");
  await field(page, "Total Charges").fill("1,234.5");
  await create.click();
  await expect(dialog(page).getByText("This payer already has a claim with this number")).toBeVisible();
  await field(page, "Claim Number").fill("NEW-1");
  await create.click();
  await toast(page, "Claim created successfully!");
  await expect(claimRow(page, "NEW-1")).toContainText("Nora Quist");
  await expect(claimRow(page, "NEW-1")).toContainText("$1,234.50");
});

test("choosing denied brings the denial's fields, leaving it makes them history", async ({ page }) => {
  await addClaim(desk, { claim_number: "EDIT-1", total_charges: "90.00" });
  await openList(page, desk);
  await pickAction(page, "EDIT-1", "Edit Claim");
  await expect(dialog(page).getByRole("group", { name: "Denial Details" })).toHaveCount(0);
  await field(page, "Status").selectOption("denied");
  await expect(field(page, "Denial Date")).toHaveValue(dayFromNow(0));
  await expect(field(page, "Can Appeal")).toBeChecked();
  await expect(field(page, "Requires Correction")).not.toBeChecked();
  await field(page, "Denial Category").selectOption("coding");
  await field(page, "Total Paid").fill("95");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog(page).getByText("The amount paid can't be above the charges.").last()).toBeVisible();
  await expect(field(page, "Total Paid")).toBeFocused();
  await field(page, "Total Paid").fill("0");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Claim updated successfully!");
  await expect(claimRow(page, "EDIT-1")).toContainText("Denied");

  await pickAction(page, "EDIT-1", "Edit Claim");
  await field(page, "Status").selectOption("paid");
  await expect(dialog(page).getByText("Historical")).toBeVisible();
  await expect(field(page, "Denial Date")).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(claimRow(page, "EDIT-1")).toContainText("Historical");
  await pickAction(page, "EDIT-1", "View Details");
  await expect(dialog(page).getByText("Historical")).toBeVisible();
  await accessible(page);
});

test("two tabs on one claim lose nothing", async ({ page, context }) => {
  await addClaim(desk, { claim_number: "TWO-1" });
  await openList(page, desk);
  await pickAction(page, "TWO-1", "Edit Claim");
  const other = await context.newPage();
  await other.goto(`${app()}/claims?view=all`);
  await pickAction(other, "TWO-1", "Edit Claim");
  await field(other, "Policy Number").fill("POL-THEIRS");
  await field(other, "Group Number").fill("G-THEIRS");
  await dialog(other).getByRole("button", { name: "Save Changes" }).click();
  await toast(other, "Claim updated successfully!");

  // A tab behind another one draws once a second.
  await page.bringToFront();
  await field(page, "Policy Number").fill("POL-MINE");
  await field(page, "Remarks").fill("Called the payer.");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(
    dialog(page).getByText("Someone else has changed this claim since you opened it"),
  ).toBeInViewport();
  await expect(dialog(page).getByRole("alert")).toContainText("POL-THEIRS");
  await expect(field(page, "Policy Number")).toHaveValue("POL-MINE");
  await expect(field(page, "Group Number")).toHaveValue("G-THEIRS");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Claim updated successfully!");
  const { results } = await (await desk.api.get("/api/v1/claims/?search=TWO1")).json();
  expect(results[0]).toMatchObject({
    policy_number: "POL-MINE",
    group_number: "G-THEIRS",
    remarks: "Called the payer.",
  });
});

test("a document is uploaded to a claim", async ({ page }) => {
  await openList(page, desk);
  await pickAction(page, "EXP-1", "Upload Document");
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog(page).getByText("Please select a file to upload")).toBeVisible();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(dialog(page).getByText(/only PDF, JPG, PNG or TIFF can be read/)).toBeVisible();
  await field(page, "Document Type").selectOption("denial_letter");
  await dialog(page).locator("input[type=file]").setInputFiles(LETTER);
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully!");
  await expect(dialog(page)).toHaveCount(0);
});

test("the statistics have figures, charts and the same as tables", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("button", { name: "Statistics" }).click();
  await expect(dialog(page).getByText("Total Claims")).toBeVisible();
  await expect(
    dialog(page).getByRole("img", { name: /^Denied amount by category: Coding \$/ }),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "Show table : Denial rate by month" }).click();
  const rates = dialog(page).getByRole("table", { name: "Denial rate by month" });
  await expect(rates.getByRole("columnheader")).toHaveText(["Month", "Claims", "Denial rate"]);
  await accessible(page);
});

test("a refresh is checked, asked for, and followed by a reload", async ({ page }) => {
  await openList(page, desk);
  await page.getByRole("button", { name: "Refresh Claims" }).click();
  await expect(field(page, "Payer")).toHaveValue("87726");
  await expect(field(page, "Days Back")).toHaveValue("30");
  const ask = dialog(page).getByRole("button", { name: "Request Update" });
  await field(page, "Start Date").fill("2026-03-10");
  await field(page, "End Date").fill("2026-03-01");
  await expect(dialog(page).getByText("Start date must be before end date")).toBeVisible();
  await expect(ask).toBeDisabled();
  await field(page, "End Date").fill("2026-04-20");
  await expect(dialog(page).getByText("Date range cannot exceed 31 days")).toBeVisible();
  await field(page, "End Date").fill("2026-03-20");
  const asked = page.waitForRequest(
    (sent) => sent.method() === "POST" && /2026-03-10/.test(sent.postData() ?? ""),
  );
  const reloaded = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === "/claims" && searchParams.has("_rsc");
  });
  await ask.click();
  const [sent] = (await asked).postDataJSON();
  expect(sent).toEqual({ payer_id: "87726", start_date: "2026-03-10", end_date: "2026-03-20" });
  await reloaded;
});
