import "./app-settings";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { connect, type Database } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { log } from "@/lib/core/log";
import { listAppeals } from "@/lib/domain/appeal/list";
import { getResults } from "@/lib/domain/case/results/results";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "@/tests/support/account";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { seedAppeals } from "./appeals-data";
import { inlined, recorded } from "./page-sql";
import { type BenchRow, median, printTable } from "./table";

const SIZES = [1_000, 100_000];
const ROUNDS = 20;
const WARM_UP = 10;

type Call = (ctx: Ctx) => Promise<unknown>;
const CALLS: Record<string, Call> = {
  "list, newest first": (ctx) => listAppeals(ctx, {}),
  "results of 12 months": (ctx) => getResults(ctx, {}),
  "results of a month by decision": (ctx) => getResults(ctx, { ...lastMonth(), by: "decided" }),
};

function lastMonth() {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}

/** The dashboard and the results of one practice with so many claims. `BENCH_PLANS=1` prints the plans as the app sees them. */
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
      await seedAppeals(admin, ctx.practiceId, ctx.actor.userId, size);
      for (const [what, call] of Object.entries(CALLS)) {
        rows.push({
          name: `${what}, ${size.toLocaleString("en-US")} claims`,
          value: await time(() => call(ctx)),
          unit: "ms",
        });
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
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const start = performance.now();
    await work();
    if (round >= WARM_UP) took.push(performance.now() - start);
  }
  return median(took);
}

async function printPlans(db: Database, ctx: Ctx, what: string, call: Call): Promise<void> {
  for (const statement of await recorded(db, () => call(ctx))) {
    if (!/^\s*(select|with)\b/i.test(statement.text) || !/\bfrom\b/i.test(statement.text)) continue;
    const plan = await inContext(ctx, (tx) =>
      tx.execute<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${inlined(statement)}`),
    );
    console.log(
      `\n${what}: ${statement.text.slice(0, 100)}\n${plan.map((row) => row["QUERY PLAN"]).join("\n")}`,
    );
  }
}
