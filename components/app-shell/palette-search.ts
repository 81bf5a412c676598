import { FileText, ReceiptText, UserRound } from "lucide-react";
import { claimName } from "@/components/claim/claim-labels";
import { patientHint, patientName } from "@/components/patient/patient-labels";
import type { Page } from "@/lib/core/page";
import type { AppealListItemDto } from "@/lib/domain/appeal/schema";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { api } from "./api-fetch";
import type { PaletteItem } from "./palette-actions";

const AT_MOST = 5;

/** Patients by name, email or phone; claims by number; appeals by patient, number or payer. Some of each. */
export async function searchWork(search: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const ask = new URLSearchParams({ search, page_size: String(AT_MOST) });
  const page = <T>(path: string) => api<Page<T>>(`${path}?${ask}`, { signal });
  const [patients, claims, appeals] = await Promise.all([
    page<PatientDto>("/patients/"),
    page<ClaimDto>("/claims/"),
    page<AppealListItemDto>("/documents/minimal-appeals/"),
  ]);
  return [
    ...patients.results.map(patientItem),
    ...claims.results.map(claimItem),
    ...appeals.results.map(appealItem),
  ];
}

const patientItem = (patient: PatientDto): PaletteItem => ({
  id: patient.patient_id,
  group: "Patients",
  label: patientName(patient),
  hint: patientHint(patient),
  icon: UserRound,
  href: `/patients?patient=${patient.patient_id}`,
});

const claimItem = (claim: ClaimDto): PaletteItem => ({
  id: claim.claim_id,
  group: "Claims",
  label: claimName(claim),
  hint: [claim.patient_name, claim.insurance_plan_name].filter(Boolean).join(" · "),
  icon: ReceiptText,
  href: `/claims/${claim.claim_id}`,
});

const appealItem = (appeal: AppealListItemDto): PaletteItem => ({
  id: appeal.id,
  group: "Appeals",
  label: appeal.patient_name || "No patient yet",
  hint: [appeal.claim_number, appeal.payer_name, appeal.status === "sent" ? "Sent" : "Draft"]
    .filter(Boolean)
    .join(" · "),
  icon: FileText,
  href: `/appeals/${appeal.id}`,
});
