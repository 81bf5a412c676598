import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOnLetter, type QuarterTurn, type SheetContent, type SixNumbers, STAMP_STRIP } from "./sheet";

const at = ([a, b, c, d, e, f]: SixNumbers, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const full = (width: number, height: number, more: Partial<SheetContent> = {}): SheetContent => {
  const box = { left: 0, bottom: 0, right: width, top: height };
  return { box, marks: box, turn: 0, width, height, ...more };
};

describe("placeOnLetter", () => {
  it("leaves a Letter page as it is when its foot is free", () => {
    const marks = { left: 50, bottom: 72, right: 560, top: 740 };
    const { page, matrix } = placeOnLetter(full(612, 792, { marks }), { upright: false });
    expect(page).toEqual({ width: 612, height: 792 });
    expect(matrix.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it("shrinks a page that is drawn on down to its edge", () => {
    const { matrix } = placeOnLetter(full(612, 792), { upright: false });
    expect(at(matrix, 0, 0).y).toBeCloseTo(STAMP_STRIP);
    expect(at(matrix, 612, 792).y).toBeCloseTo(792);
  });

  it("gives a wide page a landscape sheet, or lays it on its side for a fax", () => {
    expect(placeOnLetter(full(792, 612), { upright: false }).page).toEqual({ width: 792, height: 612 });
    const fax = placeOnLetter(full(792, 612), { upright: true });
    expect(fax.page).toEqual({ width: 612, height: 792 });
    // The page's left edge lies along the bottom of the paper.
    expect(at(fax.matrix, 0, 0).y).toBeCloseTo(at(fax.matrix, 0, 612).y);
    expect(at(fax.matrix, 0, 0).y).toBeLessThan(at(fax.matrix, 792, 0).y);
  });

  it.each([
    [0, "left", "bottom"],
    [90, "left", "top"],
    [180, "right", "top"],
    [270, "right", "bottom"],
  ] as const)("turns clockwise by %s: the origin comes to the %s %s", (turn, side, edge) => {
    const { page, matrix } = placeOnLetter(full(400, 500, { turn }), { upright: false });
    const origin = at(matrix, 0, 0);
    expect(origin.x < page.width / 2 ? "left" : "right").toBe(side);
    expect(origin.y < page.height / 2 ? "bottom" : "top").toBe(edge);
  });

  it("never crops, never enlarges and keeps the foot free, whatever the size, place and turn", () => {
    const side = fc.double({ min: 1, max: 20_000, noNaN: true });
    const place = fc.double({ min: -5_000, max: 5_000, noNaN: true });
    const turn = fc.constantFrom<QuarterTurn>(0, 90, 180, 270);
    fc.assert(
      fc.property(
        side,
        side,
        place,
        place,
        turn,
        fc.boolean(),
        (width, height, left, bottom, turn, upright) => {
          const box = { left, bottom, right: left + width, top: bottom + height };
          const { page, matrix } = placeOnLetter({ box, marks: box, turn, width, height }, { upright });
          const corners = [at(matrix, box.left, box.bottom), at(matrix, box.right, box.top)];
          for (const { x, y } of corners) {
            expect(x).toBeGreaterThan(-0.01);
            expect(x).toBeLessThan(page.width + 0.01);
            expect(y).toBeGreaterThan(STAMP_STRIP - 0.01);
            expect(y).toBeLessThan(page.height + 0.01);
          }
          const [a, b] = matrix;
          expect(Math.hypot(a, b)).toBeLessThan(1.000001);
        },
      ),
    );
  });
});
