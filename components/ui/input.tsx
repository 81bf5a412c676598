"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";
import { useFieldControl } from "./field-context";

export interface InputProps extends Omit<ComponentProps<"input">, "prefix"> {
  /** 14 px and 32 px high, for toolbars and rows edited in place. */
  dense?: boolean;
  /** Inside the box, before the text; decorative. */
  prefix?: ReactNode;
  /** Inside the box, after the text; may hold a small button. */
  suffix?: ReactNode;
}

export function Input({ className, dense = false, prefix, suffix, type = "text", ...props }: InputProps) {
  const control = useFieldControl(props);
  const input = (
    <input
      type={type}
      {...props}
      {...control}
      className={cn(
        "control",
        dense ? "control-dense h-8 base:px-2.5" : "h-10 base:px-3",
        prefix && "base:pl-9",
        suffix && "base:pr-10",
        className,
      )}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className="relative block w-full">
      {prefix && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint [&_svg]:size-4"
        >
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className="absolute inset-y-0 right-1.5 flex items-center text-ink-faint">{suffix}</span>
      )}
    </span>
  );
}
