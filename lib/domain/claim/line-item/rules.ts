import type { FieldErrors } from "@/lib/core/errors";
import { amountOf } from "@/lib/core/money";

/** Amounts in cents. */
export type LineFacts = {
  lineNumber: number;
  units: number | null;
  unitCharge: number | null;
  totalCharge: number | null;
  insurancePaid: number | null;
  deniedAmount: number | null;
  dateOfService: string | null;
};

/** What can't be true of the lines as they would be saved, under `line_items.<place>.<field>`. */
export function impossibleLines(lines: readonly LineFacts[], patientBirth: string | null): FieldErrors {
  const errors: FieldErrors = {};
  const refuse = (place: number, field: string, message: string) => {
    errors[`line_items.${place}.${field}`] = [message];
  };
  const seen = new Set<number>();
  lines.forEach((line, place) => {
    if (seen.has(line.lineNumber)) refuse(place, "line_number", `Line ${line.lineNumber} is listed twice.`);
    seen.add(line.lineNumber);
    if (line.totalCharge !== null && (line.insurancePaid ?? 0) > line.totalCharge) {
      refuse(place, "insurance_paid_amount", "The amount paid can't be above the charge.");
    }
    if (line.totalCharge !== null && (line.deniedAmount ?? 0) > line.totalCharge) {
      refuse(place, "denied_amount", "The amount denied can't be above the charge.");
    }
    if (line.dateOfService !== null && patientBirth !== null && line.dateOfService < patientBirth) {
      refuse(place, "date_of_service", "The service can't be before the patient's birth.");
    }
  });
  return errors;
}

/** A line's charge where only units and the charge of one are known. */
export const chargeOf = (line: Pick<LineFacts, "units" | "unitCharge" | "totalCharge">): number | null =>
  line.totalCharge ?? (line.units !== null && line.unitCharge !== null ? line.units * line.unitCharge : null);

export type Difference = { field: "total_charges" | "total_paid_amount"; message: string };

/** Where the lines don't add up to the claim. Pointed out, never forced. */
export function differences(
  claim: { totalCharges: number | null; totalPaid: number | null },
  lines: readonly Pick<LineFacts, "totalCharge" | "insurancePaid">[],
): Difference[] {
  if (lines.length === 0) return [];
  const found: Difference[] = [];
  const compare = (field: Difference["field"], what: string, total: number | null, sum: number) => {
    if (total === null || total === sum) return;
    const message = `The ${what} of the lines add up to ${amountOf(sum)}; the claim says ${amountOf(total)}.`;
    found.push({ field, message });
  };
  const sumOf = (key: "totalCharge" | "insurancePaid") =>
    lines.reduce((sum, line) => sum + (line[key] ?? 0), 0);
  compare("total_charges", "charges", claim.totalCharges, sumOf("totalCharge"));
  compare("total_paid_amount", "payments", claim.totalPaid, sumOf("insurancePaid"));
  return found;
}
