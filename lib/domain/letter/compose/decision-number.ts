import { compactOf } from "../check/source-index";
import { cleanFact, type LetterFacts } from "../facts/facts";

/** The number that the payer gave its own decision, request or case, with its words for it ("Medicare appeal"). */
export type DecisionNumber = { label: string; number: string };

/** What a number may name, the nearest to the decision first. */
const NAMED = [
  "appeal|redetermination|reconsideration|grievance",
  "dispute",
  "recovery|refund|overpayment|recoupment|audit",
  "case",
  "request|order|tracking|review",
  "reference",
].map((words) => new RegExp(String.raw`\b(?:${words})\b`, "i"));
/** A label at the beginning of a line or a cell; a sentence that names a number in passing may tell of another paper. */
const LABELED =
  /(?:^|[^\S\n]{2,}|\|)[^\S\n]{0,3}(?:re:?[^\S\n]{1,20})?(?:our )?((?:(?:medicare|(?:first|second|1st|2nd)[- ]level|(?:provider|member)(?= (?:appeal|dispute|grievance|reconsideration)\b)|external|overpayment|recovery|refund|audit) )?(?:appeal|redetermination|reconsideration|grievance|dispute|recovery|refund|overpayment|recoupment|audit|case|request|order|tracking|review|reference)(?: (?:file|case|reference|review|request))?)(?: ?(?:numbers?|no\b\.?|id\b|#))?[^\S\n]?:?[^\S\n]{1,30}#?(?=([A-Z0-9-]{5,24}))\2(?=[^\S\n]{2}|[^\S\n]?(?:[|,;)]|$)| received\b)/gim;
const LEAST_DIGITS = 5;
/** Days, years, a phone number, a ZIP code, a parcel, services with their modifiers. */
const OTHER_NUMBER =
  /^(?:20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])20\d{2}|\d{1,2}-[A-Z]{3,9}-\d{2,4}|1?8(?:00|33|44|55|66|77|88)\d{7}|\d{5}-\d{4,5}|20\d{2}-20\d{2}|\d{8}-\d{8}|(?:CPT|HCPCS|ICD|DX|REV|NPI|TIN)-?\d+|9[1-5]\d{18,20}|1Z[A-Z0-9]{16}|\d{4}-\d{2}-\d{2}|\d{1,2}-\d{1,2}-\d{2,4}|(?:1-)?\d{3}-\d{3}-\d{4}|\d{5}(?:-[A-Z0-9]{2})?)$/i;

/**
 * By that number the payer finds its own file, which the number of the claim alone does not name. Where the notice prints two of one kind, which of them is this
 * decision's is not told.
 */
export function decisionNumber(facts: LetterFacts, noticeText: string): DecisionNumber | undefined {
  const known = new Set(
    [
      facts.claimNumber,
      facts.payerClaimNumber,
      facts.authorizationNumber,
      facts.memberId,
      facts.groupNumber,
      facts.npi,
      facts.tin,
    ].map((value = "") => compactOf(value)),
  );
  const found = [...noticeText.matchAll(LABELED)]
    .map(([, label = "", number = ""]) => ({ label: labelOf(label), number: cleanFact(number) }))
    .filter(
      ({ number }) =>
        (number.match(/\d/g) ?? []).length >= LEAST_DIGITS &&
        !OTHER_NUMBER.test(number) &&
        !known.has(compactOf(number)),
    );
  for (const kind of NAMED) {
    const own = found.filter(({ label }) => kind.test(label));
    const [first] = own;
    if (first) return own.every(({ number }) => number === first.number) ? first : undefined;
  }
  return undefined;
}

/** "FIRST LEVEL APPEAL" reads "first level appeal"; Medicare keeps its capital. */
const labelOf = (printed: string) =>
  cleanFact(printed)
    .toLowerCase()
    .replace(/^medicare\b/, "Medicare");
