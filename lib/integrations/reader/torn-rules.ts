type Picture = { pixels: Uint8Array; width: number; height: number; dpi: number };

/** Darker than this is ink, on a page whose paper has been made white. */
const INK = 200;
/** Inches: what is looked at together, and its tenths; no dash of a text is so wide. */
const TILE = 0.6;
const TENTHS = 10;
const LEAST_TENTHS = 8;
/** Inches: no line of print is so low, and none so near to the next. */
const MOST_HEIGHT = 0.045;
const LEAST_PAPER = 0.03;

/**
 * Whitens the dots that a fax leaves of a thin or gray rule, in place: beside them the strokes of a row are read as those of
 * others ("09/22" as "09122"). What is lower than any letter, has paper above and below it and goes on for the width of a tile is no print.
 */
export function removeTornRules(page: Picture): void {
  const { pixels, width, height, dpi } = page;
  const tile = Math.round(TILE * dpi);
  const most = MOST_HEIGHT * dpi;
  const paper = LEAST_PAPER * dpi;
  const torn: { left: number; top: number; bottom: number }[] = [];
  for (let left = 0; left + tile <= width; left += Math.round(tile / 2)) {
    let top = -1;
    let bottom = -Infinity;
    let before = Infinity;
    for (let y = 0; y <= height; y += 1) {
      const isInk = y < height && hasInk(pixels, y * width + left, tile);
      if (isInk && top < 0) [top, before] = [y, y - bottom];
      if (isInk) bottom = y + 1;
      else if (top >= 0 && (y - bottom >= paper || y === height)) {
        if (bottom - top <= most && before >= paper && goesOn(page, left, top, bottom))
          torn.push({ left, top, bottom });
        top = -1;
      }
    }
  }
  for (const { left, top, bottom } of torn)
    for (let y = top; y < bottom; y += 1) pixels.fill(255, y * width + left, y * width + left + tile);
}

function goesOn({ pixels, width, dpi }: Picture, left: number, top: number, bottom: number): boolean {
  const tenth = (TILE * dpi) / TENTHS;
  let inked = 0;
  for (let nth = 0; nth < TENTHS; nth += 1) {
    const from = left + Math.floor(nth * tenth);
    for (let y = top; y < bottom; y += 1)
      if (hasInk(pixels, y * width + from, Math.floor(tenth))) {
        inked += 1;
        break;
      }
  }
  return inked >= LEAST_TENTHS;
}

function hasInk(pixels: Uint8Array, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) if ((pixels[at] ?? 255) < INK) return true;
  return false;
}
