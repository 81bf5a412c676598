import postgres from "postgres";
import type { Counted } from "./count";
import type { BenchPostgres } from "./servers";
import type { Sent } from "./wire-tap";

/** Prints how PostgreSQL carries out each statement of the reading calls, as the app's role with its row policies. */
export async function printPlans(
  server: BenchPostgres,
  database: string,
  counts: readonly Counted[],
): Promise<void> {
  const client = postgres(server.url("app", database), { max: 1, onnotice: () => {} });
  try {
    for (const { call, recordings } of counts) {
      await client.begin(async (tx) => {
        for (const statement of recordings.at(-1) ?? []) {
          const text = inlined(statement);
          if (/^\s*(begin|commit|rollback|savepoint|release|insert|update|delete)/i.test(text)) continue;
          const plan = await tx.unsafe<{ "QUERY PLAN": string }[]>(`explain (analyze, buffers) ${text}`);
          const lines = plan.map((row) => row["QUERY PLAN"]);
          console.log(`\n${call}: ${text.trim().slice(0, 2_000)}\n${lines.join("\n")}`);
        }
        // What a call would write is not kept.
        await tx`rollback`;
        await tx`begin`;
      });
    }
  } finally {
    await client.end();
  }
}

const inlined = ({ text, values }: Sent) =>
  text
    .replaceAll(/\$(\d+)/g, (_, place) => {
      const value = values[Number(place) - 1];
      return value === null || value === undefined ? "null" : `'${value.replaceAll("'", "''")}'`;
    })
    .replaceAll(/\s+/g, " ");
