import { bestOf, type Candidate, type Reading } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import { kept } from "../page/kept";
import { injuryDatesOf } from "./injury-dates";
import { daysAlone } from "./notice-date-alone";
import { labeledDays, labeledLastResort } from "./notice-date-labels";
import {
  dayOfBill,
  dayOfMessage,
  dayOfNote,
  dayOfStatus,
  dayOfThread,
  dayPosted,
  daysCalled,
  daysMade,
} from "./notice-date-told";
import { daysOfPayment, packedDaysPaid } from "./payment-date";

/** The date of the notice: by its label, else the date that stands alone in the letterhead. */
export const readNoticeDate: (reading: Reading) => Candidate | undefined = kept(readDay);

/** Where a paper says when it was written; of two that say it as surely the first goes. */
const FINDERS: readonly ((reading: Reading) => Candidate[])[] = [
  labeledDays,
  labeledLastResort,
  dayOfBill,
  dayOfStatus,
  dayOfThread,
  dayPosted,
  dayOfMessage,
  daysMade,
  daysOfPayment,
  packedDaysPaid,
  daysCalled,
  dayOfNote,
  daysAlone,
];

function readDay(reading: Reading): Candidate | undefined {
  const isLongBefore = longBeforeOthers(reading);
  const injuries = new Set(injuryDatesOf(reading));
  return bestOf(
    FINDERS.flatMap((find) =>
      find(reading).filter(
        ({ value }) => !isLongBefore(value) && (find === labeledDays || !injuries.has(value)),
      ),
    ),
  );
}

/** A birth date that nothing labels stands alone in its cell as well. By most of the other days: an end of 12/31/2099 is one. */
function longBeforeOthers({ lines }: Reading): (day: string) => boolean {
  const years = lines.flatMap((line) => datesOn(line).map(({ iso }) => Number(iso.slice(0, 4))));
  return (day) => {
    const later = years.filter((year) => year - Number(day.slice(0, 4)) > MOST_YEARS);
    return later.length * 2 > years.length;
  };
}
/** No notice speaks of days so long after it was written. */
const MOST_YEARS = 10;
