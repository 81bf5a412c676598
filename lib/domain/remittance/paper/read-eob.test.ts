import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { scoreSheet, type TrueSheet } from "@/scripts/eval/eob-score";
import { balanceOf } from "./balance";
import { readEob } from "./read-eob";

const FOLDER = "tests/fixtures/eob";
const sheetOf = (name: string) => readEob(fromPlainText(readFileSync(`${FOLDER}/${name}`, "utf8")));

describe.each(["seen", "first-sight"])("remittances on paper, %s", (set) => {
  const truths: Record<string, TrueSheet> = JSON.parse(readFileSync(`${FOLDER}/${set}/truth.json`, "utf8"));
  const names = readdirSync(`${FOLDER}/${set}`).filter((name) => name.endsWith(".txt"));

  it.each(names)("%s", (name) => {
    const truth = truths[name];
    if (!truth) throw new Error("no truth");
    expect(scoreSheet(sheetOf(`${set}/${name}`), truth).wrong).toEqual([]);
  });
});

describe("the balance of a paper", () => {
  it("says by how much a line is off, and where", () => {
    const { balanced, imbalances } = balanceOf(sheetOf("seen/off-by-twelve.txt"));
    expect(balanced).toBe(false);
    expect(imbalances).toEqual([
      {
        level: "line",
        claim: 1,
        line: 1,
        column: null,
        expected: 9200,
        stated: 8000,
        off: -1200,
        message: "Claim 1, line 1 is off by $12.00: billed less adjustments is $92.00, paid is $80.00.",
      },
    ]);
  });

  it("compares the check with its claims, what is taken beside them and interest", () => {
    const sheet = sheetOf("seen/reversal-offset.txt");
    expect(balanceOf(sheet).imbalances).toEqual([]);
    expect(balanceOf({ ...sheet, providerAdjustments: [] }).imbalances.map(({ message }) => message)).toEqual(
      ["The check is off by $20.00: the claims add up to $34.00, the check is $14.00."],
    );
    const interest = sheetOf("seen/work-comp-review.txt");
    expect(interest.claims[0]?.interest).toBe(307);
    expect(balanceOf(interest).balanced).toBe(true);
  });

  it("holds the lines against the claim's printed totals", () => {
    const sheet = sheetOf("seen/plan-three-patients.txt");
    const line = sheet.claims[0]?.lines[0];
    if (!line) throw new Error("no line");
    line.paid = 7350;
    expect(
      balanceOf(sheet).imbalances.map(({ level, line, column, off }) => [level, line, column, off]),
    ).toEqual([
      ["line", 1, null, -500],
      ["claim", null, "paid", 500],
      ["check", null, null, 500],
    ]);
  });

  it("says what cannot be checked instead of guessing", () => {
    const { balanced, unknown } = balanceOf(sheetOf("seen/tpa-own-codes.txt"));
    expect(balanced).toBeNull();
    expect(unknown).toEqual([
      "The amount of the check is not printed, so the claims cannot be compared with it.",
    ]);
  });
});

it("finds no claim in a letter", () => {
  const letter = "Dear provider,\n\nWe received your appeal of claim 1234567 on 08/01/2026 for $120.00.\n";
  expect(readEob(fromPlainText(letter)).claims).toEqual([]);
});
