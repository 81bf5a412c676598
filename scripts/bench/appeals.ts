import "./app-settings";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { connect, type Database } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { log } from "@/lib/core/log";
import { boardOfAppeals } from "@/lib/domain/appeal/board";
import { listAppeals } from "@/lib/domain/appeal/list";
import { getResults } from "@/lib/domain/case/results/results";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "@/tests/support/account";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { seedAppeals } from "./appeals-data";
import { inlined, pgbench, recorded } from "./page-sql";
import { type BenchRow, median, printTable } from "./table";

const SIZES = [1_000, 100_000];
const ROUNDS = 60;
const WARM_UP = 60;
const LEAST_ROUNDS = 3;
const ENOUGH_MS = 10_000;
/** A first page takes at most so many times what its SQL takes by itself. */
const AIM = 2;
const HELD_TO_AIM = ["list, newest first", "board by stage"];

type Call = (ctx: Ctx) => Promise<unknown>;
const CALLS: Record<string, Call> = {
  "list, newest first": (ctx) => listAppeals(ctx, {}),
  "list, by due date": (ctx) => listAppeals(ctx, { sort: "due" }),
  "list, by dollars": (ctx) => listAppeals(ctx, { sort: "-amount" }),
  "list, one payer": (ctx) => listAppeals(ctx, { payer: "plan8", sort: "due" }),
  "list, mine and due in 14 days": (ctx) => listAppeals(ctx, { who: "mine", due: "14" }),
  "list, search": (ctx) => listAppeals(ctx, { search: "clm-4004" }),
  "board by stage": (ctx) => boardOfAppeals(ctx, {}),
  "results of 12 months": (ctx) => getResults(ctx, {}),
  "results of a month by decision": (ctx) => getResults(ctx, { ...lastMonth(), by: "decided" }),
};

function lastMonth() {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}

/** The dashboard and the results of one practice with so many appeals, each of a denied claim. `BENCH_PLANS=1` prints the plans as the app sees them. */
export async function print(): Promise<void> {
  log.level = "silent";
  const directory = await mkdtemp(path.join(tmpdir(), "appeals-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  const rows: BenchRow[] = [];
  try {
    for (const size of SIZES) {
      const database = `bench_${size}`;
      await ensureDatabase(server.url("admin", "postgres"), database);
      await migrateDatabase(server.url("owner", database), APP_ROLE);
      const db = connect(server.url("app", database), { max: 1 });
      const admin = postgres(server.url("admin", database), { max: 1, onnotice: () => {} });
      const { ctx } = await account(db);
      await seedAppeals(admin, ctx.practiceId, ctx.actor.userId, size, 1);
      for (const [what, call] of Object.entries(CALLS)) {
        const name = `${what}, ${size.toLocaleString("en-US")} appeals`;
        const took = await time(() => call(ctx));
        rows.push({ name, value: took, unit: "ms" });
        if (HELD_TO_AIM.includes(what)) {
          const sql = await pgbench(server, database, directory, await recorded(db, () => call(ctx)));
          if (sql !== null) {
            rows.push({ name: `${name}: its SQL by pgbench`, value: sql, unit: "ms" });
            rows.push({ name: `${name}: to its SQL`, value: took / sql, unit: "ratio", aim: AIM });
          }
        }
        if (process.env.BENCH_PLANS && size === SIZES.at(-1)) await printPlans(db, ctx, what, call);
      }
      await admin.end();
      await db.$client.end();
    }
    printTable("Appeals", rows);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  const began = performance.now();
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    // What takes a second each time needs no thirty of them.
    if (took.length >= LEAST_ROUNDS && performance.now() - began > ENOUGH_MS) break;
    const start = performance.now();
    await work();
    if (round >= WARM_UP || performance.now() - began > ENOUGH_MS) took.push(performance.now() - start);
  }
  return median(took);
}

async function printPlans(db: Database, ctx: Ctx, what: string, call: Call): Promise<void> {
  const statements = await recorded(db, () => call(ctx));
  const search = statements.find(({ text }) => text.includes("'app.search_1'"));
  for (const statement of statements) {
    if (
      statement === search ||
      !/^\s*(select|with)\b/i.test(statement.text) ||
      !/\bfrom\b/i.test(statement.text)
    )
      continue;
    const plan = await inContext(ctx, async (tx) => {
      if (search) await tx.execute(inlined(search));
      return tx.execute<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${inlined(statement)}`);
    });
    console.log(
      `\n${what}: ${statement.text.slice(0, 100)}\n${plan.map((row) => row["QUERY PLAN"]).join("\n")}`,
    );
  }
}
