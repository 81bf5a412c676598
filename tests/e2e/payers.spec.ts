import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { fitsTheWindow, signIn } from "../support/browser-account";
import { addPatient, openPractice, type Practice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { header, interchange, plainClaim, set } from "../support/era-builder";
import { practiceIdOf } from "../support/running-app";
import { waitFor } from "../support/wait";

/** What payers decide becomes claims and work (docs/product.md, J1 to J4). */

/** Of this practice alone: files that reach another one by mistake would be in quarantine there. */
const tin = String(Math.floor(Math.random() * 9e8) + 1e8);
let practice: Practice;
let api: APIRequestContext;
let patient: string;
/** The practice's folder of fetched files; the refresh of the first sign-in makes it. */
let inbox: string;
let serial = 0;

const addClaim = async (fields: Record<string, unknown>): Promise<string> => {
  const claim = { patient, total_charges: "120.00", date_of_service_from: "2026-01-05", ...fields };
  return (await post(api, "/claims/", claim)).claim_id;
};
const claimOf = async (id: string) => (await api.get(`/api/v1/claims/${id}/`)).json();

/** A payment of 80.00 for each claim given, addressed to this practice unless said otherwise. */
function remittance(numbers: string[], payee = tin): string {
  serial += 1;
  const claims = numbers.flatMap((number) => plainClaim(number, `P-${number}`));
  return interchange([set("0001", [...header(String(80 * numbers.length), `EFT${serial}`), ...claims])], {
    control: String(serial).padStart(9, "0"),
  }).replace("REF*TJ*123456789", `REF*TJ*${payee}`);
}

test.beforeAll(async () => {
  practice = await openPractice("payers", { tin });
  api = practice.api;
  patient = await addPatient(api, { first_name: "Ana", last_name: "Lima", date_of_birth: "1980-02-03" });
  inbox = path.join(
    process.env.APP_DATA_DIR ?? "",
    "era-inbox",
    await practiceIdOf(practice.person.username),
  );
  const made = () =>
    access(inbox).then(
      () => true,
      () => false,
    );
  await waitFor(made, { what: "the inbox that the first sign-in's refresh makes" });
});

test.afterAll(() => api.dispose());

const open = async (page: Page, address: string, heading: string) => {
  await signIn(page, practice.person, address);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
};
const openClaims = (page: Page) => open(page, "/claims?view=all", "Claims Management");
const openRemittances = (page: Page) => open(page, "/claims/remittances", "Remittances");
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const row = (page: Page, table: string, text: string) =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row").filter({ hasText: text });
const choose = async (page: Page, name: string, bytes: string) => {
  await page.getByRole("button", { name: "Upload Remittance" }).click();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(bytes) });
};

