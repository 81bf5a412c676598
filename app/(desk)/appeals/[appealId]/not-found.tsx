import { FileSearch } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";

export default function AppealNotFound() {
  return (
    <>
      <PageHeader title="Appeal not found" />
      <EmptyState
        title="This appeal doesn't exist"
        icon={FileSearch}
        action={
          <Button asChild variant="primary">
            <Link href="/appeals">View Appeals</Link>
          </Button>
        }
      >
        It may have been deleted, or the link is incomplete.
      </EmptyState>
    </>
  );
}
