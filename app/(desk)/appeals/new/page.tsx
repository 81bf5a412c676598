import type { Metadata } from "next";
import { OpenNewAppeal } from "@/components/appeal/open-new-appeal";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { requireCtx } from "@/lib/auth/authenticate";

export const metadata: Metadata = { title: "Quick Appeal Generator" };

export default async function NewAppealPage() {
  await requireCtx();
  return (
    <>
      <PageHeader
        title="Quick Appeal Generator"
        description="From a denial letter to a sent appeal in five steps."
      />
      <OpenNewAppeal>
        <div aria-busy="true" className="grid gap-4">
          <span role="status" className="sr-only">
            Opening a new appeal
          </span>
          <Skeleton className="h-14 rounded-lg" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-36 rounded-lg" />
        </div>
      </OpenNewAppeal>
    </>
  );
}
