"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { moveInRow } from "./arrow-keys";
import { useOpenTabInSight } from "./use-open-tab-in-sight";

interface Tab {
  value: string;
  label: string;
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab, whose panel alone is drawn. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs inside a screen: the arrows open as they go. A page's own tabs, which are in its address, are `LinkTabs`. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    moveInRow(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]);
  };
  const open = (tab: string) => tab !== value && onValueChange(tab);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list">
        {tabs.map((tab) => {
          const isOpen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              data-state={isOpen ? "active" : "inactive"}
              className="tab"
              onFocus={() => open(tab.value)}
              onClick={() => open(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
            </button>
          );
        })}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what a panel holds may be read only
        tabIndex={0}
        className="pt-4"
      >
        {tabs.find((tab) => tab.value === value)?.panel}
      </div>
    </div>
  );
}
