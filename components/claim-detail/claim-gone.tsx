import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { BackToClaims } from "./back-to-claims";

/** A claim that is not there, or not this practice's. */
export function ClaimGone() {
  return (
    <>
      <BackToClaims />
      <PageHeader title="Claim not found" />
      <div role="alert">
        <EmptyState
          icon="icon-file-search"
          title="Failed to load claim"
          action={
            <ButtonLink variant="primary" href="/claims">
              View Claims
            </ButtonLink>
          }
        >
          This claim doesn't exist. It may have been deleted, or the link is incomplete. Taking you back to
          the claims.
        </EmptyState>
      </div>
    </>
  );
}
