import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { app, startSession, verifiedPerson } from "../support/browser-account";
import { test } from "../support/browser-test";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import type { Person } from "../support/running-app";

/** An easy case from its file to its sending. */

const CASE = "tests/fixtures/letters-second/01-vestibular-paragraph";
const PRACTICE = "Cascade Balance and Physical Therapy";

const paper = (name: string, dir = CASE) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: pdfOfPages(
    readFileSync(`${dir}/${name}.txt`, "utf8")
      .split("\f")
      .map((page) => ({ content: textLines(page.trim().split("\n")) })),
  ),
});

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 2 });

async function openAppeal(page: Page, person: Person): Promise<void> {
  await startSession(page, person);
  await page.goto(`${app()}/appeals/new`);
  await page.waitForURL(/\/appeals\/[0-9a-f-]{36}$/);
  await expect(heading(page, "Upload Files")).toBeVisible();
}

test("an easy case goes from its file to its sending in seven clicks", async ({ page, request }) => {
  const person = await verifiedPerson(request, "easy", { organization: PRACTICE });
  await openAppeal(page, person);
  const start = Date.now();
  let clicks = 0;
  const click = async (name: string | RegExp, within: Pick<Page, "getByRole"> = page) => {
    clicks++;
    await within.getByRole("button", { name, exact: typeof name === "string" }).click();
  };
  clicks++;
  await page.getByLabel("Denial Letter: choose a file").setInputFiles([paper("denial")]);
  await expect(page.getByLabel("Patient Name")).toHaveValue(/Achterberg/, { timeout: 150_000 });
  await click("Next");
  await expect(page.getByLabel("Claim Number")).toHaveValue("6273009914-01", { timeout: 150_000 });
  await click("Next");
  await expect(page.getByText("Appeal letter generated successfully!").first()).toBeVisible({
    timeout: 150_000,
  });
  await click("Next");
  await expect(page.getByRole("textbox", { name: "Letter" })).toContainText("6273009914-01");
  await click("Next");
  await expect(page.getByLabel("Fax Number")).toHaveValue(/555/);
  await click("Send by fax…");
  await click("Send by fax", page.getByRole("alertdialog"));
  await expect(page.getByRole("dialog", { name: "Appeal sent" })).toBeVisible({ timeout: 150_000 });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`An easy case from its file to its sending: ${clicks} clicks, ${seconds} s`);
  expect(clicks).toBeLessThanOrEqual(7);
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByText("not exported yet")).toHaveCount(0);

  // A colleague writes a corrected claim meanwhile: the number that takes appeals does not stay in the form for it.
  const at = page.url().replace("/appeals/", "/api/v1/documents/minimal-appeals/").split("?")[0];
  await page.request.post(`${at}/generate/`, {
    headers: { Origin: app() },
    data: { move: "corrected_claim", override_reason: "Box 17 was empty" },
  });
  const written = async () => (await (await page.request.get(`${at}/`)).json()).generation;
  await expect.poll(written, { timeout: 60_000 }).toMatchObject({ paper: "corrected_claim", status: "done" });
  await page.getByRole("button", { name: "Export to PDF" }).click();
  await expect(page.getByText("A corrected claim goes where the payer takes claims")).toBeVisible();
  await page.getByRole("radio", { name: "Fax" }).check();
  await expect(page.getByLabel("Fax Number")).toHaveValue("");
});
