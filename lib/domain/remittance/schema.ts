import { z } from "zod";
import { DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import { pageFields } from "@/lib/core/fields";
import { sheetAnswer } from "./from-paper/schema";

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
