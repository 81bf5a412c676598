/**
 * What a build of one release ago would not survive, by the statement's own words. `table` is where it happens: what a
 * file does to a table that it creates itself hurts nobody.
 */
const HURTS: readonly [RegExp, string][] = [
  [/^drop table (?:if exists )?(?<table>\S+)/i, "drops a table"],
  [/^drop (?:view|materialized view|function|procedure|type|schema) /i, "drops what the old build may call"],
  [
    /^alter table (?:only )?(?<table>\S+) drop (?:column )?(?!constraint|default|not null|identity)\S+/i,
    "drops a column",
  ],
  [/^alter (?:table|type|sequence|function|index) (?<table>\S+) rename\b/i, "renames"],
  [/^alter table (?:only )?(?<table>\S+) alter column \S+ (?:set data )?type\b/i, "changes a column's type"],
  [
    /^alter table (?:only )?(?<table>\S+) alter column \S+ set not null/i,
    "makes a column not null: the old build leaves it empty",
  ],
  [
    /^alter table (?:only )?(?<table>\S+) alter column \S+ drop default/i,
    "takes a default away that the old build relies on",
  ],
  [
    /^alter table (?:only )?(?<table>\S+) add (?:column )?(?!constraint)\S+ (?!.*\b(?:default|generated)\b).*\bnot null\b/i,
    "adds a column that is not null and has no default: the old build's inserts fail",
  ],
  [
    /^alter table (?:only )?(?<table>\S+) add constraint (?<name>\S+) (?:check|unique|exclude)\b/i,
    "adds a rule that the old build's rows may break",
  ],
  [
    /^create unique index (?:concurrently )?(?:if not exists )?\S+ on (?:only )?(?<table>\S+)/i,
    "adds a rule that the old build's rows may break",
  ],
];

const CONTRACT = /^-- contract: unused since (\d+)\.(\d+)\.(\d+)$/m;

/** A migration file and what in it the build of one release ago would not survive. Empty where all is well. */
export function hurtsTheOldBuild(file: { name: string; sql: string }, release: string): string[] {
  const contract = CONTRACT.exec(file.sql);
  const found = statements(file.sql).flatMap((statement, _n, all) => hurts(statement, all));
  if (!/_contract(_|\.sql$)/.test(file.name)) return found.map((what) => `${file.name}: ${what}`);
  if (!contract)
    return [`${file.name}: a contract step says "-- contract: unused since <version>" on a line of its own`];
  const [since, now] = [contract.slice(1), release.split(".")].map((parts) =>
    parts.reduce((sum, part) => sum * 10_000 + Number(part), 0),
  );
  return (since ?? 0) < (now ?? 0)
    ? []
    : [`${file.name}: version ${contract.slice(1).join(".")} may still run beside this one (${release})`];
}

function hurts(statement: string, all: string[]): string[] {
  return HURTS.flatMap(([shows, what]) => {
    const match = shows.exec(statement);
    if (!match) return [];
    const { table, name } = match.groups ?? {};
    const bare = (word: string) =>
      word
        .replaceAll('"', "")
        .replace(/[(;].*$/, "")
        .replace(/^public\./, "");
    const isNew =
      table &&
      all.some((one) => bare(/^create table (?:if not exists )?(\S+)/i.exec(one)?.[1] ?? "") === bare(table));
    // A rule that takes the place of one of the same name is read by a person: it is to be wider.
    const replaces =
      name && all.some((one) => one.toLowerCase().includes(`drop constraint ${name.toLowerCase()}`));
    const onNew = /^adds a rule/.test(what) && newColumns(all).some((column) => statement.includes(column));
    return isNew || replaces || onNew ? [] : [`${what}: ${statement.slice(0, 120)}`];
  });
}

/** Quoted, as drizzle writes them. What holds for a column that the old build never fills hurts it nowhere. */
const newColumns = (all: string[]) =>
  all.flatMap((one) => /^alter table \S+ add column ("[^"]+")/i.exec(one)?.[1] ?? []);

/** The statements outside function bodies, one line each, without comments. */
function statements(sql: string): string[] {
  return sql
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/--> statement-breakpoint/g, ";")
    .replace(/--[^\n]*/g, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter((statement) => statement !== "");
}
