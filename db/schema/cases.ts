import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  ContactKind,
  DecisionOutcome,
  DecisionReason,
  DecisionSource,
  DecisionState,
  ReceiptKind,
} from "@/lib/core/cases";
import type { DecisionLevel } from "@/lib/core/notice";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { appeals } from "./appeals";
import { claims } from "./claims";
import { documents } from "./documents";
import { deliveries } from "./letters";
import { members } from "./practices";
import { remittanceClaims } from "./remittances";

const day = (name: string) => date(name, { mode: "string" });
const cents = (name: string) => bigint(name, { mode: "number" });

/**
 * What a payer answered to an appeal. While it is proposed nothing follows from it; a paper that fits no case or several
 * has no appeal until a person chooses one.
 */
export const appealDecisions = pgTable(
  "appeal_decisions",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id"),
    claimId: uuid("claim_id"),
    documentId: uuid("document_id"),
    remittanceClaimId: uuid("remittance_claim_id"),
    /** Null while the paper is being read, or where it doesn't say. */
    outcome: text("outcome").$type<DecisionOutcome>(),
    level: text("level").$type<DecisionLevel>(),
    decidedOn: day("decided_on"),
    receivedOn: day("received_on"),
    amountInDisputeCents: cents("amount_in_dispute_cents"),
    amountAllowedCents: cents("amount_allowed_cents"),
    amountPaidCents: cents("amount_paid_cents"),
    paidOn: day("paid_on"),
    reasons: jsonb("reasons").$type<DecisionReason[]>().notNull().default([]),
    reference: text("reference").notNull().default(""),
    /** The last day of the next level as the paper or a person says it. */
    nextLevelDue: day("next_level_due"),
    source: text("source").$type<DecisionSource>().notNull(),
    state: text("state").$type<DecisionState>().notNull().default("proposed"),
    confirmedBy: uuid("confirmed_by"),
    confirmedAt: at("confirmed_at"),
    /** Null where a posted payment told of it. */
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("appeal_decisions_practice_id_id").on(t.practiceId, t.id),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.remittanceClaimId],
      foreignColumns: [remittanceClaims.practiceId, remittanceClaims.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.confirmedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    /** A paper tells one decision, a posted payment one of each appeal. */
    uniqueIndex("appeal_decisions_paper")
      .on(t.practiceId, t.documentId)
      .where(sql`${t.documentId} is not null`),
    uniqueIndex("appeal_decisions_payment")
      .on(t.practiceId, t.appealId, t.remittanceClaimId)
      .where(sql`${t.remittanceClaimId} is not null`),
    index("appeal_decisions_of_appeal").on(t.practiceId, t.appealId, t.createdAt.desc()),
    index("appeal_decisions_of_claim").on(t.practiceId, t.claimId, t.createdAt.desc()),
    index("appeal_decisions_open").on(t.practiceId, t.createdAt.desc()).where(sql`${t.state} = 'proposed'`),
    index("appeal_decisions_decided").on(t.practiceId, t.decidedOn).where(sql`${t.state} = 'confirmed'`),
    check(
      "appeal_decisions_outcome",
      sql`${t.outcome} in ('acknowledged','more_information','upheld','partly_overturned','overturned','dismissed')`,
    ),
    check("appeal_decisions_level", sql`${t.level} in ('initial','first','second','external')`),
    check("appeal_decisions_source", sql`${t.source} in ('letter','remittance','paper_eob','person')`),
    check("appeal_decisions_state", sql`${t.state} in ('proposed','confirmed','dismissed')`),
    check(
      "appeal_decisions_confirmed",
      sql`${t.state} <> 'confirmed' or (${t.appealId} is not null and ${t.outcome} is not null and ${t.decidedOn} is not null)`,
    ),
    check(
      "appeal_decisions_amounts",
      sql`${t.amountInDisputeCents} >= 0 and ${t.amountAllowedCents} >= 0 and ${t.amountPaidCents} >= 0`,
    ),
  ],
);

/** A call, a look at the portal, a letter or a talk between physicians, with what was said. */
export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    practiceId: practiceId(),
    claimId: uuid("claim_id"),
    appealId: uuid("appeal_id"),
    kind: text("kind").$type<ContactKind>().notNull(),
    contactedOn: day("contacted_on").notNull(),
    person: text("person").notNull().default(""),
    reference: text("reference").notNull().default(""),
    said: text("said").notNull().default(""),
    promisedOn: day("promised_on"),
    followUpOn: day("follow_up_on"),
    /** The follow-up was done, or a later contact took its place. */
    settledAt: at("settled_at"),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("contacts_practice_id_id").on(t.practiceId, t.id),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("contacts_of_claim")
      .on(t.practiceId, t.claimId, t.contactedOn.desc())
      .where(sql`${t.deletedAt} is null`),
    index("contacts_of_appeal")
      .on(t.practiceId, t.appealId, t.contactedOn.desc())
      .where(sql`${t.deletedAt} is null`),
    index("contacts_follow_up")
      .on(t.practiceId, t.followUpOn)
      .where(sql`${t.deletedAt} is null and ${t.settledAt} is null and ${t.followUpOn} is not null`),
    check("contacts_subject", sql`${t.claimId} is not null or ${t.appealId} is not null`),
    check(
      "contacts_kind",
      sql`${t.kind} in ('call','portal','letter','peer_to_peer','dispute_started','dispute_entity','dispute_offer')`,
    ),
    check("contacts_length", sql`char_length(${t.said}) <= 4000`),
  ],
);

/** What proves a delivery: each report of its service once, and what a person wrote down with a photo or a PDF. Append-only. */
export const deliveryReceipts = pgTable(
  "delivery_receipts",
  {
    id: id(),
    practiceId: practiceId(),
    deliveryId: uuid("delivery_id").notNull(),
    kind: text("kind").$type<ReceiptKind>().notNull(),
    /** When it happened, as the service or the person says. */
    happenedAt: at("happened_at").notNull(),
    /** The service's own id of the event; a person's have none. */
    eventId: text("event_id"),
    /** The fax's or mail's id, a certified mail's number, a portal's confirmation. */
    reference: text("reference").notNull().default(""),
    /** What the service says it sent. */
    pages: integer("pages"),
    note: text("note").notNull().default(""),
    documentId: uuid("document_id"),
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("delivery_receipts_practice_id_id").on(t.practiceId, t.id),
    unique("delivery_receipts_event").on(t.practiceId, t.deliveryId, t.eventId),
    foreignKey({
      columns: [t.practiceId, t.deliveryId],
      foreignColumns: [deliveries.practiceId, deliveries.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("delivery_receipts_of_delivery").on(t.practiceId, t.deliveryId, t.happenedAt),
    check("delivery_receipts_kind", sql`${t.kind} in ('accepted','delivered','failed','by_hand')`),
  ],
);
