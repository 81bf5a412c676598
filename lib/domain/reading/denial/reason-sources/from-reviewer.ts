import type { Candidate, Reading } from "../../page/candidate";
import { textOf } from "../../page/page-lines";
import { hasReasonWords, isAdvice, isNoReason, strengthOf } from "../denial-cues";
import { LONGEST_REASON } from "../reason-text";

/** "The reviewer's conclusion is:", "Our physician wrote:", "Her finding is this:" and below it, mostly in quotes, why. */
const REVIEWER_SAYS =
  /\b(?:(?:(?:reviewer|physician|doctor|specialist|consultant|surgeon|therapist|chiropractor|nurse|coder|committee|panel)['’]s|her|his|their) (?:\w+ ){0,2}(?:conclusions?|findings?|opinion|rationale|determination|explanation|reasons?)(?: (?:is|was|are|were|reads?|says?|follows?|as follows|this)){0,2}|(?:reviewer|physician|doctor|specialist|consultant|surgeon|therapist|chiropractor|nurse|coder|committee|panel) (?:wrote|concluded|found|stated|explained|reported)(?: (?:this|that|the following|as follows))?|(?:s?he|they|dr\.? \p{L}[\p{L}'’-]+) (?:also |then )?(?:wrote|concluded|found|stated|reported) in (?:the|his|her|their|that) (?:(?:peer|written|own|medical|utilization|independent|first|second|review) )?(?:report|opinion|addendum|review)(?: (?:of|dated|from) [\w ,/]{3,20})?) ?:$/iu;

/** More than a plan's provision that is quoted beside it. */
const OF_REVIEWER = 0.78;

/** Fewer words than these say how it was decided, not why. */
const LEAST_FOUND = 8;

export function fromReviewer({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((intro, at) => {
    const next = sentences[at + 1];
    if (!next || !REVIEWER_SAYS.test(intro.text)) return [];
    const said = sentences.slice(at + 1).filter((s) => s.paragraph === next.paragraph);
    const spans = said.flatMap((s) => s.spans);
    const value = textOf(lines, spans);
    const isReason = value.split(" ").length >= LEAST_FOUND && said.every((s) => strengthOf(s) >= 0);
    return isReason && value.length <= LONGEST_REASON ? [{ value, spans, score: OF_REVIEWER }] : [];
  });
}

/** "4.  Reasons.  The published trials are few …": a heading that opens its paragraph, and why below it. */
const HEADS_REASONS =
  /^(?:(?:our|the|my) )?(?:(?:reviewer|physician|panel|committee)['’]s )?(?:reasons?(?: (?:for|of) (?:the|our|this) (?:decision|finding|determination|denial))?|rationale|reasoning|analysis|basis (?:of|for) (?:the|our|this) (?:decision|finding|determination))\.$/i;

export function fromHeadedParagraph({ sentences, lines }: Reading): Candidate[] {
  return sentences.flatMap((heading, at) => {
    if (!HEADS_REASONS.test(heading.text)) return [];
    const said = sentences.slice(at + 1).filter((s) => s.paragraph === heading.paragraph);
    const spans = said.filter((s) => !isAdvice(s.text) && !isNoReason(s.text)).flatMap((s) => s.spans);
    const value = textOf(lines, spans);
    const isReason = hasReasonWords(value) && value.split(" ").length >= LEAST_FOUND;
    return isReason && value.length <= LONGEST_REASON ? [{ value, spans, score: OF_REVIEWER }] : [];
  });
}
