import { addDays } from "../../page/calendar-date";

/** A service is neither later than the notice about it nor much older; birth dates and deadlines are none. */
export function plausible(iso: string, notice: string | undefined, stillToCome = false): boolean {
  if (!notice) return true;
  if (stillToCome && iso > notice) return iso < addDays(notice, LONGEST_AHEAD);
  return iso <= notice && Number(notice.slice(0, 4)) - Number(iso.slice(0, 4)) <= 4;
}

/** So many days later care that goes on has ended. */
const LONGEST_AHEAD = 400;
