import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { clientOf, type Database } from "@/db/client";
import { log } from "@/lib/core/log";
import { storage } from "@/lib/integrations/services";
import type { ListedFile, Upkeep } from "@/lib/integrations/storage/storage";
import { type Ctx, inContext } from "./context";
import { namedFiles } from "./named-files";

const HOUR_MS = 3_600_000;
/** A file is stored before its row is written: no upload, import or restore takes so long between the two. */
const GRACE_MS = 24 * HOUR_MS;
const KEPT_ASIDE_MS = 30 * GRACE_MS;
/** Files looked at in one round. */
const MOST = 10_000;
const SLICES = 256;

/**
 * One hour's round over files that no row names, as a killed upload leaves them (docs/product.md, E25): of one 256th of
 * the store, so that every file's turn comes each eleven days. Such a file is set aside, and deleted a month later. Does
 * nothing in a store that is marked as another database's. `contexts` gives one of each practice.
 */
export async function sweepUnnamed(
  db: Database,
  contexts: () => AsyncIterable<Ctx>,
  { now = Date.now(), upkeep = storage().upkeep }: { now?: number; upkeep?: Upkeep } = {},
): Promise<{ aside: number; deleted: number }> {
  const did = { aside: 0, deleted: 0 };
  if (!(await isOurs(db, upkeep))) return did;
  const slice = (Math.floor(now / HOUR_MS) % SLICES).toString(16).padStart(2, "0");
  const old = await oldOf(around(upkeep, slice), now - GRACE_MS);
  for (const key of await unnamed(contexts, old)) {
    await upkeep.setAside(key);
    did.aside += 1;
  }
  const ripe = await oldOf(upkeep.listAside(), now - KEPT_ASIDE_MS);
  const spare = await unnamed(contexts, ripe);
  for (const key of ripe) {
    if (spare.has(key)) await upkeep.forget(key);
    else await upkeep.bringBack(key);
  }
  did.deleted = spare.size;
  if (did.aside + did.deleted > 0) log.info(did, "files that no row names");
  return did;
}

/** From a random place of the slice and round: where there are more than a round looks at, each has its chance. */
async function* around(upkeep: Upkeep, slice: string): AsyncGenerator<ListedFile> {
  const from = slice + randomBytes(19).toString("hex");
  yield* upkeep.list(slice, from);
  for await (const file of upkeep.list(slice)) {
    if (file.key > from) return;
    yield file;
  }
}

async function oldOf(files: AsyncIterable<ListedFile>, before: number): Promise<Set<string>> {
  const old = new Set<string>();
  let looked = 0;
  for await (const { key, at } of files) {
    if (at.getTime() < before) old.add(key);
    looked += 1;
    if (looked === MOST) break;
  }
  return old;
}

/** Those that no practice's row names. One query a practice, in which a failure leaves every file where it is. */
async function unnamed(contexts: () => AsyncIterable<Ctx>, keys: ReadonlySet<string>): Promise<Set<string>> {
  const left = new Set(keys);
  for await (const ctx of left.size > 0 ? contexts() : []) {
    const named = await inContext(ctx, async (tx) => {
      const client = clientOf(tx);
      const text = `select key from (${await namedFiles(client)}) named where key = any($1)`;
      return client.unsafe<{ key: string }[]>(text, [[...left]]);
    });
    for (const { key } of named) left.delete(key);
    if (left.size === 0) break;
  }
  return left;
}

/**
 * A copy of the database, made to look into it, must not sweep what it can't know of. A server's identity and timeline change
 * with each copy and promotion; the first database that comes marks the store, and sweeps from the next round on.
 */
async function isOurs(db: Database, upkeep: Upkeep): Promise<boolean> {
  const [row] = await db.execute<{ identity: string }>(sql`
    select concat_ws('/', s.system_identifier, c.timeline_id, d.oid) as identity
      from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`);
  const identity = row?.identity ?? "";
  const owner = await upkeep.owner();
  if (owner === identity) return true;
  if (owner === null) await upkeep.claim(identity);
  else
    log.warn(
      "The file store is marked as another database's, so nothing is swept (docs/operations.md, Files).",
    );
  return false;
}
