import { describe, expect, it } from "vitest";
import { removeTornRules } from "./torn-rules";

const DPI = 200;
const WIDTH = 600;
const HEIGHT = 200;

/** How much ink stays of what is drawn on white paper. */
function inkLeft(ink: (x: number, y: number) => boolean) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) if (ink(x, y)) pixels[y * WIDTH + x] = 60;
  const drawn = pixels.filter((gray) => gray === 60).length;
  removeTornRules({ pixels, width: WIDTH, height: HEIGHT, dpi: DPI });
  return pixels.filter((gray) => gray === 60).length / drawn;
}

describe("removeTornRules", () => {
  it("whitens the dots that are left of a rule between two rows", () => {
    const isDot = (x: number, y: number) => y >= 98 && y < 102 && (x * 7 + y * 3) % 11 < 4;
    expect(inkLeft(isDot)).toBe(0);
    const isRow = (y: number) => (y >= 70 && y < 88) || (y >= 112 && y < 130);
    expect(inkLeft((x, y) => isDot(x, y) || (isRow(y) && x % 9 < 4))).toBeGreaterThan(0.8);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ["a row of print", (x, y) => y >= 90 && y < 108 && x % 9 < 4],
    ["a dash", (x, y) => y >= 98 && y < 102 && x >= 200 && x < 240],
    [
      "the dots over letters",
      (x, y) => (y >= 90 && y < 93 && x % 12 < 3) || (y >= 96 && y < 110 && x % 12 < 3),
    ],
    ["the full stops of a row", (x, y) => y >= 98 && y < 101 && x % 60 < 3],
  ])("keeps %s", (_, ink) => {
    expect(inkLeft(ink)).toBe(1);
  });
});
