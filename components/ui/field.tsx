import { clsx } from "clsx";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { Label } from "./label";

/** What a Field gives to its control. A component between the two passes these on. */
export interface FieldControl {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
}

interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only (a filter whose meaning is plain). */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The message under the control, e.g. `errors.email?.message`. */
  error?: string | undefined;
  required?: boolean;
  /** Marks the label "Optional"; the mark is not part of the label's text. */
  optional?: boolean;
  disabled?: boolean;
  /** To the right of the label: a link, a source marker, a counter. */
  aside?: ReactNode;
  id?: string;
  /** Added to the field's own classes, for its place in a form. */
  className?: string;
  /** One control; it takes id and error state from here unless it has its own. A description of its own comes first. */
  children: ReactElement<FieldControl>;
}

export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  optional = false,
  disabled = false,
  aside,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: FieldControl = {
    id: controlId,
    required: required || undefined,
    disabled: disabled || undefined,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };

  return (
    <div className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
      {hideLabel ? (
        <Label htmlFor={controlId} id={`${controlId}-label`} className="sr-only">
          {label}
        </Label>
      ) : (
        <div className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 items-baseline gap-1.5">
            <Label htmlFor={controlId} id={`${controlId}-label`}>
              {label}
            </Label>
            {required && (
              <span aria-hidden className="text-danger-text">
                *
              </span>
            )}
            {optional && <span className="text-ink-faint text-xs">Optional</span>}
          </span>
          {aside && <span className="shrink-0 text-ink-muted text-xs">{aside}</span>}
        </div>
      )}
      {cloneElement(children, { ...control, ...children.props, ...described(children, control) })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger-text text-sm">
          <span aria-hidden className="icon icon-circle-alert mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

function described({ props }: ReactElement<FieldControl>, control: FieldControl): FieldControl {
  const ids = [props["aria-describedby"], control["aria-describedby"]].filter(Boolean).join(" ");
  return ids ? { "aria-describedby": ids } : {};
}
