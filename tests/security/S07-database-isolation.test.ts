import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as readPractice } from "@/app/api/v1/practice/route";
import { connect, type Database, inPractice } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { practices } from "@/db/schema/practices";
import type { PracticeId } from "@/lib/core/ids";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "../support/account";
import { deniedClaim } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { call, useDatabase as workOn } from "../support/routes";
import { WHOLE } from "../support/whole";

/** The whole takes more than a minute. */
const ALTERNATING = WHOLE ? 10_000 : 2_000;

/**
 * The database keeps practices apart by itself. `tenancy.test.ts` holds the first half of the line: every table with a
 * practice column is forced, rows refer to each other with their practice, the app's role owns nothing.
 */

/** Tables that belong to no practice, and why they can't hold a practice's data. */
const OF_NO_PRACTICE = {
  access_tokens: "hashes of a session's tokens",
  audit_seals: "hashes of audit events",
  event_outbox: "ids on their way to the workflows",
  known_devices: "hashes of a person's devices; read at sign-in before the practice is known",
  local_outbox: "local mode's own mails and faxes",
  one_time_tokens: "hashes of one-time links",
  passkey_challenges: "hashes of challenges that wait for an answer",
  passkeys: "a person's public keys; found at sign-in before the practice is known",
  password_reset_requests: "addresses that a reset was asked for, by nobody signed in; gone after a day",
  refresh_tokens: "hashes of a session's tokens",
  sessions: "found by a token before the practice is known",
  throttle_counters: "hashes and counts",
  users: "people; found at sign-in before the practice is known",
  webhook_events: "ids of reports that were handled",
  worker_heartbeats: "times",
};

/** Policies that say more than "the row's practice is the transaction's"; each is looked at by hand. */
const EXCEPTIONS = [
  // Whoever holds an API key finds that one key.
  "api_keys.by_key",
  // Sealing reads every practice's events.
  "audit_events.sealing_read",
  // A refused sign-in of nobody belongs to no practice.
  "audit_events.tenant_insert",
  // A service's report names the sending by a reference that it alone knows.
  "deliveries.by_report",
  // Whoever holds an invitation's secret reads that one.
  "invitations.by_link",
  // A person finds the one practice they work in.
  "members.own_membership",
  // Whoever holds a calendar's address finds whose it is.
  "reminder_settings.by_calendar",
];

let t: TestDatabase;
let a: Awaited<ReturnType<typeof account>>;
let b: Awaited<ReturnType<typeof account>>;
/** Each tenant table with the column that names the practice. */
let tenantTables: { table: string; column: string }[];

beforeAll(async () => {
  t = await testDatabase();
  workOn(t.db);
  [a, b] = [await account(t.db), await account(t.db)];
  for (const { ctx } of [a, b]) await deniedClaim(ctx);
  const rows = await t.admin`
    select c.relname as table from pg_class c
      join pg_attribute p on p.attrelid = c.oid and p.attname = 'practice_id' and not p.attisdropped
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'p') order by 1`;
  tenantTables = [
    { table: "practices", column: "id" },
    ...rows.map(({ table }) => ({ table, column: "practice_id" })),
  ];
});

