import { spawn } from "node:child_process";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { APP_ROLE, ensureDatabase, OWNER_ROLE } from "@/scripts/launch/database-roles";
import { readCatalog } from "../support/catalog";

/** R5: the other half, an old build on a new schema, is `tests/long/old-build.test.ts`. */

const { adminUrl, port } = inject("postgres");
const root = postgres(adminUrl, { max: 1, onnotice: () => {} });
const name = `upgrade_${crypto.randomUUID().replaceAll("-", "")}`;
const urlOf = (user: string, database = name) => `postgres://${user}:test@127.0.0.1:${port}/${database}`;

afterAll(async () => {
  await root`drop database if exists ${root(name)} with (force)`;
  await root.end();
});

function migrate() {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: urlOf(APP_ROLE), DATABASE_MIGRATION_URL: urlOf(OWNER_ROLE) },
    stdio: "ignore",
  });
  return { child, ended: new Promise<number | null>((resolve) => child.once("exit", resolve)) };
}

const inside = async <T>(database: string, work: (client: postgres.Sql) => Promise<T>): Promise<T> => {
  const client = postgres(urlOf("postgres", database), { max: 1, onnotice: () => {} });
  return work(client).finally(() => client.end());
};

describe("R5 a migration", () => {
  it("that is killed leaves a database that the next one brings to the end", async () => {
    await ensureDatabase(adminUrl, name);
    const seen: number[] = [];
    // At its first statement, in the middle of ours, and in the engine's.
    for (const tables of [0, 1, 70]) {
      const { child, ended } = migrate();
      const made = () =>
        inside(
          name,
          (client) => client`select 1 from pg_tables where schemaname in ('public', 'dbos', 'drizzle')`,
        );
      const connected = () =>
        root`select 1 from pg_stat_activity where datname = ${name} and usename = ${OWNER_ROLE}`;
      while (
        child.exitCode === null &&
        ((await connected()).length === 0 || (await made()).length < tables)
      ) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      child.kill("SIGKILL");
      await ended;
      seen.push((await made()).length);
    }
    const { ended } = migrate();
    expect(await ended).toBe(0);
    expect(
      seen.some((count) => count < 73),
      String(seen),
    ).toBe(true);
    expect(await inside(name, readCatalog)).toEqual(await inside("template_app", readCatalog));
  });
});
