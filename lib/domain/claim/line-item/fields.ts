import { LINE_STATUS_LABELS } from "@/lib/core/claim-labels";
import type { FieldTable } from "@/lib/core/field-table";

/**
 * The fields of a claim's line, each once (see `../fields.ts`), in the order of the sheet. The line's number stands
 * apart: it is given by the claim.
 */
export const LINE_FIELDS = {
  procedure_code: { kind: "line", max: 20, column: "procedureCode", label: "Procedure Code" },
  modifier_codes: { kind: "codes", most: 8, length: 5, column: "modifierCodes", label: "Modifiers" },
  procedure_description: { kind: "line", max: 500, column: "procedureDescription", label: "Description" },
  date_of_service: { kind: "day", column: "dateOfService", label: "Service Date" },
  place_of_service_code: { kind: "line", max: 10, column: "placeOfServiceCode", label: "Place of Service" },
  diagnosis_pointer: { kind: "line", max: 20, column: "diagnosisPointer", label: "Diagnosis Pointer" },
  units: { kind: "whole", least: 0, most: 99_999, column: "units", label: "Units" },
  unit_charge: { kind: "money", column: "unitCharge", label: "Unit Charge" },
  total_charge: { kind: "money", column: "totalCharge", label: "Total Charge" },
  allowed_amount: { kind: "money", column: "allowedAmount", label: "Allowed" },
  insurance_paid_amount: { kind: "money", column: "insurancePaid", label: "Paid" },
  patient_paid_amount: { kind: "money", column: "patientPaid", label: "Patient Paid" },
  denied_amount: { kind: "money", column: "deniedAmount", label: "Denied" },
  status: {
    kind: "choice",
    labels: LINE_STATUS_LABELS,
    refusal: "Choose a line status.",
    column: "status",
    label: "Status",
  },
  uhc_code: { kind: "line", max: 50, column: "uhcCode", label: "UHC Code" },
  uhc_description: { kind: "text", max: 2000, column: "uhcDescription", label: "UHC Description" },
  remarks: { kind: "text", max: 2000, column: "remarks", label: "Remarks" },
} as const satisfies FieldTable;
