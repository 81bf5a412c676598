import { isNoReason } from "@/lib/domain/reading/denial/denial-cues";
import { type LetterFacts, stated } from "../facts/facts";

/** "CO-50: the care given …", "(CO-22) Our records show …": the code stands in the letter already, and is no word of the reason. */
const CODE_BEFORE =
  /^(?:\((?:CARC |(?:CARC )?(?:CO|PR|OA|PI)[ -]?)[AB]?\d{1,3}\):?\s+(?=\p{L}{2})|(?:(?:denial |reason |adjustment )?code |CARC |(?=(?:CO|PR|OA|PI)[ -]?\d))(?:(?:CO|PR|OA|PI)[ -]?)?[AB]?\d{1,3}\s?[:–-]\s+(?=\p{L}{2}))/iu;
export const withoutCode = (said: string): string => said.replace(CODE_BEFORE, "");

/**
 * The payer's reason in its own words, as a letter quotes it: without the sentences at its beginning and its end that give none,
 * such as who may be billed or what was paid. Where nothing else is said it stands whole.
 */
export function quotedReason(facts: LetterFacts): string {
  const whole = stated(facts, "denialText").replace(/^["“]|["”]$/g, "");
  const sentences = whole.split(/(?<=[.!?])\s+(?=[A-Z0-9])/);
  const first = sentences.findIndex((one) => !isNoReason(one));
  // "2 CO-18 Exact duplicate": the number of a legend's entry.
  const last = sentences.findLastIndex((one) => !isNoReason(one));
  return `“${
    first < 0
      ? whole
      : sentences
          .slice(first, last + 1)
          .join(" ")
          .replace(/^\d{1,2}\s+(?=(?:CO|PR|OA|PI)[ -]?\d)/, "")
          .replace(CODE_BEFORE, "")
          // "Remarks R3" before the meaning of the code: the mark of a legend's entry.
          .replace(/^(?:remarks?|notes?|codes?)\s+[A-Z]{0,2}\d{1,3}\s+(?=(?:CO|PR|OA|PI)[ -]?\d)/i, "")
          // "Reasons:" and "Our reasons are:" over the list are its title, and no word of a reason.
          .replace(
            /^(?:(?:the|our) )?(?:reasons?|rationale|explanation|basis|grounds?)(?: (?:for (?:this|our) (?:decision|denial) )?(?:is|are|follows?))?\s*:\s+/i,
            "",
          )
  }”`;
}
