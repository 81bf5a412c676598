import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { type Ask, ask, send, signUp } from "../support/running-app";
import { waitFor } from "../support/wait";

/** What only the running app can show: addresses, methods and headers, as Next and our handlers make them together. */

const UNKNOWN = "019a0000-0000-7000-8000-000000000000";

const stranger = ask;
let person: Ask;
let appeal: string;
let document: string;

beforeAll(async () => {
  ({ bearer: person } = await signUp());
  const appeals = "/api/v1/documents/minimal-appeals/";
  ({ id: appeal } = await send<{ id: string }>(person, "POST", appeals, { patient_name: "Ana Muestra" }));
  const form = new FormData();
  const notice = await readFile("tests/fixtures/denials/denial-02.pdf");
  form.append("denial_letter", new Blob([new Uint8Array(notice)]), "notice.pdf");
  const uploaded = await person(`${appeals}${appeal}/uploads/`, { method: "POST", body: form });
  document = (await uploaded.json()).uploaded_documents[0].id;
  await send(person, "POST", `${appeals}${appeal}/generate/`, {});
  await waitFor(async () => (await person(`${appeals}${appeal}/letter/`)).ok, { what: "the letter" });
});

/** Every path of the API's document with its methods, with ids that this caller owns or that exist nowhere. */
async function documented(): Promise<{ path: string; methods: string[]; open: string[] }[]> {
  const { paths, servers } = await (await stranger("/api/v1/openapi.json")).json();
  return Object.entries(paths as Record<string, Record<string, { security?: unknown[] }>>).map(
    ([path, item]) => {
      const methods = Object.keys(item).filter((key) => key !== "servers");
      return {
        path: `${servers[0].url}${path.replaceAll(/\{[^}]+\}/g, UNKNOWN)}`,
        methods: methods.map((method) => method.toUpperCase()),
        open: methods
          .filter((method) => item[method]?.security?.length === 0)
          .map((method) => method.toUpperCase()),
      };
    },
  );
}

it("each path answers alike with and without the trailing slash, and never by a redirect", async () => {
  for (const { path, methods, open } of await documented()) {
    const bare = path.replace(/\/$/, "");
    for (const method of methods) {
      const statuses = await Promise.all(
        [bare, `${bare}/`].map(async (address) => (await stranger(address, { method })).status),
      );
      expect(statuses[0], `${method} ${bare}`).toBe(statuses[1]);
      expect(statuses[0] ?? 0, `${method} ${bare}`).not.toBeGreaterThanOrEqual(500);
      expect([301, 302, 303, 307, 308], `${method} ${bare}`).not.toContain(statuses[0]);
      if (!open.includes(method)) expect(statuses[0], `${method} ${bare}`).toBe(401);
    }
  }
});

it("a method that a path doesn't have is 405 and does nothing", async () => {
  for (const { path, methods } of await documented()) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !methods.includes(one))) {
      const answer = await person(path, { method });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(await answer.text()).toBe("");
    }
  }
});

