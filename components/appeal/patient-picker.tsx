"use client";

import { useState } from "react";
import { changeAppealAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { api } from "@/components/app-shell/api-fetch";
import { useAction } from "@/components/form/use-action";
import { calendarDate } from "@/components/ui/calendar-date";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import { LazyCombobox } from "@/components/ui/lazy-combobox";
import { failureText } from "./messages";
import { useWizard } from "./wizard-shell";

type PatientRow = {
  patient_id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
};

async function searchPatients(query: string, signal?: AbortSignal): Promise<ComboboxOption[]> {
  const parameters = new URLSearchParams({ page_size: "20", ...(query.trim() && { search: query.trim() }) });
  const { results } = await api<{ results: PatientRow[] }>(
    `/patients/?${parameters}`,
    signal ? { signal } : {},
  );
  return results.map((patient) => ({
    id: patient.patient_id,
    label: `${patient.first_name} ${patient.last_name}`.trim(),
    ...(patient.date_of_birth && { hint: `Born ${calendarDate(patient.date_of_birth)}` }),
  }));
}

interface PatientPickerProps {
  /** The chosen patient's name, for the name field. */
  onPicked: (name: string) => void;
}

/** Ties the appeal to a patient's record. */
export function PatientPicker({ onPicked }: PatientPickerProps) {
  const { appeal, stayHere } = useWizard();
  const [picked, setPicked] = useState<ComboboxOption | null>(
    appeal.patient ? { id: appeal.patient, label: appeal.patient_name || "Patient of this appeal" } : null,
  );
  const { run, refusal } = useAction(changeAppealAction);

  const pick = async (option: ComboboxOption | null) => {
    const before = picked;
    stayHere();
    setPicked(option);
    if (option) onPicked(option.label);
    if (!(await run({ appealId: appeal.id, patient: option?.id ?? null }))) setPicked(before);
  };

  return (
    <Field
      label="Patient"
      optional
      error={refusal ? failureText("Failed to update appeal information", refusal) : undefined}
      hint="Choose a patient to use the record's details in the letter."
    >
      <LazyCombobox
        value={picked}
        onChange={pick}
        search={searchPatients}
        placeholder="Choose a patient"
        searchPlaceholder="Search patients"
        emptyText="No patient found."
        clearable
      />
    </Field>
  );
}
