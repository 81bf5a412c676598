import { isKeyed, modifiersAgainst } from "@/lib/domain/move/as-billed/left-off-at-entry";
import { codesWithModifier, missedModifiers } from "@/lib/domain/move/as-billed/left-off-modifier";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isClaimLine } from "@/lib/domain/reading/chart/claim-form";
import type { LetterFacts } from "../../facts/facts";
import { startOfEpisode } from "../../relevance/guards";

/** What a record says of a service that a modifier claims. Each is what the payer's own rule of that modifier asks to see. */
const SUPPORTS: Record<string, readonly RegExp[]> = {
  // Active treatment of a problem that is expected to get better.
  AT: [
    /\bactive (?:care|treatment|phase|manipulation|corrective)\b/i,
    /\b(?:acute|sub-?acute|exacerbation|flare(?:[- ]up)?|new (?:injury|complaint|episode|condition))\b/i,
    /\b(?:onset|began|started|since)\b[^.;]{0,30}\d/i,
    /\bimprov\w+|\bprogress(?:ing|ed)\b|\bgoals?\b|\b(?:pain|spasm|tenderness|stiffness|swelling|guarding) (?:is )?(?:less|better|down|easing)\b|\bless (?:pain|spasm|tenderness|stiffness|swelling|guarding)\b/i,
    /\bvisit \d{1,2} of \d{1,2}\b|\b\d ?(?:x|times) ?(?:a|per|\/) ?w(?:ee)?k\b/i,
    /\b(?:pain|VAS|NPRS)\b[^.;]{0,12}\d{1,2} ?\/ ?10\b|\b\d{1,3} ?deg\b/i,
  ],
  // Under a plan of care of the one discipline.
  GP: [/\bplan of care\b/i, /\bphysical therap(?:y|ist)\b|,\s*(?:PT|DPT|PTA)\b/i],
  GO: [/\bplan of care\b/i, /\boccupational therap(?:y|ist)\b|,\s*(?:OT|OTR|COTA)\b/i],
  GN: [/\bplan of care\b/i, /\bspeech\b|,\s*(?:MS,? )?(?:SLP|CCC-SLP)\b/i],
  // Past the threshold, and still needed.
  KX: [
    /\bthreshold\b|\bexception\b/i,
    /\bmedically necessary\b|\bskill(?:s|ed)?\b|\bgoals?\b|\bcomplicat\w+/i,
  ],
  // Another place, another time, another problem.
  "59": [
    /\b(?:separate|different|distinct|other) (?:\w+ )?(?:sites?|regions?|areas?|sessions?|incisions?|lesions?|times?|encounters?|intervals?)\b/i,
    /\b\d{1,2}:\d{2}\b|\b\d{1,3} ?min(?:utes?)?\b/i,
  ],
};
for (const modifier of ["XE", "XS", "XP", "XU"]) SUPPORTS[modifier] = SUPPORTS["59"] ?? [];

const MOST = 8;
/** "Initial visit   1 of 2": the number of a page. */
const PAGE_OF = /^[\p{L} ]*\bvisits?(?: notes?)?\W{1,4}(?:page )?\d{1,2} of \d{1,2}$/iu;

const isOfDenied = (quote: string, { deniedLines = [], procedureCodes = [] }: LetterFacts) => {
  const denied = deniedLines.flatMap(({ procedureCode }) => procedureCode ?? []);
  return (denied.length > 0 ? denied : procedureCodes).some((code) => quote.includes(code.slice(0, 5)));
};

const isOfDays = ({ date }: ChartFact, { datesOfService = [] }: LetterFacts) =>
  date !== undefined && datesOfService.includes(date);

