"use client";

import { useState } from "react";

/** The rows that are checked, and the one that the keys are at. What has left the page is forgotten. */
export function useChosen(ids: readonly string[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(-1);
  const [anchor, setAnchor] = useState<string | null>(null);
  const here = Math.min(at, ids.length - 1);
  const chosen = ids.filter((id) => checked.has(id));
  return {
    chosen,
    at: here,
    setAt,
    /** With `through`, everything between the last click and this one gets the same state. */
    toggle: (id: string, through = false) => {
      const next = new Set(chosen);
      const on = !next.has(id);
      const from = through && anchor ? ids.indexOf(anchor) : -1;
      const to = ids.indexOf(id);
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of range) on ? next.add(one) : next.delete(one);
      setChecked(next);
      setAnchor(id);
    },
    chooseAll: (on: boolean) => setChecked(new Set(on ? ids : [])),
    clear: () => setChecked(new Set()),
    step: (by: number) => setAt(Math.max(0, Math.min(ids.length - 1, here + by))),
  };
}
