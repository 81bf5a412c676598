import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "The plan of care is not certified", "no signature of a physician": who certified it, and when, is all that is asked. */
const OF_CERTIFICATION =
  /\b(?:un|re)?-?certif(?:y|ied|ies|ication)\b(?! (?:mail|copy|number|criteria))|\b(?:no|not|without|lacks?|missing)\b[^.;]{0,30}\bsign(?:ature|ed)\b[^.;]{0,12}\b(?:of|by) (?:a|an|the|any|his|her|your) (?:\w+ ){0,2}(?:physician|practitioner|doctor|provider)\b/i;
/** "No certified plan with a measurable aim": the plan's own words are asked for, too. */
const OF_CONTENT =
  /\b(?:goals?|aims?|targets?|measur\w+|improv\w+|progress|skills?|skilled|frequency|duration)\b/i;
const CERTIFIES =
  /\b(?:I|we|hereby) (?:hereby )?(?:re)?-?certify\b|(?<!\b(?:not|never) (?:yet )?)\b(?:re)?certified\b(?! (?:mail|copy|criteria))/i;
/** "Ada Roe, MD   09/18/2026 (by fax)" below the words that are signed. */
export const NAME_AND_DAY =
  /^[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){1,3}, (?:MD|DO|DPM|NP|PA(?:-C)?)\b.{0,12}\d{1,2}\/\d{1,2}\/\d{2,4}(?: ?\([^()]{1,30}\))?$/;
const SIGNED_WITH_DAY = /\bsign(?:ed|ature)\b.*\d/i;

/** What certifies the plan, who signed it on the same page, and how it went out for the signature; nothing where the chart has none. */
export function ofCertification(text: string, facts: readonly ChartFact[]): ChartFact[] {
  if (!OF_CERTIFICATION.test(text) || OF_CONTENT.test(text)) return [];
  const mine = facts.filter(({ measure, adverse }) => !measure && !adverse);
  const certified = mine.filter(
    (fact) => fact.topics.includes("certification") && CERTIFIES.test(fact.quote),
  );
  const onPage = ({ place }: ChartFact) =>
    certified.some((one) => one.place.documentId === place.documentId && one.place.page === place.page);
  const beside = mine.filter(
    (fact) =>
      onPage(fact) &&
      (fact.topics.includes("certification") ||
        NAME_AND_DAY.test(fact.quote) ||
        (fact.topics.includes("signature") && SIGNED_WITH_DAY.test(fact.quote))),
  );
  // The signature stands for what is on its page: the first of the goals tells what was certified.
  const goal = mine.filter((fact) => onPage(fact) && fact.topics.includes("goals")).slice(0, 1);
  const sent = mine.filter(
    ({ topics }) => topics.includes("sent_before") && topics.includes("certification"),
  );
  return certified.length === 0 ? [] : [...new Set([...goal, ...certified, ...beside, ...sent])];
}
