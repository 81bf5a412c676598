import { type FoundDate, findDates } from "./calendar-date";
import { kept } from "./kept";

/** All dates of a line or a sentence, in reading order: most rules ask for those of each line. */
export const datesOn: (printed: { text: string }) => readonly FoundDate[] = kept(
  ({ text }: { text: string }) => findDates(text),
);
