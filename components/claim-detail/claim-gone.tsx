"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";

/** Milliseconds until the list takes the page's place (docs/product.md, F9). */
const RETURN_AFTER = 2000;

/** A claim that is not there, or not this practice's. */
export function ClaimGone() {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace("/claims"), RETURN_AFTER);
    return () => clearTimeout(timer);
  }, [router]);
  return (
    <>
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
