import { createHash } from "node:crypto";
import { storage } from "@/lib/integrations/services";
import type { PracticeAtWork } from "./practice-at-work";
import { tenantTables } from "./practice-rows";

type ForeignIds = {
  /** One of each kind, by its kind: a row of each table, people, sessions, file keys. */
  ids: Record<string, string>;
  /** Every row's id. */
  all: string[];
  /** Of what kind each id is, as `ids` names them. */
  kinds: Map<string, string>;
  /** Tables in which the practice has no row. */
  empty: string[];
};

/** What somebody outside might have got hold of, read from the catalog so that no table is forgotten. */
export async function foreignIds({ t, practiceId, people }: PracticeAtWork): Promise<ForeignIds> {
  const ids: Record<string, string> = { practice: practiceId, owner: people.owner.userId };
  const kinds = new Map([
    [practiceId as string, "practice"],
    ...Object.values(people).map(({ userId }) => [userId, "owner"] as const),
  ]);
  const all: string[] = [];
  const empty: string[] = [];
  for (const { table, hasId } of await tenantTables(t.admin)) {
    const rows = await t.admin`select ${hasId ? t.admin`id` : t.admin`null as id`} from ${t.admin(table)}
      where practice_id = ${practiceId} order by 1`;
    if (rows.length === 0) empty.push(table);
    if (!hasId) continue;
    all.push(...rows.map(({ id }) => String(id)));
    for (const { id } of rows) kinds.set(String(id), table);
    if (rows[0]) ids[table] = String(rows[0].id);
  }
  const [session] = await t.admin`select id from sessions where user_id = ${people.owner.userId} limit 1`;
  ids.session = String(session?.id);
  ids["user in a link"] = Buffer.from(people.owner.userId).toString("base64url");
  for (const [table, key] of Object.entries(await fileKeys({ t, practiceId })))
    ids[`file of ${table}`] = key[0] ?? "";
  return { ids, all: [...all, practiceId, people.owner.userId], kinds, empty };
}

async function fileKeys({ t, practiceId }: Pick<PracticeAtWork, "t" | "practiceId">) {
  const columns = await t.admin<
    { table: string }[]
  >`select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key'`;
  const keys: Record<string, string[]> = {};
  for (const { table } of columns) {
    const rows = await t.admin`select storage_key from ${t.admin(table)}
      where practice_id = ${practiceId} and storage_key is not null order by storage_key`;
    keys[table] = rows.map((row) => String(row.storage_key));
  }
  return keys;
}

/** A hash of each file that the practice has in the store, by its key. */
export async function practiceFiles(w: PracticeAtWork): Promise<Record<string, string>> {
  const keys = Object.values(await fileKeys(w)).flat();
  const hashes = keys.map(async (key) => {
    if (!(await storage().exists(key))) return [key, "gone"];
    const bytes = await storage().getBytes(key, 10_000_000);
    return [key, createHash("sha256").update(bytes).digest("hex")];
  });
  return Object.fromEntries(await Promise.all(hashes));
}
