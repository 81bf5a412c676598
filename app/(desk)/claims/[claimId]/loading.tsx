import { BackLink } from "@/components/ui/back-link";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export default function ClaimLoading() {
  return (
    <div aria-busy="true">
      <PageHeader
        back={<BackLink href="/claims">Back to Claims</BackLink>}
        title="Claim"
        description={<Skeleton className="h-5 w-72" />}
        secondary={
          <>
            <Skeleton className="h-9 w-42 rounded-md" />
            <Skeleton className="h-9 w-28 rounded-md" />
            <Skeleton className="size-9 rounded-md" />
          </>
        }
      />
      <div className="mb-4 h-10 border-b" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40 rounded-lg md:col-span-2" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  );
}
