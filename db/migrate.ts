import { fileURLToPath } from "node:url";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** Where the migrations stand, for whoever runs or reads them. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
const MIGRATIONS = { migrationsFolder: MIGRATIONS_FOLDER };

/** Tables that the app's role may add to and read, and nothing else: what happened stays as it was written. */
const APPEND_ONLY = [
  "audit_events",
  "audit_seals",
  "letter_versions",
  "letter_exports",
  "letter_answers",
  "delivery_receipts",
];

/**
 * Brings the database to this build's schema: our tables, then the workflow engine's, then the grants of the app's
 * role. Runs as the owner; safe to repeat and to interrupt.
 */
export async function migrateDatabase(ownerUrl: string, appRole: string): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    await refuseUnreleased(client);
    await migrate(drizzle(client), MIGRATIONS);
    await DBOS.migrate(ownerUrl, { applicationRole: appRole });
    await grant(client, appRole);
  } finally {
    await client.end();
  }
}

/** Its message is for whoever started the migration. */
export class UnreleasedDatabaseError extends Error {}

/** The migrations were written anew before the first release; a database of the earlier ones can't be brought along. */
async function refuseUnreleased(client: postgres.Sql): Promise<void> {
  const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!table?.found) return;
  const [applied] = await client`select hash from drizzle.__drizzle_migrations order by created_at limit 1`;
  if (!applied || applied.hash === readMigrationFiles(MIGRATIONS)[0]?.hash) return;
  throw new UnreleasedDatabaseError(
    "This database was made by an older, unreleased version of Appeals Desk and can't be brought up to date. Nothing was changed. Delete the data folder (.data, or the one that DATA_DIR names) and start again; if DATABASE_URL is set, point it to an empty database.",
  );
}

async function grant(client: postgres.Sql, appRole: string): Promise<void> {
  const role = client(appRole);
  await client.begin(async (tx) => {
    await tx`GRANT USAGE ON SCHEMA public TO ${role}`;
    await tx`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`;
    await tx`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`;
    for (const table of APPEND_ONLY) {
      await tx`REVOKE UPDATE, DELETE, TRUNCATE ON ${tx(table)} FROM ${role}`;
    }
    // Readiness asks how far the schema is.
    await tx`GRANT USAGE ON SCHEMA drizzle TO ${role}`;
    await tx`GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${role}`;
  });
}
