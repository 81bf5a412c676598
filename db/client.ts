import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { connectionErrorCode } from "@/lib/core/connection-error";
import type { PracticeId } from "@/lib/core/ids";
import { metrics } from "@/lib/core/metrics";
import { socketSettings } from "./socket";

export type Database = PostgresJsDatabase & { $client: postgres.Sql };
export type Tx = Parameters<Parameters<PostgresJsDatabase["transaction"]>[0]>[0];

/**
 * Seconds before the pool connects again after so many failures. The driver's own waits grow to twenty, for which every
 * request would wait although the database has long been back.
 */
export const waitBeforeConnecting = (failures: number): number => Math.min(0.05 * 2 ** failures, 1);

/** Opens a pool. Nothing connects before the first query. */
export function connect(
  url: string,
  options: { max?: number; name?: string; prepare?: boolean } = {},
): Database {
  const client = postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    backoff: waitBeforeConnecting,
    // Off, no statement is kept by name: not even those that ask for it.
    prepare: options.prepare ?? true,
    onnotice: () => {},
    ...socketSettings(url, options.name ?? "appeals-desk"),
  });
  // Without the tables: nothing asks by `db.query`, for which each transaction would get an object a table.
  return drizzle(client, { casing: "snake_case" });
}

type Running = {
  client: postgres.Sql;
  along: Promise<unknown>[];
  failed?: unknown;
  /** Its connection ended: nothing of it may reach the driver any more, which would send it on somebody else's. */
  lost?: unknown;
  afterCommit: (() => void)[];
};
const running = new WeakMap<object, Running>();

function runningOf(tx: Tx): Running {
  const state = running.get(tx);
  if (!state) throw new Error("needs a transaction opened by transact() or inPractice()");
  return state;
}

/**
 * The driver's own client inside the transaction, for work that lets its errors through: caught, they would not stop it.
 * Throws once the connection has ended.
 */
export function clientOf(tx: Tx): postgres.Sql {
  const { client, lost } = runningOf(tx);
  if (lost) throw lost;
  return client;
}

/** Sends a statement whose text is always the same, for it is prepared. Throws once the transaction's connection has ended. */
export async function sendPrepared<R>(tx: Tx, text: string, values: unknown[]): Promise<R[]> {
  const state = runningOf(tx);
  // Sent now and not once it is waited for, so that the commit of one round trip comes behind it.
  return unlessEnded(state, () =>
    state.client.unsafe(text, values as never[], { prepare: true }).execute(),
  ) as unknown as Promise<R[]>;
}

/** The same for what is passed on as it came: a row is its columns as the database wrote them. */
export async function sendForBytes(tx: Tx, text: string, values: unknown[]): Promise<(Buffer | null)[][]> {
  const state = runningOf(tx);
  // Sent now, as above.
  const rows = await unlessEnded(state, () =>
    state.client
      .unsafe(text, values as never[], { prepare: true })
      .raw()
      .execute(),
  );
  // Taken out of the driver's result, which V8's short collections keep with its query until one of the whole heap: the bytes of some
  // hundreds of lists would bring that about.
  return rows.splice(0);
}

/** Before the caller can go on, the transaction knows that its connection has ended: nothing more of it reaches the driver. */
async function unlessEnded<T>(state: Running, send: () => PromiseLike<T>): Promise<T> {
  if (state.lost) throw state.lost;
  try {
    return await send();
  } catch (error) {
    if (isLost(error)) state.lost ??= error;
    throw error;
  }
}

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
  if (state.lost) throw state.lost;
  const answer = state.client.unsafe(text, values, { prepare: true }).execute();
  answer.catch((error) => {
    state.failed ??= error;
    if (isLost(error)) state.lost ??= error;
  });
  state.along.push(answer);
}

/** A transaction outside any practice: identities, sessions, system tables. Tenant tables are empty in it. */
export async function transact<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return answered(db, (tx, state) => unlessLost(state, fn(tx)));
}

/** Runs `work` in a transaction. Resolves once the commit and all that was sent along are answered. */
async function answered<T>(db: Database, work: (tx: Tx, state: Running) => Promise<T>): Promise<T> {
  let state: Running | undefined;
  metrics.transactionsOpen.inc();
  try {
    const result = await db.transaction(async (tx) => {
      const own: Running = { client: clientIn(tx), along: [], afterCommit: [] };
      state = own;
      prepareStatements(tx, own);
      running.set(tx, own);
      return work(tx, own);
    });
    // Answered before the commit was: in a transaction that one of them broke, the commit did nothing and says no word.
    await Promise.all(state?.along.splice(0) ?? []);
    for (const callback of state?.afterCommit ?? []) callback();
    return result;
  } catch (error) {
    if (state) state.lost ??= error;
    throw state?.failed ?? error;
  } finally {
    metrics.transactionsOpen.dec();
  }
}

