import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface TextareaProps extends ComponentProps<"textarea"> {
  dense?: boolean;
}

export function Textarea({ className, dense = false, rows = 4, ...props }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      {...props}
      className={clsx("control resize-y", dense ? "control-dense px-2.5 py-1.5" : "px-3 py-2", className)}
    />
  );
}
