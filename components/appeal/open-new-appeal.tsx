"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { openAppealAction } from "@/app/(desk)/appeals/actions";
import { callAction } from "@/components/form/call-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failureText } from "./messages";
import { forgetTypedNames } from "./typed-names";

/** Creates the blank appeal once the page is really open, then puts its own address in the place of this one. Until then the children. */
export function OpenNewAppeal({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);

  const start = useCallback(async () => {
    setProblem(null);
    const answer = await callAction(() => openAppealAction());
    if (answer.ok) {
      // The draft that waits may be one in which a name was typed and left: the next patient's appeal begins without it.
      forgetTypedNames(answer.data.id);
      router.replace(`/appeals/${answer.data.id}`);
    } else setProblem(failureText("Failed to create new appeal", answer.error));
  }, [router]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);

  if (!problem) return children;
  return (
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
  );
}
