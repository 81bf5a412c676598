import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second, quiet line that tells namesakes apart. */
  hint?: string;
}

interface ComboboxControlProps extends Omit<ComponentProps<"button">, "value"> {
  value: ComboboxOption | null;
  placeholder: string;
  dense?: boolean;
  /** With it the chosen option can be cleared. */
  onClear?: () => void;
}

/** What one sees of a Combobox while it is closed. */
export function ComboboxControl({
  value,
  placeholder,
  dense = false,
  onClear,
  className,
  disabled,
  ...button
}: ComboboxControlProps) {
  return (
    <span className={clsx("relative block w-full", className)}>
      <button
        aria-expanded={false}
        aria-haspopup="listbox"
        {...button}
        type="button"
        role="combobox"
        disabled={disabled}
        className={clsx(
          "control flex items-center text-left",
          dense ? "control-dense h-8 pr-14 pl-2.5" : "h-10 pr-16 pl-3",
          !value && "text-ink-faint",
        )}
      >
        <span className="truncate">{value?.label ?? placeholder}</span>
      </button>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center gap-1 text-ink-faint">
        {onClear && value && !disabled && (
          <button
            type="button"
            aria-label={`Clear ${value.label}`}
            onClick={onClear}
            className="pointer-events-auto flex size-6 items-center justify-center rounded-sm hover:text-ink"
          >
            <span aria-hidden className="icon icon-x size-4" />
          </button>
        )}
        <span aria-hidden className="icon icon-chevrons-up-down size-4" />
      </span>
    </span>
  );
}
