import { readFile, writeFile } from "node:fs/promises";
import { expect, type Page, request } from "@playwright/test";
import { openExportZip } from "@/lib/domain/case/import/open-zip";
import { accessible } from "../support/accessible";
import { app, card, fitsTheWindow, mailedLink, signIn } from "../support/browser-account";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addDenied, dialog } from "../support/claim-page";
import { databaseAdmin, practiceIdOf } from "../support/running-app";
import { dayFromNow } from "../support/steady-zone";

/** What stands beside a case: letters drafted together, reminders, faxes that did not come, everything to take along. */

const NUMBERS = ["TOGETHER-1", "TOGETHER-2"] as const;

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("after");
  for (const [n, number] of NUMBERS.entries())
    await addDenied(
      desk,
      number,
      { appeal_deadline: dayFromNow(7 + n), denial_category: "medical_necessity" },
      { insurance_plan_name: "Granite Mutual" },
    );
});
test.afterAll(() => desk.api.dispose());

async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("letters of one payer for one reason are drafted together, reviewed one after the other and packed", async ({
  page,
}) => {
  await signIn(page, desk.person, "/claims");
  // The table may be there a moment before its scripts: a click that met none is made again.
  const all = page.getByRole("checkbox", { name: "Choose all cases of this page" });
  await expect(async () => {
    await all.check({ timeout: 2_000 });
    await expect(page.getByText("2 cases chosen")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole("button", { name: "Draft Letters" }).click();
  await page.waitForURL(/\/appeals\/batches\/[0-9a-f-]{36}$/);
  const batch = page.url();
  await expect(page.getByRole("heading", { name: "Letters to Granite Mutual", level: 1 })).toBeVisible();
  await expect(page.getByText("To review", { exact: true })).toHaveCount(2, { timeout: 150_000 });
  await accessible(page);

  await page.getByRole("link", { name: "Review One by One" }).click();
  const bar = page.getByRole("navigation", { name: "Letters of this batch" });
  await expect(bar).toContainText("Letter 1 of 2 to Granite Mutual · 2 not sent yet");
  await expect(bar.getByRole("button", { name: "Previous letter" })).toBeDisabled();
  await expect(page.getByRole("textbox", { name: "Letter" })).toContainText(NUMBERS[0]);
  await bar.getByRole("link", { name: "Next letter" }).click();
  await expect(bar).toContainText("Letter 2 of 2");
  await expect(page.getByRole("textbox", { name: "Letter" })).toContainText(NUMBERS[1]);
  await bar.getByRole("link", { name: "All letters" }).click();
  await page.waitForURL(batch);

  await expect(page.getByRole("button", { name: "Download Packets" })).toBeDisabled();
  for (const number of NUMBERS) await page.getByRole("checkbox", { name: `Choose letter ${number}` }).click();
  await page.getByRole("button", { name: "Send…" }).click();
  // Nothing goes out that a person has not confirmed.
  await expect(dialog(page).getByRole("button", { name: "Send 0 Letters" })).toBeDisabled();
  await dialog(page).getByLabel(`I reviewed ${NUMBERS[0]}, version 1`).click();
  await expect(dialog(page).getByRole("button", { name: "Send 1 Letter" })).toBeEnabled();
  await accessible(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  for (const number of NUMBERS) await page.getByRole("checkbox", { name: `Choose letter ${number}` }).click();
  const packets = await downloaded(page, () =>
    page.getByRole("button", { name: "Download Packets" }).click(),
  );
  expect(packets.name).toMatch(/^appeal-packets-[0-9a-f]{8}\.zip$/);
  expect(packets.bytes.toString("latin1").split("%PDF-")).toHaveLength(1 + NUMBERS.length);

  await page.getByRole("link", { name: "Letters Together" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Granite Mutual" })).toContainText("0 of 2 sent");
});

test("reminders are a mail a day and a private calendar, which ends when its owner says so", async ({
  page,
}) => {
  await signIn(page, desk.person, "/profile");
  await page.getByRole("tab", { name: "Reminders" }).click();
  const mail = page.getByRole("switch", { name: "One email a day with what is due" });
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(mail).not.toBeChecked();
  await expect
    .poll(async () => (await (await desk.api.get("/api/v1/accounts/reminders/")).json()).daily_mail)
    .toBe(false);
  await page.reload();
  await expect(mail).not.toBeChecked();

  const calendar = card(page, "Calendar");
  const address = calendar.getByLabel("Address", { exact: true });
  // A calendar program has neither session nor token.
  const program = await request.newContext();
  const read = (url: string) => program.get(url);
  await expect(calendar).toContainText("There is no address yet.");
  await calendar.getByRole("button", { name: "Make an address" }).click();
  await expect(address).toHaveValue(/\/api\/v1\/calendar\/adc_[\w-]{43}\.ics$/);
  await accessible(page);
  const first = await address.inputValue();
  const feed = await read(first);
  expect([feed.status(), feed.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const dates = await feed.text();
  for (const number of NUMBERS) expect(dates).toContain(number);
  expect(dates).not.toMatch(/Rosa|Canary/);

  await calendar.getByRole("button", { name: "New address" }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200]);
  await page.reload();
  // It is shown once.
  await expect(calendar).toContainText("The address was made");
  await expect(address).toHaveCount(0);
  await calendar.getByRole("button", { name: "End the address" }).click();
  await expect(calendar).toContainText("There is no address yet.");
  expect((await read(second)).status()).toBe(404);
  await program.dispose();
});

test("a fax whose file did not come says why, is fetched again, or goes away", async ({ page }) => {
  const admin = await databaseAdmin();
  const practice = await practiceIdOf(desk.person.username);
  // As the service's call leaves it; no service is set up here that could call.
  for (const [n, from] of ["+14155550123", "+14155550124"].entries())
    await admin`insert into inbound_faxes (practice_id, provider, reference, from_number, to_number, pages, received_at, state,
        problem, taken_by)
      select ${practice}, 'telnyx', ${`fax-${n}`}, ${from}, '+14155550100', 2, now(), 'failed', 'The line broke off.', user_id
        from members where practice_id = ${practice}`;
  await admin.end();
  await signIn(page, desk.person, "/appeals");
  await page.getByRole("button", { name: "Payers' Answers" }).click();
  const fax = (number: string) => page.getByRole("listitem").filter({ hasText: `Fax from ${number}` });
  const [one, two] = [fax("(415) 555-0123"), fax("(415) 555-0124")];
  await expect(one).toContainText("Not taken in");
  await expect(one).toContainText("The line broke off.");
  await accessible(page);
  await one.getByRole("button", { name: "Dismiss" }).click();
  await expect(one).toHaveCount(0);
  await two.getByRole("button", { name: "Try Again" }).click();
  await expect(two).toContainText("No fax service is set up here", { timeout: 90_000 });
  await expect(two).toContainText("Not taken in");
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsTheWindow(page);
});

test("everything of the practice is exported from its page, and the file holds what it says", async ({
  page,
}, info) => {
  // Only whoever's address is known to be theirs takes everything along.
  const mail = await mailedLink(page.request, desk.person.email, "verify-email");
  const [uid, token] = mail.split("/").slice(-2);
  expect((await page.request.get(`${app()}/api/v1/accounts/verify-email/${uid}/${token}/`)).status()).toBe(
    200,
  );
  await signIn(page, desk.person, "/profile");
  await page.getByRole("tab", { name: "Practice" }).click();
  const everything = card(page, "Export everything");
  await expect(everything).toContainText("No export has been made yet.");
  await everything.getByRole("button", { name: "Export everything" }).click();
  const file = everything.getByRole("link", { name: "Download" });
  await expect(file).toBeVisible({ timeout: 150_000 });
  await expect(everything).toContainText("Ready");
  await accessible(page);
  const { bytes } = await downloaded(page, () => file.click());
  const zip = info.outputPath("everything.zip");
  await writeFile(zip, bytes);
  const opened = await openExportZip(zip);
  const claims: string[] = [];
  for await (const line of opened.lines("data/claims.jsonl")) claims.push(JSON.parse(line).claim_number);
  opened.close();
  expect(claims.sort()).toEqual([...NUMBERS]);
  // Nobody without a session has it.
  const stranger = await request.newContext();
  const refused = await stranger.get(new URL((await file.getAttribute("href")) ?? "", app()).href);
  expect(refused.status()).toBe(401);
  await stranger.dispose();
});
