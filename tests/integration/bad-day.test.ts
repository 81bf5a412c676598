import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { GET as listAppeals, POST as newAppeal } from "@/app/api/v1/documents/minimal-appeals/route";
import { connect, type Database } from "@/db/client";
import { takeOverStranded } from "@/inngest/reconcile-dbos";
import { sealAuditEvents, verifyAudit } from "@/lib/domain/practice/activity/seal";
import { account } from "../support/account";
import { type TestDatabase, testDatabase } from "../support/database";
import { type RestDesk, restDesk } from "../support/rest-desk";
import { call, useDatabase } from "../support/routes";

/** What the machine does to an installation: no room, no connection left, a clock that is set. */

describe("a store with no room", () => {
  /** A file system of 2 MB that only the child sees and that goes with it; where that is not allowed, a limit on file sizes. */
  const shell = (() => {
    const mount = (folder: string) => `mount -t tmpfs -o size=2m none "${folder}"`;
    try {
      execFileSync("unshare", ["--mount", "sh", "-c", mount("/mnt")], { stdio: "ignore" });
      return { way: ["unshare", "--mount", "sh", "-c"], before: mount("$0") };
    } catch {
      return { way: ["sh", "-c"], before: "ulimit -f 2048" };
    }
  })();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "full-store-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("says so, keeps nothing half written, and takes what still fits", async () => {
    const [program = "", ...args] = shell.way;
    const command = `${shell.before} && exec "${process.execPath}" --import tsx tests/support/full-store.ts "$0"`;
    const { stdout } = await promisify(execFile)(program, [...args, command, folder]);
    const stored = { answer: "stored", there: true };
    const full = "StorageUnavailable: The file store has no room left, so nothing was stored. Please tell";
    expect(JSON.parse(stdout)).toEqual({
      tries: [stored, { answer: expect.stringContaining(full), there: false }, stored],
      left: [],
    });
  });
});

describe("a database", () => {
  let desk: RestDesk;
  let other: Database | undefined;
  const list = () => call(listAppeals, { bearer: desk.person.tokens.access });
  const create = () => call(newAppeal, { method: "POST", body: {}, bearer: desk.person.tokens.access });
  beforeAll(async () => {
    desk = await restDesk();
  });
  afterEach(async () => {
    useDatabase(desk.t.db);
    await other?.$client.end();
    other = undefined;
  });

  it("with no connection left is an answer to wait for, until there is one again", async () => {
    const name = new URL(desk.t.appUrl).pathname.slice(1);
    other = connect(desk.t.appUrl, { max: 1 });
    useDatabase(other);
    await desk.t.admin.unsafe(`alter database ${name} connection limit 0`);
    const refused = await list();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("2");
    expect(refused.body.detail).toBe("The database doesn't answer right now. Please try again in a moment.");
    await desk.t.admin.unsafe(`alter database ${name} connection limit -1`);
    expect((await list()).status).toBe(200);
  });

  it("with no room left says so, saves nothing, and goes on when there is some", async () => {
    // The server's own error, raised where it would be: as the row is written.
    await desk.t.admin.unsafe(`
      create function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room before insert on appeals for each row execute function no_room()`);
    const refused = await create();
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toMatch(/^The database has no room left, so nothing was saved\./);
    await desk.t.admin.unsafe("drop function no_room() cascade");
    expect((await create()).status).toBe(201);
  });
});

/** The database's clock as the app asks it: `now()` of a schema that stands before PostgreSQL's own. */
async function clockOf(t: TestDatabase) {
  const name = new URL(t.appUrl).pathname.slice(1);
  await t.admin.unsafe(`
    create schema clock;
    create function clock.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + current_setting('clock.ahead')::interval $$;
    grant usage on schema clock to public;
    alter database ${name} set search_path = clock, pg_catalog, public;
    alter database ${name} set clock.ahead = '0'`);
  const pools: Database[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.$client.end())));
  return async (ahead: string): Promise<Database> => {
    await t.admin.unsafe(`alter database ${name} set clock.ahead = '${ahead}'`);
    const pool = connect(t.appUrl, { max: 1 });
    pools.push(pool);
    return pool;
  };
}

describe("a clock that was set", () => {
  it("neither breaks the audit's chain nor leaves an event out of it, forth and back", async () => {
    const t = await testDatabase();
    await account(t.db);
    const at = await clockOf(t);
    const event = (ahead: string) => t.admin`
      insert into audit_events (actor_kind, action, entity, result, request_id, at)
      values ('job', 'read', 'clock', 'success', 'r', now() + ${ahead}::interval)`;
    const wellAt = async (db: Database) => expect((await verifyAudit(db)).problems).toEqual([]);
    const ahead = await at("1 hour");
    await event("59 minutes");
    expect(await sealAuditEvents(ahead)).toBeGreaterThan(0);
    await wellAt(ahead);

    const back = await at("0");
    await event("0");
    // Before the next seal, and after it.
    await wellAt(back);
    expect(await sealAuditEvents(back)).toBeGreaterThan(0);
    await wellAt(back);

    const between = await at("30 minutes");
    await event("29 minutes");
    expect(await sealAuditEvents(between)).toBe(1);
    const later = await at("2 hours");
    await event("119 minutes");
    expect(await sealAuditEvents(later)).toBe(1);
    await wellAt(later);
    const [sealed] = await t.admin`
      select count(*)::int as leaves, count(distinct leaf -> 0)::int as events,
             (select count(*)::int from audit_events) as all
        from audit_seals cross join lateral jsonb_array_elements(leaves) leaf`;
    expect(sealed).toEqual({ leaves: sealed?.all, events: sealed?.all, all: sealed?.all });
    // A row with a false time is still told, and stays so.
    await event("90 minutes");
    expect(await sealAuditEvents(later)).toBe(0);
    expect((await verifyAudit(later)).problems).toMatchObject([{ what: "added after its time was sealed" }]);
  });

  it("takes no run from a worker whose beat looks old and goes on", async () => {
    const t = await testDatabase();
    await t.admin`insert into dbos.workflow_status (workflow_uuid, status, name, executor_id)
      values ('run', 'PENDING', 'x', 'living')`;
    await t.admin`insert into worker_heartbeats (worker_id, started_at, beat_at)
      values ('living', now(), now() - interval '1 hour')`;
    const beat = setInterval(() => {
      void t.admin`update worker_heartbeats set beat_at = beat_at + interval '1 second'`.catch(() => {});
    }, 20);
    try {
      expect(await takeOverStranded(t.db, "other", 500)).toBe(0);
    } finally {
      clearInterval(beat);
    }
  });
});
