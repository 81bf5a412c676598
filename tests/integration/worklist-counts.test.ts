import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { shiftDays, todayIn } from "@/lib/core/dates";
import { changeWorklist, undoWorklist } from "@/lib/domain/case/worklist/mutations";
import { countOpenCases, listWorklist } from "@/lib/domain/case/worklist/queries";
import { WORKLIST_STATES } from "@/lib/domain/case/worklist/schema";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { deniedClaim, patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";

/** How many cases are in each state is kept by triggers: it is what a fresh count of the cases says. */

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});

const HERE = "America/New_York";
const day = (days: number) => shiftDays(todayIn(HERE), days);
const NONE = Object.fromEntries(WORKLIST_STATES.map((state) => [state, 0]));

async function kept(ctx: Ctx) {
  const rows = await t.admin<{ state: string; n: number }[]>`
    select state, sum(n)::int as n from worklist_counts where practice_id = ${ctx.practiceId} group by state`;
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
}

async function fresh(ctx: Ctx) {
  const rows = await t.admin<{ state: string; n: number }[]>`
    select state, count(*)::int as n from worklist_items where practice_id = ${ctx.practiceId} group by state`;
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
}

const rowsKept = async (ctx: Ctx) => {
  const [row] = await t.admin<{ n: number }[]>`
    select count(*)::int as n from worklist_counts where practice_id = ${ctx.practiceId}`;
  return row?.n;
};

/** Numbers that look like chance and are the same in each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Writes claims that may be there already, as an import does, and brings deleted ones back. */
const write = (ctx: Ctx, owner: string, ids: string[], status: string, deadline: string | null) =>
  inContext(ctx, (tx) =>
    tx.execute(sql`insert into claims (id, practice_id, patient_id, status, total_charges, denial_date, appeal_deadline)
      select id::uuid, ${ctx.practiceId}, ${owner}, ${status}, 20000, ${day(-30)}::date, ${deadline}::date
        from unnest(${sql.param(ids)}::text[]) id
      on conflict (id) do update set status = excluded.status, appeal_deadline = excluded.appeal_deadline, deleted_at = null`),
  );

