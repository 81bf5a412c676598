import { headers } from "next/headers";
import type { z } from "zod";
import { currentCtx } from "@/lib/auth/authenticate";
import { isSameOrigin, originOf } from "@/lib/auth/origin";
import { AppError, type FieldErrors } from "@/lib/core/errors";
import { log, withRequestId } from "@/lib/core/log";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { Origin } from "@/lib/domain/kernel/origin";
import { inputSubject, recorded } from "./recorded-refusal";
import { parse } from "./route";
import type { Access } from "./route-spec";

/** What a server action answers: data, or a sentence for the user with the fields it belongs to. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: string; message: string; fields?: FieldErrors } };

/** Makes a server action from a declaration: the same checks as `route()`, answered as a value, never thrown. */
export function action<A extends Access, I, T>(
  spec: { access: A; input: z.ZodType<I> },
  handler: (call: { ctx: A extends "public" ? null : Ctx; input: I; origin: Origin }) => Promise<T>,
): (input: I) => Promise<ActionResult<T>> {
  return async (raw) => {
    const requestHeaders = await headers();
    const origin = originOf(requestHeaders);
    return withRequestId(origin.requestId, async () => {
      let ctx: Ctx | null = null;
      try {
        ctx = spec.access === "public" ? null : await currentCtx();
        if (!isSameOrigin(requestHeaders))
          throw new AppError("FORBIDDEN", "This request did not come from the app.");
        if (spec.access !== "public" && !ctx) throw new AppError("UNAUTHENTICATED", "Please sign in.");
        if (spec.access === "owner" && !ctx?.actor.isOwner) {
          throw new AppError("FORBIDDEN", "Only the owner of the practice can do this.");
        }
        const input = parse(spec.input, raw);
        const data = await handler({ ctx, input, origin } as Parameters<typeof handler>[0]);
        return { ok: true, data };
      } catch (error) {
        return { ok: false, error: failure(await recorded(error, ctx, async () => inputSubject(raw))) };
      }
    });
  };
}

function failure(error: unknown): { code: string; message: string; fields?: FieldErrors } {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, ...(error.fields && { fields: error.fields }) };
  }
  // `redirect()` and `notFound()` of Next travel as errors and must reach it.
  if (error instanceof Error && "digest" in error) throw error;
  log.error({ err: error }, "action failed");
  return {
    code: "INTERNAL",
    message: "Something went wrong on our side. Nothing was changed. Please try again.",
  };
}
