"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { CLAIM_STATUSES } from "@/lib/core/enums";
import type { ClaimStatisticsDto } from "@/lib/domain/claim/statistics/schema";
import { fetchStatistics, STATISTICS_KEY } from "./claim-calls";
import { ClaimStatusChip } from "./claim-chips";
import { claimFailure, usd, whole } from "./claim-labels";

const ChartsLoading = () => <Skeleton className="h-72 w-full rounded-lg" />;
const StatisticsCharts = dynamic(() => import("./statistics-charts").then((file) => file.StatisticsCharts), {
  ssr: false,
  loading: ChartsLoading,
});

export function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: STATISTICS_KEY,
    queryFn: fetchStatistics,
    staleTime: 0,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Claims Statistics"
        description="All claims of the practice."
        size="xl"
        className="sm:max-w-5xl"
      >
        <DialogBody className="flex flex-col gap-6" aria-busy={!data && !error}>
          {error && (
            <Alert
              tone="danger"
              title={claimFailure("load statistics", error)}
              action={
                <Button size="sm" loading={isFetching} onClick={() => refetch()}>
                  Try again
                </Button>
              }
            />
          )}
          <Figures statistics={data} />
          {data && data.total_claims > 0 && (
            <>
              <ByStatus statistics={data} />
              <StatisticsCharts statistics={data} />
            </>
          )}
          {data?.total_claims === 0 && <p className="text-ink-muted">Charts appear with the first claim.</p>}
          {!data && !error && <ChartsLoading />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Figures({ statistics }: { statistics: ClaimStatisticsDto | undefined }) {
  const loading = !statistics;
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <StatCard label="Total Claims" loading={loading} value={whole.format(statistics?.total_claims ?? 0)} />
      <StatCard label="Total Charges" loading={loading} value={usd(statistics?.total_charges ?? "0")} />
      <StatCard label="Total Paid" loading={loading} value={usd(statistics?.total_paid ?? "0")} />
      <StatCard
        label="Denied Claims"
        loading={loading}
        value={whole.format(statistics?.denied_claims ?? 0)}
      />
    </div>
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
              {whole.format(count)}{" "}
              <span className="text-ink-muted">({Math.round((count / statistics.total_claims) * 100)}%)</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