describe("S07 catalog", () => {
  it("knows of every table whether it belongs to a practice", async () => {
    const rows = await t.admin`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       where relkind in ('r', 'p', 'f', 'm') order by 1`;
    const tenant = tenantTables.map(({ table }) => table);
    expect(rows.map(({ relname }) => relname).sort()).toEqual(
      [...tenant, ...Object.keys(OF_NO_PRACTICE)].sort(),
    );
  });

  it("has on every tenant table a policy for reading and one for writing, none of them wide open", async () => {
    const policies = await t.admin`
      select tablename, policyname, cmd, coalesce(qual, '') as qual, coalesce(with_check, '') as check
        from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'`;
    const wide: string[] = [];
    for (const { table, column } of tenantTables) {
      const own = policies.filter(({ tablename }) => tablename === table);
      const bound = `(${column} = app_practice_id())`;
      const isBound = (text: string) => text === bound || text.startsWith(`(${bound} AND `);
      for (const kind of ["SELECT", "INSERT"]) {
        expect(
          own.some(
            ({ cmd, qual, check }) =>
              ["ALL", kind].includes(cmd) && isBound(kind === "SELECT" ? qual : check),
          ) || EXCEPTIONS.some((name) => kind === "INSERT" && name === `${table}.tenant_insert`),
          `${table} ${kind}`,
        ).toBe(true);
      }
      wide.push(
        ...own
          .filter(
            ({ cmd, qual, check }) =>
              (cmd !== "INSERT" && !isBound(qual)) || (cmd !== "SELECT" && !isBound(check)),
          )
          .map(({ policyname }) => `${table}.${policyname}`),
      );
    }
    expect(wide.sort()).toEqual(EXCEPTIONS);
  });

  it("gives the app's role no other role's rights, and no table to change or drop", async () => {
    const roles = await t.admin`
      select r.rolname from pg_auth_members m join pg_roles r on r.oid = m.roleid
       where m.member = 'appeals_app'::regrole`;
    expect(roles).toHaveLength(0);
    const [role] = await t.admin`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles
       where rolname = 'appeals_app'`;
    expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
    const [schema] = await t.admin`
      select has_schema_privilege('appeals_app', 'public', 'CREATE') as creates`;
    expect(schema?.creates).toBe(false);
    await expect(t.db.execute(sql`alter table patients disable row level security`)).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(t.db.execute(sql`set role appeals_owner`)).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  });

  it("runs views and functions with the caller's rights, or with a pinned search path", async () => {
    const views = await t.admin`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'dbos', 'drizzle') and relkind = 'v'
         and not coalesce(reloptions @> array['security_invoker=true'], false)`;
    expect(views.map(({ relname }) => relname)).toEqual([]);
    const functions = await t.admin`
      select n.nspname || '.' || proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname not in ('pg_catalog', 'information_schema') and p.prosecdef
         and not exists (select 1 from unnest(p.proconfig) as setting where setting like 'search_path=%')`;
    expect(functions.map(({ name }) => name)).toEqual([]);
  });
});

