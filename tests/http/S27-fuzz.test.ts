import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fuzzed, fuzzedCalls, type OpenApi } from "../support/fuzzed-calls";
import { type HttpPractice, httpPractice } from "../support/http-practice";
import { rawCall, severalAtATime } from "../support/http-raw";
import { appUrl, ask, databaseAdmin, PASSWORD } from "../support/running-app";
import { waitFor } from "../support/wait";
import { shareOf } from "../support/whole";

/**
 * S26, S27, S29, S36: more than 10,000 requests made from the API's own document (in `npm test` one of four of them), the same ones at every run, by somebody who
 * is signed in, about records that are there. What comes is refused or taken; nothing of it is run, called or logged.
 */
const AT_LEAST = 10_000;
/** Each would tell the channel if a part of it were taken for SQL. */
const tell = "select pg_notify('pwned', 'x')";
const INJECTED = [
  `'; ${tell}; --`,
  `' || (${tell})::text || '`,
  `1); ${tell}; --`,
  `created_at; ${tell}`,
  `" from claims; ${tell}; --`,
  `$$; ${tell}; $$`,
  `\\'; ${tell}; --`,
];
const canary = "FUZZCANARY";
let practice: HttpPractice;
let calls: Fuzzed[];
let admin: postgres.Sql;
const heard: string[] = [];
const called: string[] = [];
const listener = createServer((request, response) => {
  called.push(request.url ?? "");
  response.end();
});

beforeAll(async () => {
  practice = await httpPractice(appUrl(), canary);
  admin = await databaseAdmin();
  await admin.listen("pwned", (message) => heard.push(message));
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  const urls = [`http://127.0.0.1:${port}/a`, `//127.0.0.1:${port}/b`, `http://[::ffff:7f00:1]:${port}/c`];
  const document = (await (await ask("/api/v1/openapi.json")).json()) as OpenApi;
  const all = fuzzedCalls(document, { ids: practice.ids, values: [...INJECTED, ...urls] }, AT_LEAST);
  expect(all.length).toBeGreaterThanOrEqual(AT_LEAST);
  calls = shareOf(all, 4);
}, 120_000);
afterAll(async () => {
  await admin.end();
  listener.close();
});

describe("whatever comes to any call", () => {
  it("is never a fault of ours, and always told in the API's form", async () => {
    const wrong: string[] = [];
    const counts = new Map<number, number>();
    await severalAtATime(calls, async ({ what, ...call }) => {
      const { status, headers, text } = await rawCall(appUrl(), {
        ...call,
        headers: { ...practice.bearer, ...call.headers },
      });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const says = `${call.method} ${call.path.slice(0, 120)} ${what}: ${status} ${text.slice(0, 160)}`;
      if (status >= 500) wrong.push(says);
      else if (status >= 400 && !isRefusal(text)) wrong.push(says);
      else if (!headers["x-request-id"]) wrong.push(`${says} without its id`);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
    const share = (status: number) => (counts.get(status) ?? 0) / calls.length;
    // The caller stayed signed in, and most calls came as far as the schema.
    expect(share(401)).toBeLessThan(0.02);
    expect(share(429)).toBeLessThan(0.1);
    expect(share(400)).toBeGreaterThan(0.3);
  }, 1_200_000);

  it("is never run as SQL, where a query that is glued together would be", async () => {
    expect(heard).toEqual([]);
    await admin.unsafe(`select '${INJECTED[1]}'`);
    await waitFor(async () => heard.length > 0, { what: "the vulnerable query to be heard" });
  });

  it("is never called as an address", () => {
    expect(called).toEqual([]);
  });

  it("is in no log, and neither is who asked", async () => {
    const folder = path.join(process.env.APP_DATA_DIR ?? "", "logs");
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), "utf8");
      const token = practice.bearer.Authorization?.slice("Bearer ".length) ?? "no token";
      for (const told of [canary, PASSWORD, token, "pg_notify", "drop table"]) {
        expect(text.includes(told), `${file} tells ${told}`).toBe(false);
      }
    }
  });
});

/** One sentence, or fields with their messages (docs/product.md, C6), that tell nothing of what is inside. */
function isRefusal(text: string): boolean {
  if (/\bselect .+ from |insert into |node_modules|\bat \w+ \(|\.tsx?\b/.test(withoutOwnWords(text)))
    return false;
  const body = JSON.parse(text) as Record<string, unknown>;
  if (typeof body.error === "string") return body.error === body.message && body.error === body.detail;
  return Object.values(body).every(
    (one) => Array.isArray(one) && one.every((said) => typeof said === "string"),
  );
}

/** A field that was made up is named as it was sent. */
const withoutOwnWords = (text: string) =>
  INJECTED.reduce((left, one) => left.replaceAll(JSON.stringify(one), ""), text);
