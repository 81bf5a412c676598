import { groundOf, isDenied } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, lettersOf } from "./other-plan";

/** "We asked the member whether there is other coverage": what an unanswered form is about. */
const ASKED_FOR_COVERAGE =
  /\b(?:other|additional|another|primary|secondary) (?:group |health |medical )*(?:coverage|insurance|plan|carrier)\b|\bcoordination of benefits\b|\bCOB\b|\b(?:first|primary) payer\b/i;
const UNANSWERED =
  /\bno (?:reply|response|answer)\b|\b(?:not|never|n['’]t|yet to) (?:been |yet |come |have )?(?:repl(?:y|ied)|respond\w*|answer\w*|return\w*|receiv\w*|back|provided|complet\w*|updat\w*)\b|\bnot (?:received|returned|provided|on file)\b|\bquestionnaire\b|\bform\b|\bneeds? to\b|\bmust (?:call|contact|complete|update)\b|\b227\b|\binformation requested from the patient\b/i;

/** The payer closed the claim because nobody told it of other coverage. */
export const asksForOtherCoverage = (text: string): boolean =>
  ASKED_FOR_COVERAGE.test(text) && UNANSWERED.test(text);

/** "Other-coverage record updated 10/14", "COB questionnaire received", "COB is current". */
const RECORDED =
  /\b(?:other[- ](?:coverage|insurance)|COB|coordination(?: of benefits)?)\b[^.;\n]{0,60}\b(?:updated|received|on file|completed?|corrected|cleared|resolved|current|removed|closed)\b|\b(?:updated|received|completed|corrected|cleared|removed)\b[^.;\n]{0,30}\b(?:other[- ](?:coverage|insurance)|COB|coordination of benefits)\b/gi;
/** "Told them no other insurance", "called the plan and said that she has nothing else". */
const TOLD =
  /\b(?:told|informed|advised|notified|confirmed to|answered|reported to|called|rang|wrote to|updated)\b[^.;\n]{0,60}\b(?:no (?:other|additional|secondary) (?:health |group |medical )?(?:coverage|insurance|plan)|(?:only|sole) (?:coverage|insurance|plan)|nothing else)\b/gi;
const NO_OTHER =
  /\bno (?:other|additional|secondary) (?:health |group |medical )?(?:coverage|insurance|plan)\b/i;
const FIRST = /\b(\S+)(?: is| are| as|,)? (?:the )?(?:primary|first payer)\b/gi;
/** What is still to come was not told. */
const TO_COME =
  /\b(?:ask(?:ed)? (?:him|her|them|pt|patient|member|client)|will|needs? to|should|must|to be|going to|please|has to|when|once|if|until|would)\b[^.;]{0,60}$/i;

/** Where a text says that the payer comes first or that there is no other coverage, what it says that the payer was told or wrote down. */
function toldIn(text: string, payerName: string): RegExpExecArray[] {
  const own = distinctive(payerName);
  const isFirst =
    NO_OTHER.test(text) ||
    [...text.matchAll(FIRST)].some(
      ([, who = ""]) =>
        /^(?:we|you|us|this|plan)$/i.test(who) || own.some((word) => lettersOf(who).includes(word)),
    );
  if (!isFirst) return [];
  return [...text.matchAll(RECORDED), ...text.matchAll(TOLD)]
    .filter(
      ({ index, 0: words }) =>
        !isDenied(text, index) &&
        !/\bnot\b/i.test(words.replace(NO_OTHER, "")) &&
        !TO_COME.test(text.slice(Math.max(0, index - 90), index)),
    )
    .toSorted((a, b) => a.index - b.index);
}

export const toldOfOtherCoverage = (text: string, payerName: string): boolean =>
  toldIn(text, payerName).length > 0;

/**
 * The practice's log or a print of the payer's portal says that the payer has the answer by now, and that it comes first or that there is no other coverage. Words that
 * ask somebody to answer are none.
 */
export function otherCoverageAnswered(
  pages: readonly Page[],
  noticeText: string,
  payerName: string,
): Ground | undefined {
  if (!asksForOtherCoverage(noticeText.replace(/\s+/g, " "))) return undefined;
  for (const page of pages) {
    const flat = page.text.replace(/\s+/g, " ");
    const [first] = toldIn(flat, payerName);
    if (first) return groundOf(page, flat.slice(first.index, first.index + 160));
  }
  return undefined;
}
