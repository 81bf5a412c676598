import type { PgTransactionConfig } from "drizzle-orm/pg-core";
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

type Running = {
  client: postgres.Sql;
  along: Promise<unknown>[];
  failed?: unknown;
  afterCommit: (() => void)[];
};
const running = new WeakMap<object, Running>();

function runningOf(tx: Tx): Running {
  const state = running.get(tx);
  if (!state) throw new Error("needs a transaction opened by transact() or inPractice()");
  return state;
}

/** The driver's own client inside the transaction. */
export const clientOf = (tx: Tx): postgres.Sql => runningOf(tx).client;

/** Runs `fn` once the transaction has committed; never when it rolls back. */
export function onCommit(tx: Tx, fn: () => void): void {
  runningOf(tx).afterCommit.push(fn);
}

/**
 * Sends a statement whose rows nobody needs, and does not wait: it travels with the next statement, or with the commit.
 * Where it fails the transaction fails with its error. `text` is always the same, for it is prepared.
 */
export function sendAlong(tx: Tx, text: string, values: postgres.ParameterOrJSON<never>[]): void {
  const state = runningOf(tx);
  const answer = state.client.unsafe(text, values, { prepare: true }).execute();
  answer.catch((error) => {
    state.failed ??= error;
  });
  state.along.push(answer);
}

/** A transaction outside any practice: identities, sessions, system tables. Tenant tables are empty in it. */
export async function transact<T>(
  db: Database,
  fn: (tx: Tx) => Promise<T>,
  mode?: PgTransactionConfig,
): Promise<T> {
  let state: Running | undefined;
  try {
    const result = await db.transaction(async (tx) => {
      state = { client: prepareStatements(tx), along: [], afterCommit: [] };
      running.set(tx, state);
      return fn(tx);
    }, mode);
    // Answered before the commit was: in a transaction that one of them broke, the commit did nothing and says no word.
    await Promise.all(state?.along ?? []);
    for (const callback of state?.afterCommit ?? []) callback();
    return result;
  } catch (error) {
    throw state?.failed ?? error;
  }
}

type Scope = { practiceId: PracticeId | null; userId?: string | null };

/** A transaction in which row-level security shows one practice's rows (and the person's own membership). */
export function inPractice<T>(
  db: Database,
  scope: Scope,
  fn: (tx: Tx) => Promise<T>,
  mode?: PgTransactionConfig,
): Promise<T> {
  return transact(
    db,
    (tx) => {
      sendAlong(tx, SET_SCOPE, [scope.practiceId ?? "", scope.userId ?? ""]);
      return fn(tx);
    },
    mode,
  );
}

const SET_SCOPE = "select set_config('app.practice_id', $1, true), set_config('app.user_id', $2, true)";

/** Longer texts are lists of many rows, and each length of such a list is a text of its own. */
const LONGEST_PREPARED = 8_000;

/**
 * Has the database keep each statement of the transaction by its text: sent in one round trip instead of two from the
 * second time on, and parsed no more (docs/decisions/prepared-statements.md). Answers the driver's own client.
 */
function prepareStatements(tx: Tx): postgres.Sql {
  const session = tx._.session as unknown as Session;
  const { prepareQuery } = session;
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepareQuery.call(
      session,
      query,
      fields,
      name ?? (query.sql.length < LONGEST_PREPARED ? "kept" : undefined),
      ...rest,
    );
  return session.client;
}

type Session = {
  client: postgres.Sql;
  prepareQuery(
    query: { sql: string },
    fields: unknown,
    name: string | undefined,
    ...rest: unknown[]
  ): unknown;
};
