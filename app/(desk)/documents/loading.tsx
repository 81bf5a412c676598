import { RowsSkeleton } from "@/components/library/rows-skeleton";
import { PageHeader } from "@/components/ui/page-header";

export default function Loading() {
  return (
    <>
      <PageHeader title="Documents" />
      <RowsSkeleton />
    </>
  );
}
