import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { accessible } from "../support/accessible";
import {
  accessToken,
  app,
  card,
  fillSignIn,
  mailedLink,
  newPerson,
  signIn,
  startSession,
  verifiedPerson,
} from "../support/browser-account";
import { test } from "../support/browser-test";
import type { Person } from "../support/running-app";

/** The practice: colleagues by invitation, its owner, its logo (docs/product.md, A1 to A6). */

const person = (page: Page, name: string) =>
  card(page, "People").getByRole("listitem").filter({ hasText: name });

async function inviteColleague(page: Page): Promise<Person> {
  const colleague = newPerson("colleague");
  await page.getByLabel("Email").fill(colleague.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Open invitations" })).toContainText(colleague.email);
  return colleague;
}

test("a colleague joins by a mailed invitation, and ownership is handed over", async ({
  page,
  request,
  browser,
}) => {
  const owner = await verifiedPerson(request, "owner", { organization: "Elm Street Clinic" });
  await signIn(page, owner, "/profile?tab=team");
  const colleague = await inviteColleague(page);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const link = await mailedLink(request, colleague.email, "invite");
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Join Elm Street Clinic" })).toBeVisible();
  await expect(theirs.getByText(`This invitation is for ${colleague.email}.`)).toBeVisible();
  await accessible(theirs);
  await theirs.getByLabel("Username").fill(colleague.username);
  await theirs.getByLabel("Password", { exact: true }).fill(colleague.password);
  await theirs.getByLabel("Confirm Password").fill(colleague.password);
  await theirs.getByRole("button", { name: "Create account and join" }).click();
  await theirs.getByRole("main").getByRole("link", { name: "Go to Login" }).click();
  await theirs.waitForURL(`${app()}/login`);
  await fillSignIn(theirs, colleague);
  await expect(theirs).toHaveURL(`${app()}/claims`);
  await theirs.goto(`${app()}/profile`);
  await expect(theirs.getByLabel("Role")).toHaveValue("staff");
  await expect(theirs.getByRole("tab", { name: "Activity" })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("list", { name: "Open invitations" })).toHaveCount(0);
  await expect(person(page, owner.username)).toContainText("Owner");
  await person(page, colleague.username).getByRole("button", { name: "Make owner" }).click();
  const question = page.getByRole("alertdialog", { name: `Make ${colleague.username} the owner?` });
  await question.getByRole("button", { name: "Hand over" }).click();
  await expect(person(page, colleague.username)).toContainText("Owner");
  await expect(person(page, owner.username)).not.toContainText("Owner");
  await expect(page.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole("tab", { name: "Activity" })).toBeVisible();
  await other.close();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "This invitation is invalid, was already used or has expired. Please ask for a new one.",
  );
});

test("somebody whose own practice is empty joins with the account that they have", async ({
  page,
  request,
}) => {
  const owner = await verifiedPerson(request, "inviting", { organization: "Birch Street Clinic" });
  const comer = await verifiedPerson(request, "comer", { organization: "Empty Clinic" });
  const headers = { Authorization: `Bearer ${await accessToken(request, owner)}` };
  const invited = await request.post(`${app()}/api/v1/practice/invitations/`, {
    headers,
    data: { email: comer.email },
  });
  expect(invited.status()).toBe(201);
  const link = await mailedLink(request, comer.email, "invite");

  await page.goto(link);
  await expect(page.getByText("Already have an account with this email?")).toBeVisible();
  await startSession(page, comer);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join Birch Street Clinic" })).toBeVisible();
  await expect(page.getByText("your own empty practice is closed")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Join with my account" }).click();
  await expect(page.getByText("You have joined the practice. Please sign in again.")).toBeVisible();

  // The sessions of before are over.
  await signIn(page, comer, "/profile?tab=team");
  await expect(person(page, owner.username)).toContainText("Owner");
  await expect(person(page, comer.username)).not.toContainText("Owner");
  await expect(page.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
});

test("the owner sets a logo, which is shown and can be removed", async ({ page, request }) => {
  const owner = await verifiedPerson(request, "logo", { organization: "Oak Clinic" });
  await signIn(page, owner, "/profile?tab=practice");
  // The tab's controls come after the page; what is chosen before is not heard.
  await page.waitForLoadState("networkidle");
  const file = page.locator("input[type=file]");
  const logos = card(page, "Logo");
  const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: "#0a7d6c" } })
    .png()
    .toBuffer();
  await file.setInputFiles({
    name: "logo.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(logos.getByText("logo.pdf was not accepted: only PNG or JPG can be read.")).toBeVisible();
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(logos.getByRole("alert")).toHaveText("The logo must be a PNG or JPG picture.");
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  await expect(logos.getByText("Logo saved.")).toBeVisible();
  const logo = logos.getByRole("img", { name: "Logo of Oak Clinic" });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await accessible(page);
  await logos.getByRole("button", { name: "Remove logo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove logo" }).click();
  await expect(logo).toHaveCount(0);
});
