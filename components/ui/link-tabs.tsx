import type { MouseEvent, ReactNode } from "react";
import { AppLink } from "./app-link";
import { LinkTabList } from "./link-tab-list";
import { TAB, TAB_COUNT, TAB_PANEL } from "./tab-classes";

export interface LinkTab {
  /** What the address says of it. */
  value: string;
  label: string;
  href: string;
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
}

interface LinkTabsProps {
  /** Accessible name of the row: "Parts of the claim". */
  label: string;
  tabs: readonly LinkTab[];
  /** The open tab. */
  value: string;
  /** What the open tab shows. */
  children: ReactNode;
}

type LinkTabRowProps = Omit<LinkTabsProps, "children"> & {
  /** In the browser: hears a press before the link goes there, and may do so itself. */
  onPress?: (event: MouseEvent, tab: LinkTab) => void;
};

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
            className={TAB}
            {...(onPress && { onClick: (event: MouseEvent) => onPress(event, tab) })}
          >
            {tab.label}
            {tab.count !== undefined && <span className={TAB_COUNT}>{tab.count}</span>}
          </AppLink>
        );
      })}
    </LinkTabList>
  );
}

/** A page's tabs: each is a link, and the server draws the open one only. */
export function LinkTabs({ label, tabs, value, children }: LinkTabsProps) {
  return (
    <>
      <LinkTabRow label={label} tabs={tabs} value={value} />
      <div
        key={value}
        role="tabpanel"
        id={`panel-${value}`}
        aria-labelledby={`tab-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
        tabIndex={0}
        className={TAB_PANEL}
      >
        {children}
      </div>
    </>
  );
}
