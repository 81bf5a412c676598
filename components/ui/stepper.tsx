import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";

interface StepperProps {
  label: string;
  /** Names of the steps in order. */
  steps: readonly string[];
  /** Number of the open step, from 1. */
  current: number;
  /** The address of an earlier step, or what opens it; later ones cannot be chosen. */
  hrefOf?: (step: number) => string;
  onStep?: (step: number) => void;
  disabled?: boolean;
}

type StepState = "done" | "current" | "later";

const TEXT_COLORS = { done: "text-ink-muted", current: "text-ink", later: "text-ink-faint" };
const NUMBER_COLORS = {
  done: "border-accent/40 bg-accent-soft text-accent-text",
  current: "border-accent bg-accent text-on-accent",
  later: "border-line-strong/60 bg-surface text-ink-faint",
};

/** Numbered steps: back by click, forward only by the screen's Next. */
export function Stepper({ label, steps, current, hrefOf, onStep, disabled = false }: StepperProps) {
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
              <Step number={number} state={state} disabled={disabled} onStep={onStep} href={hrefOf?.(number)}>
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
  disabled: boolean;
  onStep: ((step: number) => void) | undefined;
  href: string | undefined;
  children: ReactNode;
}

function Step({ number, state, disabled, onStep, href, children }: StepProps) {
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
  if (href && state !== "later") {
    return (
      <AppLink href={href} aria-current={state === "current" ? "step" : undefined} className={className}>
        {content}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      aria-current={state === "current" ? "step" : undefined}
      disabled={state === "later" || disabled}
      onClick={onStep && state !== "later" ? () => onStep(number) : undefined}
      className={className}
    >
      {content}
    </button>
  );
}
