import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";
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
  /** The pages before and after as addresses, or what turns to them; neither where there is none. */
  previousHref?: string | null;
  nextHref?: string | null;
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
  busy?: boolean;
}

const whole = new Intl.NumberFormat("en-US");

/** Pages by cursor: forward and back, no page numbers. */
export function Pagination({ noun, shown, count, from, busy = false, ...turns }: PaginationProps) {
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
        <Turn href={turns.previousHref} onClick={turns.onPrevious} rel="prev" busy={busy}>
          <ChevronLeft aria-hidden /> Previous
        </Turn>
        <Turn href={turns.nextHref} onClick={turns.onNext} rel="next" busy={busy}>
          Next <ChevronRight aria-hidden />
        </Turn>
      </div>
    </nav>
  );
}

interface TurnProps {
  href: string | null | undefined;
  onClick: (() => void) | null | undefined;
  rel: "prev" | "next";
  busy: boolean;
  children: ReactNode;
}

function Turn({ href, onClick, rel, busy, children }: TurnProps) {
  if (href) {
    return (
      <Button asChild size="sm">
        <AppLink href={href} rel={rel}>
          {children}
        </AppLink>
      </Button>
    );
  }
  return (
    <Button size="sm" disabled={!onClick || busy} onClick={onClick ?? undefined}>
      {children}
    </Button>
  );
}
