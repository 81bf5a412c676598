import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { app, signIn, startSession } from "../support/browser-account";
import { type Desk, openDesk, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { pdfOfPages, textLines } from "../support/pdf-builder";
import { waitFor } from "../support/wait";

const PAPERS = "tests/fixtures/papers/seen/";
const TEN = [
  ...["dispute-1", "erisa-eob-1", "imr-1", "ma-denial-1", "marketplace-1", "not-accepted-1"],
  ...["pipe-lines-1", "redetermination-1", "um-fax-1", "wc-review-1"],
];

type Appeal = {
  extraction: { to_check: string[]; confirmations: Record<string, { by: string }>; state: string };
  documents: {
    id: string;
    document_type: string;
    ocr_status: string;
    paper_evidence: Record<string, { doubt?: string; confirmed?: unknown }>;
  }[];
} & Record<string, string>;

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("checker", { organization: "Riverside Physical Therapy" });
});
test.afterAll(() => desk.api.dispose());

const at = (id: string, rest = "") => `/api/v1/documents/minimal-appeals/${id}/${rest}`;
const appealOf = async (api: APIRequestContext, id: string): Promise<Appeal> =>
  (await api.get(at(id))).json();

/** What the denial letter is, as far as that is in doubt. */
const doubtsOf = ({ documents }: Appeal) =>
  documents
    .filter(({ document_type }) => document_type === "denial")
    .flatMap(({ id, paper_evidence }) =>
      Object.entries(paper_evidence).flatMap(([name, { doubt }]) => (doubt ? [{ id, name }] : [])),
    );

