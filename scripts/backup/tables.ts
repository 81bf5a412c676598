import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type postgres from "postgres";

type Sql = postgres.Sql | postgres.TransactionSql;

/** A table as it is copied: generated columns are left out, PostgreSQL makes them again. */
export type CopiedTable = { schema: "public" | "dbos"; name: string; columns: string[]; order: string[] };

/** Its rows say what the migrations made; a restore runs the migrations themselves. */
const NOT_COPIED = ["dbos.dbos_migrations"];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** All tables of the app and of its workflow engine, by name. */
export async function copiedTables(sql: Sql): Promise<CopiedTable[]> {
  const rows = await sql<(CopiedTable & { order: string[] | null })[]>`
    select n.nspname as schema, c.relname as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           (select array_agg(case when t.typcollation <> 0 then format('%I collate "C"', a.attname)
                                  else format('%I', a.attname) end order by k.place)
              from pg_index i cross join unnest(i.indkey::int[]) with ordinality k(attnum, place)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
              join pg_type t on t.oid = a.atttypid
             where i.indrelid = c.oid and i.indisprimary) as order
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'dbos')
     order by 1, 2`;
  return rows
    .map((row) => ({ ...row, order: row.order ?? ["t::text"] }))
    .filter((row) => !NOT_COPIED.includes(`${row.schema}.${row.name}`));
}

/** What makes the text of a row the same on every server. For one transaction. */
export const steadyText = (sql: Sql) =>
  sql.unsafe(`set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off`);

/** The statement that reads a table's rows in the order of its key. */
export const copyOut = ({ schema, name, columns, order }: CopiedTable): string =>
  `copy (select ${columns.map(quoted).join(", ")} from ${nameOf({ schema, name })} t order by ${order.join(", ")}) to stdout`;

/** The statement that takes them in. */
export const copyIn = ({ schema, name, columns }: Omit<CopiedTable, "order">): string =>
  `copy ${nameOf({ schema, name })} (${columns.map(quoted).join(", ")}) from stdin`;

/** Hashes and counts what passes through. A row ends with the only line break that it holds. */
export function measure() {
  const hash = createHash("sha256");
  const seen = { rows: 0, bytes: 0 };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      seen.bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) seen.rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ ...seen, sha256: hash.digest("hex") }) };
}

/** Of every sequence its next place. Not bound to the snapshot: never less than what the rows used. */
export const sequenceValues = (sql: Sql) =>
  sql<{ schema: string; name: string; value: string; called: boolean }[]>`
    select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
           last_value is not null as called
      from pg_sequences where schemaname in ('public', 'dbos') order by 1, 2`;
