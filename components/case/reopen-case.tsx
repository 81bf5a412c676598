"use client";

import { changeWorklistAction } from "@/app/(desk)/claims/worklist/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** Puts a case that was closed back among those to do. */
export function ReopenCase({ caseId }: { caseId: string }) {
  const { run, busy, refusal } = useAction(changeWorklistAction);
  const reopen = async () => {
    if (await run({ action: "reopen", ids: [caseId] })) toast.success("1 case opened again");
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <Button onClick={reopen} loading={busy}>
        Reopen Case
      </Button>
      {refusal && <p role="alert">The case could not be reopened: {refusal.message}</p>}
    </div>
  );
}
