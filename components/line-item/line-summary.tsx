import { StatCard } from "@/components/ui/stat-card";
import { dollarsOf } from "@/lib/core/money";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimDifferences, type LineSums } from "./line-sums";

interface LineSummaryProps {
  claim: Pick<ClaimDto, "total_charges" | "total_paid_amount">;
  sums: LineSums;
}

/** Item count and sums as the sheet stands, and where they differ from the claim (docs/product.md, F10). */
export function LineSummary({ claim, sums }: LineSummaryProps) {
  const { charges, paid } = claimDifferences(claim, sums);
  const differs = (text: string | null) => (text ? { tone: "warning" as const, note: text } : {});
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Line Items" value={sums.count} />
      <StatCard label="Total Charges" value={dollarsOf(sums.charges)} {...differs(charges)} />
      <StatCard label="Total Paid" value={dollarsOf(sums.paid)} {...differs(paid)} />
      <StatCard label="Total Denied" value={dollarsOf(sums.denied)} />
    </div>
  );
}
