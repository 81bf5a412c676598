import postgres from "postgres";
import { inject } from "vitest";
import { connect, type Database } from "@/db/client";

export type TestDatabase = {
  db: Database;
  admin: postgres.Sql;
  appUrl: string;
  ownerUrl: string;
  adminUrl: string;
};

const opened: (() => Promise<void>)[] = [];

/** Leaves what this file opened; `own-settings.ts` asks for it at the end of each, since a hook can't add another. */
export async function leaveTestDatabases(): Promise<void> {
  for (const leave of opened.splice(0)) await leave();
}

/**
 * A database of its own for this test file, cloned from the migrated template. `db` is the app's role, as in
 * production; `admin` is a superuser for looking behind row-level security. It goes after the file: each that stays is
 * looked at by autovacuum every few seconds. Copied through the log, which is the default, it would take PostgreSQL twice the time or more.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, port } = inject("postgres");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const root = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await root`create database ${root(name)} template template_app strategy file_copy owner appeals_owner`;
  await root`grant connect on database ${root(name)} to appeals_app`;
  const url = (user: string) => `postgres://${user}:test@127.0.0.1:${port}/${name}`;
  const db = connect(url("appeals_app"), { max: 5 });
  const admin = postgres(url("postgres"), { max: 2, onnotice: () => {} });
  opened.push(async () => {
    await db.$client.end();
    await admin.end();
    await root`drop database ${root(name)} with (force)`;
    await root.end();
  });
  return { db, admin, appUrl: url("appeals_app"), ownerUrl: url("appeals_owner"), adminUrl: url("postgres") };
}
