import { type Database, inPractice, inPracticeAtOnce, type Snapshot, type Tx } from "@/db/client";
import type { ApiScope } from "@/lib/core/api-scopes";
import type { Role } from "@/lib/core/enums";
import type { PracticeId } from "@/lib/core/ids";

/**
 * Who acts. A job acts for the person who asked for it, whose membership was checked when the job's step began; a
 * practice's program for the person who made its key.
 */
type Actor = {
  kind: "user" | "job" | "api_key";
  userId: string;
  role: Role;
  isOwner: boolean;
  emailVerified: boolean;
  /** Null for jobs and keys. */
  sessionId: string | null;
  apiKey?: { id: string; scopes: readonly ApiScope[] };
  /** The client's address as the trusted proxies tell it; empty for jobs. */
  address: string;
};

/** What every operation gets: one practice, one actor. Made only by `lib/auth`. */
export type Ctx = {
  practiceId: PracticeId;
  actor: Actor;
  requestId: string;
  db: Database;
};

/** The one way of an operation to the database: a transaction that sees the context's practice only. */
export function inContext<T>(ctx: Ctx, fn: (tx: Tx) => Promise<T>, snapshot?: Snapshot): Promise<T> {
  return inPractice(ctx.db, { practiceId: ctx.practiceId, userId: ctx.actor.userId }, fn, snapshot);
}

/** The same for a statement that reads and records it (`recordedBeside`), and what is sent beside it: the commit waits for no answer. */
export function inContextAtOnce<T>(ctx: Ctx, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return inPracticeAtOnce(ctx.db, { practiceId: ctx.practiceId, userId: ctx.actor.userId }, fn);
}

/** The same for a long reading: everything in it is as it was at one moment, and nothing can be written. */
export const inSnapshot = <T>(ctx: Ctx, fn: (tx: Tx) => Promise<T>): Promise<T> =>
  inContext(ctx, fn, "reading");
