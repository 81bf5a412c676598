"use client";

import { useState } from "react";

/**
 * The rows that are checked, and the one that the keys are at: it stays with its case while rows come and go around it, and
 * where the case itself has left, the one that took its place is next. What has left the page is forgotten.
 */
export function useChosen(ids: readonly string[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<{ id: string | undefined; place: number }>({ id: undefined, place: -1 });
  const [anchor, setAnchor] = useState<string | null>(null);
  const known = at.id === undefined ? -1 : ids.indexOf(at.id);
  const here = known >= 0 ? known : Math.min(at.place, ids.length - 1);
  const next = ids[here];
  if (known < 0 && next !== undefined) setAt({ id: next, place: here });
  const goTo = (place: number) => setAt({ id: ids[place], place });
  const chosen = ids.filter((id) => checked.has(id));
  return {
    chosen,
    at: here,
    goTo,
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
    step: (by: number) => goTo(Math.max(0, Math.min(ids.length - 1, here + by))),
  };
}
