"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useFooterBar } from "@/components/ui/use-footer-bar";

interface StepFrameProps {
  title: string;
  description: ReactNode;
  /** Focus goes to the heading when the person came here from another step. */
  takeFocus: boolean;
  /** What keeps the person here, or what failed; stays until the next try. */
  problem: string | null;
  onBack?: (() => void) | undefined;
  /** Left out on the last step. */
  next?: {
    label: string;
    onClick: () => void;
    disabled?: boolean;
    loading?: boolean;
    reason?: string | undefined;
  };
  /** Instead of Next, or beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One step of the wizard: heading, content, and a bar at the foot that never moves. */
export function StepFrame({
  title,
  description,
  takeFocus,
  problem,
  onBack,
  next,
  actions,
  children,
}: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
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
          className="rounded-sm font-semibold text-ink text-lg tracking-tight outline-none"
        >
          {title}
        </h2>
        <p className="text-ink-muted">{description}</p>
      </div>
      <div className="mb-6">{children}</div>
      <div
        ref={bar}
        className="sticky bottom-0 mt-auto z-20 -mx-4 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6"
      >
        {problem && (
          <Alert tone="danger" className="mb-3">
            {problem}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              <ArrowLeft aria-hidden /> Back
            </Button>
          )}
          <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-sm:order-first max-sm:basis-full max-sm:justify-between max-sm:empty:hidden">
            {next?.reason && <p className="text-ink-muted text-sm">{next.reason}</p>}
            {actions}
          </div>
          {next && (
            <Button
              variant="primary"
              className="ml-auto"
              onClick={next.onClick}
              disabled={next.disabled}
              loading={next.loading ?? false}
            >
              {next.label} <ArrowRight aria-hidden />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
