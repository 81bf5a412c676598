import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { app, mailedLink, newPerson, signIn } from "../support/browser-account";
import { test } from "../support/browser-test";

const LETTER = "tests/fixtures/denials/denial-04.pdf";
const CLAIM = "0202618250A7710X";

type OutboxItem = { to: string; text: string; attachments: { filename: string; url: string }[] };

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
/** What stands out among the actions of the step. */
const primary = (page: Page) => page.locator("main .button-primary:visible");
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 2 });

async function outbox(page: Page, to: string): Promise<OutboxItem[]> {
  const answer = await page.request.get(`${app()}/api/dev/outbox/?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { results: OutboxItem[] }).results;
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text;
}

async function signUpAndIn(page: Page): Promise<string> {
  const person = newPerson("biller");
  await page.goto(`${app()}/signup`);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
  await page.getByLabel("Organization").fill("Riverside Physical Therapy");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await mailedLink(page.request, person.email, "verify-email");
  await signIn(page, person);
  return person.email;
}

async function verifyAddress(page: Page, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(page.request, email, "verify-email"));
  await expect(tab.getByRole("heading", { name: /verified/i })).toBeVisible();
  await tab.close();
}

test("from a denial letter to a sent appeal", async ({ page }) => {
  const email = await signUpAndIn(page);

  await test.step("a new appeal gets its own address and opens at the upload", async () => {
    await page.goto(`${app()}/appeals/new`);
    await page.waitForURL(/\/appeals\/[0-9a-f-]{36}$/);
    await expect(heading(page, "Upload Files")).toBeVisible();
    await next(page).click();
    await expect(
      page.getByText("Please upload at least one document before proceeding").first(),
    ).toBeVisible();
  });

  await test.step("upload", async () => {
    await page.getByLabel("Denial Letter: choose a file").setInputFiles(LETTER);
    await expect(page.getByText("1 file(s) uploaded successfully!")).toBeVisible();
    // Reading begins by itself, and fills in what nobody typed.
    await expect(page.getByLabel("Patient Name")).toHaveValue(/Ficticia/, { timeout: 150_000 });
    await page.getByLabel("Patient Name").fill("");
    await next(page).click();
    await expect(page.getByText("Please enter the patient name before proceeding").first()).toBeVisible();
    await page.getByLabel("Patient Name").fill("Rosalinda Ficticia-Prueba");
    // The typed name waits for the save.
    await page.reload();
    await expect(page.getByLabel("Patient Name")).toHaveValue("Rosalinda Ficticia-Prueba");
    await next(page).click();
    await expect(page).toHaveURL(/step=2$/);
  });

  await test.step("extract", async () => {
    await expect(heading(page, "Extract Information")).toBeFocused();
    await expect(page.getByRole("heading", { name: "Next step: Appeal" })).toBeVisible();
    await page.getByRole("button", { name: "Re-extract" }).click();
    await expect(page.getByText("Extraction job started. Processing documents...")).toBeVisible();
    await expect(page.getByText("Extraction completed! Review and edit the information below.")).toBeVisible({
      timeout: 150_000,
    });
    await expect(page.getByLabel("Claim Number")).toHaveValue(CLAIM);
    await expect(page.getByLabel("Denial Code")).toHaveValue(/197/);
    await page.getByRole("switch", { name: "Edit Mode" }).click();
    await expect(next(page)).toBeDisabled();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Information updated successfully!")).toBeVisible();
    await next(page).click();
  });

  await test.step("generate", async () => {
    await expect(heading(page, "Generate Draft")).toBeVisible();
    await expect(page.getByRole("radio", { name: /DeepSeek R1/ })).toBeChecked();
    // Without a connection the step stays, and says so.
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByText("You are offline. Nothing is lost")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("You are offline.")).toHaveCount(0);
    await expect(page.getByText("Recommended")).toHaveCount(0);
    // Writing began when step 2 was confirmed; the button writes once more.
    await expect(page.getByText("Appeal letter generated successfully!").first()).toBeVisible({
      timeout: 150_000,
    });
    await page.getByRole("button", { name: "Regenerate" }).click();
    await expect(page.getByText("Attempt 2")).toBeVisible();
    await next(page).click();
    await expect(page.getByText("Please wait for the appeal generation to complete")).toBeVisible();
    // The first attempt's message stands there until the second is done.
    await expect(page.getByText(/Version 2, written/)).toBeVisible({ timeout: 150_000 });
    await expect(page.getByText("Please wait for the appeal generation to complete")).toHaveCount(0);
    await next(page).click();
  });

  await test.step("review and edit", async () => {
    const letter = page.getByRole("textbox", { name: "Letter" });
    await expect(letter).toContainText(CLAIM);
    const save = page.getByRole("button", { name: "Save Changes" });
    await expect(save).toBeDisabled();
    await expect(page.getByRole("heading", { name: "No blanks" })).toBeVisible();
    await letter.press("ControlOrMeta+Home");
    await letter.pressSequentially("Sent by the desk. See 42 CFR 405.944(b). ");
    await expect(save).toBeEnabled();
    await expect(page.getByRole("heading", { name: "1 citation to take out" })).toBeVisible();
    const [rule] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Read the rule 42 CFR 405.944(b)" }).click(),
    ]);
    await expect(
      rule.getByRole("heading", { name: "42 CFR 405.944(b): What the request must name" }),
    ).toBeInViewport();
    await rule.close();
    await page.getByRole("button", { name: "Logout" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving the letter?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(letter).toContainText("Sent by the desk.");
    await page.getByRole("button", { name: "Restore Original" }).click();
    await expect(letter).not.toContainText("Sent by the desk.");
    await expect(save).toBeDisabled();
    await letter.press("ControlOrMeta+Home");
    await letter.pressSequentially("Reviewed by the biller. ");
    await next(page).click();
    await expect(page.getByText("Letter saved successfully!")).toBeVisible();
  });

  await test.step("export and download", async () => {
    // One action stands out: the export, then the sending, then the way on.
    await expect(primary(page)).toHaveText(["Export to PDF"]);
    await page.getByRole("button", { name: "Export to PDF" }).click();
    await expect(page.getByText("PDF exported successfully! You can now download or send it.")).toBeVisible();
    await expect(primary(page)).toHaveText(["Send by email…"]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    const text = await textOf(new Uint8Array(await readFile(await (await download).path())));
    expect(text).toContain(CLAIM);
    expect(text).toContain("Reviewed by the biller.");
    expect(text).toContain("DRAFT");
    await expect(page.getByRole("list", { name: "Before it goes out" })).toBeVisible();
  });

  await test.step("send by email, once the address is verified", async () => {
    await expect(page.getByText("Verify your email address first")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send by email…" })).toBeDisabled();
    await verifyAddress(page, email);
    await page.reload();
    await page.getByRole("button", { name: "Send by email…" }).click();
    await expect(page.getByText("Please provide recipient information").first()).toBeVisible();
    await page.getByLabel("Recipient Email").fill("appeals@payer.example");
    await page.getByRole("button", { name: "Send by email…" }).click();
    const confirmation = page.getByRole("alertdialog");
    await expect(confirmation).toContainText("appeals@payer.example");
    await expect(confirmation).toContainText("version 3");
    // Nobody checked this letter: it goes out only when each point has its reason.
    await expect(confirmation.getByRole("button", { name: "Send by email" })).toBeDisabled();
    await expect(confirmation).toContainText("Give a reason for each point.");
    await expect(confirmation).toContainText("gives appeals@payer.example for appeals");
    for (const reason of await confirmation.getByLabel("Reason to send it anyway").all()) {
      await reason.fill("The payer confirmed this by phone.");
    }
    await confirmation.getByRole("button", { name: "Send by email" }).click();
    await expect(page.getByRole("dialog", { name: "Appeal sent" })).toBeVisible();
  });

  await test.step("the mail holds the letter, and nothing of the patient outside it", async () => {
    const mail = (await outbox(page, "appeals@payer.example")).find(
      ({ attachments }) => attachments.length > 0,
    );
    const file = mail?.attachments[0];
    expect(mail?.text).not.toContain("Ficticia");
    expect(file?.filename).not.toContain("Ficticia");
    const bytes = await (await page.request.get(`${app()}${file?.url}`)).body();
    const text = await textOf(new Uint8Array(bytes));
    expect(text).toContain(CLAIM);
    expect(text).not.toContain("DRAFT");
  });

  await test.step("the record says who passed what, and why", async () => {
    await page.getByRole("button", { name: "Stay here" }).click();
    await expect(page.getByText("The payer confirmed this by phone.").first()).toBeVisible();
    await expect(page.getByText("before the letter goes out again")).toBeVisible();
  });

  await test.step("the next date is the payer's, with what it rests on", async () => {
    await expect(page.getByText(/Next date:.* by \w+ \d+, \d{4}.*counted from/)).toBeVisible();
  });

  await test.step("the dashboard counts it as sent", async () => {
    await expect(primary(page)).toHaveText(["Complete & View Appeals"]);
    await page.getByRole("button", { name: "Complete & View Appeals" }).click();
    await page.waitForURL(/\/appeals$/);
    await expect(page.getByRole("row").filter({ hasText: CLAIM })).toContainText("Sent");
  });
});
