import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import {
  accessToken,
  app,
  arrive,
  card,
  failNextAction,
  fillSignIn,
  holdBack,
  mailedLink,
  signInByForm,
  signUp,
  verifiedPerson,
} from "../support/browser-account";
import { test } from "../support/browser-test";

/** Signing in and out, a forgotten password, and how sessions end (docs/product.md, B1 to B8, B13). */

const MINUTE = 60_000;

test("a wrong password is refused in the server's words; a right one leads to the page that was asked for", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "sign-in");
  await page.goto(`${app()}/patients?page=2`);
  await expect(page).toHaveURL(`${app()}/login?next=${encodeURIComponent("/patients?page=2")}`);
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Sign up" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await accessible(page);
  await fillSignIn(page, { ...person, password: "not the password" });
  await expect(page.locator("form").getByRole("alert")).toHaveText("Wrong username or password.");
  const answer = await holdBack(page, "**/api/auth/callback/credentials*");
  await fillSignIn(page, person);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  answer();
  await expect(page).toHaveURL(`${app()}/patients?page=2`);
});

test("next is a path of ours or nothing; those who are signed in pass the forms by", async ({
  page,
  request,
}) => {
  const person = await verifiedPerson(request, "next", { tin: "123456789" });
  await page.goto(`${app()}/login?next=${encodeURIComponent("//elsewhere.example/")}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`${app()}/claims`);
  for (const [path, leadsTo] of [
    ["/", "/claims"],
    ["/login", "/claims"],
    ["/signup", "/profile"],
    ["/forgot-password", "/profile"],
    ["/reset-password/any", "/profile"],
  ]) {
    await page.goto(app() + path);
    await expect(page).toHaveURL(app() + leadsTo);
  }
});

test("without a failing word from the server it says Failed to login", async ({ page }) => {
  await page.route("**/api/auth/callback/credentials*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${app()}/login`);
  await fillSignIn(page, { username: "any", password: "any" });
  await expect(page.locator("form").getByRole("alert")).toHaveText(/Failed to login|Network error/);
});

test("a forgotten password is set anew by the mailed link, once; the used link offers a new one", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "forgetful");
  const token = await accessToken(request, person);
  await page.goto(`${app()}/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  await failNextAction(page);
  const send = page.getByRole("button", { name: "Send reset instructions" });
  await page.getByLabel("Email").fill(person.email);
  await send.click();
  await expect(page.getByText("Failed to send reset instructions.")).toBeVisible();
  await send.click();
  await expect(page.getByText("Password reset instructions have been sent to your email.")).toBeVisible();

  const link = await mailedLink(request, person.email, "reset-password");
  await page.goto(link);
  await accessible(page);
  const set = page.getByRole("button", { name: "Reset Password" });
  await page.getByLabel("New Password").fill("entirely other words");
  await page.getByLabel("Confirm Password").fill("entirely others");
  await set.click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await page.getByLabel("Confirm Password").fill("entirely other words");
  await set.click();
  await expect(page.getByText("Password has been reset successfully.")).toBeVisible();
  await arrive(page, "/login");
  const profile = await request.get(`${app()}/api/v1/accounts/profile/`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(profile.status(), "sessions from before are over").toBe(401);

  await page.goto(link);
  await page.getByLabel("New Password").fill("words once again new");
  await page.getByLabel("Confirm Password").fill("words once again new");
  await set.click();
  await expect(page.locator("form").getByRole("alert")).toContainText(
    "This reset link is invalid, was already used or has expired. Please request a new one.",
  );
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL(`${app()}/forgot-password`);
  await signInByForm(page, { ...person, password: "entirely other words" });
});

test("sessions are listed with device and time, end one by one and all at once", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "sessions");
  const token = await accessToken(request, person);
  await signInByForm(page, person, "/profile?tab=security");
  const sessions = card(page, "Where you are signed in").getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This device" })).toContainText("Chrome on Linux");
  await expect(sessions.filter({ hasText: "This device" })).toContainText("Last used");
  await sessions.filter({ hasText: "API" }).getByRole("button", { name: "Sign out" }).click();
  await expect(sessions).toHaveCount(1);
  const ended = await request.get(`${app()}/api/v1/accounts/profile/`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(401);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL(/\/login/);
  await page.goto(`${app()}/profile`);
  await expect(page).toHaveURL(/\/login/);
});

test("Logout removes both cookies and goes to the sign-in", async ({ page, request }) => {
  const person = await signUp(request, "logout");
  await signInByForm(page, person);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${app()}/login`);
  expect((await page.context().cookies()).filter(({ value }) => /^ad[ar]_/.test(value))).toEqual([]);
});

test("idleness is warned of, and a sign-out keeps what was typed", async ({ page, request }) => {
  const person = await verifiedPerson(request, "idle");
  await page.clock.install();
  await signInByForm(page, person);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Organization").fill("Half a name");

  await page.clock.fastForward(26 * MINUTE + 5_000);
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(warning).toBeVisible();
  await expect(warning).toContainText("What you typed on this page is kept.");
  await accessible(page);
  await warning.getByRole("button", { name: "Stay signed in" }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByLabel("Organization")).toHaveValue("Half a name");

  await page.clock.fastForward(29 * MINUTE);
  const over = page.getByRole("dialog", { name: "You were signed out" });
  await expect(over).toBeVisible();
  await expect(over.getByLabel("Username")).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Organization" })).toHaveCount(0);
  await accessible(page);
  await fillSignIn(over, person);
  await expect(over).toBeHidden();
  await expect(page.getByLabel("Organization")).toHaveValue("Half a name");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
});

test("a sign-out in another tab covers this one, and what was typed here is saved after signing in", async ({
  page,
  request,
  context,
}) => {
  const person = await verifiedPerson(request, "tabs");
  await signInByForm(page, person);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Organization").fill("Half a name");

  const other = await context.newPage();
  await other.goto(`${app()}/profile`);
  await other.getByRole("button", { name: "Logout" }).click();
  await other.waitForURL(`${app()}/login`);
  const over = page.getByRole("dialog", { name: "You were signed out" });
  await expect(over).toContainText("You signed out in another tab.");
  await fillSignIn(over, person);
  await expect(over).toBeHidden();

  // Cookies that go without a word: the save itself finds it out.
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(over).toContainText("Your session has ended.");
  await fillSignIn(over, person);
  await expect(over).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
  await expect(page.getByLabel("Organization")).toHaveValue("Half a name");
});
