import type { PatientDto } from "@/lib/domain/patient/schema";

/** (xxx) xxx-xxxx when there are exactly ten digits (docs/product.md, G4), else as it was typed. */
export function phoneText(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** "Columbus, OH" */
export const placeText = (patient: Pick<PatientDto, "city" | "state">): string =>
  [patient.city, patient.state].filter(Boolean).join(", ");
