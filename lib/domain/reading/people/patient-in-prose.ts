import type { Reading } from "../page/candidate";
import { spansWithin } from "../page/candidate";
import { GIVEN_NAMES } from "../page/given-names";
import type { Span } from "../page/page-lines";

/** "Marisol Tremblay has used all 20 visits": a person of whom a sentence tells, without a word that says who they are. */
const NAMED =
  /(?<!(?!(?:Mr|Mrs|Ms|Miss|Mx)\.? )\p{Lu}[\p{L}'’.-]{0,24} )(?<![\p{L}'’.-])(?!(?:Mr|Mrs|Ms|Miss|Mx)\b)(\p{Lu}\p{Ll}+) (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}'’-]* \p{Lu})/gu;
/** Whom the words before it make somebody else: who reviewed, whose plan it is, whom to call. */
const OF_ANOTHER_BEFORE =
  /\b(?:by|dr\.?|doctor|colleague|staff|assistant|biller|office|therapist|surgeon|physician|provider|clinician|representative|agent|attorney|nurse|reviewer|director|adjuster|examiner|husband|wife|spouse|father|mother|parent|partner|guardian|subscriber|policy ?holder|sponsor|employee|insured|call|contact|ask for|write to|attn|attention|from|to|at|of|with|and|president|manager|sincerely),? $/i;
const OF_ANOTHER_BEHIND =
  /^,? (?:M\.?D|D\.?O|D\.?C|DPM|D?PT|OTR|SLP|R\.?N|L\.?P\.?N|NP|PA|PhD|PsyD|LCSW|Inc|LLC)\b|^,? (?:the|our|your|her|his|their|a|an|who is (?:the|our)) (?!(?:patient|member|child|son|daughter)\b)\p{Ll}+|^,? who (?:holds|carries|reviewed|read)\b|^ (?:reviewed|read|decided|signed|billed|treated|carries|holds)\b|^(?:['’]s)? (?:health|medical|insurance|plan|clinic|therapy|center|group|county|street|hospital)\b/iu;
const LEAST_WORDS = 4;
/** Below every label and every word that tells: somebody should look. */
const SCORE = 0.44;

/** Persons of running sentences who may be the patient where nothing else tells one. */
export function personsInProse({
  sentences,
  lines,
}: Reading): { raw: string; score: number; spans: Span[] }[] {
  return sentences.flatMap((sentence) =>
    (sentence.text.match(/ \p{Ll}{2,}/gu)?.length ?? 0) < LEAST_WORDS
      ? []
      : [...sentence.text.matchAll(NAMED)].flatMap((match) => {
          const raw = match[0].replace(/['’]s$/, "");
          const behind = sentence.text.slice(match.index + raw.length);
          const isAnother =
            !GIVEN_NAMES.has((match[1] ?? "").toLowerCase()) ||
            OF_ANOTHER_BEFORE.test(sentence.text.slice(0, match.index)) ||
            OF_ANOTHER_BEHIND.test(behind);
          return isAnother ? [] : [{ raw, score: SCORE, spans: spansWithin(sentence, lines, raw) }];
        }),
  );
}
