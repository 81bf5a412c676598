"use client";

import { dismissFaxAction, retryFaxAction } from "@/app/(desk)/faxes/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";

/** What a person can do about a fax whose file did not come. */
export function FaxMoves({ faxId }: { faxId: string }) {
  const again = useAction(retryFaxAction);
  const away = useAction(dismissFaxAction);
  const refusal = again.refusal ?? away.refusal;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" loading={away.busy} disabled={again.busy} onClick={() => away.run({ faxId })}>
        Dismiss
      </Button>
      <Button size="sm" loading={again.busy} disabled={away.busy} onClick={() => again.run({ faxId })}>
        Try Again
      </Button>
      {refusal && (
        <p role="alert" className="basis-full text-danger-text text-sm">
          {refusal.message}
        </p>
      )}
    </div>
  );
}
