import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface StepLook {
  className: string;
  "aria-current": "step" | undefined;
  children: ReactNode;
}

interface StepperProps {
  label: string;
  /** Names of the steps in order. */
  steps: readonly string[];
  /** Number of the open step, from 1. */
  current: number;
  /** What opens the open step and the earlier ones, looking as it is told; later ones cannot be chosen. */
  openerOf: (step: number, look: StepLook) => ReactNode;
}

type StepState = "done" | "current" | "later";

const TEXT_COLORS = { done: "text-ink-muted", current: "text-ink", later: "text-ink-faint" };
const NUMBER_COLORS = {
  done: "border-accent/40 bg-accent-soft text-accent-text",
  current: "border-accent bg-accent text-on-accent",
  later: "border-line-strong/60 bg-surface text-ink-faint",
};

/** Numbered steps: back by click, forward only by the screen's Next. */
export function Stepper({ label, steps, current, openerOf }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-1 sm:gap-2">
        {steps.map((name, index) => {
          const number = index + 1;
          const state: StepState = number < current ? "done" : number === current ? "current" : "later";
          return (
            <li
              key={name}
              className={clsx(
                "flex min-w-0 items-center gap-1 sm:gap-2",
                number < steps.length && "flex-auto",
              )}
            >
              <Step number={number} state={state} openerOf={openerOf}>
                {name}
              </Step>
              {number < steps.length && (
                <span
                  aria-hidden
                  className={clsx("h-px min-w-2 flex-auto", number < current ? "bg-accent/50" : "bg-line")}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1 px-1 font-medium text-ink text-sm sm:hidden">
        <span className="text-ink-muted">
          Step {current} of {steps.length}:
        </span>{" "}
        {steps[current - 1]}
      </p>
    </nav>
  );
}

interface StepProps {
  number: number;
  state: StepState;
  openerOf: StepperProps["openerOf"];
  children: ReactNode;
}

function Step({ number, state, openerOf, children }: StepProps) {
  const className = clsx(
    "flex h-9 min-w-0 items-center gap-2 rounded-md px-1 text-left font-medium text-sm sm:px-1.5",
    state !== "later" && "hover:bg-hover",
    TEXT_COLORS[state],
  );
  const content = (
    <>
      <span
        className={clsx(
          "flex size-6 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums",
          NUMBER_COLORS[state],
        )}
      >
        {state === "done" ? <span aria-hidden className="icon icon-check size-3.5" /> : number}
      </span>
      <span className={clsx("truncate", state === "current" ? "max-sm:sr-only" : "max-lg:sr-only")}>
        {state === "done" && <span className="sr-only">Done: </span>}
        {children}
      </span>
    </>
  );
  if (state === "later") {
    return (
      <button type="button" disabled className={className}>
        {content}
      </button>
    );
  }
  const isOpen = state === "current" ? "step" : undefined;
  return openerOf(number, { className, "aria-current": isOpen, children: content });
}
