"use client";

import { type ReactNode, useState } from "react";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import type { FieldControl } from "@/components/ui/field";
import { LazyCombobox } from "@/components/ui/lazy-combobox";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { LateCreatePatient } from "./late-create-patient";
import { fetchPatients } from "./patient-calls";
import { nameFromQuery, patientHint, patientName } from "./patient-labels";

interface PatientComboboxProps extends FieldControl {
  value: PatientChoice | null;
  onChange: (patient: PatientChoice | null) => void;
  placeholder?: string;
  /** Title of the dialog that New patient opens. */
  createTitle?: string;
  /** The fields of a new one, drawn by the server. */
  fields: ReactNode;
  clearable?: boolean;
  dense?: boolean;
  "aria-label"?: string;
}

const optionOf = (patient: PatientChoice): ComboboxOption => ({
  id: patient.patient_id,
  label: patientName(patient),
  hint: patientHint(patient),
});

/** Chooses one of thousands of patients by name, email or phone; makes a new one on the way. Works inside a Field. */
export function PatientCombobox({
  value,
  onChange,
  placeholder = "Choose a patient",
  createTitle,
  fields,
  ...props
}: PatientComboboxProps) {
  const [creating, setCreating] = useState<{ first_name: string; last_name: string } | null>(null);
  const [found, setFound] = useState<ReadonlyMap<string, PatientChoice>>(new Map());

  const search = async (query: string, signal: AbortSignal) => {
    try {
      const page = await fetchPatients({ search: query, pageSize: 20 }, signal);
      const patients = Array.isArray(page.results) ? page.results : [];
      if (!signal.aborted) setFound(new Map(patients.map((patient) => [patient.patient_id, patient])));
      return patients.map(optionOf);
    } catch (error) {
      // A failed list in a selector is logged and empty (docs/product.md, G6).
      if (!signal.aborted) console.error("Failed to load patients", error instanceof Error ? error.name : "");
      return [];
    }
  };

  return (
    <>
      <LazyCombobox
        {...props}
        value={value ? optionOf(value) : null}
        onChange={(option) => {
          if (!option) return onChange(null);
          const patient = found.get(option.id);
          if (patient) onChange(patient);
        }}
        search={search}
        placeholder={placeholder}
        searchPlaceholder="Name, email or phone"
        emptyText="No patient found."
        create={{ label: () => "New patient", onCreate: (query) => setCreating(nameFromQuery(query)) }}
      />
      {creating && (
        <LateCreatePatient
          onClose={() => setCreating(null)}
          onCreated={onChange}
          onExisting={onChange}
          initial={creating}
          {...(createTitle && { title: createTitle })}
        >
          {fields}
        </LateCreatePatient>
      )}
    </>
  );
}
