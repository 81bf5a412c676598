"use client";

import { ConflictList } from "./conflict-list";

/** On a claim's page: where payers say otherwise than what was entered on it. Nothing where all agree. */
export function ClaimDifferences({ claimId }: { claimId: string }) {
  return <ConflictList claimId={claimId} />;
}
