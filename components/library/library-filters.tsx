"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { PatientFilter } from "@/components/claim/patient-filter";
import { DOCUMENT_TYPE_OPTIONS } from "@/components/document/document-labels";
import { fetchPatient } from "@/components/patient/patient-calls";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import type { ClaimDocumentType } from "@/lib/core/enums";
import type { Library } from "./use-library";

/** Search, patient, type and the days of the upload. */
export function LibraryFilters({ library }: { library: Library }) {
  const { ask } = library;
  const patient = useQuery({
    queryKey: keyOf(ask.patient ?? ""),
    queryFn: () => fetchPatient(ask.patient ?? ""),
    enabled: ask.patient !== null,
  });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-full sm:w-72">
        <SearchInput
          aria-label="Search documents"
          placeholder="File, words in it, patient or claim"
          maxLength={100}
          value={library.typed}
          onValueChange={library.setTyped}
        />
      </div>
      <div className="w-full sm:w-48">
        <PatientFilter
          patientId={ask.patient}
          patient={(ask.patient && patient.data) || null}
          onChange={(id) => library.choose({ patient: id })}
        />
      </div>
      <div className="w-full sm:w-44">
        <Select
          dense
          aria-label="Filter by type"
          placeholder="All types"
          value={ask.type ?? ""}
          options={DOCUMENT_TYPE_OPTIONS}
          onChange={(event) =>
            library.choose({ type: (event.target.value || null) as ClaimDocumentType | null })
          }
        />
      </div>
      <Day label="From" value={ask.from} onChange={(from) => library.choose({ from })} />
      <Day label="To" value={ask.to} onChange={(to) => library.choose({ to })} />
      {library.isFiltered && (
        <Button size="sm" variant="ghost" onClick={library.clear}>
          <X aria-hidden /> Clear
        </Button>
      )}
    </div>
  );
}

const keyOf = (patientId: string | null) => ["patient", patientId] as const;

interface DayProps {
  label: "From" | "To";
  value: string | null;
  onChange: (value: string | null) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
    <label className="flex items-center gap-1.5 text-ink-muted text-sm max-sm:flex-1">
      {label}
      <DateField
        dense
        aria-label={`Uploaded ${label.toLowerCase()}`}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </label>
  );
}
