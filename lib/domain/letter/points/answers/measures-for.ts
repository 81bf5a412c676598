import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { type Series, seriesOf, shownOf, sinceDay } from "../../relevance/measure-series";
import { OF_CHANGE } from "../../relevance/requirement";
import { stemsOf } from "../../relevance/stems";
import type { DenialPoint } from "../notice/denial-points";
import { asksForDrugs } from "./drugs-taken";
import type { PairContext } from "./passage-score";

const MOST_ROWS = 18;
/** Where the payer names a day, each measure has one value more. */
const MORE_ROWS = 8;

/** The values that answer a point: by the names it says, by what changed, or, for a criterion, as it stands last. */
export function measuresFor(
  point: DenialPoint,
  asked: readonly Topic[],
  topics: readonly Topic[],
  stems: Set<string>,
  { facts, letter, category }: PairContext,
): ChartFact[] {
  // Whether a service was approved no value tells.
  if (point.kind === "reason" && category === "authorization" && asked.includes("authorization")) return [];
  const start = letter.datesOfService?.toSorted()[0];
  // Before a service is given, the time in question is counted from the notice.
  const until = start ?? letter.noticeDate;
  // "Measurable gain during the last 30 days of therapy" asks for the gain of that time alone.
  const isOfTime = point.kind === "reason" || (point.kind === "criterion" && topics[0] === "improvement");
  const since = isOfTime && until ? windowBefore(point.text, until) : undefined;
  const all = seriesOf(facts, start).map((one) => (since ? sinceDay(one, since) : one));
  // "No gain since the report of 10/09/2026": what was measured on that day is what a later value is set against.
  const days = point.kind === "reason" ? findDates(point.text).map(({ iso }) => iso) : [];
  const rowsOf = (series: readonly Series[], between: number) => rowsFrom(series, between, start, days);
  // "Two blood pressure drugs": what was taken is asked for, and no pressure.
  if (point.kind === "criterion" && asksForDrugs(point.text)) return [];
  const named = all.filter(({ facts: [first] }) => {
    // "Knee flex AROM" is a motion of the knee, whatever AROM stands for.
    const own = first?.measure?.key.startsWith("motion:") ? first.measure.name : "";
    const words = stemsOf(`${first?.measure?.fullName} ${own} ${otherWords(first)}`);
    return (
      [...words].some((word) => stems.has(word)) ||
      (first?.measure?.key === "kl" && topics.includes("imaging"))
    );
  });
  // The report of a film is a paper, and "neck" in it no score of the neck.
  if (IMAGING_REPORT.test(point.text)) return [];
  if (point.kind === "criterion" && VISITS_ASKED.test(point.text))
    return rowsOf(named.map(onAsManyVisits(point.text)), MOST_VISITS).filter(shows);
  // "Without an assistive device" asks for that row, an item of a request for no value but what it names.
  if (point.kind === "criterion" && RECENT.test(point.text) && named.length > 0)
    return rowsOf(named.map(lastOnly), 0).filter(shows);
  if (point.kind === "item" || (asked.length === 0 && named.length > 0)) return rowsOf(named, 1);
  const ofVisit = (letter.procedureCodes ?? []).some((code) => VISIT.test(code));
  const telling = all.filter(
    (one) => ofVisit || named.includes(one) || !VITAL.test(one.facts[0]?.measure?.key ?? ""),
  );
  const improved = topics.includes("improvement") ? telling.filter((one) => one.improved) : [];
  if (point.kind === "criterion" && topics[0] === "improvement" && improved.length > 0)
    return rowsOf(improved, 1);
  if (point.kind === "criterion" && FUNCTIONAL_MEASURE.test(point.text)) {
    const scores = all.filter((one) => isScore(one.facts[0]));
    return rowsOf(BASELINE.test(point.text) ? scores.map(firstOnly) : scores, 0);
  }
  // "A drop in the score": what it was before shows it, and a score that got no better shows none.
  if (point.kind === "criterion" && OF_CHANGE.test(point.text) && named.length > 0)
    return rowsOf(
      named.filter((one) => one.improved),
      0,
    );
  if (point.kind === "criterion" && CHANGED.test(point.text))
    return rowsOf(
      named.filter(({ facts: of }) => of.some(shows)),
      0,
    );
  if (point.kind === "criterion") return rowsOf(named.map(lastOnly), 0).filter(shows);
  if (improved.length > 0)
    return rowsOf(
      [...improved.filter((one) => named.includes(one)), ...improved.filter((one) => !named.includes(one))],
      2,
    );
  // What was full on its only day shows none of what the payer misses.
  const some = (series: readonly Series[]) => series.filter((one) => one.facts.some(shows));
  if (named.length > 0) return rowsOf(some(named), 1);
  return topics.includes("finding") ? rowsOf(some(telling), 0).slice(0, 8) : [];
}

