import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofLongerCourse } from "./longer-course";

const said = (...quotes: string[]) =>
  quotes.map(
    (quote): ChartFact => ({
      ...{ id: quote, quote, heading: "", section: "", topics: [] },
      place: { documentId: "note", page: 1, boxes: [] },
    }),
  );
const FACTS = said(
  "Massive cuff tear, 5.4 cm, two tendons.",
  "NO strengthening before 12 wks.",
  "Strengthening allowed only from 10/05/2026.",
  "Wound healed.",
);
const answer = (asked: string) => ofLongerCourse(asked, FACTS).map(({ quote }) => quote);

it.each([
  "a documented reason why this case takes longer than the guideline expects",
  "No exceptional factors are documented.",
  "The visits exceed the ODG number without complicating factors.",
])("is told by what made the case heavier and what held it up: %s", (asked) =>
  expect(answer(asked)).toEqual(FACTS.slice(0, 3).map(({ quote }) => quote)),
);

it.each(["Objective gain is not shown.", "The home program is enough."])(
  "answers nothing else: %s",
  (asked) => expect(answer(asked)).toEqual([]),
);
