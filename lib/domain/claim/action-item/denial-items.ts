import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { type DenialFacts, fileAppealDue, planDenialItems, type Rule } from "./rules";

/** What the items of each rule say. */
export const TEMPLATES: Record<
  Rule,
  Pick<typeof actionItems.$inferInsert, "title" | "description" | "suggestedActions" | "requiresDocuments">
> = {
  review_denial: {
    title: "Review denial",
    description: "The payer denied this claim. Decide what to do about it.",
    suggestedActions: [
      "Read the denial letter and check the reason",
      "Compare it with the claim and the visit note",
      "Choose the next step: appeal, corrected claim, records, or another payer",
    ],
  },
  file_appeal: {
    title: "File appeal",
    description: "The appeal has to reach the payer before the deadline.",
    suggestedActions: [
      "Write the appeal letter",
      "Attach the documents that it names",
      "Send it and keep proof",
    ],
    requiresDocuments: true,
  },
};

/**
 * Keeps the items that a denial brings in step with the claim: one to review it, one to file the appeal three days
 * before the deadline. Safe to repeat. `before` is null for a new claim.
 */
export async function keepDenialItems(
  tx: Tx,
  ctx: Ctx,
  claim: { id: string; patientId: string },
  before: DenialFacts | null,
  now: DenialFacts,
): Promise<void> {
  const plan = planDenialItems(before, now);
  for (const rule of plan.open) await open(tx, ctx, claim, rule, now);
  if (plan.close.length > 0) await close(tx, ctx, claim, plan.close);
}

async function open(
  tx: Tx,
  ctx: Ctx,
  claim: { id: string; patientId: string },
  rule: Rule,
  now: DenialFacts,
): Promise<void> {
  const dueDate = rule === "file_appeal" ? fileAppealDue(now) : null;
  const [row] = await tx
    .insert(actionItems)
    .values({
      ...TEMPLATES[rule],
      practiceId: ctx.practiceId,
      claimId: claim.id,
      rule,
      actionType: rule,
      priority: "high",
      dueDate,
    })
    .onConflictDoUpdate({
      target: [actionItems.practiceId, actionItems.claimId, actionItems.rule],
      targetWhere: sql`status in ('pending','in_progress')`,
      set: { dueDate, updatedAt: sql`clock_timestamp()` },
    })
    .returning({ id: actionItems.id, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: row.isNew ? "create" : "update",
    entity: "action_item",
    entityId: row.id,
    patientId: claim.patientId,
    detail: { rule, ...(dueDate && { fields: ["due_date"] }) },
  });
}

/** What the product opened and nobody finished is dismissed when its reason has gone. */
async function close(
  tx: Tx,
  ctx: Ctx,
  claim: { id: string; patientId: string },
  rules: readonly Rule[],
): Promise<void> {
  const rows = await tx
    .update(actionItems)
    .set({ status: "dismissed", updatedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(actionItems.practiceId, ctx.practiceId),
        eq(actionItems.claimId, claim.id),
        inArray(actionItems.rule, [...rules]),
        inArray(actionItems.status, ["pending", "in_progress"]),
      ),
    )
    .returning({ id: actionItems.id, rule: actionItems.rule });
  for (const row of rows) {
    await audit(tx, ctx, {
      action: "update",
      entity: "action_item",
      entityId: row.id,
      patientId: claim.patientId,
      detail: { rule: row.rule, to: "dismissed" },
    });
  }
}
