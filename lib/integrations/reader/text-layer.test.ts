import { describe, expect, it } from "vitest";
import type { LayerWord } from "./pdf-page";
import { isPlausible, joinWords, judgeTextLayer } from "./text-layer";

const PAGE = { x: 0, y: 0, width: 1, height: 1 };

const layer = (text: string, more: Partial<LayerWord> = {}): LayerWord[] =>
  text.split(" ").map((word, index) => ({
    text: word,
    confidence: 1,
    box: { x: (index % 10) / 10, y: Math.floor(index / 10) / 20, width: 0.08, height: 0.02 },
    invisible: false,
    suspect: 0,
    turn: 0,
    ...more,
  }));

const LETTER = "This claim was denied on 09/30/2026 because no precertification was obtained for the surgery "
  .repeat(6)
  .trim();
const judge = (words: LayerWord[], images: (typeof PAGE)[] = []) =>
  judgeTextLayer({ words, images, hasMarks: true });

describe("judgeTextLayer", () => {
  it("believes a drawn letter, also on a full-page background picture", () => {
    expect(judge(layer(LETTER)).needsOcr).toBe(false);
    expect(judge(layer(LETTER), [PAGE]).needsOcr).toBe(false);
  });

  it("reads the picture of a scan that has only a fax line as text, and keeps that line", () => {
    const verdict = judge(layer("FAX 09/30/2026 10:12 page 1 of 3 from Clinic"), [PAGE]);
    expect(verdict.needsOcr).toBe(true);
    expect(verdict.keep.length).toBeGreaterThan(5);
  });

  it("believes good hidden text under a scan, and drops junk", () => {
    expect(judge(layer(LETTER, { invisible: true }), [PAGE]).needsOcr).toBe(false);
    const junk = judge(
      layer("~j.l_; xqzt; |l|{ ~~ }{ wvrx kk;l: `.-,' zxcvbq ;;l ".repeat(12).trim(), { invisible: true }),
      [PAGE],
    );
    expect(junk).toEqual({ needsOcr: true, keep: [] });
  });

  it("does not believe a font without a character map", () => {
    expect(judge(layer(LETTER, { suspect: 1 }))).toEqual({ needsOcr: true, keep: [] });
    const shifted = "7KLV FODLP ZDV GHQLHG EHFDXVH QR SUHFHUWLILFDWLRQ ".repeat(5).trim();
    expect(judge(layer(shifted)).needsOcr).toBe(true);
  });

  it("reads a page without words only when something is drawn on it", () => {
    expect(judgeTextLayer({ words: [], images: [], hasMarks: true }).needsOcr).toBe(true);
    expect(judgeTextLayer({ words: [], images: [], hasMarks: false }).needsOcr).toBe(false);
  });

  it("reads a picture that stands beside good text", () => {
    expect(judge(layer(LETTER), [{ x: 0, y: 0.5, width: 1, height: 0.5 }]).needsOcr).toBe(true);
    expect(judge(layer(LETTER), [{ x: 0, y: 0.5, width: 0.2, height: 0.1 }]).needsOcr).toBe(false);
  });
});

describe("isPlausible", () => {
  it.each([
    "Denied.",
    "CO-197",
    "$1,420.00",
    "(1)(2)",
    "Nguyễn,",
    "O'Brien-Smith",
    "HMK900333222001",
    "......",
    "06/03-06/03/26",
  ])("takes %s", (token) => expect(isPlausible(token)).toBe(true));
  it.each(["~j.l_;", "zxcvbqw", "}{|l~"])("refuses %s", (token) => expect(isPlausible(token)).toBe(false));
});

describe("joinWords", () => {
  it("adds what was read only where the layer has nothing", () => {
    const [known] = layer("FAX");
    const read = [
      { text: "FAX", confidence: 0.9, box: { x: 0.01, y: 0.001, width: 0.06, height: 0.018 } },
      { text: "Denied", confidence: 0.9, box: { x: 0.4, y: 0.5, width: 0.1, height: 0.02 } },
    ];
    expect(joinWords(known ? [known] : [], read, 0).map(({ text }) => text)).toEqual(["FAX", "Denied"]);
  });
});
