import "./app-settings";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { GET } from "@/app/api/v1/claims/route";
import { connect } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { listClaims } from "@/lib/domain/claim/queries";
import { listClaimsQuery } from "@/lib/domain/claim/schema";
import { type Ctx, inContext } from "@/lib/domain/context";
import { claimStatistics, claimTotals } from "@/lib/domain/statistics/claims";
import { account } from "@/tests/support/account";
import { call, useDatabase as serveFrom } from "@/tests/support/routes";
import {
  APP_ROLE,
  ensureDatabase,
  type RunningPostgres,
  startEmbeddedPostgres,
} from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { seedClaims } from "./claims-data";
import { type BenchRow, median, printTable } from "./table";

const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = 60;
const PGBENCH_SECONDS = 4;
const run = promisify(execFile);

type Statement = { text: string; values: unknown[] };

/**
 * The claims list on claims of ten practices. `BENCH_SIZES=1000,100000` chooses the sizes, `BENCH_PLANS=1` prints the plan
 * of each list query as the app's role sees it.
 */
export async function print(): Promise<void> {
  printTable("Claims list", await benchClaims());
}

export async function benchClaims(sizes = sizesAsked()): Promise<BenchRow[]> {
  const directory = await mkdtemp(path.join(tmpdir(), "claims-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  try {
    const rows: BenchRow[] = [];
    const firstPages: number[] = [];
    for (const size of sizes) {
      const { firstPage, rows: found } = await benchSize(server, directory, size);
      firstPages.push(firstPage);
      rows.push(...found);
    }
    const spread = Math.max(...firstPages) / Math.min(...firstPages);
    rows.push({ name: "first page: slowest size to fastest", value: spread, unit: "ratio", aim: 1.3 });
    return rows;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function benchSize(server: RunningPostgres, directory: string, size: number) {
  const name = `bench_${size}`;
  await ensureDatabase(server.url("admin", "postgres"), name);
  await migrateDatabase(server.url("owner", name), APP_ROLE);
  const db = connect(server.url("app", name), { max: 1 });
  const admin = postgres(server.url("admin", name), { max: 1, onnotice: () => {} });
  try {
    const { ctx, tokens } = await account(db);
    await seedClaims(admin, ctx.practiceId, ctx.actor.userId, size);
    serveFrom(db);
    const query = (filter: Record<string, string>) => listClaimsQuery.parse(filter);
    const statements = await recorded(db, () => listClaims(ctx, query({})));
    if (process.env.BENCH_PLANS) await printPlans(ctx, db, query);
    const rest = await time(async () => {
      const { status } = await call(GET, { bearer: tokens.access });
      if (status !== 200) throw new Error(`answered ${status}`);
    });
    const operation = await time(() => listClaims(ctx, query({})));
    const sql = await pgbench(server, name, directory, statements);
    const label = (what: string) => `${size.toLocaleString("en-US")} claims: ${what}`;
    const ms = async (what: string, work: () => Promise<unknown>, aim?: number): Promise<BenchRow> => ({
      name: label(what),
      value: await time(work),
      unit: "ms",
      ...(aim !== undefined && { aim }),
    });
    const ratio: BenchRow[] =
      sql === null
        ? []
        : [
            { name: label("its SQL by pgbench"), value: sql, unit: "ms" },
            { name: label("first page to its SQL"), value: operation / sql, unit: "ratio", aim: 2 },
          ];
    const rows: BenchRow[] = [
      { name: label("first page over REST, with the sign-in check"), value: rest, unit: "ms" },
      { name: label("first page"), value: operation, unit: "ms" },
      ...ratio,
      await ms("denied ones by deadline", () => listClaims(ctx, query({ view: "needs_attention" }))),
      await ms("by charges", () => listClaims(ctx, query({ sort: "-total_charges" }))),
      await ms("search, one hit", () => listClaims(ctx, query({ search: "int-700" })), 50),
      await ms("search, no hit", () => listClaims(ctx, query({ search: "zzzz" })), 50),
      await ms("search, all hit", () => listClaims(ctx, query({ search: "clm" })), 50),
      await ms("statistics", () => claimStatistics(ctx), 100),
      await ms("totals of all", () => claimTotals(ctx, {})),
    ];
    return { firstPage: operation, rows };
  } finally {
    await db.$client.end();
    await admin.end();
  }
}

/** Median milliseconds, after some rounds to warm up. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS + 10; round += 1) {
    const start = performance.now();
    await work();
    if (round >= 10) took.push(performance.now() - start);
  }
  return median(took);
}

/** What an operation sends to the database, in order. */
async function recorded(db: ReturnType<typeof connect>, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { options } = db.$client;
  options.debug = (_connection: number, text: string, values: unknown[]) => {
    seen.push({ text, values });
  };
  await work();
  options.debug = false;
  return seen;
}

/** The same statements by pgbench at one connection, as the app's role; null where pgbench is not installed. */
async function pgbench(
  server: RunningPostgres,
  database: string,
  directory: string,
  statements: Statement[],
): Promise<number | null> {
  const file = path.join(directory, "page.sql");
  await writeFile(file, statements.map((statement) => `${inlined(statement)};\n`).join(""));
  const url = new URL(server.url("app", database));
  try {
    const { stdout } = await run(
      "pgbench",
      [
        "-n",
        "-c",
        "1",
        "-T",
        String(PGBENCH_SECONDS),
        "-M",
        "simple",
        "-f",
        file,
        "-h",
        url.hostname,
        "-p",
        url.port,
      ].concat(["-U", url.username, database]),
      { env: { ...process.env, PGPASSWORD: url.password } },
    );
    return Number(/latency average = ([\d.]+) ms/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

const inlined = ({ text, values }: Statement) =>
  text
    .replaceAll(/\$(\d+)/g, (_, place) => {
      const value = values[Number(place) - 1];
      return value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`;
    })
    .replaceAll(/\s+/g, " ");

async function printPlans(
  ctx: Ctx,
  db: ReturnType<typeof connect>,
  query: (filter: Record<string, string>) => ReturnType<typeof listClaimsQuery.parse>,
): Promise<void> {
  const filters: Record<string, string>[] = [
    {},
    { view: "needs_attention" },
    { status: "paid" },
    { search: "zzzz" },
  ];
  for (const filter of filters) {
    const statements = await recorded(db, () => listClaims(ctx, query(filter)));
    for (const statement of statements.filter(({ text }) => /from "claim|from \(select/.test(text))) {
      const rows = await inContext(ctx, (tx) =>
        tx.execute<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${inlined(statement)}`),
      );
      console.log(`\n${JSON.stringify(filter)}\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}`);
    }
  }
}

const sizesAsked = () => process.env.BENCH_SIZES?.split(",").map(Number) ?? SIZES;
