"use client";

import { resolveConflictAction } from "@/app/(desk)/claims/remittances/actions";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";

interface TakeButtonsProps {
  conflictId: string;
  /** "Paid of DIF-1" */
  what: string;
  /** A line that the claim does not have: it can only be seen. */
  isWholeLine: boolean;
}

/** Settles a difference. */
export function TakeButtons({ conflictId, what, isWholeLine }: TakeButtonsProps) {
  const refresh = usePartRefresh();
  const { run, busy, refusal } = useAction(resolveConflictAction);
  const settle = async (take: "ours" | "theirs") => {
    await run({ conflictId, take });
    refresh();
  };
  const button = (take: "ours" | "theirs", words: string, label: string) => (
    <Button size="sm" disabled={busy} aria-label={`${label}: ${what}`} onClick={() => settle(take)}>
      {words}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {isWholeLine ? (
          button("ours", "Mark as Seen", "Mark as seen")
        ) : (
          <>
            {button("ours", "Keep Yours", "Keep yours")}
            {button("theirs", "Take Payer's", "Take the payer's")}
          </>
        )}
      </div>
      {refusal && (
        <p role="alert" className="mt-1 text-danger-text text-xs">
          Failed to settle the difference: {refusal.message}
        </p>
      )}
    </>
  );
}
