import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, type Locator, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addDenied } from "../support/claim-page";
import { notePage, pdfOfPages } from "../support/pdf-builder";
import { waitFor } from "../support/wait";

/** Appeal letters of claims as a biller works with them: order, read, enclose, send, and what they are written from. */

const LETTER = "tests/fixtures/denials/denial-02.pdf";
const READING = 90_000;
const PACKING = 90_000;

let desk: Desk;

const denied = (claim_number: string): Promise<string> =>
  addDenied(desk, claim_number, {}, { insurance_plan_name: "Aetna Life Insurance Company" });
const addDocument = async (
  claim: string,
  name: string,
  buffer: Buffer,
  document_type = "medical_records",
) => {
  const multipart = { file: { name, mimeType: "application/pdf", buffer }, document_type };
  const answer = await desk.api.post(`/api/v1/claims/${claim}/upload_document/`, { multipart });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
};
/** How many pages they have is known then. */
const documentsAreRead = (claim: string) =>
  waitFor(
    async () => {
      const { documents } = await (await desk.api.get(`/api/v1/claims/${claim}/documents/`)).json();
      return documents.every((one: { ocr_status: string }) => one.ocr_status !== "pending");
    },
    { forMs: READING, what: "the documents to be read" },
  );
const pages = (count: number, word: string) =>
  pdfOfPages(Array.from({ length: count }, () => notePage(word)));
/** A letter of the claim that is written already; answers the appeal's id. */
const letterOf = async (claim_id: string): Promise<string> => {
  const { id } = await post(desk.api, "/documents/appeal/generate/", { claim_id });
  await waitFor(
    async () =>
      (await (await desk.api.get(`/api/v1/documents/appeals/${id}/`)).json()).status === "Generated",
    { forMs: 150_000, what: "a letter" },
  );
  return id;
};

test.beforeAll(async () => {
  desk = await openDesk("letters");
});
test.afterAll(() => desk.api.dispose());

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
const orderLetter = async (page: Page) => {
  const order = dialog(page, "Generate Appeal Letter");
  await expect(order.getByLabel("Template")).toHaveValue(/.+/);
  await expect(order.getByLabel("Template").locator("option:checked")).toHaveText(
    "Insufficient Documentation LLM Prompt",
  );
  await expect(order.getByText("deepseek-r1")).toBeVisible();
  await order.getByRole("button", { name: "Generate Letter" }).click();
  await expect(order.getByText("Appeal generation submitted.")).toBeVisible();
  await expect(order.getByText("Generated", { exact: true })).toBeVisible({ timeout: READING });
  return order;
};

test("a letter is ordered from the claims page, read, and deleted", async ({ page }) => {
  await denied("GEN-1");
  await signIn(page, desk.person, "/claims?view=all");
  await page.getByRole("button", { name: "Actions for claim GEN-1" }).click();
  await page.getByRole("menuitem", { name: "Generate Appeal" }).click();
  const order = await orderLetter(page);
  await expect(
    order.getByText("The built-in engine", { exact: false }).or(order.getByText("built-in")),
  ).toBeVisible();
  await order.getByRole("button", { name: "View letters" }).click();

  const list = dialog(page, "Appeal Letters");
  await expect(list.getByRole("row", { name: /Insufficient Documentation.*Generated/ })).toBeVisible();
  await accessible(page);
  await list.getByRole("button", { name: /^View letter 1/ }).click();
  const letter = dialog(page, "Appeal letter for claim GEN-1");
  await expect(letter.getByRole("document", { name: "Letter" })).toContainText("GEN-1");
  await letter.getByRole("button", { name: "Close" }).last().click();

  await list.getByRole("button", { name: /^Delete letter 1/ }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Appeal Letter" });
  await expect(question).toContainText(
    "Are you sure you want to delete this appeal letter? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete Letter" }).click();
  await expect(page.getByText("Appeal letter deleted successfully!")).toBeVisible();
  await expect(list.getByText("No Appeal Letters Found")).toBeVisible();
});

test("a letter is ordered from the claim's own page and opens in the wizard", async ({ page }) => {
  const claim = await denied("GEN-2");
  await signIn(page, desk.person, `/claims/${claim}`);
  await page.getByRole("button", { name: "Generate Appeal" }).click();
  const order = await orderLetter(page);
  await order.getByRole("link", { name: "Open in the wizard" }).click();
  await expect(page.getByRole("heading", { name: "Review & Edit" })).toBeVisible();
  await page.getByRole("link", { name: "Linked claim GEN-2" }).click();
  // A second letter isn't what comes next.
  await page.getByRole("link", { name: "Continue the Letter" }).click();
  await expect(page.getByRole("heading", { name: "Review & Edit" })).toBeVisible();
});

