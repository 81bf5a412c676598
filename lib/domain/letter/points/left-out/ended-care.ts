import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import { seriesOf } from "../../relevance/measure-series";

const DISCHARGE = /\bdischarge(?:d)?\b/i;
/** Care that goes on elsewhere after a discharge goes on within weeks. */
const BEGINS_ANEW_DAYS = 60;

const STALE_DAYS = 180;

/** What an ended course of care leaves behind: that it was tried, what a film showed, who is insured where. */
const LASTS: readonly Topic[] = [
  ...(["treatment_tried", "imaging", "authorization", "coverage", "other_payer", "filing"] as const),
  ...(["sent_before", "plan_text", "call", "onset", "order"] as const),
];

/**
 * What was measured or observed up to a discharge, where nothing was measured for months after it: the care in question began anew. A
 * change since then is counted from its own first value, and who could do what at the discharge says nothing of the days in question.
 */
export function ofEndedCare(
  all: readonly ChartFact[],
  service: string | undefined,
  codes: readonly string[] = [],
): ReadonlySet<string> {
  const before = beganAnew(all, service);
  const measured = all.filter(({ measure, date }) => measure && date !== undefined);
  const ended = all
    .flatMap(({ heading, date }) =>
      date && service && date < service && DISCHARGE.test(heading) ? date : [],
    )
    .filter((day) => measured.some(({ date = "" }) => date > day))
    .filter((day) => !measured.some(({ date = "" }) => date > day && date < addDays(day, BEGINS_ANEW_DAYS)))
    .sort()
    .at(-1);
  // Where nothing was measured for half a year before the service, what was measured then is of another course of care.
  const newest = measured
    .map(({ date = "" }) => date)
    .sort()
    .at(-1);
  const isStale = service !== undefined && newest !== undefined && newest < addDays(service, -STALE_DAYS);
  // Where something else than such care is in question, how little it brought is why that was needed.
  const isOther = codes.length > 0 && !codes.some((code) => CARE.test(code));
  const stuck = isOther && ended ? withoutGain(measured, ended) : new Set<string>();
  const lasts = ({ id, measure, topics, quote }: ChartFact) =>
    stuck.has(id) ||
    (!measure &&
      (topics.some((topic) => LASTS.includes(topic)) ||
        (isOther && FELL_SHORT.test(quote) && !WENT_WELL.test(quote))));
  // That an earlier course reached its goals is neither a treatment that failed nor a gain of this one.
  const isOfWell = ({ date = "", measure, quote = "" }: ChartFact) =>
    !isOther &&
    service !== undefined &&
    date < addDays(service, -STALE_DAYS) &&
    !measure &&
    ENDED_WELL.test(quote);
  return new Set(
    all.flatMap((fact) =>
      fact.date && isOfWell(fact)
        ? fact.id
        : fact.date &&
            ((ended && fact.date <= ended) || (isStale && fact.measure) || (before && fact.date < before)) &&
            !lasts(fact)
          ? fact.id
          : [],
    ),
  );
}

/** "ODI 48% 44%" up to a discharge: the values of a course, from its first to its last, that did not get better. */
function withoutGain(measured: readonly ChartFact[], ended: string): ReadonlySet<string> {
  const ofCourse = measured.filter(
    ({ date = "" }) => date <= ended && date >= addDays(ended, -LONGEST_COURSE_DAYS),
  );
  return new Set(
    seriesOf(ofCourse).flatMap(({ facts, improved }) =>
      facts.length > 1 && !improved && isScore(facts[0]) ? facts.map(({ id }) => id) : [],
    ),
  );
}
const LONGEST_COURSE_DAYS = 180;
/** Motion, strength and what a machine or a laboratory finds tell nothing of how a treatment was felt. */
const isScore = (fact: ChartFact | undefined) =>
  !/^(?:row|motion|strength|lag|bp|slr|bmi|kl|ahi|ef|a1c)/.test(fact?.measure?.key ?? "row");

/** "All goals met, discharged to home exercise program." */
const ENDED_WELL =
  /\ball (?:\w+ )?goals (?:were |have been )?(?:met|achieved|reached)\b[^.;]{0,24}\bdischarged?\b/i;

/** Therapy and manual treatment, which end with a discharge. */
const CARE = /^(?:97[0-7]\d\d|9894[0-3]|925\d\d|G028[13]|S8990)/;
const FELL_SHORT =
  /\b(?:not met|(?:no|little|minimal|without|short|brief|temporary|partial) (?:\w+ )?(?:relief|improvement|change|progress|benefit|gain)|returned|could ?n[o'’]t (?:progress|tolerate|advance)|still (?:\d|limited|unable|cannot|has|wakes|needs)|tolerance still|failed|persist\w*|unchanged|not (?:improv|help|reliev)\w*|referred back|plateau\w*)\b/i;
const WENT_WELL =
  /\b(?:goals? met|all (?:\w+ )?goals|independent|resolved|full (?:return|recovery)|doing well|declin\w+|no-?show\w*|non-?complian\w+)\b/i;

/** "This is a new episode", "new injury 8/2": said of the care in question; "no new injury" says the contrary. */
const NEW_EPISODE =
  /(?<!\b(?:no|not an?|denies(?: any)?|without(?: an?)?|any) )\bnew (?:episode|injury|condition|onset|accident|case)\b/i;
const ABOUT_START_DAYS = 7;
/** Visits month by month go on; who came for nothing for weeks before has been well. */
const PAUSE_DAYS = 30;

/** "INITIAL VISIT - NEW CONDITION" over the note says it as well as a sentence of it. */
const tellsNew = ({ quote, heading, topics }: ChartFact) =>
  (NEW_EPISODE.test(quote) &&
    NEW_EPISODE.test(quote.replace(NONE_NEW, " ")) &&
    (OF_PATIENT.test(quote) || !(topics ?? []).some((topic) => OF_DESK.includes(topic)))) ||
  NEW_EPISODE.test(heading);
/** "New injury? No", "New injury: none": a form's question with its answer. */
const NONE_NEW =
  /\bnew (?:episode|injury|condition|onset|accident|case)s?\b[^.;:?]{0,24}[:?]\s*(?:none|no|n|denie[sd]|n\/a)(?=\W*$|[.,;|)])/gi;
/** "Patient called, new injury, fell on 7/22": that it came by telephone makes it no desk's. */
const OF_PATIENT =
  /^(?!.*\b(?:plan|payer|insur\w+|carrier|rep|ref|claims?|auth\w*)\b).*\bnew (?:injury|accident|onset|episode)\b/i;
/** "New case opened with the plan, ref 88120". */
const OF_DESK: readonly Topic[] = [
  "call",
  "authorization",
  "filing",
  "sent_before",
  "coverage",
  "other_payer",
];

/** The day on which the record says that a new illness began, about the first day of service and after a pause of the care. */
function beganAnew(all: readonly ChartFact[], service: string | undefined): string | undefined {
  if (!service) return undefined;
  const told = all
    .flatMap((fact) => (!fact.measure && fact.date && tellsNew(fact) ? fact.date : []))
    .filter((day) => day >= addDays(service, -PAUSE_DAYS) && day <= addDays(service, ABOUT_START_DAYS))
    .sort()[0];
  const isSeen = ({ date = "", measure }: ChartFact) =>
    measure && told !== undefined && date < told && date >= addDays(told, -PAUSE_DAYS);
  return told && !all.some(isSeen) ? told : undefined;
}
