import type { ReactNode } from "react";

interface ChartPictureProps {
  /** The title, and all that the picture shows, for those who don't see it. */
  label: string;
  children: ReactNode;
}

/** The frame of a picture of figures. It is plain HTML of the server: what a mark stands for is its hint (`ui/hints.tsx`). */
export function ChartPicture({ label, children }: ChartPictureProps) {
  return (
    <div role="img" aria-label={label} className="rounded-lg border px-3 pt-3 pb-2 text-ink-muted text-xs">
      {children}
    </div>
  );
}

/** A part of a bar: one value, or one of several that are counted up. */
interface BarPart {
  key: string;
  value: number;
  /** A color of the palette (globals.css). */
  fill: string;
}

export interface BarOf {
  name: string;
  /** What the pointer is told. */
  hint: string;
  parts: readonly BarPart[];
}

export const totalOf = ({ parts }: BarOf): number => parts.reduce((sum, { value }) => sum + value, 0);
