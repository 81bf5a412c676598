import type { DenialCategory } from "@/lib/core/enums";
import type { CategoryFinding } from "../denial/category";
import { NOT_THE_GROUND, reasonStrength } from "../denial/denial-cues";
import type { Candidate, Reading } from "../page/candidate";
import { comparable } from "../page/clean-text";
import { withFullForms } from "../page/full-forms";
import { kept } from "../page/kept";
import type { Sentence, Span } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import { mayDo } from "./said";
import { sentenceSigns } from "./sentence-signs";
import { CATEGORY_TABLE } from "./tables/category";
import { REASON_TABLE } from "./tables/reason";
import { largest, weigh, weightsOf } from "./weights";
import { textSigns } from "./words";

const reasonWeights = weightsOf(REASON_TABLE);
const categoryWeights = weightsOf(CATEGORY_TABLE);

/** Below this no sentence is taken for a reason where the rules found none, unless it is likelier by far than all outside its paragraph. */
const LEAST_ALONE = 0.1;
const LEAST_BY_FAR = 0.01;
const BY_FAR = 5;
/** A neighbor in the same paragraph goes with the likeliest sentence from this part of its share on. */
const GOES_WITH = 0.25;
const SCORE = 0.5;
const LONGEST = 900;
/** Below this strength a sentence says what to do next, whatever its other words. */
const NO_REASON = -2;
const isNone = (text: string): boolean =>
  // "Provider Service" under a letter: who signs gives no reason.
  (/^\W*(?:\p{Lu}[\p{L}&.'’-]*\W*){1,4}$/u.test(text) && reasonStrength(text) <= 0) ||
  (reasonStrength(text) < NO_REASON && !/\bbecause\b/i.test(text)) ||
  (reasonStrength(text) < 0 && NOT_THE_GROUND.test(text));
const MOST_TURNS = 20;

/** How likely each sentence is the reason, by its words. */
const sharesOf: (sentences: readonly Sentence[]) => readonly number[] = kept(
  (sentences: readonly Sentence[]) =>
    sentences.map((_, at) => weigh(reasonWeights(), sentenceSigns(sentences, at)).get("reason") ?? 0),
);

const covers = (spans: readonly Span[], sentence: { spans: readonly Span[] }): boolean =>
  sentence.spans.some((s) => spans.some((p) => p.line === s.line && p.start < s.end && s.start < p.end));

/**
 * The reason by the likeliest sentence and those that go with it, and what the rules found weakly beside it, unless that is
 * hardly likely at all.
 */
export function weighedReason(reading: Reading, weak: Candidate | undefined): Candidate | undefined {
  const { sentences, lines } = reading;
  const shares = [...sharesOf(sentences)];
  let most = Math.max(0, ...shares);
  // The likeliest first: to ask every sentence would cost as much as all the rest.
  for (let turn = 0; turn < MOST_TURNS && most > 0; turn++) {
    const at = shares.indexOf(most);
    if (!isNone(sentences[at]?.text ?? "")) break;
    shares[at] = 0;
    most = Math.max(0, ...shares);
  }
  const at = shares.indexOf(most);
  const best = sentences[at];
  if (!best || most === 0) return weak;
  const others = shares.filter((_, one) => sentences[one]?.paragraph !== best.paragraph);
  const isByFar =
    most >= LEAST_BY_FAR &&
    most >= BY_FAR * Math.max(0, ...others) &&
    reasonStrength(best.text) >= 0 &&
    !mayDo(best.text, "advice");
  if (!weak && most < LEAST_ALONE && !isByFar) return undefined;
  const goesWith = (one: number): boolean =>
    sentences[one]?.paragraph === best.paragraph && (shares[one] ?? 0) >= most * GOES_WITH;
  let from = at;
  let to = at;
  while (goesWith(from - 1)) from--;
  while (goesWith(to + 1)) to++;
  const likely = Math.max(
    0,
    ...shares.filter((_, one) => weak && sentences[one] && covers(weak.spans, sentences[one])),
  );
  if (weak && covers(weak.spans, best)) return weak;
  const kept = weak && likely >= most * GOES_WITH ? weak.spans : [];
  const own = sentences
    .slice(from, to + 1)
    .filter((sentence) => !covers(kept, sentence))
    .flatMap((sentence) => sentence.spans);
  const spans = [...kept, ...own].sort((a, b) => a.line - b.line || a.start - b.start);
  const value = textOf(lines, spans);
  return value && value.length <= LONGEST ? { value, spans, score: Math.max(weak?.score ?? 0, SCORE) } : weak;
}

/** Whether the words of a reason that rules found are those of reasons, and by far more than any other sentence's. */
export function isLikelyReason({ sentences }: Reading, reason: string): boolean {
  const words = comparable(reason);
  const shares = sharesOf(sentences);
  let own = 0;
  let other = 0;
  for (const [at, { text }] of sentences.entries()) {
    const share = shares[at] ?? 0;
    const said = comparable(text);
    if (said.length >= SHORTEST && (words.includes(said) || said.includes(words))) own = Math.max(own, share);
    else other = Math.max(other, share);
  }
  return own >= LIKELY && own >= 2 * other;
}
const SHORTEST = 9;
const LIKELY = 0.5;

/** Whether the words of a reason tell a category by themselves. */
export function tellsCategory(reason: string, category: string): boolean {
  const best = largest(weigh(categoryWeights(), textSigns(withFullForms(reason))));
  return best?.choice === category && best.share >= AGREED;
}

/** Where the rules and the weights agree from here on, all were right on papers that neither had met (docs/measured/reading.md). */
const AGREED = 0.8;
const SURE_BY_BOTH = 0.9;
const DIFFERENT = 0.6;
/** No category is quite impossible. */
const LEAST_SHARE = 0.0001;
/** How much a finding of the rules adds to its category: little, since the weights tell far more wordings (docs/measured/reading.md). */
const OF_RULES = 4;
const UNSURE_RULES = 0.5;

/** The category by the words of the reason, to which the rules' finding and its code add: where they differ it is in doubt. */
export function weighCategory(
  found: CategoryFinding | undefined,
  reason: string | undefined,
): CategoryFinding | undefined {
  if (!reason) return found;
  const shares = weigh(categoryWeights(), textSigns(withFullForms(reason)));
  const added = (choice: string) =>
    choice === found?.category && choice !== "other" ? OF_RULES * (found.confidence - UNSURE_RULES) : 0;
  const best = largest(
    new Map(
      [...shares].map(
        ([choice, share]) => [choice, (share + LEAST_SHARE) * Math.exp(added(choice))] as const,
      ),
    ),
  );
  if (!best) return found;
  const share = shares.get(best.choice) ?? 0;
  if (found && best.choice === found.category)
    return share >= AGREED ? { ...found, confidence: Math.max(found.confidence, SURE_BY_BOTH) } : found;
  return {
    category: best.choice as DenialCategory,
    confidence: DIFFERENT * share,
    basis: "the payer's words",
  };
}
