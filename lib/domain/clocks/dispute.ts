import { lastWorkingDay } from "./business-day";
import type { Clock } from "./clock";
import { count, type Period } from "./rule";
import { ENTITY_DECIDES, NEGOTIATION, OFFERS, SELECTION_OF_ENTITY, START_OF_DISPUTE } from "./rules";

/** The days of a federal payment dispute's steps (IDR), each null until it was done. */
export type DisputeSteps = {
  startedOn: string | null;
  selectedOn: string | null;
  offeredOn: string | null;
};

const NOT_STARTED: DisputeSteps = { startedOn: null, selectedOn: null, offeredOn: null };

/**
 * The dates after an open negotiation was asked for (45 CFR 149.510): it runs, then the dispute may be started for four business
 * days, an entity is selected, offers are sent, it decides. Those that we have to keep come before the others' of the same step.
 */
export function disputeClocks(negotiatingFrom: string, steps: DisputeSteps = NOT_STARTED): Clock[] {
  const { startedOn, selectedOn, offeredOn } = steps;
  if (selectedOn) {
    const decision = theirs(
      selectedOn,
      ENTITY_DECIDES,
      "the entity decides within 30 business days of its selection",
    );
    if (offeredOn) return [decision];
    return [
      ours(selectedOn, OFFERS, "offers and fees within 10 business days of the entity's selection"),
      decision,
    ];
  }
  if (startedOn)
    return [
      ours(startedOn, SELECTION_OF_ENTITY, "agree on a certified entity within 3 business days of the start"),
    ];
  const ends = theirs(negotiatingFrom, NEGOTIATION, "an open negotiation runs 30 business days");
  const start = ours(
    ends.due,
    START_OF_DISPUTE,
    "4 business days after an open negotiation of 30 to start the dispute",
  );
  return [ends, { ...start, from: negotiatingFrom }];
}

const counted = (from: string, period: Period, words: string) => ({
  ...{ kind: "idr" as const, due: count(from, period), basis: "rule" as const, from, certain: false },
  source: `Surprise billing: ${words} (45 CFR 149.510)`,
});
const theirs = (from: string, period: Period, words: string): Clock => ({
  ...counted(from, period, words),
  workBy: null,
});
const ours = (from: string, period: Period, words: string): Clock => {
  const clock = counted(from, period, words);
  return { ...clock, workBy: lastWorkingDay(clock.due) };
};
