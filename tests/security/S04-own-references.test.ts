import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { isUuid } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { type ApiCall, apiCalls, at, type InputPlace, withAt } from "../support/api-calls";
import { SAMPLES, type Sample, sampleOf } from "../support/api-samples";
import { useAppEnv as settingsOf } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { foreignIds } from "../support/foreign-ids";
import { type PracticeAtWork, practiceAtWork } from "../support/practice-at-work";
import { practiceChecksums, tenantTables } from "../support/practice-rows";
import { callAs, inParallel } from "../support/probes";
import { useDatabase as serveFrom } from "../support/routes";
import { workflowsOnDemand } from "../support/run-workflows";

// Seen red: `isActiveMember` always true with the key of `action_items.assigned_to` dropped; the columns that say who
// wrote a row, before they had foreign keys.

let t: TestDatabase;
let ours: PracticeAtWork;
let theirs: PracticeAtWork;
let calls: ApiCall[];

beforeAll(async () => {
  log.level = "error";
  t = await testDatabase();
  settingsOf(t);
  serveFrom(t.db);
  const workflows = workflowsOnDemand(t.db);
  ours = await practiceAtWork(t, workflows);
  theirs = await practiceAtWork(t, workflows);
  calls = (await apiCalls()).filter(({ name }) => name in SAMPLES);
}, 600_000);

const bothPractices = async () => [
  await practiceChecksums(t.admin, ours.practiceId),
  await practiceChecksums(t.admin, theirs.practiceId),
];

type Reference = { call: ApiCall; place: InputPlace };
const references = (): Reference[] =>
  calls.flatMap((call) =>
    call.inputs
      .filter(({ kind, place }) => kind === "id" && (place === "body" || place === "form"))
      .map((place) => ({ call, place })),
  );

/** The sample with another id at one place; in lists also behind an entry of our own. */
function withForeign(sample: Sample, { place, trail }: InputPlace, id: string): Sample[] {
  if (place === "form") {
    const form = new FormData();
    for (const [key, part] of sample.form?.entries() ?? []) if (key !== trail[0]) form.append(key, part);
    form.append(trail[0] ?? "", id);
    return [{ ...sample, form }];
  }
  const json = withAt(sample.json, trail, id) as object;
  const list = trail.indexOf("0");
  if (list < 0) return [{ ...sample, json }];
  const outer = trail.slice(0, list);
  const behind = [...(at(sample.json, outer) as unknown[]), ...(at(json, outer) as unknown[])];
  return [
    { ...sample, json },
    { ...sample, json: withAt(sample.json, outer, behind) as object },
  ];
}

describe("S04: our records never refer to another practice's", () => {
  it("by any field of any write, alone or in lists", async () => {
    const { ids } = await foreignIds(theirs);
    const accepted: string[] = [];
    let tries = 0;
    for (const { call, place } of references()) {
      const { make } = sampleOf(call.name);
      const sample = await make(ours, ours.people.owner);
      const before = await bothPractices();
      await inParallel(
        Object.entries(ids).filter(([, id]) => isUuid(id)),
        async ([kind, id]) => {
          for (const one of withForeign(sample, place, id)) {
            tries += 1;
            const { status, text } = await callAs(call, ours.people.owner, "bearer", one);
            if (status < 400 || status >= 500)
              accepted.push(`${call.name} ${place.trail.join(".")} took their ${kind}: ${status} ${text}`);
          }
        },
      );
      expect(await bothPractices(), `${call.name} ${place.trail.join(".")}`).toEqual(before);
      // The same call with our own ids goes through, so that it was the reference that was refused.
      const own = await callAs(call, ours.people.owner, "bearer", sample);
      // What only a device can make is refused for being made up, whatever it refers to.
      if (sample.expect) expect(own.status, `${call.name}: ${own.text}`).toBe(sample.expect);
      else expect(own.status, `${call.name}: ${own.text}`).toBeLessThan(300);
    }
    expect(accepted).toEqual([]);
    expect(tries).toBeGreaterThan(300);
  }, 900_000);
});

type ForeignKey = {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
};

async function foreignKeys(admin: postgres.Sql): Promise<ForeignKey[]> {
  return admin<ForeignKey[]>`
    select k.conname as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
           (select array_agg(a.attname::text order by o) from unnest(k.conkey) with ordinality u(n, o)
              join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n) as columns,
           (select array_agg(a.attname::text order by o) from unnest(k.confkey) with ordinality u(n, o)
              join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n) as "targetColumns"
      from pg_constraint k join pg_namespace s on s.oid = k.connamespace and s.nspname = 'public'
     where k.contype = 'f' order by 1`;
}

