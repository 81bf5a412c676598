import { addMonths } from "@/lib/core/dates";
import { addDays, findDates } from "../page/calendar-date";
import { LAST_DAY, sentencesOf } from "./answer-by";
import { addBusinessDays } from "./business-days";
import { NUMBER_WORDS } from "./deadline";

/** Until when a payer takes a corrected claim, and its own words for it. */
type CorrectionTime = { date: string; quote: string };
/** What a period may be counted from. */
type Starts = { noticeDate: string | undefined; firstService: string | undefined };

const CORRECTION =
  /\b(?:corrected|replacement) (?:(?:CMS|HCFA)[- ]1500 )?(?:claims?|bills?)\b|\bcorrect(?:ed)? and (?:resubmit|resend|rebill)\w*\b/i;
const OTHER_STEP =
  /\bappeals?\b|\breconsider\w*|\bgrievances?\b|\bdisputes?\b|\bexternal review\b|\bhearing\b|\bpeer[- ]?to[- ]?peer\b/i;
/** What the payer does with it afterward. */
const THEIR_TURN = /\bwe (?:will|shall)\b|\bwill be (?:processed|decided|reviewed|completed)\b/i;
const OF_SERVICE =
  /^ (?:of|from|after|following) (?:the )?(?:(?:first |last )?(?:date|day)s? of (?:the )?services?|service(?: date)?s?\b|DOS\b)/i;
const OF_NOTICE =
  /^(?:[.,;)]|$)|^ (?:of|from|after|following) (?:(?:the |our )?(?:date|day) (?:of|on) )?(?:this|the|our) (?:(?:date|day) (?:of|on) (?:this|the|our) )?(?:\w+ )?(?:notice|letter|remittance|advice|statement|payment|explanation|EO[BP]|response|decision|denial|determination)\b/i;

const WORDS: Record<string, number> = { ...NUMBER_WORDS, one: 1, two: 2, six: 6, twelve: 12 };
const COUNT = `\\d{1,3}|${Object.keys(WORDS)
  .filter((word) => word !== "a")
  .sort((a, b) => b.length - a.length)
  .join("|")}`;
const PERIOD = new RegExp(
  `\\b(${COUNT})[ -]?(?:\\(\\d{1,3}\\) ?)?((?:calendar|consecutive|business|working)[ -])?(day|week|month|year)s?\\b`,
  "gi",
);

/**
 * A payer's own time for a corrected claim: a printed date, else a period counted from its notice or from the service, where the
 * words behind it say which. The earliest one where the notice names several, so that nobody sends it late.
 */
export function readCorrectionTime(notice: string, starts: Starts): CorrectionTime | undefined {
  return sentencesOf(notice)
    .flatMap((sentence) => timesIn(sentence, starts).map((date) => ({ date, quote: sentence })))
    .sort((a, b) => a.date.localeCompare(b.date))[0];
}

function timesIn(sentence: string, starts: Starts): string[] {
  const named = CORRECTION.exec(sentence);
  if (!named) return [];
  const behind = sentence.slice(named.index + named[0].length);
  // ", or a written appeal within 180 days": from there on it is the other step's time.
  const said = behind.slice(0, OTHER_STEP.exec(behind)?.index);
  if (THEIR_TURN.test(said)) return [];
  const printed = findDates(said)
    .filter(({ start }) => LAST_DAY.test(said.slice(Math.max(0, start - 60), start)))
    .map(({ iso }) => iso);
  if (printed.length > 0) return printed;
  return [...said.matchAll(PERIOD)].flatMap((match) => {
    const [all, amount = "", working, unit = ""] = match;
    const rest = said.slice(match.index + all.length);
    const from = OF_SERVICE.test(rest)
      ? starts.firstService
      : OF_NOTICE.test(rest)
        ? starts.noticeDate
        : undefined;
    const number = WORDS[amount.toLowerCase()] ?? Number(amount);
    if (!from || !number) return [];
    return [counted(from, number, unit.toLowerCase(), /business|working/i.test(working ?? ""))];
  });
}

function counted(from: string, number: number, unit: string, business: boolean): string {
  if (unit === "month" || unit === "year") return addMonths(from, unit === "year" ? number * 12 : number);
  const days = unit === "week" ? number * 7 : number;
  return business ? addBusinessDays(from, days) : addDays(from, days);
}
