import { PartDialog } from "@/components/server-part/part-dialog";
import { DialogBody } from "@/components/ui/dialog-parts";
import { StatCard } from "@/components/ui/stat-card";
import { CLAIM_STATUSES } from "@/lib/core/enums";
import { usd, whole } from "@/lib/core/number-text";
import type { ClaimStatisticsDto } from "@/lib/domain/claim/statistics/schema";
import { StatisticsCharts } from "./statistics-charts";
import { ClaimStatusChip } from "./status-chips";

/** All of it is rendered on the server. */
export function StatisticsDialog({ statistics }: { statistics: ClaimStatisticsDto }) {
  return (
    <PartDialog
      title="Claims Statistics"
      description="All claims of the practice."
      size="xl"
      className="sm:max-w-5xl"
    >
      <DialogBody className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
          <StatCard label="Total Claims" value={whole(statistics.total_claims)} />
          <StatCard label="Total Charges" value={usd(statistics.total_charges)} />
          <StatCard label="Total Paid" value={usd(statistics.total_paid)} />
          <StatCard label="Denied Claims" value={whole(statistics.denied_claims)} />
        </div>
        {statistics.total_claims > 0 ? (
          <>
            <ByStatus statistics={statistics} />
            <StatisticsCharts statistics={statistics} />
          </>
        ) : (
          <p className="text-ink-muted">The charts begin with the first claim.</p>
        )}
      </DialogBody>
    </PartDialog>
  );
}

function ByStatus({ statistics }: { statistics: ClaimStatisticsDto }) {
  const rows = CLAIM_STATUSES.flatMap((status) => {
    const count = statistics.by_status[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  return (
    <section aria-labelledby="by-status">
      <h3 id="by-status" className="mb-2.5 font-semibold text-sm">
        By Status
      </h3>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ status, count }) => (
          <div key={status} className="flex items-center justify-between gap-3 border-b pb-2">
            <dt>
              <ClaimStatusChip status={status} />
            </dt>
            <dd className="tabular-nums">
              {whole(count)}{" "}
              <span className="text-ink-muted">({Math.round((count / statistics.total_claims) * 100)}%)</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
