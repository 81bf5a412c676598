import type { MouseEvent, ReactNode } from "react";
import { AppLink } from "./app-link";
import { LinkTabList } from "./link-tab-list";

export interface LinkTab {
  /** What the address says of it. */
  value: string;
  label: string;
  href: string;
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
}

interface LinkTabRowProps {
  /** Accessible name of the row: "Parts of the claim". */
  label: string;
  tabs: readonly LinkTab[];
  /** The open tab. */
  value: string;
  /** In the browser: hears a press before the link goes there, and may do so itself. */
  onPress?: (event: MouseEvent, tab: LinkTab) => void;
}

/** The row of links, for a screen that keeps its panels itself. */
export function LinkTabRow({ label, tabs, value, onPress }: LinkTabRowProps) {
  return (
    <LinkTabList label={label}>
      {tabs.map((tab) => {
        const isOpen = tab.value === value;
        return (
          <AppLink
            key={tab.value}
            href={tab.href}
            role="tab"
            id={`tab-${tab.value}`}
            aria-selected={isOpen}
            aria-controls={isOpen ? `panel-${tab.value}` : undefined}
            tabIndex={isOpen ? 0 : -1}
            data-state={isOpen ? "active" : "inactive"}
            className="tab"
            {...(onPress && { onClick: (event: MouseEvent) => onPress(event, tab) })}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </AppLink>
        );
      })}
    </LinkTabList>
  );
}
