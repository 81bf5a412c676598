import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { buildIfNeeded, WORKER_PART } from "../launch/build";
import { freePort } from "../launch/free-port";
import { openInstallation, webArgs } from "../launch/installation";
import { AppealsClient } from "./appeals-client";
import { benchPdf } from "./pdf";
import { benchReader } from "./reader";
import { type BenchRow, median, printTable } from "./table";

const ROUNDS = 5;
const MB = 1024 * 1024;
const TEXT_PDF = "tests/fixtures/denials/denial-02.pdf";
const SCAN = "tests/fixtures/denials/denial-04.pdf";

/** The quick appeal on the release build, from upload to PDF, and what its parts cost. */
export async function print(): Promise<void> {
  printTable("Whole pipeline, release build over REST", await wholePipeline());
  printTable("Reading", await benchReader());
  printTable("PDF", await benchPdf());
}

async function wholePipeline(): Promise<BenchRow[]> {
  await buildIfNeeded();
  const dataDir = await mkdtemp(path.join(tmpdir(), "appeals-bench-"));
  const port = await freePort();
  const installation = await openInstallation({
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: "",
  });
  try {
    installation.start(WORKER_PART);
    const web = installation.start({
      name: "web",
      args: webArgs(port),
    });
    await installation.ready();
    const idle = await memoryOf(web.pid);
    const client = await AppealsClient.signUp(`http://127.0.0.1:${port}`);
    await client.extractionTime(TEXT_PDF); // warms code paths
    const text = await repeat(() => client.extractionTime(TEXT_PDF));
    const scan = await repeat(() => client.extractionTime(SCAN));
    const letters = await repeat(() => client.letterTime(TEXT_PDF));
    const exports = await repeat(() => client.exportTime(TEXT_PDF));
    const delay = await startDelays(installation.env.DATABASE_URL ?? "");
    const { peak } = await memoryOf(web.pid);
    return [
      { name: "upload to extracted, text PDF", value: median(text), unit: "ms" },
      { name: "upload to extracted, scanned page", value: median(scan), unit: "ms" },
      { name: "letter by the built-in composer, request to done", value: median(letters), unit: "ms" },
      { name: "PDF export over REST", value: median(exports), unit: "ms", aim: 150 },
      { name: "job start delay", value: median(delay), unit: "ms", aim: 300 },
      { name: "web process at rest", value: idle.now / MB, unit: "MB" },
      { name: "web process, peak", value: peak / MB, unit: "MB", aim: Math.round(idle.now / MB) + 100 },
    ];
  } finally {
    await installation.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await measure());
  return values;
}

/** From the commit of the request to the first line of the step, by the database's clock. */
async function startDelays(databaseUrl: string): Promise<number[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql`
    select (started_at_epoch_ms - created_at)::float as ms from dbos.workflow_status
    where started_at_epoch_ms is not null order by created_at desc limit 50`;
  await sql.end();
  return rows.map((row) => row.ms as number);
}

/** Resident memory in bytes; NaN where the system has no /proc. */
async function memoryOf(pid: number | undefined): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: of("VmRSS"), peak: of("VmHWM") };
}
