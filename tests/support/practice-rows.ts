import type postgres from "postgres";

/** Every table with a `practice_id`, read from the catalog, with whether it has an `id` of its own. */
export async function tenantTables(admin: postgres.Sql): Promise<{ table: string; hasId: boolean }[]> {
  const rows = await admin<{ table: string; has_id: boolean }[]>`
    select c.relname as table, exists (select 1 from pg_attribute i join pg_type y on y.oid = i.atttypid
             where i.attrelid = c.oid and i.attname = 'id' and y.typname = 'uuid') as has_id
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'practice_id' and not a.attisdropped
     where c.relkind = 'r' order by 1`;
  return rows.map(({ table, has_id }) => ({ table, hasId: has_id }));
}

/**
 * A checksum a table over all that a practice has, its people and their sessions among it: an update that changes
 * nothing but a time shows. Without the record of who did what, which refusals may add to.
 */
export async function practiceChecksums(
  admin: postgres.Sql,
  practiceId: string,
): Promise<Record<string, string>> {
  const tables = (await tenantTables(admin))
    .map(({ table }) => table)
    .filter((one) => !["audit_events", "api_keys"].includes(one));
  const selects = [
    ...tables.map((table) => [table, `select t::text as row from ${table} t where practice_id = $1`]),
    // A key's use is noted, also of a call that is refused.
    [
      "api_keys",
      "select (to_jsonb(t) - 'last_used_at' - 'last_used_from')::text as row from api_keys t where practice_id = $1",
    ],
    ["practices", "select t::text as row from practices t where id = $1"],
    [
      "users",
      "select t::text as row from users t where id in (select user_id from members where practice_id = $1)",
    ],
    // Asking keeps the caller's own session alive.
    [
      "sessions",
      "select (to_jsonb(t) - 'last_used_at')::text as row from sessions t where member_practice_id = $1",
    ],
  ];
  const sums = selects.map(
    ([name, rows]) =>
      `select '${name}' as name, count(*)::text || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
         from (${rows}) rows`,
  );
  const rows = await admin.unsafe(sums.join(" union all "), [practiceId]);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
