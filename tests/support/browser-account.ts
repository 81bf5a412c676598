import { type APIRequestContext, expect, type Locator, type Page, type Route } from "@playwright/test";
import { working } from "./browser-test";
import { appUrl, PASSWORD, type Person } from "./running-app";
import { waitFor } from "./wait";

/** Accounts for tests in the browser, made and looked after through the running app's own calls. */

/** Short for what a test in the browser says most often. */
export const app = appUrl;

export function newPerson(beginning: string): Person {
  const username = `${beginning}-${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@clinic.example`, password: PASSWORD };
}

/** Signs up by REST; the mail with the verification link is on its way. */
export async function signUp(
  request: APIRequestContext,
  beginning: string,
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const person = newPerson(beginning);
  const data = { ...person, password2: person.password, ...fields };
  expect((await request.post(`${app()}/api/v1/accounts/auth/register/`, { data })).status()).toBe(201);
  return person;
}

/** The same with a verified address. */
export async function verifiedPerson(
  request: APIRequestContext,
  beginning: string,
  fields: Record<string, unknown> = {},
): Promise<Person> {
  const person = await signUp(request, beginning, fields);
  const link = await mailedLink(request, person.email, "verify-email");
  const [uidb64, token] = link.split("/").slice(-2);
  const answer = await request.get(`${app()}/api/v1/accounts/verify-email/${uidb64}/${token}/`);
  expect(answer.status()).toBe(200);
  return person;
}

/** The newest link of that page which was mailed to the address; waits for the worker to send it. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  page: "verify-email" | "reset-password" | "invite",
): Promise<string> {
  const link = new RegExp(`${app()}/${page}/[\\w/-]+`);
  return waitFor(
    async () => {
      const answer = await request.get(`${app()}/api/dev/outbox/?to=${encodeURIComponent(email)}`);
      const { results } = (await answer.json()) as { results: { text: string }[] };
      return results.map(({ text }) => link.exec(text)?.[0]).find(Boolean);
    },
    { forMs: 60_000, what: `a mail with a ${page} link` },
  );
}

/** A bearer token; programs need the code of a second factor too. */
export async function accessToken(request: APIRequestContext, person: Person): Promise<string> {
  const { username, password } = person;
  const answer = await request.post(`${app()}/api/v1/accounts/auth/login/`, { data: { username, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).tokens.access;
}

/** Fills the sign-in form of a page, or of a dialog over one, and sends it. */
export async function fillSignIn(
  place: Page | Locator,
  person: Pick<Person, "username" | "password">,
): Promise<void> {
  await place.getByLabel("Username").fill(person.username);
  await place.getByLabel("Password", { exact: true }).fill(person.password);
  await place.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Signs the browser in by the form's own calls and opens no page. */
export async function startSession(page: Page, person: Person): Promise<void> {
  const { request } = page.context();
  const csrf = await request.get(`${app()}/api/auth/csrf/`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await request.post(`${app()}/api/auth/callback/credentials/`, {
    headers: { Origin: app() },
    form: { username: person.username, password: person.password, csrfToken, json: "true" },
  });
  expect(answer.status()).toBe(200);
}

/** The same, and opens one: most tests begin behind the sign-in. */
export async function signIn(page: Page, person: Person, next = "/profile"): Promise<void> {
  await startSession(page, person);
  await page.goto(app() + next);
  await arrive(page, next);
}

/** Signs the browser in through the form and waits for the page that was asked for. */
export async function signInByForm(page: Page, person: Person, next = "/profile"): Promise<void> {
  await page.goto(`${app()}/login?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, person);
  await arrive(page, next);
}

/** Waits until a full load has brought the page to a path and its controls work. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL(app() + path);
  await working(page);
}

/** Lets no request to the address through until what it answers is called, so that waiting can be looked at. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Gives the page's next server action no proper answer. */
export async function failNextAction(
  page: Page,
  fail = (route: Route) => route.fulfill({ status: 503, json: {} }),
): Promise<void> {
  let isDone = false;
  await page.route("**/*", async (route) => {
    if (isDone || !route.request().headers()["next-action"]) return route.fallback();
    isDone = true;
    await fail(route);
  });
}

/** A card by its heading. */
export const card = (page: Page, name: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A dialog or menu that has the focus. Before that it is seen, and does not hear the keys yet. */
export const expectFocusIn = (opened: Locator): Promise<void> =>
  expect(opened.locator(":focus").or(opened.and(opened.page().locator(":focus")))).toBeVisible();

/** The page is no wider than its window, once what is still coming has its place. */
export const fitsTheWindow = (page: Page, what?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), what)
    .toBeLessThanOrEqual(0);
