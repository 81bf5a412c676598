import { FileSearch } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
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
            <AppLink href="/appeals">View Appeals</AppLink>
          </Button>
        }
      >
        It may have been deleted, or the link is incomplete.
      </EmptyState>
    </>
  );
}
