import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofOtherDecisions } from "./other-decisions";

const fact = (id: string, page: number, quote: string, more: Partial<ChartFact> = {}): ChartFact => ({
  id,
  place: { documentId: "eob", page, boxes: [] },
  quote,
  heading: "Explanation of Benefits",
  section: "",
  topics: [],
  ...more,
});
const paper = (id: string, page: number, date: string) =>
  fact(id, page, "Highway Blue, Explanation of Benefits, dated 08/17/2026", {
    date,
    told: true,
    topics: ["other_payer"],
  });

it("leaves out another payer's decision on services of other days", () => {
  const all = [
    paper("ours", 1, "2026-08-17"),
    fact("row", 1, "07/06/2026 97140 allowed 128.60 paid 85.60"),
    paper("older", 2, "2026-06-29"),
    fact("other", 2, "05/04/2026 97140 allowed 128.60 paid 85.60"),
  ];
  expect([...ofOtherDecisions(all, ["2026-07-06"])]).toEqual(["older"]);
  expect([...ofOtherDecisions(all, [])]).toEqual([]);
});

it("leaves out a paper that decided nothing", () => {
  const all = [
    paper("held", 1, "2026-08-17"),
    fact("row", 1, "07/06/2026 97140 $65.00 PENDED: form needed from the member. No payment yet."),
  ];
  expect([...ofOtherDecisions(all, ["2026-07-06"])]).toEqual(["held"]);
});
