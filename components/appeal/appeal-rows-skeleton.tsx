import { Card } from "@/components/ui/card";
import { SkeletonRows } from "@/components/ui/skeleton";

/** The appeals' table while it loads, in its final size. */
export function AppealRowsSkeleton() {
  return (
    <Card flush aria-busy>
      <table className="w-full">
        <tbody>
          <SkeletonRows rows={8} columns={6} />
        </tbody>
      </table>
    </Card>
  );
}
