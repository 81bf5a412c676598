"use client";

import { useState } from "react";
import { revokeApiKeyAction } from "@/app/(desk)/profile/integrations/actions";
import { callAction } from "@/components/form/call-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export function RevokeApiKey({ id, name }: { id: string; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    const result = await callAction(() => revokeApiKeyAction({ id }));
    if (!result.ok) throw new Error(result.error.message);
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        Revoke
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title={`Revoke the key ${name}?`}
          description="The program that uses it is refused at once. This can't be taken back."
          confirmLabel="Revoke"
          tone="danger"
          onConfirm={confirm}
        />
      )}
    </>
  );
}
