"use client";

import { useRouter } from "next/navigation";
import { useEffect, useOptimistic, useRef, useTransition } from "react";
import { PatientFilter } from "@/components/claim/patient-filter";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { DateField } from "@/components/ui/date-field";
import { Select } from "@/components/ui/select";
import { ClearAll } from "./document-search";
import type { DocumentFilters } from "./documents-address";

interface LibraryFiltersProps {
  filters: DocumentFilters;
  patient: ComboboxOption | null;
  types: readonly { value: string; label: string }[];
}

/** Patient, type and the days of the upload, as the address has them. */
export function LibraryFilters({ filters, patient, types }: LibraryFiltersProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(filters);
  // Where it is going to: a second choice may come before the address has the first.
  const asked = useRef<URLSearchParams>(null);
  useEffect(() => {
    if (!busy) asked.current = null;
  }, [busy]);
  const choose = (chosen: DocumentFilters) => {
    const query = new URLSearchParams(asked.current ?? window.location.search);
    for (const [name, value] of Object.entries(chosen)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    // Another list begins at its first page.
    for (const place of ["cursor", "row"]) query.delete(place);
    if (query.toString() === asked.current?.toString()) return;
    asked.current = query;
    start(() => {
      show((before) => ({ ...before, ...chosen }));
      router.push(`/documents${query.size > 0 ? `?${query}` : ""}`, { scroll: false });
    });
  };
  const root = useRef<HTMLDivElement>(null);
  const early = useRef(() => {
    const chosen: Record<string, string> = {};
    for (const field of root.current?.querySelectorAll<HTMLInputElement>("[data-filter]") ?? []) {
      const name = field.dataset.filter as keyof DocumentFilters;
      if (field.value !== (filters[name] ?? "")) chosen[name] = field.value;
    }
    if (Object.keys(chosen).length > 0) choose(chosen);
  });
  // What was set before this script was there: React tells of no field that had its value already.
  useEffect(() => early.current(), []);
  return (
    <div ref={root} aria-busy={busy} className="contents">
      <div className="w-full sm:w-48">
        <PatientFilter
          patientId={shown.patient ?? null}
          patient={patient?.id === shown.patient ? patient : null}
          onChange={(id) => choose({ patient: id })}
        />
      </div>
      <div className="w-full sm:w-44">
        <Select
          dense
          data-filter="type"
          aria-label="Filter by type"
          placeholder="All types"
          value={shown.type ?? ""}
          options={types}
          onChange={(event) => choose({ type: event.target.value as DocumentFilters["type"] })}
        />
      </div>
      <Day label="From" value={shown.from} onChange={(from) => choose({ from })} />
      <Day label="To" value={shown.to} onChange={(to) => choose({ to })} />
      <ClearAll size="sm" isFiltered={Object.values(filters).some(Boolean)} href="/documents">
        <span aria-hidden className="icon icon-x" /> Clear
      </ClearAll>
    </div>
  );
}

interface DayProps {
  label: "From" | "To";
  value: string | null | undefined;
  onChange: (value: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
    <label className="flex items-center gap-1.5 text-ink-muted text-sm max-sm:flex-1">
      {label}
      <DateField
        dense
        data-filter={label.toLowerCase()}
        aria-label={`Uploaded ${label.toLowerCase()}`}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
