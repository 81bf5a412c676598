"use client";

import { createContext, useContext, useState } from "react";
import { updateClaimAction } from "@/app/(desk)/claims/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import type { Confirmable } from "@/lib/core/confirmation";
import { type ClaimValues, claimValuesOf, isSame, type LinkedClaim, nowOf } from "./claim-values";
import { labelOf } from "./fact-text";
import { failureText } from "./messages";

/** The claim that the appeal is linked to. */
export const LinkedClaimContext = createContext<LinkedClaim | null>(null);

/** Puts a value of the papers into the linked claim in one click, by the claim's own call, and takes it back. */
export function ClaimValueButton({ name, value }: { name: Confirmable; value: string }) {
  const claim = useContext(LinkedClaimContext);
  const { run, busy, refusal } = useAction(updateClaimAction);
  const [before, setBefore] = useState<ClaimValues | null>(null);
  const wanted = claim && value !== "" ? claimValuesOf(name, value, claim) : null;
  if (!claim || !wanted) return null;
  const isThere = isSame(wanted, nowOf(claim, wanted));

  const write = (values: ClaimValues) =>
    run({ claimId: claim.claim_id, updated_at: claim.updated_at, ...values } as Parameters<typeof run>[0]);
  const put = async () => {
    const was = nowOf(claim, wanted);
    if (await write(wanted)) setBefore(was);
  };
  const takeBack = async () => {
    if (before && (await write(before))) setBefore(null);
  };

  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-xs">
      {isThere ? (
        <>
          <span className="text-ink-muted">In the claim</span>
          {before && (
            <Button variant="link" onClick={takeBack} loading={busy}>
              Take back<span className="sr-only"> ({labelOf(name)})</span>
            </Button>
          )}
        </>
      ) : (
        <Button variant="link" onClick={put} loading={busy}>
          Put in the claim<span className="sr-only"> ({labelOf(name)})</span>
        </Button>
      )}
      {refusal && (
        <span role="alert" className="text-danger-text">
          {failureText("Failed to update claim", refusal)}
        </span>
      )}
    </span>
  );
}
