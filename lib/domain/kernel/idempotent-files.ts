import type { Tx } from "@/db/client";
import type { ReceivedFile } from "@/lib/core/received-file";
import { type Ctx, inContext } from "./context";
import { answerOfKey, type KeyedRequest, oncePerKey } from "./idempotency";

/** Runs, in the transaction that keeps what is answered, what may run once for a key. */
export type Once = <T>(tx: Tx, fn: () => Promise<T>) => Promise<T>;

export type SentFile = Pick<ReceivedFile, "field" | "filename" | "upload"> & { sha256?: string };

/** What makes a file the same in a retry. */
export const sentFile = ({ field, filename, upload, sha256 }: SentFile) => [
  field,
  filename,
  upload ?? sha256,
];

/** The answer that was kept for a request's key, where there is one. Throws CONFLICT for another input. */
export async function firstAnswer(ctx: Ctx, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const { key } = request;
  return key === null ? null : inContext(ctx, (tx) => answerOfKey(tx, ctx, { ...request, key }));
}

/** Thrown inside the transaction of a second call, so that the files it stored by then are not kept. */
class AnsweredBefore extends Error {
  constructor(readonly answer: unknown) {
    super("this key has an answer");
  }
}

/**
 * `oncePerKey` for work that begins outside a transaction: a second call, also one that runs beside the first and is refused
 * because of it, gets the first one's answer.
 */
export async function onceWithFiles<T>(
  ctx: Ctx,
  request: KeyedRequest,
  fn: (once: Once) => Promise<T>,
): Promise<T> {
  const before = await firstAnswer(ctx, request);
  if (before) return before.answer as T;
  try {
    return await fn(async (tx, keep) => {
      const { answer, repeated } = await oncePerKey(tx, ctx, request, keep);
      if (repeated) throw new AnsweredBefore(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.answer as T;
    const meanwhile = await firstAnswer(ctx, request).catch(() => null);
    if (meanwhile) return meanwhile.answer as T;
    throw error;
  }
}
