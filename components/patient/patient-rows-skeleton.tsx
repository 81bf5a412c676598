import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The patients' table while it loads, in its final size. */
export function PatientRowsSkeleton() {
  return (
    <Card flush className="mt-4" aria-busy>
      <div className="grid gap-px p-3">
        {Array.from({ length: 12 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
    </Card>
  );
}
