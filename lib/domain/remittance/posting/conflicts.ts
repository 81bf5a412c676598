import { and, count, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { claimPostings, remittanceConflicts } from "@/db/schema/remittances";
import { AppError, notFound } from "@/lib/core/errors";
import { centsOf } from "@/lib/core/money";
import { pageAnswer } from "@/lib/core/page";
import { claimColumns } from "@/lib/domain/claim/columns";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { decodeCursor, encodeCursor } from "@/lib/domain/kernel/cursor";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { conflictAnswer, listConflictsQuery, REMITTANCE_MESSAGES, resolveConflictInput } from "../schema";
import { keepDenialItemsOf } from "./action-items";
import type { Value } from "./claim-state";
import { columnOf, isFlag, isMoney, shown } from "./fields";

/** The differences that nobody has settled yet, newest first. */
export const listConflicts = operation(
  {
    name: "listConflicts",
    access: "user",
    input: listConflictsQuery,
    answer: pageAnswer(conflictAnswer),
    summary: "List where payers differ from what was entered",
  },
  async (ctx, query, tx) => {
    const from = decodeCursor(query.cursor);
    const at = from && sql`${from.at}::timestamptz`;
    const ofClaims = and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, remittanceConflicts.claimId));
    const open = and(
      eq(remittanceConflicts.practiceId, ctx.practiceId),
      isNull(remittanceConflicts.resolvedAt),
      isNull(claims.deletedAt),
      query.claim_id ? eq(remittanceConflicts.claimId, query.claim_id) : undefined,
    );
    const rows = await tx
      .select({
        id: remittanceConflicts.id,
        claim_id: remittanceConflicts.claimId,
        claim_number: claims.claimNumber,
        patient_name: sql<string>`trim(concat_ws(' ', ${patients.firstName}, ${patients.lastName}))`,
        field: remittanceConflicts.field,
        ours: remittanceConflicts.ours,
        theirs: remittanceConflicts.theirs,
        created_at: exactTime(remittanceConflicts.createdAt),
      })
      .from(remittanceConflicts)
      .innerJoin(claims, ofClaims)
      .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
      .where(
        and(
          open,
          from && at
            ? or(
                lt(remittanceConflicts.createdAt, at),
                and(eq(remittanceConflicts.createdAt, at), lt(remittanceConflicts.id, from.id)),
              )
            : undefined,
        ),
      )
      .orderBy(desc(remittanceConflicts.createdAt), desc(remittanceConflicts.id))
      .limit(query.page_size + 1);
    const [all] = await tx
      .select({ total: count() })
      .from(remittanceConflicts)
      .innerJoin(claims, ofClaims)
      .where(open);
    await audit(tx, ctx, { action: "list", entity: "remittance_conflict", detail: { count: rows.length } });
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      count: all?.total ?? 0,
      next: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
      previous: null,
      results: page,
    };
  },
);

export const resolveConflict = operation(
  {
    name: "resolveConflict",
    access: "user",
    input: resolveConflictInput,
    summary: "Settle a difference: keep ours or take theirs",
    refuses: ["CONFLICT"],
    record: ({ conflictId }) => ({ action: "update", entity: "conflict", entityId: conflictId }),
  },
  async (ctx, { conflictId, take }, tx) => {
    const [conflict] = await tx
      .select()
      .from(remittanceConflicts)
      .where(
        and(
          eq(remittanceConflicts.practiceId, ctx.practiceId),
          eq(remittanceConflicts.id, conflictId),
          isNull(remittanceConflicts.resolvedAt),
        ),
      )
      .for("update");
    if (!conflict) throw notFound(REMITTANCE_MESSAGES.conflictNotFound);
    const patientId = take === "theirs" ? await takeTheirs(tx, ctx, conflict) : null;
    await tx
      .update(remittanceConflicts)
      .set({ resolution: take, resolvedAt: sql`clock_timestamp()`, resolvedBy: ctx.actor.userId })
      .where(and(eq(remittanceConflicts.practiceId, ctx.practiceId), eq(remittanceConflicts.id, conflictId)));
    await audit(tx, ctx, {
      action: "update",
      entity: "claim",
      entityId: conflict.claimId,
      patientId,
      detail: { source: "remittance_conflict", fields: [conflict.field], to: take },
    });
  },
);

type Conflict = typeof remittanceConflicts.$inferSelect;

async function takeTheirs(tx: Tx, ctx: Ctx, conflict: Conflict): Promise<string> {
  const target = columnOf(conflict.field);
  if (!target) throw new AppError("CONFLICT", REMITTANCE_MESSAGES.linesFirst);
  const mine = and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, conflict.claimId));
  const [before] = await tx.select(claimColumns).from(claims).where(mine).for("update");
  if (!before) throw notFound(REMITTANCE_MESSAGES.conflictNotFound);
  const value = parsed(target.column, conflict.theirs);
  const key = target.of === "claim" ? target.column : `${conflict.lineItemId}.${target.column}`;
  if (target.of === "claim") {
    if (shown(target.column, before[target.column] as Value) !== conflict.ours) {
      throw new AppError("CONFLICT", REMITTANCE_MESSAGES.changedSince);
    }
    const [after] = await tx
      .update(claims)
      .set({ [target.column]: value, updatedAt: sql`clock_timestamp()` })
      .where(mine)
      .returning(claimColumns);
    if (after) await keepDenialItemsOf(tx, ctx, [{ row: after, before }]);
  } else {
    const rows = await tx
      .update(claimLineItems)
      .set({ [target.column]: value, updatedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(claimLineItems.practiceId, ctx.practiceId),
          eq(claimLineItems.claimId, conflict.claimId),
          eq(claimLineItems.id, conflict.lineItemId ?? conflict.claimId),
          isNull(claimLineItems.deletedAt),
        ),
      )
      .returning({ id: claimLineItems.id });
    if (rows.length === 0) throw new AppError("CONFLICT", REMITTANCE_MESSAGES.changedSince);
    await tx.update(claims).set({ updatedAt: sql`clock_timestamp()` }).where(mine);
  }
  // From here on the field is the payer's: its next decision may change it.
  await tx
    .update(claimPostings)
    .set({ values: sql`${claimPostings.values} || ${JSON.stringify({ [key]: value })}::jsonb` })
    .where(and(eq(claimPostings.practiceId, ctx.practiceId), eq(claimPostings.claimId, conflict.claimId)));
  return before.patientId;
}

function parsed(column: Parameters<typeof isMoney>[0], text: string): Value {
  if (isMoney(column)) return centsOf(text);
  return isFlag(column) ? text === "true" : text;
}
