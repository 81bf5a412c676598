import { Skeleton } from "@/components/ui/skeleton";

export function PanelSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-72 rounded-lg" />
    </div>
  );
}
