"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { runAction } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import type { OpenAppealAction } from "./wizard-actions";

const FAILED = "Failed to create new appeal";

/** Creates the blank appeal once the page is really open, then puts its own address in the place of this one. */
export function OpenNewAppeal({ open }: { open: OpenAppealAction }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);

  const start = useCallback(async () => {
    setProblem(null);
    const answer = await runAction(open).catch(() => null);
    if (answer?.ok) router.replace(`/appeals/${answer.data.id}`);
    else setProblem(answer && answer.error.code !== "INTERNAL" ? answer.error.message : FAILED);
  }, [open, router]);

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
