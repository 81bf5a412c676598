import { generateDrizzleJson } from "drizzle-kit/api";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import journal from "@/db/migrations/meta/_journal.json";
import * as schema from "@/db/schema/all";
import config from "@/drizzle.config";
import { APP_ROLE, ensureDatabase } from "@/scripts/launch/database-roles";
import { CATALOG, readCatalog } from "../support/catalog";
import { LANDED, migrationFiles, readLines } from "../support/migration-files";

/** What the migrations make, and that they only grow. Seen red: a policy taken out of `0001_rules.sql`. */

const { adminUrl, port } = inject("postgres");
const root = postgres(adminUrl, { max: 1, onnotice: () => {} });
const made: string[] = [];
const urlOf = (user: string, name: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;

async function emptyDatabase(): Promise<string> {
  const name = `catalog_${crypto.randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name);
  made.push(name);
  return name;
}

async function inside<T>(user: string, name: string, work: (client: postgres.Sql) => Promise<T>): Promise<T> {
  const client = postgres(urlOf(user, name), { max: 1, onnotice: () => {} });
  return work(client).finally(() => client.end());
}

// The workflow library tells what it grants.
beforeAll(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterAll(async () => {
  for (const name of made) await root`drop database if exists ${root(name)} with (force)`;
  await root.end();
});

describe("the migrations", () => {
  it("make the catalog of the fixture, run once or twice (else: npm run db:catalog, and read its diff)", async () => {
    const name = await emptyDatabase();
    const fixture = await readLines(CATALOG);
    for (const run of ["first run", "second run"]) {
      await migrateDatabase(urlOf("appeals_owner", name), APP_ROLE);
      const lines = await inside("postgres", name, readCatalog);
      expect(
        {
          missing: fixture.filter((line) => !lines.includes(line)),
          unexpected: lines.filter((line) => !fixture.includes(line)),
        },
        run,
      ).toEqual({ missing: [], unexpected: [] });
      expect(lines, run).toEqual(fixture);
    }
  });

  it("only grow: none that landed was changed, and each new one comes last", async () => {
    expect(await migrationFiles()).toEqual(await readLines(LANDED));
    // Drizzle leaves out what is older than the newest one that a database has run.
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it("hold every change of db/schema (else: npm run db:generate)", async () => {
    const latest = String(journal.entries.length - 1).padStart(4, "0");
    const { default: snapshot } = await import(`../../db/migrations/meta/${latest}_snapshot.json`);
    const { id, prevId } = snapshot;
    const now = generateDrizzleJson(schema, prevId, undefined, config.casing);
    expect(JSON.parse(JSON.stringify({ ...now, id, prevId }))).toEqual(snapshot);
  });
});

describe("a database of the migrations from before the first release", () => {
  it("is refused with what to do, and stays as it is", async () => {
    const name = await emptyDatabase();
    const before = await inside("appeals_owner", name, async (client) => {
      await client`create schema drizzle`;
      await client`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
      await client`insert into drizzle.__drizzle_migrations (hash, created_at) values (${"0".repeat(64)}, 1)`;
      return readCatalog(client);
    });
    await expect(migrateDatabase(urlOf("appeals_owner", name), APP_ROLE)).rejects.toThrow(
      /^This database was made by an older, unreleased version .* Delete the data folder/,
    );
    expect(await inside("postgres", name, readCatalog)).toEqual(before);
  });
});
