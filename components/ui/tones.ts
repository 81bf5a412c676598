/** Their colors are the style sheet's: `soft-danger` is a ground with readable text, `tone-danger` the text alone (globals.css). */
export type Tone = "neutral" | "accent" | "info" | "success" | "warning" | "danger";

const SIGNS: Partial<Record<Tone, string>> = {
  success: "icon icon-circle-check",
  warning: "icon icon-triangle-alert",
  danger: "icon icon-octagon-x",
};

/** A sign for each, of those that the style sheet draws (icons.css). */
export const toneIcon = (tone: Tone): string => SIGNS[tone] ?? "icon icon-info";
