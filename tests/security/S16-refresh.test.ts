import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as refresh } from "@/app/api/v1/accounts/auth/token/refresh/route";
import { contextOf } from "@/lib/auth/authenticate";
import { refreshSession } from "@/lib/domain/account/sessions";
import { hashToken, openPair } from "@/lib/domain/account/tokens";
import { account, origin } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase } from "../support/routes";

const ROUNDS = 20;

let test: TestDatabase;
let racers: ChildProcess[] = [];
beforeAll(async () => {
  test = await testDatabase();
  useDatabase(test.db);
  racers = [1, 2].map(() =>
    fork("tests/support/refresh-racer.ts", {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, DATABASE_URL: test.appUrl },
    }),
  );
  await Promise.all(racers.map((racer) => once(racer, "message")));
});
afterAll(() => {
  for (const racer of racers) racer.disconnect();
});

const bearer = () => ({ ...origin(), carrier: "bearer", quiet: false }) as const;
const isAlive = async (access: string) => (await contextOf(test.db, access, "bearer", origin())) !== null;
/** Moves a token's use into the past, as waiting would. */
const spentSeconds = (raw: string, seconds: number) => test.admin`
  update refresh_tokens set used_at = used_at - make_interval(secs => ${seconds}) where token_hash = ${hashToken(raw)}`;

describe("S16 refresh tokens", () => {
  it(`yield one new pair to 100 parallel callers in two processes, ${ROUNDS} times`, async () => {
    let { tokens } = await account(test.db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = racers.map((racer) => once(racer, "message"));
      for (const racer of racers) racer.send({ token: tokens.refresh, times: 50 });
      const pairs = (await Promise.all(answers)).flatMap(([list]) => list as (typeof tokens)[]);
      expect(pairs).toHaveLength(100);
      expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
      tokens = pairs[0] ?? tokens;
    }
    const [count] = await test.admin`
      select count(*)::int as n from refresh_tokens where session_id =
        (select session_id from refresh_tokens where token_hash = ${hashToken(tokens.refresh)})`;
    expect(count?.n).toBe(ROUNDS + 1);
  });

  it("end the whole family when one is used again after the grace, and say so in the audit", async () => {
    const { tokens, ctx } = await account(test.db);
    const next = await refreshSession(test.db, tokens.refresh, bearer());
    expect(await isAlive(next.access)).toBe(true);
    await spentSeconds(tokens.refresh, 11);
    await expect(refreshSession(test.db, tokens.refresh, bearer())).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(await isAlive(next.access)).toBe(false);
    expect(await isAlive(tokens.access)).toBe(false);
    await expect(refreshSession(test.db, next.refresh, bearer())).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    const events = await test.admin`
      select result from audit_events where practice_id = ${ctx.practiceId} and action = 'refresh_token'`;
    expect(events.map((event) => event.result)).toEqual(["refused"]);
  });

  it("still answer within the grace", async () => {
    const { tokens } = await account(test.db);
    const next = await refreshSession(test.db, tokens.refresh, bearer());
    await spentSeconds(tokens.refresh, 8);
    expect(await refreshSession(test.db, tokens.refresh, bearer())).toEqual(next);
  });

  it("are stored so that the table's reader gets no token", async () => {
    const { tokens } = await account(test.db);
    const next = await refreshSession(test.db, tokens.refresh, bearer());
    const rows = await test.admin`select refresh_tokens::text as row, successor from refresh_tokens`;
    for (const { row } of rows) {
      for (const raw of [tokens.refresh, next.refresh, next.access]) expect(row).not.toContain(raw);
    }
    const sealed = rows.find((row) => row.successor)?.successor;
    expect(() => openPair(sealed, next.refresh)).toThrow();
  });

  it("answer by REST with a pair, and refuse nonsense with 401", async () => {
    const { tokens } = await account(test.db);
    const answer = await call(refresh, { method: "POST", body: { refresh: tokens.refresh } });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(["access", "refresh"]);
    for (const bad of [tokens.access, "x", `adr_${"A".repeat(43)}`, "adr_"]) {
      expect((await call(refresh, { method: "POST", body: { refresh: bad } })).status).toBe(401);
    }
    expect((await call(refresh, { method: "POST", body: {} })).status).toBe(401);
    expect((await call(refresh, { method: "POST", body: { refresh: 7 } })).status).toBe(400);
  });
});
