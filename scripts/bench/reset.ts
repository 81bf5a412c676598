import "./app-settings";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { connect, type Database } from "@/db/client";
import { migrateDatabase } from "@/db/migrate";
import { log } from "@/lib/core/log";
import { requestPasswordReset } from "@/lib/domain/account/password-reset";
import { bindEvents } from "@/lib/events";
import { APP_ROLE, ensureDatabase } from "../launch/database-roles";
import { startEmbeddedPostgres } from "../launch/embedded-postgres";
import { freePort } from "../launch/free-port";
import { median } from "./table";

const PAIRS = 500;
const WARM_UP = 50;
const RESAMPLES = 2_000;

/**
 * Asks for a reset by known and by unknown addresses in turn, in random order within each pair, and prints the difference
 * of the medians with the interval that 95 of 100 resamples fall into. In this process, on the real database: no network in
 * between.
 */
export async function print(): Promise<void> {
  log.level = "silent";
  const directory = await mkdtemp(path.join(tmpdir(), "reset-bench-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "bench", owner: "bench", app: "bench" },
    disposable: true,
  });
  try {
    await ensureDatabase(server.url("admin", "postgres"), "reset");
    await migrateDatabase(server.url("owner", "reset"), APP_ROLE);
    bindEvents({ engine: "dbos" });
    const db = connect(server.url("app", "reset"), { max: 2 });
    const times = await measure(db, await people(server.url("admin", "reset"), PAIRS + WARM_UP));
    await db.$client.end();
    report(times.known, times.unknown);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(db: Database, known: string[]): Promise<Record<"known" | "unknown", number[]>> {
  let asked = 0;
  const milliseconds = async (email: string): Promise<number> => {
    asked += 1;
    // An address of its own each: the limits that a person meets are not what is measured.
    const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
    const origin = { requestId: crypto.randomUUID(), address, userAgent: "bench" };
    const begun = performance.now();
    await requestPasswordReset({ db, origin }, { email });
    return performance.now() - begun;
  };
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (const [place, email] of known.entries()) {
    const pair = { known: email, unknown: `nobody-${crypto.randomUUID()}@nowhere.example` };
    const order = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const took = await milliseconds(pair[kind]);
      if (place >= WARM_UP) times[kind].push(took);
    }
  }
  return times;
}

async function people(adminUrl: string, count: number): Promise<string[]> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const rows = await admin<{ email: string }[]>`
      insert into users (username, username_key, email, email_key, email_verified_at, password_hash)
      select name, name, name || '@clinic.example', name || '@clinic.example', now(), 'none'
        from (select 'reset-' || gen_random_uuid() as name from generate_series(1, ${count})) as names
      returning email`;
    return rows.map(({ email }) => email);
  } finally {
    await admin.end();
  }
}

function report(known: number[], unknown: number[]): void {
  const draw = (values: number[]) =>
    values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
  const differences = Array.from(
    { length: RESAMPLES },
    () => median(draw(known)) - median(draw(unknown)),
  ).sort((a, b) => a - b);
  const at = (share: number) => (differences[Math.floor(share * RESAMPLES)] ?? Number.NaN).toFixed(2);
  console.log(`\nAsking for a reset, ${known.length} known and ${unknown.length} unknown addresses in turn`);
  console.log(`  median, known     ${median(known).toFixed(2)} ms`);
  console.log(`  median, unknown   ${median(unknown).toFixed(2)} ms`);
  console.log(
    `  difference        ${(median(known) - median(unknown)).toFixed(2)} ms, 95 % of resamples ${at(0.025)} to ${at(0.975)} ms`,
  );
}
