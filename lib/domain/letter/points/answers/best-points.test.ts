import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutRepeats } from "./best-points";
import type { PairedPoint } from "./pair";

const value = { id: "d:1:1", quote: "Oswestry 52%", topics: [] } as unknown as ChartFact;
const point = (id: string, kind: PairedPoint["kind"]): PairedPoint => ({
  ...{ id, kind, text: id, disputed: true, topics: [], passages: [], near: [], series: [value] },
});

it("answers each criterion by the one value that there is, and two reasons of one matter over one answer", () => {
  const planned = (kind: PairedPoint["kind"], second = "No objective deficits were documented.") =>
    withoutRepeats([point("Objective findings are missing.", kind), point(second, kind)]);
  expect(planned("criterion").map(({ series, sameAs }) => [series.length, sameAs])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  // Seen red: the second reason stood open, and a person was asked for what the letter said.
  expect(planned("reason").map(({ series, sameAs }) => [series.length, sameAs])).toEqual([
    [1, undefined],
    [1, "Objective findings are missing."],
  ]);
  // Seen red: a score of dizziness answered it, and nobody was asked.
  expect(planned("reason", "No fall risk was documented.").map(({ series }) => series.length)).toEqual([
    1, 0,
  ]);
});

it("tells values that show a gain whole under the point that misses it, and quotes with it the point that has nothing else", () => {
  const gain = { ...point("no measurable gain is shown", "reason"), series: [value] };
  const [first, second] = withoutRepeats([point("the guideline allows 24 visits", "reason"), gain]);
  expect(first?.sameAs).toBe(gain.id);
  expect(second?.series).toEqual([value]);
  // What has a passage of its own keeps it.
  const own = { ...point("24 visits", "reason"), passages: [{ ...value, id: "d:1:2" }] };
  expect(withoutRepeats([own, gain])[0]?.sameAs).toBeUndefined();
});

// Seen red: six rows of a form, each over the same passage.
it("quotes reasons that have nothing but the same repeated passage over one answer", () => {
  const passage = { ...value, id: "d:1:9" };
  const reason = (id: string) => ({ ...point(id, "reason"), series: [], passages: [passage] });
  const item = { ...point("the receipt", "item"), series: [], passages: [passage] };
  const planned = withoutRepeats([item, reason("not timely"), reason("no record"), reason("late")]);
  expect(planned.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, "not timely", "not timely"]);
  const other = { ...reason("late"), passages: [{ ...value, id: "d:1:10" }] };
  expect(withoutRepeats([item, reason("not timely"), other]).map(({ sameAs }) => sameAs)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
