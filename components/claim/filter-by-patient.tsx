"use client";

import { useRouter } from "next/navigation";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { PatientFilter } from "./patient-filter";

interface FilterByPatientProps {
  patientId: string | null;
  patient: ComboboxOption | null;
  /** The addresses without a patient, and with `nobody`, whom the chosen one replaces. */
  hrefs: { none: string; one: string };
  nobody: string;
}

/** The list's filter by patient, which stands in the address. */
export function FilterByPatient({ patientId, patient, hrefs, nobody }: FilterByPatientProps) {
  const router = useRouter();
  return (
    <PatientFilter
      patientId={patientId}
      patient={patient}
      onChange={(id) => router.push(id ? hrefs.one.replace(nobody, id) : hrefs.none, { scroll: false })}
    />
  );
}
