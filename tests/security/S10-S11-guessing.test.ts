import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/v1/accounts/auth/login/route";
import { POST as reset } from "@/app/api/v1/accounts/auth/password/reset/route";
import { POST as register } from "@/app/api/v1/accounts/auth/register/route";
import { offerResetLinks } from "@/lib/domain/account/password-reset";
import { signUp } from "@/lib/domain/account/sign-up";
import { freshSignUp, origin, PASSWORD, signInAs } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { call, useDatabase } from "../support/routes";

const checks = vi.hoisted(() => ({ count: 0 }));
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => {
      checks.count += 1;
      return real.verify(...args);
    },
  };
});

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
});
beforeEach(() => {
  checks.count = 0;
});

async function someone() {
  const input = freshSignUp();
  await signUp({ db: test.db, origin: origin() }, input);
  return input;
}
const wrong = (username: string, address: string) =>
  signInAs(test.db, { username, password: "not the password" }, { address }).then(
    () => "signed in",
    (error) => error.code as string,
  );
const tally = (results: string[]) =>
  Object.fromEntries(results.map((r) => [r, results.filter((x) => x === r).length]));

describe("S10 guessing", () => {
  it("lets exactly ten of 200 parallel wrong passwords be checked, from whatever address", async () => {
    const { username } = await someone();
    const addresses = Array.from({ length: 200 }, (_, i) => `198.51.100.${i}`);
    const results = await Promise.all(addresses.map((address) => wrong(username, address)));
    expect(tally(results)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 190 });
    expect(checks.count).toBe(10);
  });

  it("counts case, width and blanks of a name as one", async () => {
    const { username } = await someone();
    const wide = username.replace(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    const forms = [username, username.toUpperCase(), ` ${username} `, wide];
    const results: string[] = [];
    for (let i = 0; i < 12; i += 1) results.push(await wrong(forms[i % forms.length] ?? "", "198.51.100.1"));
    expect(tally(results)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 2 });
  });

  it("lets the person in from an address that they used before, while strangers guess", async () => {
    const { username, password } = await someone();
    const home = "203.0.113.7";
    await signInAs(test.db, { username, password }, { address: home });
    for (let i = 0; i < 15; i += 1) await wrong(username, `198.51.100.${i}`);
    expect(await wrong(username, "198.51.100.99")).toBe("RATE_LIMITED");
    await expect(signInAs(test.db, { username, password }, { address: home })).resolves.toBeDefined();
  });

  it("gives right passwords their try back", async () => {
    const { username, password } = await someone();
    for (let i = 0; i < 25; i += 1)
      await signInAs(test.db, { username, password }, { address: "203.0.113.8" });
  });

  it("says how long to wait, and what else to do", async () => {
    const { username } = await someone();
    for (let i = 0; i < 10; i += 1) await wrong(username, "198.51.100.1");
    const answer = await call(login, { method: "POST", body: { username, password: PASSWORD } });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.body.error).toContain("reset your password");
  });

  it("ignores a forged X-Forwarded-For where no proxy is trusted", async () => {
    const { username } = await someone();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const headers = { "X-Forwarded-For": `198.51.100.${i}` };
      statuses.push(
        (await call(login, { method: "POST", headers, body: { username, password: "x" } })).status,
      );
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  it("refuses everybody while the counters can't be reached", async () => {
    const { username, password } = await someone();
    await test.admin`alter table throttle_counters rename to throttle_counters_gone`;
    try {
      checks.count = 0;
      const answer = await call(login, { method: "POST", body: { username, password } });
      expect(answer.status).toBe(503);
      expect(checks.count).toBe(0);
      expect((await call(register, { method: "POST", body: freshSignUp() })).status).toBe(503);
    } finally {
      await test.admin`alter table throttle_counters_gone rename to throttle_counters`;
    }
  });
});

describe("S11 who has an account", () => {
  const bare = (answer: Awaited<ReturnType<typeof call>>) => ({
    status: answer.status,
    body: answer.body,
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
  });

  it("can't be told by signing in: same answer, same work", async () => {
    const { username } = await someone();
    const known = await call(login, { method: "POST", body: { username, password: "not the password" } });
    const forKnown = checks.count;
    const unknown = await call(login, {
      method: "POST",
      body: { username: "nobody", password: "not the password" },
    });
    expect(bare(unknown)).toEqual(bare(known));
    expect(known.status).toBe(401);
    expect(checks.count - forKnown).toBe(forKnown);
  });

  it("can't be told by asking for a reset", async () => {
    const { email } = await someone();
    const known = await call(reset, { method: "POST", body: { email } });
    const unknown = await call(reset, { method: "POST", body: { email: "nobody@nowhere.example" } });
    expect(bare(unknown)).toEqual(bare(known));
    expect(known.status).toBe(200);
  });

  it("can't be told by how long a reset takes: only the worker looks who has the address", async () => {
    const { email } = await someone();
    const mailed = async (address: string) => {
      await test.admin`alter table users rename to users_gone`;
      try {
        const answer = await call(reset, { method: "POST", body: { email: address } });
        expect(answer.status).toBe(200);
      } finally {
        await test.admin`alter table users_gone rename to users`;
      }
      const [request] = await emitted(test.admin, "account/reset.requested");
      const links = await offerResetLinks(test.db, request?.requestId ?? "");
      return links.map((link) => link.emailKey);
    };
    expect(await mailed(email)).toEqual([email]);
    expect(await mailed(`nobody-${crypto.randomUUID()}@nowhere.example`)).toEqual([]);
  });

  it("can't be told by signing up, nor by using what was signed up", async () => {
    const holder = await someone();
    await test.admin`update users set email_verified_at = now() where email = ${holder.email}`;
    const again = freshSignUp({ email: holder.email });
    const fresh = freshSignUp();
    const known = await call(register, { method: "POST", body: again });
    const unknown = await call(register, { method: "POST", body: fresh });
    expect(bare(known)).toEqual(bare(unknown));
    expect(known.status).toBe(201);
    for (const { username, password } of [again, fresh]) {
      const answer = await call(login, { method: "POST", body: { username, password } });
      expect(answer.body.user).toMatchObject({ username, email_verified: false });
    }
    const told = await emitted(test.admin, "account/address.reused");
    const [person] = await test.admin`select id from users where username = ${holder.username}`;
    expect(told.map((notice) => notice.accountId)).toEqual([person?.id]);
  });
});
