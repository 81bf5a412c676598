import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { longDate } from "@/lib/domain/letter/facts/facts";
import { accessible } from "../support/accessible";
import { app, signIn } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addDenied, dialog, toast } from "../support/claim-page";
import { decisionLetter, OVERTURNED } from "../support/decision-letter";
import { header, interchange, set } from "../support/era-builder";
import { dayFromNow } from "../support/steady-zone";
import { waitFor } from "../support/wait";

/** One case to its end: denied, appealed, upheld, second level, overturned, paid. */

const NUMBER = "WALK-500771";
const today = dayFromNow(0);
const rights = dayFromNow(60);
const UPHELD = [
  "We received your appeal and reviewed it. Our original denial is upheld.",
  "",
  "We upheld the denial for these reasons:",
  "1. The records do not show measured progress over the six weeks.",
  "2. The plan of care was not signed by a physician.",
  "",
  "You may request a second level appeal. We must receive it by",
  `${longDate(rights)}.`,
];

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("walk");
});
test.afterAll(() => desk.api.dispose());

const letterOf = (lines: readonly string[]) =>
  decisionLetter({ claimNumber: NUMBER, patient: "Rosa Canary", date: longDate(today), lines });

const appealNow = async (id: string) =>
  (await desk.api.get(`/api/v1/documents/minimal-appeals/${id}/`)).json();

