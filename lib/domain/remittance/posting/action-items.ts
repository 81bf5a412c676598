import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { TEMPLATES } from "@/lib/domain/claim/action-item/denial-items";
import {
  type DenialFacts,
  fileAppealDue,
  planDenialItems,
  type Rule,
} from "@/lib/domain/claim/action-item/rules";
import type { ClaimRow } from "@/lib/domain/claim/columns";
import { auditMany } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { ClaimState } from "./claim-state";

/** Whether a person has a denial to deal with: of the whole claim, or of some of its lines. */
export const isDenied = ({ status, denialDate }: Pick<ClaimRow, "status" | "denialDate">): boolean =>
  status === "denied" || (status === "partially_paid" && denialDate !== null);

const factsOf = (row: ClaimRow): DenialFacts => ({
  status: isDenied(row) ? "denied" : row.status,
  canAppeal: row.canAppeal,
  appealDeadline: row.appealDeadline,
});

/** As `keepDenialItems` for one edit, for all claims of a batch: the items that denials open and close. */
export async function keepDenialItemsOf(
  tx: Tx,
  ctx: Ctx,
  states: readonly Pick<ClaimState, "row" | "before">[],
): Promise<void> {
  const opened: (typeof actionItems.$inferInsert)[] = [];
  const closed = new Map<Rule, string[]>();
  const patients = new Map<string, string>();
  for (const { row, before } of states) {
    const plan = planDenialItems(before && factsOf(before), factsOf(row));
    patients.set(row.id, row.patientId);
    for (const rule of plan.open) opened.push(item(ctx, row, rule));
    for (const rule of plan.close) closed.set(rule, [...(closed.get(rule) ?? []), row.id]);
  }
  const records = [];
  if (opened.length > 0) {
    const rows = await tx
      .insert(actionItems)
      .values(opened)
      .onConflictDoUpdate({
        target: [actionItems.practiceId, actionItems.claimId, actionItems.rule],
        targetWhere: sql`status in ('pending','in_progress')`,
        set: { dueDate: sql`excluded.due_date`, updatedAt: sql`clock_timestamp()` },
      })
      .returning({ id: actionItems.id, claimId: actionItems.claimId, isNew: sql<boolean>`xmax = 0` });
    records.push(
      ...rows.map((row) => ({ ...row, action: row.isNew ? ("create" as const) : ("update" as const) })),
    );
  }
  for (const [rule, claimIds] of closed) {
    const rows = await tx
      .update(actionItems)
      .set({ status: "dismissed", updatedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(actionItems.practiceId, ctx.practiceId),
          inArray(actionItems.claimId, claimIds),
          eq(actionItems.rule, rule),
          inArray(actionItems.status, ["pending", "in_progress"]),
        ),
      )
      .returning({ id: actionItems.id, claimId: actionItems.claimId });
    records.push(...rows.map((row) => ({ ...row, action: "update" as const })));
  }
  await auditMany(
    tx,
    ctx,
    records.map(({ action, id, claimId }) => ({
      action,
      entity: "action_item",
      entityId: id,
      patientId: patients.get(claimId) ?? null,
      detail: { source: "remittance" },
    })),
  );
}

function item(ctx: Ctx, row: ClaimRow, rule: Rule): typeof actionItems.$inferInsert {
  const template = TEMPLATES[rule];
  const proposal = [row.rightMoveReason, row.appealInstructions].filter(Boolean).join(" ");
  return {
    ...template,
    ...(rule === "review_denial" && proposal && { description: `${template.description} ${proposal}` }),
    practiceId: ctx.practiceId,
    claimId: row.id,
    rule,
    actionType: rule,
    priority: "high",
    uhcDescription: row.denialSummary,
    dueDate: rule === "file_appeal" ? fileAppealDue(row) : null,
  };
}
