import { describe, expect, it } from "vitest";
import { removeRules } from "./ruled-lines";

const DPI = 200;
const WIDTH = 400;
const HEIGHT = 300;

/** Noisy paper, as a scanner sees it; `ink` says how dark a pixel is where there is ink. */
function cleaned(ink: (x: number, y: number) => number | undefined) {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      pixels[y * WIDTH + x] = (ink(x, y) ?? 240) + ((x * 7 + y * 13) % 11) - 5;
  removeRules({ pixels, width: WIDTH, height: HEIGHT, dpi: DPI });
  return (left: number, top: number, width: number, height: number) => {
    let dark = 0;
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) if ((pixels[y * WIDTH + x] ?? 255) < 200) dark += 1;
    return dark;
  };
}

const inside = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && x < left + width && y >= top && y < top + height;

describe("drawn rules", () => {
  it("whitens a thin gray stroke beside a letter, and keeps the letter", () => {
    const dark = cleaned((x, y) =>
      inside(x, y, 100, 40, 2, 200) ? 170 : inside(x, y, 108, 120, 3, 20) ? 40 : undefined,
    );
    expect([dark(98, 40, 6, 200), dark(108, 120, 3, 20)]).toEqual([0, 60]);
  });

  it("whitens a rule that leans a little, as a page does that was photographed", () => {
    const dark = cleaned((x, y) => (inside(x, y, 100 + Math.floor(y / 30), 40, 2, 200) ? 120 : undefined));
    expect(dark(0, 0, WIDTH, HEIGHT)).toBe(0);
  });

  it("whitens both rules where they cross, and a rule under a row", () => {
    const dark = cleaned((x, y) =>
      inside(x, y, 100, 40, 3, 200) || inside(x, y, 20, 120, 360, 3) ? 90 : undefined,
    );
    expect(dark(0, 0, WIDTH, HEIGHT)).toBe(0);
  });

  it("whitens a rule that a fax has torn", () => {
    const dark = cleaned((x, y) => (inside(x, y, 100, 40, 2, 200) && y % 40 > 7 ? 40 : undefined));
    expect(dark(98, 40, 6, 200)).toBe(0);
  });

  it("keeps a letter that stands in line with a rule's end", () => {
    const dark = cleaned((x, y) =>
      inside(x, y, 100, 40, 2, 160) || inside(x, y, 100, 214, 3, 20) ? 40 : undefined,
    );
    expect([dark(98, 40, 6, 160), dark(100, 214, 3, 20)]).toEqual([0, 60]);
  });

  it("keeps the feet of letters along a line", () => {
    const ink = (x: number, y: number) =>
      inside(x, y, 20, 118, 360, 2) ? x % 16 < 13 : inside(x, y, 20, 98, 360, 20) && x % 16 > 4 && x % 16 < 9;
    const dark = cleaned((x, y) => (ink(x, y) ? 40 : undefined));
    expect(dark(20, 118, 360, 2)).toBe(
      2 * Array.from({ length: 360 }, (_, x) => x + 20).filter((x) => x % 16 < 13).length,
    );
  });

  it.each([
    ["a letter's stem", 100, 100, 4, 30],
    ["the thick stroke of a headline's letter", 100, 100, 10, 80],
    ["a dash between words", 100, 100, 40, 3],
    ["a dark bar behind white letters", 20, 100, 360, 40],
    ["a tall dark bar", 20, 100, 360, 120],
  ])("keeps %s", (_, left, top, width, height) => {
    const dark = cleaned((x, y) => (inside(x, y, left, top, width, height) ? 40 : undefined));
    expect(dark(left, top, width, height)).toBe(width * height);
  });

  it("keeps what touches a rule: the tail of a letter on a line to be filled in", () => {
    const dark = cleaned((x, y) =>
      inside(x, y, 20, 120, 360, 2) ? 90 : inside(x, y, 200, 96, 4, 32) ? 30 : undefined,
    );
    expect(dark(200, 96, 4, 24)).toBe(96);
    expect(dark(20, 118, 150, 6)).toBe(0);
  });
});
