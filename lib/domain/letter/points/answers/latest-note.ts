import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { DenialPoint } from "../notice/denial-points";

/**
 * "A re-evaluation by the provider after that treatment": what is asked for again, or after a treatment, is answered by the
 * latest note alone; what was found at first is what it is held against.
 */
const AGAIN =
  /\bre-?(?:eval\w*|examin\w*|assess\w*|check)\b|\b(?:visit|evaluation|exam(?:ination)?|assessment|note|follow-?up)\b[^.;]{0,40}\b(?:after|following|since|upon completi\w+ of|at the end of) (?:that|this|the|such|these|completi\w+|conservative|a|any)\b[^.;]{0,30}\b(?:treatment|therapy|trial|care|course|program|period|weeks|months|it)\b/i;
export const asksAgain = ({ kind, text }: Pick<DenialPoint, "kind" | "text">): boolean =>
  kind === "criterion" && AGAIN.test(text);

/** Pages that somebody wrote who examined the patient; a talk, a film or the end of a therapy is no examination. */
const NO_EXAM =
  /\b(?:tele?phone|phone|call|message|portal|discharge|x-?ray|imaging|radiolog\w+|MRI|CT|views|lab\w*|report|referral|order|authorization)\b/i;

/** The facts of the last examination; none where the chart has only one, or only the note that the payer had (`had`). */
export function ofLatestNote(facts: readonly ChartFact[], had: ReadonlySet<string>): ChartFact[] {
  const exams = facts.filter(
    ({ date, heading, topics, measure }) =>
      date !== undefined &&
      !had.has(date) &&
      !NO_EXAM.test(heading) &&
      (measure !== undefined || topics.includes("finding")),
  );
  const days = exams.flatMap(({ date }) => date ?? []).sort();
  const last = days.at(-1);
  const [first] = facts.flatMap(({ date }) => date ?? []).sort();
  if (!last || last === first) return [];
  const pages = new Set(exams.filter(({ date }) => date === last).map(pageOf));
  return facts.filter((fact) => fact.date === last && pages.has(pageOf(fact)));
}

/** A value of the last examination behind the one before it, where it changed: "5/5 on August 24, 4/5 on October 15". */
export function withEarlier(fact: ChartFact, facts: readonly ChartFact[]): ChartFact[] {
  const before = facts
    .filter(
      ({ measure, date }) =>
        measure?.key === fact.measure?.key &&
        measure?.side === fact.measure?.side &&
        date !== undefined &&
        fact.date !== undefined &&
        date < fact.date,
    )
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""))
    .at(-1);
  const [was, is] = [before?.measure?.number, fact.measure?.number];
  const changed = was !== undefined && is !== undefined && was !== is;
  return before && changed ? [before, fact] : [fact];
}

/**
 * "A re-evaluation after that treatment, showing that it failed": what the last examination measured that is no better than before. A value that
 * has none before it shows nothing of the treatment.
 */
export function notBetterAtLast(last: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  return last.filter((fact) => {
    const { measure } = fact;
    if (measure?.number === undefined || measure.better === undefined) return false;
    const [before, now] = withEarlier(fact, all);
    const [was, is] = [before?.measure?.number, now?.measure?.number];
    if (was === undefined || is === undefined) return false;
    return measure.better === "higher" ? is < was : is > was;
  });
}

const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;

/** "The request came with one office note, of 08/24/2026." */
const WE_HAD =
  /\b(?:(?:request|claim|submission|file|packet) (?:came|was (?:sent|submitted|received)) with|(?:request|claim|submission|file|packet) (?:had|included|contained|held)|we (?:had|have|received|were sent|got)|(?:only|one|the) (?:\w+ ){0,3}(?:notes?|records?) (?:we )?(?:had|received|submitted|sent|provided|on file))\b[^.]{0,90}/gi;

/** The days of the notes that the payer says it had: what it missed in them they do not show. */
export function notesHeld(noticeText: string): ReadonlySet<string> {
  const text = noticeText.replace(/\s+/g, " ");
  return new Set(
    [...text.matchAll(WE_HAD)]
      .filter(([words]) => /\b(?:notes?|records?|visit|evaluation|chart|report)\b/i.test(words))
      .flatMap(([words]) => findDates(words).map(({ iso }) => iso)),
  );
}

const ASKS_MEDICATION =
  /\bmedications?\b|\bNSAIDs?\b|\bdrugs?\b|\banalgesics?\b|\banti-?inflammator\w+|\bpharmac\w+/i;
/** "Naproxen 500 BID since 8/24", "methylprednisolone dose pack 6 days". */
const MEDICATION =
  /\b\d+(?:\.\d+)? ?(?:mg|mcg)\b|\bNSAIDs?\b|\bdose ?pack\b|\b\p{L}+ \d{2,4} (?:BID|TID|QID|QD|daily|qhs|PRN)\b|\b(?:naproxen|ibuprofen|meloxicam|diclofenac|celecoxib|etodolac|acetaminophen|prednis\w+|methylprednisolone|gabapentin|pregabalin|duloxetine|cyclobenzaprine|methocarbamol|tizanidine|tramadol|sumatriptan|topiramate|propranolol)\b/iu;
/** That it was taken, for how long, and what came of it. */
const TAKEN =
  /\bsince\b|\bx ?\d|\bfor \d|\btook\b|\btaking\b|\btried\b|\bhelped\b|\brelief\b|\bstill\b|\bfailed\b|\bstopped\b|\bfinished\b|\bcontinu\w+|\bsent to pharmacy\b|\b\d+ (?:days?|weeks?|wks?|months?)\b|\bedge off\b|\bside effects?\b/i;
const MOST_OF_MEDICATION = 3;

/** Where a criterion asks for medication beside another treatment: what was taken, told with its time or its effect. */
export function medicationTold(point: DenialPoint, facts: readonly ChartFact[]): ChartFact[] {
  if (point.kind !== "criterion" || !ASKS_MEDICATION.test(point.text)) return [];
  return facts
    .filter(
      ({ measure, quote, adverse }) =>
        !measure && adverse !== "refusal" && MEDICATION.test(quote) && TAKEN.test(quote),
    )
    .toSorted((a, b) => timesIn(b) - timesIn(a))
    .slice(0, MOST_OF_MEDICATION);
}
const timesIn = ({ quote }: ChartFact) =>
  /\bsince \d|\bfor \d|\d+ (?:days?|weeks?|wks?|months?)\b/i.test(quote) ? 1 : 0;
