import { and, eq, lt, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/system";
import { AppError } from "@/lib/core/errors";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import type { Ctx } from "./context";

/** How long a key's answer is kept. */
const KEPT_HOURS = 24;

/**
 * Runs `fn` once for a key: the same person's retry with the same input gets the first answer, a retry that overlaps
 * waits for it, and a refused try leaves the key free. Without a key, just runs. The answer must be JSON. Throws
 * CONFLICT when the key came with another input.
 */
export async function oncePerKey<T>(
  tx: Tx,
  ctx: Ctx,
  request: { key: string | null; operation: string; input: unknown },
  fn: () => Promise<T>,
): Promise<{ answer: T; repeated: boolean }> {
  if (request.key === null) return { answer: await fn(), repeated: false };
  const own = and(
    eq(idempotencyKeys.practiceId, ctx.practiceId),
    eq(idempotencyKeys.userId, ctx.actor.userId),
    eq(idempotencyKeys.key, request.key),
  );
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.practiceId, ctx.practiceId),
        lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`),
      ),
    );
  // Keyed: an input may hold an SSN, and a plain hash of one is soon guessed.
  const requestHash = fieldCipher().digest(JSON.stringify([request.operation, request.input]), {
    practiceId: ctx.practiceId,
    field: "idempotency",
  });
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
  if (!first || first.requestHash !== requestHash) {
    throw new AppError("CONFLICT", "This Idempotency-Key was used for another request. Send a new one.");
  }
  return { answer: first.body as T, repeated: true };
}
