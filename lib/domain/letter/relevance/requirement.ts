import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";

/** What a criterion asks beyond a mention: a value, a length of time, a treatment that failed. */
const AT_LEAST =
  /(?:(?:grade|score|index|of|is|AHI|BMI|at least|minimum of|>=?|≥)\s*)(\d+(?:\.\d+)?)\s*(?:%|percent|degrees?|points?|\/\s*\d+)?\s*(?:or (?:higher|more|greater|above|worse)|and (?:above|over))|\b(?:at least|minimum of|greater than|more than|over|above|>=?|≥)\s*(?:a )?(?:grade|score of|BMI of|AHI of)?\s*(\d+(?:\.\d+)?)(?!\s*(?:-|to)?\s*(?:weeks?|months?|days?|visits?|sessions?|years?))/i;
/** "At least 50 % fewer days, or a drop in the score": how much less it must become is no least value of a score. */
export const OF_CHANGE =
  /\d ?(?:%|percent) (?:or (?:more|greater) )?(?:fewer|less|lower|reduction|decrease|drop|decline|improvement)\b|\b(?:meaningful|significant|important) (?:drop|reduction|decrease|improvement) (?:in|of)\b/i;
/** "Oswestry 30% or more, or pain 6 or more of 10": each scale with its own least. */
const OF_SCALE =
  /\b(oswestry|ODI|NDI|(?:quick)?dash|SPADI|RMDQ|roland|pain|NPRS|NRS|VAS|epworth|PHQ-?9|GAD-?7|HIT-?6)(?: (?:score|index|scale|of|at|disability|intensity|level|rating))*\s*(\d{1,3})\s*(?:%|percent|\/\s*\d+)?\s*(?:or (?:more|higher|greater|above|worse)|and (?:above|over|higher))/gi;
const SCALES: readonly [RegExp, RegExp][] = [
  [/^(?:oswestry|ODI)/i, /^odi/],
  [/^(?:pain|NPRS|NRS|VAS)/i, /^pain/],
  [/^(?:roland|RMDQ)/i, /^rmdq/],
  [/^NDI/i, /^ndi/],
  [/^quickdash/i, /^quickdash/],
  [/^dash/i, /^dash/],
  [/^SPADI/i, /^spadi/],
  [/^epworth/i, /^epworth/],
  [/^PHQ/i, /^phq9/],
  [/^GAD/i, /^gad7/],
  [/^HIT/i, /^hit6/],
];
type Least = { key: RegExp; least: number };
const leastOfScales = (text: string): Least[] =>
  [...text.matchAll(OF_SCALE)].flatMap(([, name = "", least = "0"]) => {
    const key = SCALES.find(([scale]) => scale.test(name))?.[1];
    return key ? [{ key, least: Number(least) }] : [];
  });

/** "Axial ache only, 3/10" where pain of 6 or more is asked for: the record would show that it falls short. */
export const fallsShort = (asked: string, quote: string): boolean => {
  const pain = leastOfScales(asked).find(({ key }) => key.test("pain"));
  const said = [...quote.matchAll(/(?<![\d/])(\d{1,2})\s?\/\s?10(?![\d/])/g)].map(([, value]) =>
    Number(value),
  );
  return pain !== undefined && said.length > 0 && said.every((value) => value < pain.least);
};

/** "Grade 3/5 or less". */
const AT_MOST = /\b([0-5])\s*\/\s*5\s*(?:or|and) (?:less|lower|worse|weaker|below)\b/i;
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
};
const NUMBER = `\\d+|${Object.keys(NUMBER_WORDS).join("|")}`;
const DURATION = new RegExp(
  `\\b(${NUMBER})[- ](?:consecutive |full |or more )?(week|wk|month|mo|day|year|yr)s?\\b`,
  "i",
);
const SESSIONS = new RegExp(
  `\\b(${NUMBER})\\s+(?:or more )?(?:\\w+ ){0,2}(?:visits?|sessions?|treatments?)\\b`,
  "i",
);
/** "No improvement of the patient's function is documented": a gain is missed, and no failure asked for, as "… was noted after six weeks of exercises" does. */
const NO_GAIN_SHOWN =
  /\bno (?:improvement|response|relief)\b[^.;]{0,60}\b(?:is|are|was|were|has been|have been) (?:documented|shown|seen|demonstrated|recorded|noted|evident|found|reported)\b(?![^.;]{0,20}\b(?:after|despite|following|with)\b[^.;]{0,30}\b(?:weeks?|months?|therapy|treatment|medications?|exercises?|injections?|trial)\b)/gi;