it("HEAD answers as GET without a body, OPTIONS names the methods and opens nothing to other sites", async () => {
  const path = `/api/v1/documents/minimal-appeals/${appeal}/`;
  const head = await person(path, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect((await stranger(path, { method: "HEAD" })).status).toBe(401);

  const options = await stranger(path, {
    method: "OPTIONS",
    headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "DELETE" },
  });
  expect(options.status).toBe(204);
  expect(options.headers.get("allow")?.split(", ").sort()).toEqual([
    "DELETE",
    "GET",
    "HEAD",
    "OPTIONS",
    "PATCH",
  ]);
  const crossSite = await person(path, { headers: { Origin: "https://elsewhere.example" } });
  for (const answer of [options, crossSite]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
});

it("an id that can't be one, or that hides a path, is not found", async () => {
  for (const id of ["1", "null", "..%2f..%2faccounts", "%00", `${UNKNOWN}'--`, "a".repeat(3000)]) {
    const answer = await person(`/api/v1/documents/minimal-appeals/${id}/`);
    expect([400, 404], id).toContain(answer.status);
    expect(await answer.text(), id).not.toMatch(/\n\s+at \w+|select .* from/i);
  }
});

it("an address that is no valid encoding says nothing of the inside", async () => {
  // Next refuses it before any code of ours runs, in the release build with a bare 500.
  const answer = await person("/api/v1/documents/minimal-appeals/%E0%A4%A/");
  expect([400, 404, 500]).toContain(answer.status);
  expect((await answer.text()).length).toBeLessThan(200);
});

it("all four download paths give the same PDF", async () => {
  const paths = [
    `/api/v1/documents/minimal-appeals/${appeal}/download/`,
    `/api/v1/minimal-appeals/${appeal}/download/`,
    `/api/documents/minimal-appeals/${appeal}/download/`,
    `/api/minimal-appeals/${appeal}/download/`,
  ];
  const bodies: Buffer[] = [];
  for (const path of paths.flatMap((one) => [one, one.replace(/\/$/, "")])) {
    const answer = await person(path);
    expect(answer.status, path).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="?appeal-letter-[0-9a-f]{8}\.pdf/,
    );
    bodies.push(Buffer.from(await answer.arrayBuffer()));
    expect((await stranger(path)).status, path).toBe(401);
  }
  expect(bodies[0]?.subarray(0, 5).toString()).toBe("%PDF-");
  for (const body of bodies) expect(body.equals(bodies[0] as Buffer)).toBe(true);
});

const ON_EVERY_ANSWER = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

it("security headers stand on a page, an API answer, a file, a redirect, a refusal and a 404", async () => {
  const file = `/api/v1/documents/minimal-appeals/${appeal}/uploads/${document}/file/`;
  const answers = {
    page: await stranger("/login"),
    "API page": await stranger("/docs/api"),
    "API answer": await person(`/api/v1/documents/minimal-appeals/${appeal}/`),
    "API document": await stranger("/api/v1/openapi.json"),
    file: await person(file),
    redirect: await stranger("/claims"),
    refusal: await stranger("/api/v1/accounts/profile/"),
    "wrong method": await person("/api/v1/accounts/profile/", { method: "DELETE" }),
    "no such page": await stranger("/no-such-page"),
    "no such call": await person("/api/v1/no-such-call/"),
    health: await stranger("/api/health"),
  };
  expect(answers.redirect.status).toBe(307);
  expect(answers["no such page"].status).toBe(404);
  expect(answers["no such call"].status).toBe(404);
  expect(await answers["no such call"].json()).toEqual({
    detail: "Not found.",
    error: "Not found.",
    message: "Not found.",
  });
  for (const [name, answer] of Object.entries(answers)) {
    const headers = Object.fromEntries(answer.headers);
    expect(headers, name).toMatchObject(ON_EVERY_ANSWER);
    expect(headers["x-powered-by"], name).toBeUndefined();
    // Next answers a wrong method itself, without a body to protect.
    if (name === "wrong method") continue;
    expect(headers["cache-control"], name).toMatch(/no-store/);
    const policy = headers["content-security-policy"] ?? "";
    const isPage = headers["content-type"]?.startsWith("text/html");
    if (isPage) {
      expect(policy, name).toMatch(/object-src 'none'/);
      expect(policy, name).toMatch(/frame-ancestors 'none'/);
      expect(policy.match(/script-src[^;]*/)?.[0], name).toMatch(/'nonce-[\w+/=]+'/);
      expect(policy.match(/script-src[^;]*/)?.[0], name).not.toContain("unsafe-inline");
    } else if (name !== "redirect") {
      expect(policy, name).toMatch(/default-src 'none'/);
    }
  }
});

it("the API page shows every call and loads nothing from elsewhere", async () => {
  const page = await (await stranger("/docs/api")).text();
  const { paths } = await (await stranger("/api/v1/openapi.json")).json();
  for (const path of Object.keys(paths)) expect(page).toContain(`/api/v1${path}`);
  const sources = [...page.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="([^"]+)"/g)].map(
    ([, url]) => url,
  );
  expect(sources.filter((url) => !url?.startsWith("/"))).toEqual([]);
});
