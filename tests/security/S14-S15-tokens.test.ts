import { beforeAll, describe, expect, it } from "vitest";
import { GET as profile } from "@/app/api/v1/accounts/profile/route";
import { ACCESS_COOKIE } from "@/lib/core/cookie-names";
import { parseSettings } from "@/lib/env";
import { account, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const unsigned = (claims: object) =>
  `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
const withHeader = (authorization: string) => call(profile, { headers: { Authorization: authorization } });

describe("S15 access tokens", () => {
  it("open the profile, and only the right one does", async () => {
    const { tokens, user } = await account(test.db);
    expect((await call(profile, { bearer: tokens.access })).status).toBe(200);
    const last = tokens.access.at(-5) === "A" ? "B" : "A";
    const wrong = {
      "one letter changed": `${tokens.access.slice(0, -5)}${last}${tokens.access.slice(-4)}`,
      "the refresh token": tokens.refresh,
      "an unsigned JWT": unsigned({ sub: user.id, role: "provider", exp: 4_000_000_000 }),
      "64 kB": `ada_${"A".repeat(65_536)}`,
      "the user's id": user.id,
      "another alphabet": `ada_${"é".repeat(43)}`,
      empty: "",
    };
    for (const [name, token] of Object.entries(wrong)) {
      const header = new Headers();
      // What the Headers class itself refuses can't arrive either.
      try {
        header.set("Authorization", `Bearer ${token}`);
      } catch {
        continue;
      }
      expect((await withHeader(`Bearer ${token}`)).status, name).toBe(401);
    }
  });

  it("run out after 15 minutes", async () => {
    const { tokens } = await account(test.db);
    const [row] = await test.admin`
      select round(extract(epoch from max(expires_at - created_at)))::int as seconds from access_tokens`;
    expect(row?.seconds).toBe(15 * 60);
    await test.admin`update access_tokens set expires_at = now() - interval '1 second'`;
    expect((await call(profile, { bearer: tokens.access })).status).toBe(401);
  });

  it("of a browser don't work as bearer, nor the other way round", async () => {
    const { input, tokens } = await account(test.db);
    const browser = await signInAs(
      test.db,
      { username: input.username, password: PASSWORD },
      { carrier: "browser" },
    );
    const cookie = (token: string) => call(profile, { headers: { Cookie: `${ACCESS_COOKIE}=${token}` } });
    expect((await cookie(browser.tokens.access)).status).toBe(200);
    expect((await call(profile, { bearer: browser.tokens.access })).status).toBe(401);
    expect((await cookie(tokens.access)).status).toBe(401);
  });

  it("win over cookies: a bad header is nobody, whatever the cookie says", async () => {
    const { input } = await account(test.db);
    const browser = await signInAs(
      test.db,
      { username: input.username, password: PASSWORD },
      { carrier: "browser" },
    );
    const Cookie = `${ACCESS_COOKIE}=${browser.tokens.access}`;
    const answer = await call(profile, { headers: { Cookie, Authorization: "Bearer nonsense" } });
    expect(answer.status).toBe(401);
  });

  it("are stored as hashes only", async () => {
    const { tokens } = await account(test.db);
    const rows = await test.admin`select access_tokens::text as row from access_tokens`;
    for (const { row } of rows) expect(row).not.toContain(tokens.access);
  });
});

describe("S14 closed when in doubt", () => {
  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "bearer  ",
    "Token x",
    "Bearer a b",
    "Bearer \t",
    ", , ,",
    "{}",
    "%00",
  ])("answers 401 to the header %j", async (value) => {
    const answer = await withHeader(value);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
  });

  it.each(["APP_SECRET", "FIELD_KEYS", "APP_URL", "DATABASE_URL"])("does not start without %s", (name) => {
    const settings: Record<string, string | undefined> = { ...process.env, [name]: undefined };
    expect(() => parseSettings(settings)).toThrow(name);
  });

  it("does not start with a short secret", () => {
    expect(() => parseSettings({ ...process.env, APP_SECRET: "short" })).toThrow("APP_SECRET");
  });

  it("lets nobody in while the database can't be asked", async () => {
    const { tokens } = await account(test.db);
    await test.admin`alter table sessions rename to sessions_gone`;
    try {
      const answer = await call(profile, { bearer: tokens.access });
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/sessions|select|postgres/i);
    } finally {
      await test.admin`alter table sessions_gone rename to sessions`;
    }
  });
});
