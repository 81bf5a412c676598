"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { cn } from "./class-names";

/** Not modal: the page behind stays reachable and nothing jumps. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

interface DropdownMenuContentProps extends ComponentProps<typeof Radix.Content> {
  /** For a menu that was loaded by the key press that opens it: Radix did not see that key. */
  byKeyboard?: boolean;
}

export function DropdownMenuContent({ className, byKeyboard = false, ...props }: DropdownMenuContentProps) {
  const isFirst = useRef(true);
  const markFirst = (content: HTMLDivElement | null) => {
    if (!content || !byKeyboard || !isFirst.current) return;
    isFirst.current = false;
    requestAnimationFrame(() => content.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
  };
  return (
    <Radix.Portal>
      <Radix.Content
        ref={markFirst}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn(
          "z-50 min-w-44 animate-pop rounded-lg border bg-surface p-1 text-ink text-sm shadow-pop outline-none",
          className,
        )}
      />
    </Radix.Portal>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: "normal" | "danger";
}

/** With `asChild` around a link for navigation. */
export function DropdownMenuItem({ className, tone = "normal", ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...props}
      className={cn(
        "flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none",
        "data-disabled:text-ink-faint [&_svg]:size-4 [&_svg]:shrink-0",
        tone === "danger"
          ? "text-danger-text data-highlighted:bg-danger-soft"
          : "data-highlighted:bg-hover [&_svg]:text-ink-faint",
        className,
      )}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** One of several choices; the chosen one has a tick. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      {...props}
      className={cn(
        "flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none",
        "data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint",
        className,
      )}
    >
      <span className="flex flex-1 items-center gap-2.5">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="text-accent-text!" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}
