import { describe, expect, it } from "vitest";
import { parseTsv } from "./tesseract-tsv";

const row = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  confidence: number,
  level = 5,
) => [level, 1, 1, 1, 1, 1, x, y, width, height, confidence, text].join("\t");
const texts = (...rows: string[]) =>
  parseTsv(["level\tpage_num", ...rows, ""].join("\n")).map(({ text }) => text);
const letter = [
  row("Claim", 100, 100, 60, 20, 96),
  row("Number:", 170, 100, 80, 20, 95),
  row("12345", 270, 100, 60, 20, 91),
];

describe("parseTsv", () => {
  it("takes the words with their boxes and confidence from 0 to 1, and no other level", () => {
    const [word] = parseTsv([row("", 0, 0, 500, 500, -1, 1), ...letter].join("\n"));
    expect(word).toEqual({ text: "Claim", confidence: 0.96, box: { x: 100, y: 100, width: 60, height: 20 } });
  });

  it("drops dust, ruled lines and unsure letters on their own", () => {
    const noise = [
      row(".", 500, 300, 2, 2, 80),
      row("|", 5, 50, 3, 200, 70),
      row("oe", 700, 400, 34, 2, 31),
      row("i", 600, 500, 4, 20, 40),
    ];
    expect(texts(...letter, ...noise)).toEqual(["Claim", "Number:", "12345"]);
  });

  it("keeps lone cells of tables and dashes between words", () => {
    expect(texts(...letter, row("1", 700, 100, 10, 20, 91), row("-", 335, 108, 13, 4, 55))).toEqual([
      "Claim",
      "Number:",
      "12345",
      "1",
      "-",
    ]);
  });

  it("takes each picture of a list by itself", () => {
    const list = [...letter, "5\t2\t1\t1\t1\t1\t10\t8\t90\t40\t88\tCO-50"].join("\n");
    expect(parseTsv(list).map(({ text }) => text)).toEqual(["Claim", "Number:", "12345"]);
    expect(parseTsv(list, 2)).toEqual([
      { text: "CO-50", confidence: 0.88, box: { x: 10, y: 8, width: 90, height: 40 } },
    ]);
    expect(parseTsv(list, 3)).toEqual([]);
  });
});
