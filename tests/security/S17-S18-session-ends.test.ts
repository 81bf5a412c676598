import { beforeAll, describe, expect, it } from "vitest";
import { POST as logout } from "@/app/api/v1/accounts/auth/logout/route";
import { POST as changePassword } from "@/app/api/v1/accounts/auth/password/change/route";
import { GET as profile } from "@/app/api/v1/accounts/profile/route";
import { contextOf } from "@/lib/auth/authenticate";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { refreshSession } from "@/lib/domain/account/sessions";
import { hashToken, type TokenPair } from "@/lib/domain/account/tokens";
import { deactivateMember } from "@/lib/domain/practice/members";
import { account, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const alive = async (tokens: TokenPair) => (await call(profile, { bearer: tokens.access })).status === 200;
const refresh = (tokens: TokenPair, quiet = false) =>
  refreshSession(test.db, tokens.refresh, { ...origin(), carrier: "bearer", quiet });
/** Puts a session's clock back, as waiting would. */
const ago = (tokens: TokenPair, column: "last_used_at" | "expires_at", seconds: number) => test.admin`
  update sessions set ${test.admin(column)} = now() - make_interval(secs => ${seconds})
   where id = (select session_id from access_tokens where token_hash = ${hashToken(tokens.access)})`;
const idleFor = async (tokens: TokenPair) => {
  const [row] = await test.admin`
    select extract(epoch from now() - last_used_at)::int as seconds from sessions
     where id = (select session_id from access_tokens where token_hash = ${hashToken(tokens.access)})`;
  return Number(row?.seconds);
};

describe("S17 limits", () => {
  it("end a session 30 minutes after its last use, for both tokens", async () => {
    const { tokens } = await account(test.db);
    await ago(tokens, "last_used_at", 30 * 60 - 60);
    expect(await alive(tokens)).toBe(true);
    await ago(tokens, "last_used_at", 30 * 60 + 1);
    expect(await alive(tokens)).toBe(false);
    await expect(refresh(tokens)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("end it 12 hours after the sign-in despite activity", async () => {
    const { tokens } = await account(test.db);
    const [row] = await test.admin`
      select round(extract(epoch from expires_at - created_at))::int as seconds from sessions
       where id = (select session_id from access_tokens where token_hash = ${hashToken(tokens.access)})`;
    expect(row?.seconds).toBe(12 * 3600);
    const next = await refresh(tokens);
    await ago(next, "expires_at", 1);
    expect(await alive(next)).toBe(false);
    await expect(refresh(next)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("count a person's call as activity and a poll not", async () => {
    const { tokens } = await account(test.db);
    await ago(tokens, "last_used_at", 20 * 60);
    await call(profile, { bearer: tokens.access, headers: { "x-background": "1" } });
    const next = await refresh(tokens, true);
    expect(await idleFor(next)).toBeGreaterThanOrEqual(20 * 60);
    await call(profile, { bearer: next.access });
    expect(await idleFor(next)).toBeLessThan(60);
  });
});

describe("S18 endings", () => {
  it("by logout with any of its tokens", async () => {
    const person = await account(test.db);
    expect((await call(logout, { method: "POST", bearer: person.tokens.access })).status).toBe(204);
    expect(await alive(person.tokens)).toBe(false);
    const other = await account(test.db);
    await call(logout, { method: "POST", body: { refresh: other.tokens.refresh } });
    expect(await alive(other.tokens)).toBe(false);
  });

  it("by logout in the browser: cookies cleared, storage told to clear, copies dead", async () => {
    const { input } = await account(test.db);
    const { tokens } = await signInAs(
      test.db,
      { username: input.username, password: PASSWORD },
      { carrier: "browser" },
    );
    const headers = {
      Cookie: `${ACCESS_COOKIE}=${tokens.access}; ${REFRESH_COOKIE}=${tokens.refresh}`,
      Origin: "http://localhost:3000",
    };
    const foreign = await call(logout, {
      method: "POST",
      headers: { ...headers, Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    const answer = await call(logout, { method: "POST", headers });
    expect(answer.headers.get("clear-site-data")).toContain("storage");
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-\w+=; .*Secure; HttpOnly; SameSite=Lax; Max-Age=0$/);
    expect(await contextOf(test.db, tokens.access, "browser", origin())).toBeNull();
  });

  it("by a changed password: other devices end, this one stays", async () => {
    const { input, tokens } = await account(test.db);
    const elsewhere = await signInAs(test.db, { username: input.username, password: PASSWORD });
    const body = { current: PASSWORD, password: "another fine sentence", password2: "another fine sentence" };
    const refused = await call(changePassword, {
      method: "POST",
      bearer: tokens.access,
      body: { ...body, current: "x" },
    });
    expect(refused.body).toEqual({ current: ["That is not your current password."] });
    expect((await call(changePassword, { method: "POST", bearer: tokens.access, body })).status).toBe(200);
    expect(await alive(elsewhere.tokens)).toBe(false);
    expect(await alive(tokens)).toBe(true);
  });

  it("by deactivation, for access and refresh (S08)", async () => {
    const owner = await account(test.db);
    const colleague = await account(test.db);
    // A colleague of the same practice, as an invitation would make one.
    await test.admin`update members set practice_id = ${owner.ctx.practiceId}, is_owner = false where user_id = ${colleague.user.id}`;
    const { input } = colleague;
    const { tokens } = await signInAs(test.db, { username: input.username, password: PASSWORD });
    expect(await alive(tokens)).toBe(true);
    await deactivateMember(owner.ctx, { id: colleague.user.id });
    expect(await alive(tokens)).toBe(false);
    await expect(refresh(tokens)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(signInAs(test.db, { username: input.username, password: PASSWORD })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
