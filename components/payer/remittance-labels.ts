import { calendarDate } from "@/components/ui/calendar-date";
import type { Tone } from "@/components/ui/tones";
import { CLAIM_STATUS_LABELS, RIGHT_MOVE_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { usd } from "@/lib/core/number-text";
import type { PreviewOutcome } from "@/lib/domain/remittance/schema";

export const OUTCOME_WORDS: Record<PreviewOutcome, { label: string; tone: Tone }> = {
  create: { label: "Not on file", tone: "warning" },
  update: { label: "Will be updated", tone: "accent" },
  unchanged: { label: "No change", tone: "neutral" },
  conflict: { label: "Differs", tone: "danger" },
  unmatched: { label: "No sure match", tone: "warning" },
};

const FIELDS: Record<string, string> = {
  total_charges: "Total charges",
  total_allowed_amount: "Allowed",
  total_paid_amount: "Paid",
  date_of_service_from: "First day of service",
  date_of_service_to: "Last day of service",
  insurance_paid_amount: "paid",
  right_move: "Next step",
  right_move_reason: "Reason of the next step",
  can_appeal: "Can appeal",
};

/** "Line 2: paid" of `line_items.2.insurance_paid_amount`. */
export function fieldWords(field: string): string {
  const line = /^line_items\.(\d+)(?:\.(\w+))?$/.exec(field);
  if (line?.[1]) return line[2] ? `Line ${line[1]}: ${plain(line[2])}` : `Line ${line[1]}`;
  const words = plain(field);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const plain = (field: string): string => FIELDS[field] ?? field.replaceAll("_", " ").replace(/ amount$/, "");

/** A line that the claim does not have: it can only be looked at. */
export const isWholeLine = (field: string): boolean => /^line_items\.\d+$/.test(field);

/** Not from the schemas: these words go to the browser, and the schemas weigh much. */
const LABELS: Record<string, Readonly<Record<string, string>>> = {
  status: CLAIM_STATUS_LABELS,
  denial_category: DENIAL_CATEGORY_LABELS,
  right_move: RIGHT_MOVE_LABELS,
};

/** A value as people read it: amounts in dollars, dates as "Nov 18, 2026", options by their label. */
export function valueWords(field: string, value: string): string {
  if (value === "") return "nothing";
  if (value === "true" || value === "false") return value === "true" ? "Yes" : "No";
  if (isWholeLine(field)) return value.split(" ").map(amountOrDate).join(", ");
  const label = LABELS[field]?.[value];
  if (label) return label;
  if (/^line_items\.\d+\.status$/.test(field)) return value.charAt(0) + value.slice(1).toLowerCase();
  return /(charges?|amount|responsibility|_on|deadline|date.*)$/.test(field) ? amountOrDate(value) : value;
}

function amountOrDate(value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return usd(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? calendarDate(value) : value;
}

/** An amount of a remittance; "?" where the file says nothing that can be read. */
export const amountWords = (amount: string | null): string => (amount === null ? "?" : usd(amount));
