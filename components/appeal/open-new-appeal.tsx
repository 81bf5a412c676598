"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { openAppealAction } from "@/app/(desk)/appeals/actions";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { failureText } from "./messages";

/** Creates the blank appeal once the page is really open, then puts its own address in the place of this one. */
export function OpenNewAppeal() {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);

  const start = useCallback(async () => {
    setProblem(null);
    const answer = await callAction(() => openAppealAction());
    if (answer.ok) router.replace(`/appeals/${answer.data.id}`);
    else setProblem(failureText("Failed to create new appeal", answer.error));
  }, [router]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);

  return (
    <>
      <PageHeader
        title="Quick Appeal Generator"
        description="From a denial letter to a sent appeal in five steps."
      />
      {problem ? (
        <Alert
          tone="danger"
          title={problem}
          action={
            <Button size="sm" onClick={start}>
              Try again
            </Button>
          }
        >
          Nothing was created.
        </Alert>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <span role="status" className="sr-only">
            Opening a new appeal
          </span>
          <Skeleton className="h-14 rounded-lg" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-36 rounded-lg" />
        </div>
      )}
    </>
  );
}
