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
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DenialCategory, RightMove } from "@/lib/core/enums";
import { at, createdAt, id, practiceId } from "../columns";
import { claimLineItems, claims } from "./claims";
import { documents } from "./documents";
import { members, practices } from "./practices";

const cents = (name: string) => bigint(name, { mode: "number" });
const words = (name: string) => text(name).notNull().default("");
const count = (name: string) => integer(name).notNull().default(0);

/**
 * `reading`: a paper that the worker reads. `ready`: read, not applied. `stopped`: a fault ended the applying; what was posted stays, applying goes on from there.
 * `quarantined`: another practice's, or a virus in it. `unreadable`: no payment in it can be taken over.
 */
export type RemittanceState =
  | "reading"
  | "ready"
  | "applying"
  | "stopped"
  | "applied"
  | "quarantined"
  | "unreadable";
export type RemittanceSource = "upload" | "inbox" | "stedi" | "document";

export const X12_MEDIA_TYPE = "application/edi-x12";

/**
 * One X12 835 file of a practice, or one remittance on paper (its media type tells). The bytes are in the file store; `summary` is what the first reading said of them
 * (`PreviewSummary` and each payment's hash), empty where the file is another practice's. Money is whole cents.
 */
export const remittanceFiles = pgTable(
  "remittance_files",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    storageKey: text("storage_key").notNull(),
    /** Of the bytes that came, by which a file is known again. */
    sha256: text("sha256").notNull(),
    /** What came, where the paper is a copy without what acted in it. Sealed: nothing shows it. */
    originalStorageKey: text("original_storage_key"),
    /** Of that copy. */
    copySha256: text("copy_sha256"),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    filename: text("filename").notNull(),
    mediaType: text("media_type").notNull().default(X12_MEDIA_TYPE),
    /** The document that it was posted from. */
    documentId: uuid("document_id"),
    pagesTotal: integer("pages_total"),
    pagesRead: integer("pages_read").notNull().default(0),
    source: text("source").$type<RemittanceSource>().notNull(),
    /** The gateway's own id of the file. */
    sourceRef: text("source_ref"),
    state: text("state").$type<RemittanceState>().notNull(),
    /** A sentence for people that names no other practice. */
    quarantineReason: words("quarantine_reason"),
    payerName: words("payer_name"),
    payeeNpi: words("payee_npi"),
    payeeTin: words("payee_tin"),
    paymentTotal: cents("payment_total").notNull().default(0),
    claimCount: count("claim_count"),
    firstPaymentOn: date("first_payment_on", { mode: "string" }),
    lastPaymentOn: date("last_payment_on", { mode: "string" }),
    summary: jsonb("summary").$type<Record<string, unknown>>().notNull().default({}),
    /** How far posting has come: claims of the file that are behind it, and what became of them. */
    nextClaim: count("next_claim"),
    createMissing: boolean("create_missing").notNull().default(false),
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    conflicts: count("conflicts"),
    unmatched: count("unmatched"),
    newlyDenied: count("newly_denied"),
    uploadedBy: uuid("uploaded_by"),
    createdAt: createdAt(),
    appliedAt: at("applied_at"),
  },
  (t) => [
    unique("remittance_files_practice_id_id").on(t.practiceId, t.id),
    unique("remittance_files_bytes").on(t.practiceId, t.sha256),
    foreignKey({
      columns: [t.practiceId, t.uploadedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    foreignKey({
      columns: [t.practiceId, t.documentId],
      foreignColumns: [documents.practiceId, documents.id],
    }),
    index("remittance_files_newest").on(t.practiceId, t.createdAt, t.id),
    index("remittance_files_sealed")
      .on(t.practiceId, t.createdAt, t.id)
      .where(sql`${t.originalStorageKey} is not null`),
    index("remittance_files_of_gateway").on(t.practiceId, t.source, t.sourceRef),
    check(
      "remittance_files_state",
      sql`${t.state} in ('reading','ready','applying','stopped','applied','quarantined','unreadable')`,
    ),
  ],
);

/**
 * What a paper says, as `lib/domain/remittance/paper/sheet.ts` has it: as it was read, and as people have put it right. One
 * version a correction, so that what is posted is what somebody saw.
 */
export const remittanceSheets = pgTable(
  "remittance_sheets",
  {
    practiceId: practiceId(),
    fileId: uuid("file_id").notNull(),
    sheet: jsonb("sheet").$type<Record<string, unknown>>().notNull(),
    asRead: jsonb("as_read").$type<Record<string, unknown>>().notNull(),
    version: integer("version").notNull().default(1),
    correctedBy: uuid("corrected_by"),
    correctedAt: at("corrected_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.fileId] }),
    foreignKey({
      columns: [t.practiceId, t.fileId],
      foreignColumns: [remittanceFiles.practiceId, remittanceFiles.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.correctedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
  ],
);

/** A posted payment, once however many files bring it: `content_hash` is that of its segments from ST to SE. */
export const remittancePayments = pgTable(
  "remittance_payments",
  {
    id: id(),
    practiceId: practiceId(),
    /** The file that brought it first. */
    fileId: uuid("file_id").notNull(),
    contentHash: text("content_hash").notNull(),
    interchangeSender: words("interchange_sender"),
    interchangeControl: words("interchange_control"),
    payerName: words("payer_name"),
    payerIdentifier: words("payer_identifier"),
    traceNumber: words("trace_number"),
    amount: cents("amount"),
    paidOn: date("paid_on", { mode: "string" }),
    balanced: boolean("balanced"),
    claimCount: count("claim_count"),
    providerAdjustments: jsonb("provider_adjustments").$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    unique("remittance_payments_practice_id_id").on(t.practiceId, t.id),
    unique("remittance_payments_content").on(t.practiceId, t.contentHash),
    index("remittance_payments_of_file").on(t.practiceId, t.fileId),
    index("remittance_payments_interchange").on(t.practiceId, t.interchangeSender, t.interchangeControl),
    foreignKey({
      columns: [t.practiceId, t.fileId],
      foreignColumns: [remittanceFiles.practiceId, remittanceFiles.id],
    }),
  ],
);

/**
 * What one payer has paid in sum, reversals included, in cents. `missing`: a reversal took back so much that never came
 * here; a payment that stands before it (`before`, see `last_order`) is that one, and adds nothing.
 */
export type PayerNet = { net: number; missing: number; before: string };

export type PostingState = "posted" | "unchanged" | "conflict" | "skipped";

/** One CLP as the payer sent it, once: `claim_key` names the decision whatever file brings it again. */
export const remittanceClaims = pgTable(
  "remittance_claims",
  {
    id: id(),
    practiceId: practiceId(),
    paymentId: uuid("payment_id").notNull(),
    claimKey: text("claim_key").notNull(),
    /** Its place in the file that brought it. */
    position: integer("position").notNull(),
    kind: text("kind").$type<"original" | "reversal" | "correction">().notNull(),
    claimNumber: words("claim_number"),
    payerClaimNumber: words("payer_claim_number"),
    statusCode: words("status_code"),
    charge: cents("charge"),
    paid: cents("paid"),
    patientResponsibility: cents("patient_responsibility"),
    decidedOn: date("decided_on", { mode: "string" }),
    outcome: text("outcome").$type<"denied" | "partially_denied" | "not_denied" | "reversal">().notNull(),
    category: text("category").$type<DenialCategory>(),
    move: text("move").$type<RightMove>().notNull(),
    /** What a person should look at: codes of the reading's problems. */
    flags: text("flags").array().notNull().default([]),
    claimId: uuid("claim_id"),
    state: text("state").$type<PostingState>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("remittance_claims_practice_id_id").on(t.practiceId, t.id),
    unique("remittance_claims_once").on(t.practiceId, t.claimKey),
    index("remittance_claims_of_payment").on(t.practiceId, t.paymentId, t.position),
    index("remittance_claims_of_claim").on(t.practiceId, t.claimId),
    foreignKey({
      columns: [t.practiceId, t.paymentId],
      foreignColumns: [remittancePayments.practiceId, remittancePayments.id],
    }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    check("remittance_claims_state", sql`${t.state} in ('posted','unchanged','conflict','skipped')`),
  ],
);

/** A CAS triplet. Without a line it is the claim's. `amount` is null where it could not be read. */
export const claimAdjustments = pgTable(
  "claim_adjustments",
  {
    id: id(),
    practiceId: practiceId(),
    remittanceClaimId: uuid("remittance_claim_id").notNull(),
    place: integer("place").notNull(),
    lineNumber: integer("line_number"),
    groupCode: text("group_code").notNull(),
    reasonCode: text("reason_code").notNull(),
    amount: cents("amount"),
    /** RARC that come with it. */
    remarks: text("remarks").array().notNull().default([]),
  },
  (t) => [
    unique("claim_adjustments_once").on(t.practiceId, t.remittanceClaimId, t.place),
    foreignKey({
      columns: [t.practiceId, t.remittanceClaimId],
      foreignColumns: [remittanceClaims.practiceId, remittanceClaims.id],
    }),
  ],
);

/**
 * What the payers' decisions have made of a claim so far. `values` holds, field by field, what posting wrote last: a
 * field that reads otherwise was changed by a person and is theirs.
 */
export const claimPostings = pgTable(
  "claim_postings",
  {
    practiceId: practiceId(),
    claimId: uuid("claim_id").notNull(),
    values: jsonb("values").$type<Record<string, string | number | boolean | null>>().notNull(),
    /** By payer for the claim, by payer and line id for its lines. */
    nets: jsonb("nets").$type<Record<string, PayerNet>>().notNull().default({}),
    /** Which decision spoke of a field, or of a line by its id, last: its place in the order of decisions. */
    spokenAt: jsonb("spoken_at").$type<Record<string, string>>().notNull().default({}),
    /** What the latest decision said, without its payment: the same again is nothing new. */
    lastContent: text("last_content").notNull(),
    /** The content hash of the payment that brought it. */
    lastPayment: words("last_payment"),
    /** Its place in the order of decisions: "2026-03-02/1". */
    lastOrder: words("last_order"),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.claimId] }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
  ],
);

/** A field that a person entered and the payer says otherwise. Ours stays until a person takes theirs. */
export const remittanceConflicts = pgTable(
  "remittance_conflicts",
  {
    id: id(),
    practiceId: practiceId(),
    claimId: uuid("claim_id").notNull(),
    remittanceClaimId: uuid("remittance_claim_id").notNull(),
    /** As in the claim's calls; `line_items.2.total_charge` is line 2's. */
    field: text("field").notNull(),
    /** The line's id, for fields of lines. */
    lineItemId: uuid("line_item_id"),
    ours: text("ours").notNull(),
    theirs: text("theirs").notNull(),
    resolution: text("resolution").$type<"ours" | "theirs">(),
    resolvedAt: at("resolved_at"),
    resolvedBy: uuid("resolved_by"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("remittance_conflicts_practice_id_id").on(t.practiceId, t.id),
    uniqueIndex("remittance_conflicts_open")
      .on(t.practiceId, t.claimId, t.field)
      .where(sql`${t.resolvedAt} is null`),
    index("remittance_conflicts_newest").on(t.practiceId, t.createdAt, t.id),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    foreignKey({
      columns: [t.practiceId, t.remittanceClaimId],
      foreignColumns: [remittanceClaims.practiceId, remittanceClaims.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.claimId, t.lineItemId],
      foreignColumns: [claimLineItems.practiceId, claimLineItems.claimId, claimLineItems.id],
    }),
    foreignKey({
      columns: [t.practiceId, t.resolvedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
  ],
);
