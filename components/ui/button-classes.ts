import { cn } from "./class-names";

const SHAPE =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap base:rounded-md font-medium " +
  "transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed " +
  "[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4";

const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong/70 bg-surface text-ink shadow-card hover:bg-hover",
  ghost: "text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
  link: "h-auto! min-h-6 rounded-sm px-0! text-accent-text underline decoration-accent/40 underline-offset-3 hover:decoration-accent",
};

const SIZES = {
  sm: "base:h-8 px-2.5 text-sm",
  md: "base:h-9 px-3.5 text-sm",
  lg: "base:h-11 px-5 text-base",
  icon: "size-9",
  "icon-sm": "size-7",
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/** A button's clothes, for an element that is none (a link of a page without scripts). */
export const buttonClasses = (variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string =>
  cn(SHAPE, VARIANTS[variant], SIZES[size]);
