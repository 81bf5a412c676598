"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "@/components/app-shell/api-fetch";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import { calendarDate } from "@/components/ui/time-labels";
import { updateAppeal } from "./appeal-calls";
import { sentenceOf, tellFailure } from "./messages";
import type { AppealHandle } from "./use-appeal";

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
  handle: AppealHandle;
  /** The chosen patient's name, for the name field. */
  onPicked: (name: string) => void;
}

/** Ties the appeal to a patient's record. Not shown where the practice has no patient list to choose from. */
export function PatientPicker({ handle, onPicked }: PatientPickerProps) {
  const { appeal, show } = handle;
  const [picked, setPicked] = useState<ComboboxOption | null>(
    appeal.patient ? { id: appeal.patient, label: appeal.patient_name || "Patient of this appeal" } : null,
  );
  const list = useQuery({
    queryKey: ["patients", "offered"],
    queryFn: () => searchPatients(""),
    retry: false,
  });
  if (!picked && (list.data?.length ?? 0) === 0) return null;

  const pick = async (option: ComboboxOption | null) => {
    const before = picked;
    setPicked(option);
    if (option) onPicked(option.label);
    try {
      const { patient, updated_at } = await updateAppeal(appeal.id, { patient: option?.id ?? null });
      show({ patient, updated_at });
    } catch (error) {
      setPicked(before);
      tellFailure(sentenceOf(error, "Failed to update appeal information"));
    }
  };

  return (
    <Field label="Patient" optional hint="Choose a patient to use the record's details in the letter.">
      <Combobox
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