/** "There was no objective improvement" misses a gain of the care in question; "no improvement after six weeks" asks that another one failed. */
const FAILURE =
  /\bfail(?:ed|ure|s)?\b|\bwithout (?:adequate |sufficient |lasting |enough |significant |meaningful |satisfactory |much )?(?:relief|improvement|success|response)|\bdid not (?:respond|help|improve)|\bno (?!(?:objective|measurable|measured|functional|documented|further|material|demonstrable|clinical|continued) improvement\b(?! (?:with|after|from|despite|following)\b))(?:\w+ )?(?:response|improvement|relief)(?! (?:is|was|can be|could be|would be) (?:expected|anticipated|likely|foreseen))|\bwhy\b[^.;]{0,30}\b(?:sessions?|visits?|minutes?|doses?)(?: (?:of|an?|per|each|every|for|\d{1,3}|minutes?|hours?|weeks?|days?|months?|this|the|mg)){0,6} (?:(?:is|are|was|were|would be) (?:not enough|insufficient|not sufficient|too little)|(?:would|does|did) not suffice|(?:would|does|did) not be enough)\b|\binadequate (?:response|relief)|\brefractory|\bunresponsive|\bintoleran\w+|\bcontraindicat\w+|\breason (?:not|against)/i;
const FAILED =
  /\b(?:w\/o|w\/out) (?:\w+ ){0,2}(?:relief|benefit|improvement|help|change)\b|\b(?:\d{1,2}|one|two|three|four|a few|few) (?:days?|weeks?|wks?|months?|hours?) (?:of )?(?:\w+ )?relief\b|[,;(] ?(?:so )?stopped\)|\b(?:little|minimal|slight) (?:or no )?(?:lasting )?(?:help|relief|benefit|change|improvement|progress|response)\b|\bplateau\w*|\bdid not (?:meet|reach)\b|\bgoals? not met\b|\bfail(?:ed|ure)?\b|\bno (?:\w+ )?(?:relief|benefit|improvement|response|change|help)|\bwithout (?:\w+ )?(?:relief|benefit|improvement|success)|\bdid not (?:help|relieve|improve|respond)|\bnot (?:relieved|helped|improved|effective)|\bminimal (?:relief|benefit|improvement)|\binadequate|\b(?:temporary|short|brief|partial|only) (?:\w+ ){0,2}relief|\brelief (?:for|lasted|of)\b|\bhelped (?:only |about )?for\b|\bwore off\b|\breturned\b|\bpersist\w*|\bunchanged\b|\bstopped(?: (?:it|this|the (?:drug|medication|pill)))?(?: (?:on |in )?[\d/-]{3,10})?,? (?:because(?: of)?|due(?: to)?|secondary to|for) (?!of\b|to\b|(?:the )?(?:remission|insurance|cost|price|pregnan\w*|lack of (?:money|coverage|insurance))\b)(?![^.;]{0,40}(?<!\b(?:no|not|any) )\b(?:better|gone|resolved|improved|improvement|recover\w+|healed|well)\b)|\b(?:not|n['’]t|poorly|unable to|cannot) (?:\w+ )?tolerat\w*\b(?! (?:[\w-]+ ){0,2}(?:sit\w*|stand\w*|walk\w*|weight\w*|bearing|position\w*|prone|supine|lying|driv\w+|stairs|touch|noise|light|sounds?|clothing|shoes?|palpation|activit\w+|work|load\w*|exercises? without)\b)|\bstopped\b[^.;]{0,40}\btoo (?:\w+ )?(?:drows\w*|dizz\w*|sleepy|sedat\w*|tired|sick)|\b(?:too|so) (?:drowsy|dizzy|sedated|nauseated)\b|\bdiscontinued\b|\bside effects?\b|\bintoleran\w+|\bcontraindicat\w+|\bnausea\b|\brash\b|\bGI (?:upset|bleed)|\bulcer\b|\ballerg\w+|\bstill\b|\bcontinued (?:pain|symptoms)|\bineffective\b|\bworse\b/i;

/** "Within six months" is when, not how long. */
const WINDOW = new RegExp(
  `\\(?\\b(?:within|(?:during|over|in) the|last|past|previous|recent)(?: the)?(?: (?:last|past|previous))?\\s+(?:(?:${NUMBER}) ?(?:to|or|-|–) ?)?(?:${NUMBER})[- ](?:consecutive |full |or more |business |working |calendar )?(?:week|month|day|year)s?\\b\\)?`,
  "gi",
);
/** The words without the times that only say when. */
export const withoutWindows = (text: string): string => text.replace(WINDOW, " ");

/** "180 days from the date of service", "a limit of 90 days", "the 90 day filing limit": by when a claim comes, no length of a course. */
const LIMIT = new RegExp(
  `\\b(?:${NUMBER})[- ](?:calendar |business )?(?:day|month|year)s? (?:(?:from|after|of|following) (?:the |your )?(?:last |first )?(?:dates? of|day of|service|discharge|notice)|(?:timely )?(?:filing )?(?:limit|period)\\b)|\\blimit of (?:${NUMBER})[- ](?:calendar )?(?:day|month|year)s?\\b`,
  "gi",
);
const lengthAsked = (text: string) => DURATION.exec(withoutWindows(text).replace(LIMIT, " "));

const DAYS: Record<string, number> = { day: 1, week: 7, wk: 7, month: 30, mo: 30, year: 365, yr: 365 };
const daysOf = (amount = "0", unit = "day") => numberOf(amount) * (DAYS[unit.toLowerCase()] ?? 1);
const numberOf = (word: string) => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

/** Lengths of time in days that a text states, also from "03/02/2026 to 05/29/2026". */
function lengthsIn(text: string): number[] {
  const uncounted = text.replace(DAYS_COUNTED, " ");
  const lengths = [...uncounted.matchAll(new RegExp(DURATION.source, "gi"))].map(([, amount, unit]) =>
    daysOf(amount, unit),
  );
  for (const match of text.matchAll(
    /(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\s*(?:to|through|thru|until|-|–)\s*(\d{1,2})\/(\d{1,2})\/(\d{2,4})/g,
  )) {
    const [, m1, d1, y1, m2, d2, y2 = ""] = match;
    const year = (value: string) => (value.length === 2 ? 2000 + Number(value) : Number(value));
    const from = Date.UTC(year(y1 ?? y2), Number(m1) - 1, Number(d1));
    const to = Date.UTC(year(y2), Number(m2) - 1, Number(d2));
    if (to > from) lengths.push(Math.round((to - from) / 86_400_000) + 1);
  }
  lengths.push(...spansIn(text), ...coursesIn(text), ...daysCounted(text));
  if (COURSE.test(text)) lengths.push(...lengthsWithoutYear(text));
  for (const [, m1 = "", d1 = "", y1, m2 = "", d2 = "", y2 = ""] of text.matchAll(NAMED_RANGE)) {
    const at = (month: string, day: string, year: string) =>
      Date.UTC(Number(year), MONTHS.indexOf(month.slice(0, 3).toLowerCase()), Number(day || 1));
    const days = (at(m2, d2, y2) - at(m1, d1, y1 ?? y2)) / 86_400_000;
    if (days > 0) lengths.push(Math.round(days) + 1);
  }
  return lengths;
}

/** "28-Jul-2026 to 14-Sep-2026", however the days are written. */
const IS_TO = /^\s*(?:to|through|thru|until|-|–)\s*$/i;
function spansIn(text: string): number[] {
  const dates = findDates(text);
  return dates.flatMap((date, at) => {
    const next = dates[at + 1];
    const days = next ? (Date.parse(next.iso) - Date.parse(date.iso)) / 86_400_000 : 0;
    return next && days > 0 && IS_TO.test(text.slice(date.end, next.start)) ? [days + 1] : [];
  });
}

/** "Days with a reading in period   22 of 30", "on 22 of 30 days": how many days there were. */
const DAYS_COUNTED = /\bdays\b[^.;\d]{0,40}\b(\d{1,3}) of \d{1,3}\b|\b(\d{1,3}) of \d{1,3} days\b/gi;
const daysCounted = (text: string) =>
  [...text.matchAll(DAYS_COUNTED)].map(([, behind, before]) => Number(behind ?? before));

/** "Start of care: 08/31/2026   Visits attended: 12 of 12   Last visit: 10/12/2026". */
const BEGAN =
  /\b(?:start of care|SOC|start(?:ed|s)?(?: date)?|began|first visit|initial (?:visit|eval\w*)|eval(?:uation)?|admitted)\b\W{0,3}(?:on\W)?$/i;
const ENDED =
  /\b(?:last (?:visit|seen|treatment)|discharged?|d\/c|end(?:ed|s)?(?: date)?|finished|completed|final visit|end of care)\b\W{0,3}(?:on\W)?$/i;
/** A plan, an approval and a goal begin and end, too. */
const NO_COURSE =
  /\b(?:coverage|policy|plan year|benefit|eligib\w+|authori[sz]\w+|auth|certif\w+|goals?|employ\w+)\b/i;
function coursesIn(text: string): number[] {
  const dates = findDates(text);
  const behind = (label: RegExp) =>
    dates.find(({ start }) => label.test(text.slice(Math.max(0, start - 30), start)));
  if (NO_COURSE.test(text)) return [];
  const [from, to] = [behind(BEGAN)?.iso, behind(ENDED)?.iso];
  return from && to && to > from ? [Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1] : [];
}

/** Beside these words "9/8 - 10/22" are days; beside a score "4/10 - 6/10" are none. */
const COURSE =
  /\b(?:PT|OT|therapy|rehab\w*|visits?|sessions?|treatments?|exercises?|program|brace|bracing)\b|\b\d+ ?mg\b/i;

function lengthsWithoutYear(text: string): number[] {
  const ranges = text.matchAll(
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\s*(?:to|through|thru|until|-|–)\s*(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?![\d/])/g,
  );
  return [...ranges].flatMap(([, m1, d1, m2, d2]) => {
    const [from, to] = [
      Date.UTC(2001, Number(m1) - 1, Number(d1)),
      Date.UTC(2001, Number(m2) - 1, Number(d2)),
    ];
    const isDay = Math.max(Number(m1), Number(m2)) <= 12 && Math.max(Number(d1), Number(d2)) <= 31;
    return isDay && d1 !== d2 && to > from ? [Math.round((to - from) / 86_400_000) + 1] : [];
  });
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = "(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
/** "August 24 and October 7, 2026", "October 2025 to January 2026". */
const NAMED_RANGE = new RegExp(
  `\\b${MONTH}(?: (\\d{1,2})(?!\\d))?,?(?: (\\d{4}))?\\s*(?:to|through|thru|until|and|-|–)\\s*${MONTH}(?: (\\d{1,2})(?!\\d))?,? (\\d{4})\\b`,
  "gi",
);

export type Requirement = {
  /** A sentence or a value that speaks to it at all is held against this. */
  holds: (fact: ChartFact) => boolean;
  /** In the payer's own sense: a value, a length or a failure is asked for. */
  strict: boolean;
  /** Treatment that failed is asked for, so what speaks of no progress speaks for the practice. */
  failure: boolean;
  /** A length of time is asked for. */
  lasting: boolean;
  /** A value at least so high is asked for. */
  threshold: boolean;
};

/** Holds each fact to what the criterion asks: a value at least so high, a time at least so long, a treatment that failed. */
export function requirementOf(text: string): Requirement {
  const least = AT_LEAST.exec(text);
  const scales = leastOfScales(text);
  const threshold = least ? Number(least[1] ?? least[2]) : scales[0]?.least;
  const ofChange = OF_CHANGE.test(text);
  const most = AT_MOST.exec(text);
  const duration = lengthAsked(text);
  const days = duration ? daysOf(duration[1], duration[2]) : undefined;
  const sessions = SESSIONS.exec(text);
  const failure = FAILURE.test(text.replace(NO_GAIN_SHOWN, " "));
  return {
    failure,
    lasting: days !== undefined,
    threshold: threshold !== undefined,
    strict: threshold !== undefined || days !== undefined || failure,
    holds: (fact) => {
      if (most && fact.measure?.key.startsWith("strength"))
        return (fact.measure.number ?? 5) <= Number(most[1]);
      const ofScale = scales.find(({ key }) => key.test(fact.measure?.key ?? ""));
      if (scales.length > 0 && fact.measure)
        return ofScale !== undefined && (fact.measure.number ?? -1) >= ofScale.least;
      if (threshold !== undefined && fact.measure)
        return ofChange || (fact.measure.number ?? -1) >= threshold;
      if (fact.measure) return !failure && days === undefined;
      const text = fact.quote;
      if (days !== undefined && isPlanned(text)) return false;
      if (scales.length > 0) {
        if (!saysScale(text, scales)) return false;
      } else if (threshold !== undefined && !numbersIn(text).some((value) => value >= threshold))
        return false;
      const long = days !== undefined && lengthsIn(text).some((length) => length >= days - 3);
      const many =
        sessions !== null && sessionsIn(text).some((count) => count >= numberOf(sessions[1] ?? "0"));
      if (days !== undefined && failure) return long || many || FAILED.test(text);
      if (days !== undefined) return long || many;
      return failure ? FAILED.test(text) : true;
    },
  };
}

/** "Leg pain right now, 0 to 10: (7)": a number so high beside the scale's own name. */
const saysScale = (text: string, scales: readonly Least[]): boolean => {
  const values = numbersIn(text.replace(/\b0 ?(?:-|–|to) ?\d{1,3}\b/g, " "));
  return scales.some(
    ({ key, least }) =>
      (key.test("pain") ? /\b(?:pain|NPRS|NRS|VAS)\b/i : /\b(?:oswestry|ODI|disability|score)\b/i).test(
        text,
      ) && values.some((value) => value >= least && value <= 100),
  );
};

/** "PT referral, 2x/wk x 6 wk", "Frequency: 2x/week x 8 weeks": what is ordered is not yet done. */
const PLANNED =
  /\breferr?als?\b|\brefer to\b|\bfrequency\b|\b\d ?(?:x|times) ?(?:\/|a |per |)\s?(?:wk|week)\b[^.;]{0,12}\b(?:x|for) ?\d/i;
const DONE =
  /\b(?:finished|completed|attended|did|had|received|underwent|tried|failed|since|seen|after|visits? (?:\d|attended)|discharg\w+|ended|stopped)\b/i;
export const isPlanned = (text: string) => PLANNED.test(text) && !DONE.test(text);

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const sessionsIn = (text: string) =>
  [...text.matchAll(new RegExp(SESSIONS.source, "gi"))]
    .map(([, count = "0"]) => numberOf(count))
    // "09/14/2026   Last visit" counts no visits.
    .filter((count) => count < 400);

/** A criterion with a length of time is met in the letter only where one of its facts states that length. */
export function answersWhole(text: string, facts: readonly ChartFact[]): boolean {
  const duration = lengthAsked(text);
  if (!duration) return facts.length > 0;
  const days = daysOf(duration[1], duration[2]);
  return facts.some(
    ({ quote }) =>
      !isPlanned(quote) &&
      (lengthsIn(quote).some((length) => length >= days - 3) ||
        sessionsIn(quote).some((count) => count * 3 >= days / 7)),
  );
}
