"use client";

import { useRouter } from "next/navigation";
import { EditClaimDialog } from "@/components/claim/edit-claim-dialog";
import { usePart } from "@/components/server-part/server-part";
import { QueryProvider } from "@/components/ui/query-provider";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** Edit Claim as a part of the claim's page. */
export function EditClaimPart({ claim, today }: { claim: ClaimDto; today: string }) {
  const { close } = usePart();
  const router = useRouter();
  return (
    <QueryProvider>
      <EditClaimDialog claim={claim} today={today} onClose={close} onSaved={() => router.refresh()} />
    </QueryProvider>
  );
}
