"use client";

import { api } from "@/components/app-shell/api-fetch";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import type { PopupProps } from "@/components/ui/load-popup";
import type { Page } from "@/lib/core/page";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { PATIENT_FILTER_WORDS } from "./patient-filter-labels";
import { patientOption } from "./patient-option";

async function search(query: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const ask = new URLSearchParams({ page_size: "20", ...(query && { search: query }) });
  const page = await api<Page<PatientDto>>(`/patients/?${ask}`, { signal });
  return page.results.map(patientOption);
}

interface PatientFilterListProps {
  value: ComboboxOption | null;
  onChange: (patientId: string | null) => void;
}

/** The filter with its list of patients, opened by the click that asked for it. */
export function PatientFilterList({ value, onChange }: PatientFilterListProps & PopupProps) {
  return (
    <Combobox
      {...PATIENT_FILTER_WORDS}
      defaultOpen
      dense
      clearable
      value={value}
      onChange={(option) => onChange(option?.id ?? null)}
      search={search}
      searchPlaceholder="Name, email or phone"
      emptyText="No patient found."
    />
  );
}
