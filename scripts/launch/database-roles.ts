import postgres from "postgres";

/** Two roles: one owns the schema and migrates it, the other runs the app and owns nothing. */
export const OWNER_ROLE = "appeals_owner";
export const APP_ROLE = "appeals_app";

export type Passwords = { admin: string; owner: string; app: string };

/** Creates a database owned by the owner role unless it is there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql`create database ${sql(name)} owner ${sql(OWNER_ROLE)}`;
    await sql`revoke connect on database ${sql(name)} from public`;
    await sql`grant connect on database ${sql(name)} to ${sql(APP_ROLE)}`;
  } finally {
    await sql.end();
  }
}

/** Creates the two roles unless they are there. */
export async function createRoles(adminUrl: string, passwords: Passwords): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    for (const [role, password] of [
      [OWNER_ROLE, passwords.owner],
      [APP_ROLE, passwords.app],
    ] as const) {
      const [found] = await sql`select 1 from pg_roles where rolname = ${role}`;
      // Role names and generated passwords hold letters, digits and underscores only.
      if (!found)
        await sql.unsafe(`create role ${role} login nosuperuser nobypassrls password '${password}'`);
    }
  } finally {
    await sql.end();
  }
}
