import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import type { z } from "zod";
import { currentCtx } from "@/lib/auth/authenticate";
import { database } from "@/lib/auth/database";
import { isSameOrigin, originOf } from "@/lib/auth/origin";
import type { ActionFailure, ActionResult } from "@/lib/core/action-result";
import { AppError } from "@/lib/core/errors";
import { currentRequest, log, withRequestId } from "@/lib/core/log";
import type { Ctx } from "@/lib/domain/kernel/context";
import { admit, type CallerOf, type Operation } from "@/lib/domain/kernel/operation";
import type { Origin } from "@/lib/domain/kernel/origin";
import { parse } from "@/lib/domain/kernel/parse";
import type { Access, Demand } from "@/lib/domain/kernel/permission";
import { orDatabaseAway } from "./database-away";
import { plainKey } from "./idempotency-key";
import { requirePlain } from "./plain-input";
import { inputSubject, recorded } from "./recorded-refusal";

type Rest<I> = Record<never, never> extends I ? [input?: I, key?: string] : [input: I, key?: string];
/** `key` is the same for every try of one filled form, so that a retry can't do the thing twice. */
export type ServerAction<I, R> = (...rest: Rest<I>) => Promise<ActionResult<R>>;

/**
 * Makes a server action from an operation: the same checks as `route()`, answered as a value, never thrown. Whatever was
 * on the screen is rendered again afterwards, unless the operation only reads.
 */
export function action<A extends Access, I extends z.ZodType, R>(
  operation: Operation<A, I, R>,
  options: { reads?: true } = {},
): ServerAction<z.input<I>, R> {
  const call = operation as unknown as (
    caller: CallerOf<Access>,
    input: unknown,
    options: { key: string | null },
  ) => Promise<R>;
  return (...[input, key]: [input?: z.input<I>, key?: string]) =>
    perform(operation.spec, input, async (caller) => {
      const data = await call(caller, input, { key: plainKey(key) });
      if (!options.reads) revalidatePath("/", "layout");
      return data;
    });
}

/** Makes a part of a screen that is rendered on the server when somebody reaches for it: a dialog, the rows of a search. */
export function view<A extends "user" | "owner", I extends z.ZodType>(
  spec: { access: A; input: I },
  render: (ctx: Ctx, input: z.output<I>) => Promise<ReactNode>,
): (input: z.input<I>) => Promise<ActionResult<ReactNode>> {
  return (input) => perform(spec, input, async (caller) => render(caller as Ctx, parse(spec.input, input)));
}

/** Runs one call of the browser in its caller's context and turns every refusal into a value. */
export async function perform<T>(
  demand: Demand,
  subject: unknown,
  run: (caller: CallerOf<Access>, origin: Origin) => Promise<T>,
): Promise<ActionResult<T>> {
  const requestHeaders = await headers();
  const origin = originOf(requestHeaders);
  return withRequestId(origin.requestId, async () => {
    let ctx: Ctx | null = null;
    const scope = currentRequest();
    if (scope && "name" in demand) scope.operation = String(demand.name);
    try {
      if (!isSameOrigin(requestHeaders)) {
        throw new AppError("FORBIDDEN", "This request did not come from the app.");
      }
      ctx = demand.access === "public" ? null : await currentCtx();
      requirePlain(subject);
      const caller = ctx ?? { db: database(), origin };
      admit(demand, caller);
      return { ok: true, data: await run(caller, origin) };
    } catch (error) {
      return { ok: false, error: failure(await recorded(error, ctx, async () => inputSubject(subject))) };
    }
  });
}

function failure(thrown: unknown): ActionFailure {
  const error = orDatabaseAway(thrown);
  if (error instanceof AppError) {
    const { code, message, fields, extra } = error;
    return { code, message, ...(fields && { fields }), ...(extra && { extra }) };
  }
  // `redirect()` and `notFound()` of Next travel as errors and must reach it.
  if (error instanceof Error && "digest" in error) throw error;
  log.error({ err: error }, "action failed");
  return {
    code: "INTERNAL",
    message: "Something went wrong on our side. Nothing was changed. Please try again.",
  };
}
