import { expect, it } from "vitest";
import { cleanPage } from "./clean-page";

const WIDTH = 400;
const HEIGHT = 500;

/** White paper with dark rows: letters are strokes two wide and two apart. */
function paper(rows: { from: number; to: number; solid?: boolean }[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { from, to, solid } of rows)
    for (let y = from; y < to; y++)
      for (let x = solid ? 0 : 20; x < (solid ? WIDTH : WIDTH - 20); x++)
        if (solid || x % 4 < 2) pixels[y * WIDTH + x] = solid ? 60 : 10;
  const image = { pixels, width: WIDTH, height: HEIGHT };
  cleanPage(image);
  const isDark = (y: number) => pixels.subarray(y * WIDTH, (y + 1) * WIDTH).some((gray) => gray < 128);
  return isDark;
}

it("keeps a letterhead's first line near the edge of the paper", () => {
  const isDark = paper([
    { from: 11, to: 17 },
    { from: 60, to: 70 },
  ]);
  expect([isDark(13), isDark(65)]).toEqual([true, true]);
});

it("whitens the band that a scanner leaves along the edge, and keeps the line behind it", () => {
  const isDark = paper([
    { from: 0, to: 3, solid: true },
    { from: 13, to: 18 },
  ]);
  expect([isDark(1), isDark(15)]).toEqual([false, true]);
});

it("whitens the grain of the paper, and keeps gray print and a page without grain as they are", () => {
  const cleaned = (grain: number) => {
    const pixels = new Uint8Array(WIDTH * HEIGHT);
    for (let at = 0; at < pixels.length; at++) pixels[at] = 245 - ((at * 7919) % (grain + 1));
    for (let y = 100; y < 110; y++) for (let x = 20; x < 380; x += 4) pixels[y * WIDTH + x] = 140;
    cleanPage({ pixels, width: WIDTH, height: HEIGHT });
    return {
      paper: Math.min(...pixels.subarray(300 * WIDTH, 320 * WIDTH)),
      print: pixels[105 * WIDTH + 200] ?? 255,
    };
  };
  const { paper, print } = cleaned(35);
  expect(paper).toBeGreaterThan(250);
  expect(print).toBeLessThan(190);
  expect(cleaned(0)).toEqual({ paper: 255, print: 145 });
});
