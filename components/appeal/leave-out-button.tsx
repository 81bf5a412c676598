"use client";

import { leaveOutPagesAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { pageList } from "@/lib/core/page-list";
import { tellSuccess } from "./messages";

interface LeaveOutButtonProps {
  appealId: string;
  document: string;
  /** All that stay behind then. */
  pages: number[];
}

/** One click takes another patient's pages out of what is enclosed. */
export function LeaveOutButton({ appealId, document, pages }: LeaveOutButtonProps) {
  const { run, busy, refusal } = useAction(leaveOutPagesAction);
  const leave = async () => {
    if (await run({ appealId, documentId: document, pages_left_out: pages }))
      tellSuccess(pages.length === 1 ? "The page stays behind." : "The pages stay behind.");
  };
  return (
    <>
      <Button variant="link" loading={busy} onClick={leave}>
        Leave out {pageList(pages)}
      </Button>
      {refusal && (
        <p role="alert" className="text-danger-text">
          {refusal.message}
        </p>
      )}
    </>
  );
}
