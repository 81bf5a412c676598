"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Where not all tabs fit, moves the row until the open one is in sight: a link may open the last. */
export function useOpenTabInSight(list: RefObject<HTMLElement | null>) {
  const shown = useRef<Element>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[role="tab"][data-state="active"]');
    if (!list.current || !tab || tab === shown.current) return;
    shown.current = tab;
    // Not scrollIntoView, which would move the page as well.
    const [row, open] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (open.right > row.right) list.current.scrollLeft += open.right - row.right;
    else if (open.left < row.left) list.current.scrollLeft -= row.left - open.left;
  });
}
