import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { claimLineItems } from "@/db/schema/claims";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { AppError, invalid } from "@/lib/core/errors";
import { namesVersion } from "@/lib/core/version";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { operation } from "@/lib/domain/kernel/operation";
import { isActiveMember } from "@/lib/domain/practice/is-member";
import { claimInPractice } from "../queries";
import { loadItems } from "./queries";
import {
  ACTION_ITEM_MESSAGES,
  type ActionItemDto,
  type CreateActionItemInput,
  createActionItemInput,
  type SavedActionItemDto,
  savedActionItemAnswer,
  updateActionItemInput,
} from "./schema";

/** Throws NOT_FOUND and VALIDATION. */
export const createActionItem = operation(
  {
    name: "createActionItem",
    access: "user",
    input: createActionItemInput,
    answer: savedActionItemAnswer,
    summary: "Create an action item by hand",
    description: "Takes an Idempotency-Key.",
    refuses: ["CONFLICT"],
    idempotent: true,
  },
  async (ctx, input, tx) => saved(ACTION_ITEM_MESSAGES.created, await insertItem(tx, ctx, input)),
);

const saved = (message: string, item: ActionItemDto): SavedActionItemDto => ({
  status: "success",
  message,
  action_item: item,
});

async function insertItem(
  tx: Tx,
  ctx: Ctx,
  { claimId, ...input }: CreateActionItemInput,
): Promise<ActionItemDto> {
  const claim = await claimInPractice(tx, ctx, claimId);
  await requireAssignee(tx, ctx, input.assigned_to);
  if (input.line_item) await requireLine(tx, ctx, claimId, input.line_item);
  const done = input.status === "completed";
  const [row] = await tx
    .insert(actionItems)
    .values({
      practiceId: ctx.practiceId,
      claimId,
      lineItemId: input.line_item,
      title: input.title,
      description: input.description,
      actionType: input.action_type,
      priority: input.priority,
      status: input.status,
      notes: input.notes,
      uhcCode: input.uhc_code,
      uhcDescription: input.uhc_description,
      suggestedActions: input.suggested_actions.filter(Boolean),
      requiresDocuments: input.requires_documents,
      dueDate: input.due_date,
      assignedTo: input.assigned_to,
      createdBy: ctx.actor.userId,
      ...(done && { completedAt: sql`clock_timestamp()`, completedBy: ctx.actor.userId }),
    })
    .returning({ id: actionItems.id });
  if (!row) throw new Error("insert returned no row");
  await audit(tx, ctx, {
    action: "create",
    entity: "action_item",
    entityId: row.id,
    patientId: claim.patientId,
    detail: { type: input.action_type, status: input.status },
  });
  return one(tx, ctx, row.id);
}

/**
 * Changes the fields that are sent. Completing records who and when; reopening forgets it. Throws NOT_FOUND for the
 * claim, VALIDATION for an item that is not the claim's, CONFLICT with `current` for a stale `updated_at`.
 */
export const updateActionItem = operation(
  {
    name: "updateActionItem",
    access: "user",
    input: updateActionItemInput,
    answer: savedActionItemAnswer,
    summary: "Change an action item of a claim",
    description: "Fields that are left out stay. Completing records who and when.",
    refuses: ["CONFLICT"],
  },
  async (ctx, { claimId, ...input }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const own = and(
      eq(actionItems.practiceId, ctx.practiceId),
      eq(actionItems.claimId, claimId),
      eq(actionItems.id, input.action_id),
    );
    const [before] = await tx
      .select({
        status: actionItems.status,
        assignedTo: actionItems.assignedTo,
        updatedAt: exactTime(actionItems.updatedAt),
      })
      .from(actionItems)
      .where(own)
      .for("update");
    if (!before) throw invalid({ action_id: [ACTION_ITEM_MESSAGES.unknownItem] });
    if (input.updated_at && !namesVersion(input.updated_at, before.updatedAt)) {
      const current = await one(tx, ctx, input.action_id);
      throw new AppError("CONFLICT", ACTION_ITEM_MESSAGES.conflict, {
        extra: { code: CHANGED_MEANWHILE, current },
      });
    }
    if (input.assigned_to !== before.assignedTo) await requireAssignee(tx, ctx, input.assigned_to);
    const completes = input.status === "completed" && before.status !== "completed";
    const reopens = input.status !== undefined && input.status !== "completed";
    const wasClosed = before.status === "completed" || before.status === "dismissed";
    await tx
      .update(actionItems)
      .set({
        status: input.status,
        priority: input.priority,
        assignedTo: input.assigned_to,
        notes: input.notes,
        dueDate: input.due_date,
        ...(completes && { completedAt: sql`clock_timestamp()`, completedBy: ctx.actor.userId }),
        ...(reopens && { completedAt: null, completedBy: null }),
        // A rule has one open item: where it has opened another meanwhile, this one is the person's own.
        ...(reopens &&
          wasClosed && {
            rule: sql`case when ${anotherIsOpen(ctx, claimId)} then null else ${actionItems.rule} end`,
          }),
        updatedAt: sql`clock_timestamp()`,
      })
      .where(own);
    const { action_id: _id, updated_at: _version, ...sent } = input;
    await audit(tx, ctx, {
      action: "update",
      entity: "action_item",
      entityId: input.action_id,
      patientId: claim.patientId,
      detail: {
        fields: Object.keys(sent),
        ...(input.status && input.status !== before.status && { from: before.status, to: input.status }),
      },
    });
    return saved(ACTION_ITEM_MESSAGES.updated, await one(tx, ctx, input.action_id));
  },
);

const anotherIsOpen = (ctx: Ctx, claimId: string) => sql`exists (
  select 1 from action_items other where other.practice_id = ${ctx.practiceId} and other.claim_id = ${claimId}
    and other.rule = ${actionItems.rule} and other.id <> ${actionItems.id} and other.status in ('pending','in_progress'))`;

async function one(tx: Tx, ctx: Ctx, itemId: string): Promise<ActionItemDto> {
  const [item] = await loadItems(tx, ctx, eq(actionItems.id, itemId));
  if (!item) throw new Error("the item is not there");
  return item;
}

async function requireAssignee(tx: Tx, ctx: Ctx, userId: string | null | undefined): Promise<void> {
  if (userId && !(await isActiveMember(tx, ctx, userId))) {
    throw invalid({ assigned_to: [ACTION_ITEM_MESSAGES.unknownAssignee] });
  }
}

async function requireLine(tx: Tx, ctx: Ctx, claimId: string, lineItemId: string): Promise<void> {
  const [row] = await tx
    .select({ id: claimLineItems.id })
    .from(claimLineItems)
    .where(
      and(
        eq(claimLineItems.practiceId, ctx.practiceId),
        eq(claimLineItems.claimId, claimId),
        eq(claimLineItems.id, lineItemId),
        isNull(claimLineItems.deletedAt),
      ),
    );
  if (!row) throw invalid({ line_item: [ACTION_ITEM_MESSAGES.unknownLine] });
}
