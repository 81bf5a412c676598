import { Check } from "lucide-react";
import { cn } from "./class-names";

interface StepperProps {
  label: string;
  /** Names of the steps in order. */
  steps: readonly string[];
  /** Number of the open step, from 1. */
  current: number;
  /** Called for an earlier step; later ones cannot be chosen. */
  onStep: (step: number) => void;
  disabled?: boolean;
}

const WORDS = { done: "text-ink-muted", current: "text-ink", later: "text-ink-faint" };
const NUMBERS = {
  done: "border-accent/40 bg-accent-soft text-accent-text",
  current: "border-accent bg-accent text-on-accent",
  later: "border-line-strong/60 bg-surface text-ink-faint",
};

/** Numbered steps: back by click, forward only by the screen's Next. */
export function Stepper({ label, steps, current, onStep, disabled = false }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-1 sm:gap-2">
        {steps.map((name, index) => {
          const number = index + 1;
          const state = number < current ? "done" : number === current ? "current" : "later";
          return (
            <li
              key={name}
              className={cn("flex min-w-0 items-center gap-1 sm:gap-2", number < steps.length && "flex-auto")}
            >
              <button
                type="button"
                aria-current={state === "current" ? "step" : undefined}
                disabled={state === "later" || disabled}
                onClick={() => state !== "later" && onStep(number)}
                className={cn(
                  "flex h-9 min-w-0 items-center gap-2 rounded-md px-1 text-left font-medium text-sm sm:px-1.5",
                  state !== "later" && "hover:bg-hover",
                  WORDS[state],
                )}
              >
                <span
                  className={cn(
                    "flex size-6 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums",
                    NUMBERS[state],
                  )}
                >
                  {state === "done" ? <Check aria-hidden className="size-3.5" strokeWidth={3} /> : number}
                </span>
                <span className={cn("truncate", state === "current" ? "max-sm:sr-only" : "max-lg:sr-only")}>
                  {state === "done" && <span className="sr-only">Done: </span>}
                  {name}
                </span>
              </button>
              {number < steps.length && (
                <span
                  aria-hidden
                  className={cn("h-px min-w-2 flex-auto", number < current ? "bg-accent/50" : "bg-line")}
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
