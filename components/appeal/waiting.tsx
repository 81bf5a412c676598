import { clsx } from "clsx";

/** A `Skeleton` for what waits in the browser, without the script that merges classes. */
export function Waiting({ className }: { className: string }) {
  return <span aria-hidden className={clsx("block animate-pulse-soft bg-line", className)} />;
}
