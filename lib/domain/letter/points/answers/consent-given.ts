import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "Consent of the patient, documented": to a service. Leave to appeal is a paper of its own. */
const ASKS_CONSENT =
  /^(?!.*\b(?:appeals?|reconsider\w*|grievance|disputes?|represent\w*|release|disclos\w*|behalf)\b).*\bconsent\b/i;
const GIVEN =
  /\bconsent(?:s|ed)?\b[^.;]{0,40}\b(?:obtained|given|signed|documented|received|on file|verbal(?:ly)?|oral(?:ly)?|written)\b|\b(?:gave|signed|obtained|documented)\b[^.;]{0,30}\bconsent\b|\b(?:verbal|oral|written|signed|informed) consent (?:is )?(?:in|on|dated|from|by|per)\b|\b(?:he|she|they|patient|pt|member|mother|father|parent|guardian|daughter|son) (?:has |have )?(?:verbally |orally )?(?:consented|agree[sd]?)\b[^.;]{0,30}\b(?:verbally|orally|in writing|to (?:enroll|participate|(?:start|begin) (?:the |this )?(?:program|service|treatment|care management|CCM)|the (?:program|service|treatment|procedure)|care management|CCM|this service))\b|\b(?:verbally|orally) (?:agreed|consented)\b/i;
const NOT_GIVEN =
  /\b(?:not|never|no|without|cannot|n['’]t|declin\w+|refus\w+|withdr[ae]w\w*|revok\w+|thinks? about|undecided|pending|need(?:s|ed)?|requir\w+|request(?:ed|s)?|to be|expired|blank|missing|unsigned|forms? (?:was |were )?(?:given|handed|mailed|sent)|if|once|until|will)\b/i;
/** Leave for something else: the release of records, another treatment. */
const OF_SOMETHING_ELSE =
  /\b(?:release|disclos\w*|HIPAA|privacy|records?|photo\w*|video|vaccin\w*|immuniz\w*|shots?|needling|contrast|transfusion|telehealth|telemedicine|text(?:s|ing)?|e-?mails?|research|study|X-?rays?)\b/gi;
const OF_OPERATION =
  /\b(?:injections?|surgery|surgical|operati\w+|procedure|ana?esthesia|biopsy|extraction)\b/i;
/** What was explained before somebody agreed stands in the sentence before. */
const EXPLAINED = /\b(?:explain\w*|discuss\w*|told|inform\w*|advis\w+|went over|offered|reviewed)\b/i;
const MOST = 4;

/** Where a patient's consent to the service is asked for: who agreed and when, with what was explained before. */
export function ofConsent(
  text: string,
  facts: readonly ChartFact[],
  days: readonly string[] = [],
): ChartFact[] {
  if (!ASKS_CONSENT.test(text)) return [];
  const last = days.toSorted().at(-1);
  const said = facts.filter(({ measure }) => !measure);
  return said
    .flatMap((fact, at) => {
      const { quote, adverse, date } = fact;
      if (adverse || !GIVEN.test(quote) || NOT_GIVEN.test(quote)) return [];
      const others = quote.match(OF_SOMETHING_ELSE) ?? [];
      if (others.some((word) => !text.toLowerCase().includes(word.toLowerCase()))) return [];
      if (OF_OPERATION.test(quote) && !OF_OPERATION.test(text)) return [];
      if (!date || (last && date > last)) return [];
      const before = said[at - 1];
      return before && isOfSameNote(before, fact) && !before.adverse && EXPLAINED.test(before.quote)
        ? [before, fact]
        : [fact];
    })
    .slice(0, MOST);
}

const isOfSameNote = (a: ChartFact, b: ChartFact) =>
  a.place.documentId === b.place.documentId &&
  a.place.page === b.place.page &&
  a.date === b.date &&
  a.section === b.section;
