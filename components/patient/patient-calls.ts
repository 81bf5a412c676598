import { api } from "@/components/app-shell/api-fetch";
import type { Page } from "@/lib/core/page";
import type { PatientDto } from "@/lib/domain/patient/schema";

/** Patients that a selector's text finds. Throws `ApiError`, or `TypeError` without an answer. */
export function fetchPatients(
  ask: { search?: string; pageSize?: number },
  signal?: AbortSignal,
): Promise<Page<PatientDto>> {
  const query = new URLSearchParams();
  if (ask.search) query.set("search", ask.search);
  if (ask.pageSize) query.set("page_size", String(ask.pageSize));
  const text = query.size > 0 ? `?${query}` : "";
  return api<Page<PatientDto>>(`/patients/${text}`, signal ? { signal } : {});
}
