import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { documents } from "./documents";
import { members, practices } from "./practices";

/** A practice's own directory: where each payer takes appeals. */
export const payers = pgTable(
  "payers",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    name: text("name").notNull(),
    /** One payer, however its name is typed: letters and digits only. */
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql`regexp_replace(lower(name), '[^[:alnum:]]', '', 'g')`),
    payerId: text("payer_id").notNull().default(""),
    /** As on an envelope, one line each. */
    appealsAddress: text("appeals_address").notNull().default(""),
    /** +1 and ten digits. */
    fax: text("fax").notNull().default(""),
    portalUrl: text("portal_url").notNull().default(""),
    note: text("note").notNull().default(""),
    source: text("source").$type<"entered" | "letter">().notNull().default("entered"),
    /** The letter that a person confirmed it from. */
    sourceDocumentId: uuid("source_document_id"),
    /** When a person last said that it is right. */
    verifiedAt: at("verified_at"),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("payers_practice_id_id").on(t.practiceId, t.id),
    uniqueIndex("payers_by_name").on(t.practiceId, t.nameKey).where(sql`${t.deletedAt} is null`),
    index("payers_in_order").on(t.practiceId, t.name, t.id).where(sql`${t.deletedAt} is null`),
    foreignKey({
      columns: [t.practiceId, t.sourceDocumentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    check("payers_source", sql`${t.source} in ('entered','letter')`),
  ],
);
