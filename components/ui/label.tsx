import { clsx } from "clsx";
import type { ComponentProps } from "react";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is named by htmlFor
  return <label className={clsx("font-medium text-ink text-sm", className)} {...props} />;
}
