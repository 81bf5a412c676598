import { sql } from "drizzle-orm";
import { check, foreignKey, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, practiceId } from "../columns";
import { patients } from "./patients";
import { members, practices } from "./practices";

/** Filters of the claims list that one person keeps under a name. */
export const savedClaimFilters = pgTable(
  "saved_claim_filters",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    userId: uuid("user_id").notNull(),
    name: text("name").notNull(),
    /** Parameters of the list but the patient, whose key is checked. */
    query: jsonb("query").$type<Record<string, string>>().notNull(),
    patientId: uuid("patient_id"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("saved_claim_filters_practice_id_id").on(t.practiceId, t.id),
    uniqueIndex("saved_claim_filters_by_name").on(t.practiceId, t.userId, sql`lower(${t.name})`),
    foreignKey({
      columns: [t.practiceId, t.userId],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.patientId],
      foreignColumns: [patients.practiceId, patients.id],
    }),
    check("saved_claim_filters_name", sql`char_length(${t.name}) between 1 and 60`),
  ],
);
