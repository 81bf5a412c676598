import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** A list of the Documents page while it loads. */
export function RowsSkeleton() {
  return (
    <Card flush aria-busy>
      <div className="grid gap-3 p-4">
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </Card>
  );
}
