import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface InputProps extends Omit<ComponentProps<"input">, "prefix"> {
  /** 14 px and 32 px high, for toolbars and rows edited in place. */
  dense?: boolean;
  /** Inside the box, before the text: an icon, or a sign like "$". Decorative. */
  prefix?: ReactNode;
  /** Inside the box, after the text; may hold a small button. */
  suffix?: ReactNode;
}

/** Room for what stands before the text. */
const PREFIXED = { sign: "pl-7", icon: "pl-9" };

export function Input({ className, dense = false, prefix, suffix, type = "text", ...props }: InputProps) {
  const input = (
    <input
      type={type}
      {...props}
      className={clsx(
        "control",
        dense ? "control-dense h-8" : "h-10",
        prefix ? PREFIXED[typeof prefix === "string" ? "sign" : "icon"] : dense ? "pl-2.5" : "pl-3",
        suffix ? "pr-10" : dense ? "pr-2.5" : "pr-3",
        className,
      )}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className="relative block w-full">
      {prefix && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint [&_svg]:size-4"
        >
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className="absolute inset-y-0 right-1.5 flex items-center text-ink-faint">{suffix}</span>
      )}
    </span>
  );
}
