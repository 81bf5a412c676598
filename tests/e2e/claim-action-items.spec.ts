import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import {
  addClaim,
  addDenied,
  addItem,
  dialog,
  openClaim,
  panel,
  row,
  tab,
  toast,
} from "../support/claim-page";
import { dayFromNow } from "../support/steady-zone";

/** The action items of one claim (docs/product.md, F14 to F16). */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("detail");
});
test.afterAll(() => desk.api.dispose());

test("action items are made, found, edited in their row and completed", async ({ page }) => {
  const claimId = await addDenied(desk, "ACT-1");
  const notes = `${"n".repeat(100)} and the rest`;
  await addItem(desk, claimId, {
    title: "Ask for records",
    action_type: "documentation_required",
    due_date: dayFromNow(-3),
    uhc_code: "U12",
    uhc_description: `${"d".repeat(50)} to the end`,
    notes,
  });
  await openClaim(page, desk, claimId, "action-items");
  await expect(panel(page).getByRole("columnheader")).toHaveText([
    ...["Title", "Type", "Priority", "Status", "UHC Code", "Line Item"],
    ...["Due Date", "Assigned To", "Created By", "Completed", "Notes", "Actions"],
  ]);
  const late = row(page, "Action items", "Ask for records");
  await expect(late).toContainText("Overdue");
  await expect(late).toContainText("Documentation Required");
  await expect(row(page, "Action items", "File appeal")).toContainText("System");
  await expect(row(page, "Action items", "File appeal")).toContainText("Unassigned");
  for (const [label, value] of Object.entries({
    "Total Items": 3,
    Pending: 3,
    Overdue: 1,
    "High Priority": 2,
  })) {
    await expect(panel(page).locator("dl").filter({ hasText: label })).toContainText(String(value));
  }
  const cut = late.getByRole("button", { name: `${"n".repeat(100)}…` });
  await cut.focus();
  const full = page.locator("[role=tooltip]").filter({ hasText: notes });
  await expect(full).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(full).toHaveCount(0);
  await accessible(page);

  await late.getByRole("button", { name: "Edit Ask for records" }).click();
  const edited = row(page, "Action items", "Ask for records");
  await expect(edited.getByLabel("Priority")).toBeFocused();
  await edited.getByLabel("Status").selectOption("in_progress");
  await edited.getByLabel("Due Date").fill(dayFromNow(5));
  await edited.getByLabel("Assigned To").selectOption({ label: desk.person.username });
  await accessible(page);
  await edited.getByRole("button", { name: "Save" }).click();
  await toast(page, "Action item updated successfully");
  await expect(late.getByRole("button", { name: "Edit Ask for records" })).toBeFocused();
  await expect(late).toContainText("In Progress");
  await expect(late).not.toContainText("Overdue");

  await panel(page).getByLabel("Assigned to me").click();
  await expect(page).toHaveURL(/mine=true/);
  await expect(row(page, "Action items", "File appeal")).toHaveCount(0);
  await expect(late).toBeVisible();
  await panel(page).getByLabel("Priority").selectOption("low");
  await expect(panel(page).getByText("No action items found for this claim", { exact: true })).toBeVisible();
  await panel(page).getByRole("button", { name: "Show all action items" }).click();

  await panel(page).getByRole("button", { name: "New Action Item" }).click();
  await dialog(page).getByRole("button", { name: "Create Action Item" }).click();
  await expect(dialog(page).getByText("Enter a title.")).toBeVisible();
  await dialog(page).getByLabel("Title").fill("Call the payer");
  await dialog(page).getByLabel("Type").selectOption("contact_provider");
  await dialog(page).getByRole("button", { name: "Create Action Item" }).click();
  await toast(page, "Action item created successfully");
  const called = row(page, "Action items", "Call the payer");
  await called.getByRole("button", { name: "Edit Call the payer" }).click();
  await called.getByLabel("Status").selectOption("completed");
  await called.getByRole("button", { name: "Save" }).click();
  await expect(called).toContainText("Completed");
  await expect(called).toContainText(desk.person.username);

  await tab(page, "Overview").click();
  const items = panel(page).getByRole("listitem");
  await expect(
    items.filter({ hasText: "Ask for records" }).getByRole("button", { name: /Update/ }),
  ).toBeVisible();
  await expect(
    items
      .filter({ hasText: "Call the payer" })
      .getByText(/Completed/)
      .first(),
  ).toBeVisible();
  await expect(
    items.filter({ hasText: "Call the payer" }).getByRole("button", { name: /Update/ }),
  ).toHaveCount(0);
});

test("the panel updates an item, and says when there is none", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "PAN-1" });
  await openClaim(page, desk, claimId);
  await expect(panel(page).getByText("No action items found for this claim.", { exact: true })).toBeVisible();
  await addItem(desk, claimId, { title: "Look again", action_type: "review_required" });
  await page.reload();
  await panel(page).getByRole("button", { name: "Update Look again" }).click();
  await dialog(page).getByLabel("Priority").selectOption("high");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await toast(page, "Action item updated successfully");
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Look again" })).toContainText("High");
});

test("two people at one action item lose nothing", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "TWO-2" });
  const item = await addItem(desk, claimId, { title: "Shared", action_type: "follow_up" });
  await openClaim(page, desk, claimId, "action-items");
  const shared = row(page, "Action items", "Shared");
  await shared.getByRole("button", { name: "Edit Shared" }).click();
  await shared.getByLabel("Notes").fill("Mine.");
  const theirs = { action_id: item.action_id, priority: "high" };
  expect(
    (await desk.api.post(`/api/v1/claims/${claimId}/update_action_item/`, { data: theirs })).status(),
  ).toBe(200);
  await shared.getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Failed to update action item");
  await expect(panel(page).getByText(/Someone else changed this item in the meantime/)).toBeVisible();
  await expect(shared.getByLabel("Priority")).toHaveValue("high");
  await expect(shared.getByLabel("Notes")).toHaveValue("Mine.");
  await shared.getByRole("button", { name: "Save" }).click();
  await expect(shared).toContainText("Mine.");
  await expect(shared).toContainText("High");
});
