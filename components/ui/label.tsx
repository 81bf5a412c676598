"use client";

import { Label as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn("font-medium text-ink text-sm", className)} {...props} />;
}
