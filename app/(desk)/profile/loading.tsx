import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Profile" />
      <Skeleton className="h-10" />
      <Skeleton className="mt-4 h-96 rounded-lg" />
    </div>
  );
}
