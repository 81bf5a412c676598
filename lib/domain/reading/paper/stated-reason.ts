import type { Candidate, Reading } from "../page/candidate";
import type { Sentence } from "../page/page-lines";
import { textOf } from "../page/page-lines";
import { statesIn } from "../signs/statements";
import { DISMISSED, REFUSED } from "./refusal";

const LONGEST = 900;
const OVERPAID =
  /\b(?:overpaid|overpayment|paid (?:\w+ ){0,3}in error|paid [^.]{0,30}(?:wrong|incorrect)\w*)\b/i;
/** "Decision: Denied", and the next paragraph says why. */
const BARE_DECISION =
  /^(?:decision|determination|outcome|status|result)\W{1,4}(?:denied|adverse|not (?:approved|certified|authorized|covered))\W*$/i;
const BECAUSE = /\b(?:because|since|as|due to)\b/i;
/** What a reader may do next is no reason. */
const NEXT_STEP =
  /\b(?:you (?:may|can|have the right)|(?:appeal|dispute|reconsider|review|write|send|file|request|respond)\w*\b[^.]{0,80}\bwithin \w+ (?:calendar |business )?days|must be (?:filed|received|sent))\b/i;
/** Of little weight: words that no rule knows, where the payer says "reason" or says no. */
const SCORE = 0.55;

/** The reason where it is in words of its own: what stands under "Reason:", or the sentence that says no and the one after it. */
export function readStatedReason(reading: Reading): Candidate | undefined {
  const under = reading.labeled.find(
    (v) => v.label.kind === "reason" && v.value.split(" ").length >= 3 && !/^notice of\b/i.test(v.value),
  );
  if (under) {
    const at = reading.sentences.findIndex((s) =>
      s.spans.some((p) => p.line === under.span.line && p.end > under.span.start),
    );
    const first = reading.sentences[at];
    if (first) {
      const spans = sameParagraph(reading, at)
        .flatMap((s) => s.spans)
        .filter((p) => p.line > under.span.line || p.end > under.span.start)
        .map((p) => (p.line === under.span.line ? { ...p, start: Math.max(p.start, under.span.start) } : p));
      return candidate(reading, spans);
    }
  }
  const decided = reading.sentences.findIndex((s) => BARE_DECISION.test(s.text));
  const after = reading.sentences[decided + 1];
  if (decided >= 0 && after && isProse(after.text) && !NEXT_STEP.test(after.text))
    return candidate(
      reading,
      sameParagraph(reading, decided + 1).flatMap((s) => s.spans),
    );
  const says = ({ text }: Sentence) =>
    isProse(text) && (statesIn(text, DISMISSED) || statesIn(text, REFUSED));
  const because = reading.sentences.findIndex((s) => says(s) && BECAUSE.test(s.text));
  const whole = reading.sentences.findIndex((s) => says(s) && /[.!]$/.test(s.text));
  const overpaid = reading.sentences.findIndex(
    (s) => isProse(s.text) && /[.!]$/.test(s.text) && statesIn(s.text, OVERPAID),
  );
  const at = [because, whole, reading.sentences.findIndex(says), overpaid].find((found) => found >= 0) ?? -1;
  const said = reading.sentences[at];
  if (!said || NEXT_STEP.test(said.text)) return undefined;
  const told = BECAUSE.test(said.text) ? [said] : sameParagraph(reading, at).slice(0, 3);
  return candidate(
    reading,
    told.flatMap((s) => s.spans),
  );
}

/** "We did not receive it within 60 days, so we dismiss the appeal." */
const SO_DISMISSED =
  /\b(?:so|therefore|thus|for (?:this|that) reason|because of (?:this|that)),? (?:we|your|the|this|it)\b/i;
const POINTS_BACK = /\b(?:it|them|they|this|that|one)\b/i;
const WHY_DISMISSED = 0.7;

/**
 * Why an appeal was not looked at, where one sentence tells the cause and the dismissal: what else the notice says of forms and of the
 * care is no reason. What the sentence points back to ("it") is told by the ones before.
 */
export function readWhyDismissed(
  reading: Reading,
  told: { spans: Candidate["spans"] } | undefined,
): Candidate | undefined {
  const { sentences } = reading;
  const at = sentences.findIndex(
    ({ text }) => isProse(text) && statesIn(text, DISMISSED) && SO_DISMISSED.test(text),
  );
  const said = sentences[at];
  const isTold = said?.spans.every(({ line, end }) =>
    told?.spans.some((span) => span.line === line && span.end >= end),
  );
  if (!said || isTold) return undefined;
  const before = POINTS_BACK.test(said.text.split(SO_DISMISSED)[0] ?? "") ? 2 : 0;
  const own = sentences.slice(Math.max(0, at - before), at + 1).filter((s) => s.paragraph === said.paragraph);
  const found = candidate(
    reading,
    own.flatMap((s) => s.spans),
  );
  return found && { ...found, score: WHY_DISMISSED };
}

/** "… may appeal only with a signed waiver": a rule, which alone does not say what was wrong with this appeal. */
const RULE =
  /\b(?:may|can|must|has to|have to|needs?|is|are) (?:[\w-]+ ){0,8}(?:only (?:with|if|when|by)|unless|signed|in writing|within)\b/i;
/** "By then the signed waiver had not reached us", "Your appeal came without one." */
const NEVER_CAME =
  /\b(?:had|has|have|was|were|did|does) (?:still )?not (?:yet )?(?:been )?(?:reach(?:ed)?|received?|arrived?|come|sent|returned|signed|include[d]?|enclosed?)\b|\bnever (?:came|arrived|received|sent|returned|reached)\b|\bcame [^.]{0,40}\bwithout (?:one|it|them|the|a)\b/i;

/** A rule that an appeal must keep to, with what its paragraph says of this one. */
export function withWhatNeverCame(
  reading: Reading,
  told: { spans: Candidate["spans"] },
): Candidate | undefined {
  const { sentences } = reading;
  const covers = ({ spans }: Sentence) =>
    spans.some((s) => told.spans.some((t) => t.line === s.line && t.start < s.end && s.start < t.end));
  const own = sentences.filter(covers);
  if (
    own.length === 0 ||
    own.some(({ text }) => NEVER_CAME.test(text)) ||
    !own.some(({ text }) => RULE.test(text))
  )
    return undefined;
  const last = sentences.lastIndexOf(own.at(-1) as Sentence);
  const facts = sameParagraph(reading, last)
    .slice(1)
    .filter(({ text }) => NEVER_CAME.test(text));
  if (facts.length === 0) return undefined;
  const found = candidate(
    reading,
    [...own, ...facts].flatMap((s) => s.spans),
  );
  return found && { ...found, score: WHY_DISMISSED };
}

/** A row of a table or of leaders says "not covered" about an amount. */
const isProse = (text: string) =>
  /^\W?\p{L}/u.test(text) && !/\.{4}|\s{3}|\d\.\d\d\b.*\d\.\d\d\b/.test(text) && text.split(" ").length >= 4;

/** The sentences of a paragraph from one on, up to what the reader may do next. */
function sameParagraph({ sentences }: Reading, at: number): Sentence[] {
  const rest = sentences.slice(at).filter((s) => s.paragraph === sentences[at]?.paragraph);
  const end = rest.findIndex((s) => NEXT_STEP.test(s.text));
  return end < 0 ? rest : rest.slice(0, Math.max(1, end));
}

function candidate(reading: Reading, spans: Candidate["spans"]): Candidate | undefined {
  const value = textOf(reading.lines, spans);
  return value && value.length <= LONGEST ? { value, spans, score: SCORE } : undefined;
}
