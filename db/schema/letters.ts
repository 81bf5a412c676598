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
  uuid,
} from "drizzle-orm/pg-core";
import type { DeliveryMethod, DeliveryState, LetterFormat } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { appeals, letterGenerations } from "./appeals";
import { members } from "./practices";

/**
 * Every state that a letter was saved in, append-only: the highest `version` of an appeal is its letter. A sent
 * version can so be shown years later as it was.
 */
export const letterVersions = pgTable(
  "letter_versions",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    version: integer("version").notNull(),
    content: text("content").notNull(),
    contentFormat: text("content_format").$type<LetterFormat>().notNull(),
    sha256: text("sha256").notNull(),
    origin: text("origin").$type<"generated" | "edited">().notNull(),
    /** `built-in`, or the label of the model that wrote it, with the provider's own model name. */
    engine: text("engine"),
    providerModel: text("provider_model"),
    generationId: uuid("generation_id"),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("letter_versions_practice_id_id").on(t.practiceId, t.id),
    unique("letter_versions_number").on(t.practiceId, t.appealId, t.version),
    /** A generation yields one version however often its step is tried. */
    unique("letter_versions_generation").on(t.practiceId, t.generationId),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({
      columns: [t.practiceId, t.generationId],
      foreignColumns: [letterGenerations.practiceId, letterGenerations.id],
    }),
    check("letter_versions_format", sql`${t.contentFormat} in ('html','markdown')`),
  ],
);

/** An enclosed document as it was when the PDF was made; `firstPage` counts from 1 in the PDF. */
export type Enclosed = {
  documentId: string;
  title: string;
  sha256: string;
  firstPage: number;
  pages: number;
  /** Pages of the document that stayed behind; absent for none. */
  leftOut?: number[];
};

/** A fax's cover sheet: who it is for, what it carries, and the date on it. Older ones say nothing of what they carry. */
export type CoverLines = { to: string; toFax: string; date: string; subject?: string };

/** A PDF made of one version, with what is enclosed. Append-only; the bytes must hash to `sha256`. */
export const letterExports = pgTable(
  "letter_exports",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    versionId: uuid("version_id").notNull(),
    storageKey: text("storage_key").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    pages: integer("pages").notNull(),
    sha256: text("sha256").notNull(),
    /** `fax` has a cover sheet and upright pages only; `proof` is of a sending, with the letter as it went out behind it. */
    form: text("form").$type<"pdf" | "fax" | "proof">().notNull().default("pdf"),
    /** Each page says DRAFT: made while something stood in the way of sending (docs/product.md, I4). Never sent. */
    draft: boolean("draft").notNull().default(false),
    cover: jsonb("cover").$type<CoverLines>(),
    enclosures: jsonb("enclosures").$type<Enclosed[]>().notNull().default([]),
    /** Hash over the enclosures' ids and hashes in their order: the same papers have the same. Empty: none. */
    enclosuresKey: text("enclosures_key").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("letter_exports_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.versionId],
      foreignColumns: [letterVersions.practiceId, letterVersions.id],
    }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    index("letter_exports_newest").on(t.practiceId, t.appealId, t.createdAt.desc()),
    check("letter_exports_form", sql`${t.form} in ('pdf','fax','proof')`),
  ],
);

/** A problem of the gate that a person passed; their name as it was then. */
export type PassedProblem = { code: string; message: string; reason: string; userId: string; by: string };

/** One approved sending of one PDF to one recipient. `state` is what we know, never what we hope. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    exportId: uuid("export_id").notNull(),
    method: text("method").$type<DeliveryMethod>().notNull(),
    recipient: text("recipient").notNull(),
    state: text("state").$type<DeliveryState>().notNull().default("queued"),
    /** `resend`, `telnyx` or `outbox`; `person` where someone sent it by themselves. */
    provider: text("provider").notNull(),
    /** The service's own, or what a person wrote down. */
    providerReference: text("provider_reference"),
    /** Set before the provider is called: a call that never came back is then known to be uncertain. */
    callStartedAt: at("call_started_at"),
    /** How often the service was called. */
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    /** What the gate found and a person passed, by name and reason (docs/product.md, I5). */
    overrides: jsonb("overrides").$type<PassedProblem[]>().notNull().default([]),
    /** The sending that this one proves (docs/product.md, M7). It leaves the appeal's day of sending as it is. */
    provesDeliveryId: uuid("proves_delivery_id"),
    approvedBy: uuid("approved_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: at("sent_at"),
  },
  (t) => [
    unique("deliveries_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.approvedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({
      columns: [t.practiceId, t.exportId],
      foreignColumns: [letterExports.practiceId, letterExports.id],
    }),
    foreignKey({ columns: [t.practiceId, t.provesDeliveryId], foreignColumns: [t.practiceId, t.id] }),
    index("deliveries_of_appeal").on(t.practiceId, t.appealId, t.createdAt.desc()),
    index("deliveries_reference").on(t.provider, t.providerReference),
    check("deliveries_method", sql`${t.method} in ('email','fax','portal','mail','other')`),
    check("deliveries_state", sql`${t.state} in ('queued','sending','sent','failed','check_needed')`),
  ],
);
