"use client";

import { ComboboxControl, type ComboboxOption } from "@/components/ui/combobox-control";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadPopup } from "@/components/ui/load-popup";
import { PATIENT_FILTER_WORDS } from "./patient-filter-labels";

const loadList = () => import("./patient-filter-list");
const PatientFilterList = lazyPart(() => loadList().then((file) => file.PatientFilterList));

interface PatientFilterProps {
  patientId: string | null;
  /** Null for one who is not known here. */
  patient: ComboboxOption | null;
  onChange: (patientId: string | null) => void;
}

/** Only claims of one patient. Lighter than the forms' combobox: nobody is made here. */
export function PatientFilter({ patientId, patient, onChange }: PatientFilterProps) {
  const value = patient ?? (patientId ? { id: patientId, label: "One patient" } : null);
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
