import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** Therapy and manual treatment: what goes on after an operation, and no operation itself. */
const THERAPY = /^(?:97[0-7]\d\d|989[24]\d|G028[13]|S8990|G0151|G0152)/;
const OPERATIVE_NOTE =
  /\b(?:operative|operation|surgical|surgery) (?:note|report|record|summary)\b|\bop(?:erative)? (?:note|report)\b/i;
/** "s/p R RCR 07/13/2026", "Surgery: 07/13/2026", "TKA on 06/08/2026". */
const DONE_ON =
  /\b(?:s\/p|status[- ]post|surgery|operation|repair|reconstruction|arthroplasty|replacement|fusion|TKA|THA|TSA|RCR|ACLR?|ORIF|discectomy|laminectomy)\b[^.;\d]{0,30}$/i;
/** What is said from then on: "16 wks post op", "after rotator cuff repair". */
const AFTERWARDS =
  /\bpost[- ]?op(?:erative(?:ly)?)?\b|\bs\/p\b|\bstatus[- ]post\b|\bafter (?:\w+ ){0,4}(?:surgery|operation|repair|reconstruction|arthroplasty|replacement|fusion)\b|\b(?:weeks?|wks?|days|months?) (?:after|since|out from|from) (?:the )?(?:surgery|operation)\b/i;
/** The payer asks how it was before: then those values answer. */
const ASKS_BEFORE =
  /\bpre-?op\w*|\bpre-?surg\w+|\b(?:before|prior to) (?:the )?(?:surgery|operation|injury)\b|\bprior level\b|\bprior function/i;

/** "Prior level: overhead work as a drywaller", "lives alone", "job lifts 60 lb": who the patient is and what is asked of her, whatever was operated on. */
const OF_LIFE =
  /\b(?:PLOF|prior (?:level|function\w*)|occupation|job|works? (?:as|at|in|for)|work:|employed|lives (?:alone|with|in)|(?:right|left)[ -]hand(?:ed| dominant)|dominan(?:t|ce)|before (?:the )?(?:injury|accident|fall))\b/i;
/** "Plan: try injection" was meant before the operation, and overtaken by it. */
const IS_PLAN = /^\W*(?:plan|P|recommend\w*)\s*:/i;

/** What an operation leaves as it was: that something was tried, a film, an approval. */
const LASTS: readonly Topic[] = [
  ...(["treatment_tried", "imaging", "authorization", "coverage", "other_payer", "filing"] as const),
  ...(["sent_before", "plan_text", "call", "onset", "order", "certification"] as const),
];

/**
 * What was measured or planned before an operation, where the therapy after it is in question: a gain is counted from the first value after it, and a score of
 * the months before is neither the present state nor its baseline.
 */
export function beforeOperation(
  all: readonly ChartFact[],
  { procedureCodes = [], datesOfService = [], noticeDate }: LetterFacts,
  noticeText: string,
): ReadonlySet<string> {
  const from = datesOfService.toSorted()[0] ?? noticeDate;
  if (!from || ASKS_BEFORE.test(noticeText) || !procedureCodes.some((code) => THERAPY.test(code)))
    return new Set();
  const day = operationsOf(all)
    .filter((one) => one < from)
    .sort()
    .at(-1);
  if (!day) return new Set();
  const after = all.filter(({ date }) => date !== undefined && date > day);
  const speaksOfIt =
    AFTERWARDS.test(noticeText) || after.some(({ quote, heading }) => AFTERWARDS.test(`${heading} ${quote}`));
  if (!speaksOfIt || !after.some(({ measure }) => measure)) return new Set();
  return new Set(
    all.flatMap(({ id, date, measure, topics, quote }) =>
      date &&
      date < day &&
      (measure || IS_PLAN.test(quote) || !(OF_LIFE.test(quote) || topics.some(isLasting)))
        ? id
        : [],
    ),
  );
}

const isLasting = (topic: Topic) => LASTS.includes(topic);

function operationsOf(all: readonly ChartFact[]): string[] {
  return all.flatMap(({ heading, quote, date, measure }) => {
    if (measure) return [];
    const told = findDates(quote).flatMap(({ iso, start }) =>
      DONE_ON.test(quote.slice(0, start)) ? iso : [],
    );
    return date && OPERATIVE_NOTE.test(heading) ? [date, ...told] : told;
  });
}
