import type { Tx } from "@/db/client";
import type { PassedProblem } from "@/db/schema/letters";
import { AppError } from "@/lib/core/errors";
import { actorName } from "@/lib/domain/kernel/actor-name";
import type { Ctx } from "@/lib/domain/kernel/context";
import { mayOverride } from "@/lib/domain/letter/gate/get-gate";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import type { Override } from "./schema";

/** `code` of the 409 for a letter that isn't ready; with `problems`. */
const NOT_READY = "not_ready";

const MAY_NOT = "Only a provider or the owner of the practice can send a letter that isn't ready.";

/**
 * Lets a letter through if nothing stands in its way, or a person passes what does, each with a reason (docs/product.md, I5). Answers
 * what was passed, for the record. Throws CONFLICT with the problems that are left, FORBIDDEN for a person without the right.
 */
export async function passGate(
  tx: Tx,
  ctx: Ctx,
  problems: readonly GateProblemDto[],
  overrides: readonly Override[],
): Promise<PassedProblem[]> {
  const reasonFor = ({ code, text, message, overridable }: GateProblemDto) =>
    overridable
      ? overrides.find(
          (one) => one.code === code && (one.text === undefined || one.text === text || one.text === message),
        )?.reason
      : undefined;
  const left = problems.filter((one) => reasonFor(one) === undefined);
  if (left.length > 0) {
    const more = left.length > 1 ? ` (and ${left.length - 1} more)` : "";
    throw new AppError("CONFLICT", `This letter isn't ready to be sent. ${left[0]?.message}${more}`, {
      extra: { code: NOT_READY, problems: left },
    });
  }
  if (problems.length > 0 && !mayOverride(ctx)) throw new AppError("FORBIDDEN", MAY_NOT);
  return passedBy(tx, ctx, problems, (problem) => reasonFor(problem) ?? "");
}

/** The record of what the gate found, with the caller's name as it is now and the reason for each. */
export async function passedBy(
  tx: Tx,
  ctx: Ctx,
  problems: readonly GateProblemDto[],
  reasonFor: (problem: GateProblemDto) => string,
): Promise<PassedProblem[]> {
  if (problems.length === 0) return [];
  const by = await actorName(tx, ctx);
  return problems.map((one) => ({
    code: one.code,
    message: one.message,
    reason: reasonFor(one),
    userId: ctx.actor.userId,
    by,
  }));
}
