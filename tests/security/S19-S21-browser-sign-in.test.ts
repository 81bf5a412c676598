import { beforeAll, describe, expect, it } from "vitest";
import { PATCH as saveProfile } from "@/app/api/v1/accounts/profile/route";
import { contextOf } from "@/lib/auth/authenticate";
import { browserSignIn } from "@/lib/auth/browser-sign-in";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "@/lib/core/cookie-names";
import { account, origin, PASSWORD } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});

const HOME = "http://localhost:3000";
async function nextAuth(
  path: string,
  init: {
    method?: string;
    cookies?: string[];
    form?: Record<string, string>;
    headers?: Record<string, string>;
  } = {},
) {
  const request = new Request(`${HOME}/api/auth/${path}`, {
    method: init.method ?? "GET",
    headers: {
      Origin: HOME,
      ...(init.cookies && { Cookie: init.cookies.map((cookie) => cookie.split(";")[0]).join("; ") }),
      ...init.headers,
    },
    ...(init.form && { body: new URLSearchParams(init.form) }),
  });
  const response = await browserSignIn(request, {
    params: Promise.resolve({ nextauth: path.split("?")[0]?.split("/") ?? [] }),
  });
  return { status: response.status, cookies: response.headers.getSetCookie(), response };
}

async function signIn(
  input: { username: string; password: string },
  held: string[] = [],
  extra: Record<string, string> = {},
  headers = {},
) {
  const csrf = await nextAuth("csrf");
  const { csrfToken } = (await csrf.response.json()) as { csrfToken: string };
  return nextAuth("callback/credentials", {
    method: "POST",
    cookies: [...csrf.cookies, ...held],
    form: { ...input, ...extra, csrfToken, json: "true" },
    headers,
  });
}
const cookieValue = (cookies: string[], name: string) =>
  cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0]
    ?.slice(name.length + 1);

describe("S20 cookies", () => {
  it("are locked down, all of them", async () => {
    const { input } = await account(test.db);
    const csrf = await nextAuth("csrf");
    const { cookies } = await signIn({ username: input.username, password: PASSWORD });
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(
      expect.arrayContaining([ACCESS_COOKIE, REFRESH_COOKIE]),
    );
    for (const cookie of [...csrf.cookies, ...cookies]) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]) {
        expect(cookie.toLowerCase()).toContain(attribute.toLowerCase());
      }
      expect(cookie.toLowerCase()).not.toContain("domain=");
      expect(cookie.length).toBeLessThan(4096);
    }
  });
});

describe("S19 the client writes nothing into its session", () => {
  it("serves only sign-in and sign-out", async () => {
    for (const [method, path] of [
      ["POST", "session"],
      ["GET", "session"],
      ["POST", "_log"],
      ["GET", "signout"],
      ["GET", "callback/credentials"],
      ["GET", "signin"],
      ["POST", "signin/credentials"],
      ["PUT", "session"],
    ] as const) {
      expect((await nextAuth(path, { method })).status, `${method} ${path}`).toBe(404);
    }
  });

  it("ignores identity in the sign-in form", async () => {
    const victim = await account(test.db);
    const { input, user } = await account(test.db);
    const { cookies } = await signIn({ username: input.username, password: PASSWORD }, [], {
      id: victim.user.id,
      userId: victim.user.id,
      practiceId: victim.ctx.practiceId,
      role: "admin",
      isOwner: "true",
      email_verified: "true",
    });
    const ctx = await contextOf(test.db, cookieValue(cookies, ACCESS_COOKIE) ?? "", "browser", origin());
    expect(ctx?.actor).toMatchObject({ userId: user.id, role: "provider", emailVerified: false });
  });

  it("ignores identity in the profile", async () => {
    const { tokens, ctx } = await account(test.db);
    const victim = await account(test.db);
    const body = {
      id: victim.user.id,
      username: "root",
      role: "staff",
      is_owner: false,
      email_verified: true,
      second_factor: true,
      practiceId: victim.ctx.practiceId,
      ["__proto__"]: { isOwner: true },
      organization: "Mine",
    };
    const answer = await call(saveProfile, { method: "PATCH", bearer: tokens.access, body });
    expect(answer.body).toMatchObject({
      organization: "Mine",
      role: "provider",
      is_owner: true,
      email_verified: false,
    });
    const after = await contextOf(test.db, tokens.access, "bearer", origin());
    expect(after?.practiceId).toBe(ctx.practiceId);
  });

  it("gives new identifiers at sign-in and ends the session that the browser held", async () => {
    const { input } = await account(test.db);
    const credentials = { username: input.username, password: PASSWORD };
    const first = await signIn(credentials);
    const planted = [`${ACCESS_COOKIE}=ada_${"P".repeat(43)}`, `${REFRESH_COOKIE}=adr_${"P".repeat(43)}`];
    expect(cookieValue((await signIn(credentials, planted)).cookies, ACCESS_COOKIE)).not.toContain("PPPP");
    const held = cookieValue(first.cookies, ACCESS_COOKIE) ?? "";
    const second = await signIn(credentials, first.cookies);
    expect(cookieValue(second.cookies, ACCESS_COOKIE)).not.toBe(held);
    expect(await contextOf(test.db, held, "browser", origin())).toBeNull();
  });
});

