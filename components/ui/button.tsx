import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes";
import { Spinner } from "./spinner";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, but keeps focus and place. */
  loading?: boolean;
  /** Words shown while loading instead of the children. */
  loadingText?: string;
}

export function Button({
  loading = false,
  loadingText,
  variant,
  size,
  className,
  type = "button",
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = clsx(buttonClasses(variant, size), loading && "opacity-80", className);
  const whenLoading = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

  return (
    <button
      type={type}
      className={classes}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? whenLoading : onClick}
      {...props}
    >
      {loading && <Spinner />}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}