test("a template is edited by its owner, held to known placeholders, previewed and reset", async ({
  page,
}) => {
  await denied("TPL-1");
  await signIn(page, desk.person, "/profile?tab=templates");
  await page.getByRole("button", { name: "Edit Medical Necessity Denial LLM Prompt" }).click();
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("We appeal for {{patient_name}}, whom {{nobody_knows}} treats.\n\n{{argument}}\n");
  await page.getByRole("button", { name: "Save Template" }).click();
  await expect(page.getByText("Unknown placeholder {{nobody_knows}}", { exact: false })).toBeVisible();
  await expect(text).toBeFocused();

  await text.fill("A letter of our own about ");
  await text.press("End");
  await page.getByRole("button", { name: "Claim number", exact: true }).click();
  await expect(text).toHaveValue("A letter of our own about {{claim_number}}");
  await page.getByRole("combobox", { name: "Claim" }).click();
  await page.getByPlaceholder("Search claims").fill("TPL-1");
  await page.getByRole("option", { name: /TPL-1/ }).click();
  await page.getByRole("button", { name: "Preview Letter" }).click();
  await expect(page.getByRole("document", { name: "Preview of the letter" })).toContainText(
    "A letter of our own about TPL-1",
  );
  await accessible(page);

  await page.getByRole("button", { name: "Save Template" }).click();
  await expect(page.getByText("Template saved.")).toBeVisible();
  await page.getByRole("button", { name: "Back to templates" }).click();
  await expect(page.getByText("Changed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit Medical Necessity Denial LLM Prompt" }).click();
  await page.getByRole("button", { name: "Reset to built-in" }).click();
  await page.getByRole("button", { name: "Reset template" }).click();
  await expect(page.getByText("Template reset to the built-in text.")).toBeVisible();
  await expect(text).not.toHaveValue(/A letter of our own/);
});

