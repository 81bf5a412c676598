"use client";

import { useState } from "react";
import { readBoxAction } from "@/app/(desk)/appeals/[appealId]/actions";
import type { Drawing, DrawnPlace } from "@/components/document/drawing";
import { useAction } from "@/components/form/use-action";
import type { Pane } from "@/components/ui/split-view";
import type { Confirmable } from "@/lib/core/confirmation";
import { factText, labelOf } from "./fact-text";
import type { Checks } from "./use-checks";

interface DrawingOptions {
  checks: Checks;
  /** Brings the document or the fields forward on a narrow screen. */
  onPane: (pane: Pane) => void;
}

/** A value that is read again where a person draws a box. */
export function useDrawing(appealId: string, { checks, onPane }: DrawingOptions) {
  const [name, setName] = useState<Confirmable | null>(null);
  const { run, busy, refusal, clear } = useAction(readBoxAction);

  const read = async (wanted: Confirmable, place: DrawnPlace) => {
    const { documentId, page, box } = place;
    const found = await run({ appealId, documentId, page, box, name: wanted });
    if (!found) return;
    setName(null);
    onPane("main");
    const { value, text, doubt, problem } = found;
    const isCategory = wanted === "denial_category";
    const shown = value === null ? text : isCategory ? value : factText(wanted, value);
    checks.actions.propose(wanted, shown, place, problem ?? doubt);
  };

  const drawing: Drawing | null = name && {
    label: labelOf(name),
    busy,
    onBox: (place) => read(name, place),
    onCancel: () => {
      setName(null);
      onPane("main");
      checks.actions.focus(name);
    },
  };
  return {
    drawing,
    refusal,
    begin: (wanted: Confirmable) => {
      clear();
      setName(wanted);
      onPane("side");
    },
  };
}