/** A blood pressure is taken before any treatment, and answers only what names it, unless a visit or the watching of values at home is in question. */
const VITAL = /^bp\b/;
const VISIT = /^99[23]\d\d|^9945\d|^9947[34]|^9949\d/;

/** "No improvement in the 30 days before these visits", "after August 27": the day on which that time began. */
function windowBefore(text: string, start: string): string | undefined {
  const [, before, last] = WINDOW_BEFORE.exec(text) ?? [];
  const days = Number(before ?? last ?? 0);
  const [, behind, ahead = ""] = AFTER_DAY.exec(text) ?? [];
  const day = behind ?? ahead;
  const from = findDates(day)[0];
  if (from?.start === 0) return from.iso;
  return days > 0 ? addDays(start, -days) : undefined;
}
export const asksOfWindow = (text: string) => WINDOW_BEFORE.test(text) || AFTER_DAY.test(text);
/** "No improvement after August 27, 2026", "After 09/03/2026 the notes show no objective gain". */
const AFTER_DAY =
  /\b(?:improve\w*|progress\w*|gains?|change\w*)\b[^.;]{0,40}\b(?:after|since|beyond|past|from) ((?:\p{L}{3,9}\.? \d{1,2}, |\d{1,2}\/\d{1,2}\/)\d{2,4})|\b(?:after|since|beyond|past|from) ((?:\p{L}{3,9}\.? \d{1,2}, |\d{1,2}\/\d{1,2}\/)\d{2,4})\b[^.;]{0,60}\b(?:no|not|without|nothing|little|lacks?)\b[^.;]{0,40}\b(?:improve\w*|progress\w*|gains?|change\w*)\b/iu;
const WINDOW_BEFORE =
  /\b(\d{2,3}) days? (?:before|prior to|preceding|leading up to)\b|\b(?:last|past|previous|prior|preceding) (\d{2,3}) days?\b/i;

/** "A new or worsening motor deficit": what it was before shows it with what it is. */
const CHANGED = /\bnew(?:ly)?\b|\bworse\w*|\bprogressi(?:ve|ng)\b|\bdeteriorat\w+|\bdeclin\w+/i;

/** "Plain films of the lumbar spine, with the written report", "the written report of the neck films". */
export const IMAGING_REPORT =
  /\b(?:films?|x-?rays?|radiographs?|MRI|CT|imaging|ultrasound)\b.{0,100}\breport\b|\breport\b.{0,40}\b(?:films?|x-?rays?|radiographs?|MRI|CT|imaging|ultrasound)\b/i;
/** "Plain radiographs of this shoulder, with the result": a criterion that wants what was seen is met by no complaint and no order. */
export const asksPictureResult = ({ kind, text }: Pick<DenialPoint, "kind" | "text">) =>
  kind === "criterion" && PICTURE_WITH_RESULT.test(text);
const PICTURE_WITH_RESULT =
  /\b(?:films?|x-?rays?|radiographs?|MRI|CT|ultrasound)\b[^.;]{0,60}\b(?:with|and|including) (?:the |its |their |a |written )*(?:results?|readings?|interpretations?)\b|\b(?:results?|readings?|interpretations?) of (?:the |an? |any |plain |recent )*(?:films?|x-?rays?|radiographs?|MRI|CT|ultrasound)\b/i;