test("a refresh is checked, asked for, and its end reloads the list and is told with a link", async ({
  page,
}) => {
  await addClaim({ claim_number: "RUN-1" });
  const entered = await addClaim({ claim_number: "RUN-2", status: "paid", total_paid_amount: "75.00" });
  await openClaims(page);
  await page.getByRole("button", { name: "Refresh Claims" }).click();
  await expect(field(page, "Payer").getByRole("option")).toHaveText([
    "Commercial (87726)",
    "Medicare (03432)",
    "Medicaid (96385)",
  ]);
  await expect(field(page, "Payer")).toHaveValue("87726");
  const ask = button(page, "Request Update");
  await field(page, "Start Date").fill("2026-03-10");
  await field(page, "End Date").fill("2026-03-01");
  await expect(dialog(page).getByText("Start date must be before end date", { exact: true })).toBeVisible();
  await expect(ask).toBeDisabled();
  await field(page, "End Date").fill("2026-04-11");
  await expect(dialog(page).getByText("Date range cannot exceed 31 days", { exact: true })).toBeVisible();
  await expect(ask).toBeDisabled();
  await field(page, "End Date").fill("2026-04-10");
  await expect(ask).toBeEnabled();
  await field(page, "Start Date").fill("");
  await field(page, "End Date").fill("");
  await field(page, "Days Back").fill("366");
  await expect(ask).toBeDisabled();
  await field(page, "Days Back").fill("30");

  await writeFile(path.join(inbox, "march.835"), remittance(["RUN-1", "RUN-2"]));
  let reloads = 0;
  page.on("request", (sent) => {
    if (sent.headers().rsc && sent.method() === "GET" && new URL(sent.url()).pathname === "/claims")
      reloads += 1;
  });
  const asked = page.waitForRequest((sent) => Boolean(sent.headers()["next-action"]));
  await ask.click();
  expect((await asked).postDataJSON()[0]).toEqual({ payer_id: "87726", days_back: 30 });
  await expect(
    page.getByText("Claims update requested. New decisions appear in the list as they arrive.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // Of the two claims one is changed in full, and one keeps what was entered.
  const told = "2 claims updated, 1 with differences to look at";
  await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
  // Once 2 s after the request, and once when the run has ended.
  await expect.poll(() => reloads).toBeGreaterThanOrEqual(2);
  await expect(row(page, "Claims", "RUN-1")).toContainText("Paid");
  expect((await claimOf(entered)).total_paid_amount).toBe("75.00");

  await page.getByRole("button", { name: /^Notifications, 1 unread/ }).click();
  await page.getByRole("region", { name: "Notifications" }).getByRole("link", { name: told }).click();
  await expect(page.getByRole("heading", { name: "Remittances", level: 1 })).toBeVisible();
  await expect(row(page, "Differences", "RUN-2")).toContainText(/Paid.*\$75\.00.*\$80\.00/);
  await expect(row(page, "Remittance files", "march.835")).toContainText("Applied");
});

test("an upload shows what it changes, is applied, and changes nothing the second time", async ({ page }) => {
  const id = await addClaim({ claim_number: "UP-1" });
  const bytes = remittance(["UP-1", "UP-9"]);
  await openClaims(page);
  await choose(page, "april.835", bytes);
  await expect(dialog(page).getByText("LAKESIDE HEALTH PLAN", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("$160.00", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("Mar 2, 2026", { exact: true })).toBeVisible();
  const known = row(page, "Claims of the remittance", "UP-1");
  await expect(known).toContainText(/Ana Lima.*\$120\.00.*\$80\.00.*Bill the patient.*Will be updated/i);
  await expect(known).toContainText("Status: Submitted → Paid");
  await expect(row(page, "Claims of the remittance", "UP-9")).toContainText("Not on file");
  expect((await claimOf(id)).status).toBe("submitted");
  await accessible(page);

  await button(page, "Apply").click();
  await expect(dialog(page).getByText("1 claim updated, 1 not on file.", { exact: true })).toBeVisible();
  await button(page, "Close").last().click();
  await expect(row(page, "Claims", "UP-1")).toContainText("Paid");
  const before = await claimOf(id);
  expect(before).toMatchObject({ status: "paid", total_paid_amount: "80.00", right_move: "bill_patient" });

  await choose(page, "april.835", bytes);
  await expect(dialog(page).getByText(/^This file was already applied/)).toBeVisible();
  await expect(row(page, "Claims of the remittance", "UP-1")).toContainText("No change");
  await button(page, "Apply").click();
  await expect(dialog(page).getByText("1 claim unchanged, 1 not on file.", { exact: true })).toBeVisible();
  expect(await claimOf(id)).toEqual(before);
});

test("files of another practice, and no remittances, say what to do and offer no Apply", async ({ page }) => {
  await openClaims(page);
  await choose(page, "theirs.835", remittance(["Q-1"], "111111111"));
  await expect(dialog(page).getByText(/^theirs\.835 is addressed to another practice/)).toBeVisible();
  await expect(dialog(page).getByText(/LAKESIDE|LIMA/i)).toHaveCount(0);
  await expect(button(page, "Apply")).toHaveCount(0);
  await button(page, "Choose Another File").click();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("claim,charge\nA1,1\n"),
    });
  await expect(dialog(page).getByText("Nothing can be used")).toBeVisible();
  await expect(dialog(page).getByText(/This is not an X12 remittance/)).toBeVisible();
  await expect(button(page, "Apply")).toHaveCount(0);

  await dialog(page).getByRole("link", { name: "All remittances" }).click();
  await expect(page.getByRole("heading", { name: "Remittances", level: 1 })).toBeVisible();
  await expect(row(page, "Remittance files", "theirs.835")).toContainText(
    /In quarantine.*correct the TIN and NPI in Profile/,
  );
  await expect(row(page, "Remittance files", "notes.txt")).toContainText(
    /Unreadable.*ask the payer or clearinghouse/,
  );
  await page.getByRole("button", { name: "Open notes.txt" }).click();
  await expect(dialog(page).getByText(/This is not an X12 remittance/)).toBeVisible();
  await accessible(page);
});

test("a difference stays as entered until a person takes the payer's", async ({ page }) => {
  const [kept, taken] = [
    await addClaim({ claim_number: "DIF-1", status: "paid", total_paid_amount: "70.00" }),
    await addClaim({ claim_number: "DIF-2", status: "paid", total_paid_amount: "71.00" }),
  ];
  await openRemittances(page);
  await choose(page, "may.835", remittance(["DIF-1", "DIF-2"]));
  await expect(row(page, "Claims of the remittance", "DIF-1")).toContainText(
    "Paid: yours $70.00 stays, the payer says $80.00",
  );
  await button(page, "Apply").click();
  await expect(dialog(page).getByText("2 with differences to look at.", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  const difference = (number: string) => row(page, "Differences", number);
  await page.getByRole("button", { name: "Keep yours: Paid of DIF-1" }).click();
  await expect(difference("DIF-1")).toHaveCount(0);
  await page.getByRole("button", { name: "Take the payer's: Paid of DIF-2" }).click();
  await expect(difference("DIF-2")).toHaveCount(0);
  expect((await claimOf(kept)).total_paid_amount).toBe("70.00");
  expect((await claimOf(taken)).total_paid_amount).toBe("80.00");
});

test("a phone shows differences, files and a preview without sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addClaim({ claim_number: "TEL-1", status: "paid", total_paid_amount: "70.00" });
  await openRemittances(page);
  await choose(page, "june-with-a-rather-long-name-of-the-clearinghouse.835", remittance(["TEL-1", "TEL-2"]));
  await expect(row(page, "Claims of the remittance", "TEL-1")).toBeVisible();
  await fitsTheWindow(page);
  await accessible(page);
  await button(page, "Apply").click();
  await expect(dialog(page).getByText("Remittance applied")).toBeVisible();
  await fitsTheWindow(page);
  await page.keyboard.press("Escape");
  await expect(row(page, "Differences", "TEL-1")).toBeVisible();
  await expect(row(page, "Remittance files", "june-with")).toBeVisible();
  await fitsTheWindow(page);
  await accessible(page);
});
