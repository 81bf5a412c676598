import postgres from "postgres";

/**
 * Which build brought the database to its schema, and for which role: kept as a comment on the schema of the migrations' own table, so that
 * it goes where the database goes. A start whose build it names has nothing to migrate, and needs no process that finds that out.
 */
export async function migratedBy(ownerUrl: string): Promise<string | null> {
  return asOwner(ownerUrl, async (sql) => {
    const [row] = await sql<[{ build: string | null }]>`
      select obj_description(to_regnamespace('drizzle')::oid, 'pg_namespace') as build`;
    return row.build;
  });
}

/** Called once all is migrated: a start that was killed before migrates again. */
export async function markMigrated(ownerUrl: string, build: string): Promise<void> {
  await asOwner(ownerUrl, async (sql) => {
    await sql.unsafe(`comment on schema drizzle is '${build.replaceAll("'", "''")}'`);
  });
}

async function asOwner<T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
