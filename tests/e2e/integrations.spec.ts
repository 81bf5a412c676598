import { expect } from "@playwright/test";
import { accessible } from "../support/accessible";
import { app, card, fitsTheWindow, mailedLink, signIn } from "../support/browser-account";
import { addPatient, openPractice, type Practice, post } from "../support/browser-desk";
import { test } from "../support/browser-test";
import { startStandIn } from "../support/stand-in-server";

/** Programs of a practice: its keys and its webhooks, as the owner sees them (docs/product.md, A13, A14). */

let desk: Practice;
test.beforeAll(async ({ playwright }) => {
  desk = await openPractice("integrations");
  const request = await playwright.request.newContext();
  const [uidb64, token] = (await mailedLink(request, desk.person.email, "verify-email")).split("/").slice(-2);
  await request.get(`${app()}/api/v1/accounts/verify-email/${uidb64}/${token}/`);
  await request.dispose();
});
test.afterAll(() => desk.api.dispose());

test("a key is made, shown once, works for what it may, says when it was used, and is revoked", async ({
  page,
  playwright,
}) => {
  await signIn(page, desk.person, "/profile?tab=integrations");
  const keys = card(page, "API keys");
  await keys.getByRole("button", { name: "Make a key" }).click();
  await expect(keys.getByText("Name the program that will use the key.")).toBeVisible();
  await keys.getByLabel("Name").fill("Nightly export");
  await keys.getByRole("checkbox", { name: "Claims: read" }).click();
  await keys.getByRole("button", { name: "Make a key" }).click();
  const shown = keys.getByLabel("New key");
  await expect(shown).toHaveValue(/^adk_/);
  const key = await shown.inputValue();
  const program = await playwright.request.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/v1/claims/")).status()).toBe(200);
  expect((await program.get("/api/v1/patients/")).status()).toBe(403);
  await accessible(page);
  await page.reload();
  expect(await page.content()).not.toContain(key);
  const listed = keys.getByRole("list", { name: "Active keys" });
  await expect(listed).toContainText("Claims: read.");
  await expect(listed).toContainText("Last used");
  await page.screenshot({ path: "test-results/integrations-1280.png", fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsTheWindow(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await accessible(page);
  await page.screenshot({ path: "test-results/integrations-390.png", fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await listed.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(keys.getByText("Show 1 that ended")).toBeVisible();
  expect((await program.get("/api/v1/claims/")).status()).toBe(401);
  await program.dispose();
});

test("a webhook is added with a secret shown once, refused inside the house, and removed", async ({
  page,
}) => {
  await signIn(page, desk.person, "/profile?tab=integrations");
  const hooks = card(page, "Webhooks");
  await hooks.getByLabel("Address").fill("https://169.254.169.254/latest");
  await hooks.getByLabel("An appeal was sent").click();
  await hooks.getByRole("button", { name: "Add a webhook" }).click();
  await expect(hooks.getByText("The address must be on the public internet.")).toBeVisible();
  await hooks.getByLabel("Address").fill("https://hooks.clinic.example/desk");
  await hooks.getByRole("button", { name: "Add a webhook" }).click();
  await expect(hooks.getByLabel("Signing secret")).toHaveValue(/^whsec_/);
  const listed = hooks.getByRole("list", { name: "Webhooks" });
  await expect(listed).toContainText("https://hooks.clinic.example/desk");
  await listed.getByRole("button", { name: "What was sent" }).click();
  await expect(listed).toContainText("Nothing was sent yet.");
  await accessible(page);
  await listed.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(hooks.getByText("There is no webhook yet.")).toBeVisible();
});

test("what a webhook's program took is sent again by one click, under the same id", async ({ page }) => {
  const program = await startStandIn(() => ({ status: 204, body: undefined }));
  const data = { url: `${program.url}/desk`, events: ["claim.created"] };
  await post(desk.api, "/practice/webhooks/", data);
  await post(desk.api, "/claims/", { patient: await addPatient(desk.api), claim_number: "HOOK-1" });
  await expect.poll(() => program.requests.length).toBe(1);

  await signIn(page, desk.person, "/profile?tab=integrations");
  const hook = card(page, "Webhooks").getByRole("list", { name: "Webhooks" });
  await hook.getByRole("button", { name: "What was sent" }).click();
  const lookAgain = hook.getByRole("button", { name: "Look again" });
  const message = hook.getByRole("list", { name: "Messages" }).getByText("A claim was added").locator("..");
  // The answer is kept after it came: each look asks for what there is by then.
  const delivered = () =>
    expect(async () => {
      await lookAgain.click();
      await expect(message).toContainText("Delivered", { timeout: 2_000 });
    }).toPass();
  await delivered();
  await expect(hook.getByText(/^Try 1,.*: 204 in \d+ ms\./)).toBeVisible();
  await message.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => program.requests.length).toBe(2);
  await delivered();
  await expect(hook.getByText(/^Try 2,.*: 204 in \d+ ms\./)).toBeVisible();
  const [first, second] = program.requests;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.body).toEqual(first?.body);
  await program.close();
});
