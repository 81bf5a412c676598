"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { callAction } from "@/components/form/call-action";
import type { View } from "@/components/server-part/server-part";

export interface DrawnGate {
  /** What stands in the way of sending with these, as the server drew it. */
  list: ReactNode;
  enclosures: readonly string[];
  /** The same with others. */
  view: View<{ appealId: string; enclosures: string }>;
}

/**
 * The gate's list, asked again when other documents are enclosed than the server took when it drew the page, or other pages of them
 * (`pages`).
 */
export function useGate(
  appealId: string,
  drawn: DrawnGate,
  enclosures: readonly string[],
  pages: string,
): ReactNode {
  const [asked, setAsked] = useState<{ key: string; list: ReactNode } | null>(null);
  const latest = useRef("");
  const ids = enclosures.join();
  const key = `${ids} ${pages}`;
  const isDrawn = ids === drawn.enclosures.join();
  const { view } = drawn;
  useEffect(() => {
    latest.current = key;
    if (isDrawn) return;
    void callAction(() => view({ appealId, enclosures: ids })).then((answer) => {
      if (answer.ok && latest.current === key) setAsked({ key, list: answer.data });
    });
  }, [appealId, ids, key, isDrawn, view]);
  return !isDrawn && asked?.key === key ? asked.list : drawn.list;
}
