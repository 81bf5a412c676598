"use client";

import { FilePlus2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

interface SelectionBarProps {
  documents: readonly LibraryDocumentDto[];
  busy: boolean;
  onStart: () => void;
  onClear: () => void;
}

/** What is chosen, also on other pages of the list, and what can be done with it. */
export function SelectionBar({ documents, busy, onStart, onClear }: SelectionBarProps) {
  const count = documents.length;
  const patients = new Set(documents.map(({ patient_name }) => patient_name).filter(Boolean));
  return (
    <section
      aria-label="Selected documents"
      className="sticky top-16 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-accent/40 bg-accent-soft px-4 py-2.5"
    >
      <p role="status" className="text-sm">
        <span className="font-medium">
          {count === 1 ? "1 document selected" : `${count} documents selected`}
        </span>
        {patients.size > 1 && (
          <span className="text-warning-text"> They belong to {patients.size} different patients.</span>
        )}
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={onClear} disabled={busy}>
          Clear selection
        </Button>
        <Button size="sm" variant="primary" onClick={onStart} loading={busy} loadingText="Creating">
          <FilePlus2 aria-hidden /> Start Quick Appeal
        </Button>
      </div>
    </section>
  );
}
