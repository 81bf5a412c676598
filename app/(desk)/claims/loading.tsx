import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

export default function ClaimsLoading() {
  return (
    <div aria-busy="true">
      <PageHeader
        title="Claims Management"
        secondary={
          <>
            <Skeleton className="h-9 w-38 rounded-md" />
            <Skeleton className="h-9 w-28 rounded-md" />
          </>
        }
        action={<Skeleton className="h-9 w-32 rounded-md" />}
      />
      <div className="h-10 border-b" />
      <div className="flex flex-wrap gap-2 py-3">
        <Skeleton className="h-8 w-56 rounded-md" />
        <Skeleton className="h-8 w-44 rounded-md" />
        <Skeleton className="h-8 w-56 rounded-md" />
      </div>
      <Card flush>
        <div className="h-11 border-b" />
        <table className="w-full">
          <tbody>
            <SkeletonRows rows={10} columns={8} />
          </tbody>
        </table>
      </Card>
    </div>
  );
}
