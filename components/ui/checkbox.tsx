import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  /** Label to the right. Without it give `aria-label` (row selection). */
  label?: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean, event: MouseEvent) => void;
}

/** The browser's own box in the app's colors (`checkbox`, controls.css), with its label. */
export function Checkbox({ label, hint, className, onCheckedChange, ...props }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [props["aria-describedby"], hintId].filter(Boolean).join(" ") || undefined;
  const box = (
    <input
      {...props}
      type="checkbox"
      id={id}
      aria-describedby={describedBy}
      className={clsx("checkbox", className)}
      {...(onCheckedChange && {
        onChange: (event) => onCheckedChange(event.target.checked, event.nativeEvent as MouseEvent),
      })}
    />
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
