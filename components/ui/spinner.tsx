import { clsx } from "clsx";

interface SpinnerProps {
  /** Side in pixels. */
  size?: number;
  /** What is being waited for; leave out when text beside the spinner says it. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 16, label, className }: SpinnerProps) {
  const icon = (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className={clsx("icon icon-loader-circle animate-spin", className)}
    />
  );
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
