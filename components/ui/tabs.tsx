"use client";

import * as Radix from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useOpenTabInSight } from "./use-open-tab-in-sight";

/** Tabs inside a screen. A page's own tabs, which are in its address, are `LinkTabs`. */
export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: Omit<ComponentProps<typeof Radix.List>, "ref">) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInSight(list);
  return <Radix.List ref={list} className={clsx("tab-list", className)} {...props} />;
}

interface TabsTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
}

export function TabsTrigger({ className, count, children, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger className={clsx("tab", className)} {...props}>
      {children}
      {count !== undefined && <span className="tab-count">{count}</span>}
    </Radix.Trigger>
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx("pt-4", className)} {...props} />;
}
