"use client";

import { useRouter } from "next/navigation";
import { startAppealAction } from "@/app/(desk)/documents/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSelection } from "./document-selection";

/** What is chosen, also on other pages of the list, and what can be done with it. */
export function SelectionBar() {
  const router = useRouter();
  const { chosen, clear } = useSelection();
  const { run, busy, refusal } = useAction(startAppealAction);
  const patients = new Set([...chosen.values()].map(({ patient_name }) => patient_name).filter(Boolean));
  const start = async () => {
    const appeal = await run({ documents: [...chosen.keys()] });
    if (appeal) router.push(`/appeals/${appeal.id}`);
  };
  return (
    <>
      <section
        aria-label="Selected documents"
        className="sticky top-16 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-accent/40 bg-accent-soft px-4 py-2.5"
      >
        <p role="status" className="text-sm">
          <span className="font-medium">
            {chosen.size === 1 ? "1 document selected" : `${chosen.size} documents selected`}
          </span>
          {patients.size > 1 && (
            <span className="text-warning-text"> They belong to {patients.size} different patients.</span>
          )}
        </p>
        <div className="flex gap-2">
          <Button size="sm" onClick={clear} disabled={busy}>
            Clear selection
          </Button>
          <Button size="sm" variant="primary" onClick={start} loading={busy} loadingText="Creating">
            <span aria-hidden className="icon icon-file-plus-2" /> Start Quick Appeal
          </Button>
        </div>
      </section>
      {refusal && <Alert tone="danger">Failed to create new appeal: {refusal.message}</Alert>}
    </>
  );
}
