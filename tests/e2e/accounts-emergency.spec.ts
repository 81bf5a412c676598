import { expect, request as requests } from "@playwright/test";
import { accessible } from "../support/accessible";
import {
  accessToken,
  app,
  card,
  fitsTheWindow,
  mailedLink,
  newPerson,
  signIn,
  verifiedPerson,
} from "../support/browser-account";
import { post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { PASSWORD } from "../support/running-app";

test("an owner asks for emergency access, a second owner approves it, and it is ended", async ({
  page,
  browser,
}) => {
  const owner = await verifiedPerson(page.request, "emergency");
  const second = newPerson("emergency-second");
  const api = await requests.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${await accessToken(page.request, owner)}` },
  });
  await post(api, "/practice/invitations/", { email: second.email });
  const token = (await mailedLink(page.request, second.email, "invite")).split("/").at(-1);
  const joined = { token, username: second.username, password: PASSWORD, password2: PASSWORD };
  await post(api, "/practice/invitations/accept/", joined);
  await api.dispose();

  await signIn(page, owner, "/profile?tab=practice");
  const mine = card(page, "Emergency access");
  await expect(mine).toContainText("needs a second owner");
  await page.goto(`${app()}/profile?tab=team`);
  await page.getByRole("button", { name: "Add as owner" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Add as owner" }).click();
  await expect(page.getByRole("button", { name: "Take ownership" }).first()).toBeVisible();
  await page.goto(`${app()}/profile?tab=practice`);
  await mine.getByLabel("Why it is needed").fill("The payer says that the notice held a form.");
  await mine.getByLabel("Your password").fill(PASSWORD);
  await mine.getByRole("button", { name: "Ask for emergency access" }).click();
  await expect(mine).toContainText("Waiting for a second owner");
  await accessible(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, second, "/profile?tab=practice");
  const theirs = card(other, "Emergency access");
  await theirs.locator("li").getByLabel("Your password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Approve" }).click();
  await expect(theirs).toContainText("Approved by");
  await context.close();

  await page.reload();
  await expect(mine).toContainText("Your emergency access is open.");
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await fitsTheWindow(page);
  await mine.getByRole("button", { name: "End now" }).click();
  await expect(mine).toContainText("Ended");
});
