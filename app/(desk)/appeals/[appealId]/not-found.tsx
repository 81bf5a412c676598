import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";

export default function AppealNotFound() {
  return (
    <>
      <PageHeader title="Appeal not found" />
      <EmptyState
        title="This appeal doesn't exist"
        icon="icon-file-search"
        action={
          <ButtonLink variant="primary" href="/appeals">
            View Appeals
          </ButtonLink>
        }
      >
        It may have been deleted, or the link is incomplete.
      </EmptyState>
    </>
  );
}
