"use client";

import { ComboboxControl } from "@/components/ui/combobox-control";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandPopup } from "@/components/ui/on-demand-popup";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { PATIENT_FILTER_WORDS, patientOption } from "./patient-option";

const PatientFilterList = onDemand(() =>
  import("./patient-filter-list").then((file) => file.PatientFilterList),
);

interface PatientFilterProps {
  patientId: string | null;
  patient: PatientChoice | null;
  onChange: (patientId: string | null) => void;
}

/** Only claims of one patient. Lighter than the forms' combobox: nobody is made here. */
export function PatientFilter({ patientId, patient, onChange }: PatientFilterProps) {
  const unknown = patientId ? { id: patientId, label: "One patient" } : null;
  const value = patient ? patientOption(patient) : unknown;
  return (
    <OnDemandPopup part={PatientFilterList} kind="listbox" props={{ value, onChange }}>
      <ComboboxControl {...PATIENT_FILTER_WORDS} dense value={value} onClear={() => onChange(null)} />
    </OnDemandPopup>
  );
}
