import { expect, type Page, request as requests } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { accessToken, app, mailedLink, newPerson, signUp, verifiedPerson } from "../support/browser-account";
import { post } from "../support/browser-desk";
import { scriptlessTest as test } from "../support/browser-test";
import { PASSWORD, type Person } from "../support/running-app";

/** The forms before the sign-in work without scripts, and before theirs have loaded (docs/product.md, B). */

const alert = (page: Page) => page.locator("form").getByRole("alert");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillIn(page: Page, person: Pick<Person, "username" | "password">): Promise<void> {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one signs up, with what was typed kept but for the passwords, verifies the address and signs in", async ({
    page,
    request,
  }) => {
    const person = newPerson("scriptless");
    await page.goto(`${app()}/signup`);
    await fillIn(page, person);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Confirm Password").fill("something else entirely");
    await page.getByLabel("NPI").fill("123");
    await press(page, "Sign Up");
    await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription("Passwords do not match.");
    await expect(page.getByLabel("NPI")).toHaveAccessibleDescription(/NPI must be exactly 10 digits\./);
    await expect(page.getByLabel("Username")).toHaveValue(person.username);
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    expect(await page.content()).not.toContain(person.password);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm Password").fill(person.password);
    await page.getByLabel("NPI").fill("1234567893");
    await press(page, "Sign Up");
    await expect(page.getByRole("status")).toHaveText(
      "Registration successful! Please check your email for verification.",
    );
    await expect(page.getByLabel("Username")).toHaveValue("");

    await page.goto(await mailedLink(request, person.email, "verify-email"));
    await press(page, "Verify my email address");
    await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();

    await page.goto(`${app()}/login?next=${encodeURIComponent("/patients")}`);
    await fillIn(page, { ...person, password: "not the password" });
    await press(page, "Sign In");
    await expect(alert(page)).toHaveText("Wrong username or password.");
    await expect(page.getByLabel("Username")).toHaveValue(person.username);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await press(page, "Sign In");
    await expect(page).toHaveURL(`${app()}/patients`);
    await page.goto(`${app()}/login`);
    await expect(page, "the browser is signed in").toHaveURL(`${app()}/claims`);
  });

  test("the code of a second factor is asked for, with the password once more", async ({ page, request }) => {
    const person = await signUp(request, "factor-scriptless");
    const api = await requests.newContext({
      baseURL: app(),
      extraHTTPHeaders: { Authorization: `Bearer ${await accessToken(request, person)}` },
    });
    const { otpauth_url } = await post(api, "/accounts/second-factor/", { password: PASSWORD });
    const totp = new TOTP({
      secret: Secret.fromBase32(new URL(otpauth_url).searchParams.get("secret") ?? ""),
    });
    await post(api, "/accounts/second-factor/confirm/", { code: totp.generate() });
    await api.dispose();

    await page.goto(`${app()}/login`);
    await fillIn(page, person);
    await press(page, "Sign In");
    await expect(page.getByText("Enter the six digits of your authenticator app")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(person.username);
    expect(await page.content()).not.toContain(person.password);
    const code = page.getByRole("textbox", { name: "Code" });
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await code.fill("000000");
    await press(page, "Sign In");
    await expect(page.getByText("That code is wrong or was already used.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await press(page, "Sign In");
    await expect(page).toHaveURL(`${app()}/profile`);
  });

  test("a forgotten password is asked for and set anew, and leads to the sign-in", async ({
    page,
    request,
  }) => {
    const person = await signUp(request, "forgetful-scriptless");
    await page.goto(`${app()}/forgot-password`);
    await page.getByLabel("Email").fill(person.email);
    await press(page, "Send reset instructions");
    await expect(page.getByRole("status")).toHaveText(
      "Password reset instructions have been sent to your email.",
    );
    await page.goto(await mailedLink(request, person.email, "reset-password"));
    await page.getByLabel("New Password").fill("entirely other words");
    await page.getByLabel("Confirm Password").fill("entirely others");
    await press(page, "Reset Password");
    await expect(page.getByText("Passwords do not match.")).toBeVisible();
    await page.getByLabel("New Password").fill("entirely other words");
    await page.getByLabel("Confirm Password").fill("entirely other words");
    await press(page, "Reset Password");
    await expect(page.getByText("Password has been reset successfully.")).toBeVisible();
    await expect(page).toHaveURL(`${app()}/login`);
    await fillIn(page, { ...person, password: "entirely other words" });
    await press(page, "Sign In");
    await expect(page).toHaveURL(`${app()}/profile`);
  });

  test("an invitation is accepted, and the page that was used up says so", async ({ page, request }) => {
    const owner = await verifiedPerson(request, "inviter-scriptless", { organization: "Elm Street Clinic" });
    const colleague = newPerson("colleague-scriptless");
    const invited = await request.post(`${app()}/api/v1/practice/invitations/`, {
      headers: { Authorization: `Bearer ${await accessToken(request, owner)}` },
      data: { email: colleague.email },
    });
    expect(invited.status()).toBe(201);
    const link = await mailedLink(request, colleague.email, "invite");
    await page.goto(link);
    await fillIn(page, { ...colleague, password: "short" });
    await page.getByLabel("Confirm Password").fill("short");
    await press(page, "Create account and join");
    await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(colleague.password);
    await page.getByLabel("Confirm Password").fill(colleague.password);
    await press(page, "Create account and join");
    await expect(page.getByText("Your account is ready. You can sign in now.")).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This invitation is invalid");
  });
});

test("a form that is sent before its scripts have loaded leaves no value in the address or the history", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "early");
  const typed: Record<string, string> = { email: person.email, password: "some words, not the right ones" };
  await page.route("**/_next/static/**/*.js*", () => {});
  for (const [path, button, said] of [
    ["/login", "Sign In", "alert"],
    ["/signup", "Sign Up", "alert"],
    ["/forgot-password", "Send reset instructions", "status"],
    ["/reset-password/made-up", "Reset Password", "alert"],
  ] as const) {
    await page.goto(app() + path, { waitUntil: "commit" });
    await page.getByRole("button", { name: button, exact: true }).waitFor();
    const fields = await page.locator("form input:not([type=hidden])").all();
    for (const field of fields) {
      await field.fill(typed[(await field.getAttribute("type")) ?? ""] ?? person.username);
    }
    const sending = page.waitForRequest((asked) => asked.isNavigationRequest());
    await fields[0]?.press("Enter");
    const sent = await sending;
    expect([sent.method(), sent.url()]).toEqual(["POST", app() + path]);
    await expect(page.locator("form").getByRole(said)).toBeVisible();
    expect(page.url()).toBe(app() + path);
  }
});
