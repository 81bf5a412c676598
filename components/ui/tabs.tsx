"use client";

import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

/** Controlled: keep `value` in the URL. */
export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
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
