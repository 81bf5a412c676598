import type { LetterPlan } from "./plan/letter-plan";

/** Ids of what the letter states. */
export const factsUsed = (plan: LetterPlan): ReadonlySet<string> =>
  new Set(
    [
      ...plan.points.flatMap(({ series, passages }) => [...series, ...passages]),
      ...plan.supporting.flatMap(({ facts }) => facts),
      ...(plan.notesHeld?.copies ?? []),
      ...plan.otherInjuries.flatMap(({ facts }) => facts),
    ].map(({ id }) => id),
  );