/** What somebody saw in the picture; that it was ordered or taken is no report. */
export const isReading = ({ quote, heading, topics }: ChartFact) =>
  /\b(?:films?|radiolog\w+|radiographs?|imaging|MRI|CT|x-?rays?|ultrasound)\b/i.test(heading) ||
  (topics.includes("imaging") &&
    /\b(?:impression|findings?|show(?:s|ed|ing)|read as|reveal\w*|demonstrat\w+|narrow\w+|fractur\w+|degenerat\w+|osteoarth\w+|stenosis|herniat\w+|protru\w+|tear|arthrosis|arthritis|spurs?|osteophytes?|normal|negative|neg|unremarkable|no (?:acute )?fx)\b/i.test(
      quote,
    ) &&
    !/\border(?:s|ed)?\b|\btaken\b/i.test(quote));

/** "Weighed within 60 days before the request": the last value, and none of the months before. */
const RECENT = /\bwithin (?:the (?:last|past|previous) )?\d{1,3} days\b|\b(?:most recent|latest|current)\b/i;

/** What payers call the same thing. */
const OTHER_WORDS: readonly [RegExp, string][] = [
  [/^strength/, "strength weakness motor myotome neurological"],
  [/^slr/, "nerve tension neurological neural straight leg raise radicular"],
  [/^motion/, "range motion limited"],
  [/^kl/, "radiographic osteoarthritis arthritis x-ray"],
  [/^pain/, "pain"],
  [/^bp/, "hypertension"],
  [/^bmi/, "body mass obesity"],
  [/^ahi/, "apnea hypopnea index AHI"],
  [/^ef/, "ejection fraction LVEF"],
];
const otherWords = (fact: ChartFact | undefined) =>
  OTHER_WORDS.find(([key]) => key.test(fact?.measure?.key ?? ""))?.[1] ?? "";

/** A full strength or a negative test shows no weakness and no tension. */
const shows = ({ measure }: ChartFact) =>
  measure?.key === "slr"
    ? /pos|\d/i.test(measure.value)
    : !measure?.key.startsWith("strength") || (measure.number ?? 5) < 5;

/**
 * "Plain x-rays taken for this problem, with the result": where the chart has a report of films, another one that is ordered or planned is
 * no answer.
 */
export function filmsAskedFor(
  { kind, text }: DenialPoint,
  { facts }: PairContext,
): ((fact: ChartFact) => boolean) | undefined {
  const asks = kind === "criterion" && FILMS.test(text) && FILMS_MADE.test(text);
  const onReport = ({ heading }: ChartFact) =>
    /\bradiolog\w+|\bimaging\b|\bx-?rays?\b|\bviews\b/i.test(heading);
  return asks && facts.some((fact) => onReport(fact) && !fact.adverse) ? onReport : undefined;
}
const FILMS = /\b(?:films?|x-?rays?|radiographs?)\b/i;
const FILMS_MADE = /\b(?:results?|taken|done|made|performed|completed|obtained)\b/i;

/** What is aimed at is no value from the start. */
export const BASELINE = /\bbaseline\b/i;
export const GOAL = /^\W*(?:goals?|STG|LTG)\b/i;
export const FUNCTIONAL_MEASURE =
  /\b(?:functional|outcome|standard(?:ized)?|validated) (?:functional |outcome |disability |rating |symptom |screening |depression |assessment )?(?:measures?|scales?|scores?|index|indices|questionnaires?|tools?|tests?)\b/i;
const isScore = (fact: ChartFact | undefined) =>
  fact?.measure !== undefined && !/^(?:motion|strength|grip|slr|lag|row|pain|bp|bmi)/.test(fact.measure.key);
