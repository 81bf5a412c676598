"use client";

import dynamic from "next/dynamic";
import type { Page } from "@/lib/core/page";
import type { ConflictDto } from "@/lib/domain/remittance/schema";

const ConflictList = dynamic(async () => {
  const [{ QueryProvider }, { ConflictList }] = await Promise.all([
    import("@/components/ui/query-provider"),
    import("./conflict-list"),
  ]);
  return (props: { claimId: string; first: Page<ConflictDto> }) => (
    <QueryProvider>
      <ConflictList {...props} />
    </QueryProvider>
  );
});

interface ClaimDifferencesProps {
  claimId: string;
  differences: Page<ConflictDto>;
}

/** On a claim's page: where payers say otherwise than what was entered on it. Nothing, not even its script, where all agree. */
export function ClaimDifferences({ claimId, differences }: ClaimDifferencesProps) {
  if (differences.results.length === 0) return null;
  return (
    <ConflictList
      key={differences.results.map(({ id }) => id).join()}
      claimId={claimId}
      first={differences}
    />
  );
}
