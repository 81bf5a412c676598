import "./app-settings";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { GET } from "@/app/api/v1/claims/route";
import { connect, type Database } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { log } from "@/lib/core/log";
import { listClaims } from "@/lib/domain/claim/queries";
import { getClaimStatistics, getClaimTotals } from "@/lib/domain/claim/statistics/claims";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { account } from "@/tests/support/account";
import { call, useDatabase as serveFrom } from "@/tests/support/routes";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { type RunningPostgres, startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { seedClaims } from "./claims-data";
import { inlined, pgbench, recorded } from "./page-sql";
import { type BenchRow, median, printTable } from "./table";

const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = 60;
const WARM_UP = 200;

/**
 * The claims list on claims of ten practices. `BENCH_SIZES=1000,100000` chooses the sizes, `BENCH_PLANS=1` prints the plan
 * of each list query as the app's role sees it.
 */
export async function print(): Promise<void> {
  printTable("Claims list", await benchClaims());
}

export async function benchClaims(sizes = sizesAsked()): Promise<BenchRow[]> {
  log.level = "silent";
  const directory = await mkdtemp(path.join(tmpdir(), "claims-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  const subjects: Subject[] = [];
  try {
    for (const size of sizes) subjects.push(await prepare(server, size));
    return await measure(server, directory, subjects);
  } finally {
    for (const { db } of subjects) await db.$client.end();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type Subject = { size: number; database: string; db: Database; ctx: Ctx; bearer: string };

async function prepare(server: RunningPostgres, size: number): Promise<Subject> {
  const database = `bench_${size}`;
  await ensureDatabase(server.url("admin", "postgres"), database);
  await migrateDatabase(server.url("owner", database), APP_ROLE);
  const db = connect(server.url("app", database), { max: 1 });
  const admin = postgres(server.url("admin", database), { max: 1, onnotice: () => {} });
  try {
    const { ctx, tokens } = await account(db);
    await seedClaims(admin, ctx.practiceId, ctx.actor.userId, size);
    return { size, database, db, ctx, bearer: tokens.access };
  } finally {
    await admin.end();
  }
}

async function measure(server: RunningPostgres, directory: string, subjects: Subject[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const add = (what: string, values: number[], unit: BenchRow["unit"], aim?: number) =>
    subjects.forEach(({ size }, n) => {
      const name = `${what}, ${size.toLocaleString("en-US")} claims`;
      rows.push({ name, value: values[n] ?? Number.NaN, unit, ...(aim !== undefined && { aim }) });
    });
  const firstPage = await times(subjects, ({ ctx }) => listClaims(ctx, {}));
  const overRest = await times(subjects, async ({ db, bearer }) => {
    serveFrom(db);
    const { status } = await call(GET, { bearer });
    if (status !== 200) throw new Error(`answered ${status}`);
  });
  add("first page over REST, with the sign-in check", overRest, "ms");
  add("first page", firstPage, "ms");
  const sql: number[] = [];
  for (const subject of subjects) {
    if (process.env.BENCH_PLANS) await printPlans(subject);
    const statements = await recorded(subject.db, () => listClaims(subject.ctx, {}));
    const took = await pgbench(server, subject.database, directory, statements);
    if (took !== null) sql.push(took);
  }
  if (sql.length > 0) {
    add("its SQL by pgbench", sql, "ms");
    add(
      "first page to its SQL",
      firstPage.map((ms, n) => ms / (sql[n] ?? Number.NaN)),
      "ratio",
      2,
    );
  }
  rows.push({
    name: "first page, slowest size to fastest",
    value: Math.max(...firstPage) / Math.min(...firstPage),
    unit: "ratio",
    aim: 1.3,
  });
  const list = (filter: Record<string, string>) => times(subjects, ({ ctx }) => listClaims(ctx, filter));
  add("denied ones by deadline", await list({ view: "needs_attention" }), "ms");
  add("by charges", await list({ sort: "-total_charges" }), "ms");
  add("paid ones", await list({ status: "paid" }), "ms");
  add("search with one hit", await list({ search: "int-70" }), "ms", 50);
  add("search without a hit", await list({ search: "zzzz" }), "ms", 50);
  add("search that all hit", await list({ search: "clm" }), "ms", 50);
  add("statistics", await times(subjects, ({ ctx }) => getClaimStatistics(ctx)), "ms", 100);
  add("totals of all", await times(subjects, ({ ctx }) => getClaimTotals(ctx, {})), "ms");
  return rows;
}

/** Median milliseconds by subject. Round by round through all of them, so that a busy machine is unfair to none. */
async function times(subjects: Subject[], work: (subject: Subject) => Promise<unknown>): Promise<number[]> {
  const took = subjects.map((): number[] => []);
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [n, subject] of subjects.entries()) {
      const start = performance.now();
      await work(subject);
      if (round >= WARM_UP) took[n]?.push(performance.now() - start);
    }
  }
  return took.map(median);
}

async function printPlans({ size, db, ctx }: Subject): Promise<void> {
  const filters: Record<string, string>[] = [
    {},
    { view: "needs_attention" },
    { status: "paid" },
    { search: "zzzz" },
    { search: "clm" },
  ];
  for (const filter of filters) {
    const statements = await recorded(db, () => listClaims(ctx, filter));
    await inContext(ctx, async (tx) => {
      for (const statement of statements) {
        if (/app\.claim_search/.test(statement.text)) await tx.execute(inlined(statement));
        if (!/from "claim|from \(select/.test(statement.text)) continue;
        const rows = await tx.execute<{ "QUERY PLAN": string }>(
          `explain (analyze, buffers) ${inlined(statement)}`,
        );
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        console.log(`\n${size} ${JSON.stringify(filter)}\n${plan}`);
      }
    });
  }
}

const sizesAsked = () => process.env.BENCH_SIZES?.split(",").map(Number) ?? SIZES;
