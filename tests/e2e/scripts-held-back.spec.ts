import { type Browser, expect } from "@playwright/test";
import { signIn } from "../support/browser-account";
import { scriptlessTest as test, working } from "../support/browser-test";
import { holdScripts, typeEverywhere } from "../support/held-back";
import { appUrl, fillPractice, type Person, signUp } from "../support/running-app";
import { builtPages, kept } from "../support/ui-tour";

/**
 * What becomes of words that are typed before a page's scripts have loaded: in no address, history, referrer or log, and
 * still in their field once the scripts are there.
 */

const MARK = "zqheldback";
/** Every word that is typed, also as an address would hold it. */
const TYPED = /zqheldback|canary\.example|1931-07-19/;
/** Searching is a GET of the API once the scripts are there (docs/product.md, C9). */
const SEARCH = /^GET \S+\/api\/v1\/\S+[?&]search=/;
/** The days of an upload stand in the address of the list that they filter, which is then asked from and referred to. */
const withoutUploadDays = (line: string) =>
  line.replace(/\/documents\?\S*/g, (address) => address.replace(/\b(?:from|to)=1931-07-19\b/g, ""));
/** Of links to one page with another query (its tabs, filters, steps) so many are opened. */
const VIEWS_OF_A_PAGE = 12;

/** In a context of its own: a page whose scripts come late would cut short what the next walk opens. */
async function walk(browser: Browser, paths: readonly string[], posts: boolean, person?: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (person) await signIn(page, person);
  const held = await holdScripts(context);
  const queue = [...paths];
  const own = new Set(paths.map((path) => path.split("?")[0]));
  const views: Record<string, number> = {};
  const seen = new Set<string>();
  const wrong: string[] = [];
  let fields = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    await held.open(page, path);
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))) {
      const { origin, pathname, search } = new URL(href);
      if (origin !== appUrl() || !own.has(pathname) || !search) continue;
      views[pathname] = (views[pathname] ?? 0) + 1;
      if (views[pathname] <= VIEWS_OF_A_PAGE) queue.push(pathname + search);
    }
    const filled = await typeEverywhere(page, MARK);
    fields += filled.length;
    for (const { field } of filled) {
      for (const { method, address, referer } of await held.enter(field)) {
        if (!posts || method !== "POST" || TYPED.test(address + referer))
          wrong.push(`${path} sent ${method} ${address}`);
      }
    }
    if (filled.length === 0) continue;
    const traces = await kept(page);
    wrong.push(...traces.filter(({ what }) => TYPED.test(what)).map(({ where }) => `${path}: in ${where}`));
    held.release();
    await working(page);
    for (const { field, typed } of filled) {
      const now = await field.evaluate((one) => ("value" in one ? String(one.value) : one.textContent));
      const name = await field.evaluate((one) => one.getAttribute("name") ?? one.getAttribute("aria-label"));
      // Where Enter makes a line, that line is there too.
      if (now?.trimEnd() !== typed) wrong.push(`${path} lost what was typed into ${name}: "${now}"`);
    }
  }
  const asked = await held.asked();
  await context.close();
  return { wrong, fields, seen, asked };
}

test("nothing typed before a page's scripts have loaded leaves the page, or is lost when they come", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const person = await signUp();
  const work = await fillPractice(person.bearer, { first_name: "Ann", last_name: "Early" });
  const pages = await builtPages(work);
  const pathsOf = (signedIn: boolean) =>
    pages.filter((one) => one.signedIn === signedIn).map(({ path }) => path);
  const outside = await walk(browser, pathsOf(false), true);
  const steps = [1, 2, 3, 4, 5].map((step) => `/appeals/${work.appeal}?step=${step}`);
  const inside = await walk(browser, [...pathsOf(true), ...steps], false, person);
  for (const [where, { seen, fields }] of Object.entries({ outside, inside }))
    console.log(`${where}: ${seen.size} views, ${fields} fields`);
  expect([...outside.wrong, ...inside.wrong]).toEqual([]);
  const told = [...outside.asked, ...inside.asked].filter(
    (line) => TYPED.test(withoutUploadDays(line)) && !SEARCH.test(line),
  );
  expect(told).toEqual([]);
  expect(outside.fields).toBeGreaterThan(10);
  expect(inside.fields).toBeGreaterThan(25);
});

test("a part whose script is loaded when it is reached keeps what is typed, and makes an early click again", async ({
  page,
  context,
}) => {
  await signIn(page, await signUp(), "/profile?tab=security");
  await working(page);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await context.route("**/_next/static/**/*.js*", async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  const chosen = page.getByLabel("New Password");
  const change = page.getByRole("button", { name: "Change Password" });
  await expect(change).toBeVisible();
  expect(asked).toBe(0);
  // The browser itself asks for what is empty.
  for (const name of ["Current Password", "New Password", "Confirm Password"])
    await page.getByLabel(name).fill("short");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await change.click();
  await expect(chosen).not.toHaveAttribute("aria-invalid", "true");
  held.resolve();
  await expect(chosen).toHaveAttribute("aria-invalid", "true");
  await expect(chosen).toHaveValue("short");
  // The rest of the tab was not reached for, and waits for it.
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByLabel("Your password")).toBeVisible();
});

test("a date and a type that are set before the documents' scripts have loaded filter the list once they come", async ({
  page,
  context,
}) => {
  await signIn(page, await signUp(), "/profile");
  const held = await holdScripts(context);
  await held.open(page, "/documents");
  await page.getByLabel("Uploaded from").fill("2026-01-02");
  await page.getByLabel("Uploaded to").fill("2026-03-04");
  const type = page.getByLabel("Filter by type");
  await type.selectOption({ index: 1 });
  const chosen = await type.inputValue();
  // Nothing keeps the focus: that alone would load them.
  await type.blur();
  held.release();
  await page.waitForURL(/[?&]to=/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ from: "2026-01-02", to: "2026-03-04", type: chosen });
  await expect(page.getByLabel("Uploaded from")).toHaveValue("2026-01-02");
});

test("all that is ticked and pressed before a part's script has come is made again, each once and in its order", async ({
  page,
  context,
}) => {
  await signIn(page, await signUp(), "/profile?tab=integrations");
  await working(page);
  const held = Promise.withResolvers<void>();
  await context.route("**/_next/static/**/*.js*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const hooks = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Webhooks", exact: true }) });
  const wanted = ["A claim was added", "An appeal was sent"].map((name) => hooks.getByLabel(name));
  await hooks.getByLabel("Address").fill("https://hooks.clinic.example/desk");
  for (const box of wanted) await box.click();
  // Nothing seemed to happen: pressed once more, it is meant once.
  await wanted[0]?.click();
  await hooks.getByRole("button", { name: "Add a webhook" }).click();
  for (const box of wanted) await expect(box).not.toBeChecked();
  held.resolve();
  // The server's answer to a form that was complete; the form's own would be "Choose what to send."
  await expect(hooks.getByText("Verify your email address first")).toBeVisible();
  for (const box of wanted) await expect(box).toBeChecked();
});
