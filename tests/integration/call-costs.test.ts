import { afterAll, beforeAll, expect, it } from "vitest";
import { PATCH as changeClaim, GET as claim } from "@/app/api/v1/claims/[claimId]/route";
import { POST as createClaim, GET as listClaims } from "@/app/api/v1/claims/route";
import { GET as statistics } from "@/app/api/v1/claims/statistics/route";
import { GET as listAppeals } from "@/app/api/v1/documents/minimal-appeals/route";
import { GET as listDocuments } from "@/app/api/v1/documents/uploads/route";
import { GET as listPatients } from "@/app/api/v1/patients/route";
import { GET as listWorklist } from "@/app/api/v1/worklist/route";
import { connect, type Database } from "@/db/client";
import { seedClaims } from "../../scripts/bench/claims-data";
import { seedPapers } from "../../scripts/bench/http/papers-data";
import { tapWire, type WireTap } from "../../scripts/bench/http/wire-tap";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type CallCost, MOST } from "../support/call-costs";
import { type TestDatabase, testDatabase } from "../support/database";
import { type CallOptions, call, useDatabase as serveFrom } from "../support/routes";

const CLAIMS = 10_000;
/** Before a statement is counted: a connection parses and describes each once. */
const WARM_UP = 8;

let t: TestDatabase;
let tap: WireTap;
let db: Database;
let bearer: string;
let claimId: string;
let patientId: string;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t, {});
  const { ctx, tokens } = await account(t.db);
  bearer = tokens.access;
  await seedClaims(t.admin, ctx.practiceId, ctx.actor.userId, CLAIMS);
  await seedPapers(t.admin);
  const [row] = await t.admin<{ id: string; patient: string }[]>`
    select id, patient_id as patient from claims
     where practice_id = ${ctx.practiceId} and status = 'paid' order by claim_number limit 1`;
  claimId = row?.id ?? "";
  patientId = row?.patient ?? "";
  const url = new URL(t.appUrl);
  tap = await tapWire(Number(url.port));
  url.port = String(tap.port);
  db = connect(url.href, { max: 1 });
  serveFrom(db);
}, 120_000);
afterAll(async () => {
  await db.$client.end();
  await tap.close();
});

const params = () => ({ claimId });
let serial = 0;
const CALLS: Record<string, () => { handler: unknown; options?: CallOptions }> = {
  "claims list": () => ({ handler: listClaims }),
  "the denied ones": () => ({ handler: listClaims, options: { query: { view: "needs_attention" } } }),
  "one claim": () => ({ handler: claim, options: { params: params() } }),
  statistics: () => ({ handler: statistics }),
  "patient search": () => ({ handler: listPatients, options: { query: { search: "first2 last" } } }),
  "change a claim": () => ({
    handler: changeClaim,
    options: { method: "PATCH", params: params(), body: { remarks: `Note ${++serial}` } },
  }),
  "create a claim": () => ({
    handler: createClaim,
    options: { method: "POST", body: { patient: patientId, claim_number: `NEW-${++serial}` } },
  }),
  "documents list": () => ({ handler: listDocuments }),
  "appeals list": () => ({ handler: listAppeals }),
  worklist: () => ({ handler: listWorklist }),
};

async function ask(name: string): Promise<void> {
  const { handler, options } = CALLS[name]?.() ?? { handler: null };
  const { status } = await call(handler, { bearer, ...options });
  expect(status, name).toBeLessThan(300);
}

/** Rows that statements have read, indexes' and tables'. What a connection read is told once it is made to tell. */
async function rowsRead(): Promise<number> {
  await db.$client`select pg_stat_force_next_flush()`;
  const [row] = await t.admin<{ n: string }[]>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as n from pg_stat_user_tables`;
  return Number(row?.n);
}

async function costOf(name: string): Promise<CallCost> {
  for (let n = 0; n < WARM_UP; n += 1) await ask(name);
  const costs: CallCost[] = [];
  // Another connection may tell late what it read: the least of some is the call's own.
  for (let n = 0; n < 3; n += 1) {
    const before = await rowsRead();
    tap.take();
    await ask(name);
    const { roundTrips, statements } = tap.take();
    costs.push({ roundTrips, queries: statements.length, rows: (await rowsRead()) - before });
  }
  const least = (of: keyof CallCost) => Math.min(...costs.map((cost) => cost[of]));
  return { roundTrips: least("roundTrips"), queries: least("queries"), rows: least("rows") };
}

it.each(Object.keys(MOST))("%s asks no more of the database than it did", async (name) => {
  const { roundTrips, queries, rows } = await costOf(name);
  const most = MOST[name];
  expect(roundTrips, "round trips").toBeLessThanOrEqual(most?.roundTrips ?? 0);
  expect(queries, "queries").toBeLessThanOrEqual(most?.queries ?? 0);
  expect(rows, "rows read").toBeLessThanOrEqual(most?.rows ?? 0);
});

it("holds every call to its figures", () => {
  expect(Object.keys(CALLS)).toEqual(Object.keys(MOST));
});
