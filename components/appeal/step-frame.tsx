"use client";

import { clsx } from "clsx";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useFooterBar } from "@/components/ui/use-footer-bar";
import { useWizard } from "./wizard-shell";
import { WIZARD_STEPS, type WizardStep } from "./wizard-steps";

interface StepFrameProps {
  description: ReactNode;
  /** What keeps the person here, or what failed; stays until the next try. */
  problem: string | null | undefined;
  /** Left out on the last step. */
  next?: {
    onClick: () => void;
    disabled?: boolean;
    loading?: boolean;
    reason?: string | undefined;
    /** Something else of the step comes first. */
    quiet?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };
  /** Where Tab leads from the heading; false leaves it to the browser. */
  firstStop?: () => boolean;
  /** Instead of Next, or beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

const OFFLINE = "You are offline. Nothing is lost: go on once the connection is back.";

/** One step of the wizard: heading, content, and a bar at the foot that never moves. */
export function StepFrame({ description, problem, next, actions, firstStop, children }: StepFrameProps) {
  const { step, go, going, takeFocus, cutOff } = useWizard();
  const stopped = problem ?? (cutOff ? OFFLINE : null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus goes to the heading when the person came here from another step.
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [takeFocus]);
  const bar = useFooterBar();

  return (
    <section aria-labelledby="step-heading" className="flex flex-1 flex-col">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2
          ref={heading}
          id="step-heading"
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === "Tab" && !event.shiftKey && firstStop?.()) event.preventDefault();
          }}
          className="rounded-sm font-semibold text-ink text-lg tracking-tight outline-none"
        >
          {WIZARD_STEPS[step - 1]}
        </h2>
        <p className="text-ink-muted">{description}</p>
      </div>
      <div className="mb-6">{children}</div>
      <div ref={bar} className="step-bar">
        {stopped && (
          <Alert tone="danger" className="mb-3">
            {stopped}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {step > 1 && (
            <Button variant="ghost" onClick={() => go((step - 1) as WizardStep)}>
              <span aria-hidden className="icon icon-arrow-left" /> Back
            </Button>
          )}
          <div
            className={clsx(
              "flex flex-1 flex-wrap items-center justify-end gap-2 max-sm:empty:hidden",
              next && "max-sm:order-first max-sm:basis-full max-sm:justify-between",
            )}
          >
            {next?.reason && <p className="text-ink-muted text-sm">{next.reason}</p>}
            {actions}
          </div>
          {next && (
            <Button
              ref={next.ref}
              variant={next.quiet ? "secondary" : "primary"}
              className="ml-auto"
              onClick={next.onClick}
              disabled={next.disabled}
              loading={going || (next.loading ?? false)}
            >
              Next <span aria-hidden className="icon icon-arrow-right" />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
