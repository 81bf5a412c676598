export type Tone = "neutral" | "accent" | "info" | "success" | "warning" | "danger";

/** Soft ground with readable text. */
export const SOFT_TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-muted border-line",
  accent: "bg-accent-soft text-accent-text border-accent/25",
  info: "bg-info-soft text-info-text border-info/25",
  success: "bg-success-soft text-success-text border-success/25",
  warning: "bg-warning-soft text-warning-text border-warning/30",
  danger: "bg-danger-soft text-danger-text border-danger/25",
};

export const TONE_TEXT: Record<Tone, string> = {
  neutral: "text-ink-muted",
  accent: "text-accent-text",
  info: "text-info-text",
  success: "text-success-text",
  warning: "text-warning-text",
  danger: "text-danger-text",
};

/** A sign for each, of those that the style sheet draws (icons.css). */
export const TONE_ICONS: Record<Tone, string> = {
  neutral: "icon icon-info",
  accent: "icon icon-info",
  info: "icon icon-info",
  success: "icon icon-circle-check",
  warning: "icon icon-triangle-alert",
  danger: "icon icon-octagon-x",
};
