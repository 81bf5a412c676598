import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { MIGRATIONS_FOLDER } from "../../db/migrate";
import journal from "../../db/migrations/meta/_journal.json" with { type: "json" };
import { BackupError } from "./backup-error";
import type { Manifest } from "./manifest";
import { nameOf } from "./tables";

type Sql = postgres.Sql | postgres.TransactionSql;
type Named = { schema: string; name: string };

/** How many of this build's migrations the backup's database had run. Throws for a backup of a newer app, or of another. */
export function knownMigrations(manifest: Manifest): number {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  if (manifest.migrations.every((hash, n) => hash === ours[n])) return manifest.migrations.length;
  throw new BackupError(
    `This backup was made by a newer version of Appeals Desk (${manifest.application}, ${manifest.migrations.length} migrations; this version knows ${ours.length}). Nothing was restored. Restore it with that version or a later one.`,
  );
}

/** Throws where anybody works on the database, or where it holds a row. */
export async function requireEmpty(sql: postgres.Sql, appRole: string): Promise<void> {
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename is not null
       and coalesce(backend_type, 'client backend') = 'client backend'`;
  if (others && others.count > 0)
    throw new BackupError(
      `The database is in use (${others.count} connections). A backup is restored into an empty database that nobody works on: stop the web servers and workers, or name another database. Nothing was changed.`,
    );
  const full = await tablesWithRows(sql);
  if (full.length > 0)
    throw new BackupError(
      `The database is not empty: ${full.slice(0, 3).join(", ")} ${full.length > 1 ? "hold" : "holds"} rows. A backup is restored into an empty database only. Nothing was changed.`,
    );
  const [role] = await sql`select 1 from pg_roles where rolname = ${appRole}`;
  if (!role)
    throw new BackupError(
      `The role ${appRole}, as which the app connects (DATABASE_URL), does not exist. Create it first.`,
    );
}

/** Looks under row security, which hides rows from the owner too, and takes that back. Nobody else is connected. */
async function tablesWithRows(sql: postgres.Sql): Promise<string[]> {
  const tx = await sql.reserve();
  await tx`begin`;
  const tables = await tx<(Named & { forced: boolean })[]>`
    select n.nspname as schema, c.relname as name, c.relforcerowsecurity as forced
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'dbos') and c.relname <> 'dbos_migrations' order by 1, 2`;
  const full: string[] = [];
  for (const table of tables) {
    if (table.forced) await tx.unsafe(`alter table ${nameOf(table)} no force row level security`);
    const [row] = await tx.unsafe(`select 1 from ${nameOf(table)} limit 1`);
    if (row) full.push(`${table.schema}.${table.name}`);
  }
  await tx`rollback`;
  tx.release();
  return full;
}

/** Takes away what a migration or an interrupted restore made in a database that holds no row of ours. */
export async function dropSchemas(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`do $$ declare made text; begin
    if to_regnamespace('drizzle') is null then return; end if;
    drop schema drizzle cascade;
    drop schema if exists dbos cascade;
    for made in
      select format('drop table %s cascade', oid::regclass) from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace
    loop execute made; end loop;
    for made in
      select format('drop %s if exists %s cascade', case prokind when 'p' then 'procedure' else 'function' end, oid::regprocedure)
        from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop execute made; end loop;
    for made in
      select format('drop type if exists %s cascade', t.oid::regtype)
        from pg_type t left join pg_class c on c.oid = t.typrelid
       where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd') or c.relkind = 'c')
         and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    loop execute made; end loop;
  end $$`);
}

/** The tables as they were when the backup was made, without the app's grants. */
export async function makeSchema(
  target: { ownerUrl: string; appRole: string },
  manifest: Manifest,
  migrations: number,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "migrations-"));
  const client = postgres(target.ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const entries = journal.entries.slice(0, migrations);
    await mkdir(path.join(folder, "meta"));
    for (const { tag } of entries)
      await cp(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await writeFile(path.join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
    await DBOS.migrate(target.ownerUrl, { applicationRole: target.appRole });
    await requireColumns(client, manifest);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The workflow engine's tables are of this build's version: those of a backup must fit into them. */
async function requireColumns(client: postgres.Sql, manifest: Manifest): Promise<void> {
  const [engine] = await client<{ version: number }[]>`
    select max(version)::int as version from dbos.dbos_migrations`;
  const here = await client<{ column: string }[]>`
    select table_schema || '.' || table_name || '.' || column_name as column from information_schema.columns
     where table_schema in ('public', 'dbos')`;
  const known = new Set(here.map(({ column }) => column));
  const wanted = manifest.tables.flatMap(({ schema, name, columns }) =>
    columns.map((column) => `${schema}.${name}.${column}`),
  );
  const gone = wanted.filter((column) => !known.has(column));
  if (gone.length === 0 && manifest.engine <= (engine?.version ?? 0)) return;
  throw new BackupError(
    `The workflow tables of this backup (version ${manifest.engine}) don't fit those of this version of Appeals Desk (${engine?.version}). Nothing was restored. Restore it with version ${manifest.application}, then update.`,
  );
}

/**
 * Runs `work` while no trigger fires, no foreign key is checked and the owner sees all rows; then all is as before, and
 * every foreign key has been checked anew. In one transaction: nobody else ever sees the tables so.
 */
export async function withoutRules(
  tx: Sql,
  tables: readonly Named[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await tx<(Named & { constraint: string; definition: string })[]>`
    select n.nspname as schema, c.relname as name, k.conname as constraint, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'dbos')`;
  const forced = await tx<Named[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relforcerowsecurity and n.nspname in ('public', 'dbos')`;
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const all = async (texts: string[]) => {
    if (texts.length > 0) await tx.unsafe(texts.join("; "));
  };
  await all(keys.map((key) => `alter table ${nameOf(key)} drop constraint ${quoted(key.constraint)}`));
  await all(forced.map((table) => `alter table ${nameOf(table)} no force row level security`));
  await all(tables.map((table) => `alter table ${nameOf(table)} disable trigger user`));
  await work();
  await all(tables.map((table) => `alter table ${nameOf(table)} enable trigger user`));
  await all(
    keys.map(
      (key) => `alter table ${nameOf(key)} add constraint ${quoted(key.constraint)} ${key.definition}`,
    ),
  );
  await all(forced.map((table) => `alter table ${nameOf(table)} force row level security`));
}
