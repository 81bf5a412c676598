"use client";

import { useState, useTransition } from "react";
import type { ActionFailure, ActionResult } from "@/lib/core/action-result";
import { callAction } from "./call-action";

/** A button's server action: what runs, what was refused. `run` answers the data, or undefined when it was refused. */
export function useAction<I extends unknown[], R>(action: (...input: I) => Promise<ActionResult<R>>) {
  const [busy, start] = useTransition();
  const [refusal, setRefusal] = useState<ActionFailure | null>(null);
  const run = (...input: I) =>
    new Promise<R | undefined>((resolve) => {
      start(async () => {
        setRefusal(null);
        const result = await callAction(() => action(...input));
        if (!result.ok) setRefusal(result.error);
        resolve(result.ok ? result.data : undefined);
      });
    });
  return { run, busy, refusal, clear: () => setRefusal(null) };
}
