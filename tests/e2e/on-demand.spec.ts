import { expect, type Page } from "@playwright/test";
import { expectFocusIn, holdBack, signIn } from "../support/browser-account";
import { type Desk, openDesk } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { addClaim } from "../support/claim-page";

/** Menus and dialogs whose scripts come when somebody reaches for them: by keyboard, slowly, and not at all. */

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk("on-demand");
  await addClaim(desk, { claim_number: "ONE-1" });
});
test.afterAll(() => desk.api.dispose());

const open = (page: Page) => signIn(page, desk.person, "/claims?view=all");
const actions = (page: Page) => page.getByRole("button", { name: "Actions for claim ONE-1" });
const SCRIPTS = "**/_next/static/chunks/**";

test("a menu opens by keyboard at its first entry, and gives the focus back", async ({ page }) => {
  await open(page);
  await actions(page).focus();
  await expect(actions(page)).toHaveAttribute("aria-haspopup", "menu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Open Claim" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "View Details" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(actions(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Open Claim" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "View Details" })).toBeFocused();
  await page.getByRole("menuitem", { name: "View Details" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Claim Details");
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(actions(page)).toBeFocused();
});

test("the first click opens a dialog and a menu, however slow the network", async ({ page }) => {
  await open(page);
  const menuComes = await holdBack(page, SCRIPTS);
  await actions(page).click();
  await expect(actions(page)).toHaveAttribute("aria-busy", "true");
  menuComes();
  await expectFocusIn(page.getByRole("menu"));
  await expect(page.getByRole("menuitem", { name: "Open Claim" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(SCRIPTS);
  const dialogComes = await holdBack(page, SCRIPTS);
  const refresh = page.getByRole("button", { name: "Refresh Claims" });
  await refresh.click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  dialogComes();
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(refresh).toBeFocused();
});

// Seen red: with nothing on the screen between a dialog's script and the dialog, Escape after 300 ms was not heard.
test("a dialog that is given up by Escape doesn't come later, whenever the key came", async ({ page }) => {
  await signIn(page, desk.person, "/patients");
  await page.waitForLoadState("networkidle");
  for (const delay of [50, 200, 300, 350, 400, 600]) {
    await page.getByRole("button", { name: "Edit Patient" }).first().click();
    await page.waitForTimeout(delay);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_000);
    await expect(page.getByRole("dialog"), `after ${delay} ms`).toHaveCount(0);
    // The next one is loaded from the server anew.
    await page.reload();
    await page.waitForLoadState("networkidle");
  }
});

test("what is typed into a filter stands while its script comes, whatever is searched for", async ({
  page,
}) => {
  await open(page);
  const scriptComes = await holdBack(page, SCRIPTS);
  const npi = page.getByLabel("Filter by referring provider NPI");
  await npi.fill("12345");
  await page.getByRole("searchbox").fill("NONE-SUCH");
  await expect(page.getByText("Actions for claim ONE-1")).toHaveCount(0);
  await expect(npi).toHaveValue("12345");
  scriptComes();
  await expect(npi).toHaveAttribute("aria-invalid", "true");
  await expect(npi).toHaveValue("12345");
});

test("what could not be loaded says so, and is there when it is asked for again", async ({ page }) => {
  await open(page);
  await page.route(SCRIPTS, (route) => route.abort());
  const refresh = page.getByRole("button", { name: "Refresh Claims" });
  await refresh.click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await page.unroute(SCRIPTS);
  await again.click();
  await expectFocusIn(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(refresh).toBeFocused();

  await page.route(SCRIPTS, (route) => route.abort());
  await actions(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unroute(SCRIPTS);
  await actions(page).click();
  await expect(page.getByRole("menuitem", { name: "Open Claim" })).toBeVisible();
});

test("a control's hint comes with keyboard focus and with the pointer, and goes with Escape", async ({
  page,
}) => {
  await open(page);
  const hint = page.locator("[role=tooltip]");
  const bell = page.getByRole("button", { name: "Notifications" });
  // It comes after the rest of the bar, with its first news.
  await expect(bell).toBeVisible();
  await page.getByRole("button", { name: /^Search/ }).focus();
  await page.keyboard.press("Tab");
  await expect(bell).toBeFocused();
  await expect(hint).toHaveText("Notifications");
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
  await page.getByRole("link", { name: "Open claim ONE-1" }).hover();
  await expect(hint).toHaveText("Open claim ONE-1");
  const box = await hint.boundingBox();
  expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  await page.mouse.move(0, 400, { steps: 10 });
  await expect(hint).toHaveCount(0);
});

test("the hint is of what the pointer is on once its script is there", async ({ page }) => {
  await open(page);
  const bell = page.getByRole("button", { name: "Notifications" });
  await expect(bell).toBeVisible();
  const hintComes = await holdBack(page, SCRIPTS);
  await bell.hover();
  await page.getByRole("link", { name: "Open claim ONE-1" }).hover();
  hintComes();
  await expect(page.locator("[role=tooltip]")).toHaveText("Open claim ONE-1");
});

test("links of the app change the page without loading it again, and open tabs as links do", async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: "Patients", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/patients");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Claims Management" })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Patients", exact: true }).click({ modifiers: ["Control"] }),
  ]);
  await tab.waitForURL((url) => url.pathname === "/patients");
  expect(new URL(page.url()).pathname).toBe("/claims");
});

test("a session that ends without a network covers the page, and the sign-in comes when it is back", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  // The page is taken over, so its clock is running.
  await actions(page).focus();
  await expect(actions(page)).toHaveAttribute("aria-haspopup", "menu");
  await page.route(SCRIPTS, (route) => route.abort());
  await page.clock.fastForward("29:00");
  await expect(
    page.getByText("You were signed out, and the sign-in form could not be loaded."),
  ).toBeVisible();
  await expect(page.locator("[inert]").getByRole("heading", { name: "Claims Management" })).toHaveCount(1);
  const onTop = () =>
    page.evaluate(() => document.elementFromPoint(window.innerWidth / 2, 300)?.closest("main") === null);
  expect(await onTop()).toBe(true);
  await page.unroute(SCRIPTS);
  // The covered page may have failed to load something as well, and offers the same.
  const cover = page.getByRole("alert").filter({ hasText: "You were signed out" });
  await cover.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog")).toContainText("You were signed out");
  await expect(page.locator("[inert]")).toHaveCount(0);
});