/** Of each day of service what its record says for the modifier that the payer misses. */
export function modifierSupport(
  facts: readonly ChartFact[],
  letter: LetterFacts,
  noticeText: string,
): ChartFact[] {
  const missed = missedModifiers(noticeText);
  const patterns = [...missed].flatMap((modifier) => SUPPORTS[modifier] ?? []);
  const ofDays = facts.filter((fact) => !fact.measure && !fact.adverse && isOfDays(fact, letter));
  // What the record had, and what the claim had, are set side by side before what supports it.
  const written = ofDays.filter(
    ({ quote }) =>
      !isClaimLine(quote) && codesWithModifier(quote).some(({ modifier }) => missed.has(modifier)),
  );
  const sent =
    missed.size > 0 ? ofDays.filter(({ quote }) => isClaimLine(quote) && isOfDenied(quote, letter)) : [];
  const found = ofDays.filter(
    ({ quote }) =>
      !isClaimLine(quote) && !PAGE_OF.test(quote) && patterns.some((pattern) => pattern.test(quote)),
  );
  const began = missed.has("AT") ? beginningOf(facts, letter) : [];
  // Each day has its turn, so that no line stays without its note.
  const days = [...Map.groupBy(found, ({ date }) => date).values()];
  const turns = Array.from({ length: MOST }, (_, turn) => days.flatMap((day) => day[turn] ?? []));
  const told = new Set(turns.flat().slice(0, MOST));
  return [...new Set([...written, ...sent, ...began, ...found.filter((fact) => told.has(fact))])];
}

/** "low back flared 8/31/26 moving a dresser", "09/18/2026 lifted a generator, sharp back pain since": how and when it began. */
const BEGAN =
  /\b(?:onset|began|started|flared?(?:[- ]up)?|exacerbat\w+|injur(?:y|ed)|new (?:episode|complaint)|since)\b[^.;]{0,50}\d|\d{1,2}\/\d{1,2}\b[^.;]{8,90}\bsince(?: then)?\W*$/i;

/** Treatment is active where it belongs to an episode with a beginning, which the first visit tells and no later one repeats. */
function beginningOf(facts: readonly ChartFact[], letter: LetterFacts): ChartFact[] {
  const first = letter.datesOfService?.toSorted()[0];
  const start = startOfEpisode(facts, letter);
  return facts
    .filter(({ date, measure, adverse, quote }) => {
      if (measure || adverse || !date || !first || !start || isClaimLine(quote)) return false;
      return date >= start && date < first && BEGAN.test(quote);
    })
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""))
    .slice(0, 1);
}

/** "line 1; cpt 99214; units 1" of the charges as they were keyed. */
const keyedWithout = (code: string, facts: readonly ChartFact[]) => {
  const keyed = facts.filter(({ heading, quote }) => isKeyed(heading) && quote.includes(code));
  return keyed.length > 0 && !keyed.some(({ quote }) => HAS_MODIFIER.test(quote));
};
const HAS_MODIFIER =
  /\bmod(?:ifier)?s?\s?\d?\W{0,3}(?:[A-Z][A-Z0-9]|\d{2})\b|(?<![\w-])\d{5}[ -]{1,3}(?:[A-Z][A-Z0-9]|\d{2})\b(?!\.)/;

/**
 * The modifier that the payer misses, where the day's own record has it behind the code. Whether a record that only supports it earns it is for a person
 * to say. Where the payer names none, the one that answers its reason, if the charge was keyed without it.
 */
export function modifierOnDay(
  { code, carc }: { code: string; carc: string },
  day: string,
  facts: readonly ChartFact[],
  noticeText: string,
): string | undefined {
  const named = missedModifiers(noticeText);
  const missed = named.size === 0 && keyedWithout(code, facts) ? (modifiersAgainst(carc) ?? named) : named;
  return facts
    .filter(
      (fact) => fact.date === day && !fact.adverse && !isClaimLine(fact.quote) && !isKeyed(fact.heading),
    )
    .flatMap(({ quote }) => codesWithModifier(quote))
    .find((one) => one.code === code && missed.has(one.modifier))?.modifier;
}
