/** US Letter in points. */
export const LETTER = { width: 612, height: 792 } as const;
/** The foot of every page belongs to the stamp: its line stands at STAMP_BASELINE, and nothing else below STAMP_STRIP. */
export const STAMP_STRIP = 32;
export const STAMP_BASELINE = 20;
/** From the stamp's end to the right edge of the paper. */
export const STAMP_MARGIN = 36;

export type QuarterTurn = 0 | 90 | 180 | 270;
export type Rectangle = { left: number; bottom: number; right: number; top: number };

/** What is drawn on one page of a packet: a page or picture in its own coordinates. */
export type SheetContent = {
  /** The part that is shown, in the content's own coordinates. */
  box: Rectangle;
  /** Where in the box anything is drawn; undefined for a blank page. */
  marks: Rectangle | undefined;
  /** Clockwise. */
  turn: QuarterTurn;
  /** Size of the box in points before it is turned. */
  width: number;
  height: number;
  /** White border that is kept around a picture, in points. */
  border?: number;
};

/** A page of the packet and the matrix (a b c d e f of PDF) that places the content on it. */
export type Placing = { page: { width: number; height: number }; matrix: SixNumbers };
export type SixNumbers = [number, number, number, number, number, number];

/**
 * Places content on US Letter, never cropped and never enlarged. It is shrunk when it is larger than the paper or reaches into
 * the stamp's strip. Wide content gets a page in landscape or, when all pages must stand upright (fax), lies on its side.
 */
export function placeOnLetter(content: SheetContent, options: { upright: boolean }): Placing {
  const border = content.border ?? 0;
  const shown = turned(content.width, content.height, content.turn);
  const fits = (paper: { width: number; height: number }) =>
    shown.width <= paper.width - 2 * border && shown.height <= paper.height - STAMP_STRIP - border;
  const isWide = shown.width > shown.height && !fits(LETTER);
  const onSide = isWide && options.upright;
  const turn = onSide ? (((content.turn + 270) % 360) as QuarterTurn) : content.turn;
  const page = isWide && !onSide ? { width: LETTER.height, height: LETTER.width } : { ...LETTER };
  const whole = within({ ...content, turn }, { left: 0, bottom: 0, right: page.width, top: page.height });
  if (border === 0 && lowest(content, whole) >= STAMP_STRIP) return { page, matrix: whole };
  const area = {
    left: border,
    bottom: STAMP_STRIP,
    right: page.width - border,
    top: page.height - border,
  };
  return { page, matrix: within({ ...content, turn }, area) };
}

function turned(width: number, height: number, turn: QuarterTurn) {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Centered in the area, at its own size where that fits. */
function within(content: SheetContent, area: Rectangle): SixNumbers {
  const size = turned(content.width, content.height, content.turn);
  const room = { width: area.right - area.left, height: area.top - area.bottom };
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const [x, y] = [area.left + (room.width - width) / 2, area.bottom + (room.height - height) / 2];
  const { left, bottom, right, top } = content.box;
  // First to the unit square, then turned within it, then to its place.
  const [sx, sy] = [1 / (right - left), 1 / (top - bottom)];
  const [ox, oy] = [-left * sx, -bottom * sy];
  const square: Record<QuarterTurn, SixNumbers> = {
    0: [sx, 0, 0, sy, ox, oy],
    90: [0, -sx, sy, 0, oy, 1 - ox],
    180: [-sx, 0, 0, -sy, 1 - ox, 1 - oy],
    270: [0, sx, -sy, 0, 1 - oy, ox],
  };
  const [a, b, c, d, e, f] = square[content.turn];
  return [a * width, b * height, c * width, d * height, e * width + x, f * height + y];
}

/** The lowest point on the page at which anything is drawn. */
function lowest({ marks }: SheetContent, [, b, , d, , f]: SixNumbers): number {
  if (!marks) return Number.POSITIVE_INFINITY;
  const heights = [marks.left, marks.right].flatMap((x) =>
    [marks.bottom, marks.top].map((y) => b * x + d * y + f),
  );
  return Math.min(...heights);
}
