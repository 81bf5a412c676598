import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends Omit<ComponentProps<"button">, "type" | "role" | "onClick" | "onChange"> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** For a setting that takes effect at once. */
export function Switch({ label, hint, className, checked, onCheckedChange, ...props }: SwitchProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start gap-2.5">
      <button
        {...props}
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={hintId}
        onClick={() => onCheckedChange(!checked)}
        className={clsx("switch", className)}
      >
        <span />
      </button>
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
