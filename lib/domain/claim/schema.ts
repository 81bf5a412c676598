import { z } from "zod";
import { RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { CLAIM_SOURCES, DENIAL_CATEGORIES, RIGHT_MOVES } from "@/lib/core/enums";
import { answersOf, inputsOf } from "@/lib/core/field-schemas";
import { optionsOf, pageFields, queryField } from "@/lib/core/fields";
import { NPI } from "@/lib/core/npi";
import type { Page } from "@/lib/core/page";
import { clockAnswer } from "@/lib/domain/clocks/schema";
import { adviceAnswer } from "@/lib/domain/move/schema";
import { actionCountsAnswer } from "./action-item/schema";
import { CLAIM_FIELDS, DENIAL_FIELDS } from "./fields";
import {
  CLAIM_FILTER_NAMES,
  CLAIM_FILTERS,
  CLAIM_SORTS,
  type ClaimFilter,
  type ClaimFilterName,
  type FilterSpec,
} from "./filter-table";
import { lineItemAnswer, lineItemInput, MAX_LINE_ITEMS } from "./line-item/schema";

/**
 * Shapes of the claims' calls (docs/product.md, F1). Isomorphic: forms use them too. On the wire money
 * is "1234.50" or null, dates are `YYYY-MM-DD` or null, text that is missing is "". Inputs turn money into cents.
 */

export const CLAIM_MESSAGES = {
  choosePatient: CLAIM_FIELDS.patient.refusal,
  created: "Claim created successfully!",
  updated: "Claim updated successfully!",
  linesUpdated: "Line items updated successfully",
  notFound: "Claim not found.",
  notDenied: "Denial details can only be changed while the status is denied.",
  onlyDenied: "Only denied claims can have appeals generated",
  conflict:
    "Someone else has changed this claim since you opened it. Look at their changes, then save again.",
  versionNeeded:
    "The list of line items replaces the one that is there. Read the claim, then send its updated_at along with the list.",
} as const;

export const DENIAL_CATEGORY_OPTIONS = optionsOf(DENIAL_CATEGORIES, DENIAL_CATEGORY_LABELS);
export const RIGHT_MOVE_OPTIONS = optionsOf(RIGHT_MOVES, RIGHT_MOVE_LABELS);

const denialFields = z.object({
  ...inputsOf(DENIAL_FIELDS),
  /** False: a person has confirmed the date on the notice. */
  deadline_estimated: z.boolean({ error: "Say true or false." }),
});
export type DenialInput = Partial<z.infer<typeof denialFields>>;
export const DENIAL_INPUTS = Object.keys(denialFields.shape) as (keyof DenialInput)[];

const claimFields = z.object(inputsOf(CLAIM_FIELDS));

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

const filterSchema = (filter: FilterSpec): z.ZodType => {
  const { refusal } = filter;
  switch (filter.kind) {
    case "choice":
      return z.enum(filter.values, { error: refusal });
    case "patient":
      return z.uuid({ error: refusal });
    case "npi":
      return z.string().regex(NPI, refusal);
    case "search":
      return z.string().trim().max(filter.max, refusal);
  }
};
const filterFields = Object.fromEntries(
  CLAIM_FILTER_NAMES.map((name) => [name, queryField(filterSchema(CLAIM_FILTERS[name]))]),
) as unknown as { [F in ClaimFilterName]-?: z.ZodOptional<z.ZodType<ClaimFilter[F], unknown>> };
export const claimFilterQuery = z.object(filterFields);

export const listClaimsQuery = z.object({
  ...filterFields,
  ...pageFields,
  sort: queryField(z.enum(CLAIM_SORTS, { error: "Unknown order." })),
});
export const exportClaimsQuery = listClaimsQuery.omit({ cursor: true, page_size: true });

/** What the claims' calls answer. */

const denialAnswer = z.strictObject({
  ...answersOf(DENIAL_FIELDS),
  appeal_deadline_passed: z.boolean(),
  days_left: z
    .int()
    .nullable()
    .describe("To the deadline, where the practice is; negative when it has passed"),
  deadline_estimated: z
    .boolean()
    .describe("Counted from the payer's usual limit: to be confirmed on the notice"),
  deadline_basis: z.string(),
  historical: z
    .boolean()
    .describe("The claim was denied once, and now neither it nor a line of it is; the fields are read-only"),
});
export type DenialDetailsDto = z.infer<typeof denialAnswer>;

export const claimAnswer = z.strictObject({
  claim_id: z.uuid(),
  ...answersOf(CLAIM_FIELDS),
  patient_name: z.string(),
  provider_name: z.string(),
  right_move_reason: z.string().describe("Why, where a rule proposed it"),
  source: z.enum(CLAIM_SOURCES),
  line_items: z.array(lineItemAnswer),
  denial_details: denialAnswer.nullable().describe("Null for a claim that was never denied"),
  advice: adviceAnswer
    .nullable()
    .optional()
    .describe("What is right to do about the denial; null where none stands, left out of lists"),
  clocks: z.array(clockAnswer).optional().describe("Its dates, the nearest first; left out of lists"),
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