/** The scores of the chart, the first and the last of each. */
export const scoresOf = ({ facts, letter }: PairContext): ChartFact[] => {
  const start = letter.datesOfService?.toSorted()[0];
  return rowsFrom(
    seriesOf(facts, start).filter((one) => isScore(one.facts[0])),
    0,
    start,
  );
};
/** "NDI, Score %: date 9/28 46, 10/26 20": the score's row of a questionnaire's own sheet. */
export const scoreRowsOf = ({ facts }: PairContext): ChartFact[] =>
  facts.filter(({ told, adverse, quote }) => told === true && !adverse && SCORE_ROW.test(quote));
const SCORE_ROW = /^[^:;]{0,30}\b(?:score|total)\b[^:;]{0,16}:(?=.*\d.*,.*\d)/i;
const firstOnly = (series: Series): Series => ({ ...series, facts: series.facts.slice(0, 1) });
const lastOnly = (series: Series): Series => ({ ...series, facts: series.facts.slice(-1) });
/** "Above goal at two office visits": the last of so many. */
const VISITS_ASKED =
  /\b(two|2|three|3) (?:or more )?(?:\w+ ){0,2}(?:visits|occasions|readings|measurements)\b/i;
const MOST_VISITS = 3;
const onAsManyVisits = (text: string) => {
  const count = /^(?:two|2)$/i.test(VISITS_ASKED.exec(text)?.[1] ?? "") ? 2 : MOST_VISITS;
  return (series: Series): Series => ({ ...series, facts: series.facts.slice(-count) });
};

const rowsFrom = (
  series: readonly Series[],
  between: number,
  start: string | undefined,
  named: readonly string[] = [],
) => {
  const rows: ChartFact[] = [];
  for (const one of series) {
    const score = !/^(?:motion|strength|slr|lag|row)/.test(one.facts[0]?.measure?.key ?? "");
    const shown = shownOf(one, score ? between : 0, start, named);
    if (rows.length + shown.length > MOST_ROWS + (named.length > 0 ? MORE_ROWS : 0)) continue;
    rows.push(...shown);
  }
  return rows;
};

const SAYS_REGION: readonly Topic[] = ["diagnosis", "imaging", "order"];
/** What a score is about, so that a neck's says nothing of a back. */
const REGIONS: readonly [RegExp, RegExp][] = [
  [/^ndi/, /\b(?:neck|cervical)/i],
  [/^(?:odi|rmdq)/, /\b(?:lumbar|back|spin(?:e|al)|lumbosacral|sacral|sciatica)\b/i],
  [/^(?:lefs|koos|hoos|womac|faam)/, /\b(?:knees?|hips?|ankles?|foot|feet|legs?|lower extremit)/i],
  [
    /^(?:dash|quickdash|spadi|uefs)/,
    /\b(?:shoulders?|elbows?|wrists?|hands?|arms?|thumbs?|rotator|upper extremit)/i,
  ],
  [/^dhi/, /\b(?:dizz|vertig|vestibul|balance)/i],
];

/**
 * Scores that did not get better over a treatment that is said to have failed: each region's own alone, where the point or the
 * notice's diagnosis names one.
 */
export function withoutRelief(
  asked: string,
  { facts, letter }: PairContext,
  /** The treatment's first and last day: what it did is told by the values from between, where it has two. */
  course?: { from: string; to: string },
): ChartFact[] {
  const told = facts.filter(({ topics }) => topics.some((topic) => SAYS_REGION.includes(topic)));
  const known = [
    asked,
    letter.denialText,
    ...(letter.reasonPoints ?? []),
    ...told.map(({ quote }) => quote),
  ].join(" ");
  const during = seriesOf(facts).map((series) => {
    const within = series.facts.filter(
      ({ date = "" }) => course !== undefined && date >= course.from && date <= course.to,
    );
    return (within.length > 1 && seriesOf(within)[0]) || series;
  });
  const stuck = during.filter(({ improved, facts: all }) => {
    const key = all[0]?.measure?.key ?? "";
    const region = REGIONS.find(([name]) => name.test(key))?.[1];
    return !improved && all.length > 1 && (key === "pain" || (region?.test(known) ?? false));
  });
  return rowsFrom(stuck, 0, undefined);
}
