import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, failNextAction, fillSignIn, signIn, signUp } from "../support/browser-account";
import { test } from "../support/browser-test";
import { databaseAdmin } from "../support/running-app";

/** The own profile (docs/product.md, B12, B15, B16). */

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
  const reloaded = page.waitForResponse((answer) => answer.url().startsWith(`${app()}/profile?_rsc`));
  await page.getByRole("button", { name: "Cancel" }).click();
  await reloaded;
  await expect(page.getByLabel("NPI")).toHaveValue("");

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("NPI").fill("1234567893");
  await page.getByLabel("TIN").fill("12-3456789");
  await page.getByLabel("Organization").fill("Elm Street Clinic");
  await failNextAction(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to update profile")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
  await expect(page.getByLabel("TIN")).toHaveValue("123456789");
  await expect(page.getByText("Add your TIN")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
});

test("keeps what was typed where its session was ended elsewhere, and says that nothing was saved", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "typed");
  await signIn(page, person);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Organization").fill("Elm Street Clinic");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const over = page.getByRole("dialog", { name: "You were signed out" });
  await expect(over).toContainText("Your session has ended.");
  await fillSignIn(over, person);
  await expect(over).toBeHidden();
  // The line was not broken, and what failed is not to be tried again before the sign-in.
  await expect(page.getByRole("alert").filter({ hasText: "signed out" })).toHaveText(
    "You had been signed out, so nothing was saved or changed. Once you are signed in, try again.",
  );
  await expect(page.getByLabel("Organization")).toHaveValue("Elm Street Clinic");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully.")).toBeVisible();
  await expect(page.getByLabel("Organization")).toHaveValue("Elm Street Clinic");
});

test("that can't be loaded says Failed to fetch profile", async ({ page, request }) => {
  const person = await signUp(request, "unlucky");
  await signIn(page, person, "/profile?tab=team");
  const admin = await databaseAdmin();
  const [user] = await admin`select id from users where username = ${person.username}`;
  const refusal = `refuse_${String(user?.id).replaceAll("-", "")}`;
  try {
    await admin.unsafe(`create function ${refusal}() returns trigger language plpgsql as $$
      begin raise exception 'refused by a test'; end $$`);
    await admin.unsafe(`create trigger ${refusal} before insert on audit_events for each row
      when (new.actor_id = '${user?.id}' and new.action = 'read' and new.entity = 'user')
      execute function ${refusal}()`);
    await page.goto(`${app()}/profile`);
    await expect(page.getByText("Failed to fetch profile")).toBeVisible();
  } finally {
    await admin.unsafe(`drop function if exists ${refusal} cascade`);
    await admin.end();
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
});

test("the owner reads in plain words who did what; filters and pages stand in the address", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "watcher");
  await signIn(page, person, "/profile?tab=team");
  await page.getByRole("tab", { name: "Activity" }).click();
  await expect(page).toHaveURL(`${app()}/profile?tab=activity`);
  const rows = page.getByRole("table", { name: "Activity" }).getByRole("row");
  await expect(rows.filter({ hasText: "Viewed the list of team members" }).first()).toContainText(
    person.username,
  );
  await expect(rows.filter({ hasText: "Signed in" })).toHaveCount(1);
  await accessible(page);
  await page.getByLabel("Action").selectOption("Signed in");
  await expect(page).toHaveURL(`${app()}/profile?tab=activity&action=sign_in`);
  await expect(rows).toHaveCount(2);
  await page.goto(`${app()}/profile?tab=activity&from=nothing`);
  await expect(page.getByText("Failed to load activity")).toBeVisible();
});