describe("S07 SQL as the app's role", () => {
  const count = (db: Database, practiceId: PracticeId | null, table: string, column: string, whose: string) =>
    inPractice(db, { practiceId }, async (tx) => {
      // The rows of a search are seen by what is searched for; everything is.
      await tx.execute(
        sql`select set_config('app.claim_search', '%', true), set_config('app.patient_search', '%', true)`,
      );
      const [row] = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${whose}`,
      );
      return row?.n ?? -1;
    });
  const filled = async (practiceId: string) => {
    const tables: typeof tenantTables = [];
    for (const one of tenantTables) {
      const [row] = await t.admin`
        select 1 from ${t.admin(one.table)} where ${t.admin(one.column)} = ${practiceId} limit 1`;
      if (row) tables.push(one);
    }
    return tables;
  };

  it("shows no row without a practice or with the wrong one, and every row with the right one", async () => {
    const tables = await filled(a.ctx.practiceId);
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["practices", "members", "patients", "claims", "audit_events"]),
    );
    for (const { table, column } of tables) {
      expect(await count(t.db, null, table, column, a.ctx.practiceId), `${table}, none`).toBe(0);
      expect(await count(t.db, b.ctx.practiceId, table, column, a.ctx.practiceId), `${table}, wrong`).toBe(0);
      expect(await count(t.db, a.ctx.practiceId, table, column, a.ctx.practiceId), `${table}, own`).not.toBe(
        0,
      );
    }
  });

  it("updates and deletes nothing of another practice", async () => {
    for (const { table, column } of await filled(a.ctx.practiceId)) {
      const [name, practice] = [sql.identifier(table), sql.identifier(column)];
      for (const statement of [
        sql`update ${name} set ${practice} = ${practice} where ${practice} = ${a.ctx.practiceId}`,
        sql`delete from ${name} where ${practice} = ${a.ctx.practiceId}`,
      ]) {
        const touched = await inPractice(t.db, { practiceId: b.ctx.practiceId }, (tx) =>
          tx.execute(statement),
        ).then(
          (result) => result.count,
          // Append-only tables don't even let it be tried.
          (error) =>
            String(error.cause?.message).startsWith("permission denied") ? 0 : Promise.reject(error),
        );
        expect(touched, table).toBe(0);
      }
    }
  });

  it("refuses on every table to insert for another practice, or to move a row there", async () => {
    for (const { table, column } of tenantTables) {
      const [name, practice] = [sql.identifier(table), sql.identifier(column)];
      // The policy speaks before the other columns are looked at.
      const insert = inPractice(t.db, { practiceId: b.ctx.practiceId }, (tx) =>
        tx.execute(sql`insert into ${name} (${practice}) values (${a.ctx.practiceId})`),
      );
      await expect(insert, table).rejects.toMatchObject({
        cause: { code: "42501", message: expect.stringContaining("row-level security") },
      });
    }
    const move = inPractice(t.db, { practiceId: b.ctx.practiceId }, (tx) =>
      tx.update(patients).set({ practiceId: a.ctx.practiceId }),
    );
    await expect(move).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});

describe("S07 one pool for all practices", () => {
  it("crosses nothing in thousands of alternating requests over two connections", {
    timeout: 600_000,
  }, async () => {
    const pool = connect(t.appUrl, { max: 2 });
    workOn(pool);
    const people = [a, b].map(({ ctx, tokens, input }) => ({
      ctx: { ...ctx, db: pool } as Ctx,
      tokens,
      name: input.organization,
    }));
    const seen = { own: 0, foreign: 0, outside: 0, failed: 0 };
    /** Of 25, one is a whole request, one asks outside any practice, one fails on its way. */
    const ask = async (index: number) => {
      const person = people[index % 2];
      if (!person) return;
      const { ctx, tokens, name } = person;
      if (index % 25 === 7) {
        const { body } = await call(readPractice, { bearer: tokens.access });
        seen[body.name === name ? "own" : "foreign"] += 1;
        return;
      }
      if (index % 25 === 3) {
        seen.outside += (await pool.select({ id: practices.id }).from(practices)).length;
        return;
      }
      const rows = inContext(ctx, async (tx) => {
        const found = await tx.select({ practice: patients.practiceId }).from(patients);
        if (index % 25 === 5) await tx.execute(sql`select 1 / 0`);
        return found;
      });
      const found = await rows.catch(() => null);
      if (!found) seen.failed += 1;
      else if (found.length > 0 && found.every(({ practice }) => practice === ctx.practiceId)) seen.own += 1;
      else seen.foreign += 1;
    };
    let next = 0;
    const caller = async () => {
      while (next < ALTERNATING) await ask(next++);
    };
    await Promise.all(Array.from({ length: 8 }, caller));
    const failed = ALTERNATING / 25;
    expect(seen).toEqual({ own: ALTERNATING - 2 * failed, foreign: 0, outside: 0, failed });

    // Nothing stays behind on either connection.
    const held = await Promise.all([pool.$client.reserve(), pool.$client.reserve()]);
    for (const connection of held) {
      const [left] = await connection`
        select coalesce(current_setting('app.practice_id', true), '') as practice,
               coalesce(current_setting('app.user_id', true), '') as person`;
      expect(left).toEqual({ practice: "", person: "" });
      connection.release();
    }
    await pool.$client.end();
    workOn(t.db);
  });

  it("is told its practice for one transaction at a time, wherever the code or the database says it", async () => {
    const sources = ["db", "lib", "inngest", "worker", "app"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !file.includes(".test."))
        .map((file) => ({
          name: path.join(folder, file),
          text: readFileSync(path.join(folder, file), "utf8"),
        })),
    );
    const functions = await t.admin`
      select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`;
    let settings = 0;
    for (const { name, text } of [...sources, ...(functions as unknown as typeof sources)]) {
      for (const [whole, local] of text.matchAll(/set_config\(\s*'app\.\w+'[^;]*?,\s*(true|false)\s*\)/g)) {
        settings += 1;
        expect(local, `${name}: ${whole}`).toBe("true");
      }
      expect(text.match(/\bset\s+(?!local)(session\s+)?app\./i)?.[0], name).toBeUndefined();
      expect(text.match(/set_config\(\s*'app\./g)?.length ?? 0, name).toBe(
        text.match(/set_config\(\s*'app\.\w+'[^;]*?,\s*(true|false)\s*\)/g)?.length ?? 0,
      );
    }
    expect(settings).toBeGreaterThan(5);
  });
});
