import * as Radix from "@radix-ui/react-checkbox";
import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  /** Label to the right. Without it give `aria-label` (row selection). */
  label?: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [props["aria-describedby"], hintId].filter(Boolean).join(" ") || undefined;
  const box = (
    <Radix.Root
      {...props}
      id={id}
      aria-describedby={describedBy}
      className={clsx(
        "peer relative flex size-4.5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface",
        "before:absolute before:-inset-1 before:content-['']",
        "hover:border-ink-muted data-[state=checked]:border-accent data-[state=indeterminate]:border-accent",
        "data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent",
        "disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger",
        className,
      )}
    >
      <Radix.Indicator className="text-on-accent">
        {props.checked === "indeterminate" ? (
          <Minus aria-hidden className="size-3.5" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <div className="flex items-start gap-2.5">
      <span className="flex h-5 items-center">{box}</span>
      <div className="min-w-0">
        <label htmlFor={id} className="text-ink text-sm">
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
