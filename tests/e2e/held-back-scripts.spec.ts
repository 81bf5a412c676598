import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { PAGES } from "@/lib/core/entry-points";
import { app, signIn } from "../support/browser-account";
import { openDesk, post } from "../support/browser-desk";
import { scriptlessTest as test } from "../support/browser-test";

/** What somebody types while a page's scripts are still on their way stays on the page, on every page that the app has. */

const CANARY = "Zanzibarcanary";
/** What a field takes, by its type; days and files say nothing of a person by themselves. */
const TYPED: Record<string, string> = {
  email: `${CANARY}@clinic.example`,
  number: "987654321",
  tel: "987654321",
  password: `${CANARY} not the password`,
};
const TOLD = /zanzibarcanary|987654321/i;
const FIELDS =
  "input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=file]):not([type=date]), textarea";

test("typed before the scripts came, nothing leaves in an address, the history, a referrer or a log", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const desk = await openDesk("held-back");
  const { claim_id } = await post(desk.api, "/claims/", { patient: desk.patient, status: "denied" });
  const { id } = await post(desk.api, "/documents/minimal-appeals/", { patient: desk.patient });
  const ids: Record<string, string> = { claimId: claim_id, appealId: id };
  const addresses = (access: "public" | "user") =>
    Object.entries(PAGES)
      .filter(([, kind]) => kind === access)
      .map(([name]) =>
        name.replace(/\/\[\[.*$/, "").replaceAll(/\[(\w+)\]/g, (_, key) => ids[key] ?? "made-up"),
      );

  await signIn(page, desk.person);
  const stranger = await (await browser.newContext()).newPage();
  const typed: string[] = [];
  for (const [by, access] of [
    [page, "user"],
    [stranger, "public"],
  ] as const) {
    const told = await watched(by);
    for (const address of addresses(access)) {
      const forms = await typeInto(by, address);
      if (forms > 0) typed.push(address);
      expect(
        told.filter((what) => TOLD.test(decodeURIComponent(what))),
        address,
      ).toEqual([]);
    }
  }
  // The pages that begin with fields; a walk that found none would prove nothing.
  for (const one of [
    "/login",
    "/signup",
    "/forgot-password",
    "/claims",
    "/patients",
    "/appeals",
    "/documents",
  ]) {
    expect(typed).toContain(one);
  }
  const folder = path.join(process.env.APP_DATA_DIR ?? "", "logs");
  for (const file of await readdir(folder)) {
    expect(await readFile(path.join(folder, file), "utf8"), file).not.toMatch(TOLD);
  }
  await desk.api.dispose();
});

/** From now on no script of the page arrives. Every address that it asks for, shows or tells as its own is noted. */
async function watched(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on("framenavigated", (frame) => told.push(frame.url()));
  page.on("request", (request) => told.push(request.url(), request.headers().referer ?? ""));
  await page.route("**/_next/static/**/*.js*", () => {});
  return told;
}

/** Fills every field of a page and presses Enter in each form, and once outside of them. How many places there were. */
async function typeInto(page: Page, address: string): Promise<number> {
  const open = async () => {
    await page.goto(app() + address, { waitUntil: "domcontentloaded" });
    return page.locator(FIELDS).filter({ visible: true }).all();
  };
  const places = await placesOf(await open());
  for (const place of places) {
    const fields = await open();
    for (const field of fields) await fill(field);
    await fields[place]?.press("Enter", { noWaitAfter: true });
    // A form that is sent has begun to be by the second frame.
    await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => undefined);
    await page.waitForLoadState("domcontentloaded");
  }
  return places.length;
}

/** The first field of each form, and the first that is in none. */
async function placesOf(fields: Locator[]): Promise<number[]> {
  const forms = await Promise.all(
    fields.map((field) =>
      field.evaluate((node) => {
        const { form } = node as HTMLInputElement;
        return form ? [...document.forms].indexOf(form) : -1;
      }),
    ),
  );
  return [...new Set(forms)].map((form) => forms.indexOf(form));
}

async function fill(field: Locator): Promise<void> {
  if (!(await field.isEditable())) return;
  const type = (await field.getAttribute("type")) ?? "text";
  await field.fill(TYPED[type] ?? CANARY);
}
