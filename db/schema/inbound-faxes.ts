import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { InboundFaxState } from "@/lib/core/cases";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { documents } from "./documents";
import { members } from "./practices";

/**
 * A fax that came to a number of the practice, once however often the service tells of it. Its paper is a document like an
 * uploaded one; where that can't be had, the row says why until a person has seen it.
 */
export const inboundFaxes = pgTable(
  "inbound_faxes",
  {
    id: id(),
    practiceId: practiceId(),
    provider: text("provider").notNull(),
    /** The service's id of the fax, by which its file is fetched. */
    reference: text("reference").notNull(),
    /** As the line tells it; empty where it doesn't. */
    fromNumber: text("from_number").notNull().default(""),
    toNumber: text("to_number").notNull(),
    pages: integer("pages"),
    receivedAt: at("received_at").notNull(),
    state: text("state").$type<InboundFaxState>().notNull().default("fetching"),
    /** A sentence for the user, once it failed. */
    problem: text("problem").notNull().default(""),
    documentId: uuid("document_id"),
    /** In whose name it is taken in: an owner's. */
    takenBy: uuid("taken_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("inbound_faxes_practice_id_id").on(t.practiceId, t.id),
    unique("inbound_faxes_once").on(t.practiceId, t.provider, t.reference),
    unique("inbound_faxes_paper").on(t.practiceId, t.documentId),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.takenBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("inbound_faxes_open")
      .on(t.practiceId, t.createdAt.desc(), t.id)
      .where(sql`${t.state} in ('fetching','failed')`),
    check("inbound_faxes_state", sql`${t.state} in ('fetching','kept','failed','dismissed')`),
    check("inbound_faxes_kept", sql`${t.state} <> 'kept' or ${t.documentId} is not null`),
  ],
);
