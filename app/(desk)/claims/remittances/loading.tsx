import { RemittancesHeader } from "@/components/payer/remittances-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function RemittancesLoading() {
  return (
    <div aria-busy="true">
      <RemittancesHeader action={<Skeleton className="h-9 w-46 rounded-md" />} />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
