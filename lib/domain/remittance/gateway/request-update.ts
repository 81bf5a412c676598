import type { Tx } from "@/db/client";
import { claimRefreshes } from "@/db/schema/claims";
import { shiftDays } from "@/lib/core/dates";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { practiceToday } from "@/lib/domain/practice/today";
import { emit } from "@/lib/events";
import {
  REFRESH_MESSAGES,
  type RefreshDto,
  type RequestUpdateInput,
  refreshAnswer,
  requestUpdateInput,
} from "./schema";

/** Accepts the wish to ask a payer what it decided in a range of dates. The row is the run's state. */
export const requestClaimsUpdate = operation(
  {
    name: "requestClaimsUpdate",
    access: "user",
    input: requestUpdateInput,
    answer: refreshAnswer,
    summary: "Ask a payer for news about the practice's claims",
    description:
      "Both dates, at most 31 days apart, or days_back from 1 to 365; anything that is not a number counts as 30. Takes an Idempotency-Key.",
    idempotent: true,
  },
  (ctx, input, tx) => insertRefresh(tx, ctx, input),
);

async function insertRefresh(tx: Tx, ctx: Ctx, input: RequestUpdateInput): Promise<RefreshDto> {
  const endDate = input.end_date ?? (await practiceToday(tx, ctx));
  const startDate = input.start_date ?? shiftDays(endDate, -(input.days_back ?? 0));
  const [row] = await tx
    .insert(claimRefreshes)
    .values({
      practiceId: ctx.practiceId,
      payerId: input.payer_id,
      startDate,
      endDate,
      requestedBy: ctx.actor.userId,
    })
    .returning({ id: claimRefreshes.id, state: claimRefreshes.state });
  if (!row) throw new Error("insert returned no row");
  const { practiceId, actor } = ctx;
  await emit(tx, "payer/refresh.requested", { practiceId, userId: actor.userId, refreshId: row.id }, row.id);
  await audit(tx, ctx, {
    action: "create",
    entity: "claim_refresh",
    entityId: row.id,
    detail: { payer: input.payer_id, from: startDate, to: endDate },
  });
  return {
    refresh_id: row.id,
    status: row.state,
    payer_id: input.payer_id,
    start_date: startDate,
    end_date: endDate,
    message: REFRESH_MESSAGES.accepted,
  };
}
