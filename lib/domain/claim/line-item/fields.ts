import { LINE_STATUS_LABELS } from "@/lib/core/claim-labels";
import type { FieldSpec } from "@/lib/core/field-table";

type LineFieldSpec = FieldSpec & {
  /** Its column in the sheet. */
  sheet: {
    /** Pixels; the description takes what is left over. */
    width: number;
    /** In the set that everybody starts with. */
    usual?: true;
    /** Is typed in several lines, though it is kept in one. */
    tall?: true;
    /** Further names of the column in spreadsheets, in small letters without blanks. */
    names?: readonly string[];
  };
};

/**
 * The fields of a claim's line, each once (see `../fields.ts`), in the order of the sheet. The line's number stands
 * apart: it is given by the claim.
 */
export const LINE_FIELDS = {
  procedure_code: {
    kind: "line",
    max: 20,
    column: "procedureCode",
    label: "Procedure Code",
    sheet: { width: 126, usual: true, names: ["cpt", "cptcode", "hcpcs", "code", "proc"] },
  },
  modifier_codes: {
    kind: "codes",
    most: 8,
    length: 5,
    column: "modifierCodes",
    label: "Modifiers",
    sheet: { width: 90, usual: true, names: ["modifier", "mod", "mods"] },
  },
  procedure_description: {
    kind: "line",
    max: 500,
    column: "procedureDescription",
    label: "Description",
    sheet: { width: 150, usual: true, tall: true, names: ["procedure", "service"] },
  },
  date_of_service: {
    kind: "day",
    column: "dateOfService",
    label: "Service Date",
    sheet: { width: 112, usual: true, names: ["dos", "date"] },
  },
  place_of_service_code: {
    kind: "line",
    max: 10,
    column: "placeOfServiceCode",
    label: "Place of Service",
    sheet: { width: 132, names: ["pos"] },
  },
  diagnosis_pointer: {
    kind: "line",
    max: 20,
    column: "diagnosisPointer",
    label: "Diagnosis Pointer",
    sheet: { width: 138, names: ["dxpointer", "dx", "pointer"] },
  },
  units: {
    kind: "whole",
    least: 0,
    most: 99_999,
    column: "units",
    label: "Units",
    sheet: { width: 66, usual: true, names: ["unit", "qty", "quantity"] },
  },
  unit_charge: {
    kind: "money",
    column: "unitCharge",
    label: "Unit Charge",
    sheet: { width: 104, usual: true, names: ["unitprice", "price", "rate"] },
  },
  total_charge: {
    kind: "money",
    column: "totalCharge",
    label: "Total Charge",
    sheet: { width: 110, usual: true, names: ["charge", "charges", "amount", "billed", "total"] },
  },
  allowed_amount: {
    kind: "money",
    column: "allowedAmount",
    label: "Allowed",
    sheet: { width: 104, names: ["allowedamt"] },
  },
  insurance_paid_amount: {
    kind: "money",
    column: "insurancePaid",
    label: "Paid",
    sheet: { width: 96, usual: true, names: ["insurancepaid", "inspaid", "paidamount"] },
  },
  patient_paid_amount: {
    kind: "money",
    column: "patientPaid",
    label: "Patient Paid",
    sheet: { width: 112, names: ["copay"] },
  },
  denied_amount: {
    kind: "money",
    column: "deniedAmount",
    label: "Denied",
    sheet: { width: 96, usual: true, names: ["deniedamt"] },
  },
  status: {
    kind: "choice",
    labels: LINE_STATUS_LABELS,
    refusal: "Choose a line status.",
    column: "status",
    label: "Status",
    sheet: { width: 108, usual: true, names: ["linestatus"] },
  },
  uhc_code: {
    kind: "line",
    max: 50,
    column: "uhcCode",
    label: "UHC Code",
    sheet: { width: 104 },
  },
  uhc_description: {
    kind: "text",
    max: 2000,
    column: "uhcDescription",
    label: "UHC Description",
    sheet: { width: 220 },
  },
  remarks: {
    kind: "text",
    max: 2000,
    column: "remarks",
    label: "Remarks",
    sheet: { width: 220, names: ["remark", "notes", "note"] },
  },
} as const satisfies Readonly<Record<string, LineFieldSpec>>;
