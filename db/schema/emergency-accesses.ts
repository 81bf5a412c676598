import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id, practiceId } from "../columns";
import { members, practices } from "./practices";

/**
 * Emergency access of one owner, approved by another (docs/product.md, A9 to A12). Its state follows from its times, so
 * that it ends without anybody doing anything.
 */
export const emergencyAccesses = pgTable(
  "emergency_accesses",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    requestedBy: uuid("requested_by").notNull(),
    /** Typed by who asked. It may name a patient, so no mail and no audit record repeats it. */
    reason: text("reason").notNull(),
    approvedBy: uuid("approved_by"),
    approvedAt: at("approved_at"),
    /** Unapproved: the moment until which it can be. Approved: when it ends by itself. */
    endsAt: at("ends_at").notNull(),
    endedBy: uuid("ended_by"),
    endedAt: at("ended_at"),
    uses: integer("uses").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("emergency_accesses_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.requestedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.approvedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.endedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("emergency_accesses_newest").on(t.practiceId, t.createdAt, t.id),
    check(
      "emergency_accesses_two_owners",
      sql`${t.approvedBy} is null or ${t.approvedBy} <> ${t.requestedBy}`,
    ),
  ],
);
