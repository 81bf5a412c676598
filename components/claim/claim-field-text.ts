import { calendarDate } from "@/components/ui/calendar-date";
import { usd } from "@/lib/core/number-text";
import { ALL_CLAIM_FIELDS, type ClaimFieldSpec } from "@/lib/domain/claim/fields";
import type { ClaimField, ClaimFormValues } from "./claim-form-values";

/** A value of the form in words, for comparing two states. */
export function fieldText(name: ClaimField, value: ClaimFormValues[ClaimField]): string {
  const field: ClaimFieldSpec = ALL_CLAIM_FIELDS[name];
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (!value) return "empty";
  if (field.kind === "choice") return field.labels[value] ?? value;
  if (field.kind === "money") return Number.isFinite(Number(value)) ? usd(value) : value;
  return field.kind === "day" ? calendarDate(value) : value;
}
