export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "link";
/** `input` is as high as the input that it is next to. */
export type ButtonSize = "sm" | "md" | "input" | "lg" | "icon" | "icon-sm";

/** As high and wide as its text, which it looks like. */
const AS_LINK = "link min-h-6 text-sm";

/**
 * How a button looks, for an element that isn't one too (a link on a page without scripts). What a variant and a size are is the style
 * sheet's (globals.css): every page's first script has this.
 */
export const buttonClasses = (variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string =>
  variant === "link" ? `button ${AS_LINK}` : `button button-${variant} button-${size}`;
