"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { openAppealAction } from "@/app/(desk)/appeals/actions";
import { callAction } from "@/components/form/call-action";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ActionFailure } from "@/lib/core/action-result";
import { forgetTypedNames } from "./typed-names";

const OpenProblem = lazyPart(() => import("./open-problem").then((file) => file.OpenProblem));

/** Creates the blank appeal once the page is really open, then puts its own address in the place of this one. Until then the children. */
export function OpenNewAppeal({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [problem, setProblem] = useState<ActionFailure | null>(null);
  const started = useRef(false);

  const start = useCallback(async () => {
    setProblem(null);
    const answer = await callAction(() => openAppealAction());
    if (answer.ok) {
      // The draft that waits may be one in which a name was typed and left: the next patient's appeal begins without it.
      forgetTypedNames(answer.data.id);
      router.replace(`/appeals/${answer.data.id}`);
    } else setProblem(answer.error);
  }, [router]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, [start]);

  if (!problem) return children;
  return (
    <Suspense fallback={children}>
      <OpenProblem failure={problem} onAgain={start} />
    </Suspense>
  );
}
