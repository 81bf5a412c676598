import { expect, it } from "vitest";
import { turnBars } from "./reversed-bars";

const WIDTH = 600;
const HEIGHT = 200;

/** How dark the picture is at a point, after its bars were turned. */
function turned(ink: (x: number, y: number) => number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) pixels[y * WIDTH + x] = ink(x, y);
  turnBars({ pixels, width: WIDTH, height: HEIGHT, dpi: 200 });
  return (x: number, y: number) => pixels[y * WIDTH + x] ?? 0;
}
const inside = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x >= left && x < right && y >= top && y < bottom;

it("prints the white letters of a dark bar black on white", () => {
  const letter = (x: number, y: number) => inside(x, y, 100, 90, 300, 110) && x % 10 < 4;
  const at = turned((x, y) => (inside(x, y, 50, 80, 550, 120) ? (letter(x, y) ? 245 : 50) : 245));
  expect([at(101, 100) < 40, at(107, 100) > 220, at(400, 100) > 220, at(20, 100)]).toEqual([
    true,
    true,
    true,
    245,
  ]);
});

it.each([
  ["a line of bold text", (x: number, y: number) => inside(x, y, 50, 80, 550, 110) && x % 10 < 6],
  ["a thick rule", (x: number, y: number) => inside(x, y, 50, 80, 550, 90)],
  ["a block of a logo", (x: number, y: number) => inside(x, y, 50, 80, 150, 120)],
  ["bars of a barcode", (x: number, y: number) => inside(x, y, 50, 80, 550, 120) && x % 7 < 4],
])("leaves %s as it is", (_, isInk) => {
  const at = turned((x, y) => (isInk(x, y) ? 40 : 245));
  for (const x of [50, 51, 100, 149]) expect(at(x, 85)).toBe(isInk(x, 85) ? 40 : 245);
});
