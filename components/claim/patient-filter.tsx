"use client";

import dynamic from "next/dynamic";
import { ComboboxControl } from "@/components/ui/combobox-control";
import { LoadPopup } from "@/components/ui/load-popup";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { PATIENT_FILTER_WORDS, patientOption } from "./patient-option";

const loadList = () => import("./patient-filter-list");
const PatientFilterList = dynamic(() => loadList().then((file) => file.PatientFilterList));

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
    <LoadPopup
      kind="listbox"
      load={loadList}
      popup={(popup) => <PatientFilterList {...popup} value={value} onChange={onChange} />}
    >
      <ComboboxControl {...PATIENT_FILTER_WORDS} dense value={value} onClear={() => onChange(null)} />
    </LoadPopup>
  );
}
