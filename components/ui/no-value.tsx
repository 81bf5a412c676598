import type { ReactNode } from "react";

/** The quiet dash of an absent value. */
export function NoValue({ children = "None" }: { children?: ReactNode }) {
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{children}</span>
    </span>
  );
}
