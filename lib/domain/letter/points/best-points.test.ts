import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { withoutRepeats } from "./best-points";
import type { PairedPoint } from "./pair";

const value = { id: "d:1:1", quote: "Oswestry 52%", topics: [] } as unknown as ChartFact;
const point = (id: string, kind: PairedPoint["kind"]): PairedPoint => ({
  ...{ id, kind, text: id, disputed: true, topics: [], passages: [], near: [], series: [value] },
});

it("answers each criterion by the one value that there is, and a reason only once", () => {
  const rows = (kind: PairedPoint["kind"]) =>
    withoutRepeats([point("a", kind), point("b", kind)]).map(({ series }) => series.length);
  expect(rows("criterion")).toEqual([1, 1]);
  expect(rows("reason")).toEqual([1, 0]);
});
