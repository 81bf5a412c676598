import { z } from "zod";
import type { Database, Tx } from "@/db/client";
import { isDeadlock } from "@/lib/core/connection-error";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import type { ReceivedFile } from "@/lib/core/received-file";
import { type AuditRecord, audit } from "./audit";
import { type Ctx, inContext, inContextAtOnce } from "./context";
import { oncePerKey } from "./idempotency";
import { firstAnswer, type Once, onceWithFiles, type SentFile, sentFile } from "./idempotent-files";
import type { Origin } from "./origin";
import { parse } from "./parse";
import { type Access, type Demand, requireOwner, requireVerifiedEmail } from "./permission";
import { recordRefusal } from "./refusal";

/** Who calls a public operation: somebody who has not proved who they are. */
export type Visitor = { db: Database; origin: Origin };
export type CallerOf<A extends Access> = A extends "public" ? Visitor : Ctx;

/** A file field of a multipart body. */
export type FileField = { description: string; many?: boolean };

/** What is said of an operation once, for every caller and for the API's document. */
export type OperationSpec<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = Demand<A> & {
  /** The verb and the noun: "updateClaim". */
  name: string;
  /** Left out: nothing is sent. */
  input?: I;
  /** Left out: nothing is answered. For a file, `z.custom` of what its transport makes a response of. */
  answer?: O;
  /** One line, an imperative: "List the appeals". */
  summary: string;
  /** What a caller should know beside the summary; plain text. */
  description?: string;
  /** Refusals beside those that every operation of this kind can answer. */
  refuses?: readonly ErrorCode[];
  /** Media types of an answer that is a file. */
  media?: readonly string[];
  /**
   * What it answers is read at one moment, whatever is written meanwhile: for a reading of several statements that must agree.
   * Its audit records are all that it writes.
   */
  atOneMoment?: true;
  /** It is one statement, which also writes the audit record (`recordedBeside`): the commit is sent behind it at once. */
  atOnce?: true;
  /** Takes an idempotency key: a retry with the same key and input gets the first answer. */
  idempotent?: true;
  /** How a refused or repeated call is recorded, where its address says too little: what was tried, on which patient. */
  record?: (input: z.output<I>) => AuditRecord;
};

/** What a transport knows of a call beside its input. */
export type CallOptions = { key?: string | null };

type NoInput = z.ZodObject<Record<never, never>>;
type Call<A extends Access, I extends z.ZodType, R, Files> = (
  caller: CallerOf<A>,
  ...rest: Files extends true
    ? [input: z.input<I>, files: readonly ReceivedFile[], call?: CallOptions]
    : Record<never, never> extends z.input<I>
      ? [input?: z.input<I>, call?: CallOptions]
      : [input: z.input<I>, call?: CallOptions]
) => Promise<R>;

/** A declared operation: what a page, a server action, a REST handler and a workflow call. */
export type Operation<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  R = unknown,
  Files = false,
> = Call<A, I, R, Files> & {
  spec: OperationSpec<A, I> & { files?: Record<string, FileField>; fileBytes?: number };
  /** Of an operation that takes files and a key: the first answer to the key, where there is one. */
  answered?: (
    ctx: Ctx,
    input: unknown,
    files: readonly SentFile[],
    call: CallOptions,
  ) => Promise<{ answer: unknown } | null>;
};

type Declared<A extends Access, I extends z.ZodType, O extends z.ZodType> = OperationSpec<A, I, O>;

/**
 * Declares an operation. Whoever calls it, it checks the permission, parses the input and opens the transaction, in this
 * order, and then runs `fn`, which writes its audit record and its events in that transaction. What an upper room needs
 * inside a transaction of its own is a plain function of `(tx, ctx, …)` instead.
 *
 * `transaction: false` is for what must not hold a connection while it waits (files, hashes, other services) and for
 * visitors: `fn` opens its own.
 */
export function operation<
  A extends "user" | "owner",
  I extends z.ZodType = NoInput,
  O extends z.ZodType = z.ZodVoid,
