import { clsx } from "clsx";

/** A gray box of the final size. Put `aria-busy` and a live word on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("skeleton animate-pulse-soft", className)} />;
}

interface SkeletonRowsProps {
  rows?: number;
  columns: number;
}

/** Table rows with the height of real ones. */
export function SkeletonRows({ rows = 8, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <tr key={row} aria-hidden className="h-11 border-b last:border-b-0">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column} className="px-3">
          <Skeleton
            className={clsx("h-3.5", column % 3 === 0 ? "w-3/4" : column % 3 === 1 ? "w-1/2" : "w-2/3")}
          />
        </td>
      ))}
    </tr>
  ));
}
