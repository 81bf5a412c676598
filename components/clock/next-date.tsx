import type { ReactNode } from "react";
import { type ClockDto, nextClock } from "@/lib/domain/clocks/schema";
import { clockBasis, clockTitle } from "./clock-labels";

interface NextDateProps {
  clocks: readonly ClockDto[];
  today: string;
  /** Before the first date, where no heading says it. */
  label?: ReactNode;
}

/** The date that counts now with what it rests on; the others when they are asked for (docs/product.md, I7). */
export function NextDate({ clocks, today, label }: NextDateProps) {
  const next = nextClock(clocks, today);
  if (!next) return null;
  const others = clocks.filter((clock) => clock !== next);
  return (
    <div className="text-sm">
      <p>
        {label} <Words clock={next} today={today} />
      </p>
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent-text underline underline-offset-3">
            {others.length === 1 ? "Another date" : `${others.length} other dates`}
          </summary>
          <ul className="mt-1 grid gap-1.5">
            {others.map((clock) => (
              <li key={`${clock.kind} ${clock.due} ${clock.source}`}>
                <Words clock={clock} today={today} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Words({ clock, today }: { clock: ClockDto; today: string }) {
  return (
    <>
      <span className="font-medium text-ink">{clockTitle(clock, today)}.</span>{" "}
      <span className="text-ink-muted">{clockBasis(clock)}</span>
    </>
  );
}
