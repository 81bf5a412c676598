import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { migrateDatabase } from "@/db/migrate";
import { CATALOG, readCatalog } from "@/tests/support/catalog";
import { LANDED, migrationFiles, readLines } from "@/tests/support/migration-files";
import { DIAGRAM, erDiagram } from "./er-diagram";
import { APP_ROLE, ensureDatabase } from "./launch/database-roles";
import { startEmbeddedPostgres } from "./launch/embedded-postgres";
import { freePort } from "./launch/free-port";

/**
 * `npm run db:catalog`, after a new migration: writes what the migrations make of an empty database, so that the change
 * shows in the diff, and adds the migration to those that stay as they are.
 */
async function main(): Promise<void> {
  const files = await migrationFiles();
  const changed = (await readLines(LANDED)).find((line, i) => line !== files[i]);
  if (changed) {
    throw new Error(
      `${changed.split("  ")[1]} was changed or removed. A database that has run it won't run it again: put the change into a new migration. Only if no other database has run it, take its line out of ${LANDED} first.`,
    );
  }
  const lines = await catalogOfEmptyDatabase();
  await writeFile(CATALOG, `${lines.join("\n")}\n`);
  await writeFile(DIAGRAM, erDiagram(lines));
  await writeFile(LANDED, `${files.join("\n")}\n`);
  console.log(`${CATALOG}: ${lines.length} lines. ${LANDED}: ${files.length} migrations.`);
}

async function catalogOfEmptyDatabase(): Promise<string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), "catalog-"));
  const server = await startEmbeddedPostgres({
    directory: path.join(directory, "postgres"),
    port: await freePort(),
    passwords: { admin: "catalog", owner: "catalog", app: "catalog" },
    disposable: true,
  });
  try {
    await ensureDatabase(server.url("admin", "postgres"), "catalog");
    await migrateDatabase(server.url("owner", "catalog"), APP_ROLE);
    const client = postgres(server.url("admin", "catalog"), { max: 1, onnotice: () => {} });
    return await readCatalog(client).finally(() => client.end());
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
