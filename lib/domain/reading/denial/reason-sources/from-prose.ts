import { bestOf, type Candidate, type Reading, type Scope } from "../../page/candidate";
import { type Line, type Sentence, textOf } from "../../page/page-lines";
import { tellsBeside } from "../beside-reason";
import { isAdvice, isNoReason, strengthOf } from "../denial-cues";
import { LONGEST_REASON } from "../reason-text";

/** "The reviewer concludes that the service is investigational": beside it what a plan excludes at large is no finding. */
const REVIEWER_CONCLUDES =
  /^(?:s?he|they|(?:(?:the|our|this|an?|both|all|his|her|their) )?(?:[\w-]+ ){0,3}(?:reviewers?|physicians?|doctors?|specialists?|consultants?|chiropractors?|therapists?|panel|committee)(?:, [^,.;]{3,60},)?) (?:also |then |therefore |further |thus )?(?:writes?|wrote|concludes?|concluded|finds?|found|holds?|held|states?|stated|determines?|determined|decided|(?:is|was|are|were) of the opinion) that\b/i;

/** More than the strongest words of a provision have. */
const CONCLUDED = 0.87;

/** Running text: the strongest sentence of a paragraph and its neighbors that go on about the reason. */
export function fromProse(
  reading: Reading,
  scope: Scope | undefined,
  entries: ReadonlySet<number>,
): Candidate[] {
  const { sentences, lines } = reading;
  const strengths = sentences.map((s) => {
    if (s.spans.some(({ line }) => entries.has(line))) return -1;
    const inside = scope && s.spans.every((p) => p.line >= scope.from && p.line <= scope.to) ? 0.6 : 0;
    // "The claim had been denied on July 6 …": what came before this paper.
    if (EARLIER.test(s.text) || APPEALED_DECISION.test(s.text) || ASKED_OF_US.test(s.text)) return -1;
    return isTabular(s, lines) || !isStatement(s.text) || isNoReason(s.text) ? -1 : strengthOf(s) + inside;
  });
  const found: Candidate[] = [];
  strengths.forEach((strength, at) => {
    const here = sentences[at];
    if (!here || strength < 2) return;
    let from = at;
    let to = at;
    const joins = (i: number, least: number) =>
      sentences[i]?.paragraph === here.paragraph &&
      (strengths[i] ?? -1) >= least &&
      sentences
        .slice(Math.min(i, from), Math.max(i, to) + 1)
        .reduce((sum, s) => sum + s.text.length + 1, 0) <= LONGEST_REASON;
    while (joins(from - 1, 0.9) && !tellsBeside(sentences[from - 1]?.text ?? "")) from--;
    while (joins(to + 1, -0.1)) to++;
    while (to > at && (strengths[to] ?? 0) < 0.7) to--;
    // One sentence on, when it goes on about the same thing ("They …", "This …", "There is …").
    const next = sentences[to + 1]?.text ?? "";
    if (joins(to + 1, -0.1) && !isAdvice(next) && !tellsBeside(next)) to++;
    // "Without the second block the procedure is not approved.": the facts stand before it.
    if (from === at && (CONCLUDES.test(here.text) || SHOWN_BY_NOTHING.test(here.text)))
      while (at - from < 2 && joins(from - 1, -0.5) && !isAdvice(sentences[from - 1]?.text ?? "")) from--;
    const spans = sentences.slice(from, to + 1).flatMap((s) => s.spans);
    const total = strengths.slice(from, to + 1).reduce((sum, s) => sum + Math.max(0, s), 0);
    const isConcluded = sentences
      .slice(from, to + 1)
      .some((s, i) => (strengths[from + i] ?? 0) >= 2 && REVIEWER_CONCLUDES.test(s.text));
    found.push({
      value: textOf(lines, spans),
      spans,
      // "The request is not medically necessary." says that, not why.
      score: Math.min(
        Math.max(0.3 + Math.min(0.55, strength * 0.07 + total * 0.03), isConcluded ? CONCLUDED : 0),
        sentences.slice(from, to + 1).every((s) => isBare(s.text)) ? BARE : 1,
      ),
    });
  });
  return found;
}

