import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "Comprehensive care plan, copy given to the patient": the paper, and that somebody got it. */
const COPY_GIVEN =
  /,? *(?:(?:and|with) )?(?:an? |the )?(?:\w+ )?cop(?:y|ies)\b[^.;]{0,24}\b(?:given|provided|sent|handed|furnished|offered|mailed)\b.*$/i;
const GIVEN =
  /\b(?:attached|enclosed|cop(?:y|ies)|gave|given|handed|mailed|sent|provided|uploaded|shared)\b/i;
const NOT_GIVEN =
  /\b(?:not|never|no|without|n['’]t|declin\w+|refus\w+|will|to be|pending|need(?:s|ed)?|fax(?:ed)? to|insurer|payer|insurance|per|according to|under|following|to (?:the |his |her |their )?(?:PCP|Dr|doctor|specialist|cardiolog\w+|home health|facility|agency|hospital|pharmacy|clinic|team|staff|chart))\b/i;
const MOST = 2;

/** Where a paper's copy is asked for: the sentences by which the patient got it; undefined where none is asked for. */
export function ofCopyGiven(text: string, facts: readonly ChartFact[]): ChartFact[] | undefined {
  if (!COPY_GIVEN.test(text)) return undefined;
  // "Comprehensive care plan" is the care plan wherever it is spoken of.
  const paper = /(?:[\p{L}-]+ )?[\p{L}-]{3,}(?=\W*$)/u.exec(text.replace(COPY_GIVEN, ""))?.[0].toLowerCase();
  if (!paper) return [];
  return facts
    .filter(
      ({ measure, adverse, quote, date }) =>
        !measure &&
        !adverse &&
        date !== undefined &&
        GIVEN.test(quote) &&
        !NOT_GIVEN.test(quote) &&
        quote.toLowerCase().includes(paper),
    )
    .slice(0, MOST);
}
