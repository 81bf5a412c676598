import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PatientConfirmed } from "@/lib/core/confirmation";
import type { ReadMethod, Word } from "@/lib/core/document-text";
import type { ClaimDocumentType } from "@/lib/core/document-types";
import type { AppealDocumentType, OcrStatus } from "@/lib/core/enums";
import type { Evidence, ExtractionFact, ExtractionField } from "@/lib/core/extraction";
import type {
  CareStage,
  DecisionLevel,
  DeniedLine,
  LineOfBusiness,
  PaperEvidence,
  PaperKind,
} from "@/lib/core/notice";
import { at, createdAt, id, practiceId } from "../columns";
import { appeals } from "./appeals";
import { claims } from "./claims";
import { patients } from "./patients";
import { members, practices } from "./practices";

/** An uploaded file. The bytes lie in storage under a random key and must hash to `sha256`. */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    /** The appeal that it was uploaded to; others may use it too (`appeal_documents`). */
    appealId: uuid("appeal_id"),
    claimId: uuid("claim_id"),
    patientId: uuid("patient_id"),
    providerId: uuid("provider_id"),
    documentType: text("document_type").$type<ClaimDocumentType>().notNull(),
    description: text("description").notNull().default(""),
    originalFilename: text("original_filename").notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    storageKey: text("storage_key").notNull(),
    /** What came, where the file is a copy without what acted in it. Sealed: nothing shows or sends it. */
    originalStorageKey: text("original_storage_key"),
    originalSha256: text("original_sha256"),
    ocrStatus: text("ocr_status").$type<OcrStatus>().notNull().default("pending"),
    /** A sentence for the user when reading failed. */
    ocrError: text("ocr_error"),
    pagesTotal: integer("pages_total"),
    pagesRead: integer("pages_read").notNull().default(0),
    /** Counted when it came, for the limit of pages an hour; 1 where the file doesn't tell. */
    pageCount: integer("page_count"),
    /** What the paper is and where its decision stands; null is "not told" (docs/product.md, E14). */
    kind: text("kind").$type<PaperKind>(),
    careStage: text("care_stage").$type<CareStage>(),
    decisionLevel: text("decision_level").$type<DecisionLevel>(),
    lineOfBusiness: text("line_of_business").$type<LineOfBusiness>(),
    /** How sure each of these four is, and who chose it. */
    paperEvidence: jsonb("paper_evidence").$type<PaperEvidence>().notNull().default({}),
    deniedLines: jsonb("denied_lines").$type<DeniedLine[]>().notNull().default([]),
    extractionMetadata: jsonb("extraction_metadata").$type<Partial<Record<ExtractionField, string>>>(),
    extractionEvidence: jsonb("extraction_evidence").$type<Partial<Record<ExtractionField, Evidence>>>(),
    extractionFacts: jsonb("extraction_facts").$type<Partial<Record<ExtractionFact, Evidence>>>(),
    /** Which engine proposed the values: rules alone, or a model's label. */
    extractionEngine: text("extraction_engine"),
    /** What a person did about the denial that a claim's letter proposes. */
    proposalState: text("proposal_state").$type<"accepted" | "dismissed">(),
    /** The virus scanner's finding. Such a file is hidden from the start and never opened again. */
    quarantineReason: text("quarantine_reason"),
    uploadedBy: uuid("uploaded_by").notNull(),
    createdAt: createdAt(),
    readAt: at("read_at"),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("documents_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.uploadedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    foreignKey({ columns: [t.practiceId, t.patientId], foreignColumns: [patients.practiceId, patients.id] }),
    foreignKey({
      columns: [t.practiceId, t.providerId],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("documents_newest").on(t.practiceId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index("documents_of_patient")
      .on(t.practiceId, t.patientId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index("documents_of_claim").on(t.practiceId, t.claimId, t.createdAt),
    index("documents_of_appeal").on(t.practiceId, t.appealId, t.createdAt).where(sql`${t.deletedAt} is null`),
    index("documents_sealed")
      .on(t.practiceId, t.createdAt, t.id)
      .where(sql`${t.originalStorageKey} is not null`),
    check("documents_ocr_status", sql`${t.ocrStatus} in ('pending','success','failed')`),
    check("documents_one_owner", sql`${t.appealId} is null or ${t.claimId} is null`),
    check(
      "documents_proposal_state",
      sql`${t.proposalState} is null or ${t.proposalState} in ('accepted','dismissed')`,
    ),
  ],
);

/** The documents that an appeal works with, in their order, and what each is to it. Bytes are not copied. */
export const appealDocuments = pgTable(
  "appeal_documents",
  {
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    documentId: uuid("document_id").notNull(),
    documentType: text("document_type").$type<AppealDocumentType>().notNull(),
    position: integer("position").notNull(),
    /** Pages that stay behind when it is enclosed, ascending, from 1. */
    pagesLeftOut: integer("pages_left_out").array().notNull().default([]),
    /** Who looked at a paper that nowhere says whose it is, and said that it is this patient's. */
    patientConfirmed: jsonb("patient_confirmed").$type<PatientConfirmed>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.appealId, t.documentId] }),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    index("appeal_documents_of_document").on(t.practiceId, t.documentId),
    check(
      "appeal_documents_type",
      sql`${t.documentType} in ('denial_letter','claim_form','supporting_docs')`,
    ),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The words of a document that was read. The search condition is in the table's row policy (`0001_rules.sql`). */
export const documentSearch = pgTable(
  "document_search",
  {
    practiceId: practiceId(),
    documentId: uuid("document_id").notNull(),
    words: tsvector("words").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.documentId] }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
  ],
);

/** The words of a page, kept so that a value can be shown where it stands. */
export const documentPages = pgTable(
  "document_pages",
  {
    practiceId: practiceId(),
    documentId: uuid("document_id").notNull(),
    page: integer("page").notNull(),
    width: doublePrecision("width").notNull(),
    height: doublePrecision("height").notNull(),
    method: text("method").$type<ReadMethod>().notNull(),
    text: text("text").notNull(),
    words: jsonb("words").$type<Word[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.documentId, t.page] }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
  ],
);
