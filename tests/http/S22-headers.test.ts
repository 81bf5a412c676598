import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  ask,
  browserCookies,
  databaseAdmin,
  fillPractice,
  type SignedUp,
  signUp,
  type Work,
} from "../support/running-app";

/** What every answer of the app tells the browser, whatever kind of answer it is. */

let admin: postgres.Sql;
let person: SignedUp;
let work: Work;

beforeAll(async () => {
  admin = await databaseAdmin();
  person = await signUp();
  work = await fillPractice(person.bearer, { first_name: "Rosa", last_name: "Canary" });
});
afterAll(() => admin.end());

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

it("S22 headers stand on every kind of answer, the refused and the broken among them", async () => {
  const cookie = await browserCookies(person.username);
  const asBrowser = (path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { Cookie: cookie } });
  const answers: Record<string, Response> = {
    page: await asBrowser("/claims"),
    // Next first gives such a request the address that its payload is kept apart by.
    payload: await ask("/claims", { headers: { Cookie: cookie, RSC: "1" }, redirect: "follow" }),
    call: await asBrowser("/api/v1/patients/"),
    file: await asBrowser(`/api/v1/documents/minimal-appeals/${work.appeal}/uploads/${work.document}/file/`),
    pdf: await asBrowser(`/api/v1/documents/minimal-appeals/${work.appeal}/download/`),
    csv: await asBrowser("/api/v1/claims/export/"),
    redirect: await ask("/claims"),
    "no page": await asBrowser("/no-such-page"),
    "no call": await asBrowser("/api/v1/no-such-call/"),
    "no such claim": await asBrowser(`/claims/${crypto.randomUUID()}`),
    "signed out": await ask("/api/v1/patients/"),
    "another site": await asBrowser("/api/v1/patients/", { method: "POST" }),
    "too often": await tooOften(),
    ...(await broken(asBrowser)),
  };
  const statuses = Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
  expect(statuses).toMatchObject({
    ...{ page: 200, payload: 200, call: 200, file: 200, pdf: 200, csv: 200, redirect: 307, "no page": 404 },
    ...{ "no call": 404, "signed out": 401, "another site": 403, "too often": 429, "broken call": 500 },
  });
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(Object.fromEntries(headers), name).toMatchObject(EVERYWHERE);
    expect(headers.get("cache-control"), name).toMatch(/no-store/);
    for (const banner of ["x-powered-by", "server", "via"]) expect(headers.get(banner), name).toBeNull();
    const policy = headers.get("content-security-policy") ?? "";
    const rules = Object.fromEntries(policy.split("; ").map((rule) => rule.split(/ (.*)/)));
    if (/^text\/(html|x-component)/.test(headers.get("content-type") ?? "")) {
      const wanted = { "object-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'" };
      expect(rules, name).toMatchObject(wanted);
      expect(rules["script-src"], name).toMatch(/'nonce-[\w+/=]{20,}'/);
      expect(rules["script-src"], name).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    } else if (name !== "redirect") {
      expect(rules["default-src"], name).toBe("'none'");
    }
  }
});

async function tooOften(): Promise<Response> {
  const { username } = await signUp();
  const body = JSON.stringify({ username, password: "wrong" });
  const headers = { "Content-Type": "application/json" };
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await ask("/api/v1/accounts/auth/login/", { method: "POST", headers, body });
    if (answer.status === 429) return answer;
  }
  throw new Error("nothing is too often");
}

/** Answers of an app that can't write its audit. */
async function broken(by: (path: string) => Promise<Response>): Promise<Record<string, Response>> {
  await admin`revoke insert on audit_events from appeals_app`;
  try {
    return { "broken call": await by("/api/v1/patients/"), "broken page": await by("/claims") };
  } finally {
    await admin`grant insert on audit_events to appeals_app`;
  }
}

it("S22 a policy or nonce that the request brings is not taken over", async () => {
  const nonces = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const answer = await ask("/login", {
      headers: {
        "Content-Security-Policy": "script-src 'unsafe-inline' 'nonce-planted'",
        "Content-Security-Policy-Report-Only": "script-src 'nonce-planted'",
        "x-nonce": "planted",
      },
    });
    const text = await answer.text();
    expect(`${text} ${JSON.stringify([...answer.headers])}`).not.toContain("planted");
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const inPage = [...text.matchAll(/<script[^>]*?(?:nonce="([^"]*)")?[^>]*>/g)];
    expect(inPage.length).toBeGreaterThan(0);
    expect(text).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
