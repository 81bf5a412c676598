"use client";

import type { ComponentProps } from "react";
import { cn } from "./class-names";
import { useFieldControl } from "./field-context";

interface TextareaProps extends ComponentProps<"textarea"> {
  dense?: boolean;
}

export function Textarea({ className, dense = false, rows = 4, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  return (
    <textarea
      rows={rows}
      {...props}
      {...control}
      className={cn("control resize-y", dense ? "control-dense px-2.5 py-1.5" : "px-3 py-2", className)}
    />
  );
}
