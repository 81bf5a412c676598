import { describe, expect, it } from "vitest";
import { isWithoutGrain, joinTornLetters } from "./torn-letters";

const DPI = 200;
const WIDTH = 400;
const HEIGHT = 120;

/** Fax paper with ink where it is said. */
function joined(ink: (x: number, y: number) => boolean) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) if (ink(x, y)) pixels[y * WIDTH + x] = 0;
  const before = Buffer.from(pixels);
  joinTornLetters({ pixels, width: WIDTH, height: HEIGHT, dpi: DPI });
  return {
    pixels,
    isKept: pixels.equals(before),
    at: (x: number, y: number) => pixels[y * WIDTH + x] ?? 255,
  };
}

const inside = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && x < left + width && y >= top && y < top + height;

describe("joinTornLetters", () => {
  it("joins strokes of gray print that came through as dots", () => {
    const { at } = joined((x, y) => inside(x, y, 100, 50, 60, 14) && x % 6 < 2 && y % 3 < 2);
    expect(at(122, 51)).toBeLessThan(200);
    expect(at(120, 70)).toBe(255);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["whole letters", (x, y) => inside(x, y, 100, 50, 60, 14) && x % 6 < 2],
    ["dot leaders", (x, y) => inside(x, y, 40, 60, 300, 3) && x % 8 < 3],
    ["a shaded area of dots", (x, y) => x % 4 < 2 && y % 4 < 2],
    [
      "the dots of letters and their full stops",
      (x, y) => inside(x, y, 100, 56, 60, 14) && (x % 6 < 2 ? y !== 59 : y > 67 && x % 24 < 4),
    ],
  ])("keeps %s", (_, ink) => {
    expect(joined(ink).isKept).toBe(true);
  });
});

describe("isWithoutGrain", () => {
  const paper = (gray: (at: number) => number) => ({
    pixels: Buffer.from(Array.from({ length: 9000 }, (_, at) => gray(at))),
  });

  it("knows the white paper of a fax", () => {
    expect(isWithoutGrain(paper((at) => (at % 10 === 0 ? 0 : 255)))).toBe(true);
  });
  it.each([
    ["a scanner's grain", (at: number) => 255 - ((at * 7) % 30)],
    ["a photo's gray paper", () => 200],
    ["a page that is mostly dark", (at: number) => (at % 10 < 4 ? 255 : 0)],
  ])("takes %s for none", (_, gray) => {
    expect(isWithoutGrain(paper(gray))).toBe(false);
  });
});
