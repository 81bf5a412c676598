import { longDate } from "../../facts/facts";
import type { PlannedPoint } from "../answers/best-points";
import { nameMissing } from "../open/name-missing";
import { weighedQuestions } from "../open/weighed-questions";
import type { LetterGrounds } from "./grounds";
import { isOpen, type LetterPlan } from "./letter-plan";

type Told = { points: readonly PlannedPoint[]; supporting: LetterPlan["supporting"] };

/** What a person is asked where the chart says nothing. */
export const openQuestions = (
  { later, facts, all }: LetterGrounds,
  { points, supporting }: Told,
): LetterPlan["questions"] =>
  weighedQuestions({
    open: points.filter((point) => isOpen(point) && point.disputed).slice(0, later ? 1 : undefined),
    answered: points.some((point) => !isOpen(point)),
    // Nobody can tell from here what another practice found before the first visit.
    needs: later
      ? []
      : supporting
          .filter(({ facts: found, answer }) => found.length === 0 && !answer)
          .map(({ need }) => need),
    order: supporting.map(({ need }) => need),
    facts,
    withChart: all.length > 0,
  });

/** What the record lacks, in words for whoever completes it. */
export const missingFromRecord = (
  { later, facts, all, letter, noticeText }: LetterGrounds,
  { points, supporting }: Told,
): string[] => [
  ...(later
    ? [
        `The first visit in the record is of ${longDate(later)}, after every denied day: see whose services the notice is about.`,
      ]
    : []),
  ...nameMissing({
    points: points.map((point) => ({
      ...point,
      open: isOpen(point),
      answered: point.answer !== undefined,
    })),
    needs: supporting.map(({ need, facts: found, answer }) => ({
      need,
      open: found.length === 0 && !answer,
    })),
    ...{ facts, all, letter, noticeText },
  }),
];
