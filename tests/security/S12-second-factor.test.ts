import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/v1/accounts/auth/login/route";
import { contextOf } from "@/lib/auth/authenticate";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@/lib/domain/account/second-factor-settings";
import { refreshSession } from "@/lib/domain/account/sessions";
import { updatePractice } from "@/lib/domain/practice/practice";
import { account, origin, PASSWORD } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { emitted } from "../support/emitted";
import { practiceOfTwo } from "../support/invited";
import { call, useDatabase } from "../support/routes";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
  // The middle of a step, so that none ends while a test runs.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
});
afterAll(() => {
  vi.useRealTimers();
});

/** The authenticator app of a person. */
function appFor(otpauthUrl: string) {
  const secret = Secret.fromBase32(new URL(otpauthUrl).searchParams.get("secret") ?? "");
  const totp = new TOTP({ secret, period: 30, digits: 6 });
  return { at: (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 }) };
}
/** Forgets the last used step, as waiting half a minute would. */
const wait = (userId: string) =>
  test.admin`update users set totp_last_step = totp_last_step - 10 where id = ${userId}`;
const signIn = (username: string, code?: string) =>
  call(login, { method: "POST", body: { username, password: PASSWORD, ...(code && { code }) } });

async function withFactor(person: Awaited<ReturnType<typeof account>>) {
  const { otpauth_url } = await beginSecondFactor(person.ctx, { password: PASSWORD });
  const app = appFor(otpauth_url);
  const { recovery_codes } = await confirmSecondFactor(person.ctx, { code: app.at(0) });
  await wait(person.user.id);
  return { app, codes: recovery_codes };
}

describe("S12 second factor", () => {
  it("is asked for after the password, and a code works once", async () => {
    const person = await account(test.db);
    const { app } = await withFactor(person);
    const { username } = person.input;
    const without = await signIn(username);
    expect(without.status).toBe(401);
    expect(without.body).toMatchObject({ second_factor: "required" });
    expect(without.body.tokens).toBeUndefined();
    const code = app.at(0);
    expect((await signIn(username, code)).status).toBe(200);
    expect((await signIn(username, code)).status).toBe(401);
    await wait(person.user.id);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => signIn(username, app.at(0))));
    expect(parallel.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it("takes the neighboring steps of the clock and no others", async () => {
    const person = await account(test.db);
    const { app } = await withFactor(person);
    for (const [steps, status] of [
      [-3, 401],
      [3, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      expect((await signIn(person.input.username, app.at(steps))).status, `step ${steps}`).toBe(status);
      await wait(person.user.id);
    }
  });

  it("throttles wrong codes even with the right password", async () => {
    const person = await account(test.db);
    await withFactor(person);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await signIn(person.input.username, "000000")).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it("has recovery codes that work once and are stored hashed", async () => {
    const person = await account(test.db);
    const { codes } = await withFactor(person);
    expect(new Set(codes).size).toBe(10);
    const [row] = await test.admin`select users::text as row from users where id = ${person.user.id}`;
    for (const code of codes) expect(row?.row).not.toContain(code.replace("-", ""));
    const code = codes[0] ?? "";
    expect((await signIn(person.input.username, code.toUpperCase())).status).toBe(200);
    expect((await signIn(person.input.username, code)).status).toBe(401);
  });

  it("renews recovery codes by password and code; the old ones are void", async () => {
    const person = await account(test.db);
    const { app, codes } = await withFactor(person);
    await expect(renewRecoveryCodes(person.ctx, { password: PASSWORD, code: "000000" })).rejects.toThrow();
    const renewed = await renewRecoveryCodes(person.ctx, { password: PASSWORD, code: app.at(0) });
    expect((await signIn(person.input.username, codes[0] ?? "")).status).toBe(401);
    expect((await signIn(person.input.username, renewed.recovery_codes[0] ?? "")).status).toBe(200);
  });

  it("keeps its key encrypted", async () => {
    const person = await account(test.db);
    const { otpauth_url } = await beginSecondFactor(person.ctx, { password: PASSWORD });
    const [row] = await test.admin`select totp_secret from users where id = ${person.user.id}`;
    expect(row?.totp_secret).not.toContain(new URL(otpauth_url).searchParams.get("secret"));
  });

  it("is turned on and off only with the password, ends other sessions, and is told by mail", async () => {
    const person = await account(test.db);
    const elsewhere = (await signIn(person.input.username)).body.tokens as { access: string };
    await expect(beginSecondFactor(person.ctx, { password: "wrong" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    const { app } = await withFactor(person);
    expect(await contextOf(test.db, elsewhere.access, "bearer", origin())).toBeNull();
    await expect(removeSecondFactor(person.ctx, { password: "wrong", code: app.at(0) })).rejects.toThrow();
    await expect(removeSecondFactor(person.ctx, { password: PASSWORD, code: "000000" })).rejects.toThrow();
    await removeSecondFactor(person.ctx, { password: PASSWORD, code: app.at(0) });
    expect((await signIn(person.input.username)).status).toBe(200);
    const told = (await emitted(test.admin, "account/second-factor.changed")).filter(
      (event) => event.accountId === person.user.id,
    );
    expect(told.map((event) => event.change).sort()).toEqual(["off", "on"]);
  });

  it("can be required: sessions without one end, and the password alone opens nothing", async () => {
    const { owner, colleague } = await practiceOfTwo(test);
    await expect(updatePractice(owner.ctx, { require_second_factor: true })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await withFactor({ ...owner });
    await updatePractice(owner.ctx, { require_second_factor: true });
    expect(await contextOf(test.db, colleague.tokens.access, "bearer", origin())).toBeNull();
    const refreshing = { ...origin(), carrier: "bearer", quiet: false } as const;
    await expect(refreshSession(test.db, colleague.tokens.refresh, refreshing)).rejects.toThrow();
    const asked = await signIn(colleague.username);
    expect(asked.status).toBe(401);
    expect(asked.body).toMatchObject({ second_factor: "setup" });
    // Asking again shows the same key: the one in the app stays good.
    expect((await signIn(colleague.username)).body.otpauth_url).toBe(asked.body.otpauth_url);
    const app = appFor(asked.body.otpauth_url as string);
    expect((await signIn(colleague.username, "000000")).status).toBe(401);
    const answer = await signIn(colleague.username, app.at(0));
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ second_factor: true });
    await expect(removeSecondFactor(owner.ctx, { password: PASSWORD, code: "000000" })).rejects.toMatchObject(
      { code: "CONFLICT" },
    );
  });

  it("holds even where a session was left open by mistake", async () => {
    const person = await account(test.db);
    await test.admin`update practices set require_second_factor = true where id = ${person.ctx.practiceId}`;
    expect(await contextOf(test.db, person.tokens.access, "bearer", origin())).toBeNull();
  });
});