>(
  spec: Declared<A, I, O> & { transaction?: true },
  fn: (ctx: Ctx, input: z.output<I>, tx: Tx) => Promise<z.input<O>>,
): Operation<A, I, z.input<O>>;
export function operation<A extends Access, I extends z.ZodType = NoInput, O extends z.ZodType = z.ZodVoid>(
  spec: Declared<A, I, O> & { transaction: false },
  fn: (caller: CallerOf<A>, input: z.output<I>, call: CallOptions) => Promise<z.input<O>>,
): Operation<A, I, z.input<O>>;
export function operation(
  spec: OperationSpec & { transaction?: boolean },
  fn: (caller: never, input: never, third: never) => Promise<unknown>,
): unknown {
  const run = fn as (caller: Ctx | Visitor, input: unknown, third: unknown) => Promise<unknown>;
  const call = async (caller: Ctx | Visitor, raw: unknown = {}, options: CallOptions = {}) => {
    admit(spec, caller);
    const input = parse(spec.input ?? NOTHING, raw);
    return recordingRefusal(spec, caller, input, () => perform(caller, input, options));
  };
  const perform = async (caller: Ctx | Visitor, input: unknown, options: CallOptions) => {
    if (spec.transaction === false || !("actor" in caller)) return run(caller, input, options);
    if (spec.atOnce) return inContextAtOnce(caller, (tx) => run(caller, input, tx));
    if (spec.atOneMoment) return inContext(caller, (tx) => run(caller, input, tx), "moment");
    return unlessDeadlocked(caller, async (tx) => {
      if (!spec.idempotent) return run(caller, input, tx);
      const request = { key: options.key ?? null, operation: spec.name, input };
      const { answer, repeated } = await oncePerKey(tx, caller, request, () => run(caller, input, tx));
      if (repeated && spec.record) {
        await audit(tx, caller, { ...spec.record(input as never), detail: { repeated } });
      }
      return answer;
    });
  };
  return Object.assign(call, { spec });
}

/** How often an operation is begun whose transaction PostgreSQL ended so that another one could go on. */
const TURNS = 3;

/** Nothing of such a transaction was done, and nothing outside it: it does all again. */
async function unlessDeadlocked<T>(ctx: Ctx, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await inContext(ctx, fn);
    } catch (error) {
      if (turn === TURNS || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * The same for an operation that takes files, each on disk while `fn` runs. It opens its own transactions; the one that keeps
 * what is answered does so inside `once` where the operation takes an idempotency key.
 */
export function fileOperation<
  A extends "user" | "owner",
  I extends z.ZodType = NoInput,
  O extends z.ZodType = z.ZodVoid,
>(
  spec: Declared<A, I, O> & { files: Record<string, FileField>; fileBytes: number },
  fn: (ctx: Ctx, input: z.output<I>, files: readonly ReceivedFile[], once: Once) => Promise<z.input<O>>,
): Operation<A, I, z.input<O>, true> {
  const read = (raw: unknown) => parse(spec.input ?? NOTHING, raw) as z.output<I>;
  const requestOf = (input: unknown, files: readonly SentFile[], { key = null }: CallOptions) => ({
    key: spec.idempotent ? key : null,
    operation: spec.name,
    input: [input, ...files.map(sentFile)],
  });
  const call = async (
    ctx: Ctx,
    raw: z.input<I>,
    files: readonly ReceivedFile[],
    options: CallOptions = {},
  ) => {
    admit(spec, ctx);
    const input = read(raw);
    return recordingRefusal(spec as OperationSpec, ctx, input, () =>
      onceWithFiles(ctx, requestOf(input, files, options), (once) => fn(ctx, input, files, once)),
    );
  };
  const answered: Operation["answered"] = async (ctx, raw, files, options) => {
    admit(spec, ctx);
    return firstAnswer(ctx, requestOf(read(raw), files, options));
  };
  return Object.assign(call, { spec, answered }) as unknown as Operation<A, I, z.input<O>, true>;
}

async function recordingRefusal<T>(
  { record }: OperationSpec,
  caller: Ctx | Visitor,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  if (!record || !("actor" in caller)) return run();
  try {
    return await run();
  } catch (error) {
    await recordRefusal(caller, record(input as never), error);
    throw error;
  }
}

const NOTHING = z.object({});

/** Throws FORBIDDEN for a member who may not. A visitor has no business at what is not public. */
export function admit({ access, verified }: Demand, caller: Ctx | Visitor): void {
  if (access === "public") return;
  if (!("actor" in caller)) throw new AppError("UNAUTHENTICATED", "Please sign in.");
  if (access === "owner") requireOwner(caller);
  if (verified) requireVerifiedEmail(caller);
}
