"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { moveInRow } from "./arrow-keys";
import { useOpenTabInSight } from "./use-open-tab-in-sight";

/** The row around the links of `LinkTabs`. The arrows move the focus; Enter and Space open, as on any link and tab. */
export function LinkTabList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    if (moveInRow(event, tabs) || event.key !== " ") return;
    event.preventDefault();
    tabs.find((tab) => tab === event.target)?.click();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list">
      {children}
    </div>
  );
}