/**
 * The work of a transaction, which never ends once its connection has: the driver would then send its COMMIT or ROLLBACK on
 * a connection that is closed, or by now another transaction's. It tells the caller by itself that the connection ended.
 */
async function unlessLost<T>(state: Running, work: Promise<T>): Promise<T> {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  // Of a statement, not of a service that was asked in between.
  if ("error" in outcome && isLost(outcome.error) && Object(outcome.error).query)
    state.lost ??= outcome.error;
  if (state.lost) await new Promise<never>(() => {});
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

const LOST = ["ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02"];
const isLost = (error: unknown): boolean => {
  const code = connectionErrorCode(error) ?? "";
  return LOST.includes(code) || code.startsWith("CONNECTION_");
};

type Scope = { practiceId: PracticeId | null; userId?: string | null };

/** Everything that is read is as it was at one moment; `reading` refuses to write as well. */
export type Snapshot = keyof typeof SET_SNAPSHOT;
const SET_SNAPSHOT = {
  moment: "set transaction isolation level repeatable read",
  reading: "set transaction isolation level repeatable read, read only",
};

/** A transaction in which row-level security shows one practice's rows (and the person's own membership). */
export function inPractice<T>(
  db: Database,
  scope: Scope,
  fn: (tx: Tx) => Promise<T>,
  snapshot?: Snapshot,
): Promise<T> {
  return transact(db, (tx) => {
    // Before any query, and on the way with it.
    if (snapshot) sendAlong(tx, SET_SNAPSHOT[snapshot], []);
    sendScope(tx, scope);
    return fn(tx);
  });
}

/**
 * The same for one statement that reads and records that it did (`runForBytes`, `runKept`), and others sent beside it: the commit goes
 * out behind them, in the same write. The answer is handed out when all came, as everywhere; where a statement fails, the commit does
 * nothing. `fn` sends them before it first waits. Whatever it sends later would be outside the transaction, and is refused.
 */
export async function inPracticeAtOnce<T>(
  db: Database,
  scope: Scope,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  let answer: Promise<T> | undefined;
  await answered(db, async (tx, state) => {
    sendScope(tx, scope);
    answer = fn(tx);
    state.along.push(answer);
    // Waited for behind the commit. Until then nobody listens, and an error must not end the process.
    answer.catch((error) => {
      state.failed ??= error;
    });
    state.lost = new Error("The transaction's commit has been sent.");
  });
  const sent = answer as Promise<T>;
  // The driver's query holds this function (`sendForBytes`).
  answer = undefined;
  return sent;
}

const sendScope = (tx: Tx, { practiceId, userId }: Scope): void =>
  sendAlong(tx, SET_SCOPE, [practiceId ?? "", userId ?? ""]);

const SET_SCOPE = "select set_config('app.practice_id', $1, true), set_config('app.user_id', $2, true)";

/** Longer texts are lists of many rows, and each length of such a list is a text of its own. */
const LONGEST_PREPARED = 8_000;

/**
 * Has the database keep each statement of the transaction by its text: sent in one round trip instead of two from the
 * second time on, and parsed no more (docs/decisions/prepared-statements.md).
 */
function prepareStatements(tx: Tx, state: Running): void {
  const session = tx._.session as unknown as Session;
  const { prepareQuery } = session;
  session.prepareQuery = (query, fields, name, ...rest) => {
    const prepared = prepareQuery.call(
      session,
      query,
      fields,
      name ?? (query.sql.length < LONGEST_PREPARED ? "kept" : undefined),
      ...rest,
    );
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => unlessEnded(state, () => execute(...values));
    return prepared;
  };
}

const clientIn = (tx: Tx): postgres.Sql => (tx._.session as unknown as Session).client;

type Session = {
  client: postgres.Sql;
  prepareQuery(
    query: { sql: string },
    fields: unknown,
    name: string | undefined,
    ...rest: unknown[]
  ): { execute(...values: unknown[]): Promise<unknown> };
};
