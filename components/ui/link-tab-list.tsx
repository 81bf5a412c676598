"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useOpenTabInSight } from "./use-open-tab-in-sight";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The row around the links of `LinkTabs`. The arrows move the focus; Enter and Space open, as on any link and tab. */
export function LinkTabList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    if (step) tabs[(at + step + tabs.length) % tabs.length]?.focus();
    else if (event.key === "Home") tabs[0]?.focus();
    else if (event.key === "End") tabs.at(-1)?.focus();
    else if (event.key === " ") tabs[at]?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list">
      {children}
    </div>
  );
}
