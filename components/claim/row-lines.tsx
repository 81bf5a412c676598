"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { RowToggle } from "@/components/ui/row-toggle";

const LinesContext = createContext<{ expanded: boolean; toggle: () => void } | null>(null);

/** A row of a table and, once it is opened, the row below it. Both are rendered on the server. */
export function RowWithLines({ row, lines }: { row: ReactNode; lines: ReactNode }) {
  const [expanded, setExpanded] = useState(false);
  return (
    <LinesContext value={{ expanded, toggle: () => setExpanded(!expanded) }}>
      {row}
      {expanded && lines}
    </LinesContext>
  );
}

export function LinesToggle({ label, controls }: { label: string; controls: string }) {
  const lines = useContext(LinesContext);
  if (!lines) throw new Error("a toggle stands in a row with lines");
  return <RowToggle expanded={lines.expanded} onToggle={lines.toggle} label={label} controls={controls} />;
}
