import "./app-settings";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { connect, type Database } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import type { PracticeId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { listWorklist } from "@/lib/domain/case/worklist/queries";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "@/tests/support/account";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { type RunningPostgres, startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { inlined, pgbench, recorded } from "./page-sql";
import { type BenchRow, median, printTable } from "./table";

const SIZES = [1_000, 100_000];
const ROUNDS = 60;
const WARM_UP = 60;
const AIM = 2;

const LISTS = {
  "first page": {},
  "by due date": { sort: "due" },
  "by dollars": { sort: "-amount" },
  mine: { who: "mine" },
  "one payer": { payer: "plan7" },
  "one category of $500 and more": { category: "coding", amount: 500 },
  expired: { state: "expired" },
} as const;

/** The worklist of one practice with so many cases. `BENCH_PLANS=1` prints the plan of each list at the greatest size, as the app sees it. */
export async function print(): Promise<void> {
  log.level = "silent";
  const directory = await mkdtemp(path.join(tmpdir(), "worklist-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  const rows: BenchRow[] = [];
  try {
    for (const size of SIZES) rows.push(...(await measure(server, directory, size)));
    printTable("Worklist", rows);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(server: RunningPostgres, directory: string, size: number): Promise<BenchRow[]> {
  const database = `bench_${size}`;
  await ensureDatabase(server.url("admin", "postgres"), database);
  await migrateDatabase(server.url("owner", database), APP_ROLE);
  const db = connect(server.url("app", database), { max: 1 });
  try {
    const { ctx } = await account(db);
    await seed(server.url("admin", database), ctx.practiceId, ctx.actor.userId, size);
    const named = (what: string) => `${what}, ${size.toLocaleString("en-US")} cases`;
    const rows: BenchRow[] = [];
    for (const [what, query] of Object.entries(LISTS)) {
      rows.push({ name: named(what), value: await time(() => listWorklist(ctx, query)), unit: "ms" });
    }
    if (process.env.BENCH_PLANS && size === SIZES.at(-1))
      for (const [what, query] of Object.entries(LISTS)) await printPlan(db, ctx, what, query);
    const statements = await recorded(db, () => listWorklist(ctx, {}));
    const sql = await pgbench(server, database, directory, statements);
    if (sql !== null) {
      const page = rows[0]?.value ?? Number.NaN;
      rows.push({ name: named("its SQL by pgbench"), value: sql, unit: "ms" });
      rows.push({ name: named("first page to its SQL"), value: page / sql, unit: "ratio", aim: AIM });
    }
    return rows;
  } finally {
    await db.$client.end();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const start = performance.now();
    await work();
    if (round >= WARM_UP) took.push(performance.now() - start);
  }
  return median(took);
}

async function printPlan(
  db: Database,
  ctx: Ctx,
  what: string,
  query: (typeof LISTS)[keyof typeof LISTS],
): Promise<void> {
  const statements = await recorded(db, () => listWorklist(ctx, query));
  const list = statements.find(({ text }) => text.includes("json_agg"));
  if (!list) return;
  const plan = await inContext(ctx, (tx) =>
    tx.execute<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${inlined(list)}`),
  );
  console.log(`\n${what}\n${plan.map((row) => row["QUERY PLAN"]).join("\n")}`);
}

/** Denied claims with their cases, as the triggers make them: a third passed, one in ten somebody's. */
async function seed(url: string, practiceId: PracticeId, userId: string, size: number): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await admin.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      const [patient] =
        await tx`insert into patients (practice_id, first_name, last_name, date_of_birth, gender, address_line1,
          city, state, zip_code)
        values (${practiceId}, 'First', 'Last', '1950-01-01', 'female', '1 Street', 'Portland', 'ME', '04101') returning id`;
      await tx`insert into claims (practice_id, patient_id, claim_number, status, total_charges, insurance_plan_name, denial_date,
          denial_category, denial_summary, appeal_deadline, can_appeal, right_move, created_at)
        select ${practiceId}, ${String(patient?.id)}, 'CLM-' || n, 'denied', 1000 + n * 37 % 190000, 'Plan ' || n % 40,
          current_date - 30 - n % 200, (array['coding','medical_necessity','billing','documentation'])[n % 4 + 1],
          'The payer denied this claim for a reason of some length, as payers do.', current_date - 60 + n * 7 % 180, true, 'appeal',
          now() - n * interval '1 minute'
        from generate_series(1, ${size}::int) n`;
      // The cases as the triggers begin them and a look at them leaves them.
      await tx`set local session_replication_role = origin`;
      await tx`insert into worklist_items (practice_id, claim_id, patient_id, payer_name, payer_key, category, amount, opened_on, move,
          why, clock, due, certain, expires, stale, assigned_to)
        select practice_id, id, patient_id, insurance_plan_name, payer_key, denial_category, denied_amount, denial_date, right_move,
          'The payer disputes the medical need for the service.', 'appeal', appeal_deadline, true, true, false,
          case when hashtext(id::text) % 10 = 0 then ${userId}::uuid end
        from claims`;
    });
    await admin`vacuum (analyze) worklist_items, claims, patients, appeals`;
  } finally {
    await admin.end();
  }
}
