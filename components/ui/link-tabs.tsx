import type { ReactNode } from "react";
import { type LinkTab, LinkTabRow } from "./link-tab-row";

interface LinkTabsProps {
  /** Accessible name of the row: "Parts of the profile". */
  label: string;
  tabs: readonly LinkTab[];
  /** The open tab. */
  value: string;
  /** What the open tab shows. */
  children: ReactNode;
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
        className="pt-4"
      >
        {children}
      </div>
    </>
  );
}