/** Columns that hold no reference to a practice's row, and why. */
const NO_REFERENCE: Record<string, string> = {
  "appeal_cards.begun_by": "copied by triggers from the appeal, which has the key",
  "appeal_cards.person": "copied by triggers from the appeal or its case, which have the key",
  "appeals.extraction_run_id": "names a run, not a row",
  "notifications.cause_id": "only tells repeated runs apart",
  "audit_events.actor_id": "the record outlives what it tells of",
  "audit_events.entity_id": "the record outlives what it tells of",
  "audit_events.patient_id": "the record outlives what it tells of",
  "idempotency_keys.user_id": "written from the session and looked up with it; gone after a day",
};

describe("S04: and the database refuses by itself", () => {
  it("every key between a practice's tables carries the practice on both sides", async () => {
    const tables = (await tenantTables(t.admin)).map(({ table }) => table);
    const keys = (await foreignKeys(t.admin)).filter(
      ({ table, target }) => tables.includes(table) && tables.includes(target),
    );
    const bare = keys.filter(({ columns, targetColumns }) => {
      const index = columns.indexOf("practice_id");
      return index < 0 || targetColumns[index] !== "practice_id";
    });
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(keys.length).toBeGreaterThan(25);
  });

  it("every column that refers to something is in such a key", async () => {
    const tables = (await tenantTables(t.admin)).map(({ table }) => table);
    const keyed = (await foreignKeys(t.admin)).flatMap(({ table, columns }) =>
      columns.includes("practice_id") || table === "members"
        ? columns.map((column) => `${table}.${column}`)
        : [],
    );
    const columns =
      await t.admin`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name in ${t.admin(tables)} and udt_name = 'uuid'
        and column_name not in ('id', 'practice_id') order by 1`;
    const loose = columns.map(({ name }) => String(name)).filter((name) => !keyed.includes(name));
    expect(loose).toEqual(Object.keys(NO_REFERENCE).sort());
  });

  it("a row of ours with a reference of theirs is no row, even past row security", async () => {
    const tables = (await tenantTables(t.admin)).map(({ table }) => table);
    const keys = (await foreignKeys(t.admin)).filter(
      ({ table, target }) => tables.includes(table) && tables.includes(target),
    );
    const wrong: string[] = [];
    for (const key of keys) {
      const code = await tryForeign(key, keys);
      if (code !== "23503") wrong.push(`${key.name}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * What a superuser gets who makes rows of ours refer to a row of theirs, by copies and by changes, all taken back:
 * "23503" when the key refuses one at least and nothing was taken. Checks and double keys may be in the way first.
 */
async function tryForeign(key: ForeignKey, all: ForeignKey[]): Promise<string> {
  const { admin } = t;
  const others = all
    .filter(({ table, name }) => table === key.table && name !== key.name)
    .flatMap(({ columns }) => columns);
  const own = key.columns.filter((column) => column !== "practice_id");
  const alone = own.filter((column) => !others.includes(column));
  const [their] = await admin`select ${admin(key.targetColumns)} from ${admin(key.target)}
    where practice_id = ${theirs.practiceId} limit 1`;
  const foreign = Object.fromEntries(
    (alone.length > 0 ? alone : own).map((column) => [
      column,
      their?.[key.targetColumns[key.columns.indexOf(column)] ?? ""],
    ]),
  );
  const columns = await admin`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${key.table} and is_generated = 'NEVER' and is_identity = 'NO'`;
  const names = admin(columns.map(({ name }) => String(name)));
  const copied = admin.json({ ...foreign, id: crypto.randomUUID() });
  const table = admin(key.table);
  const codes = new Set<string>();
  const rows =
    await admin`select ctid::text as place from ${table} where practice_id = ${ours.practiceId} limit 6`;
  for (const { place } of rows) {
    const writes = [
      (sql: postgres.TransactionSql) => sql`insert into ${table} (${names}) select ${names} from
        (select (jsonb_populate_record(null::${table}, to_jsonb(o) || ${copied})).* from ${table} o
          where ctid = ${place}::tid) copy`,
      (sql: postgres.TransactionSql) => sql`update ${table} set ${sql(foreign)} where ctid = ${place}::tid`,
    ];
    for (const write of writes) codes.add(await refusalOf(write));
  }
  return codes.has("taken") || !codes.has("23503") ? [...codes].join(" ") : "23503";
}

const refusalOf = (write: (sql: postgres.TransactionSql) => Promise<unknown>): Promise<string> =>
  t.admin
    .begin(async (sql) => {
      await write(sql);
      throw Object.assign(new Error("taken"), { code: "taken" });
    })
    .then(
      () => "taken",
      (error: { code: string }) => error.code,
    );
