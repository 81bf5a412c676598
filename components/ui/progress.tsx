import { clsx } from "clsx";
import type { Tone } from "./tones";

interface ProgressProps {
  /** Accessible name, e.g. the file's name. */
  label: string;
  /** 0 to 100, or null when the end is not known. */
  value: number | null;
  tone?: Extract<Tone, "accent" | "success" | "danger">;
  className?: string;
}

const BAR = { accent: "text-accent", success: "text-success", danger: "text-danger" };

export function Progress({ label, value, tone = "accent", className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value !== null && { "aria-valuenow": value, "aria-valuetext": `${Math.round(value)}%` })}
      className={clsx("h-1.5 w-full overflow-hidden rounded-full bg-line", className)}
    >
      <svg
        aria-hidden="true"
        className={"block h-full w-full overflow-hidden"}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
      >
        <rect
          width={value ?? 35}
          height="1"
          className={clsx("fill-current", BAR[tone], value === null ? "animate-slide" : "transition-[width]")}
        />
      </svg>
    </div>
  );
}
