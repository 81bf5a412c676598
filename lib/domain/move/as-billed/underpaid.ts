import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

/** "Underpaid by $31.10", "paid below the contracted rate", "no interest was paid": the practice's own look at the payment. */
const UNDERPAID =
  /\b(?:under-?paid|under-?payment|short-?paid|paid short)\b(?! (?:no\b|none|0\b|nothing|reports?|list|queue))|\bpaid (?:\w+ ){0,2}(?:below|under|less than) (?:the |our )?(?:contract\w*|fee schedule|agreed|agreement)\b|\b(?:below|under|less than) (?:the |our )?(?:contract(?:ed)?|agreed) (?:rate|price|amount|fee)\b|\b(?:prompt[- ]pay(?:ment)? )?interest\b[^.;\n]{0,24}\b(?:not paid|owed|due|missing)\b|\bno (?:prompt[- ]pay(?:ment)? )?interest (?:was |has been )?(?:paid|included|added)\b/i;
/** What a patient owes is no business of the contract. */
const OF_PATIENT = /\b(?:patient|pt|co-?pay\w*|co-?insurance|deductible)\b/i;
const NONE = /\b(?:0|no|zero|none) (?:of (?:the|our) )?(?:claims?|lines?|payments?)\b/i;
const SETTLED = /\b(?:resolved|corrected|paid (?:correctly|in full)|since reprocessed|not owed)\b/i;
const CONTRACT =
  /\b(?:contract\w*|fee schedule|exhibit|agreement|schedule|rate sheet|prompt[- ]pay\w*|interest|clean claim)\b/i;

/** The payer paid the claim, and the practice's own review of that payment finds it below the contract, or late and without the interest that is due. */
export function underpaid(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  for (const page of pages) {
    const isOfDay = findDates(page.text).some(({ iso }) => services.includes(iso));
    if (!isOfDay || !CONTRACT.test(page.text) || SETTLED.test(page.text)) continue;
    const said = sentencesOn(page).find((sentence) => {
      const found = UNDERPAID.exec(sentence);
      const isOther = OF_PATIENT.test(sentence) || NONE.test(sentence);
      return (
        found !== null && !isOther && !isDenied(sentence, found.index) && !isNoFact(sentence, found.index)
      );
    });
    if (said) return groundOf(page, said);
  }
  return undefined;
}
