import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import type { DecisionOutcome } from "@/lib/core/cases";
import type { Confirmable, Confirmations } from "@/lib/core/confirmation";
import type { AppealStatus, DeliveryMethod, LetterPaper, ModelLabel, RightMove } from "@/lib/core/enums";
import type { Correction, Evidence, ExtractionFact, ExtractionField } from "@/lib/core/extraction";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { claims } from "./claims";
import { letterTemplates } from "./letter-templates";
import { patients } from "./patients";
import { members, practices } from "./practices";

export type SourcedEvidence = Evidence & { documentId: string };

/**
 * An appeal (docs/product.md, H1) and the state of its steps. With a claim it is also that claim's
 * appeal letter.
 */
export const appeals = pgTable(
  "appeals",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    patientId: uuid("patient_id"),
    claimId: uuid("claim_id"),
    /** A person took the claim away: it is not found again by itself. */
    claimUnlinked: boolean("claim_unlinked").notNull().default(false),
    /** What the letter is written from where a person chose it; `template_name` is what it was called then. */
    templateId: uuid("template_id"),
    templateName: text("template_name").notNull().default(""),
    patientName: text("patient_name").notNull().default(""),
    payerName: text("payer_name").notNull().default(""),
    claimNumber: text("claim_number").notNull().default(""),
    denialCode: text("denial_code").notNull().default(""),
    denialText: text("denial_text").notNull().default(""),
    /** What the documents say beyond the five fields, merged, each with its source. */
    facts: jsonb("facts").$type<Partial<Record<ExtractionFact, SourcedEvidence>>>().notNull().default({}),
    /** The sources of the five fields, merged over the documents. */
    fieldEvidence: jsonb("field_evidence")
      .$type<Partial<Record<ExtractionField, SourcedEvidence>>>()
      .notNull()
      .default({}),
    /** What a person corrected, with what was read, as a set to measure the reading by. */
    corrections: jsonb("corrections").$type<Partial<Record<Confirmable, Correction>>>().notNull().default({}),
    /** The values that persons confirmed, chose or typed, by name; they go before what is read. */
    confirmations: jsonb("confirmations").$type<Confirmations>().notNull().default({}),
    status: text("status").$type<AppealStatus>().notNull().default("draft"),
    /** The running or last extraction; a newer request replaces it. */
    extractionRunId: uuid("extraction_run_id"),
    extractionState: text("extraction_state").$type<"idle" | "running" | "done">().notNull().default("idle"),
    sentAt: at("sent_at"),
    /** The appeal whose decision this one answers at the next level. */
    followsAppealId: uuid("follows_appeal_id"),
    /** How the payer answered, by the newest decision that a person confirmed or a payment told. */
    outcome: text("outcome").$type<DecisionOutcome>(),
    sentMethod: text("sent_method").$type<DeliveryMethod | "manual">(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("appeals_practice_id_id").on(t.practiceId, t.id),
    foreignKey({ columns: [t.practiceId, t.patientId], foreignColumns: [patients.practiceId, patients.id] }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    foreignKey({
      columns: [t.practiceId, t.templateId],
      foreignColumns: [letterTemplates.practiceId, letterTemplates.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({ columns: [t.practiceId, t.followsAppealId], foreignColumns: [t.practiceId, t.id] }),
    /** One next level a decision, however often it is asked for. */
    uniqueIndex("appeals_next_level")
      .on(t.practiceId, t.followsAppealId)
      .where(sql`${t.followsAppealId} is not null and ${t.deletedAt} is null`),
    index("appeals_newest").on(t.practiceId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index("appeals_by_sending")
      .on(t.practiceId, t.sentAt)
      .where(sql`${t.deletedAt} is null and ${t.sentAt} is not null`),
    index("appeals_patient").on(t.practiceId, t.patientId),
    index("appeals_of_claims")
      .on(t.practiceId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.claimId} is not null`),
    index("appeals_of_claim").on(t.practiceId, t.claimId, t.createdAt, t.id),
    /** Those that may belong to a claim by their number. */
    index("appeals_alone")
      .on(t.practiceId, sql`regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g')`)
      .where(
        sql`${t.claimId} is null and ${t.deletedAt} is null and not ${t.claimUnlinked} and ${t.claimNumber} <> ''`,
      ),
    check("appeals_status", sql`${t.status} in ('draft','sent')`),
    check(
      "appeals_outcome",
      sql`${t.outcome} in ('acknowledged','more_information','upheld','partly_overturned','overturned','dismissed')`,
    ),
  ],
);

/** One attempt at writing the letter. The text streams into `partial_text` until a version is kept. */
export const letterGenerations = pgTable(
  "letter_generations",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    attempt: integer("attempt").notNull(),
    model: text("model").$type<ModelLabel>().notNull(),
    engine: text("engine").$type<"built-in" | "model">().notNull(),
    /** The step that it belongs to, and which of that step's papers it is. */
    move: text("move").$type<RightMove>().notNull().default("appeal"),
    paper: text("paper").$type<LetterPaper>().notNull().default("appeal"),
    /** Why it is written although an appeal has no standing. */
    overrideReason: text("override_reason"),
    state: text("state").$type<"queued" | "writing" | "done" | "failed">().notNull().default("queued"),
    partialText: text("partial_text").notNull().default(""),
    error: text("error"),
    requestedBy: uuid("requested_by").notNull(),
    createdAt: createdAt(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (t) => [
    unique("letter_generations_practice_id_id").on(t.practiceId, t.id),
    unique("letter_generations_attempt").on(t.practiceId, t.appealId, t.attempt),
    foreignKey({
      columns: [t.practiceId, t.requestedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
  ],
);
