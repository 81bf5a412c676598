import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, fillSignIn, startSession, verifiedPerson } from "../support/browser-account";
import { test } from "../support/browser-test";
import { pdfOfPages, textLines } from "../support/pdf-builder";

/** What the papers hold for a denial, beside its letter. */

const CASE = "tests/fixtures/letters-second/01-vestibular-paragraph";
const DENIAL = readFileSync(`${CASE}/denial.txt`, "utf8");

const paper = (name: string, text: string) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: pdfOfPages(text.split("\f").map((page) => ({ content: textLines(page.trim().split("\n")) }))),
});

/** A score and a treatment, nothing of what she cannot do in daily life, and a page of somebody else. */
const CHART = `CASCADE BALANCE AND PHYSICAL THERAPY      PROGRESS NOTE
Patient: Rosalind Achterberg-Doi    Date: 08/31/2026
Dizziness Handicap Inventory 62 on 08/03/2026.
Canalith repositioning tried at three visits, relief for one day only.
\fCASCADE BALANCE AND PHYSICAL THERAPY      PROGRESS NOTE
Patient: Gundula Petrosyan     Date: 06/03/2026
Examination: gait normal, Romberg negative.
`;

test("the Evidence tab shows what was found, by what the denial turns on, what is missing, and puts it in", async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request, "evidence", {
    organization: "Cascade Balance and Physical Therapy",
  });
  await startSession(page, person);
  await page.goto(`${app()}/appeals/new`);
  await page.waitForURL(/\/appeals\/[0-9a-f-]{36}$/);
  await page.getByLabel("Denial Letter: choose a file").setInputFiles([paper("denial", DENIAL)]);
  await expect(page.getByLabel("Patient Name")).toHaveValue(/Achterberg/, { timeout: 150_000 });
  await page.getByLabel(/Supporting Documents: choose/).setInputFiles([paper("chart", CHART)]);
  await expect(page.getByText("chart.pdf").first()).toBeVisible();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByLabel("Claim Number")).toHaveValue("6273009914-01", { timeout: 150_000 });
  await next.click();
  await expect(page.getByText("Appeal letter generated successfully!").first()).toBeVisible({
    timeout: 150_000,
  });
  await next.click();
  await page.getByRole("tab", { name: "Evidence" }).click();
  const panel = page.getByRole("tabpanel", { name: "Evidence" });

  await expect(panel.getByText("Pages of another patient")).toBeVisible();
  await expect(panel.getByText(/Petrosyan/)).toBeVisible();
  await expect(panel.getByText("Romberg")).toHaveCount(0);
  await expect(panel.getByRole("heading", { name: "Missing" })).toBeVisible();
  await expect(panel.getByText("Nothing found for: function.")).toBeVisible();
  await expect(panel.getByText(/Nothing answers “No fall risk was documented/)).toBeVisible();

  // First by the payer's own points, then by what such a denial turns on.
  const group = (name: RegExp) => panel.locator("section", { has: page.getByRole("heading", { name }) });
  await expect(group(/did not demonstrate objective improvement/)).toContainText(
    "Dizziness Handicap Inventory",
  );
  const fact = group(/^Treatment before this service/)
    .getByRole("listitem")
    .filter({ hasText: "Canalith" });
  await expect(fact).toContainText("Aug 31, 2026");
  await expect(fact).toContainText("In the letter");

  const letter = page.getByRole("textbox", { name: "Letter" });
  const times = async () =>
    ((await letter.textContent()) ?? "").split("Canalith repositioning tried").length - 1;
  expect(await times()).toBe(1);
  await fact.getByRole("button", { name: "Put in" }).click();
  await expect.poll(times).toBe(2);
  await expect(letter).toContainText(/“Canalith repositioning[^”]*” \(Enclosure \d, page 1\)/);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await fact.getByRole("button", { name: /\w, page 1$/ }).click();
  await expect(page.getByRole("tab", { name: /Documents/ })).toHaveAttribute("aria-selected", "true");
  // What the viewer asks for would be the first to find the session ended.
  await page.waitForLoadState("networkidle");

  // A session that was ended elsewhere: the next save asks for the password over the letter, and takes nothing of it along.
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const over = page.getByRole("dialog", { name: "You were signed out" });
  await expect(over).toContainText("Your session has ended.");
  await fillSignIn(over, person);
  await expect(over).toBeHidden();
  expect(await times()).toBe(2);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  // What is typed in the very moment in which the step is left is there when one comes back.
  await letter.press("End");
  await page.getByRole("button", { name: "Back", exact: true }).evaluate((back: HTMLButtonElement) => {
    document.execCommand("insertText", false, " In that moment.");
    back.click();
  });
  await expect(letter).toBeHidden();
  await next.click();
  await expect(letter).toContainText("In that moment.");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
});

