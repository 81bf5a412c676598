import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { afterAll, expect, inject, it } from "vitest";

const { adminUrl, port } = inject("postgres");
const name = `upgrade_${crypto.randomUUID().replaceAll("-", "")}`;
const root = postgres(adminUrl, { max: 1, onnotice: () => {} });
const url = (user: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;

afterAll(async () => {
  await root`drop database if exists ${root(name)} with (force)`;
  await root.end();
});

/** The migrations as they were before the one that is named. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  await cp("db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  expect(end).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it("finds patients that were there before the search was", async () => {
  await root`create database ${root(name)} owner appeals_owner`;
  const owner = postgres(url("appeals_owner"), { max: 1, onnotice: () => {} });
  const admin = postgres(url("postgres"), { max: 1, onnotice: () => {} });
  const before = await migrationsBefore("patient_search");
  try {
    await migrate(drizzle(owner), { migrationsFolder: before });
    const [practice] = await admin`insert into practices (name) values ('Practice') returning id`;
    for (const deleted of [null, new Date()]) {
      await admin`
        insert into patients (practice_id, first_name, last_name, date_of_birth, gender, phone, address_line1, city, state, zip_code, deleted_at)
        values (${practice?.id}, 'José', 'García', '1975-04-12', 'male', '(614) 555-0100', '1 Elm', 'Columbus', 'OH', '43004', ${deleted})`;
    }
    await migrate(drizzle(owner), { migrationsFolder: "db/migrations" });
    const rows = await admin`select last_key, search_text from patient_search`;
    expect(rows).toEqual([{ last_key: "garcia", search_text: " jose garcia 6145550100" }]);
    const [forced] =
      await admin`select relforcerowsecurity as forced from pg_class where relname = 'patients'`;
    expect(forced?.forced).toBe(true);
  } finally {
    await owner.end();
    await admin.end();
    await rm(before, { recursive: true, force: true });
  }
});
