import * as Radix from "@radix-ui/react-switch";
import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends ComponentProps<typeof Radix.Root> {
  label: ReactNode;
  hint?: ReactNode;
}

/** For a setting that takes effect at once. */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <div className="flex items-start gap-2.5">
      <Radix.Root
        {...props}
        id={controlId}
        aria-describedby={hintId}
        className={clsx(
          "relative h-5 w-9 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors",
          "before:absolute before:-inset-1 before:content-['']",
          "data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50",
          className,
        )}
      >
        <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={controlId} className="text-ink text-sm">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
