import { expect, type Page } from "@playwright/test";
import { ACCESS_COOKIE } from "@/lib/core/cookie-names";
import { signInByForm } from "../support/browser-account";
import { test } from "../support/browser-test";
import type { OpenApi } from "../support/fuzzed-calls";
import { fillWithMarkup } from "../support/hostile-words";
import {
  appUrl,
  ask,
  browserCookies,
  fillPractice,
  type SignedUp,
  signUp,
  type Work,
} from "../support/running-app";
import { builtPages, explore, kept, type Seen, visit, visitSmall, watch } from "../support/ui-tour";

/**
 * One walk through the whole app, in both themes, in the second of them at a zoom of 200 %, with markup stored in every field
 * that takes it; and what came of it for cookies, policy, traces, stored text (S25) and small windows (R7).
 */

const PATIENT = {
  first_name: "Zyxwena",
  last_name: "Quorvalis",
  ssn: "219-47-8365",
  date_of_birth: "1943-11-23",
  phone: "614-555-0187",
  email: "zyxwena@canary.example",
};
const CLAIM = {
  claim_number: "CLMCANARY77",
  insurance_plan_name: "Canary Mutual",
  policy_number: "POLCANARY9",
};
/** Values of the patient in every spelling that the app shows, and tokens of ours. */
const SECRET = new RegExp(
  [
    ...["zyxwena", "quorvalis", "219-?47-?8365", "8365", "1943-11-23", "11/23/1943", "nov(ember)? 23,? 1943"],
    ...["614.{0,2}555.?0187", "canary", "ad[ar]_[\\w-]{20,}"],
  ].join("|"),
  "i",
);
/** An id's digits are nobody's: four of them can be the last four of a number that is kept secret. */
const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, "");
/** Searching is a GET of the API (docs/product.md, C9): what is searched for is in that call's query, and nowhere else. */
const SEARCH = /^\/api\/v1\/(patients|claims(\/totals)?|documents(\/minimal-appeals)?)\/\?/;
/** Step 1 of the wizard keeps what was typed until it is saved (docs/product.md, H4): the one exception. */
const TYPED = /^localStorage appeal-typed-[0-9a-f-]{36}$/;

let seen: Seen;
let person: SignedUp;
let work: Work;
let hostile: Awaited<ReturnType<typeof fillWithMarkup>>;
let typed: { while: string[]; after: string[] };

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  person = await signUp();
  work = await fillPractice(person.bearer, PATIENT, CLAIM);
  const document = (await (await ask("/api/v1/openapi.json")).json()) as OpenApi;
  hostile = await fillWithMarkup(person.bearer, document, work);
  const context = await browser.newContext({ colorScheme: "light", viewport: { width: 1280, height: 800 } });
  const watching = await watch(context);
  seen = watching;
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.setDefaultNavigationTimeout(90_000);
  const pages = await builtPages(work);

  for (const { path } of pages.filter((one) => !one.signedIn)) await visit(page, path, seen);
  await signInByForm(page, person, "/patients");
  for (const { path, signedIn } of pages) {
    if (signedIn) await explore(page, path, seen, PATIENT.last_name);
  }
  for (const step of [1, 2, 3, 4, 5]) await visit(page, `/appeals/${work.appeal}?step=${step}`, seen);
  const own = Object.values(hostile.work);
  const hostilePages = (await builtPages(hostile.work)).filter(({ path }) =>
    own.some((id) => path.includes(id)),
  );
  for (const { path } of hostilePages) await explore(page, path, seen, "<b id=hx>");
  for (const step of [2, 3, 4, 5]) await visit(page, `/appeals/${hostile.work.appeal}?step=${step}`, seen);
  await searchEverything(page);
  await changeTheView(page);
  typed = await typeNames(page);
  // An access token that ran out: the page comes back by way of a refresh.
  await context.clearCookies({ name: ACCESS_COOKIE });
  await visit(page, "/claims", seen);
  // Left before its answer has come, the spent refresh token would be sent again too late, which ends the session.
  await page.waitForURL((url) => url.pathname === "/claims");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 640, height: 400 });
  for (const { path } of pages.concat(hostilePages)) await visitSmall(page, path, seen);
  for (const step of [1, 2, 3, 4, 5]) await visitSmall(page, `/appeals/${work.appeal}?step=${step}`, seen);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/no-such-page", seen);
  await visit(page, `/claims/${crypto.randomUUID()}`, seen);
  await page.goto(`${appUrl()}/profile`);
  await page
    .getByRole("button", { name: /log ?out|sign out/i })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== "/profile");
  seen.traces.push(...(await kept(page)));
  await watching.done();
  await context.close();
});

