import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, request, test } from "@playwright/test";
import { accessible } from "../support/accessible";

/** The claims page as a biller works with it (spec document 2, sections 2 to 5 and 8). */

const PASSWORD = "violet harbor lantern 42";
const LETTER = "tests/fixtures/denials/denial-02.pdf";
const app = () => process.env.APP_UNDER_TEST ?? "";

let username: string;
let api: APIRequestContext;
let patient: string;

const addClaim = async (fields: Record<string, unknown>) => {
  const answer = await api.post("/api/v1/claims/", { data: { patient, ...fields } });
  expect(answer.status()).toBe(201);
  return answer.json();
};
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(Date.now() + days * 86_400_000);

test.beforeAll(async () => {
  username = `claims-${crypto.randomUUID()}`;
  const stranger = await request.newContext({ baseURL: app() });
  const data = { username, email: `${username}@clinic.example`, password: PASSWORD, password2: PASSWORD };
  expect((await stranger.post("/api/v1/accounts/auth/register/", { data })).status()).toBe(201);
  const login = await stranger.post("/api/v1/accounts/auth/login/", {
    data: { username, password: PASSWORD },
  });
  const { tokens } = await login.json();
  api = await request.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${tokens.access}` },
  });
  const made = await api.post("/api/v1/patients/", {
    data: {
      first_name: "Rosa",
      last_name: "Canary",
      date_of_birth: "1975-04-12",
      gender: "female",
      address_line1: "12 Elm Street",
      city: "Columbus",
      state: "OH",
      zip_code: "43004",
    },
  });
  patient = (await made.json()).patient_id;
  await addClaim({
    claim_number: "EXP-1",
    total_charges: "250.00",
    insurance_plan_name: "Blue Plan",
    date_submitted: "2026-02-03",
    line_items: [
      {
        line_number: 1,
        procedure_code: "97110",
        procedure_description: "Therapeutic exercise",
        units: 2,
        total_charge: "250.00",
        status: "PENDED",
      },
    ],
  });
  await addClaim({
    claim_number: "PAID-1",
    status: "paid",
    total_charges: "100.00",
    total_paid_amount: "80.00",
  });
  for (const [number, days] of [
    ["DUE-20", 20],
    ["DUE-3", 3],
    ["DUE-0", 0],
  ] as const) {
    await addClaim({
      claim_number: number,
      status: "denied",
      total_charges: "40.00",
      denial_details: {
        denial_date: dayFromNow(-10),
        denial_category: "coding",
        appeal_deadline: dayFromNow(days),
      },
    });
  }
  await addClaim({ claim_number: "" });
});

test.afterAll(() => api.dispose());

const open = async (page: Page, query = "") => {
  await page.goto(`${app()}/login?next=${encodeURIComponent(`/claims${query}`)}`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page
    .locator("form")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname === "/claims");
  await expect(page.getByRole("heading", { name: "Claims Management" })).toBeVisible();
};
const table = (page: Page) => page.getByRole("table", { name: "Claims", exact: true });
const row = (page: Page, number: string) => table(page).getByRole("row").filter({ hasText: number });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const action = async (page: Page, number: string, name: string) => {
  await page.getByRole("button", { name: `Actions for claim ${number}`, exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(dialog(page)).toBeVisible();
};
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
test("the first page comes with the page itself, with the ten columns and the totals", async ({ page }) => {
  await open(page);
  const html = await (await page.request.get(`${app()}/claims`)).text();
  expect(html).toContain("EXP-1");
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "Line Items",
    "Claim Number",
    "Patient",
    "Status",
    "Submitted Date",
    "Total Charges",
    "Insurance Plan",
    "Denial Info",
    "Action Items",
    "Actions",
  ]);
  await expect(row(page, "EXP-1")).toContainText("$250.00");
  await expect(row(page, "EXP-1")).toContainText("Feb 3, 2026");
  await expect(page.getByRole("link", { name: /^Claim-[0-9a-f]{8}$/ })).toBeVisible();
  await expect(row(page, "DUE-20")).toContainText("20 days left");
  await expect(row(page, "DUE-0")).toContainText("Due today");
  await expect(page.getByText("$470.00")).toBeVisible();
  await accessible(page);
});

test("a new patient made on the way gets a claim", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "New Claim" }).click();
  const create = dialog(page).getByRole("button", { name: "Create Claim" });
  await expect(create).toBeDisabled();
  await field(page, "Patient").click();
  await page.getByPlaceholder("Name, email or phone").fill("Nora Quist");
  await page.getByRole("option", { name: "New patient" }).click();
  const nested = page.getByRole("dialog", { name: "New Patient" });
  await expect(nested.getByLabel("First Name", { exact: true })).toHaveValue("Nora");
  await nested.getByLabel("Date of Birth").fill("1990-02-03");
  await nested.getByLabel("Gender").selectOption("female");
  await nested.getByLabel("Address Line 1").fill("1 Oak Street");
  await nested.getByLabel("City").fill("Dayton");
  await nested.getByLabel("State").selectOption("OH");
  await nested.getByLabel("ZIP Code").fill("45402");
  await nested.getByRole("button", { name: "Create Patient" }).click();
  await toast(page, "Patient created successfully!");
  await expect(field(page, "Patient")).toHaveText("Nora Quist");
  await field(page, "Claim Number").fill("EXP-1");
  await field(page, "Insurance Plan").fill("Blue Plan");
  await field(page, "Total Charges").fill("1,234.5");
  await create.click();
  await expect(dialog(page).getByText("This payer already has a claim with this number")).toBeVisible();
  await field(page, "Claim Number").fill("NEW-1");
  await create.click();
  await toast(page, "Claim created successfully!");
  await expect(row(page, "NEW-1")).toContainText("Nora Quist");
  await expect(row(page, "NEW-1")).toContainText("$1,234.50");
});

test("a row opens to its line items", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Line items of claim EXP-1" }).click();
  const lines = page.getByRole("table", { name: "Line items of claim EXP-1" });
  await expect(lines.getByRole("columnheader")).toHaveText([
    "Line #",
    "Procedure Code",
    "Description",
    "Status",
    "Service Date",
    "Units",
    "Charge",
    "Allowed",
    "Paid",
    "Patient Paid",
  ]);
  await expect(lines).toContainText("Therapeutic exercise");
});

test("filters stand in the address and come back; what is searched for and names stay out of it", async ({
  page,
}) => {
  await open(page);
  const status = page.getByLabel("Filter by status");
  await expect(status.getByRole("option", { includeHidden: true })).toHaveText([
    "All statuses",
    "Submitted",
    "In Process",
    "Approved",
    "Denied",
    "Paid",
    "Rejected",
    "Partially Paid",
  ]);
  await status.selectOption("paid");
  await expect(page).toHaveURL(/status=paid/);
  await expect(row(page, "PAID-1")).toBeVisible();
  await expect(row(page, "EXP-1")).toHaveCount(0);
  await page.getByLabel("Filter by patient").click();
  await page.getByPlaceholder("Name, email or phone").fill("canary");
  await page.getByRole("option", { name: /Rosa Canary/ }).click();
  await expect(page).toHaveURL(new RegExp(`patient=${patient}`));
  await page.reload();
  await expect(page.getByLabel("Filter by patient")).toHaveText("Rosa Canary");
  await expect(row(page, "PAID-1")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(row(page, "EXP-1")).toBeVisible();

  await page.getByLabel("Search by claim number").fill("exp1");
  await expect(row(page, "PAID-1")).toHaveCount(0);
  await expect(row(page, "EXP-1")).toBeVisible();
  expect(`${page.url()} ${await page.title()}`).not.toMatch(/exp|canary|rosa/i);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(row(page, "PAID-1")).toBeVisible();
});

test("what needs attention stands by days left, and a filter can be kept", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Needs attention" }).click();
  await expect(page).toHaveURL(/view=needs_attention/);
  await expect(table(page).locator("tbody tr a[title]")).toHaveText(["DUE-0", "DUE-3", "DUE-20"]);
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("button", { name: "Save the current filters" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "All claims" }).click();
  await expect(row(page, "PAID-1")).toBeVisible();
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("button", { name: "Needs attention", exact: true }).last().click();
  await expect(row(page, "PAID-1")).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage) + document.cookie);
  expect(kept).toContain("needs_attention");
  expect(kept).not.toMatch(/canary|1975|DUE-/i);
});

test("columns and row height are remembered", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByLabel("Insurance Plan").click();
  await page.getByLabel("Compact rows").click();
  await page.keyboard.press("Escape");
  await expect(table(page).getByRole("columnheader", { name: "Insurance Plan" })).toHaveCount(0);
  await page.reload();
  await expect(table(page).getByRole("columnheader", { name: "Patient" })).toBeVisible();
  await expect(table(page).getByRole("columnheader", { name: "Insurance Plan" })).toHaveCount(0);
});

test("choosing denied brings the denial's fields, leaving it makes them history", async ({ page }) => {
  await addClaim({ claim_number: "EDIT-1", total_charges: "90.00" });
  await open(page);
  await action(page, "EDIT-1", "Edit Claim");
  await expect(dialog(page).getByRole("group", { name: "Denial Details" })).toHaveCount(0);
  await field(page, "Status").selectOption("denied");
  await expect(field(page, "Denial Date")).toHaveValue(dayFromNow(0));
  await expect(field(page, "Can Appeal")).toBeChecked();
  await expect(field(page, "Requires Correction")).not.toBeChecked();
  await field(page, "Denial Category").selectOption("coding");
  await field(page, "Total Paid").fill("95");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog(page).getByText("The amount paid can't be above the charges.").last()).toBeVisible();
  await expect(field(page, "Total Paid")).toBeFocused();
  await field(page, "Total Paid").fill("0");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Claim updated successfully!");
  await expect(row(page, "EDIT-1")).toContainText("Denied");

  await action(page, "EDIT-1", "Edit Claim");
  await field(page, "Status").selectOption("paid");
  await expect(dialog(page).getByText("Historical")).toBeVisible();
  await expect(field(page, "Denial Date")).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(row(page, "EDIT-1")).toContainText("Historical");
  await action(page, "EDIT-1", "View Details");
  await expect(dialog(page).getByText("Historical")).toBeVisible();
  await accessible(page);
});

test("two tabs on one claim lose nothing", async ({ page, context }) => {
  await addClaim({ claim_number: "TWO-1" });
  await open(page);
  const other = await context.newPage();
  await other.goto(`${app()}/claims`);
  await action(page, "TWO-1", "Edit Claim");
  await action(other, "TWO-1", "Edit Claim");
  await field(other, "Policy Number").fill("POL-THEIRS");
  await field(other, "Group Number").fill("G-THEIRS");
  await dialog(other).getByRole("button", { name: "Save Changes" }).click();
  await toast(other, "Claim updated successfully!");

  await field(page, "Policy Number").fill("POL-MINE");
  await field(page, "Remarks").fill("Called the payer.");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(
    dialog(page).getByText("Someone else has changed this claim since you opened it"),
  ).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toContainText("POL-THEIRS");
  await expect(field(page, "Policy Number")).toHaveValue("POL-MINE");
  await expect(field(page, "Group Number")).toHaveValue("G-THEIRS");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await toast(page, "Claim updated successfully!");
  const { results } = await (await api.get("/api/v1/claims/?search=TWO1")).json();
  expect(results[0]).toMatchObject({
    policy_number: "POL-MINE",
    group_number: "G-THEIRS",
    remarks: "Called the payer.",
  });
});

test("a document is uploaded to a claim", async ({ page }) => {
  await open(page);
  await action(page, "EXP-1", "Upload Document");
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog(page).getByText("Please select a file to upload")).toBeVisible();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(dialog(page).getByText(/only PDF, JPG, PNG or TIFF can be read/)).toBeVisible();
  await field(page, "Document Type").selectOption("denial_letter");
  await dialog(page).locator("input[type=file]").setInputFiles(LETTER);
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully!");
  await expect(dialog(page)).toHaveCount(0);
});

test("the statistics have figures, charts and the same as tables", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Statistics" }).click();
  await expect(dialog(page).getByText("Total Claims")).toBeVisible();
  await expect(
    dialog(page).getByRole("img", { name: /^Denied amount by category: Coding \$/ }),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "Show table : Denial rate by month" }).click();
  const rates = dialog(page).getByRole("table", { name: "Denial rate by month" });
  await expect(rates.getByRole("columnheader")).toHaveText(["Month", "Claims", "Denial rate"]);
  await accessible(page);
});

test("a refresh is checked, asked for, and followed by a reload", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Refresh Claims" }).click();
  await expect(field(page, "Payer")).toHaveValue("87726");
  await expect(field(page, "Days Back")).toHaveValue("30");
  const ask = dialog(page).getByRole("button", { name: "Request Update" });
  await field(page, "Start Date").fill("2026-03-10");
  await field(page, "End Date").fill("2026-03-01");
  await expect(dialog(page).getByText("Start date must be before end date")).toBeVisible();
  await expect(ask).toBeDisabled();
  await field(page, "End Date").fill("2026-04-20");
  await expect(dialog(page).getByText("Date range cannot exceed 31 days")).toBeVisible();
  await field(page, "End Date").fill("2026-03-20");
  const asked = page.waitForRequest((sent) => sent.url().includes("/claims/request-update/"));
  const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/v1/claims/");
  await ask.click();
  expect((await asked).postDataJSON()).toEqual({
    payer_id: "87726",
    start_date: "2026-03-10",
    end_date: "2026-03-20",
  });
  await reloaded;
});

test("the filtered claims leave as CSV", async ({ page }) => {
  await open(page, "?status=paid");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^claims-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("PAID-1");
  expect(text).not.toContain("EXP-1");
});

test("a phone shows cards and no sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expect(row(page, "EXP-1")).toBeVisible();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await page.getByRole("button", { name: "Line items of claim EXP-1" }).click();
  expect(await sideways()).toBe(0);
  await action(page, "EXP-1", "Edit Claim");
  expect(await sideways()).toBe(0);
  await accessible(page);
});
