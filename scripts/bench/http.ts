import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { callsOf } from "./http/calls";
import { type Counted, countCalls } from "./http/count";
import { startGenerator } from "./http/generator";
import type { Load } from "./http/load";
import { httpBenchOptions } from "./http/options";
import { type SqlAlone, sqlAlone } from "./http/pgbench";
import { printPlans } from "./http/plans";
import { printLoads } from "./http/report";
import { clean, PASSWORD, seed } from "./http/seed";
import { startPostgres, startWeb } from "./http/servers";
import { signIn, signUp } from "./http/sign-in";

export type HttpFigures = {
  date: string;
  machine: string;
  app: string;
  sizes: {
    claims: number;
    loadSeconds: number;
    loads: Load[];
    counts: Omit<Counted, "recordings">[];
    sql: Record<string, SqlAlone>;
  }[];
};

/** Where the requests a second are compared with the SQL alone. */
const SQL_CONNECTIONS = 16;

/** What a caller waits for, and what a call costs: the built app over HTTP on claims of ten practices. */
export async function print(): Promise<void> {
  const options = httpBenchOptions(process.argv.slice(3));
  if (options.app === process.cwd()) await (await import("../launch/build")).buildIfNeeded();
  const figures: HttpFigures = {
    date: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    app: options.app,
    sizes: [],
  };
  const calls = callsOf(options.app, options.only);
  const generator = startGenerator(options.app);
  const server = await startPostgres(options.app, options.dataDir);
  try {
    for (const claims of options.sizes) {
      const database = `bench_${claims}`;
      await server.migrate(database);
      const admin = server.url("admin", database);
      const { seeded, seconds } = (await seed(admin, claims)) ?? (await begin(database, admin, claims));
      if (seconds > 0)
        console.log(`${claims.toLocaleString("en-US")} claims loaded in ${seconds.toFixed(0)} s`);
      const web = await startWeb(options.app, options.dataDir, server.url("app", database));
      const measured = { base: web.base, webPid: web.pid, postgresPid: server.pid };
      const loads: Load[] = [];
      try {
        for (const call of calls) {
          const signedIn = await signIn(web.base, seeded.username, PASSWORD);
          for (const connections of options.connections) {
            loads.push(
              await generator.load(call.name, measured, { seeded, signedIn }, { ...options, connections }),
            );
          }
          if (call.writes) await clean(admin);
        }
      } finally {
        await web.stop();
      }
      const counts = await countCalls({ ...options, server, database, seeded, calls });
      if (options.plans) await printPlans(server, database, counts);
      const sql: Record<string, SqlAlone> = {};
      for (const { call, recordings } of options.sql ? counts : []) {
        if (calls.find(({ name }) => name === call)?.once) continue;
        const alone = await sqlAlone(server, database, recordings, {
          connections: SQL_CONNECTIONS,
          seconds: options.seconds,
        });
        if (alone) sql[call] = alone;
      }
      await clean(admin);
      // What was sent holds the values of the requests and is long.
      const shown = counts.map(({ recordings, ...count }) => count);
      figures.sizes.push({ claims, loadSeconds: seconds, loads, counts: shown, sql });
      printLoads({ claims, calls, loads, counts: shown, sql });
    }
  } finally {
    generator.stop();
    await server.stop();
    if (options.json) await writeFile(options.json, JSON.stringify(figures, null, 2));
  }

  async function begin(database: string, admin: string, claims: number) {
    const web = await startWeb(options.app, options.dataDir, server.url("app", database));
    await signUp(web.base, "bench", PASSWORD).finally(() => web.stop());
    const filled = await seed(admin, claims);
    if (!filled) throw new Error("the account that signed up is not there");
    return filled;
  }
}
