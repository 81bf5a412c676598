"use client";

import { useRouter } from "next/navigation";
import { beginNextLevelAction } from "@/app/(desk)/decisions/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";

/** One click from a decision that keeps the denial to the letter that answers it. */
export function StartNextLevel({ decisionId }: { decisionId: string }) {
  const router = useRouter();
  const { run, busy, refusal } = useAction(beginNextLevelAction);
  const start = async () => {
    const begun = await run({ decisionId });
    if (begun) router.push(`/appeals/${begun.appeal}`);
  };
  return (
    <>
      <Button size="sm" variant="primary" loading={busy} onClick={start}>
        Start Next Level
      </Button>
      {refusal && (
        <p role="alert" className="basis-full text-danger-text text-sm">
          {refusal.message}
        </p>
      )}
    </>
  );
}