/** The letter is written, and went out by certified mail. */
async function sendByMail(id: string, reference: string): Promise<void> {
  await waitFor(async () => (await appealNow(id)).letter, { forMs: 150_000, what: "the letter" });
  const data = { status: "sent", sent_method: "mail", reference_number: reference };
  const answer = await desk.api.patch(`/api/v1/documents/minimal-appeals/${id}/`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function uploadAnswer(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel("The payer's answer: choose a file")
    .setInputFiles({ name, mimeType: "application/pdf", buffer });
  // The badge, exactly: the heading over the list has the same words while the file still waits for its reader.
  await expect(page.getByText("To be confirmed", { exact: true }).first()).toBeVisible({
    timeout: 90_000,
  });
}

test("a case from its denial through upheld, second level and overturned to paid", async ({ page }) => {
  const claimId = await addDenied(desk, NUMBER, {}, { total_charges: "1000.00" });
  const first = (await post(desk.api, "/documents/minimal-appeals/", { claim: claimId })).id as string;
  await post(desk.api, `/documents/minimal-appeals/${first}/generate/`, {});
  await sendByMail(first, "7022 0410 0003 1234");
  let second = "";

  await test.step("a call is logged in a few seconds, and sets the next date", async () => {
    await signIn(page, desk.person, `/appeals/${first}/case`);
    await expect(page.getByRole("heading", { name: "After Sending", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Log Contact" }).click();
    await expect(dialog(page).getByLabel("Date")).toHaveValue(today);
    await dialog(page).getByLabel("Person").fill("Dana");
    await dialog(page).getByLabel("Reference Number").fill("8841");
    await dialog(page).getByLabel("What Was Said").fill("It is in review.");
    await dialog(page).getByLabel("Follow Up On").fill(dayFromNow(-1));
    await dialog(page).getByRole("button", { name: "Save Contact" }).click();
    await expect(dialog(page).getByText("This day has passed. Choose today or a later day.")).toBeVisible();
    await expect(dialog(page).getByLabel("What Was Said")).toHaveValue("It is in review.");
    await dialog(page).getByLabel("Follow Up On").fill(dayFromNow(5));
    await dialog(page).getByRole("button", { name: "Save Contact" }).click();
    await toast(page, "Contact logged.");
    await expect(page.getByText("with Dana")).toBeVisible();
    await expect(page.getByText("reference 8841")).toBeVisible();
    await accessible(page);
  });

  await test.step("what was sent can be proved", async () => {
    await expect(page.getByText("7022 0410 0003 1234")).toBeVisible();
    // A packet that takes longer than its request: the screen says so, waits, and saves it when it is there.
    await page.route(
      "**/rebuttal/",
      (route) => route.fulfill({ status: 503, json: { error: "It is being made.", being_made: true } }),
      { times: 1 },
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "They Say It Never Came" }).click();
    await toast(page, "This packet takes longer and is being made. Stay here: it goes on by itself.");
    const bytes = await readFile(await (await download).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const proofs = await (
      await desk.api.get(`/api/v1/documents/minimal-appeals/${first}/deliveries/`)
    ).json();
    expect(text.replaceAll(/\s/g, "")).toContain(proofs.proofs[0].sha256);
    expect(text).toContain("7022 0410 0003 1234");
    expect(text).toContain("Rosa Canary");
  });

  await test.step("a receipt is added by its number, its day and its file", async () => {
    const card = await sharp({ create: { width: 300, height: 90, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    await page.getByRole("button", { name: "Add Receipt" }).click();
    const save = dialog(page).getByRole("button", { name: "Save Receipt" });
    await expect(dialog(page).getByLabel("Date")).toHaveValue(today);
    await save.click();
    await expect(
      dialog(page).getByText("Give the number of the receipt, or a photo or PDF of it."),
    ).toBeVisible();
    await dialog(page).getByLabel("Number").fill("RR 123 456 785 US");
    await dialog(page).getByLabel("Note").fill("Signed by J. Doe");
    await dialog(page)
      .getByLabel("Photo or PDF of the receipt: choose a file")
      .setInputFiles({ name: "card.png", mimeType: "image/png", buffer: card });
    await expect(dialog(page).getByText("card.png")).toBeVisible();
    await accessible(page);
    await save.click();
    await toast(page, "Receipt saved.");
    await expect(dialog(page)).toHaveCount(0);
    const receipt = page.getByRole("listitem").filter({ hasText: "RR 123 456 785 US" }).last();
    await expect(receipt).toContainText("Signed by J. Doe");
    await expect(receipt.getByRole("link", { name: "Receipt" })).toBeVisible();
  });

  await test.step("the payer's answer is read, shown with its words, and confirmed", async () => {
    await page.goto(`${app()}/appeals/answers`);
    await uploadAnswer(page, "decision.pdf", letterOf(UPHELD));
    await expect(page.getByText(`Rosa Canary · ${NUMBER}`)).toBeVisible();
    await page.getByRole("button", { name: "Review" }).click();
    await expect(dialog(page).getByText(/^Fits by claim or reference number/)).toBeVisible();
    await expect(dialog(page).getByText(/Our original denial is upheld/)).toBeVisible();
    await expect(dialog(page).getByLabel("Outcome")).toHaveValue("upheld");
    await expect(dialog(page).getByLabel("Next Level Due")).toHaveValue(rights);
    await accessible(page);
    await dialog(page).getByLabel("Decided On").fill(dayFromNow(1));
    await dialog(page).getByRole("button", { name: "Confirm Decision" }).click();
    await expect(dialog(page).getByText("This day is in the future. Check it on the paper.")).toBeVisible();
    await dialog(page).getByLabel("Decided On").fill(today);
    await dialog(page).getByRole("button", { name: "Confirm Decision" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("Nothing waits for you")).toBeVisible();
  });

  await test.step("upheld leads to the next level by one click, point by point", async () => {
    await page.goto(`${app()}/appeals/${first}/case`);
    await expect(page.getByText("Upheld", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Start Next Level" }).click();
    await page.waitForURL(
      (url) => /\/appeals\/[0-9a-f-]{36}$/.test(url.pathname) && !url.href.includes(first),
    );
    second = page.url().split("/").at(-1) ?? "";
    await waitFor(async () => (await appealNow(second)).letter, { forMs: 150_000, what: "the next letter" });
    const { letter, follows } = await appealNow(second);
    expect(follows).toBe(first);
    expect(letter.content).toContain("measured progress");
    expect(letter.content).toContain("plan of care");
    await sendByMail(second, "7022 0410 0003 9999");
  });

  await test.step("overturned, and paid by a remittance that closes the loop by itself", async () => {
    await page.goto(`${app()}/appeals/${second}/case`);
    await uploadAnswer(page, "overturned.pdf", letterOf(OVERTURNED));
    await page.getByRole("button", { name: "Review" }).click();
    await expect(dialog(page).getByLabel("Outcome")).toHaveValue("overturned");
    await dialog(page).getByLabel("Amount Paid").fill("");
    await dialog(page).getByRole("button", { name: "Confirm Decision" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("Overturned", { exact: true }).first()).toBeVisible();

    const remit = interchange([
      set("0001", [
        ...header("412", "EFTWALK", today.replaceAll("-", "")),
        "LX*1",
        `CLP*${NUMBER}*1*1000*412*0*12*PWALK*11*1`,
        "NM1*QC*1*CANARY*ROSA****MI*W1",
        "CAS*CO*45*588",
      ]),
    ]);
    const file = { name: "won.835", mimeType: "text/plain", buffer: Buffer.from(remit) };
    const answer = await desk.api.post("/api/v1/payers/remittances/", { multipart: { file } });
    expect(answer.status(), await answer.text()).toBe(201);
    await post(desk.api, `/payers/remittances/${(await answer.json()).id}/apply/`, {});
    const paid = `Overturned, paid $412.00 on ${longDate(today)}`;
    await waitFor(
      async () => {
        await page.reload();
        return page.getByText(paid).isVisible();
      },
      { forMs: 150_000, everyMs: 1_000, what: paid },
    );
    await accessible(page);
  });

  await test.step("the claim tells the whole story", async () => {
    await page.goto(`${app()}/claims/${claimId}`);
    await expect(page.getByText("with Dana")).toBeVisible();
    await page.goto(`${app()}/claims/${claimId}?tab=activity`);
    await expect(page.getByText(/logged a call/)).toBeVisible();
  });
});
