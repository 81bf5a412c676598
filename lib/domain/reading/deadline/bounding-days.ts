import { findDates } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";

/** "After 08/28/2026", "benefits ended on 09/10/2026", "effective 09/22/2026": from when on something holds, and no day of a visit. */
const BOUND =
  /\b(?:after|since|until|before|beyond|past|(?:end|stop|cease|expire)(?:s|d|ed|ped)?(?: on)?|terminat(?:es|ed)(?: on)?|effective(?: date)?:?|as of)\s*$/i;

/** The days of service without those that the paper names only to say from when, or until when, something holds. */
export function withoutBounds(found: Candidate | undefined, { lines }: Reading): Candidate | undefined {
  if (!found) return undefined;
  const mentions = lines.flatMap(({ text }, at) =>
    findDates(text).map(({ iso, start }) => {
      const before = text.slice(0, start);
      // The word may end the line above.
      const above = before.trim() === "" ? (lines[at - 1]?.text.trimEnd() ?? "") : "";
      return { iso, bounds: BOUND.test(above || before) };
    }),
  );
  const isBound = (iso: string) => {
    const own = mentions.filter((one) => one.iso === iso);
    return own.length > 0 && own.every(({ bounds }) => bounds);
  };
  const days = found.value.split(", ").filter((iso) => !isBound(iso));
  return days.length > 0 ? { ...found, value: days.join(", ") } : undefined;
}