/** An appeal with these texts as PDFs, read. What the letter is was confirmed, unless its doubts are left. */
async function readAppeal(
  papers: Partial<Record<"denial_letter" | "original_claim", string>>,
  { doubtsLeft = false } = {},
): Promise<string> {
  const { id } = await post(desk.api, "/documents/minimal-appeals/", { patient_name: "" });
  for (const [field, text] of Object.entries(papers)) {
    const buffer = pdfOfPages([{ content: textLines(text.split("\n")) }]);
    const file = { name: `${field}.pdf`, mimeType: "application/pdf", buffer };
    expect((await desk.api.post(at(id, "uploads/"), { multipart: { [field]: file } })).status()).toBe(201);
  }
  await desk.api.post(at(id, "extract/"), { data: {} });
  await waitFor(async () => (await appealOf(desk.api, id)).extraction.state === "done", {
    ...{ forMs: 150_000, what: "the documents to be read" },
  });
  const appeal = await appealOf(desk.api, id);
  for (const { id: document, name } of doubtsLeft ? [] : doubtsOf(appeal)) {
    const told = appeal.documents.find((one) => one.id === document) as unknown as Record<string, string>;
    const data = { name, value: told?.[name] };
    expect((await desk.api.post(at(id, `uploads/${document}/paper/`), { data })).ok()).toBe(true);
  }
  return id;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    const label = control?.id ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`) : null;
    return (label?.textContent ?? control?.textContent ?? "").trim();
  });

/** Opens step 2 as a person does: by Next of step 1, which leaves the focus on the heading. */
async function openStepTwo(page: Page, id: string): Promise<void> {
  await page.goto(`${app()}/appeals/${id}?step=1`);
  if (await page.getByLabel("Patient Name").evaluate((input: HTMLInputElement) => input.value === ""))
    await page.getByLabel("Patient Name").fill("Ana Muestra");
  await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Extract Information", level: 2 })).toBeFocused();
}

test("ten documents are checked by keyboard alone", async ({ page }) => {
  await signIn(page, desk.person);
  const table: string[] = [];
  for (const name of TEN) {
    const text = await readFile(`${PAPERS}${name}.txt`, "utf8");
    const id = await readAppeal({ denial_letter: text }, { doubtsLeft: true });
    await openStepTwo(page, id);
    const read = await appealOf(desk.api, id);
    const { to_check: left } = read.extraction;
    const doubts = doubtsOf(read);
    expect(left.length).toBeGreaterThan(0);
    const stops = left.length + doubts.length;
    await expect(page.getByText(`${stops} left to check`)).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    };
    const began = Date.now();
    await press("Tab");
    for (let one = 0; one < stops; one++) await press("Enter");
    expect(await focused(page)).toBe("Next");
    await press("Enter");
    await expect(page.getByRole("heading", { name: "Generate Draft", level: 2 })).toBeVisible();
    const seconds = (Date.now() - began) / 1000;
    const checked = await appealOf(desk.api, id);
    const { extraction } = checked;
    expect(extraction.to_check).toEqual([]);
    expect(doubtsOf(checked)).toEqual([]);
    expect(Object.keys(extraction.confirmations)).toEqual(expect.arrayContaining(left));
    table.push(`${name.padEnd(14)} ${stops} values  ${keys} keys  ${seconds.toFixed(1)} s`);
  }
  process.stdout.write(`\nStep 2 by keyboard, from its heading to step 3:\n${table.join("\n")}\n`);
});

test("the keys reach every value, change one, take it back, and turn the page to its words", async ({
  page,
}) => {
  const text = [
    ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
    ...["Patient: Ana Muestra", "Medicare number: 1SG4-LE5-OI73", "Claim number: LK-88120-7"],
    ...["Date of service: February 9, 2026", "Reason code: 50. The service is not medically necessary."],
  ].join("\n");
  const id = await readAppeal({ denial_letter: text });
  await signIn(page, desk.person);
  await openStepTwo(page, id);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Patient Name");
  // The words of the value in focus are marked in the document.
  await expect(
    page.locator("section[aria-label=Document] [aria-hidden].mix-blend-multiply").first(),
  ).toBeAttached();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Claim Number");
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Patient Name");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Claim Number");
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toBe("Patient Name");
  await expect(page.getByText("Confirmed by").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("6 left to check")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("F2");
  await page.keyboard.type("LK-88120-9");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Payer Name");
  await expect(page.getByLabel("Claim Number", { exact: true })).toHaveValue("LK-88120-9");
  await page.keyboard.press("F2");
  await page.keyboard.type("Nobody's Plan");
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Payer Name", { exact: true })).toHaveValue("Lakeside Health Plan");
  // The number in doubt stands among them, with its reason.
  await expect(
    page.getByText("This is no number that Medicare gives out. Compare it with the card."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Confirm Member ID" }).click();
  await expect(
    page.getByText("This is no number that Medicare gives out. Compare it with the card."),
  ).toHaveCount(0);
  const saved = await appealOf(desk.api, id);
  expect(saved.claim_number).toBe("LK-88120-9");
  expect(Object.keys(saved.extraction.confirmations).sort()).toEqual(["claim_number", "member_id"]);
});

test("the way through the values begins with what the letter is, where that is in doubt", async ({
  page,
}) => {
  const text = [
    ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
    ...["Patient: Ana Muestra", "Claim number: LK-88120-7", "Date of service: February 9, 2026"],
    ...[
      "Reason code: 50. The service is not medically necessary.",
      "Your appeal was received on March 1, 2026.",
    ],
    ...["We approved the first visit. The other visits are denied."],
  ].join("\n");
  const id = await readAppeal({ denial_letter: text }, { doubtsLeft: true });
  const read = await appealOf(desk.api, id);
  const doubts = doubtsOf(read);
  expect(doubts.map(({ name }) => name)).toContain("kind");
  await signIn(page, desk.person);
  await openStepTwo(page, id);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("What it is");
  const kind = page.getByLabel("What it is", { exact: true });
  const told = await kind.inputValue();
  // An arrow key goes on; it chooses no other kind.
  await page.keyboard.press("ArrowDown");
  await expect(kind).toHaveValue(told);
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toBe("What it is");
  for (const _ of doubts) await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Patient Name");
  await expect(page.getByText(`${read.extraction.to_check.length} left to check`)).toBeVisible();
  await expect(page.getByText("Chosen by").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).not.toBe("Patient Name");
  expect(doubtsOf(await appealOf(desk.api, id))).toEqual([]);
});

test("documents that differ are shown side by side, and a digit chooses", async ({ page }) => {
  const notice = (number: string, title: string) =>
    [
      ...[title, "Lakeside Health Plan", "Date of this notice: March 2, 2026", "Patient: Ana Muestra"],
      ...[`Claim number: ${number}`, "Reason code: 50. The service is not medically necessary."],
    ].join("\n");
  const id = await readAppeal({
    denial_letter: notice("LK-88120-7", "Notice of claim denial"),
    original_claim: notice("LK-99999-1", "Remittance advice, explanation of benefits"),
  });
  await signIn(page, desk.person);
  await openStepTwo(page, id);
  const choices = page.getByRole("group", { name: "The documents differ. Choose which is right:" }).first();
  await expect(choices.getByRole("button")).toHaveCount(2);
  await page.getByLabel("Claim Number", { exact: true }).focus();
  await page.keyboard.press("2");
  expect(await focused(page)).not.toBe("Claim Number");
  await expect(page.getByLabel("Claim Number", { exact: true })).toHaveValue("LK-99999-1");
  const chosen = (await appealOf(desk.api, id)).extraction.confirmations.claim_number as unknown as {
    document: string;
    page: number;
  };
  expect(chosen.page).toBe(1);
});

/** Around one row of the PDF of `textLines`: 12 points a row, from 740 of 792. */
const ROW = (index: number) => ({ top: (792 - 740 + index * 12 - 10) / 792, height: 13 / 792 });

test("a box is drawn with the mouse or by keyboard, and its value goes into the linked claim", async ({
  page,
}) => {
  const lines = [
    ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
    ...[
      "Patient: Ana Muestra",
      "Claim number: LK-88120-7",
      "Member ID: LK300411",
      "Case 4471-0092 of the desk",
    ],
    ...["Reason code: 50. The service is not medically necessary."],
  ];
  const id = await readAppeal({ denial_letter: lines.join("\n") });
  const { claim_id: claim } = await post(desk.api, "/claims/", {
    patient: desk.patient,
    claim_number: "OWN-1",
  });
  await desk.api.patch(at(id), { data: { claim } });
  await signIn(page, desk.person);
  await openStepTwo(page, id);

  await test.step("with the mouse", async () => {
    await page.getByRole("button", { name: "Draw box for Claim Number" }).click();
    const layer = page.getByRole("application", { name: /^Box for Claim Number/ });
    await expect(layer).toBeFocused();
    await layer.scrollIntoViewIfNeeded();
    const sheet = await layer.boundingBox();
    if (!sheet) throw new Error("the page is not shown");
    const { top, height } = ROW(6);
    await page.mouse.move(sheet.x + sheet.width * 0.1, sheet.y + sheet.height * top);
    await page.mouse.down();
    await page.mouse.move(sheet.x + sheet.width * 0.32, sheet.y + sheet.height * (top + height), {
      steps: 4,
    });
    await page.mouse.up();
    await expect(page.getByLabel("Claim Number", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Claim Number", { exact: true })).toHaveValue("4471-0092");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Read in the box that .+ drew$/)).toBeVisible();
  });

  await test.step("by keyboard", async () => {
    await page.getByLabel("Patient Name", { exact: true }).focus();
    await page.keyboard.press("b");
    await expect(page.getByRole("application", { name: /^Box for Patient Name/ })).toBeFocused();
    for (let one = 0; one < 6; one++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Patient Name", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Patient Name", { exact: true })).toHaveValue("Ana Muestra");
    await page.keyboard.press("Escape");
  });

  await test.step("into the claim, and back", async () => {
    const numberOf = async () =>
      (await (await desk.api.get(`/api/v1/claims/${claim}/`)).json()).policy_number;
    await page.getByRole("button", { name: "Put in the claim (Member ID)" }).click();
    await expect(page.getByRole("button", { name: "Take back (Member ID)" })).toBeVisible();
    expect(await numberOf()).toBe("LK300411");
    await page.getByRole("button", { name: "Take back (Member ID)" }).click();
    await expect(page.getByRole("button", { name: "Put in the claim (Member ID)" })).toBeVisible();
    expect(await numberOf()).toBe("");
  });
});

test("step 2 looks right on wide and narrow screens, light and dark", async ({ page }, info) => {
  const claimForm = [
    "Remittance advice, explanation of benefits",
    "Lakeside Health Plan",
    "Patient: Ana Muestra",
  ];
  const id = await readAppeal({
    denial_letter: await readFile(`${PAPERS}ma-denial-1.txt`, "utf8"),
    original_claim: [...claimForm, "Claim number: LK-99999-1"].join("\n"),
  });
  await signIn(page, desk.person);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await openStepTwo(page, id);
      await page.keyboard.press("Tab");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.screenshot({ path: info.outputPath(`step2-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
});

