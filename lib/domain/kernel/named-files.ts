import type postgres from "postgres";

type Sql = postgres.Sql | postgres.TransactionSql;

/** Columns that hold the key of a stored file are named so (`tests/security/R4-backup-restore.test.ts` holds the schema to it). */
const NAMED_SO = "(^|_)(storage|logo)_key$";

/**
 * A query whose one column, `key`, has every key of a stored file that a row names which this role may see. `but`: tables
 * that are left out.
 */
export async function namedFiles(sql: Sql, but: readonly string[] = []): Promise<string> {
  const columns = await sql<{ part: string }[]>`
    select format('select %I as key from public.%I where %I is not null', a.attname, c.relname, a.attname) as part
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped and a.attname ~ ${NAMED_SO}
       and c.relname <> all(${[...but]})`;
  const parts = columns.map(({ part }) => part);
  // A backup may be of a schema that seals nothing yet.
  const isSealing = parts.some((part) =>
    part.includes(" original_storage_key as key from public.documents "),
  );
  return [
    // A file that is still to be counted lies under its other key alone.
    ...parts.map((part) =>
      isSealing && part.includes(" storage_key as key from public.documents ")
        ? `${part} and original_sha256 is distinct from sha256`
        : part,
    ),
    "select one ->> 'storageKey' from public.local_outbox cross join jsonb_array_elements(attachments) one",
  ].join(" union ");
}
