import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { actionItems } from "@/db/schema/action-items";
import { claimLineItems, claims } from "@/db/schema/claims";
import { patients } from "@/db/schema/patients";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { practiceToday, todaySql } from "@/lib/domain/practice/today";
import { claimNames } from "../columns";
import { claimInPractice } from "../queries";
import { actionItemDto, assignees, completers, countsWhere, creators, itemColumns } from "./columns";
import {
  type ActionCountsDto,
  type ActionItemDto,
  actionItemsAnswer,
  listActionItemsQuery,
  myActionItemsAnswer,
  myActionItemsQuery,
} from "./schema";

/** A claim's items, the open ones first by due date, with the four figures over all of them. Throws NOT_FOUND. */
export const listActionItems = operation(
  {
    name: "listActionItems",
    access: "user",
    input: listActionItemsQuery,
    answer: actionItemsAnswer,
    summary: "List a claim's action items",
  },
  async (ctx, { claimId, ...query }, tx) => {
    const claim = await claimInPractice(tx, ctx, claimId);
    const items = await loadItems(
      tx,
      ctx,
      and(
        eq(actionItems.claimId, claimId),
        query.status ? eq(actionItems.status, query.status) : undefined,
        query.action_type ? eq(actionItems.actionType, query.action_type) : undefined,
        query.priority ? eq(actionItems.priority, query.priority) : undefined,
        query.assigned_to_me ? eq(actionItems.assignedTo, ctx.actor.userId) : undefined,
      ),
    );
    const summary = await counts(tx, ctx, eq(actionItems.claimId, claimId));
    await audit(tx, ctx, {
      action: "list",
      entity: "action_item",
      entityId: claimId,
      patientId: claim.patientId,
      detail: { count: items.length },
    });
    return {
      status: "success" as const,
      summary,
      action_items: items,
      count: items.length,
      next: null,
      previous: null,
      results: items,
    };
  },
);

const CURSOR = z.tuple([z.string().regex(/^(?:\d{4}-\d{2}-\d{2}|infinity)$/), z.uuid()]);

/** The person's open items over all claims, the nearest due date first, with the figures over all that are theirs. */
export const listMyActionItems = operation(
  {
    name: "listMyActionItems",
    access: "user",
    input: myActionItemsQuery,
    answer: myActionItemsAnswer,
    summary: "List the open action items that are yours",
  },
  async (ctx, query, tx) => {
    const from = decode(query.cursor);
    const due = sql`coalesce(${actionItems.dueDate}, 'infinity'::date)`;
    const mine = eq(actionItems.assignedTo, ctx.actor.userId);
    const open = sql`${actionItems.status} in ('pending','in_progress')`;
    const today = await practiceToday(tx, ctx);
    const rows = await tx
      .select({
        ...itemColumns,
        claimNumber: claims.claimNumber,
        patientName: claimNames.patientName,
        dueKey: sql<string>`${due}::text`,
      })
      .from(actionItems)
      .innerJoin(claims, and(eq(claims.practiceId, ctx.practiceId), eq(claims.id, actionItems.claimId)))
      .innerJoin(patients, and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, claims.patientId)))
      .leftJoin(claimLineItems, lineOfItem)
      .leftJoin(assignees, eq(assignees.id, actionItems.assignedTo))
      .leftJoin(creators, eq(creators.id, actionItems.createdBy))
      .leftJoin(completers, eq(completers.id, actionItems.completedBy))
      .where(
        and(
          eq(actionItems.practiceId, ctx.practiceId),
          mine,
          open,
          from ? sql`(${due}, ${actionItems.id}) > (${from[0]}::date, ${from[1]}::uuid)` : undefined,
        ),
      )
      .orderBy(due, actionItems.id)
      .limit(query.page_size + 1);
    const page = rows.slice(0, query.page_size);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const summary = await counts(tx, ctx, mine);
    const openOnes = await counts(tx, ctx, and(mine, open));
    await audit(tx, ctx, { action: "list", entity: "action_item", detail: { count: page.length } });
    const items = page.map((row) => ({
      ...actionItemDto(row, today),
      claim_number: row.claimNumber,
      patient_name: row.patientName,
    }));
    return {
      status: "success" as const,
      summary,
      action_items: items,
      count: openOnes.total,
      next: last ? Buffer.from(JSON.stringify([last.dueKey, last.id])).toString("base64url") : null,
      previous: null,
      results: items,
    };
  },
);

const lineOfItem = and(
  eq(claimLineItems.practiceId, actionItems.practiceId),
  eq(claimLineItems.claimId, actionItems.claimId),
  eq(claimLineItems.id, actionItems.lineItemId),
);

/** Items of the practice as the wire shows them. */
export async function loadItems(tx: Tx, ctx: Ctx, where: SQL | undefined): Promise<ActionItemDto[]> {
  const today = await practiceToday(tx, ctx);
  const rows = await tx
    .select(itemColumns)
    .from(actionItems)
    .leftJoin(claimLineItems, lineOfItem)
    .leftJoin(assignees, eq(assignees.id, actionItems.assignedTo))
    .leftJoin(creators, eq(creators.id, actionItems.createdBy))
    .leftJoin(completers, eq(completers.id, actionItems.completedBy))
    .where(and(eq(actionItems.practiceId, ctx.practiceId), where))
    .orderBy(
      sql`case when ${inArray(actionItems.status, ["pending", "in_progress"])} then 0 else 1 end`,
      sql`coalesce(${actionItems.dueDate}, 'infinity'::date)`,
      asc(actionItems.createdAt),
      asc(actionItems.id),
    );
  return rows.map((row) => actionItemDto(row, today));
}

async function counts(tx: Tx, ctx: Ctx, where: SQL | undefined): Promise<ActionCountsDto> {
  const own = and(eq(actionItems.practiceId, ctx.practiceId), where);
  const [row] = await tx.execute<{ counts: ActionCountsDto }>(
    sql`select ${countsWhere(own, todaySql(ctx))}::json as counts`,
  );
  return row?.counts ?? { total: 0, pending: 0, overdue: 0, high_priority: 0 };
}

function decode(cursor: string | undefined): [string, string] | null {
  if (!cursor) return null;
  try {
    return CURSOR.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new AppError("BAD_REQUEST", "The cursor is not valid. Start from the first page.");
  }
}
