"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import { startAppealAction } from "@/app/(desk)/documents/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

type Chosen = Pick<LibraryDocumentDto, "id" | "original_filename" | "patient_name">;

interface Selection {
  chosen: ReadonlyMap<string, Chosen>;
  toggle: (document: Chosen) => void;
  drop: (documentId: string) => void;
  clear: () => void;
}

const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("this stands outside a DocumentSelection");
  return selection;
}

/** Remembers what was chosen, through the pages and tabs of the Documents page. */
export function DocumentSelection({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const drop = (documentId: string) =>
    setChosen((before) => new Map([...before].filter(([id]) => id !== documentId)));
  const toggle = (document: Chosen) =>
    chosen.has(document.id) ? drop(document.id) : setChosen(new Map([...chosen, [document.id, document]]));
  return (
    <SelectionContext value={{ chosen, toggle, drop, clear: () => setChosen(new Map()) }}>
      {children}
    </SelectionContext>
  );
}

export function ChooseDocument({ document }: { document: Chosen }) {
  const { chosen, toggle } = useSelection();
  return (
    <Checkbox
      checked={chosen.has(document.id)}
      onCheckedChange={() => toggle(document)}
      aria-label={`Choose ${document.original_filename}`}
    />
  );
}

/** What is chosen, also on other pages of the list, and what can be done with it. */
export function SelectionBar() {
  const router = useRouter();
  const { chosen, clear } = useSelection();
  const { run, busy, refusal } = useAction(startAppealAction);
  if (chosen.size === 0) return null;
  const patients = new Set([...chosen.values()].map(({ patient_name }) => patient_name).filter(Boolean));
  const start = async () => {
    const appeal = await run({ documents: [...chosen.keys()] });
    if (appeal) router.push(`/appeals/${appeal.id}`);
  };
  return (
    <>
      <section
        aria-label="Selected documents"
        className="sticky top-16 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-accent/40 bg-accent-soft px-4 py-2.5"
      >
        <p role="status" className="text-sm">
          <span className="font-medium">
            {chosen.size === 1 ? "1 document selected" : `${chosen.size} documents selected`}
          </span>
          {patients.size > 1 && (
            <span className="text-warning-text"> They belong to {patients.size} different patients.</span>
          )}
        </p>
        <div className="flex gap-2">
          <Button size="sm" onClick={clear} disabled={busy}>
            Clear selection
          </Button>
          <Button size="sm" variant="primary" onClick={start} loading={busy} loadingText="Creating">
            <span aria-hidden className="icon icon-file-plus-2" /> Start Quick Appeal
          </Button>
        </div>
      </section>
      {refusal && <Alert tone="danger">Failed to create new appeal: {refusal.message}</Alert>}
    </>
  );
}
