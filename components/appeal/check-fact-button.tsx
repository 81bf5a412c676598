"use client";

import { createContext, useContext } from "react";
import { Button } from "@/components/ui/button";
import type { ExtractionFact } from "@/lib/core/extraction";
import { FACT_LABELS } from "./reading-labels";

/** Opens a fact among the values that are checked. */
export const CheckFactContext = createContext<(name: ExtractionFact) => void>(() => undefined);

/** A fact that was read without a doubt can be corrected too. */
export function CheckFactButton({ name }: { name: ExtractionFact }) {
  const open = useContext(CheckFactContext);
  return (
    <Button variant="link" onClick={() => open(name)}>
      Change<span className="sr-only"> {FACT_LABELS[name]}</span>
    </Button>
  );
}
