"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "./class-names";
import { FieldContext } from "./field-context";
import { Label } from "./label";

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
  className?: string;
  /** One control of components/ui; it takes id, description and error state from here. */
  children: ReactNode;
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
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;

  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required, disabled }}>
      <div className={cn("flex base:min-w-0 flex-col gap-1.5", className)}>
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
        {children}
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-danger-text text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
