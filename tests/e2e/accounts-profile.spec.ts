import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { accessible } from "../support/accessible";
import { app, card, fillSignIn, PASSWORD, type Person, signIn, signUp } from "../support/browser-account";

/** The own profile and the second factor (spec document 1, sections 2, 4, 5 and 8; product.md, People). */

const PROFILE = "**/api/v1/accounts/profile/";

test("is read-only until Edit Profile; username and role always", async ({ page, request }) => {
  const person = await signUp(request, "profile");
  await signIn(page, person);
  const editable = ["First name", "Last name", "Email", "Organization", "NPI", "TIN"];
  for (const label of [...editable, "Username", "Role"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("readonly", "");
  }
  await expect(page.getByLabel("Role")).toHaveValue("provider");
  await expect(page.getByText("Add your TIN")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
  await accessible(page);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  for (const label of editable) {
    await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute("readonly");
  }
  for (const label of ["Username", "Role"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("readonly", "");
  }
});

test("NPI and TIN are checked at each change and block saving; Cancel reloads; saving says so", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "editor");
  await signIn(page, person);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("NPI").fill("12345");
  await expect(page.getByText("NPI must be exactly 10 digits.")).toBeVisible();
  await page.getByLabel("TIN").fill("12-345");
  await expect(page.getByText("TIN must be exactly 9 digits.")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please fix validation errors before submitting.")).toBeVisible();
  const reloaded = page.waitForResponse(PROFILE);
  await page.getByRole("button", { name: "Cancel" }).click();
  await reloaded;
  await expect(page.getByLabel("NPI")).toHaveValue("");

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("NPI").fill("1234567893");
  await page.getByLabel("TIN").fill("12-3456789");
  await page.getByLabel("Organization").fill("Elm Street Clinic");
  await page.route(PROFILE, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to update profile")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
  await expect(page.getByLabel("TIN")).toHaveValue("123456789");
  await expect(page.getByText("Add your TIN")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
});

test("that can't be loaded says Failed to fetch profile", async ({ page, request }) => {
  const person = await signUp(request, "unlucky");
  await signIn(page, person, "/profile?tab=security");
  await page.route(PROFILE, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${app()}/profile`);
  await expect(page.getByText("Failed to fetch profile")).toBeVisible();
});

const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

async function turnOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const link = await page.getByRole("link", { name: "open it on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  await expect(page.getByText(secret.replace(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  await accessible(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(card(page, "Second factor").getByRole("alert")).toContainText("code");
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The second factor is on")).toBeVisible();
  const recoveryCodes = await page.locator("ul.font-mono li").allTextContents();
  await page.getByRole("button", { name: "I have kept them" }).click();
  return { secret, recoveryCodes };
}

async function signInWith(page: Page, person: Person, code: string): Promise<void> {
  await page.goto(`${app()}/login`);
  await fillSignIn(page, person);
  await expect(page.getByText("Enter the six digits of your authenticator app")).toBeVisible();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("the second factor is set up with a QR code or a key, and asked for at the sign-in", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "factor");
  await signIn(page, person, "/profile?tab=security");
  const { secret, recoveryCodes } = await turnOn(page);
  expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
  const logout = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${app()}/login`);
  };
  await logout();
  await signInWith(page, person, "000000");
  await expect(page.getByText("That code is wrong or was used already.")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${app()}/profile`);
  await logout();
  const [recovery = ""] = recoveryCodes;
  await signInWith(page, person, recovery);
  await page.waitForURL(`${app()}/profile`);
  await logout();
  await signInWith(page, person, recovery);
  await expect(page.getByText("That code is wrong or was used already.")).toBeVisible();
});
