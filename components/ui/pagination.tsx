"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button";

interface PaginationProps {
  /** "claims" */
  noun: string;
  /** Rows on this page. */
  shown: number;
  /** All rows, or null past 10,000 where they are no longer counted. */
  count: number | null;
  /** Position of the first shown row, from 1, where it is known. */
  from?: number | undefined;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  busy?: boolean;
}

const whole = new Intl.NumberFormat("en-US");

/** Pages by cursor: forward and back, no page numbers. */
export function Pagination({ noun, shown, count, from, onPrevious, onNext, busy = false }: PaginationProps) {
  const total = count === null ? "more than 10,000" : whole.format(count);
  const range =
    from === undefined || shown === 0
      ? `${whole.format(shown)} of ${total}`
      : `${whole.format(from)}–${whole.format(from + shown - 1)} of ${total}`;
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex items-center justify-between gap-4 py-2">
      <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
        {range} {noun}
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={!onPrevious || busy} onClick={onPrevious ?? undefined}>
          <ChevronLeft aria-hidden /> Previous
        </Button>
        <Button size="sm" disabled={!onNext || busy} onClick={onNext ?? undefined}>
          Next <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  );
}
