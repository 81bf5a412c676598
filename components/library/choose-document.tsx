"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { type Chosen, useSelection } from "./document-selection";

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
