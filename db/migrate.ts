import { fileURLToPath } from "node:url";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** Tables that the app's role may add to and read, and nothing else: what happened stays as it was written. */
const APPEND_ONLY = ["audit_events", "audit_seals", "letter_versions", "letter_exports"];

/**
 * Brings the database to this build's schema: our tables, then the workflow engine's, then the grants of the app's
 * role. Runs as the owner; safe to repeat and to interrupt.
 */
export async function migrateDatabase(ownerUrl: string, appRole: string): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) });
    await DBOS.migrate(ownerUrl, { applicationRole: appRole });
    await grant(client, appRole);
  } finally {
    await client.end();
  }
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

/** How many migrations a database has seen. */
export const appliedMigrations = sql`select count(*)::int as n from drizzle.__drizzle_migrations`;
