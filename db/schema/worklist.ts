import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DenialCategory, RightMove } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { appeals } from "./appeals";
import { claims } from "./claims";
import { patients } from "./patients";
import { members } from "./practices";

/**
 * A case in motion as the worklist sorts it (docs/product.md, W1): a claim with something to win back, or an appeal that stands
 * alone. Triggers begin a row and mark it stale, `refreshItem` reads its dates and its move anew. `state`, `changes_on`,
 * `due_key` and `rank` are set by a trigger from the other columns and the practice's day.
 */
export const worklistItems = pgTable(
  "worklist_items",
  {
    id: id(),
    practiceId: practiceId(),
    claimId: uuid("claim_id"),
    appealId: uuid("appeal_id"),
    patientId: uuid("patient_id"),
    payerName: text("payer_name").notNull().default(""),
    payerKey: text("payer_key").notNull().default(""),
    category: text("category").$type<DenialCategory>(),
    /** Whole cents that are still to be won. */
    amount: bigint("amount", { mode: "number" }).notNull().default(0),
    /** When it began to need work: the day of the denial, else when it was made. */
    openedOn: date("opened_on", { mode: "string" }).notNull(),
    move: text("move").$type<RightMove>().notNull().default("none"),
    /** Somebody in the practice can do something about it. */
    moveOpen: boolean("move_open").notNull().default(true),
    why: text("why").notNull().default(""),
    clock: text("clock"),
    due: date("due", { mode: "string" }),
    workBy: date("work_by", { mode: "string" }),
    certain: boolean("certain").notNull().default(false),
    /** Past `due` nothing can be filed: a date that the notice or a person states. */
    expires: boolean("expires").notNull().default(false),
    /** It is another's turn, or too early, until this day. */
    waitsUntil: date("waits_until", { mode: "string" }),
    /** The record shows nothing more to win. */
    settled: boolean("settled").notNull().default(false),
    stale: boolean("stale").notNull().default(true),
    assignedTo: uuid("assigned_to"),
    snoozedUntil: date("snoozed_until", { mode: "string" }),
    snoozeReason: text("snooze_reason").notNull().default(""),
    note: text("note").notNull().default(""),
    closedAt: at("closed_at"),
    closedBy: uuid("closed_by"),
    closeReason: text("close_reason").notNull().default(""),
    /** The last reminder of this due date: 14, 7 or 1 days, 0 for overdue. */
    reminded: smallint("reminded"),
    state: text("state")
      .$type<"open" | "waiting" | "snoozed" | "expired" | "closed">()
      .notNull()
      .default("open"),
    /** The day on which `state` has to be looked at again. */
    changesOn: date("changes_on", { mode: "string" }),
    dueKey: date("due_key", { mode: "string" }).notNull().default("infinity"),
    rank: integer("rank").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => {
    const member = (column: typeof t.assignedTo) =>
      foreignKey({ columns: [t.practiceId, column], foreignColumns: [members.practiceId, members.userId] });
    return [
      unique("worklist_items_practice_id_id").on(t.practiceId, t.id),
      unique("worklist_items_of_claim").on(t.practiceId, t.claimId),
      unique("worklist_items_of_appeal").on(t.practiceId, t.appealId),
      foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
      foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
      foreignKey({
        columns: [t.practiceId, t.patientId],
        foreignColumns: [patients.practiceId, patients.id],
      }),
      member(t.assignedTo),
      member(t.closedBy),
      index("worklist_items_by_rank").on(t.practiceId, t.state, t.rank, t.id),
      index("worklist_items_by_due").on(t.practiceId, t.state, t.dueKey, t.id),
      index("worklist_items_by_amount").on(t.practiceId, t.state, t.amount, t.id),
      index("worklist_items_by_age").on(t.practiceId, t.state, t.openedOn, t.id),
      index("worklist_items_of_payer").on(t.practiceId, t.state, t.payerKey, t.rank, t.id),
      index("worklist_items_of_person")
        .on(t.practiceId, t.assignedTo, t.state, t.rank, t.id)
        .where(sql`${t.assignedTo} is not null`),
      index("worklist_items_to_change").on(t.practiceId, t.changesOn).where(sql`${t.changesOn} is not null`),
      index("worklist_items_stale").on(t.practiceId, t.rank).where(sql`${t.stale}`),
      check("worklist_items_of_one", sql`num_nonnulls(${t.claimId}, ${t.appealId}) = 1`),
      check("worklist_items_state", sql`${t.state} in ('open','waiting','snoozed','expired','closed')`),
      check(
        "worklist_items_words",
        sql`char_length(${t.note}) <= 2000 and char_length(${t.snoozeReason}) <= 300 and char_length(${t.closeReason}) <= 300`,
      ),
    ];
  },
);

/**
 * How many cases a practice has in each state: the sum of `n` over its rows, kept as `claimCounts` is. A state that a day
 * changes is counted with its row, which is looked at again before the list is read (`rollDay`).
 */
export const worklistCounts = pgTable(
  "worklist_counts",
  {
    practiceId: practiceId(),
    state: text("state").$type<"open" | "waiting" | "snoozed" | "expired" | "closed">().notNull(),
    n: integer("n").notNull(),
  },
  (t) => [index("worklist_counts_of_practice").on(t.practiceId, t.state)],
);

/** What one call changed on the worklist, with what stood there before: enough to take it back. */
export const worklistChanges = pgTable(
  "worklist_changes",
  {
    id: id(),
    practiceId: practiceId(),
    userId: uuid("user_id").notNull(),
    items: jsonb("items").$type<WorklistBefore[]>().notNull(),
    undoneAt: at("undone_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("worklist_changes_practice_id_id").on(t.practiceId, t.id),
    foreignKey({ columns: [t.practiceId, t.userId], foreignColumns: [members.practiceId, members.userId] }),
    index("worklist_changes_newest").on(t.practiceId, t.userId, t.createdAt),
  ],
);

/** What a person decides about a case. */
export type WorklistChoice = {
  assigned_to: string | null;
  snoozed_until: string | null;
  snooze_reason: string;
  note: string;
  closed_at: string | null;
  closed_by: string | null;
  close_reason: string;
};
export type WorklistBefore = { id: string; before: WorklistChoice; after: WorklistChoice };
