"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useOptimistic, useState, useTransition } from "react";
import { type LinkTab, LinkTabRow } from "@/components/ui/link-tab-row";
import { isPlainClick } from "@/components/ui/plain-click";
import { PanelSkeleton } from "./panel-skeleton";

interface ClaimTabsProps {
  /** The open one. */
  tab: string;
  tabs: readonly LinkTab[];
  /** What is in the open tab, rendered on the server. */
  children: ReactNode;
}

/**
 * The parts of a claim. Only the open one is read; those that were open stay where they are, so that what was typed in
 * one, and an upload under way, outlive a look into another one.
 */
export function ClaimTabs({ tab, tabs, children }: ClaimTabsProps) {
  const router = useRouter();
  const [shown, show] = useOptimistic(tab);
  const [, start] = useTransition();
  const [panels, setPanels] = useState<Readonly<Record<string, ReactNode>>>({ [tab]: children });
  if (panels[tab] !== children) setPanels({ ...panels, [tab]: children });

  const open = (event: MouseEvent, { value, href }: LinkTab) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (value === shown) return;
    start(() => {
      show(value);
      router.push(href, { scroll: false });
    });
  };

  return (
    <>
      <LinkTabRow label="Parts of the claim" tabs={tabs} value={shown} onPress={open} />
      {tabs
        .filter(({ value }) => value === shown || value in panels)
        .map(({ value }) => (
          <div
            key={value}
            role="tabpanel"
            id={`panel-${value}`}
            aria-labelledby={`tab-${value}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
            tabIndex={0}
            hidden={value !== shown}
            className="pt-4"
          >
            {panels[value] ?? <PanelSkeleton />}
          </div>
        ))}
    </>
  );
}
