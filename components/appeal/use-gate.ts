"use client";

import { useEffect, useRef, useState } from "react";
import { getGateAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { callAction } from "@/components/form/call-action";
import type { GateDto } from "@/lib/domain/letter/gate/schema";

/** The gate's list, asked again when other documents are enclosed than the server took when it drew the page. */
export function useGate(appealId: string, drawn: GateDto, enclosures: readonly string[]): GateDto {
  const [asked, setAsked] = useState<{ key: string; gate: GateDto } | null>(null);
  const latest = useRef("");
  const key = enclosures.join();
  const isDrawn = key === drawn.enclosures.join();
  useEffect(() => {
    latest.current = key;
    if (isDrawn) return;
    void callAction(() => getGateAction({ appealId, enclosures: key })).then((answer) => {
      if (answer.ok && latest.current === key) setAsked({ key, gate: answer.data });
    });
  }, [appealId, key, isDrawn]);
  return !isDrawn && asked?.key === key ? asked.gate : drawn;
}
