import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("min-h-0 flex-1 content-start overflow-y-auto px-4 py-4 sm:px-5", className)}
      {...props}
    />
  );
}

/** The quiet action first, the primary one last (right). */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center justify-end gap-2 border-t bg-sunken/50 px-4 py-3 sm:rounded-b-xl sm:px-5",
        className,
      )}
      {...props}
    />
  );
}
