const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong/70 bg-surface text-ink shadow-card hover:bg-hover",
  ghost: "text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
};

const SIZES = {
  sm: "h-8 px-2.5 text-sm",
  md: "h-9 px-3.5 text-sm",
  /** As high as the input that it is next to. */
  input: "h-10 px-3.5 text-sm",
  lg: "h-11 px-5 text-base",
  icon: "size-9",
  "icon-sm": "size-7",
};

/** As high and wide as its text, which it looks like. */
const AS_LINK = "link min-h-6 text-sm";

export type ButtonVariant = keyof typeof VARIANTS | "link";
export type ButtonSize = keyof typeof SIZES;

/** How a button looks, for an element that isn't one (a link on a page without scripts). */
export const buttonClasses = (variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string =>
  variant === "link" ? `button ${AS_LINK}` : `button rounded-md ${VARIANTS[variant]} ${SIZES[size]}`;
