import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverClose = Radix.Close;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn(
          "z-50 max-w-[calc(100vw-1rem)] animate-pop rounded-lg border bg-surface p-3 text-ink text-sm shadow-pop outline-none",
          className,
        )}
      />
    </Radix.Portal>
  );
}
