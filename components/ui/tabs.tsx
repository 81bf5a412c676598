"use client";

import * as Radix from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { TAB, TAB_COUNT, TAB_LIST, TAB_PANEL } from "./tab-classes";
import { useOpenTabInSight } from "./use-open-tab-in-sight";

/** Tabs inside a screen. A page's own tabs, which are in its address, are `LinkTabs`. */
export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: Omit<ComponentProps<typeof Radix.List>, "ref">) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list);
  return <Radix.List ref={list} className={clsx(TAB_LIST, className)} {...props} />;
}

interface TabsTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
}

export function TabsTrigger({ className, count, children, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger className={clsx(TAB, className)} {...props}>
      {children}
      {count !== undefined && <span className={TAB_COUNT}>{count}</span>}
    </Radix.Trigger>
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx(TAB_PANEL, className)} {...props} />;
}
