import { BackLink } from "@/components/ui/back-link";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function RemittancesLoading() {
  return (
    <div aria-busy="true">
      <PageHeader
        back={<BackLink href="/claims">Claims</BackLink>}
        title="Remittances"
        description="What payers decided and paid, file by file, as it was uploaded or fetched."
        action={<Skeleton className="h-9 w-46 rounded-md" />}
      />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
