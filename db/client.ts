import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { PracticeId } from "@/lib/core/ids";
import * as schema from "./schema/all";

type Schema = typeof schema;
export type Database = PostgresJsDatabase<Schema> & { $client: postgres.Sql };
export type Tx = Parameters<Parameters<PostgresJsDatabase<Schema>["transaction"]>[0]>[0];

/** Opens a pool. Nothing connects before the first query. */
export function connect(url: string, options: { max?: number; name?: string } = {}): Database {
  const client = postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: options.name ?? "appeals-desk" },
  });
  return drizzle(client, { schema, casing: "snake_case" }) as Database;
}

const afterCommit = new WeakMap<object, (() => void)[]>();

/** Runs `fn` once the transaction has committed; never when it rolls back. */
export function onCommit(tx: Tx, fn: () => void): void {
  const callbacks = afterCommit.get(tx);
  if (!callbacks) throw new Error("onCommit needs a transaction opened by transact() or inPractice()");
  callbacks.push(fn);
}

/** A transaction outside any practice: identities, sessions, system tables. Tenant tables are empty in it. */
export async function transact<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const result = await db.transaction(async (tx) => {
    afterCommit.set(tx, callbacks);
    return fn(tx);
  });
  for (const callback of callbacks) callback();
  return result;
}

type Scope = { practiceId: PracticeId | null; userId?: string | null };

/** A transaction in which row-level security shows one practice's rows (and the person's own membership). */
export function inPractice<T>(db: Database, scope: Scope, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(db, async (tx) => {
    await setScope(tx, scope);
    return fn(tx);
  });
}

/** Every operation begins with it, so the database parses and plans it once a connection (`prepare`). */
async function setScope(tx: Tx, { practiceId, userId }: Scope): Promise<void> {
  await tx
    .select({
      practice: sql`set_config('app.practice_id', ${practiceId ?? ""}, true)`,
      user: sql`set_config('app.user_id', ${userId ?? ""}, true)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare("scope")
    .execute();
}
