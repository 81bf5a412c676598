import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ActionStatus, ActionType, Priority } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { claimLineItems, claims } from "./claims";
import { members } from "./practices";

/** Work on a claim (docs/product.md, F15). Without `created_by` the product made it ("System"). */
export const actionItems = pgTable(
  "action_items",
  {
    id: id(),
    practiceId: practiceId(),
    claimId: uuid("claim_id").notNull(),
    lineItemId: uuid("line_item_id"),
    /** The rule that made it; a rule has one open item a claim. */
    rule: text("rule").$type<"review_denial" | "file_appeal">(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    actionType: text("action_type").$type<ActionType>().notNull(),
    priority: text("priority").$type<Priority>().notNull().default("medium"),
    status: text("status").$type<ActionStatus>().notNull().default("pending"),
    notes: text("notes").notNull().default(""),
    uhcCode: text("uhc_code").notNull().default(""),
    uhcDescription: text("uhc_description").notNull().default(""),
    suggestedActions: text("suggested_actions").array().notNull().default([]),
    requiresDocuments: boolean("requires_documents").notNull().default(false),
    dueDate: date("due_date", { mode: "string" }),
    assignedTo: uuid("assigned_to"),
    createdBy: uuid("created_by"),
    completedAt: at("completed_at"),
    completedBy: uuid("completed_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => {
    const open = sql`${t.status} in ('pending','in_progress')`;
    const member = (column: typeof t.assignedTo) =>
      foreignKey({
        columns: [t.practiceId, column],
        foreignColumns: [members.practiceId, members.userId],
      });
    return [
      unique("action_items_practice_id_id").on(t.practiceId, t.id),
      foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
      // The claim is part of the key: a line of another claim is refused too.
      foreignKey({
        columns: [t.practiceId, t.claimId, t.lineItemId],
        foreignColumns: [claimLineItems.practiceId, claimLineItems.claimId, claimLineItems.id],
      }),
      member(t.assignedTo),
      member(t.createdBy),
      member(t.completedBy),
      uniqueIndex("action_items_rule").on(t.practiceId, t.claimId, t.rule).where(open),
      index("action_items_of_claim").on(t.practiceId, t.claimId, t.createdAt),
      index("action_items_of_person")
        .on(t.practiceId, t.assignedTo, sql`coalesce(due_date, 'infinity'::date)`, t.id)
        .where(open),
      check("action_items_status", sql`${t.status} in ('pending','in_progress','completed','dismissed')`),
      check("action_items_priority", sql`${t.priority} in ('high','medium','low')`),
      check(
        "action_items_type",
        sql`${t.actionType} in ('documentation_required','appeal_opportunity','review_required','review_denial','contact_provider','request_records','file_appeal','follow_up','other')`,
      ),
    ];
  },
);