/** Says of nobody whose it is. */
const UNNAMED = "Visit note   02/10/2026\nS: pain 6/10 on stairs\nO: flexion 95 deg\nA: slow gains";

test("another patient's page stays behind with one click, any page by its number, and who looked at a nameless one says so", async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request, "pages", { organization: "Bluff Road Rehab" });
  const text = (name: string) =>
    readFileSync(`tests/fixtures/letters/01-authorization-on-file/${name}.txt`, "utf8");
  await startSession(page, person);
  await page.goto(`${app()}/appeals/new`);
  await page.waitForURL(/\/appeals\/[0-9a-f-]{36}$/);
  await page.getByLabel("Denial Letter: choose a file").setInputFiles([paper("denial", text("denial"))]);
  await expect(page.getByLabel("Patient Name")).toHaveValue(/Okonkwo/, { timeout: 150_000 });
  await page
    .getByLabel(/Supporting Documents: choose/)
    .setInputFiles([
      ...["1-authorization-letters", "2-call-log"].map((name) => paper(name, text(name))),
      paper("3-visit-note", UNNAMED),
    ]);
  await expect(page.getByText("3 file(s) uploaded successfully!")).toBeVisible();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByLabel("Claim Number")).toHaveValue("26A7710443", { timeout: 150_000 });
  await next.click();
  await expect(page.getByText("Appeal letter generated successfully!").first()).toBeVisible({
    timeout: 150_000,
  });
  await next.click();
  await next.click();
  await expect(page.getByText(/something of another patient on page 2/)).toBeVisible();
  // By keyboard: what was pressed is gone, and the next Tab goes on from its place and not from the top of the page.
  const keepsPlace = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.getByRole("button", { name: "Leave out page 2" }).press("Enter");
  await expect(page.getByText("The page stays behind.")).toBeVisible();
  await expect(page.getByText(/something of another patient/)).toHaveCount(0);
  await keepsPlace();
  await expect(
    page.getByText("4 documents enclosed, 5 pages besides the letter and the list."),
  ).toBeVisible();
  await expect(page.getByText(/Nothing on “.*” says whose it is/)).toBeVisible();
  // The paper itself is there to be looked at.
  const nameless = page.getByRole("listitem").filter({ hasText: "says whose it is" });
  const href = await nameless.getByRole("link", { name: "Open the document" }).getAttribute("href");
  const looked = await page.request.get(`${app()}${href}`);
  expect(looked.headers()["content-disposition"]).toMatch(/^inline; filename="3-visit-note\./);
  await page.getByRole("button", { name: "I looked: it is this patient’s" }).press("Enter");
  await expect(page.getByText(/ said that it is .*Okonkwo.*’s\./)).toBeVisible();
  await expect(page.getByText(/says whose it is/)).toHaveCount(0);
  await keepsPlace();

  await page.getByRole("button", { name: "Export to PDF" }).click();
  await expect(page.getByText(/Call log: 1 page from page \d, without page 2/)).toBeVisible();
  await page.getByRole("button", { name: "Leave pages out of Authorization letters" }).click();
  const pages = page.getByLabel("Pages that stay behind");
  await pages.fill("4");
  await pages.press("Enter");
  await expect(page.getByText("Write pages between 1 and 2, such as 2 or 2-3.")).toBeVisible();
  await pages.fill("2");
  await pages.press("Enter");
  await expect(page.getByRole("button", { name: "Without page 2 of Authorization letters" })).toBeVisible();
  await keepsPlace();
  await expect(
    page.getByText("The enclosures changed after this PDF was made. Export it again."),
  ).toBeVisible();
  await expect(
    page.getByText("The letter points to page 2 of “Authorization letters”, which is left out."),
  ).toBeVisible();
  await accessible(page);
});
