import { addDays, findDates } from "../page/calendar-date";
import { LAST_DAY, sentencesOf } from "./answer-by";

/** "To keep your services while we decide", "if you want benefits to continue" */
const GO_ON =
  /\b(?:keep|keeps|keeping|continu(?:e|es|ed|ing|ation of))\b[^.;]{0,40}\b(?:services?|benefits?|care|visits?|treatments?|therapy|hours)\b|\b(?:services?|benefits?|care|visits|treatments?|therapy|hours)\b[^.;]{0,30}\b(?:to )?(?:go on|goes on|continue|continued|stay the same|stay in place)\b/i;
/** "To keep your rights to benefits", "treatment may continue at your own expense": nothing that the plan goes on paying. */
const NOT_PAID =
  /\bkeep(?:s|ing)? (?:your |the |all )?(?:appeal )?rights?\b|\bkeep a copy\b|\bat (?:your|his|her|their|the (?:patient|member)['’]s) (?:own )?(?:expense|cost)\b/i;
const ASK = /\b(?:ask|request|appeal|file|call|tell us|write|send)\b/i;
/** "We approved your request to continue therapy until …" grants, and asks for nothing. */
const GRANTS =
  /\b(?:we|has been|have been|was|were|is|are) (?:\w+ )?(?:approv|authori[sz]|certif|extend)\w*/i;
const PERIOD =
  /\b(?:within|no later than|not later than|in)\s+(?:ten \()?(\d{1,2})\)? (?:calendar )?days (?:of|from|after) (?:the )?(?:(?:mailing )?date (?:of|on) )?(?:this|the|our) (?:notice|letter|mailing)\b/i;

/** Until when care that is cut or stopped goes on if somebody asks for it, as the notice says: sooner than the time to appeal. */
export function readKeepServices(
  notice: string,
  noticeDate: string | undefined,
): { date: string; quote: string } | undefined {
  const found = sentencesOf(notice).flatMap((quote) =>
    daysIn(quote, noticeDate).map((date) => ({ date, quote })),
  );
  return found
    .filter(({ date }) => !noticeDate || date >= noticeDate)
    .sort((a, b) => a.date.localeCompare(b.date))[0];
}

function daysIn(sentence: string, noticeDate: string | undefined): string[] {
  if (NOT_PAID.test(sentence) || !GO_ON.test(sentence) || !ASK.test(sentence) || GRANTS.test(sentence))
    return [];
  const printed = findDates(sentence).filter(({ start }) => {
    const before = sentence.slice(Math.max(0, start - 60), start);
    return LAST_DAY.test(before) && !/\b(?:until|through)\W*$/i.test(before);
  });
  if (printed.length > 0) return printed.map(({ iso }) => iso);
  const days = Number(PERIOD.exec(sentence)?.[1] ?? 0);
  return noticeDate && days > 0 ? [addDays(noticeDate, days)] : [];
}
