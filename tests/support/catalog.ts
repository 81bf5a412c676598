import type postgres from "postgres";

/** The fixture; `npm run db:catalog` writes it. */
export const CATALOG = "tests/fixtures/catalog.txt";

const OURS = "'public'::regnamespace";
const ofExtension = (catalog: string, oid: string) =>
  `exists (select 1 from pg_depend e where e.classid = ${catalog} and e.objid = ${oid} and e.deptype = 'e')`;

/** One query per kind of object, each with one column of lines. */
const QUERIES = [
  "select format('extension %s in %s', extname, extnamespace::regnamespace) from pg_extension",

  `select concat_ws(', ',
      case relkind when 'r' then 'table' when 'v' then 'view' else 'relation ' || relkind::text end || ' ' || relname,
      'owner ' || relowner::regrole,
      case when relpersistence <> 'p' then 'persistence ' || relpersistence::text end,
      case when relrowsecurity then 'row security' end,
      case when relforcerowsecurity then 'forced' end,
      array_to_string(reloptions, ', '),
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
    from pg_class c
    where relnamespace = ${OURS} and relkind not in ('i', 'I', 'S') and not ${ofExtension("c.tableoid", "c.oid")}`,

  `select concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attnotnull then 'not null' end,
      case a.attidentity when 'a' then 'always identity' when 'd' then 'identity by default' end,
      case when d.oid is not null
        then case a.attgenerated when 's' then 'stored as' when 'v' then 'computed as' else 'default' end end,
      pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relnamespace = ${OURS} and c.relkind in ('r', 'p', 'f', 'c')
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and not ${ofExtension("c.tableoid", "c.oid")}`,

  // The columns say "not null" themselves.
  `select format('constraint %s.%s %s',
      case when conrelid <> 0 then conrelid::regclass::text else contypid::regtype::text end,
      conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = ${OURS} and contype <> 'n'`,

  // The index of a constraint follows from the constraint.
  `select format('index %s%s', pg_get_indexdef(i.indexrelid), case when not i.indisvalid then ' (invalid)' end)
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = ${OURS}
      and not exists (select 1 from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x'))`,

  `select concat_ws(' ', 'policy', tablename || '.' || policyname, lower(permissive), 'for', lower(cmd),
      'to', array_to_string(roles, ', '), 'using ' || qual, 'with check ' || with_check)
    from pg_policies where schemaname = 'public'`,

  `select format('function %s, owner %s, %s', oid::regprocedure, proowner::regrole, pg_get_functiondef(oid))
    from pg_proc p where pronamespace = ${OURS} and prokind <> 'a' and not ${ofExtension("p.tableoid", "p.oid")}`,

  `select format('trigger %s.%s %s%s', tgrelid::regclass, tgname, pg_get_triggerdef(t.oid),
      case when tgenabled <> 'O' then ' (enabled: ' || tgenabled::text || ')' end)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${OURS} and not tgisinternal`,

  `select format('sequence %s of %s, owner %s, %s from %s by %s, %s to %s, cache %s%s', sequencename,
      (select d.refobjid::regclass || '.' || a.attname
         from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.objid = sequencename::text::regclass and d.refobjsubid > 0),
      sequenceowner, data_type, start_value, increment_by, min_value, max_value, cache_size,
      case when cycle then ', cycles' end)
    from pg_sequences where schemaname = 'public'`,

  // Types, operators, text search and whatever else is in the schema.
  `select concat_ws(' ', 'other:', i.type, i.identity, (select string_agg(enumlabel, ', ' order by enumsortorder)
      from pg_enum where enumtypid = d.objid))
    from pg_depend d cross join lateral pg_identify_object(d.classid, d.objid, 0) i
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = ${OURS} and d.deptype = 'n'
      and d.classid not in ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_constraint'::regclass,
        'pg_extension'::regclass)
      and not ${ofExtension("d.classid", "d.objid")}`,

  `select format('comment on %s %s: %s', i.type, i.identity, d.description)
    from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) i
    where (i.schema = 'public' or i.identity like 'public.%') and not ${ofExtension("d.classoid", "d.objoid")}`,

  // What others than the owner may do. A function without a list of its own may be run by everybody.
  `select format('grant on %s to %s: %s', object, case when grantee = 0 then 'public' else grantee::regrole::text end,
      string_agg(privilege_type || case when is_grantable then ' (grantable)' else '' end, ', ' order by privilege_type))
    from (
      select 'schema ' || nspname as object, nspowner as owner, nspacl as acl
        from pg_namespace where nspname in ('public', 'drizzle')
      union all
      select case relkind when 'S' then 'sequence ' else 'table ' end || oid::regclass, relowner, relacl
        from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle')
      union all
      select 'column ' || attrelid::regclass || '.' || attname, relowner, attacl
        from pg_attribute join pg_class c on c.oid = attrelid where relnamespace = ${OURS}
      union all
      select 'function ' || oid::regprocedure, proowner, proacl from pg_proc where pronamespace = ${OURS}
      union all
      select 'type ' || oid::regtype, typowner, typacl from pg_type where typnamespace = ${OURS}
      union all
      select 'whatever ' || defaclrole::regrole || ' makes: ' || defaclobjtype::text, defaclrole, defaclacl
        from pg_default_acl where defaclnamespace in (0, ${OURS})
    ) as objects cross join lateral aclexplode(acl)
    where grantee <> owner group by object, grantee`,
];

/**
 * The catalog of our schema, one line per object, sorted, without ids: two databases that are alike give the same text.
 * The order of a table's columns is left out, because a later column always comes last. The workflow library's own schema
 * (`dbos`) belongs to its version.
 */
export async function readCatalog(client: postgres.Sql): Promise<string[]> {
  const lines: string[] = [];
  for (const query of QUERIES) {
    for (const [line] of await client.unsafe(query).values()) lines.push(String(line));
  }
  return lines.map((line) => line.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")).sort();
}
