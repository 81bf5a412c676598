import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { cpuMs } from "./processes";
import type { BenchPostgres } from "./servers";
import type { Sent } from "./wire-tap";

const run = promisify(execFile);

export type SqlAlone = { perSecond: number; databaseCpu: number };

/**
 * What a call sent to the database, sent by pgbench as prepared statements over as many connections: what is left of a call
 * when nothing but its SQL is done. Null where pgbench is not installed, or can't repeat the call.
 */
export async function sqlAlone(
  server: BenchPostgres,
  database: string,
  recordings: readonly Sent[][],
  how: { connections: number; seconds: number },
): Promise<SqlAlone | null> {
  const directory = await mkdtemp(path.join(tmpdir(), "appeals-pgbench-"));
  try {
    const args = [
      "-n",
      "-M",
      "prepared",
      "-c",
      String(how.connections),
      "-j",
      "1",
      "-T",
      String(how.seconds),
    ];
    for (const [n, statements] of recordings.entries()) {
      const file = path.join(directory, `call-${n}.sql`);
      const { text, variables } = script(statements, n);
      await writeFile(file, text);
      args.push("-f", file, ...variables.flatMap(([name, value]) => ["-D", `${name}=${value}`]));
    }
    const url = new URL(server.url("app", database));
    const before = await cpuMs(server.pid);
    const { stdout } = await run(
      "pgbench",
      [...args, "-h", url.hostname, "-p", url.port, "-U", url.username, database],
      { env: { ...process.env, PGPASSWORD: url.password }, maxBuffer: 1e8 },
    );
    const spent = (await cpuMs(server.pid)) - before;
    const done = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (!done || failed > 0) return null;
    return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), databaseCpu: spent / done };
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === "ENOENT") return null;
    console.error(`pgbench could not repeat it: ${stderr?.split("\n").slice(0, 3).join(" ").slice(0, 400)}`);
    return null;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A colon in a literal would begin a variable of pgbench's. */
const withoutColons = (text: string) =>
  text.replaceAll(/'[^']*'/g, (literal) => literal.replaceAll(":", "' || chr(58) || '"));

function script(statements: readonly Sent[], recording: number) {
  const variables: [string, string][] = [];
  const lines = statements.map(({ text, values }, statement) => {
    const bound = withoutColons(text).replaceAll(/\$(\d+)/g, (_, place) => {
      const value = values[Number(place) - 1];
      if (value === null || value === undefined) return "null";
      // Which pgbench takes for no value.
      if (value === "") return "''";
      const name = `r${recording}s${statement}p${place}`;
      if (!variables.some(([known]) => known === name)) variables.push([name, value]);
      return `:${name}`;
    });
    return `${bound.trim().replace(/;$/, "")};\n`;
  });
  return { text: lines.join(""), variables };
}
