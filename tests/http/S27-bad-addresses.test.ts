import { beforeAll, describe, expect, it } from "vitest";
import { rawCall } from "../support/http-raw";
import { appUrl, ask, browserCookies, type SignedUp, signUp } from "../support/running-app";
import { shareOf } from "../support/whole";

/** What a caller can write into an address, a query or an action's id without knowing anything: never a fault of ours. */

const BROKEN = ["%FF", "%", "%C0%AF", "%E0%A4%A", "%00", "x%00y", "%2e%2e%2f"];
/** Ended like a file, which nothing may take for one that is there. */
const ENDED = ["%FF.png", "%.ico", "%C0%AF.svg", "%FF/x.webp", "%E0%A4%A.txt"];

let person: SignedUp;
let cookie: string;
let bearer: { Authorization: string };
let paths: string[];

beforeAll(async () => {
  person = await signUp();
  bearer = { Authorization: `Bearer ${person.token}` };
  cookie = await browserCookies(person.username);
  const document = (await (await ask("/api/v1/openapi.json")).json()) as { paths: Record<string, object> };
  paths = [
    ...Object.keys(document.paths)
      .filter((path) => path.includes("{"))
      .map((path) => `/api/v1${path.replace(/^\/api\/v1/, "")}`),
    ...["/api/webhooks/{x}", "/api/dev/outbox/{x}/{y}/", "/api/minimal-appeals/{x}/download/", "/api/{x}"],
    ...["/claims/{x}", "/appeals/{x}", "/reset-password/{x}", "/verify-email/{x}/{y}", "/invite/{x}", "/{x}"],
  ];
});

describe("an address that can't be decoded, or holds a NUL", () => {
  it("is answered as one that names nothing, signed in or not, by every method", async () => {
    const faults: string[] = [];
    const addresses = paths.flatMap((path) =>
      [...BROKEN, ...ENDED].map((broken) => path.replaceAll(/\{[^}]+\}/g, broken)),
    );
    // Three broken forms of each address, others of the next; each by every method.
    for (const address of shareOf(addresses, 4)) {
      for (const [method, headers] of [
        ["GET", {}],
        ["GET", bearer],
        ["POST", bearer],
        ["DELETE", bearer],
      ] as const) {
        const { status } = await ask(address, { method, headers, redirect: "manual" });
        if (status >= 500) faults.push(`${method} ${address} ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("is refused in the API's own form", async () => {
    const answer = await ask("/api/v1/claims/%FF/", { headers: bearer });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.json()).toEqual({ detail: "Not found.", error: "Not found.", message: "Not found." });
  });
});

it("refuses a NUL in a query with the field's name", async () => {
  for (const path of [
    "claims",
    "patients",
    "documents/uploads",
    "documents/minimal-appeals",
    "payers/directory",
  ]) {
    const answer = await ask(`/api/v1/${path}/?search=a%00b`, { headers: bearer });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toEqual({ search: [expect.any(String)] });
  }
});

describe("a made-up server action", () => {
  const id = "00".repeat(20).concat("aa");
  const form = `--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${id}"\r\n\r\n\r\n--x--\r\n`;
  const asked = (path: string, origin: string, init: { headers: Record<string, string>; body: string }) =>
    ask(path, { method: "POST", ...init, headers: { Cookie: cookie, Origin: origin, ...init.headers } });

  it.each(["https://elsewhere.example", "null"])("from %s is forbidden", async (origin) => {
    const pages = ["/login", "/claims", "/appeals", "/invite/x.png", "/claims/x.svg"];
    const none = ["/api", "/api/", "/_next/image", "/_next/static", "/icon.svg", "/landing/x.webp", "/x.ico"];
    for (const path of [...pages, ...none]) {
      const called = {
        headers: { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" },
        body: "[]",
      };
      const sent = { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: form };
      expect((await asked(path, origin, called)).status).toBe(403);
      expect((await asked(path, origin, sent)).status).toBe(403);
    }
  });

  it("of our own pages is no fault of ours", async () => {
    const called = { headers: { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" }, body: "[]" };
    expect((await asked("/claims", new URL(appUrl()).origin, called)).status).toBeLessThan(500);
  });
});

it("a page whose address ends like a picture's is a page, with its policy, and kept by nobody", async () => {
  for (const path of [
    "/invite/x.png",
    "/verify-email/x/y.svg",
    "/reset-password/x.ico",
    "/x.webp",
    "/landing/x.webp",
  ]) {
    const { headers } = await ask(path);
    expect([path, headers.get("content-security-policy")]).toEqual([
      path,
      expect.stringContaining("'nonce-"),
    ]);
    expect(headers.get("cache-control"), path).toMatch(/no-store/);
  }
  for (const path of ["/claims/x.png", "/appeals/x.svg/case"]) {
    expect((await ask(path)).headers.get("location"), path).toMatch(/^\/login\?next=/);
  }
});

it("the whole server as a target is refused", async () => {
  for (const method of ["OPTIONS", "GET", "POST"]) {
    expect([400, 405], method).toContain((await rawCall(appUrl(), { method, path: "*" })).status);
  }
});
