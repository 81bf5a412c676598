import type { ClaimStatus } from "@/lib/core/enums";
import type { FieldErrors } from "@/lib/core/errors";
import { columnsOf, type RowOf } from "@/lib/core/field-table";
import { DENIAL_FIELDS } from "./fields";
import { CLAIM_MESSAGES, DENIAL_INPUTS, type DenialInput } from "./schema";

/** The denial of a claim as it is stored. Dates are `YYYY-MM-DD`. */
export type DenialState = RowOf<typeof DENIAL_FIELDS> & { deadlineEstimated: boolean; deadlineBasis: string };

const storedIn = (field: keyof DenialInput): keyof DenialState =>
  field === "deadline_estimated" ? "deadlineEstimated" : DENIAL_FIELDS[field].column;

/**
 * The denial after an edit (docs/product.md, F4). While denied there always is a date (today where none was
 * given), `can_appeal` (true) and `requires_correction` (false). Otherwise the fields stay as they were, and sending
 * another value is refused. A deadline that a person sets is no estimate.
 */
export function applyDenial(
  current: DenialState,
  status: ClaimStatus,
  input: DenialInput,
  today: string,
): { denial: DenialState; errors: FieldErrors } {
  if (status !== "denied") {
    const changed = DENIAL_INPUTS.filter(
      (field) => input[field] !== undefined && (input[field] || null) !== (current[storedIn(field)] || null),
    );
    return {
      denial: denialOf(current),
      errors: Object.fromEntries(changed.map((field) => [field, [CLAIM_MESSAGES.notDenied]])),
    };
  }
  const moved = input.appeal_deadline !== undefined && input.appeal_deadline !== current.appealDeadline;
  const confirmed = moved || input.deadline_estimated === false;
  const next = columnsOf(DENIAL_FIELDS, input, current);
  return {
    denial: {
      ...next,
      denialDate: next.denialDate ?? today,
      canAppeal: next.canAppeal ?? true,
      requiresCorrection: next.requiresCorrection ?? false,
      deadlineEstimated: confirmed ? false : current.deadlineEstimated,
      deadlineBasis: moved ? "" : current.deadlineBasis,
    },
    errors: {},
  };
}

/** The denial's fields alone: callers pass whole claims. */
const denialOf = (state: DenialState): DenialState => ({
  ...columnsOf(DENIAL_FIELDS, {}, state),
  deadlineEstimated: state.deadlineEstimated,
  deadlineBasis: state.deadlineBasis,
});

/** What the pairs below look at. Amounts are cents. */
export type ClaimFacts = {
  dateSubmitted: string | null;
  dateReceived: string | null;
  dateProcessed: string | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  totalCharges: number | null;
  totalPaid: number | null;
  patientResponsibility: number | null;
  denialDate: string | null;
  appealDeadline: string | null;
  patientBirth: string | null;
};

type Pair = {
  /** Named when it was sent, else the other one. */
  field: string;
  other: string;
  message: string;
  impossible(facts: ClaimFacts): boolean;
};

const before = (a: string | null, b: string | null) => a !== null && b !== null && a < b;
const above = (a: number | null, b: number | null) => a !== null && b !== null && a > b;

const PAIRS: readonly Pair[] = [
  {
    field: "date_of_service_to",
    other: "date_of_service_from",
    message: "The last day of service can't be before the first.",
    impossible: (f) => before(f.serviceTo, f.serviceFrom),
  },
  {
    field: "date_of_service_from",
    other: "patient",
    message: "The service can't be before the patient's birth.",
    impossible: (f) => before(f.serviceFrom, f.patientBirth),
  },
  {
    field: "date_of_service_to",
    other: "patient",
    message: "The service can't be before the patient's birth.",
    impossible: (f) => f.serviceFrom === null && before(f.serviceTo, f.patientBirth),
  },
  {
    field: "date_submitted",
    other: "date_of_service_from",
    message: "A claim can't be submitted before the service.",
    impossible: (f) => before(f.dateSubmitted, f.serviceFrom),
  },
  {
    field: "date_received",
    other: "date_submitted",
    message: "A claim can't be received before it was submitted.",
    impossible: (f) => before(f.dateReceived, f.dateSubmitted),
  },
  {
    field: "date_processed",
    other: "date_received",
    message: "A claim can't be processed before it was received.",
    impossible: (f) => before(f.dateProcessed, f.dateReceived),
  },
  {
    field: "date_processed",
    other: "date_submitted",
    message: "A claim can't be processed before it was submitted.",
    impossible: (f) => f.dateReceived === null && before(f.dateProcessed, f.dateSubmitted),
  },
  {
    field: "total_paid_amount",
    other: "total_charges",
    message: "The amount paid can't be above the charges.",
    impossible: (f) => above(f.totalPaid, f.totalCharges),
  },
  {
    field: "patient_responsibility",
    other: "total_charges",
    message: "The patient's share can't be above the charges.",
    impossible: (f) => above(f.patientResponsibility, f.totalCharges),
  },
  {
    field: "appeal_deadline",
    other: "denial_date",
    message: "The appeal deadline can't be before the denial.",
    impossible: (f) => before(f.appealDeadline, f.denialDate),
  },
  {
    field: "denial_date",
    other: "date_of_service_from",
    message: "A claim can't be denied before the service.",
    impossible: (f) => before(f.denialDate, f.serviceFrom),
  },
];

/**
 * What can't be true together, named on the field that was sent. Pairs that the edit doesn't touch are left alone, so
 * that a claim which came in odd from a payer can still be worked on.
 */
export function impossiblePairs(facts: ClaimFacts, sent: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, other, message, impossible } of PAIRS) {
    const named = sent.has(field) ? field : sent.has(other) ? other : null;
    if (named && impossible(facts)) errors[named] = [...(errors[named] ?? []), message];
  }
  return errors;
}
