import type { Tx } from "@/db/client";
import { claimRefreshes } from "@/db/schema/claims";
import { shiftDays } from "@/lib/core/dates";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { oncePerKey } from "@/lib/domain/kernel/idempotency";
import { practiceToday } from "@/lib/domain/practice/today";
import { emit } from "@/lib/events";
import { REFRESH_MESSAGES, type RefreshDto, type RequestUpdateInput } from "./schema";

/** Accepts the wish to ask a payer what it decided in a range of dates. The row is the run's state. */
export async function requestClaimsUpdate(
  ctx: Ctx,
  input: RequestUpdateInput,
  idempotencyKey: string | null = null,
): Promise<RefreshDto> {
  return inContext(ctx, async (tx) => {
    const request = { key: idempotencyKey, operation: "request claims update", input };
    const { answer } = await oncePerKey(tx, ctx, request, () => insertRefresh(tx, ctx, input));
    return answer;
  });
}

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
