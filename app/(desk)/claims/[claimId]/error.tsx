"use client";

import { TriangleAlert } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
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
          icon={TriangleAlert}
          title="No claim data available"
          action={
            <>
              <Button asChild>
                <AppLink href="/claims">Back to Claims</AppLink>
              </Button>
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
