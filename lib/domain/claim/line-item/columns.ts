import { claimLineItems } from "@/db/schema/claims";
import { amountOf } from "@/lib/core/money";
import type { LineItemDto } from "./schema";

export const lineColumns = {
  id: claimLineItems.id,
  claimId: claimLineItems.claimId,
  lineNumber: claimLineItems.lineNumber,
  procedureCode: claimLineItems.procedureCode,
  procedureDescription: claimLineItems.procedureDescription,
  units: claimLineItems.units,
  unitCharge: claimLineItems.unitCharge,
  totalCharge: claimLineItems.totalCharge,
  allowedAmount: claimLineItems.allowedAmount,
  insurancePaid: claimLineItems.insurancePaid,
  patientPaid: claimLineItems.patientPaid,
  deniedAmount: claimLineItems.deniedAmount,
  dateOfService: claimLineItems.dateOfService,
  placeOfServiceCode: claimLineItems.placeOfServiceCode,
  diagnosisPointer: claimLineItems.diagnosisPointer,
  modifierCodes: claimLineItems.modifierCodes,
  status: claimLineItems.status,
  remarks: claimLineItems.remarks,
  uhcCode: claimLineItems.uhcCode,
  uhcDescription: claimLineItems.uhcDescription,
};
export type LineRow = { [K in keyof typeof lineColumns]: (typeof claimLineItems.$inferSelect)[K] };

export const amountOrNull = (cents: number | null): string | null =>
  cents === null ? null : amountOf(cents);

export function lineItemDto(row: LineRow): LineItemDto {
  return {
    line_item_id: row.id,
    line_number: row.lineNumber,
    procedure_code: row.procedureCode,
    procedure_description: row.procedureDescription,
    units: row.units,
    unit_charge: amountOrNull(row.unitCharge),
    total_charge: amountOrNull(row.totalCharge),
    allowed_amount: amountOrNull(row.allowedAmount),
    insurance_paid_amount: amountOrNull(row.insurancePaid),
    patient_paid_amount: amountOrNull(row.patientPaid),
    denied_amount: amountOrNull(row.deniedAmount),
    date_of_service: row.dateOfService,
    place_of_service_code: row.placeOfServiceCode,
    diagnosis_pointer: row.diagnosisPointer,
    modifier_codes: row.modifierCodes,
    status: row.status,
    remarks: row.remarks,
    uhc_code: row.uhcCode,
    uhc_description: row.uhcDescription,
  };
}
