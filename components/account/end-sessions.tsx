"use client";

import { useState } from "react";
import { endOwnSessionAction } from "@/app/(desk)/profile/actions";
import { api } from "@/components/app-shell/api-fetch";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export function EndSession({ id }: { id: string }) {
  const { run, busy, refusal } = useAction(endOwnSessionAction);
  return (
    <>
      <Button size="sm" onClick={() => run({ id })} loading={busy}>
        Sign out
      </Button>
      {refusal && (
        <div className="w-full">
          <Alert tone="danger" title="That session could not be ended. Please try again." />
        </div>
      )}
    </>
  );
}

/** By REST, because its answer also clears the browser's cookies and caches. */
export function EndEverySession() {
  const [asking, setAsking] = useState(false);
  const everywhere = async () => {
    await api("/accounts/sessions/end-all/", { method: "POST" });
    window.location.replace("/login");
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="All your sessions end right away, including this one. Programs that use the API must sign in again."
        confirmLabel="Sign out everywhere"
        onConfirm={everywhere}
      />
    </>
  );
}
