import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface SelectProps extends ComponentProps<"select"> {
  dense?: boolean;
  /** Instead of `<option>` children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** The browser's own select: best on phones, in long lists (states) and in rows edited in place. */
export function Select({ className, dense = false, options, placeholder, children, ...props }: SelectProps) {
  return (
    <span className="relative block w-full">
      <select
        {...props}
        className={clsx(
          "control appearance-none truncate",
          dense ? "control-dense h-8 pr-8 pl-2.5" : "h-10 pr-9 pl-3",
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span
        aria-hidden
        className="icon icon-chevrons-up-down pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-faint"
      />
    </span>
  );
}
