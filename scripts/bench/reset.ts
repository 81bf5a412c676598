import "./app-settings";
import startApp from "@/tests/support/global-app";
import { databaseAdmin } from "@/tests/support/running-app";
import { median } from "./table";

const PAIRS = 500;
const WARM_UP = 50;
const RESAMPLES = 2_000;

/**
 * Asks for a reset by known and by unknown addresses in turn, in random order within each pair, and prints the difference of the
 * medians with the interval that 95 of 100 resamples fall into. In this process, on the real database: no network in between.
 */
export async function print(): Promise<void> {
  const stop = await startApp();
  try {
    Object.assign(process.env, JSON.parse(process.env.APP_SETTINGS ?? "{}"));
    const known = await people(PAIRS + WARM_UP);
    const { database } = await import("@/lib/auth/database");
    const { bindEventsFromSettings } = await import("@/inngest/bind-events");
    const { requestPasswordReset } = await import("@/lib/domain/account/password-reset");
    bindEventsFromSettings();
    let asked = 0;
    const milliseconds = async (email: string): Promise<number> => {
      asked += 1;
      // An address of its own each: the limits a person meets are not what is measured.
      const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
      const origin = { requestId: crypto.randomUUID(), address, userAgent: "bench" };
      const begun = performance.now();
      await requestPasswordReset({ db: database(), origin }, { email });
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
    report(times.known, times.unknown);
  } finally {
    await stop();
  }
}

async function people(count: number): Promise<string[]> {
  const admin = await databaseAdmin();
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
