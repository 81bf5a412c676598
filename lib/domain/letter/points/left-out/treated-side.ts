import type { ChartFact, Side } from "@/lib/domain/reading/chart/chart";
import { seriesOf } from "../../relevance/measure-series";

/** "The right to appeal" and "left out" name no side. */
const RIGHT =
  /(?<!\b(?:claim|code|codes|it|that|they|record) (?:is|are|was|were) )\bright\b(?!\s+(?:to|of|away|now|after|as|by|when|code|claim|payer|plan|one)\b)|\bRt\b|-RT\b|\(R\)|(?<!\b(?!(?:hx|dx|of|for|the|his|her|on|in|and|new|old) )[A-Z]{1,3} )\bR(?= (?:shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot|leg|arm|distal|proximal|rotator|cuff|supraspinatus|infraspinatus|subscapularis|biceps|labr\w+|ACL|PCL|MCL|menisc\w+|patell\w+|quad\w*|hamstring\w*|achilles|carpal|radius|ulna|humerus|femur|tibia|fibula|heel|TKA|TKR|THA|THR|UE|LE)\b)/gi;
const LEFT =
  /\bleft\b(?!\s+(?:out|off|over|early|untreated|the|blank|empty|open|unanswered|incomplete)\b)|\bLt\b|-LT\b|\(L\)|(?<!\b(?!(?:hx|dx|of|for|the|his|her|on|in|and|new|old) )[A-Z]{1,3} )\bL(?= (?:shoulder|elbow|wrist|hand|thumb|hip|knee|ankle|foot|leg|arm|distal|proximal|rotator|cuff|supraspinatus|infraspinatus|subscapularis|biceps|labr\w+|ACL|PCL|MCL|menisc\w+|patell\w+|quad\w*|hamstring\w*|achilles|carpal|radius|ulna|humerus|femur|tibia|fibula|heel|TKA|TKR|THA|THR|UE|LE)\b)/gi;

/** "Visits left", "none left", and "left 6" at the end of a counter's row: how many remain. */
const REMAINING =
  /\b(?:visits?|sessions?|units?|days|weeks|months|refills?|none|nothing|any|many|time) left\b|(?<=; )left \d{1,3}$/gi;
const sidesIn = (text: string) => {
  const said = /\bright\b/i.test(text) ? text : text.replace(REMAINING, " ");
  return (said.match(RIGHT)?.length ?? 0) - (said.match(LEFT)?.length ?? 0);
};

