"use client";

import { Tabs as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { cn } from "./class-names";

/** Controlled: keep `value` in the URL. */
export const Tabs = Radix.Root;

/** Where not all tabs fit, the row is moved until the open one is in sight: a link may open the last. */
export function TabsList({ className, ...props }: Omit<ComponentProps<typeof Radix.List>, "ref">) {
  const list = useRef<HTMLDivElement>(null);
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
  return (
    <Radix.List
      ref={list}
      className={cn(
        "flex gap-5 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]",
        className,
      )}
      {...props}
    />
  );
}

interface TabsTriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** A number after the word (rows in the tab). */
  count?: ReactNode;
}

export function TabsTrigger({ className, count, children, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      className={cn(
        "relative flex h-10 shrink-0 items-center gap-2 whitespace-nowrap font-medium text-ink-muted text-sm hover:text-ink",
        "outline-offset-[-2px] after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full",
        "data-[state=active]:text-ink data-[state=active]:after:bg-accent",
        className,
      )}
      {...props}
    >
      {children}
      {count !== undefined && (
        <span className="rounded-full bg-sunken px-1.5 py-px text-ink-muted text-xs tabular-nums">
          {count}
        </span>
      )}
    </Radix.Trigger>
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("pt-4", className)} {...props} />;
}
