import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { drugTrials } from "./drug-trials";

const said = (quote: string, date: string, page = 1): ChartFact => ({
  ...{ id: quote, quote, date, heading: "", section: "", topics: [] },
  place: { documentId: "visits", page, boxes: [] },
});
const ASKED = "Tried at least one oral weight loss drug without enough result, or could not tolerate it";
const ABOUT = said("HPI: here about weight, +30 lb.", "2026-03-02");
const START = said("Start PHENTERMINE 15 mg qAM.", "2026-03-02");
const STOP = said("STOP phentermine today, not tolerated (BP, palpitations).", "2026-04-13", 2);
const quotes = (asked: string, ...facts: ChartFact[]) => drugTrials(asked, facts).map(({ quote }) => quote);

describe("a drug that was tried and given up", () => {
  it.each([
    [ASKED, [ABOUT, START, STOP], [START, STOP]],
    [
      "Failure of two other medications",
      [said("Began naproxen 500 BID", "2026-05-01"), said("Discontinued naproxen: no relief", "2026-06-01")],
      undefined,
    ],
    [
      "Intolerance of, or inadequate response to, a preferred agent",
      [said("trial of gabapentin 300", "2026-05-01"), said("d/c gabapentin, dizzy", "2026-05-20")],
      undefined,
    ],
  ])("is told from its beginning to its end: %s", (asked, facts, told) =>
    expect(drugTrials(asked, facts)).toEqual(told ?? facts),
  );

  it.each([
    [
      "it was stopped for another reason",
      ASKED,
      [ABOUT, START, said("Stop phentermine, at goal", "2026-04-13")],
    ],
    [
      "it worked and was borne",
      ASKED,
      [ABOUT, START, said("Stopped phentermine after remission, no side effects", "2026-04-13")],
    ],
    ["it is still taken", ASKED, [ABOUT, START, said("took it every day", "2026-04-13")]],
    [
      "another one was stopped",
      ASKED,
      [ABOUT, START, said("Stop lisinopril: cough, not tolerated", "2026-04-13")],
    ],
    ["nothing says that it was for that", ASKED, [START, STOP]],
    ["the end came first", ASKED, [ABOUT, said("Stop phentermine: rash", "2026-02-01"), START]],
    ["therapy was tried", "Six weeks of therapy without relief", [ABOUT, START, STOP]],
    ["drugs of today are asked for", "Takes two blood pressure drugs", [ABOUT, START, STOP]],
  ])("is not told where %s", (_, asked, facts) => expect(quotes(asked, ...facts)).toEqual([]));
});
