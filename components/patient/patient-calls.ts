import { ApiError, api } from "@/components/app-shell/api-fetch";
import { CHANGED_MEANWHILE, LIKELY_DUPLICATE } from "@/lib/core/conflicts";
import type { Page } from "@/lib/core/page";
import type { ClaimPage } from "@/lib/domain/claim/schema";
import type { DuplicateCandidate, PatientAppealDto, PatientDto } from "@/lib/domain/patient/schema";
import type { PatientFormValues } from "./patient-form-values";

/** The patients' REST calls as the screens use them. All throw `ApiError`, or `TypeError` without an answer. */

export function fetchPatients(
  ask: { search?: string; cursor?: string | null; pageSize?: number },
  signal?: AbortSignal,
): Promise<Page<PatientDto>> {
  const query = new URLSearchParams();
  if (ask.search) query.set("search", ask.search);
  if (ask.cursor) query.set("cursor", ask.cursor);
  if (ask.pageSize) query.set("page_size", String(ask.pageSize));
  const text = query.size > 0 ? `?${query}` : "";
  return api<Page<PatientDto>>(`/patients/${text}`, signal ? { signal } : {});
}

export const fetchPatient = (patientId: string) => api<PatientDto>(`/patients/${patientId}/`);

export const fetchPatientAppeals = (patientId: string) =>
  api<Page<PatientAppealDto>>(`/patients/${patientId}/appeals/`);

/** As many as stand in the details; the claims page has the others. */
const SHOWN_CLAIMS = 8;
export const fetchPatientClaims = (patientId: string) =>
  api<ClaimPage>(`/claims/?patient_id=${patientId}&page_size=${SHOWN_CLAIMS}`);

/** `key` is the same for every try of one filled form, so that a retry can't make a second patient. */
export const createPatient = (values: PatientFormValues, key: string, confirmDuplicate: boolean) =>
  api<PatientDto>("/patients/", {
    method: "POST",
    headers: { "Idempotency-Key": key },
    json: { ...values, confirm_duplicate: confirmDuplicate },
  });

export const updatePatient = (patient: PatientDto, values: PatientFormValues, confirmDuplicate: boolean) =>
  api<PatientDto>(`/patients/${patient.patient_id}/`, {
    method: "PATCH",
    json: { ...values, updated_at: patient.updated_at, confirm_duplicate: confirmDuplicate },
  });

export const revealSsn = (patientId: string) =>
  api<{ ssn: string }>(`/patients/${patientId}/reveal-ssn/`, { method: "POST", json: {} });

/** "Failed to <action>: " and the reason (docs/product.md, G6). */
export function patientFailure(action: string, error: unknown): string {
  const reason =
    error instanceof ApiError ? error.message : "There was no answer. Check your connection and try again.";
  return `Failed to ${action}: ${reason}`;
}

/** The patients that a refused save may be about, or null when it was refused for another reason. */
export function candidatesOf(error: unknown): DuplicateCandidate[] | null {
  if (!(error instanceof ApiError) || error.body.code !== LIKELY_DUPLICATE) return null;
  return error.body.candidates as DuplicateCandidate[];
}

/** The patient's state on the server when an edit was refused because it began from an older one. */
export function currentOf(error: unknown): PatientDto | null {
  if (!(error instanceof ApiError) || error.body.code !== CHANGED_MEANWHILE) return null;
  return error.body.current as PatientDto;
}
