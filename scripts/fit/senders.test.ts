import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readReading } from "@/lib/domain/reading/extract";
import { payerShare } from "@/lib/domain/reading/weighed/sender";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const FIXTURES = "tests/fixtures";

/** Texts of the cases that no weight is fitted with. */
const closedCases: [set: string, names: string[]][] = Object.entries(
  JSON.parse(readFileSync(`${FIXTURES}/closed.json`, "utf8")) as Record<string, string[]>,
).filter(([set]) => set.startsWith("letters"));
const shares = (isWanted: (file: string) => boolean) =>
  closedCases.flatMap(([set, names]) =>
    names.flatMap((name) =>
      readdirSync(`${FIXTURES}/${set}/${name}`)
        .filter((file) => file.endsWith(".txt") && isWanted(file))
        .map((file) =>
          payerShare(readReading(fromPlainText(readFileSync(`${FIXTURES}/${set}/${name}/${file}`, "utf8")))),
        ),
    ),
  );

// Floors a little below what docs/measured/reading.md gives.
it("tells a payer's paper from those of a chart that it has not met", () => {
  const notices = shares((file) => file === "denial.txt");
  const charts = shares((file) => file !== "denial.txt");
  const share = (of: number[], isRight: (one: number) => boolean) => of.filter(isRight).length / of.length;
  expect(share(notices, (one) => one >= 0.8)).toBeGreaterThan(0.97);
  expect(share(charts, (one) => one < 0.8)).toBeGreaterThan(0.97);
});
