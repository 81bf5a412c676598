import { foreignKey, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id, practiceId } from "../columns";
import { members, practices } from "./practices";

/** News for one person. Counts only, never a patient's value; the sentence is made of them when it is shown. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    userId: uuid("user_id").notNull(),
    kind: text("kind")
      .$type<
        | "refresh_done"
        | "refresh_failed"
        | "remittance_applied"
        | "remittance_failed"
        | "cases_due"
        | "fax_received"
        | "fax_failed"
      >()
      .notNull(),
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /** A path of the app. */
    link: text("link").notNull(),
    /** What caused it, so that a repeated run does not tell it twice. */
    causeId: uuid("cause_id").notNull(),
    createdAt: createdAt(),
    readAt: at("read_at"),
  },
  (t) => [
    unique("notifications_practice_id_id").on(t.practiceId, t.id),
    unique("notifications_once").on(t.practiceId, t.userId, t.kind, t.causeId),
    index("notifications_newest").on(t.practiceId, t.userId, t.createdAt, t.id),
    foreignKey({
      columns: [t.practiceId, t.userId],
      foreignColumns: [members.practiceId, members.userId],
    }),
  ],
);
