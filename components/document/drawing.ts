import type { Box } from "@/lib/core/document-text";

/** A place on a page that a person shows. */
export type DrawnPlace = { documentId: string; page: number; box: Box };

/** The viewer takes a box for something while this is there. */
export type Drawing = {
  /** What the box is drawn for. */
  label: string;
  /** The box is being read. */
  busy: boolean;
  onBox: (place: DrawnPlace) => void;
  onCancel: () => void;
};

/** Thinner boxes hold no line of print: a click is none. */
const LEAST = 0.006;

export const isBox = ({ width, height }: Box): boolean => width >= LEAST && height >= LEAST;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The box between two points of a page, whichever was first. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  const [x0, x1] = [clamp(Math.min(a.x, b.x), 1), clamp(Math.max(a.x, b.x), 1)];
  const [y0, y1] = [clamp(Math.min(a.y, b.y), 1), clamp(Math.max(a.y, b.y), 1)];
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

const STEP = 0.01;
const SMALL_STEP = 0.0025;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box after an arrow key: moved, or with Shift made larger or smaller; undefined for another key. */
export function boxAfter(
  box: Box,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): Box | undefined {
  const [across, down] = ARROWS[key] ?? [];
  if (across === undefined || down === undefined) return undefined;
  const step = altKey ? SMALL_STEP : STEP;
  if (shiftKey) {
    return {
      ...box,
      width: Math.max(LEAST, clamp(box.width + across * step, 1 - box.x)),
      height: Math.max(LEAST, clamp(box.height + down * step, 1 - box.y)),
    };
  }
  return {
    ...box,
    x: clamp(box.x + across * step, 1 - box.width),
    y: clamp(box.y + down * step, 1 - box.height),
  };
}

const IN_THE_MIDDLE: Box = { x: 0.3, y: 0.3, width: 0.3, height: 0.025 };

/** Where the keyboard begins: around the words that are marked, else in the middle. */
export function firstBox(marked: readonly Box[]): Box {
  if (marked.length === 0) return IN_THE_MIDDLE;
  const x = Math.min(...marked.map((box) => box.x));
  const y = Math.min(...marked.map((box) => box.y));
  return boxBetween(
    { x, y },
    {
      x: Math.max(...marked.map((box) => box.x + box.width)),
      y: Math.max(...marked.map((box) => box.y + box.height)),
    },
  );
}
