"use client";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";

interface ClaimErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

export default function ClaimError({ error, retry }: ClaimErrorProps) {
  return (
    <>
      <PageHeader title="Claim" />
      <div role="alert">
        <EmptyState
          icon="icon-triangle-alert"
          title="No claim data available"
          action={
            <>
              <ButtonLink href="/claims">Back to Claims</ButtonLink>
              <Button variant="primary" onClick={retry}>
                Try again
              </Button>
            </>
          }
        >
          Failed to load claim. What you saved before is still there
          {error.digest ? `; the reference is ${error.digest}` : ""}.
        </EmptyState>
      </div>
    </>
  );
}
