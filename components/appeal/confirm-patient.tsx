"use client";

import { confirmPaperPatientAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { tellSuccess } from "./messages";

interface ConfirmPatientProps {
  appealId: string;
  document: string;
  /** False takes back what somebody said. */
  confirmed: boolean;
}

/** A person looked at a paper that nowhere says whose it is. */
export function ConfirmPatient({ appealId, document, confirmed }: ConfirmPatientProps) {
  const { run, busy, refusal } = useAction(confirmPaperPatientAction);
  const say = async () => {
    if (await run({ appealId, documentId: document, confirmed }))
      tellSuccess(confirmed ? "Kept, with your name." : "Taken back.");
  };
  return (
    <>
      <Button variant="link" loading={busy} onClick={say}>
        {confirmed ? "I looked: it is this patient’s" : "Undo"}
      </Button>
      {refusal && (
        <p role="alert" className="text-danger-text">
          {refusal.message}
        </p>
      )}
    </>
  );
}
