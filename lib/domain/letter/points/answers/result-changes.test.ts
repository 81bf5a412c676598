import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { notBetterAtLast } from "./latest-note";
import { ofResultChanges } from "./result-changes";

const fact = (quote: string, date = "2026-10-30") =>
  ({ id: `${quote}${date}`, quote, date, topics: [], heading: "", section: "" }) as unknown as ChartFact;
const criterion = (text: string) => ({ id: "1", kind: "criterion" as const, text, disputed: true });
const ASKED = "A statement how the result will change management.";
const PLAN = "MRI R shoulder. If full-thickness: ortho for early repair. If not: steroid injection.";

it.each([
  [ASKED, PLAN],
  ["Documentation that MRI findings would alter the treatment plan", PLAN],
  ["How the study is expected to guide care", "If the MRI shows a disc fragment, refer to spine surgery."],
  [ASKED, "Depending on the result she goes to surgery or on with therapy."],
])("answers %s", (asked, quote) => expect(ofResultChanges(criterion(asked), [fact(quote)])).toHaveLength(1));

it.each([
  [ASKED, "Return in 6 weeks, MRI if no better."],
  [ASKED, "If pain worsens, stop the exercises."],
  [ASKED, "Start naproxen 500 twice a day with food."],
  ["Six weeks of treatment that failed.", PLAN],
])("does not answer %s by %s", (asked, quote) =>
  expect(ofResultChanges(criterion(asked), [fact(quote)])).toEqual([]),
);

it("takes of the last examination what is no better than before", () => {
  const value = (key: string, number: number, date: string, better?: "higher" | "lower") =>
    ({ ...fact(key, date), measure: { key, name: key, value: String(number), number, better } }) as ChartFact;
  const before = [value("er", 3, "2026-09-08", "higher"), value("flex", 85, "2026-09-08", "higher")];
  const last = [
    value("er", 2.7, "2026-10-30", "higher"),
    value("flex", 88, "2026-10-30", "higher"),
    value("lag", 15, "2026-10-30", "lower"),
  ];
  expect(notBetterAtLast(last, [...before, ...last]).map(({ measure }) => measure?.key)).toEqual(["er"]);
});
