import { usd } from "@/lib/core/number-text";
import type { ClaimTotalsDto } from "@/lib/domain/claim/statistics/schema";
import { countOf } from "./claim-labels";

/** Sums of everything that the filters let through, not of the page alone. */
export function ClaimsTotals({ totals }: { totals: ClaimTotalsDto }) {
  const sums = [
    { label: "Charges", amount: totals.total_charges },
    { label: "Paid", amount: totals.total_paid },
    { label: "Denied", amount: totals.total_denied },
  ];
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-b px-4 py-2 tabular-nums">
      <p className="font-medium" aria-live="polite">
        {countOf(totals.count, "claim")}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
        {sums.map(({ label, amount }) => (
          <div key={label} className="flex gap-1.5">
            <dt>{label}</dt>
            <dd className="text-ink">{usd(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
