import { type ChartFact, saidIn } from "@/lib/domain/reading/chart/chart";

/** How a form says of itself that it is none: in capitals across it, so that a sample of blood is not meant. */
const NO_REAL_FORM = [
  /\b(?:SAMPLE|SPECIMEN)\b[\s*:–—-]{1,6}(?:NOT (?:AN? |FOR |VALID)|DO NOT USE)/,
  /\b(?:SAMPLE|SPECIMEN) (?:FORM|COPY|ONLY|LETTER|REFERRAL|AUTHORIZATION|APPROVAL)\b/,
  /\bFOR (?:ILLUSTRATION|TRAINING|DEMONSTRATION)(?: PURPOSES)? ONLY\b/,
  /^[\s*]*(?:VOID|SAMPLE)[\s*]*$/,
  /^\W*sample (?:only|copy|form)\b[^.]{0,20}\bdo not use\b/i,
];
/** "Blood SAMPLE FORM completed by lab": what was drawn or cut from a body. */
const OF_BODY =
  /\b(?:blood|urine|sputum|stool|tissue|cultures?|swabs?|biops\w+|lab(?:oratory)?|serum|saliva|cuff|path(?:ology)?)\b/i;

/** The facts of pages that are a sample of a form: nobody filled it in, so that no number on it is anybody's. */
export function ofSampleForms(facts: readonly ChartFact[]): ReadonlySet<string> {
  const out = new Set<string>();
  for (const page of Map.groupBy(facts, ({ place }) => `${place?.documentId}|${place?.page}`).values())
    if (
      page.flatMap(saidIn).some((said) => !OF_BODY.test(said) && NO_REAL_FORM.some((mark) => mark.test(said)))
    )
      for (const { id } of page) out.add(id);
  return out;
}
