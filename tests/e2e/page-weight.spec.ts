import { expect, request, test } from "@playwright/test";
import { weighPage } from "../../scripts/bench/weigh-page";

/** How much script a page costs before anything is clicked. Bytes, unlike seconds, are the same on every machine. */

const PASSWORD = "violet harbor lantern 42";
const MOST_BYTES = 180_000;
const app = () => process.env.APP_UNDER_TEST ?? "";

test("the claims page is read with at most 180 kB of script", async ({ browser, page }) => {
  const username = `weight-${crypto.randomUUID()}`;
  const data = { username, email: `${username}@clinic.example`, password: PASSWORD, password2: PASSWORD };
  const stranger = await request.newContext({ baseURL: app() });
  expect((await stranger.post("/api/v1/accounts/auth/register/", { data })).status()).toBe(201);
  await stranger.dispose();
  await page.goto(`${app()}/login?next=/claims`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page
    .locator("form")
    .getByRole("button", { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname === "/claims");

  const { scripts, scriptBytes } = await weighPage(
    browser,
    `${app()}/claims`,
    await page.context().storageState(),
  );
  const heaviest = [...scripts].sort((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`);
  expect(scriptBytes, heaviest.join("\n")).toBeLessThanOrEqual(MOST_BYTES);
  // A page that loads nothing at all would be light as well.
  expect(scriptBytes).toBeGreaterThan(100_000);
});
