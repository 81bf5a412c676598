import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, expectFocusIn, fitsTheWindow, signIn } from "../support/browser-account";
import { addPatient, openPractice, type Practice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** The patients page as a person works with it (docs/product.md, G1 to G7). */

let practice: Practice;
let api: APIRequestContext;

test.beforeAll(async () => {
  practice = await openPractice("patients");
  api = practice.api;
  const jose = {
    first_name: "José",
    last_name: "García-Ruiz",
    ssn: "219-09-1234",
    email: "jose@mail.example",
  };
  const patient = await addPatient(api, { ...jose, phone: "6145550100", address_line2: "Apt 4" });
  await post(api, "/documents/minimal-appeals/", { patient, payer_name: "Aetna", claim_number: "C-77" });
  await addPatient(api, { first_name: "Anna", last_name: "Baker", phone: "555-0100" });
  for (let i = 0; i < 60; i++) {
    await addPatient(api, { first_name: "Zed", last_name: `Zimmer ${String(i).padStart(2, "0")}` });
  }
});

test.afterAll(() => api.dispose());

const open = async (page: Page) => {
  await signIn(page, practice.person, "/patients");
  await expect(page.getByRole("heading", { name: "Patients Management" })).toBeVisible();
};
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const control = page.getByRole("dialog").getByLabel(label, { exact: true });
    if (["Gender", "State"].includes(label)) await control.selectOption(value);
    else await control.fill(value);
  }
};
const REQUIRED = {
  "First Name": "Nora",
  "Last Name": "Quist",
  "Date of Birth": "1990-02-03",
  Gender: "female",
  "Address Line 1": "1 Oak Street",
  City: "Dayton",
  State: "OH",
  "ZIP Code": "45402",
};

test("the first page comes with the page itself; the table shows its seven columns", async ({ page }) => {
  await open(page);
  const html = await (await page.request.get(`${app()}/patients`)).text();
  expect(html).toContain("García-Ruiz");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Name",
    "Date of Birth",
    "Gender",
    "Email",
    "Phone",
    "City/State",
    "Actions",
  ]);
  await expect(row(page, "José García-Ruiz")).toContainText("(614) 555-0100");
  await expect(row(page, "José García-Ruiz")).toContainText("Columbus, OH");
  await expect(row(page, "Anna Baker")).toContainText("555-0100");
  await expect(page.getByText("1–50 of 62 patients")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("51–62 of 62 patients")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(row(page, "Anna Baker")).toBeVisible();
  await accessible(page);
});

test("search finds by part of name, email and phone, and leaves no trace in the address", async ({
  page,
}) => {
  await open(page);
  const search = page.getByRole("searchbox", { name: "Search patients" });
  for (const typed of ["garcia", "JOSE@mail", "(614) 555-01"]) {
    await search.fill(typed);
    await expect(page.getByText("1–1 of 1 patients")).toBeVisible();
    await expect(row(page, "José García-Ruiz")).toBeVisible();
  }
  await search.fill("nobody at all");
  await expect(page.getByText("No patient found")).toBeVisible();
  expect(page.url()).toBe(`${app()}/patients`);
  expect(await page.title()).not.toContain("nobody");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/garc|nobody/i);
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(row(page, "Anna Baker")).toBeVisible();
});

test("details show everything on file; the SSN only after Reveal, and not for long", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await row(page, "José García-Ruiz").getByRole("button", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog", { name: "Patient Details" });
  for (const text of [
    "José García-Ruiz",
    "Apr 12, 1975",
    "12 Elm Street",
    "Apt 4",
    "USA",
    "•••-••-1234",
    "Created",
    "Last Updated",
  ]) {
    await expect(dialog.getByText(text).first()).toBeVisible();
  }
  await expect(dialog.getByRole("link", { name: "Aetna · Claim C-77" })).toBeVisible();
  await expect(dialog).not.toContainText("219-09-1234");
  await accessible(page);
  await dialog.getByRole("button", { name: "Reveal" }).click();
  await expect(dialog.getByText("219-09-1234")).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(dialog.getByText("•••-••-1234")).toBeVisible();
  await expect(dialog).not.toContainText("219-09-1234");
});

