"use client";

import { revokeInvitationAction } from "@/app/(desk)/profile/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";

export function WithdrawInvitation({ id }: { id: string }) {
  const { run, busy, refusal } = useAction(revokeInvitationAction);
  return (
    <>
      <Button size="sm" onClick={() => run({ id })} loading={busy}>
        Withdraw
      </Button>
      {refusal && (
        <p role="alert" className="w-full text-danger-text text-sm">
          {refusal.message}
        </p>
      )}
    </>
  );
}
