import { expect, type Locator, type Page } from "@playwright/test";
import { card, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addPdf } from "../support/claim-page";
import { notePage, pdfOfPages } from "../support/pdf-builder";

/** Who works by keyboard never loses the place: not to a question, a form in a button's place, or a row that is gone. */

let desk: Desk;

test.beforeAll(async () => {
  desk = await openDesk("focus");
  const { claim_id } = await post(desk.api, "/claims/", { patient: desk.patient, claim_number: "FOCUS-1" });
  for (const name of ["first.pdf", "second.pdf", "third.pdf"])
    await addPdf(desk, claim_id, name, pdfOfPages([notePage("A note")]));
});
test.afterAll(() => desk.api.dispose());

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, desk.person, path);
  // A key that comes before the page has its scripts is heard by nobody; the next one is.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator("html")).toHaveAttribute("data-focus", "kept", { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

/** Once all is read: nothing is drawn anew by itself any more. */
async function openDocuments(page: Page, left = 3): Promise<void> {
  await open(page, "/documents");
  await expect(page.getByText("Read, 1 page")).toHaveCount(left);
}

const SCRIPTS = "**/_next/static/chunks/**";
const question = (page: Page) => page.getByRole("alertdialog");

/** Opened by keyboard and put away again. */
async function askAndLeave(page: Page, button: Locator): Promise<void> {
  await button.press("Enter");
  await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(button).toBeFocused();
}

test("a question that is put away leaves the focus on the button that asked it", async ({ page }) => {
  await openDocuments(page);
  await askAndLeave(page, page.getByRole("button", { name: "Delete second.pdf" }));
  await open(page, "/profile?tab=security");
  await askAndLeave(page, page.getByRole("button", { name: "Sign out elsewhere" }));
});

test("a question whose script can't be loaded says so, and the page stays", async ({ page }) => {
  await openDocuments(page);
  // Its button is there; only the question's own script is not.
  await page.getByRole("button", { name: "Delete second.pdf" }).hover();
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole("button", { name: "Delete second.pdf" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(question(page)).toContainText("Are you sure you want to delete this document?");
});

test("of a deleted row, the one that follows gets the focus", async ({ page }) => {
  await openDocuments(page);
  await page.getByRole("button", { name: "Delete second.pdf" }).press("Enter");
  await question(page).getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("second.pdf")).toHaveCount(0);
  await expect(page.locator("tr:focus-within")).toContainText("first.pdf");
});

test("a form that takes a button's place gets the focus", async ({ page }) => {
  await open(page, "/profile");
  await page.getByRole("button", { name: "Edit Profile" }).press("Enter");
  await expect(page.locator("form input:focus")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(page.locator("main :focus")).toBeVisible();
  await open(page, "/profile?tab=security");
  await card(page, "Authenticator app").getByRole("button", { name: "Turn on" }).press("Enter");
  await expect(card(page, "Authenticator app").getByLabel("Your password")).toBeFocused();
});

test("a click beside all controls is not brought back to one", async ({ page }) => {
  await open(page, "/patients");
  const box = page.getByRole("searchbox");
  await box.focus();
  await page.getByRole("heading", { name: "Patients Management" }).click();
  await expect(box).not.toBeFocused();
  await page.getByRole("button", { name: "New Patient" }).hover();
  await expect(page.locator("main :focus")).toHaveCount(0);
});

test("who presses the first key while the network is away is looked after from a later one on", async ({
  page,
}) => {
  await signIn(page, desk.person, "/patients");
  await page.route(SCRIPTS, (route) => route.abort());
  await expect(async () => {
    const lost = page.waitForEvent("requestfailed", { timeout: 1000 });
    await page.keyboard.press("Tab");
    expect((await lost).url()).toContain("/_next/static/chunks/");
  }).toPass();
  await page.unroute(SCRIPTS);
  await expect(page.locator("html")).not.toHaveAttribute("data-focus", "kept");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator("html")).toHaveAttribute("data-focus", "kept", { timeout: 1000 });
  }).toPass();
});