describe("S21 other sites can't sign in or out", () => {
  it.each([{ Origin: "https://evil.example" }, { Origin: "null" }, { Origin: "" }])(
    "refuses %j",
    async (headers) => {
      const { input } = await account(test.db);
      const answer = await signIn({ username: input.username, password: PASSWORD }, [], {}, headers);
      expect(answer.status).toBe(403);
      expect(cookieValue(answer.cookies, ACCESS_COOKIE)).toBeUndefined();
    },
  );

  it("refuses a form without the CSRF token", async () => {
    const { input } = await account(test.db);
    const answer = await nextAuth("callback/credentials", {
      method: "POST",
      form: { username: input.username, password: PASSWORD, json: "true" },
    });
    expect(cookieValue(answer.cookies, ACCESS_COOKIE)).toBeUndefined();
  });
});

describe("signing out of the browser", () => {
  it("ends the session and clears both cookies", async () => {
    const { input } = await account(test.db);
    const signedIn = await signIn({ username: input.username, password: PASSWORD });
    const csrf = await nextAuth("csrf");
    const { csrfToken } = (await csrf.response.json()) as { csrfToken: string };
    const out = await nextAuth("signout", {
      method: "POST",
      cookies: [...csrf.cookies, ...signedIn.cookies.filter((c) => !c.startsWith("__Host-c"))],
      form: { csrfToken, json: "true" },
    });
    expect(out.status).toBe(200);
    expect(out.response.headers.get("clear-site-data")).toContain("storage");
    expect(out.cookies.filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
    const access = cookieValue(signedIn.cookies, ACCESS_COOKIE) ?? "";
    expect(await contextOf(test.db, access, "browser", origin())).toBeNull();
  });

  it("says why a sign-in failed, with the time to wait when there were too many", async () => {
    const { input } = await account(test.db);
    const answer = await signIn({ username: input.username, password: "wrong" });
    expect(answer.status).toBe(401);
    const { url } = (await answer.response.json()) as { url: string };
    expect(JSON.parse(new URL(url).searchParams.get("error") ?? "")).toEqual({
      message: "Wrong username or password.",
    });
    for (let i = 0; i < 10; i += 1) await signIn({ username: input.username, password: "wrong" });
    const tooMany = await signIn({ username: input.username, password: PASSWORD });
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("S27 what a stranger sends to the sign-in of browsers", () => {
  it("is as wrong as a wrong password where no account could have it", async () => {
    for (const username of ["a\0b", "\0", "x".repeat(1001)]) {
      const { status, response } = await signIn({ username, password: PASSWORD });
      expect([status, (await response.json()).error]).toEqual([401, "Wrong username or password."]);
    }
    expect((await signIn({ username: "a", password: "x\0y" })).status).toBe(401);
  });

  it("is not read without end", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(97)),
    });
    const request = new Request(`${HOME}/api/auth/callback/credentials`, {
      method: "POST",
      headers: { Origin: HOME, "Content-Type": "application/x-www-form-urlencoded" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    const params = Promise.resolve({ nextauth: ["callback", "credentials"] });
    expect((await browserSignIn(request, { params })).status).toBe(413);
  });
});
