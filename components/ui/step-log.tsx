import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Spinner } from "./spinner";

export interface LoggedStep {
  id: string;
  label: ReactNode;
  state: "waiting" | "running" | "done" | "failed";
  /** "page 2 of 5, text recognized" */
  detail?: ReactNode;
  /** Retry, remove. */
  action?: ReactNode;
}

const STATE_LABELS = { waiting: "Waiting", running: "Running", done: "Done", failed: "Failed" };

/** The steps of long work, one line each, announced as they change. */
export function StepLog({ label, steps }: { label: string; steps: readonly LoggedStep[] }) {
  return (
    <ol aria-label={label} aria-live="polite" className="divide-y rounded-lg border bg-surface">
      {steps.map((step) => (
        <li key={step.id} className="flex min-h-11 items-center gap-3 px-3.5 py-2 text-sm">
          {step.state === "waiting" && (
            <span aria-hidden className="icon icon-circle-dashed text-ink-faint" />
          )}
          {step.state === "running" && <Spinner className="text-accent" />}
          {step.state === "done" && <span aria-hidden className="icon icon-circle-check text-success" />}
          {step.state === "failed" && <span aria-hidden className="icon icon-octagon-x text-danger" />}
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className={clsx("min-w-0 break-words", step.state === "waiting" && "text-ink-muted")}>
              {step.label}
            </span>
            <span className={step.state === "failed" ? "text-danger-text" : "text-ink-muted"}>
              <span className="sr-only">{STATE_LABELS[step.state]}. </span>
              {step.detail}
            </span>
          </div>
          {step.action}
        </li>
      ))}
    </ol>
  );
}
