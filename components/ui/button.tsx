"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./class-names";
import { Spinner } from "./spinner";

const button = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium",
    "transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed",
    "[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4",
  ],
  {
    variants: {
      variant: {
        primary: "bg-accent text-on-accent hover:bg-accent-hover",
        secondary: "border border-line-strong/70 bg-surface text-ink shadow-card hover:bg-hover",
        ghost: "text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover",
        danger: "bg-danger text-on-danger hover:bg-danger-hover",
        link: "h-auto! min-h-6 rounded-sm px-0! text-accent-text underline decoration-accent/40 underline-offset-3 hover:decoration-accent",
      },
      size: {
        sm: "h-8 px-2.5 text-sm",
        md: "h-9 px-3.5 text-sm",
        lg: "h-11 px-5 text-base",
        icon: "size-9",
        "icon-sm": "size-7",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof button> {
  /** Renders the only child (a link, say) in the button's clothes. */
  asChild?: boolean;
  /** Shows a spinner and ignores clicks, but keeps focus and place. */
  loading?: boolean;
  /** Words shown while loading instead of the children. */
  loadingText?: string;
}

export function Button({
  asChild,
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
  const classes = cn(button({ variant, size }), loading && "opacity-80", className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }

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