describe("the counts of the worklist's states", () => {
  it("are those of a fresh count, whatever is done to the cases and by how many at once", async () => {
    const { ctx } = await account(t.db);
    const owner = await patient(ctx);
    const claims = Array.from({ length: 30 }, () => crypto.randomUUID());
    const appeals = Array.from({ length: 8 }, () => crypto.randomUUID());
    const cases = async () =>
      (
        await t.admin<{ id: string }[]>`
        select id from worklist_items where practice_id = ${ctx.practiceId} order by id`
      ).map(({ id }) => id);

    async function act(next: (below: number) => number): Promise<void> {
      const one = claims[next(30)] ?? "";
      const ids = (await cases()).filter(() => next(8) === 0);
      const what = next(9);
      if (what <= 2) {
        const status = ["denied", "rejected", "partially_paid", "paid"][next(4)] ?? "denied";
        await write(ctx, owner, [one], status, next(4) ? day(next(60) - 15) : null);
      } else if (what === 3) {
        await inContext(ctx, (tx) =>
          tx.execute(sql`update claims set deleted_at = now()
            where practice_id = ${ctx.practiceId} and id = ${one}::uuid`),
        );
      } else if (what === 4) {
        await inContext(ctx, (tx) =>
          tx.execute(sql`insert into appeals (id, practice_id, patient_name, denial_code, created_by)
            values (${appeals[next(8)]}::uuid, ${ctx.practiceId}, 'Ana Lima', 'CO-50', ${ctx.actor.userId})
            on conflict (id) do update set deleted_at = case when ${next(2)} = 1 then now() end`),
        );
      } else if (what === 5) {
        await listWorklist(ctx, { page_size: "10" });
      } else if (what === 6) {
        await countOpenCases(ctx);
      } else if (ids.length > 0) {
        const action =
          what === 7
            ? { action: "snooze" as const, ids, until: day(1 + next(5)), reason: "Records asked for" }
            : { action: "close" as const, ids, reason: "Too small to chase" };
        // A case that ended meanwhile, or whose last day comes sooner, refuses all.
        const change = await changeWorklist(ctx, action).catch(() => null);
        if (change && next(2)) await undoWorklist(ctx, { change_id: change.change_id }).catch(() => null);
      }
    }

    await write(ctx, owner, claims, "denied", day(20));
    // Which states there are at the end depends on who came first; over the rounds each has been there.
    const seen = new Set<string>();
    for (let round = 1; round <= 6; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, async (_, hand) => {
          const next = chance(round * 100 + hand);
          for (let n = 0; n < 10; n += 1) await act(next);
        }),
      );
      const counted = await fresh(ctx);
      expect(await kept(ctx), `round ${round}`).toEqual(counted);
      for (const [state, n] of Object.entries(counted)) if (n !== 0) seen.add(state);
    }
    const { counts } = await listWorklist(ctx, { page_size: "10" });
    expect(counts).toEqual(await fresh(ctx));
    expect(seen.size).toBeGreaterThan(2);
    expect(await countOpenCases(ctx)).toBe(counts.open);
    // Folding changes none of them.
    await inContext(ctx, (tx) => tx.execute(sql`select fold_worklist_counts()`));
    expect(await kept(ctx)).toEqual(await fresh(ctx));
    expect(await rowsKept(ctx)).toBe(Object.values(counts).filter((n) => n !== 0).length);
  });

  it("follow the day: what was put off or ran out is counted where it is read, and nobody writes it before", async () => {
    const { ctx } = await account(t.db);
    const zone = (name: string) =>
      t.admin`update practices set time_zone = ${name} where id = ${ctx.practiceId}`;
    // The two are 24 hours apart: the next day comes, and nothing of the cases is written.
    await zone("Pacific/Pago_Pago");
    const here = todayIn("Pacific/Pago_Pago");
    const stated = (days: number) => ({
      denial_details: {
        denial_date: here,
        denial_category: "medical_necessity",
        appeal_deadline: shiftDays(here, days),
      },
    });
    for (const days of [0, 0, 9, 30]) await deniedClaim(ctx, stated(days));
    const first = await listWorklist(ctx, { page_size: "10" });
    const later = first.results.at(-1)?.id ?? "";
    await changeWorklist(ctx, {
      action: "snooze",
      ids: [later],
      until: shiftDays(here, 1),
      reason: "Records asked for",
    });
    const before = (await listWorklist(ctx, { page_size: "10" })).counts;
    expect(before).toEqual({ ...NONE, open: 3, snoozed: 1 });
    await zone("Pacific/Tongatapu");
    expect((await listWorklist(ctx, { page_size: "10" })).counts).toEqual({ ...NONE, open: 2, expired: 2 });
    expect(await kept(ctx)).toEqual(await fresh(ctx));
  });

  it("make nobody wait: two that write at once, and one that folds, each go on", async () => {
    const { ctx } = await account(t.db);
    const owner = await patient(ctx);
    const [one, two, three] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await write(ctx, owner, [one], "denied", day(20));
    const patience = sql`set local lock_timeout = '2s'`;
    await inContext(ctx, async (tx) => {
      await tx.execute(sql`select fold_worklist_counts()`);
      await tx.execute(sql`update claims set deleted_at = now() where id = ${one}::uuid`);
      // Not committed yet: another writes the same state, folds what it may, and reads.
      await inContext(ctx, async (other) => {
        await other.execute(patience);
        await other.execute(sql`insert into claims (id, practice_id, patient_id, status)
          values (${two}::uuid, ${ctx.practiceId}, ${owner}, 'rejected')`);
        await other.execute(sql`select fold_worklist_counts()`);
      });
      expect((await listWorklist(ctx, { page_size: "10" })).counts.open).toBe(2);
      await tx.execute(sql`insert into claims (id, practice_id, patient_id, status)
        values (${three}::uuid, ${ctx.practiceId}, ${owner}, 'rejected')`);
    });
    expect(await kept(ctx)).toEqual({ ...NONE, open: 2 });
    expect(await fresh(ctx)).toEqual({ ...NONE, open: 2 });
  });

  it("begin with the cases that are there when the migration comes", async () => {
    const { ctx } = await account(t.db);
    const owner = await patient(ctx);
    await write(ctx, owner, [crypto.randomUUID(), crypto.randomUUID()], "denied", day(20));
    await write(ctx, owner, [crypto.randomUUID()], "denied", day(-3));
    const before = await fresh(ctx);
    await t.admin`delete from worklist_counts`;
    const file = await readFile("db/migrations/0044_worklist_counts.sql", "utf8");
    const steps = file.split("--> statement-breakpoint");
    const filling = steps.filter((step) => /^\s*(--.*\s+)?(ALTER TABLE|INSERT INTO)/.test(step));
    const migrating = postgres(t.ownerUrl, { max: 1 });
    try {
      await migrating.begin(async (tx) => {
        for (const step of filling) await tx.unsafe(step);
      });
    } finally {
      await migrating.end();
    }
    expect(filling).toHaveLength(5);
    expect(await kept(ctx)).toEqual(before);
    expect(Object.values(before).filter((n) => n > 0)).toHaveLength(2);
  });

  it("get no row from a change that leaves each case where it is", async () => {
    const { ctx } = await account(t.db);
    await write(ctx, await patient(ctx), [crypto.randomUUID()], "denied", day(20));
    const { results } = await listWorklist(ctx, { page_size: "10" });
    const before = await rowsKept(ctx);
    await changeWorklist(ctx, { action: "note", ids: results.map(({ id }) => id), note: "Call them" });
    expect(await rowsKept(ctx)).toBe(before);
  });

  it("are not told above 10,000", async () => {
    const { ctx } = await account(t.db);
    const owner = await patient(ctx);
    await write(ctx, owner, [crypto.randomUUID()], "rejected", null);
    // As if there were so many more.
    await t.admin`insert into worklist_counts (practice_id, state, n) values (${ctx.practiceId}, 'open', 9999)`;
    expect((await listWorklist(ctx, { page_size: "1" })).counts.open).toBe(10_000);
    await write(ctx, owner, [crypto.randomUUID()], "rejected", null);
    const { count, counts } = await listWorklist(ctx, { page_size: "1" });
    expect([count, counts.open]).toEqual([null, null]);
    expect(await countOpenCases(ctx)).toBeNull();
  });
});
