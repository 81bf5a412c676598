import { expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import {
  app,
  failNextAction,
  holdBack,
  mailedLink,
  newPerson,
  signInByForm,
  signUp,
} from "../support/browser-account";
import { test } from "../support/browser-test";
import { PASSWORD, type Person } from "../support/running-app";

/** Signing up and verifying the address (docs/product.md, B9 to B14), word for word. */

const problems = (page: Page) => page.locator("form").getByRole("alert");
const signUpButton = (page: Page) => page.getByRole("button", { name: "Sign Up", exact: true });
const fill = async (page: Page, person: Person) => {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password").fill(person.password);
};

test("the form has the named fields; the first four are required, NPI and TIN are checked at each change", async ({
  page,
}) => {
  await page.goto(`${app()}/signup`);
  await expect(page.locator("form label")).toHaveText([
    "Username",
    "Email",
    "Password",
    "Confirm Password",
    "NPI",
    "TIN",
    "Organization",
  ]);
  for (const label of ["Username", "Email", "Password", "Confirm Password"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  }
  for (const label of ["NPI", "TIN", "Organization"]) {
    await expect(page.getByLabel(label)).not.toHaveAttribute("required");
  }
  const npi = page.getByText("NPI must be exactly 10 digits.");
  await page.getByLabel("NPI").fill("123456789");
  await expect(npi).toBeVisible();
  await page.getByLabel("NPI").fill("1234567893");
  await expect(npi).toBeHidden();
  const tin = page.getByText("TIN must be exactly 9 digits.");
  await page.getByLabel("TIN").fill("12-34567");
  await expect(tin).toBeVisible();
  await page.getByLabel("TIN").fill("12-3456789");
  await expect(tin).toBeHidden();
  await accessible(page);
});

test("what is wrong with a value stands under its field", async ({ page }) => {
  await page.goto(`${app()}/signup`);
  await fill(page, { username: "a b", email: "nobody@nowhere", password: "short" });
  await page.getByLabel("Confirm Password").fill("other");
  await signUpButton(page).click();
  await expect(page.getByText("Use letters, digits and @ . + - _ only.")).toBeVisible();
  await expect(page.getByText("Enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
  await fill(page, newPerson("differing"));
  await page.getByLabel("Confirm Password").fill("something else");
  await signUpButton(page).click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
});

test("the server's refusals read as the catalog says, and keep what was typed", async ({ page, request }) => {
  const taken = await signUp(request, "taken");
  await page.goto(`${app()}/signup`);
  await fill(page, { ...newPerson("any"), username: taken.username });
  await signUpButton(page).click();
  await expect(problems(page)).toHaveText("Username: This username is taken. Choose another.");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
    "This username is taken. Choose another.",
  );
  await expect(page.getByLabel("Confirm Password")).toHaveValue(PASSWORD);

  await page.getByLabel("Username").fill(newPerson("other").username);
  await failNextAction(page, (route) => route.abort());
  await signUpButton(page).click();
  await expect(problems(page)).toHaveText("Network error. Please check your connection.");
});

test("success says so and clears the form; the mailed link verifies, and says so again", async ({
  page,
  request,
}) => {
  const person = newPerson("newcomer");
  await page.goto(`${app()}/signup`);
  await fill(page, person);
  await page.getByLabel("Organization").fill("Newcomer Clinic");
  await signUpButton(page).click();
  await expect(page.getByRole("status")).toHaveText(
    "Registration successful! Please check your email for verification.",
  );
  for (const label of ["Username", "Email", "Password", "Confirm Password", "Organization"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }

  const link = await mailedLink(request, person.email, "verify-email");
  const answer = await holdBack(page, "**/api/v1/accounts/verify-email/**");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Verifying your email..." })).toBeVisible();
  await expect(page.getByText("Please wait while we verify your email address.")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await expect(
    page.getByText("Your email address has been successfully verified. You can now log in to your account."),
  ).toBeVisible();
  await accessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await page.getByRole("link", { name: "Continue to Login" }).click();
  await expect(page).toHaveURL(`${app()}/login`);
});

test("a link that lacks a part fails without a call, a wrong one with the server's words", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/v1/") && calls.push(request.url()));
  for (const path of ["/verify-email", "/verify-email/onlyone"]) {
    await page.goto(app() + path);
    await expect(page.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid verification link");
  }
  expect(calls).toEqual([]);
  await page.goto(`${app()}/verify-email/bm9ib2R5/made-up`);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "This verification link is invalid or has expired.",
  );
  expect(calls).toHaveLength(1);
  await expect(
    page.getByText(
      "The verification link may be invalid or expired. You can request a new verification email.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Sign Up Again" })).toHaveAttribute("href", "/signup");

  await page.route("**/api/v1/accounts/verify-email/**", (route) => route.abort());
  await page.goto(`${app()}/verify-email/bm9ib2R5/made-up`);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Email verification failed");
});

test("an unverified address is told on the profile, with a button that mails the link again", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "unverified");
  await signInByForm(page, person);
  await expect(page.getByText("Your email address is not verified")).toBeVisible();
  const resend = page.getByRole("button", { name: "Resend verification email" });
  await failNextAction(page, (route) => route.abort());
  await resend.click();
  await expect(page.getByText(/contact support/)).toBeVisible();
  await resend.click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await page.goto(await mailedLink(request, person.email, "verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await page.goto(`${app()}/profile`);
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(page.getByText("Your email address is not verified")).toHaveCount(0);
});