/** "Laterality of the modifier and of diagnosis 1 differ": the side on the claim is what is in question. */
const SIDES_DIFFER =
  /\b(?:laterality|sides?|modifiers?)\b[^.;]{0,80}\b(?:differ\w*|conflict\w*|contradict\w*|mismatch\w*|inconsistent|disagree\w*|(?:do(?:es)?|did)(?: not|n['’]t) (?:agree|match|correspond|go with|fit)|(?:is|are) not (?:consistent|the same))\b|\b(?:mismatch|conflict|inconsistency|discrepancy|difference)\b[^.;]{0,60}\b(?:laterality|sides?|modifiers? (?:RT|LT))\b/i;
const OF_SIDES = /\blateral(?:ity)?\b|\b(?:RT|LT)\b|\b(?:left|right|other|opposite|wrong) side\b/i;
/** CO-4 in the list's own words, over a line with RT or LT. */
const MODIFIER_DOUBTED =
  /\b(?:inconsistent|incompatible|not consistent|conflicts?) with the modifier\b|\bmodifier(?:s| used| billed)? (?:is |was |are )?(?:inconsistent|invalid|incorrect|wrong)\b/i;
const SIDED_LINE = /\b\d{5}[ -]{1,3}(?:RT|LT)\b|\bmodifiers?:? (?:RT|LT)\b/;
const sidesDiffer = (noticeText: string) => {
  const text = noticeText.replace(/\s+/g, " ");
  return (
    (SIDES_DIFFER.test(text) && OF_SIDES.test(text)) || (MODIFIER_DOUBTED.test(text) && SIDED_LINE.test(text))
  );
};
/** "Left foot: no pain today": what is well on a side says nothing of the one that was treated. */
const NOTHING_THERE =
  /\b(?:no|denies|without) (?:pain|complaints?|symptoms?|problems?|tenderness|issues?)\b|\b(?:normal|uninvolved|asymptomatic)\b/i;
/** As many words of the day's record, and none of the other side, outweigh what the notice prints. */
const LEAST_SIDED = 2;

/** The side that the record of the day of service tells; nothing where it tells both. */
function sideOfDay(facts: readonly ChartFact[], service: readonly string[]): Side | undefined {
  const sides = facts.flatMap(({ date, side, measure, quote }) =>
    date && service.includes(date) && side && !measure && !NOTHING_THERE.test(quote) ? [side] : [],
  );
  const [first] = sides;
  return first && sides.length >= LEAST_SIDED && sides.every((side) => side === first) ? first : undefined;
}

/** "A right-hand grip of 31 kg, which is inside the normal range": the payer may have looked at the hand that nobody hurt. */
const SOUND =
  /[^.;]*\b(?:within|inside|in) (?:the |a )?(?:normal|expected|average)\b[^.;]*|[^.;]*\b(?:is|was|are|were|shows?|of) (?:already |entirely |quite )?(?:normal|unaffected|unimpaired)\b[^.;]*/gi;
const ofSoundSide = (noticeText: string, codes: readonly string[]) => {
  const text = noticeText.replace(/\s+/g, " ");
  return sidesIn(text) !== 0 && sidesIn(`${text.replace(SOUND, " ")} ${codes.join(" ")}`) === 0;
};
/** The side that all passages of the record speak of, one with another. */
const LEAST_OF_CHART = 2;
function sideOfChart(facts: readonly ChartFact[]): Side | undefined {
  const sum = facts.reduce((all, { measure, quote }) => all + (measure ? 0 : sidesIn(quote)), 0);
  return Math.abs(sum) < LEAST_OF_CHART ? undefined : sum > 0 ? "right" : "left";
}

/** The side that the claim is about: from the notice, else from what the chart treats. */
export function treatedSide(
  noticeText: string,
  codes: readonly string[],
  facts: readonly ChartFact[],
  service: readonly string[],
): Side | undefined {
  const balance = (n: number): Side | undefined => (n > 0 ? "right" : n < 0 ? "left" : undefined);
  const both = noticeText.match(RIGHT) && noticeText.match(LEFT);
  const named = both ? undefined : balance(sidesIn(`${noticeText} ${codes.join(" ")}`));
  const ofDay = sideOfDay(facts, service);
  // A side that the payer itself doubts was keyed wrong on one of the claim's fields: the record of the day has the right one.
  const doubted = sidesDiffer(noticeText);
  if (doubted && ofDay) return ofDay;
  if (named && !doubted) return ofSoundSide(noticeText, codes) ? (sideOfChart(facts) ?? named) : named;
  if (both) return undefined;
  const told = facts.filter(
    ({ measure, topics }) =>
      !measure &&
      topics.some((topic) => topic === "diagnosis" || topic === "procedure" || topic === "finding"),
  );
  // Both sides are compared once; the treated one is measured again.
  const changed = (side: Side) =>
    seriesOf(facts).filter(({ improved, facts: [first] }) => improved && first?.measure?.side === side)
      .length;
  const measured = (side: Side) => facts.filter(({ measure }) => measure?.side === side).length;
  return (
    balance(told.reduce((sum, { quote }) => sum + sidesIn(quote), 0)) ??
    balance(measured("right") - measured("left")) ??
    balance(changed("right") - changed("left"))
  );
}

/** "BP 164/92 (L arm)": where it was taken is no side that is treated. */
export const sideOf = ({ key, side }: NonNullable<ChartFact["measure"]>) => (key === "bp" ? undefined : side);

/** "Spouse (Norbert) had a left shoulder replacement and may not lift or guard her": the side is the helper's, and why nobody at home can help. */
const HELPER =
  /^\W*(?:(?:the|her|his|pt['’]?s|patient['’]?s|only) )?(?:spouse|wife|husband|partner|mother|father|mom|dad|daughter|son|sister|brother|caregiver|aide|roommate|grandmother|grandfather)(?: \([^()]{1,24}\))?,? (?:\p{Lu}\p{L}+,? )?(?:herself |himself |just |also |recently )?(?:(?:has )?had (?:(?:an?(?! (?:hard|difficult|tough|rough|bad|look|talk)\b)|his own|her own|recent|major|open|back|neck|spine|heart|hip|knee|shoulder|left|right|L|R|lumbar|bypass|stroke|surger\w+)\b)|(?:underwent|broke|fractured|injured|hurt|tore|sprained|is recovering|is post-?op|is s\/p|has (?:an?|her own|his own))\b)/iu;
const CAN_NOT_HELP =
  /\b(?:may not|cannot|can ?not|can['’]?t|not able|unable|not (?:safe|allowed|cleared)|no (?:lifting|longer))\b[^.;]{0,40}\b(?:lift|guard|help|assist|carry|drive|transfer|care|push|pull|supervise|support|steady|catch)\w*/i;
export const isOfHelper = (quote: string): boolean => HELPER.test(quote) && CAN_NOT_HELP.test(quote);

const PROCEDURE_LINE =
  /^\W*(?:proc(?:edure)?s?(?: (?:performed|done|name))?|operation|surgery|injection|block|site|side|laterality|exam(?:ination)?|study)\b\W{0,4}(?:\w+ ){0,3}?(?:left|right|L|R|Lt|Rt)\b/i;
/**
 * What the notes of procedures on one side say: the line that names the procedure says the side, and its results below it no side again.
 * A note that names the other side as well tells of both.
 */
export function proceduresOnSide(all: readonly ChartFact[], side: Side): ReadonlySet<string> {
  const found = new Set<string>();
  const noteOf = ({ place, date }: ChartFact) => `${place.documentId}|${place.page}|${date}`;
  const done = all.filter((fact) => !fact.measure && fact.side === side && PROCEDURE_LINE.test(fact.quote));
  for (const note of new Set(done.map(noteOf))) {
    const own = all.filter((fact) => noteOf(fact) === note);
    const sides = own.flatMap((fact) => (fact.measure ? sideOf(fact.measure) : fact.side) ?? []);
    if (sides.every((one) => one === side)) for (const { id } of own) found.add(id);
  }
  return found;
}

const DONE =
  /\b(?:IA|intra-?articular|triamcinolone|methylprednisolone|cortisone|steroids?|hyaluron\w*|inject\w*|surger(?:y|ies)|arthroscop\w*|\w+(?:plasty|ectomy|otomy)|replace\w*|repair\w*|aspirat\w*|blocks?|TK[AR]|TH[AR]|cast\w*|fractur\w*)\b/i;

/** What an imaging report says that names no side but the other one: "Small joint effusion" of the left knee is no finding of the right. */
export function reportsOfSide(all: readonly ChartFact[], other: Side): ReadonlySet<string> {
  const films = all.filter(({ heading }) => OF_FILMS.test(heading));
  const pages = Map.groupBy(films, ({ place }) => `${place.documentId}|${place.page}`);
  return new Set(
    [...pages.values()].flatMap((page) => {
      const sides = page.flatMap(({ side }) => side ?? []);
      const isOther =
        sides.length > 0 &&
        sides.every((side) => side === other) &&
        !page.some(({ heading, quote }) => OF_TRUNK.test(`${heading} ${quote}`));
      return isOther && page.some(({ quote }) => IMPRESSION.test(quote)) ? page.map(({ id }) => id) : [];
    }),
  );
}
const OF_FILMS = /\b(?:imaging|radiolog\w*|x-?rays?|XR|MRI|CT|ultrasound|films?|views?)\b/i;
/** A film of the spine or the trunk shows both sides: "severe stenosis at L4-5, left foraminal narrowing". */
const OF_TRUNK =
  /\b(?:spine|spinal|lumbar|cervical|thoracic|sacr\w+|disc|canal|stenosis|[CTL]\d ?[-/] ?[CTLS]?\d|pelvi[sc]|abdom\w+|chest|brain|head|skull|sinus\w*|ja?ws?|mandib\w+|maxill\w+|bilateral\w*|both)\b/i;
const IMPRESSION = /^\W*(?:impression|IMP|conclusion)\b/i;

/**
 * A list's rows without what was done to the other side; one that names both in a row, or the other alone, stays as it is, and so does what was
 * measured there: "R knee: 95; L knee: 140" compares.
 */
export function rowsOfSide(quote: string, own: Side): string {
  const rows = quote.split("; ");
  const balance = (row: string) => (own === "right" ? sidesIn(row) : -sidesIn(row));
  const isList =
    rows.some((row) => balance(row) > 0) && rows.every((row) => /:\s/.test(row) || balance(row) === 0);
  const kept = rows.filter((row) => balance(row) >= 0 || !DONE.test(row));
  return isList && kept.length > 0 ? kept.join("; ") : quote;
}
