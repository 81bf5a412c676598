import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { groundOf, isDenied, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, lettersOf } from "./other-plan";

const OF_ENROLLMENT =
  /\b(?:(?:re)?enroll\w*|credential\w*|participat\w+|network|contract(?:ed|ing)?|provider (?:file|agreement)|roster)\b/i;
const EFFECTIVE =
  /\b(?:effective(?: date)?|eff|participating|enrolled|credentialed|in[- ]network|par)\b[^\d\n]{0,30}$/i;
/** "Retroactive dates cannot be given", "does not give effective dates back in time". */
const NO_EARLIER =
  /\b(?:retro(?:active(?:ly)?|spective(?:ly)?)?|backdat\w+|back[- ]dat\w+)\b[^.]{0,60}\b(?:can ?not|can['’]t|not|no|never|declined|refused|denied)\b|\b(?:not|no|never|can ?not|can['’]t|n['’]t|refus\w+|declin\w+|denied)\b[^.]{0,60}\b(?:retro(?:active(?:ly)?|spective(?:ly)?)?|back in time|backdat\w+|back[- ]dat\w+|earlier (?:effective )?date)\b/i;
/** A request that still waits, or a promise of an earlier day, leaves something to dispute. */
const STILL_OPEN =
  /\b(?:retro\w*|backdat\w+|earlier (?:effective )?date|correction)\b[^.\n]{0,60}\b(?:pending|requested|asked for|submitted|promised|under review|in process|agreed|approved|granted)\b|\b(?:pending|promised|agreed to|granted|approved)\b[^.\n]{0,40}\b(?:retro\w*|backdat\w+|earlier (?:effective )?date)\b/gi;

/** By which a practice's own sheet calls them. */
const SHORT_NAMES: readonly [RegExp, string][] = [
  [/\bunited ?health ?care\b/i, "uhc"],
  [/\bblue ?cross\b.*\bblue ?shield\b/i, "bcbs"],
];

/**
 * The practice's own file has the provider effective with this payer only after the last service, and the payer gives no earlier day. Another payer's row tells nothing, and an
 * earlier day of this one anywhere leaves the question open.
 */
export function enrolledLater(
  pages: readonly Page[],
  services: readonly string[],
  { noticeText, payerName }: { noticeText: string; payerName: string },
): Ground | undefined {
  const last = services.toSorted().at(-1);
  const own = [
    ...distinctive(payerName),
    ...SHORT_NAMES.flatMap(([whole, short]) => (whole.test(payerName) ? short : [])),
  ];
  if (!last || own.length === 0) return undefined;
  const texts = [noticeText, ...pages.map(({ text }) => text)].map((text) => text.replace(/\s+/g, " "));
  if (!texts.some((text) => NO_EARLIER.test(text))) return undefined;
  const isOpen = pages.some(({ text }) =>
    [...text.matchAll(STILL_OPEN)].some(
      ({ index, 0: words }) => !isDenied(text, index) && !/\bnot?\b/i.test(words),
    ),
  );
  if (isOpen) return undefined;
  const told = pages.flatMap((page) => {
    if (!OF_ENROLLMENT.test(page.text)) return [];
    const lines = linesOf(page);
    const isPayers = own.some((word) => lettersOf(lines.slice(0, 3).join(" ")).includes(word));
    const column = lines
      .map((line) => /\beffective(?: date)?\b/i.exec(line)?.index)
      .find((at) => at !== undefined);
    return lines.flatMap((line) => {
      const isOwn = own.some((word) => lettersOf(line).includes(word));
      if (!isPayers && !isOwn) return [];
      if (isOfOther(line, noticeText)) return [];
      const inColumn = (start: number) => isOwn && column !== undefined && Math.abs(start - column) <= 3;
      return findDates(line)
        .filter(({ start }) => EFFECTIVE.test(line.slice(0, start)) || inColumn(start))
        .filter(({ start }) => {
          // "Cigna effective 12/01; Aetna pending": the day is that of the payer right before it.
          const nearest = findPayers(line.slice(0, start)).at(-1);
          return !nearest || own.some((word) => lettersOf(nearest.name).includes(word));
        })
        .map(({ iso }) => ({ iso, ground: groundOf(page, line) }));
    });
  });
  return told.length > 0 && told.every(({ iso }) => iso > last) ? told[0]?.ground : undefined;
}

const CLINICIAN =
  /\b(?:Dr|Mr|Ms|Mrs)\.? (?:\p{Lu}[\p{L}'’-]+ )?(\p{Lu}[\p{L}'’-]+)|(?<!\p{L})\p{Lu}[\p{L}'’.-]+ (?:\p{Lu}\.? )?(\p{Lu}[\p{L}'’-]+),? (?:MD|DO|DC|DPM|NP|FNP|PA|PA-C|PT|DPT|OTR?|SLP|LCSW|LPC|LMFT|PhD|PsyD|RN)\b/gu;
const namesOf = (text: string) =>
  [...text.matchAll(CLINICIAN)].map(([, titled, behind]) => titled ?? behind ?? "");

/** The row of another clinician of the practice: it names some, and the notice none of them. */
function isOfOther(line: string, noticeText: string): boolean {
  const named = namesOf(line);
  const printed = noticeText.toLowerCase();
  return named.length > 0 && !named.some((name) => printed.includes(name.toLowerCase()));
}
