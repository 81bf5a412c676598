import { readFile } from "node:fs/promises";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { practiceChecksums } from "../support/practice-rows";
import {
  type Ask,
  appUrl,
  ask,
  browserCookies,
  databaseAdmin,
  fillPractice,
  practiceIdOf,
  type SignedUp,
  signUp,
  type Work,
} from "../support/running-app";
import { WHOLE } from "../support/whole";

/**
 * What another site could make a signed-in browser send: every state-changing call and every server action, as the
 * build lists them, with the cookies and without a page of ours behind it.
 */

type Call = { method: string; path: string; access: string; takes: string[] };

const FOREIGN = {
  "another site": () => ({ Origin: "https://elsewhere.example" }),
  "a site named like ours": () => ({ Origin: `${appUrl()}.elsewhere.example` }),
  "our host on another port": () => ({ Origin: "http://localhost:1" }),
  "a sandboxed frame": () => ({ Origin: "null" }),
  "no origin": () => ({}),
};
const FORMS = {
  "application/json": "{}",
  "text/plain": "{}",
  "application/x-www-form-urlencoded": "a=1",
  "multipart/form-data; boundary=x": "--x--\r\n",
};

let admin: postgres.Sql;
let person: SignedUp;
let practice: string;
let cookie: string;
let work: Work;
let calls: Call[];
const asBrowser: Ask = (path, init) => ask(path, { ...init, headers: { Cookie: cookie, ...init?.headers } });
const opened = new Set<string>();
/** Notes every answer that would let another site read it. */
const watched: Ask = async (path, init) => {
  const answer = await asBrowser(path, init);
  for (const name of answer.headers.keys()) {
    if (name.startsWith("access-control-")) opened.add(`${init?.method ?? "GET"} ${path}: ${name}`);
  }
  return answer;
};
/** Everything of the practice but when its sessions were last used. */
const state = async () => {
  const { sessions: _sessions, ...sums } = await practiceChecksums(admin, practice);
  return sums;
};

beforeAll(async () => {
  admin = await databaseAdmin();
  person = await signUp();
  work = await fillPractice(person.bearer, { first_name: "Rosa", last_name: "Canary", ssn: "219-09-1234" });
  cookie = await browserCookies(person.username);
  practice = await practiceIdOf(person.username);
  calls = await documented();
});
afterAll(() => admin.end());

