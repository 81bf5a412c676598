import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/system";
import { AppError } from "@/lib/core/errors";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import type { Ctx } from "./context";

/** How long a key's answer is kept. */
const KEPT_HOURS = 24;

export type KeyedRequest = { key: string | null; operation: string; input: unknown };

/**
 * Runs `fn` once for a key: the same person's retry with the same input gets the first answer, a retry that overlaps
 * waits for it, and a refused try leaves the key free. Without a key, just runs. The answer must be JSON. Throws
 * CONFLICT when the key came with another input.
 */
export async function oncePerKey<T>(
  tx: Tx,
  ctx: Ctx,
  request: KeyedRequest,
  fn: () => Promise<T>,
): Promise<{ answer: T; repeated: boolean }> {
  if (request.key === null) return { answer: await fn(), repeated: false };
  const own = ofKey(ctx, request.key);
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.practiceId, ctx.practiceId),
        lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`),
      ),
    );
  const requestHash = hashOf(ctx, request);
  const [mine] = await tx
    .insert(idempotencyKeys)
    .values({ practiceId: ctx.practiceId, userId: ctx.actor.userId, key: request.key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (mine) {
    const answer = await fn();
    await tx.update(idempotencyKeys).set({ body: answer }).where(own);
    return { answer, repeated: false };
  }
  const [first] = await tx.select().from(idempotencyKeys).where(own);
  if (first?.requestHash !== requestHash) throw usedOtherwise();
  return { answer: first.body as T, repeated: true };
}

/** What a key was answered with, where it was. Throws CONFLICT when it came with another input. */
export async function answerOfKey(
  tx: Tx,
  ctx: Ctx,
  request: KeyedRequest & { key: string },
): Promise<{ answer: unknown } | null> {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        ofKey(ctx, request.key),
        gte(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`),
      ),
    );
  if (!first) return null;
  if (first.requestHash !== hashOf(ctx, request)) throw usedOtherwise();
  return { answer: first.body };
}

const ofKey = (ctx: Ctx, key: string) =>
  and(
    eq(idempotencyKeys.practiceId, ctx.practiceId),
    eq(idempotencyKeys.userId, ctx.actor.userId),
    eq(idempotencyKeys.key, key),
  );

/** Keyed: an input may hold an SSN, and a plain hash of one is soon guessed. */
const hashOf = (ctx: Ctx, { operation, input }: KeyedRequest): string =>
  fieldCipher().digest(JSON.stringify([operation, input]), {
    practiceId: ctx.practiceId,
    field: "idempotency",
  });

const usedOtherwise = () =>
  new AppError("CONFLICT", "This Idempotency-Key was used for another request. Send a new one.");
