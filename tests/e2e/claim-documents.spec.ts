import { expect } from "@playwright/test";
import sharp from "sharp";
import { accessible } from "../support/accessible";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addClaim, addPdf, dialog, openClaim, panel, row, tab, toast } from "../support/claim-page";
import { infectedPdf } from "../support/clamd-server";
import { notePage, pdfOfPages } from "../support/pdf-builder";

/** The documents of one claim (docs/product.md, E10, E11, F17). */

const LETTER = "tests/fixtures/denials/denial-02.pdf";

/** The head of a scanned notice: a whole one takes four times as long to be recognized. */
const SCAN = { name: "denial-08.png", mimeType: "image/png", buffer: Buffer.alloc(0) };

let desk: Desk;
test.beforeAll(async () => {
  const head = { left: 0, top: 0, width: 800, height: 300 };
  SCAN.buffer = await sharp("tests/fixtures/denials/denial-08.png").extract(head).png().toBuffer();
  desk = await openDesk("detail");
});
test.afterAll(() => desk.api.dispose());

test("documents are uploaded, refused, looked at and deleted", async ({ page }) => {
  await openClaim(page, desk, await addClaim(desk, { claim_number: "DOC-1" }), "documents");
  const upload = panel(page).getByRole("button", { name: "Upload", exact: true });
  const file = panel(page).locator("input[type=file]");
  await upload.click();
  await expect(panel(page).getByText("Please select a file to upload")).toBeVisible();
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(panel(page).getByText(/only PDF, JPG, PNG or TIFF can be read/)).toBeVisible();
  await file.setInputFiles({ name: "fake.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\x90") });
  await upload.click();
  await expect(
    panel(page).getByRole("alert").filter({ hasText: "Failed to upload document: " }),
  ).toBeVisible();

  await file.setInputFiles(SCAN);
  await panel(page).getByLabel("Document Type").selectOption("eob");
  await panel(page).getByLabel("Description").fill("Came by fax");
  await upload.click();
  await toast(page, "Document uploaded successfully!");
  const listed = row(page, "Documents", "denial-08.png");
  await expect(listed).toContainText("Explanation of benefits");
  await expect(listed).toContainText("Came by fax");
  await expect(listed).toContainText(/\d+ KB/);
  await expect(listed).toContainText("Read, 1 page", { timeout: 150_000 });
  await accessible(page);

  await listed.getByRole("button", { name: "View denial-08.png" }).click();
  await expect(page).toHaveURL(/document=/);
  await expect(dialog(page).getByRole("img", { name: "Page 1 as uploaded" })).toBeVisible();
  await accessible(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);

  const saved = page.waitForEvent("download");
  await listed.getByRole("link", { name: "Download denial-08.png" }).click();
  expect((await saved).suggestedFilename()).toBe("denial-08.png");

  await listed.getByRole("button", { name: "Delete denial-08.png" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this document?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(listed).toBeVisible();
  await listed.getByRole("button", { name: "Delete denial-08.png" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Document deleted successfully");
  await expect(
    panel(page).getByText("No documents uploaded yet. Upload a document above to get started."),
  ).toBeVisible();
});

test("a file in which the virus scanner finds something is named, and not kept", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "VIR-1" });
  await openClaim(page, desk, claimId, "documents");
  const upload = panel(page).getByRole("button", { name: "Upload", exact: true });
  const file = panel(page).locator("input[type=file]");
  await file.setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: infectedPdf() });
  await upload.click();
  await expect(panel(page).getByRole("alert")).toContainText(
    "The virus scanner found something in this file. It wasn't uploaded. Let the sender know.",
  );
  await accessible(page);
  await expect(panel(page).getByText("No documents uploaded yet.", { exact: false })).toBeVisible();
  const { documents } = await (await desk.api.get(`/api/v1/claims/${claimId}/documents/`)).json();
  expect(documents).toEqual([]);

  await file.setInputFiles(LETTER);
  await upload.click();
  await toast(page, "Document uploaded successfully!");
});

test("a denial letter proposes the denial, and a person accepts it", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "PROP-1", status: "submitted" });
  await openClaim(page, desk, claimId, "documents");
  await panel(page).getByLabel("Document Type").selectOption("denial_letter");
  await panel(page).locator("input[type=file]").setInputFiles(LETTER);
  await panel(page).getByRole("button", { name: "Upload", exact: true }).click();
  const proposal = panel(page).getByRole("heading", { name: "This letter describes a denial" });
  await expect(proposal).toBeVisible({ timeout: 150_000 });
  await expect(panel(page).getByText(/The letter names another/)).toBeVisible();
  const before = await (await desk.api.get(`/api/v1/claims/${claimId}/`)).json();
  expect(before).toMatchObject({ status: "submitted", denial_details: null });

  await panel(page).getByLabel("Denial Summary").fill("Records were missing.");
  await panel(page).getByLabel("Denial Category").selectOption("documentation");
  await panel(page).getByRole("button", { name: "Accept and Mark Denied" }).click();
  await toast(page, "Claim updated successfully!");
  await expect(proposal).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Denied on .*Documentation/ })).toContainText(
    "Records were missing.",
  );
  await tab(page, "Action Items").click();
  await expect(row(page, "Action items", "Review denial")).toBeVisible();
  await tab(page, "Activity").click();
  await expect(panel(page).getByText(/accepted the denial that denial-02.pdf describes/)).toBeVisible();
});

test("above the pages an hour, the upload says when there is room", async ({ page }) => {
  const claimId = await addClaim(desk, { claim_number: "RATE-1" });
  const pages = Array.from({ length: 100 }, (_, index) => notePage(`Page ${index + 1}`));
  await addPdf(desk, claimId, "long.pdf", pdfOfPages(pages));
  await openClaim(page, desk, claimId, "documents");
  await panel(page).locator("input[type=file]").setInputFiles(SCAN);
  await panel(page).getByRole("button", { name: "Upload", exact: true }).click();
  const refusal = panel(page).getByRole("alert");
  await expect(refusal).toContainText(
    "Upload rate limit exceeded. Please wait before uploading more documents.",
  );
  await expect(refusal).toContainText(/in about (60|5\d) minutes/);
  await expect(panel(page).getByRole("button", { name: "Try denial-08.png again" })).toBeVisible();
});