test("a patient's details have an address that names the id alone; back closes them", async ({ page }) => {
  await open(page);
  await row(page, "Anna Baker").getByRole("button", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog", { name: "Patient Details" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/patients\?patient=[0-9a-f-]{36}$/);
  const address = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goto(address);
  await expect(dialog).toContainText("Anna Baker");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL(/\/patients$/);
  await page.goto(`${app()}/patients?patient=019a0000-0000-7000-8000-000000000000`);
  await expect(page.getByText("Failed to load patient: Patient not found.")).toBeVisible();
});

// The dialog of an address is the app's own, since it comes with the page (components/ui/use-modal.ts).
test("details that are the page hold the focus, and hide what lies behind them", async ({ page }) => {
  await open(page);
  const view = row(page, "Anna Baker").getByRole("button", { name: "View Details" });
  const width = await page.evaluate(() => document.body.clientWidth);
  await view.click();
  const dialog = page.getByRole("dialog", { name: "Patient Details" });
  await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription("Anna Baker");
  // Neither read out nor scrolled, and not moved by the scroll bar that is gone.
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(width);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 2_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const edit = dialog.getByRole("button", { name: "Edit Patient" });
  await page.keyboard.press("Shift+Tab");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>("[type=search]")?.focus());
  await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeFocused();

  // A dialog over it is closed alone, and gives the focus back to it.
  await edit.press("Enter");
  const form = page.getByRole("dialog", { name: "Edit Patient" });
  await expect(form.getByLabel("First Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(dialog).toBeVisible();

  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/patients$/);
  await expect(view).toBeFocused();
  await expect(page.getByRole("searchbox")).toHaveCount(1);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("Create Patient waits for the eight fields, keeps the form when refused, resets after", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: "New Patient" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Patient" });
  const create = dialog.getByRole("button", { name: "Create Patient" });
  await expect(dialog.getByLabel("Country")).toHaveValue("USA");
  for (const [label, value] of Object.entries(REQUIRED)) {
    await expect(create).toBeDisabled();
    await fill(page, { [label]: value });
  }
  await expect(create).toBeEnabled();
  await accessible(page);
  await fill(page, { SSN: "12" });
  await create.click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to create patient: Enter all nine digits");
  await expect(dialog.getByLabel("First Name")).toHaveValue("Nora");
  await fill(page, { SSN: "219-09-4321" });
  await create.click();
  await expect(page.getByText("Patient created successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("searchbox").fill("quist");
  await expect(row(page, "Nora Quist")).toBeVisible();
  await page.getByRole("button", { name: "New Patient" }).click();
  await expect(dialog.getByLabel("First Name")).toHaveValue("");
  await fill(page, { "First Name": "Left" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "New Patient" }).click();
  await expect(dialog.getByLabel("First Name")).toHaveValue("");
});

test("a likely duplicate is pointed out and can be created anyway", async ({ page }) => {
  await addPatient(api, { first_name: "Élise", last_name: "Dupont", date_of_birth: "1990-02-03" });
  await open(page);
  await page.getByRole("button", { name: "New Patient" }).click();
  await fill(page, { ...REQUIRED, "First Name": "ELISE", "Last Name": "dupont" });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create Patient" }).click();
  await expect(dialog.getByText("Already on file?")).toBeInViewport();
  await expect(dialog.getByText("Élise Dupont")).toBeVisible();
  await dialog.getByRole("button", { name: "Create anyway" }).click();
  await expect(page.getByText("Patient created successfully!")).toBeVisible();
});

test("editing keeps the masked SSN, keeps the row's place and notices another's edit", async ({ page }) => {
  const patient = await addPatient(api, { first_name: "Otto", last_name: "Aaron", ssn: "219-09-7777" });
  await open(page);
  await row(page, "Otto Aaron").getByRole("button", { name: "Edit Patient" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Patient" });
  await expect(dialog.getByLabel("SSN")).toHaveValue("***-**-7777");
  await fill(page, { Phone: "614.555.0199" });
  await dialog.getByRole("button", { name: "Update Patient" }).click();
  await expect(page.getByText("Patient updated successfully!")).toBeVisible();
  await expect(row(page, "Otto Aaron")).toContainText("(614) 555-0199");
  expect((await (await api.get(`/api/v1/patients/${patient}/`)).json()).ssn).toBe("***-**-7777");

  await row(page, "Otto Aaron").getByRole("button", { name: "Edit Patient" }).click();
  await expect(dialog.getByLabel("City")).toHaveValue("Columbus");
  await api.patch(`/api/v1/patients/${patient}/`, { data: { city: "Akron" } });
  await fill(page, { City: "Toledo" });
  await dialog.getByRole("button", { name: "Update Patient" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to update patient: Someone else changed");
  await expect(dialog.getByLabel("City")).toHaveValue("Toledo");
  await dialog.getByRole("button", { name: "Show the current record" }).click();
  await expect(dialog.getByLabel("City")).toHaveValue("Akron");
  await fill(page, { City: "Toledo" });
  await dialog.getByRole("button", { name: "Update Patient" }).click();
  await expect(row(page, "Otto Aaron")).toContainText("Toledo, OH");
});

test("everything can be done by keyboard, and the focus comes back", async ({ page }) => {
  await open(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("baker");
  await expect(page.getByText("1–1 of 1 patients")).toBeVisible();
  const view = row(page, "Anna Baker").getByRole("button", { name: "View Details" });
  await view.focus();
  await page.keyboard.press("Enter");
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(view).toBeFocused();
});

test("what a search finds comes into its place, and nothing of the page goes away meanwhile", async ({
  page,
  context,
}) => {
  await open(page);
  // On a slow machine the answer is there before its rows are.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.evaluate(() => {
    const hidden: string[] = [];
    const look = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && target.style.display === "none") hidden.push(target.className);
      }
    };
    new MutationObserver(look).observe(document.body, { attributeFilter: ["style"], subtree: true });
    Object.assign(window, { hidden });
  });
  const box = page.getByRole("searchbox");
  for (const [text, found] of [
    ["zimmer", "1–50 of 60 patients"],
    ["baker", "1–1 of 1 patients"],
    ["zed", "1–50 of 60 patients"],
    ["garc", "1–1 of 1 patients"],
    ["zimm", "1–50 of 60 patients"],
  ] as const) {
    await box.fill(text);
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }
  expect(await page.evaluate(() => Reflect.get(window, "hidden"))).toEqual([]);
  await expect(box).toBeFocused();
});

test("320 px wide: no sideways scrolling, in light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === "light") await open(page);
    else await page.reload();
    await expect(row(page, "Anna Baker")).toBeVisible();
    await fitsTheWindow(page, colorScheme);
    await accessible(page);
  }
});
