import { addDays, findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { marksIn } from "./person-cell";

/** "Baby Girl Fairweather": billed before the child had a name. */
const UNNAMED =
  /^(?:baby|newborn|infant)(?: (?:boy|girl))?(?: of)? (\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)$/iu;
/** "FAIRWEATHER, PHILIPPA ROSE" before a number, a birth or a status. */
const LISTED =
  /(?<![\p{L}-])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=\s{2,}|\s*[|(]|$)/u;
/** A child without a name of its own is seen in its first weeks and asked about within the year. */
const INFANT_DAYS = 400;

/**
 * The name under which a child who was billed as "Baby Girl" stands on a plan's list: the one of the surname who was born last, as an infant of the day of the list. Of two born
 * on one day nobody can be told.
 */
export function nameOfNewborn(
  papers: readonly Line[][],
  billedAs: string,
): { name: string; born: string } | undefined {
  const surname = UNNAMED.exec(billedAs.trim())?.[1]?.toLowerCase();
  if (!surname) return undefined;
  const texts = papers.flat().map(({ text }) => text);
  const listed = texts.flatMap((text) => {
    const [, last = "", given = ""] = LISTED.exec(text) ?? [];
    const { born } = marksIn(text);
    // "CASTELLANOS-REED" of both parents, where the child was billed under the mother's "Reed".
    const isOfSurname = [last, ...last.split("-")].some((part) => part.toLowerCase() === surname);
    return born && isOfSurname ? [{ name: `${given} ${last}`, born }] : [];
  });
  const newest = listed
    .map(({ born }) => born)
    .toSorted()
    .at(-1);
  const latest = texts
    .flatMap((text) => findDates(text).map(({ iso }) => iso))
    .toSorted()
    .at(-1);
  const children = new Map(
    listed.filter(({ born }) => born === newest).map((child) => [child.name.toLowerCase(), child]),
  );
  const [child] = children.values();
  const isInfant = newest && latest && newest >= addDays(latest, -INFANT_DAYS);
  return isInfant && children.size === 1 ? child : undefined;
}
