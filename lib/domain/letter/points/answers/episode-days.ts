import { addMonths } from "@/lib/core/dates";
import type { DenialCategory } from "@/lib/core/enums";
import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";
import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isPlanned } from "../../relevance/requirement";

type Kind = {
  /** In which denials a reviewer counts from this day. */
  categories: readonly DenialCategory[];
  says: RegExp;
  /** The same words of something else. */
  isNot?: RegExp;
  /** How long before the first service it may lie, in months. */
  months: number;
};

/** What an episode of care is counted from. */
const KINDS: readonly Kind[] = [
  {
    categories: ["medical_necessity", "authorization", "benefit_exclusion", "eligibility", "other"],
    says: /\b(?:date of (?:the )?(?:injury|accident|loss|onset|incident|fall)|D\.?O\.?I|(?:MVA|MVC|crash|collision|rear-end(?:ed)?|(?:car|auto|motor vehicle|work) (?:accident|injury)|injured|slipped|tripped|onset)|(?<=^|[,;:-] ?|\b(?:s?he|pt|patient|client|they|who|and|then) )fell)\b/i,
    isNot:
      /\bslipped (?:dis[ck]|capital)|\bcrash (?:carts?|diets?)|\bonset of (?:menses|menarche|puberty|care|services?|sleep|coverage|action|labor)|\bfell (?:asleep|behind|short|ill|(?:from|to|by) \d)/i,
    months: 18,
  },
  {
    categories: ["medical_necessity", "authorization", "benefit_exclusion", "other"],
    says: /\b(?:date of (?:surgery|operation)|surgery|operated|arthroscop\w+|arthroplast\w+|(?:knee|hip|shoulder|joint) replacement|reconstruction|discectomy|laminectomy|spinal fusion|ORIF|meniscectomy|(?:tendon|cuff|ligament|hernia) repair|mastectomy|cesarean)\b/i,
    isNot:
      /\b(?:consult\w*|clinics?|cent(?:er|re)|clear(?:ed|ance)|visits?|appointments?|office|refer\w*|defer\w*|declin\w*|postpon\w*|cancel\w*|recommend\w*|offer\w*|discuss\w*|consider\w*|candidate|options?|opinion|eye|cataract|dental|oral|tooth|teeth|cosmetic)\b/i,
    months: 12,
  },
  {
    categories: ["medical_necessity", "authorization", "coding", "other"],
    says: /\b(?:admitted|admission|hospitali[sz]ed)\b|\bdischarged? (?:from (?:the )?(?:hospital|unit|ward|rehab\w*|facility)|home)\b/i,
    isNot:
      /\badmitted (?:to (?:\w+ing|not)\b|[^.;]{0,20}\bthat\b)|\bhome (?:exercises?|program\w*|instructions?|health|plan|care|management)\b|\badmissions (?:office|staff|desk)\b/i,
    months: 4,
  },
];

/** Another day than the one that is counted from: what was denied, was before, may come, or befell somebody else. */
const NOT_IT =
  /\b(?:no|not|none|never|denies|denied|without|prior|previous\w*|old|older|earlier|past|history|hx|h\/o|unrelated|if|may|might|would|should|planned|scheduled?|upcoming|pending|mother|father|sister|brother|wife|husband|spouse|partner|son|daughter|cousin|aunt|uncle|grand\w+|friend|roommate|neighbor|co-?worker|dog|family|avoid|prevent\w*|risk|policy|premium|\d{4} (?:injury|accident|surgery))\b|\?/i;
/** Behind the event, within one statement: "fell 09/08/2026", "Date of injury: 9/8/26". */
const APART = 40;

/** The days that the passage gives to such an event. */
function daysOf({ says, isNot }: Kind, fact: ChartFact): string[] {
  return saidIn(fact)
    .flatMap((text) => text.split(/[;|]|\.\s/))
    .flatMap((part) => {
      const event = says.exec(part);
      if (!event || NOT_IT.test(part) || isNot?.test(part)) return [];
      const end = event.index + event[0].length;
      return findDates(part)
        .filter(({ start, end: stop }) => (start >= end ? start - end : event.index - stop) <= APART)
        .slice(0, 1)
        .map(({ iso }) => iso);
    });
}

/** How an accident is told that another insurer than a health plan may owe. */
const OF_OTHER_INSURER =
  /\b(?:employers?|work(?:ing|place|ers?)?|on the job|comp|MVA|MVC|collision|crash|rear-end\w*|car|auto|motor vehicle|vehicle|driver|passenger)\b/i;
const INJURY_LINES: readonly (string | null | undefined)[] = ["workers_comp", "auto", null, undefined];

const LABEL = /\bdate of\b|\bDOI\b|: ?\d/i;
const LONGEST = 260;

/**
 * The days that a reviewer counts an episode of care from, where the chart holds them: the injury, the operation, the stay in a hospital. Each is told
 * once, and no accident at work or in traffic to a health plan that did not ask: it would wait for another insurer. Where two days are told of one kind, which of them is meant is for a person to say.
 */
export function episodeDays(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  category: DenialCategory,
  told: ReadonlySet<string>,
): ChartFact[] {
  const days = letter.datesOfService?.toSorted() ?? [];
  const first = days[0] ?? letter.noticeDate;
  if (!first) return [];
  const last = days.at(-1) ?? first;
  const mayTellAccident =
    INJURY_LINES.includes(letter.lineOfBusiness) || /\b(?:accident|injur)/i.test(letter.denialText ?? "");
  const mine = facts.filter(
    ({ measure, adverse, quote }) =>
      !measure &&
      !adverse &&
      quote.length <= LONGEST &&
      !isPlanned(quote) &&
      (mayTellAccident || !OF_OTHER_INSURER.test(quote)),
  );
  return KINDS.flatMap((kind) => {
    if (!kind.categories.includes(category)) return [];
    const from = addMonths(first, -kind.months);
    const found = mine.flatMap((fact) => {
      const [day] = daysOf(kind, fact).filter((one) => one >= from && one <= last);
      return day ? [{ fact, day }] : [];
    });
    const [one] = found;
    if (!one || found.some(({ day }) => day > addDays(one.day, 1) || day < addDays(one.day, -1))) return [];
    if (found.some(({ fact }) => told.has(fact.id))) return [];
    return [(found.find(({ fact }) => LABEL.test(fact.quote)) ?? one).fact];
  });
}