const DENIAL = [
  ...["Lakeside Health Plan", "Notice of claim denial", "Date of this notice: March 2, 2026"],
  ...["Patient: Ana Muestra", "Claim number: LK-88120-7", "Date of service: February 9, 2026"],
  ...["Reason code: 197. No prior authorization was on file for this visit."],
].join("\n");

test("what is typed in Edit Mode outlives a look at another step, and is asked about before the page is left", async ({
  page,
}) => {
  const id = await readAppeal({ denial_letter: DENIAL });
  await signIn(page, desk.person);
  await openStepTwo(page, id);
  await page.getByRole("switch", { name: "Edit Mode" }).click();
  await page.getByLabel("Claim Number", { exact: true }).fill("LK-88120-8");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Upload Files", level: 2 })).toBeVisible();
  await page.getByRole("link", { name: "Patients" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving the information?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Extract Information", level: 2 })).toBeVisible();
  await expect(page.getByLabel("Claim Number", { exact: true })).toHaveValue("LK-88120-8");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Information updated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Patients" }).click();
  await page.waitForURL(/\/patients$/);
  expect((await appealOf(desk.api, id)).claim_number).toBe("LK-88120-8");
});

test("a letter is checked again once the connection is back, and an answer that was not kept stops Next", async ({
  page,
}) => {
  const id = await readAppeal({ denial_letter: DENIAL });
  await desk.api.post(at(id, "generate/"), { data: {} });
  await waitFor(async () => (await desk.api.get(at(id, "letter/"))).ok(), {
    ...{ forMs: 150_000, what: "the letter to be written" },
  });
  await startSession(page, desk.person);
  await page.goto(`${app()}/appeals/${id}?step=4`);
  const letter = page.getByRole("textbox", { name: "Letter" });
  // The editor comes after the page.
  await letter.waitFor();
  await page.context().setOffline(true);
  await letter.press("ControlOrMeta+Home");
  await letter.pressSequentially("Words. ");
  await expect(page.getByText("The facts could not be checked")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("The facts could not be checked")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore Original" }).click();
  const needs = page.getByRole("region", { name: "What the letter still needs" });
  const field = needs.getByRole("textbox").first();
  await field.fill("Our front desk called on February 2, 2026.");
  await page.getByRole("tab", { name: /^Documents/ }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByText("You typed an answer that is not in the letter yet.")).toBeVisible();
  await expect(field).toHaveValue("Our front desk called on February 2, 2026.");
  await page.getByRole("link", { name: "Patients" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without keeping your answers?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await needs.getByRole("button", { name: "Keep the answer" }).first().click();
  await expect(letter).toContainText("called on February 2, 2026");
  await next.click();
  await expect(page.getByRole("heading", { name: "Export & Send", level: 2 })).toBeVisible();
});
