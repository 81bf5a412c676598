import { AppealRowsSkeleton } from "@/components/appeal/appeal-rows-skeleton";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";

export default function AppealsLoading() {
  return (
    <div aria-busy="true">
      <PageHeader title="Appeals Dashboard" action={<Skeleton className="h-9 w-32 rounded-md" />} />
      <Skeleton className="mb-4 h-10 rounded-md" />
      <div className="mb-5 grid grid-cols-3 gap-2 sm:gap-4">
        {["Total Appeals", "Draft Appeals", "Sent Appeals"].map((label) => (
          <StatCard key={label} label={label} value="" loading />
        ))}
      </div>
      <Skeleton className="mb-4 h-9 max-w-md rounded-md" />
      <AppealRowsSkeleton />
    </div>
  );
}
