/** How a link within a page looks, a name in a list too: colored and underlined. */
export const LINK =
  "rounded-sm text-accent-text underline decoration-accent/40 underline-offset-3 hover:decoration-accent";