/** Every call of the API's document, on what the person owns where there is such a thing. */
async function documented(): Promise<Call[]> {
  const own: Record<string, string> = {
    ...{ patientId: work.patient, claimId: work.claim, appealId: work.appeal, documentId: work.document },
  };
  const { paths } = (await (await ask("/api/v1/openapi.json")).json()) as {
    paths: Record<string, Record<string, { "x-access": string; requestBody?: { content: object } }>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => key !== "servers")
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_whole, name) => own[name] ?? crypto.randomUUID())}`,
        access: operation["x-access"],
        takes: Object.keys(operation.requestBody?.content ?? {}),
      })),
  );
}

const isWrite = ({ method }: Call) => method !== "GET";
/** Signing out and refreshing are open calls that nonetheless act by cookies. */
const ridesOnCookies = (call: Call) =>
  call.access !== "public" || /\/auth\/(logout|token\/refresh)\/$/.test(call.path);

it("S21 no write rides on cookies from another site, whatever its body looks like", async () => {
  const writes = calls.filter((call) => isWrite(call) && ridesOnCookies(call));
  expect(writes.length).toBeGreaterThan(40);
  const before = await state();
  const accepted: string[] = [];
  const [json, ...forms] = Object.entries(FORMS);
  const tries = Object.entries(FOREIGN).flatMap(([site, origin], place) =>
    [json, ...(place === 0 ? forms : [])].map((form) => [site, origin, ...(form ?? ["", ""])] as const),
  );
  for (const { method, path } of writes) {
    for (const [site, origin, type, body] of tries) {
      const answer = await watched(path, { method, headers: { ...origin(), "Content-Type": type }, body });
      // Signing out and refreshing read their body first.
      if (![403, 415].includes(answer.status))
        accepted.push(`${method} ${path} from ${site} as ${type}: ${answer.status}`);
      if (answer.headers.getSetCookie().length > 0) accepted.push(`${method} ${path} sets a cookie`);
    }
  }
  expect(accepted).toEqual([]);
  expect(await state()).toEqual(before);
  expect((await asBrowser("/api/v1/accounts/profile/")).status, "the session lives on").toBe(200);
});

/** A passkey's challenge is another one each time. */
const CHALLENGE = /^(?:__Host-)?passkey=/;
const withoutChallenge = (text: string) => text.replace(/"challenge":"[\w-]+"/, "");

it("S21 open calls take nothing from the cookies of the browser that sends them", async () => {
  const open = calls.filter((call) => isWrite(call) && !ridesOnCookies(call));
  const before = await state();
  for (const { method, path } of open) {
    const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/json" };
    const [withCookies, without] = [
      await watched(path, { method, headers, body: "{}" }),
      await ask(path, { method, headers, body: "{}" }),
    ];
    expect(withCookies.status, `${method} ${path}`).toBe(without.status);
    expect(withoutChallenge(await withCookies.text())).toBe(withoutChallenge(await without.text()));
    expect(withCookies.headers.getSetCookie().filter((one) => !CHALLENGE.test(one))).toEqual([]);
  }
  for (const path of ["callback/credentials", "signout"]) {
    for (const headers of Object.values(FOREIGN)) {
      const body = new URLSearchParams({ username: person.username, password: "x", csrfToken: "x" });
      expect((await watched(`/api/auth/${path}`, { method: "POST", headers: headers(), body })).status).toBe(
        403,
      );
    }
  }
  expect(await state()).toEqual(before);
});

it("S21 our own pages send JSON: a form's content types are refused even from there", async () => {
  const bodies = calls.filter((call) => isWrite(call) && ridesOnCookies(call) && call.takes.length > 0);
  expect(bodies.length).toBeGreaterThan(15);
  const before = await state();
  for (const { method, path, takes } of bodies) {
    for (const [type, body] of Object.entries(FORMS)) {
      if (takes.includes(type.split(";")[0] ?? "")) continue;
      const headers = { Origin: appUrl(), "Content-Type": type };
      const { status } = await watched(path, { method, headers, body });
      expect([403, 415], `${method} ${path} as ${type}: ${status}`).toContain(status);
    }
  }
  expect(await state()).toEqual(before);
});

it("S21 nothing turns a GET into a write, and no GET writes", async () => {
  // A look brings the worklist's own sums up to date; after one there is nothing to bring.
  await watched("/api/v1/worklist/");
  const before = await state();
  const writes = calls.filter((call) => isWrite(call) && call.access !== "public");
  for (const { method, path } of writes) {
    const override = {
      "X-HTTP-Method-Override": method,
      "X-HTTP-Method": method,
      "X-Method-Override": method,
    };
    const headers = { ...override, Origin: "https://elsewhere.example" };
    for (const query of ["", `?_method=${method}`]) {
      expect([200, 400, 404, 405], path).toContain((await watched(`${path}${query}`, { headers })).status);
      const posted = await watched(`${path}${query}`, { method: "POST", headers });
      const isOpen = calls.some(
        (call) => call.path === path && call.method === "POST" && !ridesOnCookies(call),
      );
      expect(isOpen ? [400] : [403, 405], `POST ${path} as ${method}`).toContain(posted.status);
    }
  }
  for (const { path } of calls.filter((call) => !isWrite(call))) {
    const answer = await watched(path, { headers: { Origin: "https://elsewhere.example" } });
    await answer.arrayBuffer();
    expect(answer.status, path).toBeLessThan(500);
  }
  expect(await state()).toEqual(before);
});

it("S21 server actions are carried out for our own pages only", async () => {
  const actions = await builtActions();
  expect(actions.length).toBeGreaterThan(0);
  const call = (path: string, headers: Record<string, string>, body: BodyInit) =>
    watched(path, { method: "POST", headers: { Accept: "text/x-component", ...headers }, body });
  const before = await state();
  for (const { id, path } of actions) {
    for (const [place, [site, headers]] of Object.entries(FOREIGN).entries()) {
      const form = new FormData();
      form.append(`1_$ACTION_ID_${id}`, "");
      form.append(`$ACTION_ID_${id}`, "");
      const plain = { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" };
      const ways = [
        () => call(path, { ...headers(), ...plain }, "[]"),
        () => call(path, { ...headers(), "Next-Action": id }, form),
        () => call(path, headers(), form),
      ];
      // From the first site every way, from each other one of them: where it comes from is asked before what it is.
      for (const send of WHOLE || place === 0 ? ways : ways.slice(place % ways.length).slice(0, 1)) {
        const answer = await send();
        const text = await answer.text();
        expect(text.includes('"ok":true'), `${path} from ${site}: ${answer.status}`).toBe(false);
      }
    }
    expect(await state(), path).toEqual(before);
  }
  // Afterwards, since what our own pages ask for goes on in the background.
  let own = 0;
  for (const { id, path } of actions) {
    const headers = { Origin: appUrl(), "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" };
    if ((await (await call(path, headers, "[]")).text()).includes('"ok":true')) own += 1;
  }
  expect(own, "the probe itself reaches an action when it comes from a page of ours").toBeGreaterThan(0);
}, 600_000);

/** Every server action that the build holds, with a page that carries it. */
async function builtActions(): Promise<{ id: string; path: string }[]> {
  const { node } = JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8")) as {
    node: Record<string, { workers: Record<string, unknown> }>;
  };
  const routes = JSON.parse(await readFile(".next/app-path-routes-manifest.json", "utf8"));
  const own: Record<string, string> = { appealId: work.appeal, claimId: work.claim };
  return Object.entries(node).map(([id, { workers }]) => {
    const [page = ""] = Object.keys(workers);
    const route: string = routes[page.replace(/^app/, "")] ?? "/";
    return { id, path: route.replaceAll(/\[(\w+)\]/g, (_whole, name) => own[name] ?? "x") };
  });
}

it("S21 a bearer token decides alone: cookies beside it are not looked at", async () => {
  const other = await signUp();
  const profile = "/api/v1/accounts/profile/";
  for (const token of ["nonsense", "ada_nonsense", ""]) {
    const answer = await watched(profile, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status, token).toBe(401);
  }
  const answer = await watched(profile, { headers: { Authorization: `Bearer ${other.token}` } });
  expect(await answer.json()).toMatchObject({ username: other.username });
});

it("S21 no answer is opened to another site", async () => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const headers = {
      Origin: "https://elsewhere.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    };
    await watched(path, { method: "OPTIONS", headers });
  }
  for (const path of ["/claims", "/api/auth/csrf/", "/api/health", "/_next/static/chunks/none.js"]) {
    await watched(path, { headers: { Origin: "https://elsewhere.example" } });
  }
  expect([...opened]).toEqual([]);
});