async function searchEverything(page: Page): Promise<void> {
  const palette = page.getByRole("dialog");
  // Keys that come before the scripts go nowhere.
  await expect(async () => {
    if (!(await palette.isVisible())) await page.keyboard.press("ControlOrMeta+k");
    await expect(palette).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await palette.getByRole("combobox").fill(PATIENT.last_name);
  await expect(page.getByRole("option").filter({ hasText: PATIENT.last_name }).first()).toBeVisible();
  seen.traces.push(...(await kept(page)));
  await page.keyboard.press("Escape");
}

/** What a script of ours writes as a cookie. */
async function changeTheView(page: Page): Promise<void> {
  await page.goto(`${appUrl()}/claims?view=all`);
  await page.getByRole("button", { name: "Display" }).click();
  await page.getByLabel("Compact rows").click();
  await page.keyboard.press("Escape");
  await visit(page, "/claims", seen);
}

/** Types a patient's and a payer's name into step 1 of a new appeal, then goes on, which saves them. */
async function typeNames(page: Page): Promise<typeof typed> {
  await page.goto(`${appUrl()}/appeals/new`);
  await page.waitForURL(/\/appeals\/[0-9a-f-]{36}/);
  await page.getByLabel("Denial Letter: choose a file").setInputFiles("tests/fixtures/denials/denial-02.pdf");
  await expect(page.getByText("1 file(s) uploaded successfully!")).toBeVisible();
  await page.getByLabel("Patient Name").fill(`${PATIENT.first_name} ${PATIENT.last_name}`);
  const secrets = async () => {
    const all = await kept(page);
    seen.traces.push(...all.filter(({ where }) => !TYPED.test(where)));
    return all.filter(({ what }) => SECRET.test(withoutIds(what))).map(({ where }) => where);
  };
  await expect.poll(secrets).not.toEqual([]);
  const meanwhile = await secrets();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "Extract Information", exact: true, level: 2 }),
  ).toBeVisible();
  return { while: meanwhile, after: await secrets() };
}

test("the tour was at every page of the build", async () => {
  expect([...seen.visited]).toEqual(expect.arrayContaining((await builtPages(work)).map(({ path }) => path)));
  expect(seen.traces.length).toBeGreaterThan(200);
});

test("S20 every cookie is locked to this host, to https and out of scripts' reach", async () => {
  const { access, refresh } = await signInForCookies();
  const lines = [...seen.cookies.map(({ line }) => line), ...access, ...refresh];
  expect(new Set(lines.map((line) => line.split("=")[0])).size).toBeGreaterThanOrEqual(4);
  for (const line of new Set(lines)) {
    const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
    const attributes = rest.map((part) => part.toLowerCase());
    const name = pair.split("=")[0] ?? "";
    expect(name, name).toMatch(/^__Host-/);
    expect(attributes, name).toEqual(expect.arrayContaining(["secure", "httponly", "path=/"]));
    expect(
      attributes.some((part) => /^samesite=(lax|strict)$/.test(part)),
      name,
    ).toBe(true);
    expect(
      attributes.filter((part) => part.startsWith("domain")),
      name,
    ).toEqual([]);
    expect(Buffer.byteLength(pair), name).toBeLessThanOrEqual(4096);
  }
  // Scripts set one cookie: how the list of claims is looked at.
  const readable = new Set(
    seen.traces
      .filter(({ where }) => where.includes("cookies"))
      .flatMap(({ what }) => JSON.parse(what).split("; ")),
  );
  expect([...readable].sort()).toEqual(["", "__Host-claims-view=compact"]);
});

/** The calls that no page of the tour makes: a refresh and a sign-out everywhere by hand. */
async function signInForCookies() {
  const cookie = await browserCookies(person.username);
  const headers = { Cookie: cookie, Origin: appUrl() };
  const refreshed = await ask("/api/v1/accounts/auth/token/refresh/", { method: "POST", headers });
  const ended = await ask("/api/v1/accounts/sessions/end-all/", {
    method: "POST",
    headers: {
      ...headers,
      Cookie: refreshed.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; "),
    },
  });
  expect([refreshed.status, ended.status]).toEqual([200, 204]);
  return { access: refreshed.headers.getSetCookie(), refresh: ended.headers.getSetCookie() };
}

test("S22 the whole tour, in both themes, breaks the page's policy nowhere", () => {
  expect(seen.violations).toEqual([]);
});

test("S25 markup that is stored in any field is words in every view, dialog, tab and hit", () => {
  expect(hostile.fields.length).toBeGreaterThan(60);
  for (const of of [
    "/patients/",
    "/claims/",
    "/payers/directory/",
    "/practice/",
    "/letter/",
    "/contacts/",
    "/action_items/",
    "/uploads/ name",
    "/decisions/uploads/ name and words",
  ])
    expect(
      hostile.fields.filter((field) => field.includes(of)),
      of,
    ).not.toEqual([]);
  expect([...new Set(seen.taken)]).toEqual([]);
});

test("R7 at a zoom of 200 % every page scrolls down alone, and nothing of it is cut", () => {
  expect([...new Set(seen.cut)]).toEqual([]);
});

test("S24 no value of a patient and no token stays in the browser, an address, a title or a referrer", () => {
  const found = [
    ...seen.traces.filter(({ where }) => !TYPED.test(where)),
    ...seen.requests.flatMap(({ address, referer }) => [
      { where: "request", what: withoutSearch(address) },
      { where: "referrer", what: referer },
    ]),
  ]
    .filter(({ what }) => SECRET.test(withoutIds(what)) || SECRET.test(withoutIds(decoded(what))))
    .map(({ where, what }) => `${where}: ${what}`);
  expect([...new Set(found)]).toEqual([]);
});

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}

function withoutSearch(address: string): string {
  const url = new URL(address);
  if (SEARCH.test(url.pathname + url.search)) url.searchParams.delete("search");
  return url.href;
}

test("S24 the names typed into step 1 are kept under the appeal's id until they are saved, and nowhere else", () => {
  expect(typed.while).toHaveLength(1);
  expect(typed.while[0]).toMatch(TYPED);
  expect(typed.after).toEqual([]);
});

test("S24 the browser asks this host alone", () => {
  const hosts = seen.requests
    .map(({ address }) => new URL(address))
    .filter(({ protocol }) => /^(http|ws)/.test(protocol));
  expect(hosts.length).toBeGreaterThan(100);
  expect([...new Set(hosts.map(({ host }) => host))]).toEqual([new URL(appUrl()).host]);
});
