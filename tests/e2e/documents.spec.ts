import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, fitsTheWindow, signIn } from "../support/browser-account";
import { addPatient, openPractice, type Practice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { notePage, pdfOfPages } from "../support/pdf-builder";

/** The Documents page: what is stored, what was written, and how more gets in (docs/product.md, E9). */

const LETTER = "tests/fixtures/denials/denial-02.pdf";
// Each goes on with what the one before left.
test.describe.configure({ mode: "serial" });
let practice: Practice;
let isolde: string;

test.beforeAll(async () => {
  practice = await openPractice("library");
  await addPatient(practice.api, { first_name: "Ottoline", last_name: "Farquhar" });
  isolde = await addPatient(practice.api, { first_name: "Isolde", last_name: "Penhallow" });
});
test.afterAll(() => practice.api.dispose());

async function open(page: Page, address = "/documents") {
  await signIn(page, practice.person, address);
  await expect(page.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
}

const rows = (page: Page) => page.getByRole("table", { name: "Documents" }).getByRole("row");

test("uploads several files for a patient, names the one that is none, and shows them as they are read", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText("No documents yet")).toBeVisible();
  await page.getByRole("tab", { name: "Upload New" }).click();
  await expect(page).toHaveURL(/tab=upload/);
  await expect(page.getByRole("button", { name: /Choose files/ })).toBeDisabled();
  await page.getByRole("combobox", { name: "Patient", exact: true }).click();
  await page.getByPlaceholder("Name, email or phone").fill("farq");
  await page.getByRole("option", { name: /Ottoline Farquhar/ }).click();
  await page.getByLabel("Document Type").selectOption("denial_letter");
  const note = pdfOfPages([notePage("Gait training on a treadmill")]);
  await page.locator("input[type=file]").setInputFiles([
    { name: "denial.pdf", mimeType: "application/pdf", buffer: await readFile(LETTER) },
    { name: "note.pdf", mimeType: "application/pdf", buffer: note },
    { name: "not-a-pdf.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ not what it says") },
  ]);
  await expect(page.getByRole("alert").filter({ hasText: "Failed to upload file" })).toBeVisible();
  await expect(page.getByText("2 file(s) uploaded successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Remove not-a-pdf.pdf" }).click();

  await page.getByRole("button", { name: "Show in My Documents" }).click();
  await expect(rows(page)).toHaveCount(3);
  for (const name of ["denial.pdf", "note.pdf"]) {
    const stored = rows(page).filter({ hasText: name });
    await expect(stored).toContainText("Ottoline Farquhar");
    await expect(stored).toContainText("Read, 1 page", { timeout: 150_000 });
  }

  // Found by a word in it; what was typed stays out of the address.
  await page.getByRole("searchbox", { name: "Search documents" }).fill("treadmill");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("note.pdf");
  expect(page.url()).not.toContain("treadmill");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByLabel("Filter by type").selectOption("eob");
  await expect(page.getByText("No document found")).toBeVisible();
  await expect(page).toHaveURL(/type=eob/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);

  // The viewer is in the address, so that back closes it. The file is taken apart by a worker that reaches nothing.
  const parser = page.waitForEvent("worker");
  await page.getByRole("button", { name: "note.pdf", exact: true }).click();
  const worker = await parser;
  expect(worker.url()).toContain("pdf.worker");
  const reached = worker.evaluate((address) => fetch(address).then(String, () => "refused"), app());
  expect(await reached).toBe("refused");
  await expect(page.getByRole("dialog").locator("canvas")).not.toHaveClass(/opacity-0/);
  await expect(page.getByRole("dialog", { name: "note.pdf" })).toContainText("Gait training on a treadmill");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await accessible(page);
});

// Red where two ticks that were made again in one go were each laid on top of none: one of them did not take.
test("takes every tick that came before the boxes' script", async ({ page, context }) => {
  await open(page);
  const held = Promise.withResolvers<void>();
  await context.route("**/_next/static/**/*.js*", async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const name of ["denial.pdf", "note.pdf"])
    await page.getByRole("checkbox", { name: `Choose ${name}` }).click();
  held.resolve();
  await expect(page.getByText("2 documents selected")).toBeVisible();
  for (const name of ["denial.pdf", "note.pdf"])
    await expect(page.getByRole("checkbox", { name: `Choose ${name}` })).toBeChecked();
});

test("starts a quick appeal from chosen documents, and deletes one after asking", async ({ page }) => {
  await open(page);
  await page.getByRole("checkbox", { name: "Choose denial.pdf" }).click();
  await page.getByRole("checkbox", { name: "Choose note.pdf" }).click();
  await expect(page.getByText("2 documents selected")).toBeVisible();
  await page.getByRole("button", { name: "Start Quick Appeal" }).click();
  await expect(page).toHaveURL(/\/appeals\/[0-9a-f-]{36}/);
  await expect(page.getByText("Ottoline Farquhar").first()).toBeVisible();

  await page.goto(`${app()}/documents`);
  await page.getByRole("button", { name: "Delete note.pdf" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this document?");
  await expect(question).toContainText("1 appeal; it disappears there too");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Document deleted successfully")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test("shows the letters of claims, to be read, downloaded and deleted", async ({ page }) => {
  await open(page, "/documents?tab=letters");
  await expect(page.getByText("No Appeal Letters Found")).toBeVisible();
  const { claim_id } = await post(practice.api, "/claims/", {
    patient: isolde,
    claim_number: "LIB-7",
    status: "denied",
    denial_details: { denial_date: "2026-03-02", denial_category: "coding", denial_summary: "Wrong code." },
  });
  await post(practice.api, "/documents/appeal/generate/", { claim_id });

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: "LIB-7" });
  await expect(row).toContainText("Isolde Penhallow");
  await expect(row).toContainText("LLM Prompt");
  await expect(row).toContainText("Generated", { timeout: 150_000 });
  await row.getByRole("button", { name: /^View letter/ }).click();
  const dialog = page.getByRole("dialog", { name: "Appeal Letter" });
  await expect(dialog).toContainText("Isolde Penhallow");
  await expect(dialog.getByRole("link", { name: "Download" })).toHaveAttribute("target", "_blank");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await row.getByRole("button", { name: /^Delete letter/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this appeal letter? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Appeal letter deleted successfully!")).toBeVisible();
  await expect(page.getByText("No Appeal Letters Found")).toBeVisible();
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const tab of ["documents", "letters", "upload"]) {
    if (tab === "documents") await open(page);
    else await page.goto(`${app()}/documents?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).not.toHaveText("");
    await fitsTheWindow(page, tab);
  }
});
