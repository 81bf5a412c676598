import { expect, type Page, request as requests } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { accessible } from "../support/accessible";
import {
  accessToken,
  app,
  arrive,
  card,
  fillSignIn,
  mailedLink,
  newPerson,
  signIn,
  signUp,
  verifiedPerson,
} from "../support/browser-account";
import { post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { PASSWORD, type Person } from "../support/running-app";

/** The second factor: turned on by oneself, or asked for by the practice (docs/product.md, A8). */

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
  await expect(card(page, "Authenticator app").getByRole("alert")).toContainText("code");
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Two-factor authentication is on")).toBeVisible();
  const recoveryCodes = await page.locator("ul.font-mono li").allTextContents();
  await page.getByRole("button", { name: "I saved them" }).click();
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
    await arrive(page, "/login");
  };
  await logout();
  await signInWith(page, person, "000000");
  await expect(page.getByText("That code is wrong or was already used.")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await arrive(page, "/profile");
  await logout();
  const [recovery = ""] = recoveryCodes;
  await signInWith(page, person, recovery);
  await arrive(page, "/profile");
  await logout();
  await signInWith(page, person, recovery);
  await expect(page.getByText("That code is wrong or was already used.")).toBeVisible();
});

/** A practice that asks for a second factor, and a colleague who has none yet. */
async function colleagueOfStrictPractice(page: Page): Promise<Person> {
  const owner = await verifiedPerson(page.request, "strict");
  const api = await requests.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${await accessToken(page.request, owner)}` },
  });
  const { otpauth_url } = await post(api, "/accounts/second-factor/", { password: PASSWORD });
  const secret = new URL(otpauth_url).searchParams.get("secret") ?? "";
  await post(api, "/accounts/second-factor/confirm/", { code: codeOf(secret) });
  const asked = await api.patch("/api/v1/practice/", { data: { require_second_factor: true } });
  expect(asked.status()).toBe(200);
  const colleague = newPerson("strict-colleague");
  await post(api, "/practice/invitations/", { email: colleague.email });
  const token = (await mailedLink(page.request, colleague.email, "invite")).split("/").at(-1);
  const { username, password } = colleague;
  await post(api, "/practice/invitations/accept/", { token, username, password, password2: password });
  await api.dispose();
  return colleague;
}

test("a practice that asks for a second factor has it set up at the sign-in, before anything opens", async ({
  page,
}) => {
  const colleague = await colleagueOfStrictPractice(page);
  await page.goto(`${app()}/login?next=/patients`);
  await fillSignIn(page, colleague);
  await expect(
    page.getByText(
      "Your practice requires two-factor authentication. Add this key to an authenticator app and enter its code.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await accessible(page);
  const link = await page.getByRole("link", { name: "open it on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";

  // Whoever turns away from it is not in.
  const other = await page.context().newPage();
  await other.goto(`${app()}/patients`);
  await expect(other).toHaveURL(`${app()}/login?next=%2Fpatients`);
  await other.close();

  const code = page.getByRole("textbox", { name: "Code" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(code).toHaveValue("");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await code.fill(codeOf(secret));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await arrive(page, "/patients");
  await page.getByRole("button", { name: "Logout" }).click();
  await arrive(page, "/login");
  await signInWith(page, colleague, codeOf(secret, 1));
  await page.waitForURL((url) => url.pathname !== "/login");
});
