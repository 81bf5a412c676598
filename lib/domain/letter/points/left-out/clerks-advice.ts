import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** Where a person of the payer's is quoted: an entry of a call, a chat, a message. */
const TALK = /\b(?:reps?|representative|agent|csr|clerk|supervisor|call(?:ed)?|spoke|chat|ref)\b/i;
/** "You could maybe appeal", "we may want to resubmit": what somebody on the telephone would try. */
const WOULD_TRY =
  /\b(?:you|we|i|they|provider|practice|office)(?:['’]d)? (?:could|can|may|might|should|would)? ?(?:(?:maybe|perhaps|probably|always|also|just|still|then|either|have to|want to|need to|like to|try to|try and) ){0,3}(?:appeal|dispute|re-?submit|re-?bill|re-?send|re-?process|file (?:an? )?(?:appeal|dispute|grievance|reconsideration)|(?:ask|write) for (?:an? )?(?:appeal|review|reconsideration)|send (?:an? |it as an? )?(?:appeal|dispute))\b/i;
/** "Maybe they will reprocess", "it may be cancelled, not sure": nobody promised anything. */
const NOT_SURE =
  /\b(?:may ?be|perhaps|possibly|probably|might|not sure|unsure|(?:did|does) ?n[o'’]t know|guess(?:es|ed)?|should be (?:fine|ok(?:ay)?))\b/i;
/** A number that the payer gave, a day that it named: that part of the talk can be checked. */
const CHECKED = /[A-Z0-9-]*\d{4}|\d{1,2}\/\d{1,2}|\b\d{1,3} (?:of \d{1,3} )?(?:visits?|units?|days)\b/;
const SENTENCE = /(?:[^.;!?]|[.;!?](?=\S))+[.;!?]*["”)]*\s*/g;

const isAdvice = (said: string) =>
  (WOULD_TRY.test(said) || NOT_SURE.test(said)) && !CHECKED.test(said.replace(ENTRY, ""));
/** The day and the hour of the entry are nobody's word. */
const ENTRY = /^\W*\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?,?\s+(?:\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?\s+)?/i;

/**
 * What a clerk of the payer's would try or isn't sure of is no answer of the payer's. It is left out of what an entry of a talk says;
 * undefined where nothing else is said.
 */
export function withoutClerksAdvice(fact: ChartFact): ChartFact | undefined {
  const { quote, heading, measure } = fact;
  if (measure || !(WOULD_TRY.test(quote) || NOT_SURE.test(quote)) || !TALK.test(`${heading} ${quote}`))
    return fact;
  const said = quote.match(SENTENCE) ?? [];
  const kept = said.filter((sentence) => !isAdvice(sentence));
  if (kept.length === said.length) return fact;
  const rest = kept.join("").trim();
  if (rest.split(/\s+/).length < 5) return undefined;
  // Cut off at its end it is still word for word; with a gap it is only told.
  return { ...fact, quote: rest, ...(quote.startsWith(rest) ? {} : { told: true as const }) };
}
