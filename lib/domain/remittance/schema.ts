import { z } from "zod";
import { DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import { pageFields } from "@/lib/core/fields";

/** Shapes of the remittances' calls. Isomorphic. Money is "1234.50", dates are `YYYY-MM-DD`. */

export const MAX_REMITTANCE_BYTES = 52_428_800;

/** What a remittance may come as; a text may be an X12 file or a printed page. */
export const REMITTANCE_MEDIA_TYPES = [
  "application/edi-x12",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "image/png",
  "image/jpeg",
  "image/tiff",
  "text/plain",
] as const;

export const REMITTANCE_MESSAGES = {
  chooseFile: "Choose a remittance file (.835, .edi or .txt).",
  tooLarge: "This file is larger than 50 MB. Ask the clearinghouse for smaller files.",
  notFound: "Remittance not found.",
  conflictNotFound: "This difference is no longer open.",
  foreign: (filename: string) =>
    `${filename} is addressed to another practice: its tax ID or NPI is not yours. It is in quarantine, and nothing from it was read into your claims. If it is yours, correct the TIN and NPI in Profile and upload it again.`,
  unchecked: "We could not confirm that this remittance is yours. Add the practice's TIN and NPI in Profile.",
  infected: (filename: string) =>
    `The virus scanner flagged ${filename}. It is in quarantine, and none of it was read. Ask the payer or clearinghouse for a clean file.`,
  stopped:
    "Applying this file stopped because of an error on our side. What was posted stays; apply it again to continue from there.",
  unreadable: "Nothing in this file can be used. See the problems that were found in it.",
  reading: "This paper is still being read. Wait until the reading is done.",
  notCorrectable: "There is nothing to correct in this remittance.",
  posted: "This paper is posted. Correct the claim itself.",
  correctedSince: "Somebody corrected this remittance meanwhile. Reload it.",
  noSuchClaim: "This claim is not on file.",
  offBy: "This remittance does not add up. Correct it, or say that it should be posted as it stands.",
  linesFirst: "Add the missing line to the claim, then mark this difference as seen.",
  changedSince: "The claim has changed since this difference was found. Reload it.",
} as const;

export const remittanceIdField = { remittanceId: z.uuid() };

export const previewFields = {
  /** At most so many claims are shown; `claim_count` tells how many there are. */
  max_claims: z.coerce.number().int().min(0).max(100_000).default(10_000),
};

export const applyInput = z.object({
  ...remittanceIdField,
  /** Also makes patients and claims that are not on file. */
  create_missing: z.boolean({ error: "Say true or false." }).default(false),
  /** Of a paper: posts it although it does not add up. */
  accept_differences: z.boolean({ error: "Say true or false." }).default(false),
  /** Of a paper: the version that a person has seen; another one is refused. */
  version: z.int().min(1).optional(),
});

const money = z.string().describe("1234.50");
const maybeMoney = money.nullable().describe("Null where it cannot be read");

/** Each claim counts once, by the strongest of what happened to it. */
export const applyAnswer = z.strictObject({
  status: z.enum(["applied", "applying"]).describe("applying: goes on in the background"),
  created: z.int().min(0),
  updated: z.int().min(0),
  unchanged: z.int().min(0),
  conflicts: z
    .int()
    .min(0)
    .describe("Claims with a value that a person entered and the payer says otherwise"),
  unmatched: z.int().min(0).describe("Decisions whose claim is not on file, or not for certain"),
  newly_denied: z.int().min(0),
});
export type ApplyAnswer = z.infer<typeof applyAnswer>;

export const remittanceFileAnswer = z.strictObject({
  id: z.uuid(),
  filename: z.string(),
  source: z.enum(["upload", "inbox", "stedi", "document"]),
  media_type: z.string().describe("application/edi-x12, or that of the paper"),
  document_id: z.uuid().nullable().describe("The document that it was posted from"),
  pages_read: z.int().min(0),
  pages_total: z.int().nullable().describe("Of a paper, once it is known"),
  state: z
    .enum(["reading", "ready", "applying", "stopped", "applied", "quarantined", "unreadable"])
    .describe("stopped: apply it again to go on"),
  status: z.enum(["reading", "read", "flagged", "unreadable", "quarantined"]),
  quarantine_reason: z.string(),
  payer_name: z.string().nullable(),
  payee_npi: z.string().nullable(),
  payee_tin: z.string().nullable(),
  payment_total: money,
  payment_date: z.string().nullable(),
  claim_count: z.int(),
  notice: z.string().describe("Something to look at that is no fault of the file"),
  problem_count: z.int(),
  result: applyAnswer.omit({ status: true }).nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
});
export type RemittanceFileDto = z.infer<typeof remittanceFileAnswer>;

const difference = z.strictObject({ field: z.string(), ours: z.string(), theirs: z.string() });

const PREVIEW_OUTCOMES = ["create", "update", "unchanged", "conflict", "unmatched"] as const;
export type PreviewOutcome = (typeof PREVIEW_OUTCOMES)[number];

const previewedClaimAnswer = z.object({
  claim: z.int().describe("Its number within the file, from 1"),
  payment: z.int().describe("The number of its payment within the file, from 1"),
  kind: z.enum(["original", "reversal", "correction"]),
  claim_number: z.string().nullable(),
  payer_claim_number: z.string().nullable(),
  status_code: z.string().nullable(),
  charge: maybeMoney,
  paid: maybeMoney,
  patient_responsibility: maybeMoney,
  patient_name: z.string().nullable(),
  member_id: z.string().nullable(),
  corrected_name: z.string().nullable(),
  service_from: z.string().nullable(),
  service_to: z.string().nullable(),
  adjustments: z.array(
    z.object({
      level: z.enum(["claim", "line"]),
      line: z.int().nullable(),
      group: z.string(),
      reason: z.string(),
      amount: maybeMoney,
    }),
  ),
  remarks: z.array(z.string()),
  lines: z.array(z.looseObject({ line: z.int() })),
  denial: z.object({
    outcome: z.enum(["denied", "partially_denied", "not_denied", "reversal"]),
    summary: z.string().nullable(),
    review: z.string().nullable(),
    amount: z.string(),
  }),
  proposed_category: z.enum(DENIAL_CATEGORIES).nullable(),
  proposed_move: z.enum(RIGHT_MOVES),
  move: z.object({
    reason: z.string(),
    steps: z.string(),
    source: z.string(),
    can_appeal: z.boolean(),
    requires_correction: z.boolean(),
  }),
  appeal_deadline: z
    .object({ date: z.string().nullable(), basis: z.string() })
    .nullable()
    .describe("Estimated; null where there is nothing to appeal"),
  flags: z.array(z.string()),
  outcome: z.enum(PREVIEW_OUTCOMES).describe("What applying does; create only when asked for"),
  reason: z.string().nullable().describe("Why it can't be taken over"),
  claim_id: z.uuid().nullable(),
  changes: z.array(difference),
  conflicts: z.array(difference),
});
export type PreviewedClaimDto = z.infer<typeof previewedClaimAnswer>;

const problemAnswer = z.object({
  code: z.string(),
  position: z.object({ segment: z.int(), byte: z.int(), id: z.string() }).nullable(),
  message: z.string(),
  payment: z.int().nullable(),
  claim: z.int().nullable(),
});

/** A change of one value on a paper. Money is "12.00"; null takes the value away. */
const SHEET_FIELDS = [
  "payer",
  "trace_number",
  "paid_on",
  "total",
  "patient_name",
  "member_id",
  "patient_account",
  "claim_number",
  "claim_id",
  "total_billed",
  "total_paid",
  "interest",
  "service_date",
  "code",
  "units",
  "billed",
  "allowed",
  "deductible",
  "copay",
  "coinsurance",
  "paid",
  "adjustments",
  "left_out",
] as const;
type SheetField = (typeof SHEET_FIELDS)[number];

const MONEY = /^-?\d{1,8}\.\d{2}$/;
const FORMS: Partial<Record<SheetField, [RegExp, string]>> = {
  ...Object.fromEntries(
    (
      [
        "total",
        "total_billed",
        "total_paid",
        "interest",
        "billed",
        "allowed",
        "deductible",
        "copay",
        "coinsurance",
        "paid",
      ] as const
    ).map((field) => [field, [MONEY, "Enter an amount such as 120.00."]]),
  ),
  claim_id: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "Give the id of a claim."],
  paid_on: [/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Enter a date."],
  service_date: [/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Enter a date."],
  code: [/^[A-Z0-9]{4,5}(?:[- ][A-Z0-9]{2}){0,4}$/, "Enter a procedure code such as 97110 or 97110-GP."],
  units: [/^\d{1,4}$/, "Enter a whole number."],
  left_out: [/^(?:true|false)$/, "Say true or false."],
  adjustments: [
    // An entry begins with no blank and ends at its separator, so that there is one way alone to part them.
    /^\s*(?:[^;\s][^;\n]{0,119}?[^\S\n]+-?\d{1,8}\.\d{2}[^\S\n]*(?:[;\n]\s*|$))*$/,
    "Enter codes with their amounts, such as CO-45 40.00; PR-3 20.00.",
  ],
};

const sheetChange = z
  .strictObject({
    claim: z.int().min(1).max(1000).optional(),
    line: z.int().min(1).max(1000).optional(),
    field: z.enum(SHEET_FIELDS),
    value: z.string().trim().min(1).max(500).nullable(),
  })
  .superRefine(({ field, value }, issues) => {
    const [form, message] = FORMS[field] ?? [];
    if (value !== null && form && !form.test(value))
      issues.addIssue({ code: "custom", path: ["value"], message });
  });
export type SheetChange = z.infer<typeof sheetChange>;

export const correctSheetInput = z.object({
  ...remittanceIdField,
  version: z.int().min(1),
  changes: z.array(sheetChange).min(1).max(200),
});

const balanceFields = {
  balanced: z.boolean().nullable().describe("Null where an amount that the sum needs is missing"),
  imbalances: z.array(
    z.strictObject({
      level: z.enum(["line", "claim", "check"]),
      claim: z.int().nullable(),
      line: z.int().nullable(),
      column: z.string().nullable(),
      off: money,
      message: z.string(),
    }),
  ),
  unknown: z.array(z.string()).describe("What cannot be checked, and why"),
};
export const correctSheetAnswer = z.strictObject({ version: z.int(), ...balanceFields });

const doubts = z.record(z.string(), z.string()).describe("Why a person should look at a value first");

const sheetAnswer = z.strictObject({
  version: z.int(),
  media_type: z.string(),
  ...balanceFields,
  payer: z.string().nullable(),
  payee: z.string().nullable(),
  trace_number: z.string().nullable(),
  paid_on: z.string().nullable(),
  total: money.nullable(),
  provider_adjustments: z.array(
    z.strictObject({
      reason: z.string(),
      reference: z.string().nullable(),
      amount: money,
      printed: z.string(),
    }),
  ),
  claims: z.array(
    z.strictObject({
      claim: z.int(),
      page: z.int().nullable(),
      patient_name: z.string().nullable(),
      member_id: z.string().nullable(),
      patient_account: z.string().nullable(),
      claim_number: z.string().nullable(),
      reversal: z.boolean(),
      total_billed: money.nullable(),
      total_paid: money.nullable(),
      interest: money.nullable(),
      remarks: z.array(z.string()),
      doubts,
      claim_id: z.uuid().nullable().describe("The claim on file that a person chose"),
      left_out: z.boolean(),
      lines: z.array(
        z.strictObject({
          line: z.int(),
          page: z.int().nullable(),
          box: z
            .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
            .nullable(),
          service_date: z.string().nullable(),
          code: z.string().nullable(),
          units: z.number().nullable(),
          billed: money.nullable(),
          allowed: money.nullable(),
          deductible: money.nullable(),
          copay: money.nullable(),
          coinsurance: money.nullable(),
          paid: money.nullable(),
          adjustments: z.array(
            z.strictObject({
              group: z.string(),
              reason: z.string(),
              amount: money.nullable(),
              printed: z.string().describe("The payer's own words or code where it prints no reason code"),
              derived: z.boolean().describe("Counted from other amounts of the line"),
            }),
          ),
          remarks: z.array(z.string()),
          doubts,
          left_out: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SheetDto = z.infer<typeof sheetAnswer>;

export const remittancePreviewAnswer = remittanceFileAnswer.extend({
  paper: sheetAnswer
    .nullable()
    .describe("Of a remittance on paper: what it says, and where it does not add up"),
  payments: z.array(z.looseObject({ payment: z.int() })),
  problems: z.array(problemAnswer),
  claims: z.array(previewedClaimAnswer),
});
export type RemittancePreviewDto = z.infer<typeof remittancePreviewAnswer>;

export const conflictAnswer = z.strictObject({
  id: z.uuid(),
  claim_id: z.uuid(),
  claim_number: z.string(),
  patient_name: z.string(),
  field: z.string(),
  ours: z.string(),
  theirs: z.string(),
  created_at: z.iso.datetime(),
});
export type ConflictDto = z.infer<typeof conflictAnswer>;

export const listConflictsQuery = z.object({
  ...pageFields,
  claim_id: z.uuid("Give the id of a claim.").optional().describe("Only this claim's"),
});

export const resolveConflictInput = z.object({
  conflictId: z.uuid(),
  take: z.enum(["ours", "theirs"], { error: "Say whose value to take: ours or theirs." }),
});

/** Why a decision finds no claim, for people. */
export const UNMATCHED_REASONS = {
  none: "This claim is not on file.",
  several: "Several claims or patients on file fit. Give one of them this claim number.",
  other_patient: "A claim with this number is on file for another patient.",
  no_name: "The remittance names no patient.",
  posted_before: "This check was posted to this claim before, with other amounts.",
} as const;
