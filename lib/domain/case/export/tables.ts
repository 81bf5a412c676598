import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "@/db/schema/all";

/**
 * What of a practice's tables stays behind, and why (docs/product.md, N2). A table that is not named here leaves with the
 * practice, a new one by itself.
 */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  members: "people.json names them; nobody's password or rights leave",
  invitations: "links of this installation",
  idempotency_keys: "answers to retries of this installation",
  staged_uploads: "files still on their way into this installation",
  api_keys: "keys of this installation",
  webhook_endpoints: "addresses that this installation tells",
  webhook_messages: "what this installation told them",
  webhook_attempts: "what this installation told them",
  notifications: "news of this installation's background work",
  practice_exports: "the exports themselves",
  claim_refreshes: "requests of this installation to payers",
  audit_events: "activity.jsonl is its record; another installation begins its own",
  inbound_faxes: "what came to this installation's fax numbers; the papers leave",
  letter_batches: "which letters were drafted together; the letters leave",
  letter_batch_items: "which letters were drafted together; the letters leave",
  worklist_counts: "made from the cases",
  worklist_changes: "what a person here may still take back",
  reminder_settings: "how people of this installation are reminded",
  emergency_accesses: "what owners of this installation approved each other",
  mornings: "reminders of this installation",
  appeal_cards: "made from the appeals",
  appeal_search: "made from the appeals",
  claim_search: "made from the claims",
  claim_counts: "made from the claims",
  claim_months: "made from the claims",
  denied_sums: "made from the claims",
  patient_search: "made from the patients",
  document_search: "made from the pages",
  reference_editions: "official files: load them again",
  reference_edits: "official files: load them again",
  reference_units: "official files: load them again",
  reference_texts: "official files: load them again",
};

/** SSNs stay where they are sealed (docs/product.md, N3). */
const SSN_COLUMNS = ["ssn_sealed", "ssn_digest", "ssn_last_four"];

/** What a trigger sets by the day or the clock. */
const KEPT_BY_TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  worklist_items: ["state", "changes_on", "due_key", "rank", "updated_at"],
};

/** Other tables' triggers make and change its rows: it is taken over when nothing follows anymore. */
const LAST = "worklist_items";

type Kind = "id" | "person" | "json" | "money" | "file" | "plain";
export type ExportColumn = { name: string; type: string; kind: Kind };

export type ExportTable = {
  name: string;
  columns: ExportColumn[];
  /** Columns that don't leave: the practice's id, what the database makes itself, SSNs. */
  dropped: string[];
  /** By which its rows are ordered, without the practice. */
  key: ExportColumn[];
  /** References to rows of the same table: set once all rows are there. */
  own: string[];
  /** Only live rows are in the CSV. */
  hasDeleted: boolean;
};

/** The tables that leave, each behind those that it refers to. */
export const EXPORT_TABLES: readonly ExportTable[] = inOrder(
  Object.values<unknown>(schema)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .sort((a, b) => Number(a.name === LAST) - Number(b.name === LAST))
    .filter(
      ({ name, columns }) => !(name in LEFT_BEHIND) && columns.some((one) => one.name === "practice_id"),
    ),
);

type Config = ReturnType<typeof getTableConfig>;

function inOrder(tables: Config[]): ExportTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const done: ExportTable[] = [];
  const isDone = (name: string) => done.some((one) => one.name === name);
  while (done.length < tables.length) {
    const next = tables.find(
      (table) =>
        !isDone(table.name) &&
        table.foreignKeys.every((key) => {
          const to = getTableConfig(key.reference().foreignTable).name;
          return to === table.name || !names.has(to) || isDone(to);
        }),
    );
    if (!next) throw new Error("the practice's tables refer to each other in a circle");
    done.push(described(next));
  }
  return done;
}

function described(table: Config): ExportTable {
  const references = table.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const own = columns.map(({ name }) => name).filter((name) => name !== "practice_id");
    return { to: getTableConfig(foreignTable).name, column: own.at(-1) ?? "" };
  });
  const people = references.filter(({ to }) => to === "members").map(({ column }) => column);
  const dropped = table.columns
    .filter(
      ({ name, generated }) =>
        name === "practice_id" ||
        generated ||
        SSN_COLUMNS.includes(name) ||
        KEPT_BY_TRIGGERS[table.name]?.includes(name),
    )
    .map(({ name }) => name);
  const columns = table.columns
    .filter(({ name }) => !dropped.includes(name))
    .map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      kind: kindOf(column.name, column.columnType, people),
    }));
  const keyNames = [
    ...table.columns.filter(({ primary }) => primary).map(({ name }) => name),
    ...table.primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
  ];
  return {
    name: table.name,
    columns,
    dropped,
    key: columns.filter(({ name }) => keyNames.includes(name)),
    own: references.filter(({ to }) => to === table.name).map(({ column }) => column),
    hasDeleted: columns.some(({ name }) => name === "deleted_at"),
  };
}

function kindOf(name: string, type: string, people: string[]): Kind {
  if (name.endsWith("storage_key")) return "file";
  if (type === "PgJsonb") return "json";
  if (people.includes(name)) return "person";
  if (type === "PgUUID") return "id";
  return type === "PgBigInt53" && !name.endsWith("_bytes") ? "money" : "plain";
}

/**
 * What was under way is told as ended: another installation neither sends it again nor waits for it
 * (docs/product.md, N4).
 */
const ENDED: Readonly<Record<string, SQL>> = {
  deliveries: sql`case when t.state in ('queued', 'sending') then '{"state": "check_needed"}'::jsonb else '{}' end`,
  letter_generations: sql`case when t.state in ('queued', 'writing')
    then '{"state": "failed", "error": "The practice moved while this was being written."}'::jsonb else '{}' end`,
  appeals: sql`case when t.extraction_state = 'running' then '{"extraction_state": "idle"}'::jsonb else '{}' end`,
  remittance_files: sql`case when t.state = 'applying' then '{"state": "stopped"}'::jsonb
    when t.state = 'reading' then '{"state": "unreadable"}'::jsonb else '{}' end`,
};

/** A row of `t` as JSON: what leaves of it. */
export function rowJson({ name, dropped }: ExportTable): SQL {
  const kept = sql`to_jsonb(t) - string_to_array(${dropped.join(",")}, ',')`;
  const ended = ENDED[name];
  return ended ? sql`(${kept}) || ${ended}` : kept;
}
