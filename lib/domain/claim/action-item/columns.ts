import type { AnyColumn } from "drizzle-orm";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { actionItems } from "@/db/schema/action-items";
import { claimLineItems } from "@/db/schema/claims";
import { documents } from "@/db/schema/documents";
import { users } from "@/db/schema/users";
import { daysBetween } from "@/lib/core/dates";
import type { PracticeId } from "@/lib/core/ids";
import { exactTime } from "@/lib/domain/kernel/exact-time";
import { jsonObject, numberMember } from "@/lib/domain/kernel/written-json";
import type { ActionItemDto } from "./schema";

const OPEN = sql`${actionItems.status} in ('pending', 'in_progress')`;

/** The four figures over the items that `where` names, as the text of a JSON object. */
export const countsWhere = (where: SQL | undefined, today: SQL): SQL<string> => sql<string>`(
  select ${jsonObject([
    numberMember("total", sql`count(*)`),
    numberMember("pending", sql`count(*) filter (where ${actionItems.status} = 'pending')`),
    numberMember("overdue", sql`count(*) filter (where ${OPEN} and ${actionItems.dueDate} < ${today})`),
    numberMember("high_priority", sql`count(*) filter (where ${OPEN} and ${actionItems.priority} = 'high')`),
  ])} from ${actionItems} where ${where})`;

export const openCounts = (practiceId: PracticeId, claimId: AnyColumn, today: SQL): SQL => {
  const ofClaim = and(eq(actionItems.practiceId, practiceId), eq(actionItems.claimId, claimId));
  // Most claims have none: to look for one costs less than to count none.
  return sql`case when exists (select from ${actionItems} where ${ofClaim}) then ${countsWhere(ofClaim, today)}
    else '{"total":0,"pending":0,"overdue":0,"high_priority":0}' end`;
};

export const assignees = alias(users, "assignees");
export const creators = alias(users, "creators");
export const completers = alias(users, "completers");

const nameIn = (table: typeof assignees | typeof creators | typeof completers) =>
  sql<
    string | null
  >`case when ${table.id} is not null then coalesce(nullif(trim(concat_ws(' ', ${table.firstName}, ${table.lastName})), ''), ${table.username}) end`;

export const itemColumns = {
  id: actionItems.id,
  claimId: actionItems.claimId,
  lineItemId: actionItems.lineItemId,
  lineNumber: claimLineItems.lineNumber,
  title: actionItems.title,
  description: actionItems.description,
  actionType: actionItems.actionType,
  priority: actionItems.priority,
  status: actionItems.status,
  notes: actionItems.notes,
  uhcCode: actionItems.uhcCode,
  uhcDescription: actionItems.uhcDescription,
  suggestedActions: actionItems.suggestedActions,
  requiresDocuments: actionItems.requiresDocuments,
  documentCount: sql<number>`(select count(*)::int from ${documents} where ${documents.practiceId} = ${actionItems.practiceId}
    and ${documents.claimId} = ${actionItems.claimId} and ${documents.deletedAt} is null)`,
  dueDate: actionItems.dueDate,
  assignedTo: actionItems.assignedTo,
  assignedToName: nameIn(assignees),
  createdByName: nameIn(creators),
  completedAt: sql<string | null>`${exactTime(actionItems.completedAt)}`,
  completedByName: nameIn(completers),
  createdAt: exactTime(actionItems.createdAt),
  updatedAt: exactTime(actionItems.updatedAt),
};

export type ItemRow = {
  [K in keyof typeof itemColumns]: (typeof itemColumns)[K] extends SQL<infer T>
    ? T
    : K extends keyof typeof actionItems.$inferSelect
      ? (typeof actionItems.$inferSelect)[K]
      : number | null;
};

/** `today` is the practice's. */
export function actionItemDto(row: ItemRow, today: string): ActionItemDto {
  const daysUntilDue = row.dueDate === null ? null : daysBetween(today, row.dueDate);
  const isOpen = row.status === "pending" || row.status === "in_progress";
  return {
    action_id: row.id,
    claim_id: row.claimId,
    title: row.title,
    description: row.description,
    action_type: row.actionType,
    priority: row.priority,
    status: row.status,
    notes: row.notes,
    uhc_code: row.uhcCode,
    uhc_description: row.uhcDescription,
    suggested_actions: row.suggestedActions,
    requires_documents: row.requiresDocuments,
    document_count: row.documentCount,
    due_date: row.dueDate,
    is_overdue: isOpen && daysUntilDue !== null && daysUntilDue < 0,
    days_until_due: daysUntilDue,
    line_item: row.lineItemId,
    line_item_number: row.lineNumber,
    assigned_to: row.assignedTo,
    assigned_to_name: row.assignedToName,
    created_by_name: row.createdByName,
    completed_at: row.completedAt,
    completed_by_name: row.completedByName,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
