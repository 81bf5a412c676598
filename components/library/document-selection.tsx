"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { type Steady, useSteady, useSteadyValue } from "@/components/ui/steady";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

export type Chosen = Pick<LibraryDocumentDto, "id" | "original_filename" | "patient_name">;

interface Selection {
  chosen: ReadonlyMap<string, Chosen>;
  toggle: (document: Chosen) => void;
  drop: (documentId: string) => void;
  clear: () => void;
}

const SelectionContext = createContext<Steady<Selection> | null>(null);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("this stands outside a DocumentSelection");
  return useSteadyValue(selection);
}

/** Remembers what was chosen, through the pages and tabs of the Documents page. */
export function DocumentSelection({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const drop = (documentId: string) =>
    setChosen((before) => new Map([...before].filter(([id]) => id !== documentId)));
  // Ticks that came before the boxes' script are made again all at once, each on top of the one before.
  const toggle = (document: Chosen) =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(document.id)) after.set(document.id, document);
      return after;
    });
  const selection = useSteady<Selection>({ chosen, toggle, drop, clear: () => setChosen(new Map()) });
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
