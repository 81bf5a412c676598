import { type CDPSession, expect, type Page } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, arrive, card, fillSignIn, fitsTheWindow, signIn, signUp } from "../support/browser-account";
import { test } from "../support/browser-test";
import { PASSWORD } from "../support/running-app";

/** Passkeys in the browser, with Chromium's own virtual authenticator (docs/product.md, B20 to B23). */

type Authenticator = { cdp: CDPSession; id: string };

/** A device that holds passkeys and verifies its user, as a laptop with a fingerprint reader does. */
async function device(page: Page, verifies = true): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

const passkeys = (page: Page) => card(page, "Passkeys");

async function add(page: Page, name: string): Promise<void> {
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await passkeys(page).getByLabel("Name").fill(name);
  await passkeys(page).getByLabel("Your password").fill(PASSWORD);
  await passkeys(page).getByRole("button", { name: "Continue" }).click();
}

async function logout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await arrive(page, "/login");
}

test("a passkey is added, signs in alone and as the second step, is renamed and removed", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "passkey");
  await signIn(page, person, "/profile?tab=security");
  const laptop = await device(page);
  await add(page, "Work laptop");
  await expect(page.getByText("Your passkey was added")).toBeVisible();
  const codes = await page.locator("ul.font-mono li").allTextContents();
  expect(codes).toHaveLength(10);
  await accessible(page);
  await page.getByRole("button", { name: "I saved them" }).click();
  const entry = passkeys(page).getByRole("listitem");
  await expect(entry).toContainText("Work laptop");
  await expect(entry).toContainText("not used yet");
  await accessible(page);
  await fitsTheWindow(page);
  const { credentials } = await laptop.cdp.send("WebAuthn.getCredentials", { authenticatorId: laptop.id });
  expect(credentials).toMatchObject([{ rpId: new URL(app()).hostname, isResidentCredential: true }]);
  // The same device is not added twice.
  await add(page, "Again");
  await expect(page.getByText("This device holds a passkey of this account already.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await logout(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await arrive(page, "/profile");
  await logout(page);

  await fillSignIn(page, person);
  await expect(page.getByText("Use a passkey, or enter a recovery code.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
  await accessible(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await arrive(page, "/profile");
  await logout(page);
  await fillSignIn(page, person);
  await page.getByLabel("Code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await arrive(page, "/profile");

  await page.goto(`${app()}/profile?tab=security`);
  await expect(entry).toContainText("last used");
  await page.getByRole("button", { name: "Rename Work laptop" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Name").fill("Old laptop");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(entry).toContainText("Old laptop");
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await dialog.getByLabel("Your password").fill("wrong");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(dialog).toContainText("That is not your current password.");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys(page)).toContainText("None yet.");
  await logout(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey could not be used.")).toBeVisible();
  await fillSignIn(page, person);
  await arrive(page, "/profile");
});

test("a device that does not verify its user is a second step, and signs nobody in alone", async ({
  page,
  request,
}) => {
  const person = await signUp(request, "unverifying");
  await signIn(page, person, "/profile?tab=security");
  const key = await device(page);
  await add(page, "Security key");
  await page.getByRole("button", { name: "I saved them" }).click();
  await key.cdp.send("WebAuthn.setUserVerified", { authenticatorId: key.id, isUserVerified: false });
  await logout(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Nothing was done")).toBeVisible();
  await expect(page).toHaveURL(`${app()}/login`);
});