test("an unsaved template is asked about before it is left", async ({ page }) => {
  await signIn(page, desk.person, "/profile?tab=templates");
  const open = page.getByRole("button", { name: "Edit Medical Necessity Denial LLM Prompt" });
  await open.click();
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Not saved yet. {{argument}}");
  const question = page.getByRole("alertdialog", { name: "Leave without saving the template?" });
  for (const way of [
    page.getByRole("link", { name: "Patients" }).first(),
    page.getByRole("button", { name: "Logout" }),
    page.getByRole("button", { name: "Back to templates" }),
    page.getByRole("tab", { name: "Security" }),
  ]) {
    await way.click();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toHaveCount(0);
    await expect(text).toHaveValue("Not saved yet. {{argument}}");
  }
  await page.getByRole("button", { name: "Back to templates" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await open.click();
  await expect(text).not.toHaveValue(/Not saved yet/);
  await text.fill("Not saved either. {{argument}}");
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("documents go out with the letter in the chosen order; one with a password isn't taken", async ({
  page,
}) => {
  const claim = await denied("ENC-1");
  await addDocument(claim, "notes.pdf", pages(3, "Chart notes"));
  await addDocument(claim, "order.pdf", pages(2, "Order of the physician"));
  const locked = await PDFDocument.load(pages(1, "Locked away"));
  locked.encrypt({ userPassword: "secret", ownerPassword: "other" });
  const buffer = Buffer.from(await locked.save());
  const refused = await desk.api.post(`/api/v1/claims/${claim}/upload_document/`, {
    multipart: { file: { name: "locked.pdf", mimeType: "application/pdf", buffer } },
  });
  expect(refused.status()).toBe(415);
  expect(await refused.text()).toContain("This file is protected with a password.");
  await documentsAreRead(claim);
  const appeal = await letterOf(claim);
  await signIn(page, desk.person, `/appeals/${appeal}?step=5`);

  await page.getByRole("checkbox", { name: "Notes", exact: true }).check();
  await page.getByRole("checkbox", { name: "Order", exact: true }).check();
  const up = page.getByRole("button", { name: /^Move .* up$/ }).and(page.locator(":enabled"));
  const second = (await up.getAttribute("aria-label"))?.replace(/^Move (.*) up$/, "$1") ?? "";
  await up.press("Enter");
  await expect(page.getByRole("button", { name: `Move ${second} down` })).toBeFocused();
  await expect(
    page.getByText("2 documents enclosed, 5 pages besides the letter and the list."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Export to PDF" }).click();
  const enclosed = page.getByRole("list", { name: "Enclosed in this PDF" }).getByRole("listitem");
  await expect(enclosed).toHaveCount(2, { timeout: PACKING });
  await expect(enclosed.first()).toContainText(second.replace(".pdf", ""), { ignoreCase: true });
  await accessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const packet = await PDFDocument.load(await readFile(await (await download).path()));
  const { exported } = await (await desk.api.get(`/api/v1/documents/minimal-appeals/${appeal}/`)).json();
  expect(packet.getPageCount()).toBe(exported.pages);
  expect(exported.enclosures.map((one: { pages: number }) => one.pages).sort()).toEqual([2, 3]);
  expect(packet.getPageCount()).toBeGreaterThanOrEqual(5 + 2);

  await page.getByRole("button", { name: "Mark as Sent" }).click();
  const mark = dialog(page, "Mark this appeal as sent?");
  await mark.getByRole("radio", { name: "Submitted by portal" }).check();
  await mark.getByLabel("Reference number").fill("PORTAL-4711");
  await mark.getByRole("button", { name: "Mark as Sent" }).click();
  await expect(page.getByText("Appeal marked as sent!")).toBeVisible();
  const sending = page.getByRole("listitem").filter({ hasText: "reference number PORTAL-4711" });
  await expect(sending).toContainText("Submitted by portal");
  await expect(sending).toContainText("Enclosed:");
});

test("a payer's address is confirmed from the letter, and kept in the directory", async ({ page }) => {
  const claim = await denied("PAY-1");
  await addDocument(claim, "denial.pdf", await readFile(LETTER), "denial_letter");
  await documentsAreRead(claim);
  const appeal = await letterOf(claim);
  await signIn(page, desk.person, `/appeals/${appeal}?step=5`);
  const address = page.getByLabel("Appeals address");
  await expect(address).toHaveValue(/PO Box \d+/);
  await address.fill("National Account CRT\nPO Box 00463\nLexington, KY 40512");
  await page.getByRole("button", { name: "Confirm from the denial letter" }).click();
  await expect(page.getByText("Payer saved to your directory.")).toBeVisible();

  await page.goto(`${app()}/profile?tab=payers`);
  const entry = page.getByRole("listitem").filter({ hasText: "PO Box 00463" });
  await expect(entry).toContainText("from a denial letter");
  await entry.getByRole("button", { name: /^Edit/ }).click();
  const form = dialog(page, "Edit Payer");
  await form.getByLabel("Appeals fax").fill("12");
  await form.getByRole("button", { name: "Save Payer" }).click();
  await expect(form.getByLabel("Appeals fax")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Appeals fax").fill("(614) 555-0142");
  await form.getByRole("button", { name: "Save Payer" }).click();
  await expect(entry).toContainText("Fax (614) 555-0142");
  await accessible(page);
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Delete payer" }).click();
  await expect(page.getByText("Payer deleted.")).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test("a quick appeal is linked to a claim and takes documents that are there already", async ({ page }) => {
  const claim = await denied("LNK-1");
  await addDocument(claim, "kept-notes.pdf", pages(1, "Chart notes"));
  const { id } = await post(desk.api, "/documents/minimal-appeals/", {});
  await signIn(page, desk.person, `/appeals/${id}`);
  await page.getByRole("combobox", { name: "Claim" }).click();
  await page.getByPlaceholder("Search claims").fill("LNK-1");
  await page.getByRole("option", { name: /LNK-1/ }).click();
  await expect(page.getByRole("link", { name: "Linked claim LNK-1" })).toBeVisible();
  await expect(page.getByLabel("Patient Name")).toHaveValue("Rosa Canary");

  await page.getByRole("button", { name: "Choose from documents" }).click();
  const choose = dialog(page, "Choose from documents");
  await choose.getByRole("searchbox", { name: "Search documents" }).fill("kept-notes");
  await choose.getByRole("checkbox", { name: "kept-notes.pdf" }).click();
  await accessible(page);
  await choose.getByRole("button", { name: "Add document" }).click();
  await expect(page.getByText("Document added.")).toBeVisible();
  await expect(page.getByText("kept-notes.pdf")).toBeVisible();

  await page.getByRole("button", { name: "Clear LNK-1" }).click();
  await expect(page.getByRole("link", { name: /^Linked claim/ })).toHaveCount(0);
});