const EARLIER =
  /^(?:the|this|your) (?:\w+ )?(?:claims?|requests?|services?|bills?) had (?:first |already )?been (?:denied|refused)\b|^see (?:sections?|pages?|items?|chapters?)\b/i;

/** "Your first-level appeal concerned four visits that were denied on April 30 as …": why it was refused before the appeal. */
const APPEALED_DECISION =
  /^(?:your|the|this|his|her|their) (?:[\w-]+ ){0,2}(?:appeal|dispute|grievance|reconsideration|redetermination|request) (?:concern(?:ed|s)|was about|is about|disput(?:ed|es)|contest(?:ed|s)|challeng(?:ed|es))\b[^.]{0,120}\b(?:was|were|had been) (?:denied|refused|reduced|not paid)\b/i;

/** "You asked us to change the denial of August 26 (code 5D, not medically necessary)": what the appeal wanted. */
const ASKED_OF_US =
  /^(?:you|your (?:office|letter|appeal)|the (?:provider|member|appeal)) (?:have |has )?ask(?:ed|s) (?:us |the plan |that we )?(?:to )?(?:change|reverse|overturn|reconsider|review|look again at|look at|withdraw|set aside|undo) (?:the|our|this|that|a)\b/i;

const BARE = 0.7;

const isBare = (text: string) =>
  text.split(" ").length <= 9 && !/\b(?:because|due to|since|as|:)\b/i.test(text);

/** "Medical necessity has not been shown." closes what was said before it. */
const SHOWN_BY_NOTHING =
  /^(?:\S+ ){1,4}(?:has|have|was|were) not (?:been )?(?:shown|established|met|demonstrated|supported)\.$/i;

const CONCLUDES =
  /^(?:without|on the strength of|therefore|thus|hence|for (?:this|these|that) reasons?|because of (?:this|that)|as a result|based on (?:this|these|the above)|accordingly|so,?)\b|^(?:\S+ ){0,8}(?:therefore|thus|accordingly)\b|^(?:\S+ ){0,14}such (?:therapy|care|treatments?|services?|visits?) (?:is|are|was|were)\b/i;

/** Three cells with room between them. */
export const GAPS = /\S\s{3,}\S.*\S\s{3,}\S/;

/** A table row or a block of labels is no sentence. */
function isTabular(sentence: Sentence, lines: Line[]): boolean {
  const wide = sentence.spans.filter((s) =>
    GAPS.test(lines[s.line]?.text.slice(s.start, s.end) ?? ""),
  ).length;
  if (/[.·…_]{5,}|(?: \.){5,}|\|.*\|/.test(sentence.text)) return true;
  return wide > sentence.spans.length / 2 || sentence.text.split(" ").length < 4;
}

/** It has a verb, and is no label that a value follows. */
const isStatement = (text: string): boolean =>
  !/:$|\bsee (?:note|remark|reason|message|code)s? \w{1,4}\W?$/i.test(text) &&
  /[.!)”"]$|\b(?:is|are|was|were|not|does|did|has|have|cannot)\b/i.test(text);

/** When nothing states a reason outright: the sentence nearest to one, held weakly. */
export function strongestSentence({ sentences, lines }: Reading): Candidate | undefined {
  const ranked = sentences
    .filter(
      (s) =>
        !isTabular(s, lines) && !isNoReason(s.text) && s.text.length < LONGEST_REASON && isStatement(s.text),
    )
    .map((s) => ({ value: textOf(lines, s.spans), spans: s.spans, score: strengthOf(s) }));
  const best = bestOf(ranked);
  return best && best.score >= 0.9 ? { ...best, score: 0.3 } : undefined;
}
