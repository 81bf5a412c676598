"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ActionFailure } from "@/lib/core/action-result";
import { failureText } from "./messages";

/** Why no appeal was opened. Loaded when that is so: the page that opens one brings the wizard's first step along. */
export function OpenProblem({ failure, onAgain }: { failure: ActionFailure; onAgain: () => void }) {
  return (
    <Alert
      tone="danger"
      title={failureText("Failed to create new appeal", failure)}
      action={
        <Button size="sm" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      Nothing was created.
    </Alert>
  );
}
