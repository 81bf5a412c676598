import { expect, type Page } from "@playwright/test";
import { ACCESS_COOKIE } from "../../lib/core/cookie-names";
import { DEMO_SIGN_IN } from "../../lib/core/demo-sign-in";
import { accessible } from "../support/accessible";
import { app, expectFocusIn, fitsTheWindow, signIn, verifiedPerson } from "../support/browser-account";
import { addPatient, openPractice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";

/** What every screen shares: the bar, the palette, the pages before the sign-in (docs/product.md, D1, D2). */

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => palette(page).getByPlaceholder("Find a patient, claim or appeal");

test("the palette finds patients, claims and appeals, and leaves no trace of what was typed", async ({
  page,
}) => {
  const { person, api } = await openPractice("palette");
  const patient = await addPatient(api, { first_name: "Wilhelmina", last_name: "Harrow" });
  await post(api, "/claims/", { patient, claim_number: "PAL-1" });
  await post(api, "/documents/minimal-appeals/", {
    patient_name: "Wilhelmina Harrow",
    claim_number: "PAL-1",
  });
  await api.dispose();
  await signIn(page, person, "/claims");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await accessible(page);
  await page.keyboard.type("harrow");
  await expect(palette(page).getByRole("option")).toHaveText([
    /Wilhelmina Harrow/,
    /Wilhelmina Harrow.*PAL-1/,
  ]);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("pal-1");
  await expect(palette(page).getByRole("option")).toHaveText([/PAL-1/, /PAL-1/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/claims\/[0-9a-f-]{36}$/);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("Wilhelmina");
  await palette(page)
    .getByRole("option", { name: /^Wilhelmina Harrow Born/ })
    .click();
  await expect(page).toHaveURL(/\/patients\?patient=[0-9a-f-]{36}$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + page.url() + (await page.title())).not.toMatch(/harrow|wilhelmina/i);
});

test("an appeal is started from the keyboard; / goes to the search of a list; both can be switched off", async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request, "keys", { tin: "123456789" });
  await signIn(page, person, "/patients");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.goto(`${app()}/profile`);
  const shortcuts = page.getByRole("switch", { name: "Keyboard shortcuts" });
  await shortcuts.click();
  await expect(shortcuts).not.toBeChecked();
  await page.goto(`${app()}/patients`);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.locator("body").press("/");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  await expect(palette(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^Search/ }).click();
  await palette(page).getByRole("option", { name: "Start an appeal" }).click();
  await expect(page).toHaveURL(/\/appeals\/[0-9a-f-]{36}/);
});

test("the bar has the named entries and fits 320 px, with its menus", async ({ page, request }) => {
  const person = await verifiedPerson(request, "bar");
  await signIn(page, person);
  const bar = page.getByRole("banner");
  for (const name of ["Profile", "Patients", "Documents", "Claims", "Appeals"]) {
    await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(bar.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ["profile", "security", "team", "practice", "activity"]) {
    await page.goto(`${app()}/profile?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    // But for a fraction of a pixel at its edge.
    await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.98 });
    await fitsTheWindow(page, tab);
  }
  for (const name of ["Search", "Notifications", "Theme", "Menu"]) {
    const button = bar.getByRole("button", { name, exact: true });
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320, name).toBe(true);
    await button.click();
    const opened = page.locator("[role=dialog], [role=menu]").last();
    await expect(opened).toBeVisible();
    const place = await opened.boundingBox();
    expect(place && place.x >= 0 && place.x + place.width <= 320, `${name} opens inside`).toBe(true);
    await expectFocusIn(opened);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  }
  await bar.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Appeals", exact: true }).click();
  await expect(page).toHaveURL(`${app()}/appeals`);
});

test("a theme is chosen for every tab and is there after a reload, and the system's is followed as it changes", async ({
  page,
  context,
}) => {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  const { person } = await openPractice("theme");
  await signIn(page, person, "/patients");
  await expect(root).toHaveClass(/\blight\b/);
  const other = await context.newPage();
  await other.goto(`${app()}/patients`);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  };
  await choose("Dark");
  await expect(root).toHaveClass(/\bdark\b/);
  await expect(other.locator("html")).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(root).toHaveClass(/\bdark\b/);
  const button = page.getByRole("button", { name: "Theme" });
  await button.click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await expectFocusIn(page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await choose("System");
  await expect(root).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveClass(/\bdark\b/);
});

test("the pages before the sign-in are accessible and fit 320 px, in light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/login", "/signup", "/forgot-password", "/reset-password/x", "/verify-email"]) {
      await page.goto(app() + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await fitsTheWindow(page, path);
      await accessible(page);
    }
  }
});

test("the landing page shows the app and what the product offers", async ({ page }) => {
  await page.goto(app());
  for (const name of [
    "AI-powered appeals",
    "Integration with clearinghouses and payers",
    "A streamlined process",
    "Flexible pricing",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const picture = page.getByRole("img", { name: /Extract Information/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
});

test("a page that can't resume the session says so, and tries again", async ({ page, request }) => {
  await signIn(page, await verifiedPerson(request, "resume"));
  await page.context().clearCookies({ name: ACCESS_COOKIE });
  await page.route("**/auth/token/refresh/", (route) => route.abort());
  await page.goto(`${app()}/patients`);
  await expect(page.getByText("Network error. Please check your connection.")).toBeVisible();
  await page.unroute("**/auth/token/refresh/");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${app()}/patients`);
});

test("Try the demo signs in where the demo practice is, from the landing page and the sign-in", async ({
  page,
  request,
}) => {
  const data = { ...DEMO_SIGN_IN, email: "demo@clinic.example", password2: DEMO_SIGN_IN.password };
  await request.post(`${app()}/api/v1/accounts/auth/register/`, { data });
  for (const path of ["/", "/login"]) {
    await page.context().clearCookies();
    await page.goto(app() + path);
    await page.getByRole("button", { name: "Try the demo" }).click();
    await expect(page).toHaveURL(`${app()}/claims`);
  }
});
