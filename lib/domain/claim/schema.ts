import { z } from "zod";
import { CLAIM_STATUS_LABELS, DENIAL_CATEGORY_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { CLAIM_SOURCES, CLAIM_STATUSES, DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import {
  codesField,
  dateField,
  lineField,
  moneyField,
  optionsOf,
  pageFields,
  queryField,
  textField,
} from "@/lib/core/fields";
import type { Page } from "@/lib/core/page";
import { actionCountsAnswer } from "./action-item/schema";
import { lineItemAnswer, lineItemInput, MAX_LINE_ITEMS } from "./line-item/schema";

/**
 * Shapes of the claims' calls (docs/product.md, F1). Isomorphic: forms use them too. On the wire money
 * is "1234.50" or null, dates are `YYYY-MM-DD` or null, text that is missing is "". Inputs turn money into cents.
 */

export const CLAIM_MESSAGES = {
  choosePatient: "Choose a patient from the list.",
  created: "Claim created successfully!",
  updated: "Claim updated successfully!",
  linesUpdated: "Line items updated successfully",
  notFound: "Claim not found.",
  notDenied: "Denial details can only be changed while the status is denied.",
  onlyDenied: "Only denied claims can have appeals generated",
  conflict:
    "Someone else has changed this claim since you opened it. Look at their changes, then save again.",
} as const;

export const CLAIM_STATUS_OPTIONS = optionsOf(CLAIM_STATUSES, CLAIM_STATUS_LABELS);
export const DENIAL_CATEGORY_OPTIONS = optionsOf(DENIAL_CATEGORIES, DENIAL_CATEGORY_LABELS);
export const RIGHT_MOVE_OPTIONS = optionsOf(RIGHT_MOVES, RIGHT_MOVE_LABELS);

const denialFields = z.object({
  denial_date: dateField,
  denial_category: z.preprocess(
    (value) => (value === "" ? null : value),
    z.enum(DENIAL_CATEGORIES, { error: "Choose a denial category." }).nullable(),
  ),
  denial_summary: textField(5000),
  appeal_deadline: dateField,
  /** False: a person has confirmed the date on the notice. */
  deadline_estimated: z.boolean({ error: "Say true or false." }),
  can_appeal: z.boolean({ error: "Say true or false." }).nullable(),
  requires_correction: z.boolean({ error: "Say true or false." }).nullable(),
  appeal_instructions: textField(5000),
  correction_notes: textField(5000),
});
export type DenialInput = Partial<z.infer<typeof denialFields>>;
export const DENIAL_FIELDS = Object.keys(denialFields.shape) as (keyof DenialInput)[];

const claimFields = z.object({
  patient: z.uuid({ error: CLAIM_MESSAGES.choosePatient }),
  /** A person of the practice. */
  provider: z.preprocess(
    (value) => (value === "" ? null : value),
    z.uuid({ error: "Choose a provider from the list." }).nullable(),
  ),
  claim_number: lineField(100),
  internal_claim_number: lineField(100),
  payer_claim_number: lineField(100),
  status: z.enum(CLAIM_STATUSES, { error: "Choose a claim status." }),
  date_submitted: dateField,
  date_received: dateField,
  date_processed: dateField,
  date_of_service_from: dateField,
  date_of_service_to: dateField,
  total_charges: moneyField,
  total_allowed_amount: moneyField,
  total_paid_amount: moneyField,
  patient_responsibility: moneyField,
  insurance_plan_name: lineField(200),
  payer_id: lineField(50),
  policy_number: lineField(100),
  group_number: lineField(100),
  authorization_number: lineField(100),
  place_of_service: lineField(100),
  claim_type: lineField(100),
  filing_code: lineField(10),
  diagnosis_codes: codesField({ most: 25, length: 10 }),
  remarks: textField(5000),
  right_move: z.preprocess(
    (value) => (value === "" ? null : value),
    z.enum(RIGHT_MOVES, { error: "Choose a next step." }).nullable(),
  ),
});

const written = claimFields.partial().extend({
  ...denialFields.partial().shape,
  /** The denial's fields may stand here or beside the others; here wins. */
  denial_details: denialFields.partial().nullish(),
  line_items: z
    .array(lineItemInput, { error: "Send the full list of line items." })
    .max(MAX_LINE_ITEMS, `A claim holds at most ${MAX_LINE_ITEMS} line items.`)
    .optional(),
  /** `false` asks to be told, before anything is saved, of a claim that the payer has under this number. */
  confirm_duplicate: z.boolean({ error: "Say true or false." }).default(true),
});

/** The fields of an edit. */
export type ClaimChanges = z.infer<typeof written>;

export const createClaimInput = written.extend({ patient: claimFields.shape.patient });
export type CreateClaimInput = z.infer<typeof createClaimInput>;

export const claimIdField = { claimId: z.uuid() };

/** Fields that are left out stay as they are; `line_items` is the full list. */
export const updateClaimInput = written.extend({
  ...claimIdField,
  /** The state that was edited; another one is a conflict. `If-Match` says the same. */
  updated_at: z.iso.datetime({ offset: true, error: "Send updated_at as it was answered." }).optional(),
});
export type UpdateClaimInput = z.infer<typeof updateClaimInput>;

/** `-` is descending. Claims without a deadline come last both ways. */
export const CLAIM_SORTS = [
  "-created_at",
  "created_at",
  "deadline",
  "-deadline",
  "-date_submitted",
  "date_submitted",
  "-total_charges",
  "total_charges",
] as const;
export type ClaimSort = (typeof CLAIM_SORTS)[number];

const filterFields = {
  status: queryField(z.enum(CLAIM_STATUSES, { error: "Unknown status." })),
  patient_id: queryField(z.uuid({ error: "Unknown patient." })),
  /** Anywhere in the claim's own, internal or payer's number; case, blanks and dashes don't matter. */
  search: queryField(z.string().trim().max(100, "Search for at most 100 characters.")),
  right_move: queryField(z.enum(RIGHT_MOVES, { error: "Unknown next step." })),
  /** `needs_attention`: denied, the nearest deadline first. */
  view: queryField(z.enum(["all", "needs_attention"], { error: "Unknown view." })),
};
export const claimFilterQuery = z.object(filterFields);
export type ClaimFilter = z.infer<typeof claimFilterQuery>;

export const listClaimsQuery = z.object({
  ...filterFields,
  ...pageFields,
  sort: queryField(z.enum(CLAIM_SORTS, { error: "Unknown order." })),
});
export type ListClaimsQuery = z.infer<typeof listClaimsQuery>;
export const exportClaimsQuery = listClaimsQuery.omit({ cursor: true, page_size: true });

/** What the claims' calls answer. */

const amount = z.string().nullable();
const day = z.iso.date().nullable();

const denialAnswer = z.strictObject({
  denial_date: day,
  denial_category: z.enum(DENIAL_CATEGORIES).nullable(),
  denial_summary: z.string(),
  appeal_deadline: day,
  appeal_deadline_passed: z.boolean(),
  days_left: z
    .int()
    .nullable()
    .describe("To the deadline, where the practice is; negative when it has passed"),
  deadline_estimated: z
    .boolean()
    .describe("Counted from the payer's usual limit: to be confirmed on the notice"),
  deadline_basis: z.string(),
  can_appeal: z.boolean().nullable(),
  requires_correction: z.boolean().nullable(),
  appeal_instructions: z.string(),
  correction_notes: z.string(),
  historical: z
    .boolean()
    .describe("The claim was denied once, and now neither it nor a line of it is; the fields are read-only"),
});
export type DenialDetailsDto = z.infer<typeof denialAnswer>;

export const claimAnswer = z.strictObject({
  claim_id: z.uuid(),
  claim_number: z.string(),
  internal_claim_number: z.string(),
  payer_claim_number: z.string(),
  patient: z.uuid(),
  patient_name: z.string(),
  provider: z.uuid().nullable(),
  provider_name: z.string(),
  status: z.enum(CLAIM_STATUSES),
  date_submitted: day,
  date_received: day,
  date_processed: day,
  date_of_service_from: day,
  date_of_service_to: day,
  total_charges: amount,
  total_allowed_amount: amount,
  total_paid_amount: amount,
  patient_responsibility: amount,
  insurance_plan_name: z.string(),
  payer_id: z.string(),
  policy_number: z.string(),
  group_number: z.string(),
  authorization_number: z.string(),
  place_of_service: z.string(),
  claim_type: z.string(),
  filing_code: z.string(),
  diagnosis_codes: z.array(z.string()),
  remarks: z.string(),
  right_move: z.enum(RIGHT_MOVES).nullable().describe("The proposed or chosen next step"),
  right_move_reason: z.string().describe("Why, where a rule proposed it"),
  source: z.enum(CLAIM_SOURCES),
  line_items: z.array(lineItemAnswer),
  denial_details: denialAnswer.nullable().describe("Null for a claim that was never denied"),
  action_items: actionCountsAnswer,
  created_at: z.iso.datetime(),
  updated_at: z.iso
    .datetime()
    .describe("To the microsecond; send it back unchanged as updated_at or If-Match"),
});
export type ClaimDto = z.infer<typeof claimAnswer>;
export type ClaimPage = Page<ClaimDto>;

/** The answer to POST and PATCH. */
export const savedClaimAnswer = claimAnswer.extend({
  warnings: z
    .array(z.strictObject({ field: z.string(), message: z.string() }))
    .describe("What to look at; it did not stop the saving"),
  line_item_ids: z
    .record(z.string(), z.uuid())
    .describe("Temporary ids of the request, and what they became"),
});
export type SavedClaimDto = z.infer<typeof savedClaimAnswer>;

export const claimActivityAnswer = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor_name: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.uuid().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
  letter: z.string().nullable().describe("The template of the appeal letter that it is about; else null"),
});
export type ClaimActivityDto = z.infer<typeof claimActivityAnswer>;
export const claimActivityQuery = z.object({ ...claimIdField, ...pageFields });
