import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofComparedDeficit } from "./compared-deficit";

const fact = (quote: string, date = "2026-11-09", heading = "Progress Report") =>
  ({
    id: quote,
    quote,
    date,
    heading,
    section: "",
    topics: [],
    place: { documentId: "n", page: 1 },
  }) as unknown as ChartFact;
const GRIP = fact("Grip R 34 lb, L 92 lb.");
const OLDER = fact("Grip R 18 lb, L 92 lb.", "2026-10-19");
const JOB = fact("Task Boning knife; Hand R; Force 60 lb grip", "2026-09-21", "Job Function Sheet");
const FACTS = [OLDER, GRIP, JOB, fact("Home program done daily."), fact("Right wrist flexion 40.")];
const said = (asked: string, facts = FACTS) => ofComparedDeficit(asked, facts).map(({ quote }) => quote);

it("answers a deficit beside the other side with the newest values of both", () => {
  expect(said("a deficit that remains, compared with the opposite hand")).toEqual([GRIP.quote]);
  expect(said("no objective deficit against the unaffected side")).toEqual([GRIP.quote]);
  expect(
    said("side-to-side difference is not shown", [fact("Pinch 9 lb right vs 21 lb left.")]),
  ).toHaveLength(1);
});

it("and beside the work with what the job asks", () => {
  expect(said("compared with the opposite hand and with what the job asks")).toEqual([GRIP.quote, JOB.quote]);
  expect(said("the demands of the employee's position are not shown")).toEqual([JOB.quote]);
});

it("answers no other point", () => {
  expect(said("objective improvement over the 24 visits")).toEqual([]);
  expect(said("the other insurer has not paid")).toEqual([]);
  expect(said("the job of the reviewer")).toEqual([]);
});
