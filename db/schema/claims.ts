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
  uuid,
} from "drizzle-orm/pg-core";
import type { ClaimSource, ClaimStatus, DenialCategory, LineStatus, RightMove } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { patients } from "./patients";
import { members, practices } from "./practices";

const cents = (name: string) => bigint(name, { mode: "number" });
const day = (name: string) => date(name, { mode: "string" });
const words = (name: string) => text(name).notNull().default("");

/**
 * A claim (docs/product.md, F1). Money is whole cents. `updated_at` is the version that an edit names, so it is set by the
 * database's clock, to the microsecond.
 */
export const claims = pgTable(
  "claims",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    patientId: uuid("patient_id").notNull(),
    providerId: uuid("provider_id"),
    claimNumber: words("claim_number"),
    internalClaimNumber: words("internal_claim_number"),
    payerClaimNumber: words("payer_claim_number"),
    status: text("status").$type<ClaimStatus>().notNull().default("submitted"),
    source: text("source").$type<ClaimSource>().notNull().default("manual"),
    dateSubmitted: day("date_submitted"),
    dateReceived: day("date_received"),
    dateProcessed: day("date_processed"),
    serviceFrom: day("date_of_service_from"),
    serviceTo: day("date_of_service_to"),
    totalCharges: cents("total_charges"),
    totalAllowed: cents("total_allowed_amount"),
    totalPaid: cents("total_paid_amount"),
    patientResponsibility: cents("patient_responsibility"),
    insurancePlanName: words("insurance_plan_name"),
    payerId: words("payer_id"),
    policyNumber: words("policy_number"),
    groupNumber: words("group_number"),
    authorizationNumber: words("authorization_number"),
    /** Who sent the patient: box 17 of the CMS-1500. */
    referringProviderName: words("referring_provider_name"),
    referringProviderNpi: words("referring_provider_npi"),
    placeOfService: words("place_of_service"),
    claimType: words("claim_type"),
    /** CLP06 of the remittance: the kind of plan. */
    filingCode: words("filing_code"),
    diagnosisCodes: text("diagnosis_codes").array().notNull().default([]),
    remarks: words("remarks"),
    denialDate: day("denial_date"),
    denialCategory: text("denial_category").$type<DenialCategory>(),
    denialSummary: words("denial_summary"),
    appealDeadline: day("appeal_deadline"),
    deadlineEstimated: boolean("deadline_estimated").notNull().default(false),
    deadlineBasis: words("deadline_basis"),
    canAppeal: boolean("can_appeal"),
    requiresCorrection: boolean("requires_correction"),
    appealInstructions: words("appeal_instructions"),
    correctionNotes: words("correction_notes"),
    rightMove: text("right_move").$type<RightMove>(),
    rightMoveReason: words("right_move_reason"),
    /** The claim number as it is compared: letters and digits only. */
    numberKey: text("number_key").generatedAlwaysAs(
      sql`regexp_replace(lower(claim_number), '[^a-z0-9]', '', 'g')`,
    ),
    /** One payer, however its name is typed: the plan's name, else the payer's id. Empty: not known. */
    payerKey: text("payer_key").generatedAlwaysAs(
      sql`regexp_replace(lower(case when insurance_plan_name <> '' then insurance_plan_name else payer_id end), '[^a-z0-9]', '', 'g')`,
    ),
    /** Charges less payments while denied. */
    deniedAmount: cents("denied_amount")
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'denied' then greatest(coalesce(total_charges, 0) - coalesce(total_paid_amount, 0), 0) else 0 end`,
      ),
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => {
    const live = sql`${t.deletedAt} is null`;
    return [
      unique("claims_practice_id_id").on(t.practiceId, t.id),
      foreignKey({
        columns: [t.practiceId, t.patientId],
        foreignColumns: [patients.practiceId, patients.id],
      }),
      foreignKey({
        columns: [t.practiceId, t.providerId],
        foreignColumns: [members.practiceId, members.userId],
      }),
      foreignKey({
        columns: [t.practiceId, t.createdBy],
        foreignColumns: [members.practiceId, members.userId],
      }),
      index("claims_newest").on(t.practiceId, t.createdAt, t.id).where(live),
      index("claims_by_status").on(t.practiceId, t.status, t.createdAt, t.id).where(live),
      index("claims_of_patient").on(t.practiceId, t.patientId, t.createdAt, t.id),
      index("claims_by_move").on(t.practiceId, t.rightMove, t.createdAt, t.id).where(live),
      index("claims_by_deadline")
        .on(t.practiceId, sql`coalesce(appeal_deadline, 'infinity'::date)`, t.id)
        .where(live),
      index("claims_by_deadline_last")
        .on(t.practiceId, sql`coalesce(appeal_deadline, '-infinity'::date)`, t.id)
        .where(live),
      index("claims_denied_by_deadline")
        .on(t.practiceId, sql`coalesce(appeal_deadline, 'infinity'::date)`, t.id)
        .where(sql`${t.deletedAt} is null and ${t.status} = 'denied'`),
      index("claims_by_submission")
        .on(t.practiceId, sql`coalesce(date_submitted, '-infinity'::date)`, t.id)
        .where(live),
      index("claims_by_charges").on(t.practiceId, sql`coalesce(total_charges, -1)`, t.id).where(live),
      index("claims_by_referring_npi")
        .on(t.practiceId, t.referringProviderNpi, t.createdAt, t.id)
        .where(sql`${t.deletedAt} is null and ${t.referringProviderNpi} <> ''`),
      index("claims_by_denial")
        .on(t.practiceId, t.denialDate)
        .where(sql`${t.deletedAt} is null and ${t.denialDate} is not null`),
      // Few are deleted: what hides with them asks this small index, not each of its claims.
      index("claims_deleted").on(t.practiceId, t.id).where(sql`${t.deletedAt} is not null`),
      index("claims_by_number").on(t.practiceId, t.numberKey),
      index("claims_by_payer_number")
        .on(t.practiceId, t.payerClaimNumber)
        .where(sql`${t.payerClaimNumber} <> ''`),
      check(
        "claims_status",
        sql`${t.status} in ('submitted','in_process','approved','denied','paid','rejected','pending','resubmitted','partially_paid')`,
      ),
      check(
        "claims_amounts",
        sql`coalesce(${t.totalCharges}, 0) >= 0 and coalesce(${t.totalAllowed}, 0) >= 0 and coalesce(${t.totalPaid}, 0) >= 0 and coalesce(${t.patientResponsibility}, 0) >= 0`,
      ),
    ];
  },
);

/**
 * The three numbers of a live claim as they are searched: letters and digits, each after a blank. Kept by a trigger. Its row
 * policy carries the search, because under row security only a policy's LIKE may use an index.
 */
export const claimSearch = pgTable(
  "claim_search",
  {
    practiceId: practiceId(),
    claimId: uuid("claim_id").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.claimId] }),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
  ],
);

/**
 * How many live claims a practice has by status: the sum of `n` over its rows. Each statement adds what it changed, so that
 * nobody waits for another's row; now and then a statement folds the rows. Kept by triggers.
 */
export const claimCounts = pgTable(
  "claim_counts",
  {
    practiceId: practiceId(),
    status: text("status").$type<ClaimStatus>().notNull(),
    n: integer("n").notNull(),
  },
  (t) => [index("claim_counts_of_practice").on(t.practiceId, t.status)],
);

/**
 * What a practice's live claims sum up to by status and month: of submission, else of creation. Kept as `claimCounts` is. In
 * cents.
 */
export const claimMonths = pgTable(
  "claim_months",
  {
    practiceId: practiceId(),
    status: text("status").$type<ClaimStatus>().notNull(),
    month: day("month").notNull(),
    n: integer("n").notNull(),
    charges: cents("charges").notNull(),
    paid: cents("paid").notNull(),
  },
  (t) => [index("claim_months_of_practice").on(t.practiceId, t.month, t.status)],
);

/** The same of its denied claims by plan and category. */
export const deniedSums = pgTable(
  "denied_sums",
  {
    practiceId: practiceId(),
    planName: text("plan_name").notNull(),
    payerKey: text("payer_key").notNull(),
    category: text("category").$type<DenialCategory>(),
    n: integer("n").notNull(),
    amount: cents("amount").notNull(),
  },
  (t) => [index("denied_sums_of_practice").on(t.practiceId, t.payerKey, t.category)],
);

export const claimLineItems = pgTable(
  "claim_line_items",
  {
    id: id(),
    practiceId: practiceId(),
    claimId: uuid("claim_id").notNull(),
    lineNumber: integer("line_number").notNull(),
    procedureCode: words("procedure_code"),
    procedureDescription: words("procedure_description"),
    units: integer("units"),
    unitCharge: cents("unit_charge"),
    totalCharge: cents("total_charge"),
    allowedAmount: cents("allowed_amount"),
    insurancePaid: cents("insurance_paid_amount"),
    patientPaid: cents("patient_paid_amount"),
    deniedAmount: cents("denied_amount"),
    dateOfService: day("date_of_service"),
    placeOfServiceCode: words("place_of_service_code"),
    diagnosisPointer: words("diagnosis_pointer"),
    modifierCodes: text("modifier_codes").array().notNull().default([]),
    status: text("status").$type<LineStatus>(),
    remarks: words("remarks"),
    uhcCode: words("uhc_code"),
    uhcDescription: words("uhc_description"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("claim_line_items_practice_id_claim_id_id").on(t.practiceId, t.claimId, t.id),
    foreignKey({ columns: [t.practiceId, t.claimId], foreignColumns: [claims.practiceId, claims.id] }),
    index("claim_line_items_in_order").on(t.practiceId, t.claimId, t.lineNumber, t.id),
    check(
      "claim_line_items_status",
      sql`${t.status} is null or ${t.status} in ('PAID','DENIED','PENDED','PROCESSED','PARTIAL')`,
    ),
  ],
);

/** One request to ask a payer for news. `result` holds counts, never a patient's value. */
export const claimRefreshes = pgTable(
  "claim_refreshes",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    payerId: text("payer_id").notNull(),
    startDate: day("start_date").notNull(),
    endDate: day("end_date").notNull(),
    state: text("state").$type<"queued" | "running" | "done" | "failed">().notNull().default("queued"),
    result: jsonb("result").$type<Record<string, number>>(),
    /** A sentence for the user when it failed. */
    error: text("error"),
    requestedBy: uuid("requested_by").notNull(),
    createdAt: createdAt(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (t) => [
    unique("claim_refreshes_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.requestedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("claim_refreshes_newest").on(t.practiceId, t.createdAt, t.id),
    check("claim_refreshes_state", sql`${t.state} in ('queued','running','done','failed')`),
  ],
);
