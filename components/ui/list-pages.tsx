import type { ReactNode } from "react";
import { whole } from "@/lib/core/number-text";

interface ListPagesProps {
  /** "claims" */
  noun: string;
  /** Rows on this page. */
  shown: number;
  /** All rows, or null past 10,000 where they are no longer counted. */
  count: number | null;
  /** Position of the first shown row, from 1, where it is known. */
  from?: number | undefined;
  /** Previous and Next: `AddressPages` for a list, `SearchPages` for what was found, `Pagination` holds its own. */
  children: ReactNode;
}

/** Pages by cursor: forward and back, no page numbers. */
export function ListPages({ noun, shown, count, from, children }: ListPagesProps) {
  const total = count === null ? "more than 10,000" : whole(count);
  const range =
    from === undefined || shown === 0
      ? `${whole(shown)} of ${total}`
      : `${whole(from)}–${whole(from + shown - 1)} of ${total}`;
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex items-center justify-between gap-4 py-2">
      <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
        {range} {noun}
      </p>
      <div className="flex gap-2">{children}</div>
    </nav>
  );
}
