import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Database } from "@/db/client";
import type { RunningPostgres } from "../launch/embedded-postgres";

const PGBENCH_SECONDS = 4;
const run = promisify(execFile);

type Statement = { text: string; values: unknown[] };

/** What an operation sends to the database, in order. */
export async function recorded(db: Database, work: () => Promise<unknown>): Promise<Statement[]> {
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
export async function pgbench(
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

export const inlined = ({ text, values }: Statement) =>
  text
    .replaceAll(/\$(\d+)/g, (_, place) => {
      const given = values[Number(place) - 1];
      const value = Array.isArray(given) ? `{${given.join(",")}}` : given;
      return value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`;
    })
    .replaceAll(/\s+/g, " ");
